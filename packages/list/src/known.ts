import { findRow, ingredientCatalogue, lazyValue } from '@obrador/engine'
import { foldText } from './fold.ts'
import { substanceOfName, substanceWordsOf } from './substances.ts'

/** Words that join others and say nothing of what something is. */
const JOINING = new Set(
  'de del la el los las en con sin para y o a al d di da of the and with no su por un una le les du des'.split(' '),
)
/** Words of the catalogue that head a recipe as often as they name an ingredient. */
const DISHES = new Set(
  'tarta torta pastel bizcocho helado gelato sorbete granizado crema masa pan pasta flan mousse relleno salsa base cobertura galletas turron brioche bombon bombones trufas merengue ganache veteado variegato glaseado bano magdalenas crumble streusel brownie dacquoise genoise'.split(
    ' ',
  ),
)

/** Whether a name begins as a dish does. */
export const isDishName = (name: string): boolean => DISHES.has(substanceWordsOf(name).trim().split(' ')[0] ?? '')

const catalogueWords = lazyValue(
  (): ReadonlySet<string> =>
    new Set(
      ingredientCatalogue
        .flatMap(({ name, aliases }) => [name, ...aliases])
        .flatMap((label) => foldText(label).match(/\p{L}{3,}/gu) ?? [])
        .filter((word) => !JOINING.has(word)),
    ),
)
const isKnownWord = (word: string): boolean =>
  catalogueWords().has(word) || catalogueWords().has(word.replace(/e?s$/, '')) || catalogueWords().has(`${word}s`)

/** Whether the first word of a name is one that the catalogue knows things by. */
export function headIsKnown(name: string): boolean {
  const [head = ''] = substanceWordsOf(name)
    .trim()
    .split(' ')
    .filter((word) => !JOINING.has(word))
  return isKnownWord(head) || isCutShort(name) || substanceOfName(name) !== undefined
}

const beginsWord = (cut: string): boolean => cut !== '' && [...catalogueWords()].some((word) => word.startsWith(cut))

/** «Ác. tartárico», «Almend. molida»: a point behind the beginning of a word of the catalogue. */
const isCutShort = (name: string): boolean => beginsWord(/^(\p{L}{2,})\.(?:\s|$)/u.exec(foldText(name))?.[1] ?? '')

/** A name without the point that ends a sentence; the point of a word that is cut short stays: «H. espelta int.». */
export function withoutFullStop(name: string): string {
  const [point = '', last = ''] = /(\p{L}+)\.$/u.exec(foldText(name)) ?? []
  const isCut = last !== '' && !isKnownWord(last) && beginsWord(last)
  return point === '' || isCut ? name : name.slice(0, -1)
}

/** The same of its first word alone: «pau de canela» begins with a measure that nobody here knows. */
export function headWordIsKnown(name: string): boolean {
  const [head = ''] = substanceWordsOf(name)
    .trim()
    .split(' ')
    .filter((word) => !JOINING.has(word))
  return isKnownWord(head) || substanceOfName(head) !== undefined
}

/** Whether a text is a name of the catalogue of two words or more and a brand: «Harina de trigo Hacendado». */
export function isBrandedName(text: string): boolean {
  const said = text.split(/\s+/)
  const brand = said.findIndex((word, at) => at > 0 && /^\p{Lu}/u.test(word))
  const name = said.slice(0, brand)
  return (
    brand > 1 && /\p{Ll}/u.test(text) && !DISHES.has(foldText(said[0] ?? '')) && findRow(name.join(' ')) !== undefined
  )
}

/** Whether a text is the name of an ingredient, as far as can be told without a weight beside it. */
export function isIngredientName(text: string): boolean {
  if (findRow(text)) return true
  const said = substanceWordsOf(text)
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !JOINING.has(word) && !/^\d+$/.test(word))
  const [head = ''] = said
  return said.length > 0 && said.length <= 5 && !DISHES.has(head) && said.every(isKnownWord)
}
