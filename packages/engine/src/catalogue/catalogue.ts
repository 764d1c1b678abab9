import { type FoodComposition, mixCompositions } from '../science/composition.ts'
import * as table from './generated/rows.ts'
import type { Ingredient } from './ingredient.ts'
import { type IngredientMixture, mixturesById } from './mixtures.ts'
import { abroadNamesOf, isFlavourRow, nearRowsOf, rowAliasesOf, rowsOfTable } from './table.ts'

/** When the indicative prices were taken: Spain, workshop purchase, without VAT. They age in months. */
export const PRICES_AS_OF = 'invierno 2025-26'

const simple = rowsOfTable({ names: table.NAMES, kinds: table.KINDS, figures: table.FIGURES })
const simpleById = new Map(simple.map((item) => [item.id, item]))

/** «60% leche_entera + 40% nata; merma de agua 9%», as the tables write it. */
function formulaOf(parts: IngredientMixture['parts']): string {
  const water = parts.get('agua') ?? 0
  const put = [...parts].filter(([, grams]) => grams > 0)
  const whole = put.reduce((sum, [, grams]) => sum + grams, 0)
  const percent = (grams: number): string => `${Math.round((10_000 * grams) / whole) / 100}%`
  const mixture = put.map(([id, grams]) => `${percent(grams)} ${id}`).join(' + ')
  return water < 0 ? `${mixture}; merma de agua ${percent(-water)}` : mixture
}

/** A mixture is what its parts are. */
export function rowOfMixture({ id, name, category, marks, work, parts, names }: IngredientMixture): Ingredient {
  const rows = [...parts].map(([part, grams]): readonly [number, Ingredient] => {
    const row = simpleById.get(part)
    if (!row) throw new Error(`${id} is made of ${part}, which the catalogue does not have`)
    return [grams, row]
  })
  const total = rows.reduce((sum, [grams]) => sum + grams, 0)
  const shares = rows.map(([grams, row]) => [grams / total, row] as const)
  const allergens = [...new Set(shares.flatMap(([, row]) => row.allergens))]
  let dense: FoodComposition | undefined
  return {
    id,
    name,
    aliases: rowAliasesOf(id, name, names, marks),
    near: nearRowsOf(names),
    abroad: abroadNamesOf(names),
    flags: marks.flags,
    category,
    flavour: isFlavourRow(category, marks),
    get composition() {
      dense ??= mixCompositions(shares.map(([share, row]) => [share, row.composition]))
      return dense
    },
    polyolType: rows.find(([, row]) => row.polyolType !== undefined)?.[1].polyolType,
    de: undefined,
    abv: undefined,
    flourW: undefined,
    source: `calculated: ${formulaOf(parts)}`,
    grade: 'C',
    allergens,
    vegan: shares.every(([, row]) => row.vegan),
    glutenFree: !allergens.includes('gluten'),
    price: work + shares.reduce((sum, [share, row]) => sum + share * row.price, 0),
  }
}

export const ingredientCatalogue: readonly Ingredient[] = [...simple, ...[...mixturesById.values()].map(rowOfMixture)]

export const rowsById: ReadonlyMap<string, Ingredient> = new Map(ingredientCatalogue.map((item) => [item.id, item]))
