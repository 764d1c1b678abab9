import { craftIds } from '../model/crafts.ts'
import { decodeDay, type WorkDay } from '../model/day.ts'
import { decodeFormula } from '../model/decode.ts'
import { decodeList, decodeNames, decodeOwn, decodePrices, decodeSaved } from '../model/decode-library.ts'
import { decodeDrafts, type KeptDrafts } from '../model/drafts.ts'
import {
  isSameFormula,
  newId,
  type OwnIngredient,
  type PricesById,
  type SavedFormula,
  type TableFormula,
} from '../model/formula.ts'
import { decodeHabits, type WorkshopHabits } from '../model/habits.ts'
import { decodeBatch, type MadeBatch } from '../model/made-batch.ts'
import { decodeNorms, NO_NORMS, type WorkshopNorms } from '../model/norms.ts'
import { decodePiece, type KeptPiece } from '../model/piece.ts'
import { decodePriceHistory, type PriceHistory } from '../model/price-history.ts'
import { decodeStock, type StockGrams } from '../model/stock.ts'
import { type CopiedPhotos, decodePhotos } from './photos.ts'
import { workedTable } from './tables.ts'
import type { LibrarySnapshot } from './types.ts'

/** Everything of this device in one file, and what a file of ours holds. */

export interface LibraryCopy {
  /** Tells one writing of the file from another. */
  readonly stamp: string
  readonly at: string
  readonly formulas: readonly SavedFormula[]
  /** What is on the table of each craft. */
  readonly tables: readonly TableFormula[]
  readonly own: readonly OwnIngredient[]
  readonly prices: PricesById
  readonly pieces: readonly KeptPiece[]
  /** Batches that were made, with their lots; a file of before version 3 has none. */
  readonly batches?: readonly MadeBatch[]
  readonly priceHistory?: PriceHistory
  readonly pantry: readonly string[]
  readonly stock?: StockGrams
  readonly printsCost: boolean
  readonly norms: WorkshopNorms
  readonly photos: CopiedPhotos
  readonly day?: WorkDay | undefined
  readonly habits?: WorkshopHabits
  /** Sheets that somebody has begun and not finished; a file of before there were these has none. */
  readonly drafts?: KeptDrafts
}

const VERSION = 3
/** Versions that are read as this one: they only lack what came later. */
const READ: readonly unknown[] = [2, VERSION]

export const libraryCopyOf = (
  {
    saved,
    own,
    prices,
    priceHistory,
    pieces,
    batches,
    pantry,
    stock,
    printsCost,
    norms,
    day,
    habits,
    drafts,
  }: LibrarySnapshot,
  photos: CopiedPhotos,
): LibraryCopy => ({
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

export const copyToJson = (copy: LibraryCopy): string => `${JSON.stringify({ obrador: VERSION, ...copy }, null, 1)}\n`

/** The day as it sorts by name: «obrador-2026-11-21.json». */
export const copyName = (): string => `obrador-${new Date().toLocaleDateString('sv-SE')}.json`

/** A formula that comes in by itself, with itself as its first version. */
export const firstFormulaOf = (formula: TableFormula, at: string): SavedFormula => ({
  id: newId(),
  savedAt: at,
  formula,
  versions: [{ at, note: '', formula }],
  tags: [],
  note: '',
})

type Fields = Readonly<Record<string, unknown>>

/** The first version of the file: formulas alone, the one on the table first. */
function fromFirst({ formulas, own }: Fields): LibraryCopy {
  const at = new Date().toISOString()
  const each = decodeList(formulas, (one) => decodeFormula(one))
  const once = each.filter((formula, index) => each.findIndex((other) => isSameFormula(other, formula)) === index)
  return {
    stamp: '',
    at,
    formulas: once.map((formula) => firstFormulaOf(formula, at)),
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
export function copyFromJson(text: string, keyOf: (name: string) => string): LibraryCopy | undefined {
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
