import type { CellSheet } from '../files/xlsx.ts'
import { foldText } from '../fold.ts'
import { type BookColumn, bookHeadOf } from './columns.ts'
import {
  cellText,
  draftRowOf,
  hasAmountCell,
  hasLetterCell,
  isBesideCell,
  isBlankRow,
  isTotalRow,
  isWordsOnly,
  newDraft,
  type RecipeDraft,
} from './draft.ts'

/** A table with a row for each ingredient and the name of the recipe in a column; a merged cell is blank but for its first row. */
export function draftsByColumn(
  { rows }: CellSheet,
  columns: readonly BookColumn[],
  headAt: number,
): readonly RecipeDraft[] {
  const drafts = new Map<string, RecipeDraft>()
  let open: RecipeDraft | undefined
  for (const [at, cells] of rows.entries()) {
    if (at <= headAt || isBlankRow(cells) || bookHeadOf(cells)) continue
    const row = draftRowOf(cells, columns, at + 1)
    if (drafts.size === 0 && hasAmountCell(row) && isWordsOnly(row)) continue
    const name = cellText(row.cell('recipe'))
    const ingredient = cellText(row.cell('ingredient'))
    if (isTotalRow(name) || isTotalRow(ingredient)) {
      if (open) open.total ??= row.cell('grams') ?? row.cell('quantity')
      continue
    }
    if (name !== '' && hasLetterCell(name)) {
      const family = row.cell('family')
      const key = foldText(name)
      open = drafts.get(key) ?? newDraft(at + 1, name, family === undefined ? undefined : cellText(family))
      drafts.set(key, open)
    }
    if (!open || !hasLetterCell(ingredient)) continue
    if (isBesideCell(ingredient) && !hasAmountCell(row)) {
      open.notes.push(ingredient)
      continue
    }
    open.rows.push(row)
    open.to = at + 1
  }
  return [...drafts.values()].filter((draft) => draft.rows.length > 0)
}
