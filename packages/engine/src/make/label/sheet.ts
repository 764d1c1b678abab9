import type { LegalAllergen } from '../../catalogue/ingredient.ts'
import { ALLERGEN_TELLINGS, readToldAllergens, type ToldAllergens } from '../../catalogue/told-allergens.ts'
import { commonFinding } from '../../findings/find.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { RawLine } from '../../formula/formula.ts'
import { type EnergyFactors, KCAL_FACTORS, KJ_FACTORS, KJ_PER_KCAL } from '../../science/energy.ts'
import { ALL_ALLERGENS } from './allergens.ts'
import { LABEL_NUTRIENTS, type LabelNutrient } from './nutrients.ts'
import type { NutritionFacts } from './nutrition.ts'

/** What the supplier's own label says of an ingredient, per 100 g: it stands before anything else. */
export interface SupplierLabel extends Readonly<Partial<Record<LabelNutrient, number>>> {
  /** All of them. */
  readonly alergenos?: readonly LegalAllergen[]
  /** One by one, as far as they are told. */
  readonly declara?: ToldAllergens
}

/** The most that 100 g can have: all of it, and the energy of pure fat. */
export const mostOfNutrient = (nutrient: LabelNutrient): number => {
  if (nutrient === 'energiaKj') return 100 * KJ_FACTORS.fat
  return nutrient === 'energiaKcal' ? 100 * KCAL_FACTORS.fat : 100
}

const isAllergen = (value: unknown): value is LegalAllergen => ALL_ALLERGENS.some((allergen) => allergen === value)

/** The `ficha` of a line, if it has one. */
export function readSheet({ ficha }: RawLine, position: number): SupplierLabel | undefined {
  if (ficha === undefined || ficha === null) return undefined
  const at = { line: position - 1, field: 'ficha' }
  if (typeof ficha !== 'object')
    throw new FormulaError('invalid-line', commonFinding('label.bad-sheet', { position }), at)
  const sheet: Partial<Record<LabelNutrient, number>> & { declara?: ToldAllergens } = {}
  for (const nutrient of LABEL_NUTRIENTS) {
    const value: unknown = Reflect.get(ficha, nutrient)
    if (value === undefined) continue
    if (typeof value !== 'number' || !(value >= 0 && value <= mostOfNutrient(nutrient))) {
      throw new FormulaError(
        'invalid-line',
        commonFinding('label.bad-sheet-figure', { position, field: nutrient, most: mostOfNutrient(nutrient) }),
        at,
      )
    }
    sheet[nutrient] = value
  }
  const declared: unknown = Reflect.get(ficha, 'declara')
  if (declared !== undefined && declared !== null) {
    const declara = readToldAllergens(declared)
    if (!declara)
      throw new FormulaError(
        'invalid-line',
        commonFinding('label.bad-told-allergens', { position, tellings: ALLERGEN_TELLINGS, all: ALL_ALLERGENS }),
        at,
      )
    sheet.declara = declara
  }
  const alergenos: unknown = Reflect.get(ficha, 'alergenos')
  if (alergenos === undefined) return sheet
  if (!Array.isArray(alergenos) || !alergenos.every(isAllergen)) {
    throw new FormulaError(
      'invalid-line',
      commonFinding('label.bad-sheet-allergens', { position, all: ALL_ALLERGENS }),
      at,
    )
  }
  return { ...sheet, alergenos }
}

/** What brings energy in a declaration, and the factor of each. */
const ENERGY = { grasas: 'fat', hidratosDeCarbono: 'carbohydrate', fibra: 'fibre', proteinas: 'protein' } as const
const BURNT = Object.keys(ENERGY) as (keyof typeof ENERGY)[]

/** A sheet over what was known. Energy that it does not give moves with what brings it. */
export function factsWithSheet(
  { alergenos: _, declara: __, ...sheet }: SupplierLabel,
  known: NutritionFacts,
): NutritionFacts {
  const told = { ...known, ...sheet }
  const moved = (factors: EnergyFactors): number =>
    BURNT.reduce((sum, key) => sum + factors[ENERGY[key]] * (told[key] - known[key]), 0)
  const { energiaKcal, energiaKj } = sheet
  const untold = new Set([...known.untold].filter((nutrient) => sheet[nutrient] === undefined))
  const hasEnergy = energiaKcal !== undefined || energiaKj !== undefined
  if (hasEnergy || BURNT.every((key) => !untold.has(key))) {
    untold.delete('energiaKj')
    untold.delete('energiaKcal')
  }
  return {
    ...told,
    energiaKcal:
      energiaKcal ?? (energiaKj === undefined ? known.energiaKcal + moved(KCAL_FACTORS) : energiaKj / KJ_PER_KCAL),
    energiaKj:
      energiaKj ?? (energiaKcal === undefined ? known.energiaKj + moved(KJ_FACTORS) : energiaKcal * KJ_PER_KCAL),
    untold,
  }
}
