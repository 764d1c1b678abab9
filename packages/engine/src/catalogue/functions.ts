import { totalFat } from '../science/composition.ts'
import type { Ingredient, IngredientCategory } from './ingredient.ts'

/** What the mass of a formula is for: parts that are disjoint and add up to it (yeast and leavening as their equivalents). */
export const MASS_FUNCTIONS = [
  'agua',
  'grasa',
  'azucar',
  'harina',
  'huevo',
  'lacteo',
  'fruto_seco',
  'cacao',
  'fruta',
  'otros',
  'alcohol',
  'gelificante',
  'impulsor',
  'levadura',
  'sal',
] as const
export type FunctionName = (typeof MASS_FUNCTIONS)[number]

/** The categories whose dry rest, without fat or sugar, serves a function; the rest of any other is `otros`. */
const DRY_REST: Readonly<Partial<Record<FunctionName, readonly IngredientCategory[]>>> = {
  harina: ['harina', 'cereal', 'almidon', 'prefermento', 'galleta', 'mejorante'],
  huevo: ['huevo'],
  lacteo: ['leche', 'leche_polvo', 'nata', 'yogur', 'queso', 'mantequilla'],
  fruto_seco: ['fruto_seco', 'pasta_fruto_seco', 'semilla'],
  cacao: ['cacao', 'chocolate'],
  fruta: ['fruta', 'pure_fruta', 'zumo', 'verdura', 'confitura', 'fruta_seca'],
}
/** Categories that serve one function with all they weigh, or with all but their water. */
const WHOLE: Readonly<Partial<Record<IngredientCategory, FunctionName>>> = {
  sal: 'sal',
  levadura: 'levadura',
  impulsor: 'impulsor',
}
const BUT_WATER: Readonly<Partial<Record<IngredientCategory, FunctionName>>> = {
  estabilizante: 'gelificante',
  emulgente: 'gelificante',
}
/** g of fresh yeast, or of baking powder, that a gram does the work of (2.8: dry yeast by makers' tables; 3: bicarbonate, with its acid in the dough). */
const WORK_OF: Readonly<Record<string, number>> = { levadura_seca: 2.8, levadura_instantanea: 2.8, bicarbonato: 3 }

/** What a maker would say is missing: the function that whole ingredients of a category are put in for. */
const PUT_IN_FOR: Readonly<Partial<Record<FunctionName, readonly IngredientCategory[]>>> = {
  ...DRY_REST,
  agua: ['agua'],
  azucar: ['azucar', 'jarabe', 'miel', 'poliol'],
  grasa: ['grasa', 'mantequilla'],
  lacteo: ['leche', 'leche_polvo', 'nata', 'yogur', 'queso'],
  gelificante: ['estabilizante'],
  impulsor: ['impulsor'],
  levadura: ['levadura'],
  sal: ['sal'],
}

const place = new Map<string, number>(MASS_FUNCTIONS.map((name, at) => [name, at]))
const placeOf = (name: FunctionName): number => place.get(name) ?? 0

const byCategory = (
  table: Readonly<Partial<Record<FunctionName, readonly IngredientCategory[]>>>,
): ReadonlyMap<IngredientCategory, number> =>
  new Map(
    Object.entries(table).flatMap(([name, categories]) =>
      categories.map((category) => [category, placeOf(name as FunctionName)] as const),
    ),
  )
const dryRestOf = /* #__PURE__ */ byCategory(DRY_REST)
const putInFor = /* #__PURE__ */ byCategory(PUT_IN_FOR)

/** The place of the function that an ingredient is put in for; none of what gives taste or colour. */
export const purposeOfRow = ({ category }: Ingredient): number | undefined => putInFor.get(category)

/** Grams of each function in a gram of an ingredient, in the order of `MASS_FUNCTIONS`. */
export function functionsOfRow({ id, category, composition: c }: Ingredient): Float64Array {
  const grams = new Float64Array(MASS_FUNCTIONS.length)
  const whole = WHOLE[category]
  const butWater = BUT_WATER[category]
  if (whole) grams[placeOf(whole)] = WORK_OF[id] ?? 1
  else if (butWater) {
    grams[placeOf('agua')] = c.water / 100
    grams[placeOf(butWater)] = 1 - c.water / 100
  } else {
    const rest = dryRestOf.get(category) ?? placeOf('otros')
    // The lactose of what is milk is milk, and no sugar.
    const lactose = rest === placeOf('lacteo') ? 0 : c.lactose
    const sugar =
      c.sucrose + c.glucose + c.fructose + c.galactose + c.maltose + c.otherSugars + c.polyols + c.dextrins + lactose
    grams[placeOf('agua')] = c.water / 100
    grams[placeOf('alcohol')] = c.alcohol / 100
    grams[placeOf('grasa')] = totalFat(c) / 100
    grams[placeOf('azucar')] = sugar / 100
    grams[rest] = (grams[rest] ?? 0) + Math.max(0, 100 - c.water - c.alcohol - totalFat(c) - sugar) / 100
  }
  return grams
}
