import { decapitalise, list, number, quoted } from './text.ts'

/** What is wrong with a formula that is used as an ingredient. */

export const shape = (name: string): string =>
  `«preparacion» de «${name}» debe ser el nombre de una entrada de «preparaciones» o un objeto con «oficio» e «ingredients».`

export const missing = (asked: string, known: readonly string[]): string =>
  `No hay ninguna preparación «${asked}» en «preparaciones»${
    known.length > 0
      ? `: están ${list(
          known.map((name) => `«${name}»`),
          'y',
        )}`
      : ''
  }.`

export const craft = (asked: string, known: readonly string[]): string =>
  `No conozco el oficio ${quoted(asked)}: en «oficio» pon ${list(
    known.map((id) => `«${id}»`),
    'o',
  )}.`

export const circle = (path: readonly string[]): string =>
  `La preparación «${path.at(-1)}» se contiene a sí misma (${path.map((name) => `«${name}»`).join(' → ')}): quita la línea que cierra el círculo.`

export const depth = (most: number): string =>
  `Hay preparaciones dentro de preparaciones a más de ${most} niveles: junta alguna en la fórmula que la usa.`

export const size = (count: number, most: number): string =>
  `Con las preparaciones abiertas hay ${count} líneas y el máximo es ${most}: agrupa las que sean iguales.`

export const badYield = (): string =>
  '«rendimiento» son los gramos que quedan de cada 100 pesados: un número mayor que 0 y de hasta 100.'

export const yieldTooLow = (asked: number, least: number): string =>
  `con un rendimiento del ${number(asked, 1)} % se iría más agua de la que hay: lo menos que puede quedar es el ${number(least, 1)} %. «rendimiento» va en %.`

export const untyped = (typeLabel: string): string =>
  `no dices de qué tipo es, así que no le quito el agua que perdería al hacerse (la he leído como ${decapitalise(typeLabel)}): di su «type» o su «rendimiento».`

export const unused = (name: string): string => `Ninguna línea usa la preparación «${name}».`

export const nothing = (): string => 'no queda nada después de hacerla: revisa los gramos y el rendimiento.'
