import { craftIds } from '../model/crafts.ts'
import { type Day, decodeDay } from '../model/day.ts'
import { decodeFormula } from '../model/decode.ts'
import { decodeList, decodeNames, decodeOwn, decodePrices, decodeSaved } from '../model/decode-library.ts'
import { type Drafts, decodeDrafts } from '../model/drafts.ts'
import { type Formula, isSame, newId, type OwnIngredient, type Prices, type SavedFormula } from '../model/formula.ts'
import { decodeHabits, type Habits } from '../model/habits.ts'
import { decodeBatch, type MadeBatch } from '../model/made-batch.ts'
import { decodeNorms, NO_NORMS, type Norms } from '../model/norms.ts'
import { decodePiece, type Piece } from '../model/piece.ts'
import { decodePriceHistory, type PriceHistory } from '../model/price-history.ts'
import { decodeStock, type Stock } from '../model/stock.ts'
import { decodePhotos, type Photos } from './photos.ts'
import { workedTable } from './tables.ts'
import type { Shelf } from './types.ts'

/** Everything of this device in one file, and what a file of ours holds. */

export interface Copy {
  /** Tells one writing of the file from another. */
  readonly stamp: string
  readonly at: string
  readonly formulas: readonly SavedFormula[]
  /** What is on the table of each craft. */
  readonly tables: readonly Formula[]
  readonly own: readonly OwnIngredient[]
  readonly prices: Prices
  readonly pieces: readonly Piece[]
  /** Batches that were made, with their lots; a file of before version 3 has none. */
  readonly batches?: readonly MadeBatch[]
  readonly priceHistory?: PriceHistory
  readonly pantry: readonly string[]
  readonly stock?: Stock
  readonly printsCost: boolean
  readonly norms: Norms
  readonly photos: Photos
  readonly day?: Day | undefined
  readonly habits?: Habits
  /** Sheets that somebody has begun and not finished; a file of before there were these has none. */
  readonly drafts?: Drafts
}

const VERSION = 3
/** Versions that are read as this one: they only lack what came later. */
const READ: readonly unknown[] = [2, VERSION]

export const copyOf = (
  { saved, own, prices, priceHistory, pieces, batches, pantry, stock, printsCost, norms, day, habits, drafts }: Shelf,
  photos: Photos,
): Copy => ({
  stamp: newId(),
  at: new Date().toISOString(),
  formulas: saved,
  tables: craftIds.flatMap((craft) => workedTable(craft) ?? []),
  own,
  prices,
  priceHistory,
  pieces,
  batches,
  pantry,
  stock,
  printsCost,
  norms,
  photos,
  day,
  habits,
  drafts,
})

export const toJson = (copy: Copy): string => `${JSON.stringify({ obrador: VERSION, ...copy }, null, 1)}\n`

/** The day as it sorts by name: «obrador-2026-11-21.json». */
export const copyName = (): string => `obrador-${new Date().toLocaleDateString('sv-SE')}.json`

/** A formula that comes in by itself, with itself as its first version. */
export const firstOf = (formula: Formula, at: string): SavedFormula => ({
  id: newId(),
  savedAt: at,
  formula,
  versions: [{ at, note: '', formula }],
  tags: [],
  note: '',
})

type Fields = Readonly<Record<string, unknown>>

/** The first version of the file: formulas alone, the one on the table first. */
function fromFirst({ formulas, own }: Fields): Copy {
  const at = new Date().toISOString()
  const each = decodeList(formulas, (one) => decodeFormula(one))
  const once = each.filter((formula, index) => each.findIndex((other) => isSame(other, formula)) === index)
  return {
    stamp: '',
    at,
    formulas: once.map((formula) => firstOf(formula, at)),
    tables: [],
    own: decodeList(own, decodeOwn),
    prices: {},
    pieces: [],
    batches: [],
    pantry: [],
    printsCost: false,
    norms: NO_NORMS,
    photos: {},
  }
}

/** What a text holds, or nothing where it is not a file of ours or was cut off. `keyOf`: what the name of a price means. */
export function fromJson(text: string, keyOf: (name: string) => string): Copy | undefined {
  try {
    const fields: Fields = JSON.parse(text)
    if (fields.obrador === 1) return fromFirst(fields)
    if (!READ.includes(fields.obrador)) return undefined
    const { stamp, at, formulas, tables, own, prices, pieces, pantry, printsCost, norms, photos, day, habits } = fields
    return {
      stamp: String(stamp ?? ''),
      at: String(at ?? ''),
      formulas: decodeList(formulas, decodeSaved),
      tables: decodeList(tables, (one) => decodeFormula(one)),
      own: decodeList(own, decodeOwn),
      prices: decodePrices(prices, keyOf),
      pieces: decodeList(pieces, decodePiece),
      batches: decodeList(fields.batches, decodeBatch),
      pantry: decodeNames(pantry),
      // Of a file from before there were these: nothing is said.
      stock: decodeStock(fields.stock),
      priceHistory: decodePriceHistory(fields.priceHistory),
      printsCost: printsCost === true,
      norms: decodeNorms(norms),
      photos: decodePhotos(photos),
      day: decodeDay(day),
      habits: decodeHabits(habits),
      drafts: decodeDrafts(fields.drafts),
    }
  } catch {
    return undefined
  }
}
