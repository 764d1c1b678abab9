import type { Ingredient, IngredientCategory } from '../ingredient.ts'
import type { CleanedName } from './clean.ts'
import { goesBeside } from './droppable.ts'
import type { NameFigure } from './figures.ts'
import { type ParsedName, parseName, rootsOf } from './parse.ts'
import { formWords, NO_PLACES, type PlainReader } from './plain.ts'

/** What stands beside the thing in a name: remarks in brackets, figures, words with a capital of their own. */

/** Shelves whose products stand for each other in a kitchen: of «agua (yudane)» the remark says what it is for. */
const KINDS: readonly ReadonlySet<IngredientCategory>[] = [
  new Set(['grasa', 'mantequilla']),
  new Set(['leche', 'nata', 'yogur', 'queso', 'bebida_vegetal']),
  new Set(['harina', 'cereal', 'almidon']),
  new Set(['fruto_seco', 'semilla', 'pasta_fruto_seco']),
]

/** What comes in one is dry: «natillas (sobre)». */
const [SACHET] = rootsOf('sobre')
/** A figure with its unit: «(1 vaina)» tells nothing of a composition. */
const isTold = ({ percent, unit }: NameFigure): boolean => percent || unit !== undefined
const hasFigure = (figures: readonly NameFigure[]): boolean => figures.some(isTold)

/** Words with a capital of their own, in a text that has small letters to tell them by. */
export function properWords(name: string): ReadonlySet<string> {
  if (!/\p{Ll}/u.test(name)) return NO_PLACES
  // Of a text that begins every word with one, a word of capitals alone tells nothing.
  const capital = /^\p{Ll}|\s\p{Ll}{4}/u.test(name) ? /(?<=\s)\p{Lu}[\p{L}'’]+/gu : /(?<=\s)\p{Lu}\p{Ll}[\p{L}'’]+/gu
  return new Set(rootsOf((name.match(capital) ?? []).join(' ')))
}

/** With its remarks where they say a form or a figure, then without them. */
export function textsOfName({ head, notes }: CleanedName): ParsedName[] {
  const alone = parseName(head)
  if (notes.length === 0) return [alone]
  const remarks = notes.map((note) => ({ note, ...parseName(note) }))
  const telling = remarks.filter(
    ({ words, figures }) => hasFigure(figures) || words.some((word) => formWords.has(word) || word === SACHET),
  )
  if (telling.length === 0) return [alone]
  const figures = telling.flatMap((remark) => remark.figures.filter(isTold))
  return [
    parseName([head, ...telling.map(({ note }) => note)].join(' ')),
    { ...alone, figures: [...alone.figures, ...figures] },
    alone,
  ]
}

/** «Manteca (mantequilla)»: a remark that is another of its kind, with an allergen that the row lacks, is asked about. */
export const remarkContradicts = (
  { notes }: CleanedName,
  row: Ingredient,
  { fewestDropped }: Pick<PlainReader, 'fewestDropped'>,
): boolean =>
  notes.some((note) => {
    const remark = parseName(note)
    const other = remark.words.every((word) => goesBeside(word, row, false)) ? undefined : fewestDropped(remark, [])
    return (
      other !== undefined &&
      KINDS.some((kind) => kind.has(row.category) && kind.has(other.category)) &&
      other.allergens.some((allergen) => !row.allergens.includes(allergen))
    )
  })
