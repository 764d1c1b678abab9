import { spoken } from '../spoken.ts'

/** How usual a formula is: what the bench says of it. What is said of the map and of comparing comes with them. */

export const usualLineWords = spoken('usualLineWords', {
  unusual: 'Poco habitual.',
  rarer: (tenths: number): string => `Más rara que ${tenths} de cada 10 publicadas.`,
  alike: 'Se parece a',
  compareWith: (title: string, author: string | undefined): string =>
    `Comparar con ${title}${author === undefined ? '' : `, de ${author}`}`,
  gramsOf: (least: string, most: string): string => `habitual: ${least}–${most} g`,
  toLine: (name: string): string => `Ir a los gramos de ${name}`,
  band: (least: string, most: string, n: number): string =>
    `Lo habitual, entre ${least} y ${most} (${n} publicadas): un valor fuera no es un fallo.`,
  bandTold: (least: string, most: string): string => `; habitual de ${least} a ${most}`,
  key: 'lo habitual',
} as const)
