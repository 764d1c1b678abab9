import { spoken } from '../spoken.ts'

/** What a workshop has decided for itself. */

export const ownRange = spoken('ownRange', {
  title: 'Mi rango',
  mine: 'Mi rango (tuyo)',
  least: (label: string): string => `Mínimo de ${label}`,
  most: (label: string): string => `Máximo de ${label}`,
  use: 'Usar',
  reset: 'Volver al de Obrador',
  help: 'Para todas tus fórmulas de este tipo: manda en el veredicto, los consejos y Equilibrar.',
  rules: 'Se recuerda para este tipo, y manda en el veredicto, los consejos y Equilibrar.',
  notNumbers: 'Escribe dos cifras.',
  crossed: 'El mínimo no puede pasar del máximo.',
} as const)

export const cabinetWords = spoken('cabinetWords', {
  label: 'Mi vitrina',
  field: 'Temperatura de mi vitrina, °C',
  reset: 'Volver a la de referencia',
  unset: (reference: string): string =>
    `La de referencia es de ${reference} °C. Escribe la tuya: mandará en el veredicto, los consejos y Equilibrar.`,
  rules: 'Se recuerda, y manda en el veredicto, los consejos y Equilibrar.',
  fixed: 'PAC de Obrador (el de la API)',
  problem: (coldest: string, warmest: string): string => `Entre ${coldest} y ${warmest} °C.`,
} as const)

export const settingsWords = spoken('settingsWords', {
  title: 'Ajustes',
  division: 'La báscula va de',
  hourly: 'Euros por hora',
  operator: 'Quién lo hace y dónde',
  vat: 'IVA de lo que vendes (%)',
  vatHelp: 'Lo que tiene un IVA propio, como el pan común, lo conserva; y en cada fórmula puedes poner otro.',
  ranges: 'Mis rangos',
  none: 'Ninguno tuyo: todo se juzga con los de Obrador. Se ponen en la mesa, dentro de cada parámetro.',
  range: (type: string, label: string, least: string, most: string): string =>
    `${type}, ${label}: ${least} a ${most} (tuyo)`,
  reset: 'Quitar',
  resetOne: (what: string): string => `Quitar ${what}`,
} as const)
