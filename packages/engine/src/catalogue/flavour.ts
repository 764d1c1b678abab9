import type { Category, Ingredient } from './ingredient.ts'

/** What sweets are named after: fruit, nuts, cocoa and chocolate. */
const FLAVOURS: ReadonlySet<Category> = new Set([
  'cacao',
  'chocolate',
  'confitura',
  'fruta',
  'fruta_seca',
  'fruto_seco',
  'pasta_fruto_seco',
  'pure_fruta',
  'zumo',
])

export const isFlavour = ({ category }: Ingredient): boolean => FLAVOURS.has(category)
