import { lazyFor, lazyValue } from '../words/lazy.ts'
import { ingredientCatalogue, rowsById } from './catalogue.ts'
import type { Ingredient } from './ingredient.ts'
import { foldWords, normaliseName } from './normalise.ts'
import { buildTrigramIndex } from './trigrams.ts'

/**
 * Normalised label → row. Names and aliases come before ids read as words: «levadura seca» is what bakers call the instant
 * yeast, while the exact id `levadura_seca` is the active dry one.
 */
const labels = lazyValue(() => {
  const rows = new Map<string, Ingredient>()
  for (const item of ingredientCatalogue)
    for (const label of [item.name, ...item.aliases]) rows.set(normaliseName(label), item)
  for (const item of ingredientCatalogue) {
    const label = normaliseName(item.id)
    if (!rows.has(label)) rows.set(label, item)
  }
  return rows
})

const likeness = lazyValue(() =>
  buildTrigramIndex(ingredientCatalogue.map((item) => [item.name, ...item.aliases].map(foldWords))),
)

/** The row of a name or alias that is already normalised. */
export const findNormal = (normal: string): Ingredient | undefined => labels().get(normal)

/**
 * The row of that exact id, else of that name or alias. Letters may be upper or lower case, with accents or without.
 *
 * @example
 * ```ts
 * import { findRow } from '@obrador/engine'
 *
 * console.log(findRow('NATA 35%')?.id, findRow('polvo de hadas')) // → nata undefined
 * ```
 */
export const findRow = (text: string): Ingredient | undefined =>
  rowsById.get(text.trim()) ?? findNormal(normaliseName(text))

/** Whether a text is what another language shows a row as, and an alias of that row: Spanish texts say its name (`readingShownNames`). */
export function isNameAbroad(text: string): boolean {
  const normal = normaliseName(text)
  return findNormal(normal)?.abroad?.some((name) => normaliseName(name) === normal) === true
}

const labelWords = lazyFor(({ id, name, aliases }: Ingredient): readonly (readonly string[])[] =>
  [name, ...aliases, id].map((label) => normaliseName(label).split(' ')),
)

/** Whether a text says that it is a row: by a name of it, or by all the words of one among its own. */
export function isRowNamed(text: string, row: Ingredient): boolean {
  if (text === row.id || text === row.name) return true
  const said = new Set(normaliseName(text).split(' '))
  return labelWords(row).some((words) => words.every((word) => said.has(word)))
}

/** Letters of a name that are compared: hardly a name of the catalogue has more, and each one costs. */
const LONGEST_LOOKED_AT = 60

/** Letters that a word keeps when it is mistyped. */
const KEPT_LETTERS = 3
const lettersIn = (word: string): string => [...word].sort().join('')
const isMistyped = (one: string, other: string): boolean =>
  one.slice(0, KEPT_LETTERS) === other.slice(0, KEPT_LETTERS) || lettersIn(one) === lettersIn(other)

/** A row with an allergen is offered only for what begins with a word of it, if mistyped: «propionato cálcico» is no «caseinato cálcico». */
const isOfferable = ({ name, aliases, allergens }: Ingredient, [head = '']: readonly string[]): boolean =>
  allergens.length === 0 || [name, ...aliases].some((label) => foldWords(label).some((word) => isMistyped(head, word)))
/** Rows that are looked at for each that is offered. */
const LOOKED_AT = 3

/**
 * The rows whose names look most like an unknown one, best first; none when nothing looks like it.
 *
 * @param count - How many at most.
 */
export function nearestRows(text: string, count = 3): Ingredient[] {
  const words = foldWords(text.slice(0, LONGEST_LOOKED_AT))
  return likeness()(words, LOOKED_AT * count)
    .flatMap((index) => ingredientCatalogue[index] ?? [])
    .filter((row) => isOfferable(row, words))
    .slice(0, count)
}

const folded = lazyValue(() =>
  ingredientCatalogue.map((item) => ({
    item,
    labels: [item.name, ...item.aliases, item.id].map((label) => foldWords(label).join(' ')),
  })),
)

/** How well a label answers a search: all of it, its start, the start of each word asked for, or not at all. */
function rank(label: string, asked: string, words: readonly string[]): number {
  if (label === asked) return 0
  if (label.startsWith(asked)) return 1
  const own = label.split(' ')
  return words.every((word) => own.some((part) => part.startsWith(word))) ? 2 : Number.POSITIVE_INFINITY
}

/**
 * Rows whose name or an alias has what is asked for, best first; failing that, those that look like it.
 *
 * @param text - Words of a name, as typed in a search box; without any, the whole catalogue is given.
 * @param shownName - What rows are shown as, where that is not Spanish: they are found by that too.
 */
export function searchRows(text: string, shownName?: (row: Ingredient) => string): readonly Ingredient[] {
  const words = foldWords(text)
  if (words.length === 0) return ingredientCatalogue
  const asked = words.join(' ')
  const ranked = folded()
    .map(({ item, labels }) => ({ item, all: shownName ? [foldWords(shownName(item)).join(' '), ...labels] : labels }))
    .map(({ item, all }) => ({ item, at: Math.min(...all.map((label) => rank(label, asked, words))) }))
    .filter(({ at }) => at < Number.POSITIVE_INFINITY)
  if (ranked.length === 0) return nearestRows(text, MOST_ALIKE)
  return ranked.toSorted((a, b) => a.at - b.at).map(({ item }) => item)
}

/** Rows offered when nothing has what is asked for. */
const MOST_ALIKE = 10
