import { type PriceColumns, type PriceRow, readPrices } from '@obrador/list/prices'
import type { AppEngine } from '../../engine/crafts.ts'
import { GRAMS_PER_KILO } from '../../format/numbers.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { identityKeyOf } from '../../model/ingredient-identity.ts'
import { ownNamed } from '../../model/same-ingredient.ts'
import { identityOutside } from '../../reading/identity.ts'
import { priceWords } from '../../words/es/pantry.ts'

/** What is paid for a kilo of something, and g of the pack it comes in where the list says so. */
export interface PastedPrice {
  readonly key: string
  readonly kilo: number
  readonly packGrams?: number
}

export interface PastedPriceRow extends Omit<PastedPrice, 'key'> {
  readonly row: PriceRow
  /** What it is the price of; nothing where nobody knows yet. */
  readonly key: string | undefined
}

/** What a maker answered, by the line of the list. */
export interface PriceAnswers {
  /** What a price is of. */
  readonly units: Readonly<Record<number, PriceRow['unit']>>
  /** Which ingredient it is. */
  readonly keys: Readonly<Record<number, string>>
  /** What the columns hold. */
  readonly columns?: PriceColumns
}

/** € for a kilo of a row, as it was read or as somebody chose. */
function kiloOf({ perKg, choices, line }: PriceRow, { units }: PriceAnswers): number | undefined {
  return perKg ?? choices?.find(({ unit }) => unit === units[line])?.perKg
}

/** g of what is paid for, where that is a pack or a piece of one. */
function packOf({ price, unit, line }: PriceRow, kilo: number, { units }: PriceAnswers): number | undefined {
  const of = unit ?? units[line]
  return price !== undefined && (of === 'pack' || of === 'piece') ? (GRAMS_PER_KILO * price) / kilo : undefined
}

function keyOf(
  engine: AppEngine,
  { name, line }: PriceRow,
  device: DeviceShelf,
  { keys }: PriceAnswers,
): string | undefined {
  const identity = identityOutside(engine, { name, own: ownNamed(device.own, name)?.id })
  return identity.startsWith('words:') ? keys[line] : identityKeyOf(identity)
}

/** The price list of a supplier, or two columns of a spreadsheet: what is priced, and what is asked about. */
export function pastedPricesIn(engine: AppEngine, text: string, device: DeviceShelf, answers: PriceAnswers) {
  const priced: PastedPriceRow[] = []
  const asked: PriceRow[] = []
  for (const row of readPrices(text, answers.columns, priceWords.texts)) {
    const kilo = kiloOf(row, answers)
    if (kilo === undefined) {
      asked.push(row)
      continue
    }
    const packGrams = packOf(row, kilo, answers)
    priced.push({ row, kilo, key: keyOf(engine, row, device, answers), ...(packGrams && { packGrams }) })
  }
  return { priced, asked }
}
