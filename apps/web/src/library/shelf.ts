import { NO_NORMS, normsShape } from '../model/norms.ts'
import { decodeShape } from '../model/shape.ts'
import { readKey } from './store.ts'
import type { LibrarySnapshot } from './types.ts'

/** Before anything has been read. */
export const EMPTY_LIBRARY: LibrarySnapshot = {
  isRead: false,
  isKept: true,
  saved: [],
  bin: [],
  photos: new Set(),
  unsavedPhotos: new Map(),
  own: [],
  prices: {},
  pieces: [],
  batches: [],
  priceHistory: {},
  pantry: [],
  stock: {},
  packets: {},
  norms: NO_NORMS,
  printsCost: false,
  day: undefined,
  habits: {},
  drafts: {},
  copiedAt: undefined,
  remindedAt: undefined,
  file: undefined,
  unsaved: [],
}

/** The one place where what the device keeps is held; changed by the commands of this folder alone. */
let shelf: LibrarySnapshot = { ...EMPTY_LIBRARY, norms: decodeShape(normsShape, readKey('norms')) ?? NO_NORMS }
const watchers = new Set<() => void>()

export const shelfNow = (): LibrarySnapshot => shelf

export function changeShelf(changes: Partial<LibrarySnapshot>): void {
  shelf = { ...shelf, ...changes }
  for (const watcher of watchers) watcher()
}

export function watchShelf(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
