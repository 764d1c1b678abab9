import { availableCarbohydrate, type FoodComposition, totalFat } from './composition.ts'

/** Energy conversion factors of Regulation (EU) 1169/2011, Annex XIV, kcal per gram. */
export const KCAL_FACTORS = {
  fat: 9,
  carbohydrate: 4,
  protein: 4,
  polyols: 2.4,
  erythritol: 0,
  fibre: 2,
  alcohol: 7,
  organicAcids: 3,
} as const

/** The same in kJ per gram: the Annex rounds each by itself, so that no single number turns one into the other. */
export const KJ_FACTORS: EnergyFactors = {
  fat: 37,
  carbohydrate: 17,
  protein: 17,
  polyols: 10,
  erythritol: 0,
  fibre: 8,
  alcohol: 29,
  organicAcids: 13,
}

/** kJ of a kcal, for an energy that comes without its composition. */
export const KJ_PER_KCAL = 4.184

export type EnergyFactors = { readonly [nutrient in keyof typeof KCAL_FACTORS]: number }

/** Energy of 100 g, in the unit of the factors: kcal unless said. */
export function energyOfComposition(
  of: FoodComposition,
  polyolType: string | undefined,
  factors: EnergyFactors = KCAL_FACTORS,
): number {
  const polyolFactor = polyolType === 'eritritol' ? factors.erythritol : factors.polyols
  return (
    factors.fat * totalFat(of) +
    factors.carbohydrate * (availableCarbohydrate(of) - of.polyols) +
    polyolFactor * of.polyols +
    factors.protein * of.protein +
    factors.fibre * of.fibre +
    factors.alcohol * of.alcohol +
    factors.organicAcids * of.organicAcids
  )
}
