import type { OwnIngredient, PricesById, SavedFormula, TableFormula } from '../model/formula.ts'
import type { KeptKind } from '../model/kept-kind.ts'
import type { MadeBatch } from '../model/made-batch.ts'
import type { KeptSettings } from './kept.ts'
import type { CopiedPhotos } from './photos.ts'

/** A change that is shown and could not be written yet. */
export interface UnsavedWrite {
  readonly kind: KeptKind
  /** The device has no room; otherwise the browser refuses for a reason of its own. */
  readonly isFull: boolean
}

/** What the library holds, as it was last read: the same objects until something in them changes. */
export interface LibrarySnapshot extends KeptSettings {
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
  /** Batches that were made, newest first. */
  readonly batches: readonly MadeBatch[]
  readonly copiedAt: string | undefined
  readonly remindedAt: string | undefined
  readonly file: OwnFileState | undefined
  /** What is shown and not written: it is tried again until it is. */
  readonly unsaved: readonly UnsavedWrite[]
}

type SettingsBrought = { readonly [name in keyof KeptSettings]?: KeptSettings[name] | undefined }

/** What a file would bring to this device, before anything is touched: of the settings what is not here, or all of one that the file adds to. */
export interface RestorePlan extends SettingsBrought {
  readonly pieces: KeptSettings['pieces']
  readonly pantry: KeptSettings['pantry']
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
  /** Pictures of formulas that have none here. */
  readonly photos: CopiedPhotos
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
