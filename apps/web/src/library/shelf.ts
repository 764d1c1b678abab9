import { decodeNorms } from '../model/norms.ts'
import { readKey } from './store.ts'
import type { Shelf } from './types.ts'

let shelf: Shelf = {
  isRead: false,
  isKept: true,
  saved: [],
  bin: [],
  photos: new Set(),
  own: [],
  prices: {},
  pieces: [],
  pantry: [],
  norms: decodeNorms(readKey('norms')),
  printsCost: false,
  day: undefined,
  habits: {},
  copiedAt: undefined,
  remindedAt: undefined,
  file: undefined,
}
const watchers = new Set<() => void>()

export const shelfNow = (): Shelf => shelf

export function changeShelf(changes: Partial<Shelf>): void {
  shelf = { ...shelf, ...changes }
  for (const watcher of watchers) watcher()
}

export function watchShelf(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
