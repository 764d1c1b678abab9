export const verdict = {
  heading: 'Veredicto',
  cannot: 'No se puede calcular todavía.',
} as const

export const gauges = {
  heading: 'Parámetros',
  state: { in: 'en su rango', under: 'por debajo', over: 'por encima', none: 'informativo' },
  shape: { in: '●', under: '▼', over: '▲', none: '' },
  range: (least: string, most: string): string => `${least} a ${most}`,
  told: (margin: string, question: string): string => `, ${margin}. ${question}`,
  informs: 'Otras cifras',
  ghost: (label: string, value: string): string => `${label} quedaría en ${value}`,
} as const

export const origin = {
  title: '¿De dónde sale?',
  of: (label: string): string => `¿De dónde sale ${label}?`,
  parts: 'Lo que pone cada ingrediente',
  formula: 'Cómo se calcula',
  sources: 'Fuentes',
  blend: 'No es una suma: depende de la mezcla entera.',
} as const

export const advice = {
  heading: 'Consejos',
  apply: 'Aplicar',
  applyAll: 'Aplicar todo',
  applyStep: (step: number): string => `Aplicar el consejo ${step}`,
  effect: 'Qué cambia',
  becomes: (label: string, before: string, after: string): string => `${label}: ${before} → ${after}`,
} as const

export const warnings = { heading: 'Avisos' } as const

export const composition = {
  heading: 'Composición',
  label: (parts: string): string => `Composición: ${parts}`,
} as const

export const bar = {
  worst: (label: string, margin: string): string => `${label}: ${margin}`,
  fine: 'Todo en su rango',
} as const

export const actions = {
  label: 'Acciones',
  balance: 'Equilibrar',
  formulas: 'Fórmulas',
  save: 'Guardar',
  share: 'Compartir',
  print: 'Imprimir',
  kitchen: 'Modo obrador',
  more: 'Más',
} as const
