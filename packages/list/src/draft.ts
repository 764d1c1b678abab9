import type { Amount } from './amounts.ts'
import type { RawLine } from './layout.ts'
import type { Part, Skip } from './reading.ts'

/** One of several on a line; `percent` where that is all it has. */
export type DraftPart = Part & { readonly percent?: number }

/** A line as far as it can be read alone. */
export type Draft = { readonly line: RawLine } & (
  | { readonly is: 'skip'; readonly skip: Skip }
  | { readonly is: 'part'; readonly part: Part }
  | {
      readonly is: 'several'
      readonly parts: readonly DraftPart[]
      readonly title?: string
      readonly yield?: number
      readonly pieces?: number
    }
  | { readonly is: 'name'; readonly name: string; readonly percent?: number }
  | { readonly is: 'amount'; readonly amounts: readonly Amount[] }
  | { readonly is: 'unread' }
)
