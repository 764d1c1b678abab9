import type { FileRefusal } from '@obrador/list/files'
/** What is asked of the worker that reads a tariff, and what it answers. */

export interface PriceFileQuestion {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly name: string
}

export type PriceFileReply =
  | { readonly is: 'read'; readonly text: string }
  | { readonly is: 'refused'; readonly code?: FileRefusal; readonly why: string }
