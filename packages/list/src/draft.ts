import type { LineAmount } from './amounts.ts'
import type { LaidOutLine } from './layout.ts'
import type { ListPart, SkipReason } from './reading.ts'

/** One of several on a line; `percent` where that is all it has. */
export type DraftPart = ListPart & { readonly percent?: number }

/** A line as far as it can be read alone. */
export type LineDraft = { readonly line: LaidOutLine } & (
  | { readonly is: 'skip'; readonly skip: SkipReason }
  | { readonly is: 'part'; readonly part: ListPart }
  | {
      readonly is: 'several'
      readonly parts: readonly DraftPart[]
      readonly title?: string
      readonly yield?: number
      readonly pieces?: number
    }
  | { readonly is: 'name'; readonly name: string; readonly percent?: number }
  | { readonly is: 'amount'; readonly amounts: readonly LineAmount[] }
  | { readonly is: 'unread' }
)
