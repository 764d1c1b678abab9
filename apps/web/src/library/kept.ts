import { dayShape } from '../model/day.ts'
import { formulaOf, namesShape, ownShape, type PackPrice, priceShape, savedShape } from '../model/decode-library.ts'
import { draftsShape } from '../model/drafts.ts'
import { habitsShape } from '../model/habits.ts'
import { listOrNone, tableOrNone, tableWithKeys } from '../model/later-shapes.ts'
import { batchShape } from '../model/made-batch.ts'
import { NO_NORMS, normsShape } from '../model/norms.ts'
import { packetsShape } from '../model/packets.ts'
import { pieceShape } from '../model/piece.ts'
import { priceHistoryShape } from '../model/price-history.ts'
import {
  isPlainObject,
  isQuantityValue,
  isTextValue,
  type KeptAs,
  type KeptShape,
  maybeKept,
  recordOf,
  shapeOr,
  shortText,
  trueOrFalse,
} from '../model/shape.ts'
import { stockShape } from '../model/stock.ts'
import { photoShape } from './photos.ts'

/**
 * All that a device keeps, one row for each thing: what reads and writes the database, the copy, what a copy brings, the shared book and the published schema follow
 * from these rows. A field of one of them is a row of its own shape in `model/`.
 */

/** A file of an older version, or a device on which nobody has said anything of it, has none. */
const sinceLater = <Kept>(shape: KeptShape<Kept>, none: NoInfer<Kept>) => maybeKept(shapeOr(shape, none))

/** Small things, each under its own key of the store of settings. */
export const settingsShape = recordOf({
  /** What was paid before. */
  priceHistory: sinceLater(priceHistoryShape, {}),
  /** Put together of formulas, last worked on first. */
  pieces: listOrNone(pieceShape),
  /** Names of what may be added to a formula that is balanced. */
  pantry: namesShape,
  /** How much there is of what somebody has counted. */
  stock: sinceLater(stockShape, {}),
  /** What packets say of allergens, answered once for all formulas. */
  packets: sinceLater(packetsShape, {}),
  /** Whether the technical sheet shows the cost. */
  printsCost: trueOrFalse,
  /** What this workshop has decided for itself; the first verdict needs it before the library is read. */
  norms: shapeOr(normsShape, NO_NORMS),
  /** The plan of a day, where somebody has begun one. */
  day: maybeKept(dayShape),
  /** What this workshop always does: who it is, its papers, its hour. */
  habits: sinceLater(habitsShape, {}),
  /** Sheets that somebody has begun and not finished. */
  drafts: sinceLater(draftsShape, {}),
})

/** Each in a store of its own, by its id or by what it belongs to. */
export const storeShapes = { formulas: savedShape, own: ownShape, prices: priceShape, batches: batchShape }

/** When everything was last copied to a file, and when that was last asked for: of this device alone. */
export const marksShape = recordOf({ copiedAt: maybeKept(shortText), remindedAt: maybeKept(shortText) })

/** Everything of this device in one file. */
export const copyShape = recordOf({
  /** Tells one writing of the file from another. */
  stamp: shapeOr(shortText, ''),
  at: shapeOr(shortText, ''),
  formulas: listOrNone(savedShape),
  /** What is on the table of each craft. */
  tables: listOrNone(formulaOf),
  own: listOrNone(ownShape),
  prices: shapeOr(tableWithKeys(priceShape as KeptShape<PackPrice>, isTextValue), {}),
  /** Batches that were made, with their lots. */
  batches: sinceLater(listOrNone(batchShape), []),
  ...settingsShape.fields,
  photos: tableOrNone(photoShape),
})

type Settings = KeptAs<typeof settingsShape>
export type SettingName = keyof Settings
/** What is read of them; of a plan there may be none. */
export type KeptSettings = Required<Omit<Settings, 'day'>> & { readonly day: Settings['day'] | undefined }
export const SETTING_NAMES = Object.keys(settingsShape.fields) as readonly SettingName[]

/** `keyOf`: what a bare price of an older version, by a typed name, belongs to. Of two names of one thing, the last stays. */
export const pricesRekeyed = (value: unknown, keyOf: (name: string) => string): unknown =>
  isPlainObject(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, price]) => [
          isTextValue(name) && isQuantityValue(price) ? keyOf(name) : name,
          price,
        ]),
      )
    : value
