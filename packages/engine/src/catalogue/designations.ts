import { textsByRow } from './by-row.ts'
import { DESIGNATIONS } from './generated/designations.ts'
import type { Ingredient, IngredientCategory } from './ingredient.ts'
import { mixturesById } from './mixtures.ts'
import { isPralineRow } from './praline.ts'

/**
 * What an ingredient is called in an ingredient list (Regulation (EU) 1169/2011, art. 17 and Annex VII): the trade name
 * of the catalogue without its figures, unless the law has another. Additives carry the class of their usual function
 * (Annex VII, part C); whoever uses one for another function must change it.
 */

const lines = textsByRow(DESIGNATIONS)
/** `+` stands before the line of what is compound, `-` before that of a mixture which is not. */
const MARK = /^[+-]/
const isMarked = (id: string, mark: '+' | '-'): boolean => lines().get(id)?.startsWith(mark) ?? false

/** Figures, grades and second names of a catalogue name. */
const TRADE: readonly (readonly [RegExp, string])[] = [
  [/ \(.*?\)/g, ''],
  [/ \/ .*$/, ''],
  [/ con \d+ % de azúcar$/, ' con azúcar'],
  [/ \d+ % azúcar$/, ' con azúcar'],
  [/ \d+(?:[.,-]\d+)? ?%(?: (?:vol|MG|fruto))?/g, ''],
  [/ \d+[/:]\d+/g, ''],
  [/ \d+(?:-\d+)? g\/kg/g, ''],
]

/** A name of the trade without what only the trade reads in it. */
export const designationWithoutFigures = (name: string): string =>
  TRADE.reduce((text, [pattern, by]) => text.replace(pattern, by), name)

export const designationOfRow = ({ id, name }: Ingredient): string =>
  lines().get(id)?.replace(MARK, '') || designationWithoutFigures(name)

/** Made of several ingredients that the maker's own label lists, and the catalogue does not (Annex VII, part E). */
const COMPOUND_CATEGORIES: ReadonlySet<IngredientCategory> = new Set([
  'chocolate',
  'confiteria',
  'confitura',
  'galleta',
])
const SWEETENED_PUREE = / azúcar$/

/** A row may say it against its shelf, and a mixture that it is one ingredient, though its row is worked out from others. */
export const isCompoundRow = ({ id, category, name }: Ingredient): boolean =>
  COMPOUND_CATEGORIES.has(category) ||
  isMarked(id, '+') ||
  isPralineRow(id) ||
  (mixturesById.has(id) && !isMarked(id, '-')) ||
  (category === 'pure_fruta' && SWEETENED_PUREE.test(name) && !name.endsWith('sin azúcar'))
