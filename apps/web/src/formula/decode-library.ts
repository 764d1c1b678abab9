import type { SupplierSheet } from '@obrador/engine'
import { decodeFormula, isObject, isQuantity, isText, quantities } from './decode.ts'
import type { OwnIngredient, Prices, SavedFormula } from './model.ts'

/** What comes from outside besides the formula on a table, looked at in the same way. */

const NEEDED = ['grasa', 'hidratos', 'azucares', 'proteinas'] as const satisfies readonly (keyof SupplierSheet)[]
const SHEET = [
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
  return {
    id,
    name,
    model,
    sheet: { ...sheet, grasa, hidratos, azucares, proteinas },
    ...(isQuantity(value.price) && { price: value.price }),
  }
}

export function decodeSaved(value: unknown): SavedFormula | undefined {
  if (!isObject(value) || !isText(value.id) || !isText(value.savedAt)) return undefined
  const formula = decodeFormula(value.formula)
  return formula && { id: value.id, savedAt: value.savedAt, formula }
}

export const decodePrices = (value: unknown): Prices =>
  Object.fromEntries(
    isObject(value) ? Object.entries(value).filter(([name, price]) => isText(name) && isQuantity(price)) : [],
  ) as Prices

export const decodeNames = (value: unknown): string[] => decodeList(value, (name) => (isText(name) ? name : undefined))

const MOST_ITEMS = 100_000

export const decodeList = <T>(value: unknown, decode: (item: unknown) => T | undefined): T[] =>
  Array.isArray(value) ? value.slice(0, MOST_ITEMS).flatMap((item) => decode(item) ?? []) : []
