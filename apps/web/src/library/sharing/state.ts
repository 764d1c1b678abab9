import type { JsonValue, RoomStatus } from '@obrador/book-sync'
import type { TableLine } from '../../model/formula.ts'

/** What a device knows of the book that it shares, for whoever shows it: the same object until something in it changes. */

/** How the book stands with the others. */
export type SyncStatus =
  | { readonly kind: 'off' }
  | { readonly kind: 'upToDate'; readonly at: number }
  | { readonly kind: 'sending'; readonly changes: number }
  | { readonly kind: 'offline'; readonly changes: number }
  /** Nobody has reached the server for so many days: it goes on that day. */
  | { readonly kind: 'expiring'; readonly days: number; readonly on: string }
  | { readonly kind: 'full'; readonly mostBytes: number }
  | { readonly kind: 'crowded' }
  /** The server holds something that does not open, and this device cannot write again what it may have been. */
  | { readonly kind: 'unreadable' }
  /** The book has another key. */
  | { readonly kind: 'lost' }
  /** Somebody deleted what was shared, or nobody opened it until a day that this device was told. */
  | { readonly kind: 'gone'; readonly expiredOn?: string }

export interface SharedDevice {
  readonly id: string
  readonly name: string
  readonly kind: 'book' | 'weigh'
  readonly seenAt: string
  /** Hexadecimal; empty where the device says something that is no key. */
  readonly publicKey: string
  /** Whether a person has confirmed that key on this device; `changed`: it was first seen here under another. */
  readonly trust: 'known' | 'new' | 'changed'
  /** By which it numbers its batches. */
  readonly mark?: string
}

/** A formula that two devices changed at once, or that one deleted while another changed it. */
export interface ClashingFormula {
  readonly id: string
  readonly name: string
  /** Who wrote something that another wrote otherwise, and when they last did. */
  readonly authors: readonly { readonly name: string; readonly at: number }[]
  readonly places: readonly {
    readonly key: string
    readonly place: { readonly line: string } | { readonly field: string }
    /** What each of the authors has there. */
    readonly values: readonly ({ readonly line: TableLine } | { readonly other: JsonValue })[]
  }[]
  readonly undeletedBy?: string
}

export interface SharingStatus {
  readonly standing: SyncStatus
  readonly mine?: {
    readonly device: string
    readonly name: string
    readonly kind: 'book' | 'weigh'
    /** By which the server knows the book: another one with each key. */
    readonly room: string
  }
  readonly room?: RoomStatus
  readonly devices: readonly SharedDevice[]
  readonly clashing: readonly ClashingFormula[]
  /** Things that came in and are left out because nobody can read them, or may say them there. */
  readonly setAside?: number
  /** When something that was changed here, with a key that may not change it, was last put back to what the book says. */
  readonly putBackAt?: number
  /** When it was joined to another, where that can still be undone. */
  readonly joined?: { readonly at: number; readonly formulas: number }
}

export const NOT_SHARED: SharingStatus = { standing: { kind: 'off' }, devices: [], clashing: [] }

let sharing = NOT_SHARED
const watchers = new Set<() => void>()

export const sharingNow = (): SharingStatus => sharing
export function changeSharing(next: SharingStatus): void {
  sharing = next
  for (const watcher of watchers) watcher()
}
export function watchSharing(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
