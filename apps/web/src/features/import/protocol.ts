import type { BookPrice, ByHand, ReadingProgress, ReviewedRecipe, SheetRead } from '@obrador/list/book'
import type { CellSheet, FileRefusal } from '@obrador/list/files'

/** What the page asks of the worker: a file, and what somebody has said of its columns. */
export interface ImportQuestion {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
  readonly byHand: ByHand
}

/** What a file holds, before anything is kept. */
export interface ReadFile {
  readonly name: string
  readonly recipes: readonly ReviewedRecipe[]
  readonly prices: readonly BookPrice[]
  readonly several: readonly string[]
  readonly askedPrices: number
  readonly sheets: readonly SheetRead[]
  /** The first rows of each sheet, for whoever looks at its columns. */
  readonly cells: readonly CellSheet[]
  readonly totals: number
  readonly formulas: number
  readonly outside: number
}

export type ImportReply =
  | { readonly is: 'progress'; readonly progress: ReadingProgress }
  | { readonly is: 'read'; readonly file: ReadFile }
  /** Why not, in words. */
  | { readonly is: 'refused'; readonly code?: FileRefusal; readonly why: string }
