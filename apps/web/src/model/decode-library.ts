import { ALLERGENS, type SupplierSheet } from '@obrador/engine'
import { decodeFormula, isObject, isQuantity, isText, quantities } from './decode.ts'
import { decodeSack } from './decode-sack.ts'
import type { OwnAllergens, OwnIngredient, Price, Prices, SavedFormula, Version } from './formula.ts'
import { isGtin } from './gtin.ts'

/** What comes from outside besides the formula on a table, looked at in the same way. */

const NEEDED = ['grasa', 'hidratos', 'azucares', 'proteinas'] as const satisfies readonly (keyof SupplierSheet)[]
export const SHEET = [
  ...NEEDED,
  'saturadas',
  'polioles',
  'fibra',
  'sal',
  'agua',
  'alcohol',
  'kcal',
] as const satisfies readonly (keyof SupplierSheet)[]

export function decodeOwn(value: unknown): OwnIngredient | undefined {
  if (!isObject(value) || !isText(value.id) || !isText(value.name) || !isText(value.model)) return undefined
  const sheet = quantities(value.sheet, SHEET)
  const { grasa, hidratos, azucares, proteinas } = sheet
  if (grasa === undefined || hidratos === undefined || azucares === undefined || proteinas === undefined) {
    return undefined
  }
  const { id, name, model } = value
  const sack = decodeSack(value.sack)
  return {
    id,
    name,
    model,
    sheet: { ...sheet, grasa, hidratos, azucares, proteinas },
    ...(isQuantity(value.price) && { price: value.price }),
    ...(isText(value.gtin) && isGtin(value.gtin) && { gtin: value.gtin }),
    ...(isObject(value.allergens) && { allergens: decodeAllergens(value.allergens) }),
    ...(typeof value.label === 'string' && value.label !== '' && { label: decodeNote(value.label) }),
    ...(sack && { sack }),
    ...(value.isApart === true && { isApart: true as const }),
    ...(isText(value.deletedAt) && { deletedAt: value.deletedAt }),
  }
}

const STATES: readonly unknown[] = ['has', 'traces', 'none']
export const decodeAllergens = (value: object): OwnAllergens =>
  Object.fromEntries(
    Object.entries(value).filter(([id, state]) => ALLERGENS.some((one) => one === id) && STATES.includes(state)),
  )

function decodeVersion(value: unknown): Version | undefined {
  if (!isObject(value) || !isText(value.at)) return undefined
  const formula = decodeFormula(value.formula)
  return formula && { at: value.at, note: decodeNote(value.note), formula }
}

const LONGEST_NOTE = 20_000
const decodeNote = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_NOTE) : '')

/** What was saved before there were versions is a first version. */
export function decodeSaved(value: unknown): SavedFormula | undefined {
  if (!isObject(value) || !isText(value.id) || !isText(value.savedAt)) return undefined
  const { id, savedAt, deletedAt } = value
  const formula = decodeFormula(value.formula)
  const versions = Array.isArray(value.versions) ? decodeList(value.versions, decodeVersion) : undefined
  return (
    formula && {
      id,
      savedAt,
      formula,
      versions: versions ?? [{ at: savedAt, note: '', formula }],
      tags: decodeNames(value.tags),
      note: decodeNote(value.note),
      ...(isText(deletedAt) && { deletedAt }),
    }
  )
}

/** A price as it is kept now, or the bare €/kg of an older version of the app. */
function decodePrice(value: unknown): Price | undefined {
  if (isQuantity(value)) return { pack: value, packGrams: 1000, supplier: '', at: '' }
  if (!isObject(value) || !isQuantity(value.pack) || !isQuantity(value.packGrams) || value.packGrams === 0) {
    return undefined
  }
  const { pack, packGrams, supplier, at } = value
  return { pack, packGrams, supplier: isText(supplier) ? supplier : '', at: isText(at) ? at : '' }
}

/** `keyOf`: what a bare price, by a typed name, belongs to; the others say so. Of two names of one thing, the last stays. */
export function decodePrices(value: unknown, keyOf: (name: string) => string): Prices {
  const prices: Record<string, Price> = {}
  for (const [name, sent] of isObject(value) ? Object.entries(value) : []) {
    const price = isText(name) ? decodePrice(sent) : undefined
    if (price) prices[isQuantity(sent) ? keyOf(name) : name] = price
  }
  return prices
}

export const decodeNames = (value: unknown): string[] => decodeList(value, (name) => (isText(name) ? name : undefined))

const MOST_ITEMS = 100_000

export const decodeList = <T>(value: unknown, decode: (item: unknown) => T | undefined): T[] =>
  Array.isArray(value) ? value.slice(0, MOST_ITEMS).flatMap((item) => decode(item) ?? []) : []
