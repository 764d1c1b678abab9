import {
  type CompositionComponent,
  denseComposition,
  type FoodComposition,
  mixCompositions,
  totalMass,
} from '../../science/composition.ts'
import { rowsById } from '../catalogue.ts'
import { unionOfFlags } from '../flags.ts'
import type { Ingredient } from '../ingredient.ts'

/** Rows made from other rows: what a figure or a form of a name does to a composition. */

export function rowOfId(id: string): Ingredient {
  const row = rowsById.get(id)
  if (!row) throw new Error(`A rule of names cites ${id}, which the catalogue does not have`)
  return row
}

export type RowShare = readonly [share: number, row: Ingredient]

const union = (parts: readonly RowShare[]) => [
  ...new Set(parts.filter(([share]) => share > 0).flatMap(([, { allergens }]) => allergens)),
]

/** The composition brought to 100: rounding in the tables leaves some rows a little open. */
function closed(of: FoodComposition): FoodComposition {
  const mass = totalMass(of)
  return mass === 100 || mass === 0 ? of : mixCompositions([[100 / mass, of]])
}

/** Several rows in given shares, which add up to one, standing where `base` stands. */
export function blendRows(base: Ingredient, name: string, parts: readonly RowShare[]): Ingredient {
  const allergens = union(parts)
  return {
    ...base,
    name,
    aliases: [],
    near: [],
    flags: unionOfFlags(parts.filter(([share]) => share > 0).map(([, row]) => row)),
    composition: closed(mixCompositions(parts.map(([share, row]) => [share, row.composition]))),
    allergens,
    vegan: parts.every(([, row]) => row.vegan),
    glutenFree: !allergens.includes('gluten'),
    price: parts.reduce((sum, [share, row]) => sum + share * row.price, 0),
    source: `calculated: ${parts.map(([share, row]) => `${Math.round(1000 * share) / 10} % ${row.id}`).join(' + ')}`,
    grade: 'C',
  }
}

/** A row with another composition, worked out from its own. */
export const remadeRow = (row: Ingredient, name: string, parts: FoodComposition, how: string): Ingredient => ({
  ...row,
  name,
  aliases: [],
  near: [],
  composition: closed(parts),
  source: `calculated: ${row.id}, ${how}`,
  grade: 'C',
})

/** Some components set to a total, as they share it now; the rest keeps its profile in what is left. */
export function compositionWithTotal(
  row: Ingredient,
  keys: readonly CompositionComponent[],
  total: number,
): FoodComposition {
  const of = closed(row.composition)
  const now = keys.reduce((sum, key) => sum + of[key], 0)
  const rest = (100 - total) / (100 - now)
  const inside = now > 0 ? total / now : 0
  const changed = Object.fromEntries(
    Object.entries(of).map(([key, grams]) => [
      key,
      grams * (keys.includes(key as CompositionComponent) ? inside : rest),
    ]),
  )
  const readings: Partial<FoodComposition> = keys.includes('milkFat') ? { saturatedFat: of.saturatedFat * inside } : {}
  return denseComposition({ ...changed, ...readings })
}

/** Water set to a figure, everything else grown or thinned alike. */
export const compositionWithWater = (row: Ingredient, water: number): FoodComposition =>
  compositionWithTotal(row, ['water'], water)
