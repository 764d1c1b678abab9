import type { CellSheet } from '../files/xlsx.ts'
import { fold } from '../fold.ts'
import { type Column, headOf } from './columns.ts'
import {
  type Draft,
  hasAmount,
  hasLetters,
  isBeside,
  isBlank,
  isTotal,
  isWordsOnly,
  newDraft,
  rowOf,
  textOf,
} from './draft.ts'

/** A table with a row for each ingredient and the name of the recipe in a column; a merged cell is blank but for its first row. */
export function draftsByColumn({ rows }: CellSheet, columns: readonly Column[], headAt: number): readonly Draft[] {
  const drafts = new Map<string, Draft>()
  let open: Draft | undefined
  for (const [at, cells] of rows.entries()) {
    if (at <= headAt || isBlank(cells) || headOf(cells)) continue
    const row = rowOf(cells, columns, at + 1)
    if (drafts.size === 0 && hasAmount(row) && isWordsOnly(row)) continue
    const name = textOf(row.cell('recipe'))
    const ingredient = textOf(row.cell('ingredient'))
    if (isTotal(name) || isTotal(ingredient)) {
      if (open) open.total ??= row.cell('grams') ?? row.cell('quantity')
      continue
    }
    if (name !== '' && hasLetters(name)) {
      const family = row.cell('family')
      const key = fold(name)
      open = drafts.get(key) ?? newDraft(at + 1, name, family === undefined ? undefined : textOf(family))
      drafts.set(key, open)
    }
    if (!open || !hasLetters(ingredient)) continue
    if (isBeside(ingredient) && !hasAmount(row)) {
      open.notes.push(ingredient)
      continue
    }
    open.rows.push(row)
    open.to = at + 1
  }
  return [...drafts.values()].filter((draft) => draft.rows.length > 0)
}
