import { byId, catalogue } from '../catalogue.ts'
import type { Ingredient } from '../ingredient.ts'
import { clean } from './clean.ts'
import type { Figure } from './figures.ts'
import { bareWord, parse } from './parse.ts'
import { ALSO } from './trade.ts'

/** Words in any order, and the figures: what two spellings of one name have in common. */
export const keyOf = (words: readonly string[], figures: readonly Figure[] = []): string => {
  const values = [
    ...new Set(figures.map(({ value, unit }) => (unit === 'w' || unit === 't' ? `${unit}${value}` : `${value}`))),
  ]
  return [...words.toSorted(), ...values.toSorted()].join(' ')
}

export interface Names {
  readonly rows: ReadonlyMap<string, Ingredient>
  /** Every word of a name by its root. */
  readonly vocabulary: ReadonlyMap<string, string>
}

const rowCited = (id: string): Ingredient => {
  const row = byId.get(id)
  if (!row) throw new Error(`A name cites ${id}, which the catalogue does not have`)
  return row
}

/** Every name of every row by its words; where two rows would share a key, the first keeps it. */
export function namesOf(others: Readonly<Record<string, string>>): Names {
  const rows = new Map<string, Ingredient>()
  const vocabulary = new Map<string, string>()
  const add = (text: string, row: Ingredient): void => {
    const { words, figures, spelt } = parse(text)
    for (const [word, full] of spelt) vocabulary.set(bareWord(word), full)
    // A name may leave out the «con» that a label has, but not put in one that it lacks.
    for (const key of new Set([keyOf(words, figures), keyOf(words.map(bareWord), figures)])) {
      if (key !== '' && !rows.has(key)) rows.set(key, row)
    }
  }
  const whole = (label: string): string => {
    const { head, notes } = clean(label)
    return [head, ...notes].join(' ')
  }
  for (const [label, id] of Object.entries(others)) add(whole(label), rowCited(id))
  for (const [id, labels] of Object.entries(ALSO))
    for (const label of labels.split('|')) add(whole(label), rowCited(id))
  for (const item of catalogue) for (const label of [item.name, ...item.aliases]) add(whole(label), item)
  // What stands in brackets in the name of a row explains it: the name is also the row without it.
  for (const item of catalogue) add(clean(item.name).head, item)
  return { rows, vocabulary }
}
