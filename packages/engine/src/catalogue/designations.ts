import { byRow } from './by-row.ts'
import { DESIGNATIONS } from './generated/designations.ts'
import type { Category, Ingredient } from './ingredient.ts'
import { mixtures } from './mixtures.ts'
import { isPraline } from './praline.ts'

/**
 * What an ingredient is called in an ingredient list (Regulation (EU) 1169/2011, art. 17 and Annex VII): the trade name
 * of the catalogue without its figures, unless the law has another. Additives carry the class of their usual function
 * (Annex VII, part C); whoever uses one for another function must change it.
 */

const lines = byRow(DESIGNATIONS)
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

export const designationOf = ({ id, name }: Ingredient): string =>
  lines().get(id)?.replace(MARK, '') || designationWithoutFigures(name)

/** Made of several ingredients that the maker's own label lists, and the catalogue does not (Annex VII, part E). */
const COMPOUND_CATEGORIES: ReadonlySet<Category> = new Set(['chocolate', 'confiteria', 'confitura', 'galleta'])
const SWEETENED_PUREE = / azúcar$/

/** A row may say it against its shelf, and a mixture that it is one ingredient, though its row is worked out from others. */
export const isCompound = ({ id, category, name }: Ingredient): boolean =>
  COMPOUND_CATEGORIES.has(category) ||
  isMarked(id, '+') ||
  isPraline(id) ||
  (mixtures.has(id) && !isMarked(id, '-')) ||
  (category === 'pure_fruta' && SWEETENED_PUREE.test(name) && !name.endsWith('sin azúcar'))
