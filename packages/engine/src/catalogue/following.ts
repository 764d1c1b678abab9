import {
  type CompositionComponent,
  type FoodComposition,
  OWN_SUGARS,
  totalFat,
  totalSugars,
} from '../science/composition.ts'
import type { Ingredient } from './ingredient.ts'
import { isDairyRow } from './solutes.ts'

export const FAT_COMPONENTS = ['milkFat', 'cocoaButter', 'otherFat'] as const
export const SUGAR_COMPONENTS = [...OWN_SUGARS, 'lactose'] as const

export type MutableComposition = { [component in CompositionComponent]: number }

export const sumOfComponents = (of: FoodComposition, keys: readonly CompositionComponent[]): number =>
  keys.reduce((sum, key) => sum + of[key], 0)

/** Protein of milk solids, g/g: what a row has beyond it is not of milk. */
const PROTEIN_OF_MSNF = 0.377

const by = (after: number, before: number): number => (before > 0 ? after / before : 1)

/** Milk solids move with their lactose, their protein and their salts. */
function milkSolids(row: Ingredient, next: FoodComposition): number {
  const { composition: of } = row
  if (of.msnf === 0) return 0
  const dairy = isDairyRow(row)
  const ofMilk = dairy ? 1 : Math.min(1, (PROTEIN_OF_MSNF * of.msnf) / (of.protein || 1))
  const salts = dairy ? next.ash - next.salt - (of.ash - of.salt) : 0
  return Math.max(0, of.msnf + ofMilk * (next.protein - of.protein) + next.lactose - of.lactose + salts)
}

/** Dry cocoa is what is left of cocoa, or of a chocolate; in anything else it goes with the protein that it brings. */
function dryCocoa({ composition: of, category }: Ingredient, next: FoodComposition, msnf: number): number {
  if (of.cocoaNonfat === 0) return 0
  const wet = next.water - of.water + totalFat(next) - totalFat(of)
  const sweet = totalSugars(next) - next.lactose - (totalSugars(of) - of.lactose)
  if (category === 'cacao') return Math.max(0, of.cocoaNonfat - wet)
  if (category === 'chocolate') return Math.max(0, of.cocoaNonfat - wet - sweet - (msnf - of.msnf))
  return of.cocoaNonfat * by(next.protein, of.protein)
}

/** The readings of a composition whose grams were changed from those of a row; its salt is already in it. */
export function followingReadings(row: Ingredient, next: FoodComposition): FoodComposition {
  const { composition: of } = row
  const msnf = milkSolids(row, next)
  return {
    ...next,
    saturatedFat: of.saturatedFat * by(totalFat(next), totalFat(of)),
    labelProtein: of.labelProtein * by(next.protein, of.protein),
    msnf,
    cocoaNonfat: dryCocoa(row, next, msnf),
  }
}
