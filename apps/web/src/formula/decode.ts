import type { SupplierSheet } from '@obrador/engine'
import { isCraftId } from '../craft/registry.ts'
import {
  type Batch,
  type Formula,
  type Given,
  type Line,
  newId,
  type OwnIngredient,
  type Prices,
  type SavedFormula,
} from './model.ts'

/** What comes from outside (a link, a file, an older version of the app) is looked at before it is believed. */

/** Far beyond any honest formula: what is cut here is lost. */
const MOST_LINES = 1000
const LONGEST_NAME = 400
const MOST_GRAMS = 1_000_000_000

type Fields = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_NAME
const isQuantity = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= MOST_GRAMS

/** The quantities among some keys of an object; what is not one is dropped. */
function quantities<Key extends string>(value: unknown, keys: readonly Key[]): { [key in Key]?: number } {
  const found: { [key in Key]?: number } = {}
  if (isObject(value)) for (const key of keys) if (isQuantity(value[key])) found[key] = value[key]
  return found
}

const GIVEN = ['aguaEvaporada', 'merma', 'perdidaHorneado'] as const satisfies readonly (keyof Given)[]
const BATCH = ['total', 'pieces', 'pieceGrams'] as const satisfies readonly (keyof Batch)[]

/** A line keeps its id, by which the ticks of the scale know it, unless another bears it already. */
function decodeLine(value: unknown, taken: Set<string>): Line[] {
  if (!isObject(value) || !isText(value.name) || !isQuantity(value.grams)) return []
  const id = isText(value.id) && !taken.has(value.id) ? value.id : newId()
  taken.add(id)
  return [
    {
      id,
      name: value.name,
      grams: value.grams,
      locked: value.locked === true,
      ...(isText(value.own) && { own: value.own }),
    },
  ]
}

export function decodeFormula(value: unknown): Formula | undefined {
  if (!isObject(value) || !isCraftId(value.craft) || !isText(value.type) || !Array.isArray(value.lines))
    return undefined
  const taken = new Set<string>()
  return {
    craft: value.craft,
    type: value.type,
    name: isText(value.name) ? value.name : '',
    lines: value.lines.slice(0, MOST_LINES).flatMap((line) => decodeLine(line, taken)),
    given: quantities(value.given, GIVEN),
    batch: quantities(value.batch, BATCH),
  }
}

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
