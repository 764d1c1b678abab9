import type { IngredientCategory } from './ingredient.ts'

/**
 * Shelves of what is in a formula for its taste, and so is the maker's to decide: a solver leaves it alone unless told
 * otherwise. A row that is not as its shelf says so itself.
 */
const FLAVOURS: ReadonlySet<IngredientCategory> = new Set([
  'aroma',
  'cacao',
  'cafe_te',
  'cereal',
  'chocolate',
  'condimento',
  'confiteria',
  'confitura',
  'especia',
  'fruta',
  'fruta_seca',
  'fruto_seco',
  'galleta',
  'licor',
  'miel',
  'pasta_fruto_seco',
  'pure_fruta',
  'queso',
  'semilla',
  'verdura',
  'vino',
  'yogur',
  'zumo',
])

export const isFlavourShelf = (category: IngredientCategory): boolean => FLAVOURS.has(category)

/** Small quantities that only give taste (Regulation (EU) 1169/2011, Annex VIII, 1.a.iii). */
const SEASONINGS: ReadonlySet<IngredientCategory> = new Set(['aroma', 'especia'])
export const isSeasoningShelf = (category: IngredientCategory): boolean => SEASONINGS.has(category)
