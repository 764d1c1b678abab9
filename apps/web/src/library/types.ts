import type { WorkDay } from '../model/day.ts'
import type { KeptDrafts } from '../model/drafts.ts'
import type { OwnIngredient, PricesById, SavedFormula, TableFormula } from '../model/formula.ts'
import type { WorkshopHabits } from '../model/habits.ts'
import type { KeptKind } from '../model/kept-kind.ts'
import type { MadeBatch } from '../model/made-batch.ts'
import type { WorkshopNorms } from '../model/norms.ts'
import type { KeptPiece } from '../model/piece.ts'
import type { PriceHistory } from '../model/price-history.ts'
import type { StockGrams } from '../model/stock.ts'
import type { CopiedPhotos } from './photos.ts'

/** A change that is shown and could not be written yet. */
export interface UnsavedWrite {
  readonly kind: KeptKind
  /** The device has no room; otherwise the browser refuses for a reason of its own. */
  readonly isFull: boolean
}

/** What the library holds, as it was last read: the same objects until something in them changes. */
export interface LibrarySnapshot {
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
  /** Pictures that are not written yet, by the id of their formula; nothing where one is to be taken away. */
  readonly unsavedPhotos: ReadonlyMap<string, Blob | undefined>
  readonly own: readonly OwnIngredient[]
  readonly prices: PricesById
  /** Put together of formulas, last worked on first. */
  readonly pieces: readonly KeptPiece[]
  /** Batches that were made, newest first. */
  readonly batches: readonly MadeBatch[]
  /** What was paid before. */
  readonly priceHistory: PriceHistory
  /** Names of what may be added to a formula that is balanced. */
  readonly pantry: readonly string[]
  /** How much there is of what somebody has counted. */
  readonly stock: StockGrams
  /** What this workshop has decided for itself; the first verdict needs it before the library is read. */
  readonly norms: WorkshopNorms
  /** Whether the technical sheet shows the cost. */
  readonly printsCost: boolean
  /** The plan of a day, where somebody has begun one. */
  readonly day: WorkDay | undefined
  /** What this workshop always does: who it is, its papers, its hour. */
  readonly habits: WorkshopHabits
  /** Sheets that somebody has begun and not finished. */
  readonly drafts: KeptDrafts
  readonly copiedAt: string | undefined
  readonly remindedAt: string | undefined
  readonly file: OwnFileState | undefined
  /** What is shown and not written: it is tried again until it is. */
  readonly unsaved: readonly UnsavedWrite[]
}

/** What a file would bring to this device, before anything is touched. */
export interface RestorePlan {
  readonly formulas: readonly SavedFormula[]
  /** Formulas for tables on which nobody has worked. */
  readonly tables: readonly TableFormula[]
  readonly own: readonly OwnIngredient[]
  /** Prices of which this device has none. */
  readonly prices: PricesById
  /** Prices that are others here. */
  readonly otherPrices: PricesById
  /** Batches that are not here: what is known of lots and workshop follows from all of them. */
  readonly batches: readonly MadeBatch[]
  /** Pieces that are not here, or are others here. */
  readonly pieces: readonly KeptPiece[]
  /** Those of both, where the file knows more. */
  readonly priceHistory?: PriceHistory | undefined
  readonly pantry: readonly string[]
  /** What this device has not counted. */
  readonly stock: StockGrams
  readonly printsCost: boolean
  /** Those here with what the file adds; none where it adds nothing. */
  readonly norms?: WorkshopNorms | undefined
  /** Pictures of formulas that have none here. */
  readonly photos: CopiedPhotos
  /** The plan of a day, where there is none here. */
  readonly day?: WorkDay | undefined
  /** Habits of which this device has none. */
  readonly habits?: WorkshopHabits
  /** Those here with what the file adds; none where it adds nothing. */
  readonly drafts?: KeptDrafts | undefined
  /** Formulas of the file that are here already. */
  readonly known: number
  /** Names of those that went another way here: both stay. */
  readonly beside: readonly string[]
}

/** What some browsers hand over, and their types do not know. */
export interface FileHandle extends FileSystemFileHandle {
  readonly queryPermission?: (how: { readonly mode: 'readwrite' }) => Promise<PermissionState>
  readonly requestPermission?: (how: { readonly mode: 'readwrite' }) => Promise<PermissionState>
}

/** As it is kept: which file, and the stamp of what was last written to it or taken from it. */
export interface OwnFile {
  readonly handle: FileHandle
  readonly stamp: string
}

export type OwnFileState =
  | { readonly is: 'current'; readonly name: string; readonly at: string }
  | { readonly is: 'locked' | 'missing' | 'foreign'; readonly name: string }
  /** Another device has written to it what is not here. */
  | { readonly is: 'ahead'; readonly name: string; readonly plan: RestorePlan; readonly stamp: string }
