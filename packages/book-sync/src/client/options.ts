import type { Book } from '../merge/book.ts'
import type { Keys } from '../secret/keys.ts'
import type { Room, SyncState } from './state.ts'
import type { Kept, Store } from './store.ts'

/** What a device gives to whoever keeps its book in step. */
export interface SyncOptions {
  readonly url: string
  readonly book: Book
  readonly keys: Keys
  /** 128 bits hexadecimal, drawn once for each device. */
  readonly device: string
  readonly store: Store
  readonly kept: Kept
  readonly onState: (state: SyncState, room: Room | undefined) => void
  /** Something came in from elsewhere. */
  readonly onChange: () => void
  /** So many messages, or parts of one, said nothing that a device of the book may say here: they are left out, and the rest goes on. */
  readonly onSetAside?: (count: number) => void
  readonly now?: () => number
  readonly gatheredMs?: number
  /** ms between two tries to reach the relay, at first and at most. */
  readonly retryMs?: { readonly first: number; readonly most: number }
}
