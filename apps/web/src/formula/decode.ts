import type { SupplierSheet } from '@obrador/engine'
import { isCraftId } from '../craft/registry.ts'
import { type Batch, type Formula, type Given, type Line, newId, type OwnIngredient } from './model.ts'

/** What comes from outside (a link, a file, an older version of the app) is looked at before it is believed. */

const MOST_LINES = 200
const LONGEST_NAME = 120
const MOST_GRAMS = 1_000_000

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

function decodeLine(value: unknown): Line[] {
  if (!isObject(value) || !isText(value.name) || !isQuantity(value.grams)) return []
  return [
    {
      id: newId(),
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
  return {
    craft: value.craft,
    type: value.type,
    name: isText(value.name) ? value.name : '',
    lines: value.lines.slice(0, MOST_LINES).flatMap(decodeLine),
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

const MOST_ITEMS = 500

export const decodeList = <T>(value: unknown, decode: (item: unknown) => T | undefined): T[] =>
  Array.isArray(value) ? value.slice(0, MOST_ITEMS).flatMap((item) => decode(item) ?? []) : []
