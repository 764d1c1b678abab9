import {
  type CompositionComponent,
  type FoodComposition,
  OWN_SUGARS,
  totalFat,
  totalMass,
} from '../science/composition.ts'
import type { Ingredient } from './ingredient.ts'

/** What a supplier's sheet prints, g per 100 g, in the order of Regulation (EU) 1169/2011; moisture and alcohol if it does. */
export interface SupplierSheet {
  readonly grasa: number
  readonly saturadas?: number
  readonly hidratos: number
  readonly azucares: number
  readonly polioles?: number
  readonly fibra?: number
  readonly proteinas: number
  readonly sal?: number
  readonly agua?: number
  readonly alcohol?: number
  /** kcal per 100 g: only to check the rest against it. */
  readonly kcal?: number
}

const FATS = ['milkFat', 'cocoaButter', 'otherFat'] as const
const SUGARS = [...OWN_SUGARS, 'lactose'] as const
const OTHER_CARBS = ['starch', 'dextrins', 'otherCarbs'] as const

/** A total of the sheet shared out as the model shares its own; what the model does not have is taken for the plainest. */
function shared<Key extends CompositionComponent>(
  total: number,
  model: FoodComposition,
  keys: readonly Key[],
  plain: Key,
): { [key in Key]: number } {
  const own = keys.reduce((sum, key) => sum + model[key], 0)
  const share = (key: Key): number => (own > 0 ? model[key] / own : key === plain ? 1 : 0)
  return Object.fromEntries(keys.map((key) => [key, total * share(key)])) as { [key in Key]: number }
}

/** How many times the model's a figure is; the same where the model has none. */
const times = (value: number, model: number): number => (model > 0 ? value / model : 1)

export function compositionOfSheet(sheet: SupplierSheet, model: FoodComposition): FoodComposition {
  const { grasa, hidratos, azucares, proteinas, polioles = 0, fibra = 0, sal = 0, alcohol = 0 } = sheet
  // Milk and cocoa solids go with the protein they bring; the sheet does not print them.
  const solids = times(proteinas, model.labelProtein)
  const known: FoodComposition = {
    ...model,
    ...shared(grasa, model, FATS, 'otherFat'),
    ...shared(azucares, model, SUGARS, 'sucrose'),
    ...shared(Math.max(0, hidratos - azucares - polioles), model, OTHER_CARBS, 'otherCarbs'),
    // A label multiplies nitrogen by 6.25; the mass follows the factor of the food.
    protein: model.labelProtein > 0 ? proteinas * (model.protein / model.labelProtein) : proteinas,
    labelProtein: proteinas,
    polyols: polioles,
    fibre: fibra,
    alcohol,
    salt: sal,
    ash: sal,
    organicAcids: 0,
    saturatedFat: sheet.saturadas ?? model.saturatedFat * times(grasa, totalFat(model)),
    msnf: model.msnf * solids,
    cocoaNonfat: model.cocoaNonfat * solids,
    water: 0,
    other: 0,
  }
  const rest = Math.max(0, 100 - totalMass(known))
  // What no sheet prints is as in the model, as far as there is room.
  const minerals = Math.max(0, model.ash - model.salt)
  const room = Math.min(1, rest / (minerals + model.organicAcids || 1))
  const left = rest - room * (minerals + model.organicAcids)
  // Where nobody tells the water, the rest is what it is in the model: water, but for a sweetener or a spice.
  const unprinted = model.water + model.other
  const water = Math.min(left, sheet.agua ?? (unprinted > 0 ? left * (model.water / unprinted) : left))
  return {
    ...known,
    ash: known.ash + room * minerals,
    organicAcids: room * model.organicAcids,
    water,
    other: left - water,
  }
}

/**
 * A row of one's own from a supplier's sheet. A sheet does not say which sugars or fats there are, so they are shared out
 * as in the row of the catalogue it resembles; it keeps that row's id, and with it what each craft takes it for.
 */
export const rowFromSheet = (
  name: string,
  sheet: SupplierSheet,
  model: Ingredient,
  price = model.price,
): Ingredient => ({
  ...model,
  name,
  aliases: [],
  composition: compositionOfSheet(sheet, model.composition),
  source: 'trade-data',
  grade: 'B',
  price,
})
