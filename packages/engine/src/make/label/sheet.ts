import type { Allergen } from '../../catalogue/ingredient.ts'
import { find } from '../../findings/find.ts'
import { FormulaError } from '../../formula/errors.ts'
import type { RawLine } from '../../formula/formula.ts'
import { type EnergyFactors, KCAL, KJ, KJ_PER_KCAL } from '../../science/energy.ts'
import { ALLERGENS } from './allergens.ts'
import { NUTRIENTS, type Nutrient } from './nutrients.ts'
import type { Facts } from './nutrition.ts'

/** What the supplier's own label says of an ingredient, per 100 g: it stands before anything else. */
export interface Sheet extends Readonly<Partial<Record<Nutrient, number>>> {
  readonly alergenos?: readonly Allergen[]
}

/** The most that 100 g can have: all of it, and the energy of pure fat. */
export const mostOf = (nutrient: Nutrient): number => {
  if (nutrient === 'energiaKj') return 100 * KJ.fat
  return nutrient === 'energiaKcal' ? 100 * KCAL.fat : 100
}

const isAllergen = (value: unknown): value is Allergen => ALLERGENS.some((allergen) => allergen === value)

/** The `ficha` of a line, if it has one. */
export function readSheet({ ficha }: RawLine, position: number): Sheet | undefined {
  if (ficha === undefined || ficha === null) return undefined
  const at = { line: position - 1, field: 'ficha' }
  if (typeof ficha !== 'object') throw new FormulaError('invalid-line', find('label.bad-sheet', { position }), at)
  const sheet: Partial<Record<Nutrient, number>> & { alergenos?: readonly Allergen[] } = {}
  for (const nutrient of NUTRIENTS) {
    const value: unknown = Reflect.get(ficha, nutrient)
    if (value === undefined) continue
    if (typeof value !== 'number' || !(value >= 0 && value <= mostOf(nutrient))) {
      throw new FormulaError(
        'invalid-line',
        find('label.bad-sheet-figure', { position, field: nutrient, most: mostOf(nutrient) }),
        at,
      )
    }
    sheet[nutrient] = value
  }
  const alergenos: unknown = Reflect.get(ficha, 'alergenos')
  if (alergenos === undefined) return sheet
  if (!Array.isArray(alergenos) || !alergenos.every(isAllergen)) {
    throw new FormulaError('invalid-line', find('label.bad-sheet-allergens', { position, all: ALLERGENS }), at)
  }
  return { ...sheet, alergenos }
}

/** What brings energy in a declaration, and the factor of each. */
const ENERGY = { grasas: 'fat', hidratosDeCarbono: 'carbohydrate', fibra: 'fibre', proteinas: 'protein' } as const
const BURNT = Object.keys(ENERGY) as (keyof typeof ENERGY)[]

/** A sheet over what was known. Energy that it does not give moves with what brings it. */
export function withSheet({ alergenos: _, ...sheet }: Sheet, known: Facts): Facts {
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
    energiaKcal: energiaKcal ?? (energiaKj === undefined ? known.energiaKcal + moved(KCAL) : energiaKj / KJ_PER_KCAL),
    energiaKj: energiaKj ?? (energiaKcal === undefined ? known.energiaKj + moved(KJ) : energiaKcal * KJ_PER_KCAL),
    untold,
  }
}
