import type { Ingredient } from '../ingredient.ts'
import { findRow } from '../lookup.ts'
import type { ReadByWords } from './reader.ts'

/** «Mantequilla o margarina», «leche (o bebida de soja)», «nata/yogur»: the first is put, and what stands in its place is what it may be as well. */

/** What stands between one choice and the next. */
const BETWEEN = /[\s,;(]+(?:o|u|or|ou|o bien|oppure)\s+|\s+\/\s+|(?<=\p{L}{3})\/(?=\p{L}{3})/iu
const BRACKETS = /[()[\]{}]/g
/** Choices besides the first, and words of the first that another may lack: more of either is no line of a recipe. */
const MOST_OTHERS = 3
const MOST_LACKING = 3

type Read = (name: string) => ReadByWords | undefined

/** The head of the first with another end: «harina de trigo o centeno», «almendra cruda o tostada». */
function headed(first: string, other: string): string[] {
  const words = first.split(/\s+/)
  return words
    .map((_, at) => [...words.slice(0, at), other].join(' '))
    .slice(1)
    .slice(-MOST_LACKING)
    .toReversed()
}

/** Another choice as a row: with the head of the first where that is the name of a thing, else by itself. */
function readOther(first: string, other: string, read: Read): Ingredient | undefined {
  const whole = headed(first, other)
  for (const label of [...whole, other]) {
    const row = findRow(label)
    if (row) return row
  }
  for (const text of [other, ...whole]) {
    const found = read(text)
    if (found) return found.ingredient
  }
  return undefined
}

/** A reading with the other choices of its name: it is provisional where one of them is another thing. */
export function withChoices(name: string, found: ReadByWords, read: Read): ReadByWords {
  const [first = '', ...texts] = name.split(BETWEEN).map((text) => text.replace(BRACKETS, ' ').trim())
  if (texts.length === 0) return found
  // What reads as another thing than its first choice is of both: «praliné almendra/avellana».
  const row = findRow(first) ?? read(first)?.ingredient
  if (row?.id !== found.ingredient.id) return found
  const others = texts.slice(0, MOST_OTHERS).flatMap((text) => readOther(first, text, read) ?? [])
  const apart = others.filter(({ id }) => id !== found.ingredient.id)
  return apart.length > 0 ? { ...found, others: [...(found.others ?? []), ...apart] } : found
}
