import { spoken } from '../spoken.ts'

/** Formulas inside formulas. */
export const nestedFormulaWords = spoken('nestedFormulaWords', {
  version: (number: number): string => `Tuya, versión ${number}`,
  loose: 'Tuya, sin versión',
  here: 'Tuya, cambiada aquí',
  alone: 'Va dentro de esta fórmula',
  expand: ': ver sus líneas. ',
  inside: (name: string): string => `Qué lleva ${name}`,
  gone: 'Agua evaporada',
  open: (name: string): string => `Abrir ${name}`,
  release: 'Soltar en líneas',
  released: (name: string): string => `Has soltado «${name}» en líneas.`,
  releasedWet: (name: string, grams: string): string =>
    `Has soltado «${name}» en líneas: los ${grams} de agua que perdía al hacerla ya no se descuentan.`,
  back: (name: string): string => `Volver a ${name}`,
  changed: (name: string, version: string, figure: string): string =>
    `${name} ha cambiado (${version})${figure === '' ? '' : `: ${figure}`}.`,
  inVersion: (number: number): string => `versión ${number}`,
  noVersion: 'sin versión',
  figure: (label: string, before: string, after: string): string => `${label} ${before} → ${after}`,
  follow: 'Seguir la nueva',
  keep: (version: number): string => (version > 0 ? `Quedarme con la ${version}` : 'Quedarme con la de antes'),
  followed: (name: string): string => `«${name}», al día.`,
  circle: (inner: string, outer: string): string => `${inner} ya lleva ${outer}: no puede llevarse a sí misma.`,
  self: (name: string): string => `${name} no puede llevarse a sí misma.`,
  levels: 'Hasta cuatro niveles: suelta una en líneas.',
  lockMenu: (name: string): string => `${name} al equilibrar`,
  lock: 'Bloquear al equilibrar',
  unlock: 'Desbloquear',
  openLines: 'Abrir también sus líneas',
  asOne: 'Moverla como una',
  opens: 'Sus líneas también se mueven al equilibrar',
  yours: (name: string): string => `tu ${name}`,
  holds: (names: string): string => `Lleva dentro ${names}.`,
  usedBy: (count: number, names: string): string => (count === 1 ? `La usa ${names}.` : `La usan ${count}: ${names}.`),
} as const)
