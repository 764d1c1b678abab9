import type { Day } from '../model/day.ts'
import type { OwnIngredient, Prices, SavedFormula } from '../model/formula.ts'
import type { Habits } from '../model/habits.ts'
import { decodeNorms, type Norms } from '../model/norms.ts'
import type { Piece } from '../model/piece.ts'
import type { FileState } from './own-file.ts'
import { readKey } from './store.ts'

/** What the library holds, as it was last read: the same objects until something in them changes. */
export interface Shelf {
  /** False until it has been read. */
  readonly isRead: boolean
  /** False where the browser keeps nothing. */
  readonly isKept: boolean
  /** Last worked on first. */
  readonly saved: readonly SavedFormula[]
  /** In the bin, last deleted first. */
  readonly bin: readonly SavedFormula[]
  /** Ids of the formulas that have a picture. */
  readonly photos: ReadonlySet<string>
  readonly own: readonly OwnIngredient[]
  readonly prices: Prices
  /** Put together of formulas, last worked on first. */
  readonly pieces: readonly Piece[]
  /** Names of what there is at hand. */
  readonly pantry: readonly string[]
  /** What this workshop has decided for itself; the first verdict needs it before the library is read. */
  readonly norms: Norms
  /** Whether the technical sheet shows the cost. */
  readonly printsCost: boolean
  /** The plan of a day, where somebody has begun one. */
  readonly day: Day | undefined
  /** What this workshop always does: who it is, its papers, its hour. */
  readonly habits: Habits
  readonly copiedAt: string | undefined
  readonly remindedAt: string | undefined
  readonly file: FileState | undefined
}

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
