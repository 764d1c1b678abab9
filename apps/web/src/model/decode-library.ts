import { ALL_ALLERGENS, type SupplierSheet } from '@obrador/engine'
import { decodeFormula, isPlainObject, isQuantityValue, isTextValue, quantitiesIn } from './decode.ts'
import { decodeSack } from './decode-sack.ts'
import type { FormulaVersion, OwnAllergens, OwnIngredient, PackPrice, PricesById, SavedFormula } from './formula.ts'
import { isValidGtin } from './gtin.ts'

/** What comes from outside besides the formula on a table, looked at in the same way. */

const NEEDED = ['grasa', 'hidratos', 'azucares', 'proteinas'] as const satisfies readonly (keyof SupplierSheet)[]
export const SHEET_FIELDS = [
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
  if (!isPlainObject(value) || !isTextValue(value.id) || !isTextValue(value.name) || !isTextValue(value.model))
    return undefined
  const sheet = quantitiesIn(value.sheet, SHEET_FIELDS)
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
    ...(isQuantityValue(value.price) && { price: value.price }),
    ...(isTextValue(value.gtin) && isValidGtin(value.gtin) && { gtin: value.gtin }),
    ...(isPlainObject(value.allergens) && { allergens: decodeAllergens(value.allergens) }),
    ...(typeof value.label === 'string' && value.label !== '' && { label: decodeNote(value.label) }),
    ...(sack && { sack }),
    ...(value.isApart === true && { isApart: true as const }),
    ...(isTextValue(value.deletedAt) && { deletedAt: value.deletedAt }),
  }
}

const STATES: readonly unknown[] = ['has', 'traces', 'none']
export const decodeAllergens = (value: object): OwnAllergens =>
  Object.fromEntries(
    Object.entries(value).filter(([id, state]) => ALL_ALLERGENS.some((one) => one === id) && STATES.includes(state)),
  )

function decodeVersion(value: unknown): FormulaVersion | undefined {
  if (!isPlainObject(value) || !isTextValue(value.at)) return undefined
  const formula = decodeFormula(value.formula)
  return formula && { at: value.at, note: decodeNote(value.note), formula }
}

const LONGEST_NOTE = 20_000
const decodeNote = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_NOTE) : '')

/** What was saved before there were versions is a first version. */
export function decodeSaved(value: unknown): SavedFormula | undefined {
  if (!isPlainObject(value) || !isTextValue(value.id) || !isTextValue(value.savedAt)) return undefined
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
      ...(isTextValue(deletedAt) && { deletedAt }),
    }
  )
}

/** A price as it is kept now, or the bare €/kg of an older version of the app. */
function decodePrice(value: unknown): PackPrice | undefined {
  if (isQuantityValue(value)) return { pack: value, packGrams: 1000, supplier: '', at: '' }
  if (
    !isPlainObject(value) ||
    !isQuantityValue(value.pack) ||
    !isQuantityValue(value.packGrams) ||
    value.packGrams === 0
  ) {
    return undefined
  }
  const { pack, packGrams, supplier, at } = value
  return { pack, packGrams, supplier: isTextValue(supplier) ? supplier : '', at: isTextValue(at) ? at : '' }
}

/** `keyOf`: what a bare price, by a typed name, belongs to; the others say so. Of two names of one thing, the last stays. */
export function decodePrices(value: unknown, keyOf: (name: string) => string): PricesById {
  const prices: Record<string, PackPrice> = {}
  for (const [name, sent] of isPlainObject(value) ? Object.entries(value) : []) {
    const price = isTextValue(name) ? decodePrice(sent) : undefined
    if (price) prices[isQuantityValue(sent) ? keyOf(name) : name] = price
  }
  return prices
}

export const decodeNames = (value: unknown): string[] =>
  decodeList(value, (name) => (isTextValue(name) ? name : undefined))

const MOST_ITEMS = 100_000

export const decodeList = <T>(value: unknown, decode: (item: unknown) => T | undefined): T[] =>
  Array.isArray(value) ? value.slice(0, MOST_ITEMS).flatMap((item) => decode(item) ?? []) : []
