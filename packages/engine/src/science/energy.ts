import { type Composition, carbohydrate, fat } from '../composition.ts'

/** Energy conversion factors of Regulation (EU) 1169/2011, Annex XIV, kcal per gram. */
export const KCAL = {
  fat: 9,
  carbohydrate: 4,
  protein: 4,
  polyols: 2.4,
  erythritol: 0,
  fibre: 2,
  alcohol: 7,
  organicAcids: 3,
} as const

/** kcal per 100 g. */
export function energy(of: Composition, polyolType: string | undefined): number {
  const polyolFactor = polyolType === 'eritritol' ? KCAL.erythritol : KCAL.polyols
  return (
    KCAL.fat * fat(of) +
    KCAL.carbohydrate * (carbohydrate(of) - of.polyols) +
    polyolFactor * of.polyols +
    KCAL.protein * of.protein +
    KCAL.fibre * of.fibre +
    KCAL.alcohol * of.alcohol +
    KCAL.organicAcids * of.organicAcids
  )
}
