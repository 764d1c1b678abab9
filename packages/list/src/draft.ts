import type { LineAmount } from './amounts.ts'
import type { LaidOutLine } from './layout.ts'
import type { BareFigure } from './list-unit.ts'
import type { FigureUnit, ListPart, SkipReason } from './reading.ts'

/** An ingredient as far as its line tells: `percent` where that is all it has, `bare` the figure whose unit the whole list decides. */
export type DraftPart = ListPart & { readonly bare?: BareFigure }

/** A line as far as it can be read alone. */
export type LineDraft = { readonly line: LaidOutLine } & (
  | { readonly is: 'skip'; readonly skip: SkipReason }
  | { readonly is: 'part'; readonly part: DraftPart }
  | {
      readonly is: 'several'
      readonly parts: readonly DraftPart[]
      readonly title?: string
      readonly yield?: number
      readonly pieces?: number
    }
  | { readonly is: 'name'; readonly name: string; readonly percent?: number; readonly figureUnit?: FigureUnit }
  | { readonly is: 'amount'; readonly amounts: readonly LineAmount[] }
  | { readonly is: 'unread' }
)
