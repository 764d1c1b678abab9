import { type Ingredient, nearestRows } from '@obrador/engine'
import type { AppCraft } from '../engine/crafts.ts'
import { shownName } from '../format/page-speech.ts'

/** One thing that a name may be. */
export interface NameChoice {
  readonly name: string
  readonly label: string
  /** The ingredient of one's own that it is. */
  readonly own?: string
}

/** Of what is provisional and of what nobody knows, as many are offered. */
const MOST_OFFERED = 3
const MOST_CANDIDATES = 2

/** A row by its own name, or by its id where that name is worked out from another's. */
export function choiceOfRow(craft: AppCraft, type: string, { id, name: label }: Ingredient): readonly NameChoice[] {
  const by = [label, id].find((one) => craft.rowNamed(one, type)?.id === id)
  return by === undefined ? [] : [{ name: by, label: shownName(label) }]
}

/** What a name may be, what was put first where it is provisional; nothing where it is one thing. */
export function nameChoicesFor(craft: AppCraft, type: string, name: string): readonly NameChoice[] {
  const choiceOf = (row: Ingredient): readonly NameChoice[] => choiceOfRow(craft, type, row)
  const read = craft.nameRead(name, type)
  if (!read) return nearestRows(name, MOST_CANDIDATES).flatMap(choiceOf)
  const { others } = read.open ?? {}
  if (!others) return []
  const rows = [read.ingredient, ...others.filter(({ id }) => id !== read.ingredient.id)]
  return rows.slice(0, MOST_OFFERED).flatMap(choiceOf)
}
