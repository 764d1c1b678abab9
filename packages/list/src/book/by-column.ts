import type { CellSheet } from '../files/xlsx.ts'
import { foldText } from '../fold.ts'
import { skipByWords } from '../skips.ts'
import { type BookColumn, bookHeadOf, isRecipeCode } from './columns.ts'
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
  const drafts: RecipeDraft[] = []
  const last = new Map<string, { readonly draft: RecipeDraft; readonly names: Set<string> }>()
  let called = ''
  let open: RecipeDraft | undefined
  for (const [at, cells] of rows.entries()) {
    if (at <= headAt || isBlankRow(cells) || bookHeadOf(cells)) continue
    const row = draftRowOf(cells, columns, at + 1)
    if (headAt < 0 && drafts.length === 0 && hasAmountCell(row) && isWordsOnly(row)) continue
    const name = cellText(row.cell('recipe'))
    const ingredient = cellText(row.cell('ingredient'))
    if (isTotalRow(name) || isTotalRow(ingredient)) {
      if (open) open.total ??= row.cell('grams') ?? row.cell('quantity')
      continue
    }
    const isNamed =
      hasLetterCell(name) || isRecipeCode(row.cell('recipe')) || (name !== '' && hasLetterCell(ingredient))
    if (name !== '' && isNamed && foldText(name) !== called) {
      const family = row.cell('family')
      called = foldText(name)
      // Named again further down, it goes on; what it has already makes another of it.
      const before = last.get(called)
      open = before?.names.has(foldText(ingredient)) ? undefined : before?.draft
      if (!open) {
        open = newDraft(at + 1, name, family === undefined ? undefined : cellText(family))
        drafts.push(open)
        last.set(called, { draft: open, names: new Set() })
      }
    }
    if (!open || !hasLetterCell(ingredient)) continue
    if (!hasAmountCell(row) && (isBesideCell(ingredient) || skipByWords(ingredient) !== undefined)) {
      open.notes.push(ingredient)
      continue
    }
    open.rows.push(row)
    last.get(called)?.names.add(foldText(ingredient))
    open.to = at + 1
  }
  return drafts.filter((draft) => draft.rows.length > 0)
}
