import type { SharedBook } from '../merge/book.ts'
import type { BookKeys } from '../secret/keys.ts'
import type { RoomStatus, SyncState } from './state.ts'
import type { DeviceStore, KeptState } from './store.ts'

/** What a device gives to whoever keeps its book in step. */
export interface SyncOptions {
  readonly url: string
  readonly book: SharedBook
  readonly keys: BookKeys
  /** 128 bits hexadecimal, drawn once for each device. */
  readonly device: string
  readonly store: DeviceStore
  readonly kept: KeptState
  readonly onState: (state: SyncState, room: RoomStatus | undefined) => void
  /** Something came in from elsewhere. */
  readonly onChange: () => void
  /** So many messages, or parts of one, said nothing that a device of the book may say here: they are left out, and the rest goes on. */
  readonly onSetAside?: (count: number) => void
  /** What was written here where this key may not write is dropped, and what the others have is read anew. */
  readonly onDropped?: () => void
  readonly now?: () => number
  readonly gatheredMs?: number
  /** ms between two tries to reach the relay, at first and at most. */
  readonly retryMs?: { readonly first: number; readonly most: number }
}
