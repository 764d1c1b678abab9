import { byId, catalogue } from '../catalogue.ts'
import type { Ingredient } from '../ingredient.ts'
import { stem } from '../normalise.ts'
import { ALSO } from './also.ts'
import { clean } from './clean.ts'
import type { Figure, Unit } from './figures.ts'
import { bareWord, inSpanish, parse } from './parse.ts'
import { seldom } from './seldom.ts'

/** Units whose figure is never that of another. */
const LETTERED: ReadonlySet<Unit> = new Set(['w', 't', 'be'])
/** The figures of a name in one order: with its words, what two spellings of one name have in common. */
export const figuresKey = (figures: readonly Figure[]): string =>
  [...new Set(figures.map(({ value, unit }) => (unit && LETTERED.has(unit) ? `${unit}${value}` : `${value}`)))]
    .toSorted()
    .join(' ')

/** One name of a row, by its words in any order. */
export interface Entry {
  readonly words: readonly string[]
  readonly figures: string
  readonly row: Ingredient
}

export interface Names {
  /** The names that have a word. */
  readonly byWord: ReadonlyMap<string, readonly Entry[]>
  /** Every word of a name by its root. */
  readonly vocabulary: ReadonlyMap<string, string>
}

const rowCited = (id: string): Ingredient => {
  const row = byId.get(id)
  if (!row) throw new Error(`A name cites ${id}, which the catalogue does not have`)
  return row
}

const whole = (label: string): string => {
  const { head, notes } = clean(label)
  return [head, ...notes].join(' ')
}

/** Names by their words; where two rows would share a name, the first keeps it, and of two orders of words that which is said. */
function indexOf(labels: Iterable<readonly [text: string, row: Ingredient]>): Names {
  const taken = new Set<string>()
  const byWord = new Map<string, Entry[]>()
  const vocabulary = new Map<string, string>()
  const add = (words: readonly string[], figures: string, row: Ingredient): void => {
    const key = `${words.join(' ')} ${figures}`
    if (words.length === 0 || taken.has(key)) return
    taken.add(key)
    for (const word of words) {
      const entries = byWord.get(word)
      if (entries) entries.push({ words, figures, row })
      else byWord.set(word, [{ words, figures, row }])
    }
  }
  for (const [text, row] of labels) {
    const { words, figures, spelt } = parse(text)
    for (const [word, full] of spelt) vocabulary.set(bareWord(word), stem(full))
    add(words, figuresKey(figures), row)
    // A name may leave out the «con» that a label has, but not put in one that it lacks.
    if (words.some((word) => word !== bareWord(word))) add(words.map(bareWord), figuresKey(figures), row)
  }
  return { byWord, vocabulary }
}

/** The words of one craft. */
export const namesOfCraft = (words: Readonly<Record<string, string>>): Names =>
  indexOf(Object.entries(words).map(([label, id]) => [whole(label), rowCited(id)]))

/** «Arroz para arroz con leche»: once its words are taken apart it is the name of another. */
const REPEATS = /\b(\w{4,})\b.*\b\1\b/
/** A name that is only another row's by what its words were taken for gives way to that row. */
const isSecondHand = (label: string): boolean => REPEATS.test(label) || inSpanish(label) !== label

let common: Names | undefined
const labelled = (item: Ingredient) => [item.name, ...item.aliases].map((label) => [whole(label), item] as const)
/** Every name of every row, the same for all crafts: built once, when the first name needs it. */
export function commonNames(): Names {
  common ??= indexOf([
    ...Object.entries(ALSO).flatMap(([id, labels]) =>
      labels.split('|').map((label) => [whole(label), rowCited(id)] as const),
    ),
    ...catalogue
      .flatMap(labelled)
      .toSorted(([one], [other]) => Number(isSecondHand(one)) - Number(isSecondHand(other))),
    // What stands in brackets in the name of a row explains it: the name is also the row without it.
    ...catalogue.map((item) => [clean(item.name).head, item] as const),
    ...seldom().flatMap(labelled),
  ])
  return common
}
