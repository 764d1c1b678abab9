import type { Ingredient, IngredientCategory } from './ingredient.ts'

/** What is bought every few days (estimate of the trade, grade C). */
const FRESH: ReadonlySet<IngredientCategory> = new Set(['fruta', 'verdura', 'leche', 'nata', 'yogur'])

/** It spoils: a box of it lasts days. */
export const isFreshRow = ({ category }: Pick<Ingredient, 'category'>): boolean => FRESH.has(category)
