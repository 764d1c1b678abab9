import { listText, numberText, quotedText } from '@obrador/engine'
import type { GuessGround } from '../ground.ts'
import { kilosText } from '../messages.ts'

/** What is said of how a text, a price list or a file was read: Spanish. */

export { fileRefusals } from '../files/words.ts'
export { priceTexts } from '../messages.ts'

const pastedLine = (line: number, text: string, name: string): string =>
  `Línea ${line} del texto (${quotedText(text)}${name === text ? '' : `, ${quotedText(name)}`}): `

const figure = (value: number): string => numberText(value, 4)

/** Where a suggested weight comes from, in a few words. */
export const weightReasons = {
  volume: (ml: number, density: number, label: string): string =>
    `${figure(ml)} ml × ${figure(density)} g/ml (${label})`,
  asWater: (ml: number): string => `${figure(ml)} ml como si fuera agua: no sé su densidad`,
  pieces: (count: number, grams: number, label: string): string => `${figure(count)} × ${figure(grams)} g (${label})`,
  spoons: (count: number, grams: number, spoon: string, label: string): string =>
    `${figure(count)} × ${figure(grams)} g (${spoon} rasa de ${label})`,
  vessels: (count: number, grams: number, vessel: string, ml: number, label: string): string =>
    `${figure(count)} × ${figure(grams)} g (${vessel} de ${figure(ml)} ml, ${label})`,
  middle: (low: number, high: number, unit: string): string => `mitad de ${figure(low)}–${figure(high)} ${unit}`,
  vague: (grams: number): string => `${figure(grams)} g o algo así`,
  old: (count: number, grams: number, unit: string): string =>
    `${figure(count)} × ${figure(grams)} g (${unit} castellana)`,
  kilos: (value: number): string => `${figure(value)} kg, si la lista está en kilos`,
  misread: (written: string, grams: number): string => `«${written}» parece ${figure(grams)} g mal leído`,
  twoFigures: (grams: number): string => `${figure(grams)} g: hay dos cifras sin unidad`,
  each: (count: number, grams: number): string => `${figure(count)} × ${figure(grams)} g, si es el peso de cada uno`,
  bakers: (percent: number): string => `${figure(percent)} % sobre 1 kg de harina`,
  ofBatch: (percent: number): string => `${figure(percent)} % de 1 kg`,
  byOrder: (grams: number): string => `${figure(grams)} g, si los pesos van en el orden de los nombres`,
  inStep: (grams: number): string => `${figure(grams)} g, que solo dice un paso`,
  grams: (grams: number): string => `${figure(grams)} g, si son gramos`,
  trace: (count: number, grams: number, label: string): string => `${figure(count)} × ${figure(grams)} g (${label})`,
}

export const countedAbout = (line: number, text: string, name: string, grams: number, why: string): string =>
  `${pastedLine(line, text, name)}la he contado como ≈ ${numberText(grams)} g, ${why}; si no es eso, escribe sus gramos.`

export const notCounted = (line: number, text: string, name: string): string =>
  `${pastedLine(line, text, name)}no sé cuánto pesa y no la he contado; escribe sus gramos.`

export const notWeighed = (line: number, text: string, name: string): string =>
  `${pastedLine(line, text, name)}está en la fórmula sin pesar; escribe sus gramos.`

export const moreReadings = (count: number): string =>
  `Hay ${count} aviso${count === 1 ? '' : 's'} más como estos sobre el texto: ${count === 1 ? 'míralo' : 'míralos'} en «lecturas».`

export const nothingReadable = (lines: number, asked: string | undefined): string => {
  const why =
    lines === 0
      ? 'está vacío'
      : asked === undefined
        ? 'solo tiene títulos, pasos o notas'
        : `no dice cuánto pesa nada (por ejemplo, ${quotedText(asked)})`
  return `En «texto» no hay ninguna línea que se pueda contar: ${why}. Escribe un ingrediente por línea con sus gramos, como «500 g azúcar».`
}

const GROUNDS: Readonly<Record<GuessGround['by'], (words: string) => string>> = {
  title: (words) => `el título dice ${quotedText(words)}`,
  heading: (words) => `una parte se llama ${quotedText(words)}`,
  composition: () => 'es lo que sale de sus ingredientes',
}

/** What the type of a text rests on. */
export const typeBecause = (grounds: readonly GuessGround[]): string =>
  listText(
    grounds.map(({ by, words = '' }) => GROUNDS[by](words)),
    'y',
  )

export const yieldDiffers = (made: number, sum: number): string =>
  `El texto dice ${kilosText(made)} y sus líneas suman ${kilosText(sum)}: mira si falta algo o si hay que escalarlo.`

export const untitledPart = (at: number): string => `parte ${at}`

const quotedList = (titles: readonly string[]): string =>
  listText(
    titles.map((title) => quotedText(title)),
    'y',
  )

export const partsTogether = (titles: readonly string[]): string =>
  `En el texto hay ${titles.length} recetas o partes (${quotedList(titles)}) y las he contado juntas.`

export const partsLeftOut = (judged: readonly string[], others: readonly string[], grams: number): string =>
  `En el texto hay ${judged.length + others.length} recetas o partes: aquí solo cuenta ${quotedList(judged)}. ${
    others.length > 1 ? 'Quedan' : 'Queda'
  } fuera ${quotedList(others)}, que ${others.length > 1 ? 'suman' : 'pesa'} ${kilosText(grams)}: mándala${
    others.length > 1 ? 's' : ''
  } por separado.`
