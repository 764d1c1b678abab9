import type { Ingredient, IngredientCategory } from '../ingredient.ts'
import { rowOfId } from './derive.ts'
import type { NameFigure } from './figures.ts'
import { rootsOf } from './parse.ts'

/** What a form is given of a name, and how it looks up what is left of it. */

export interface NameParts {
  /** The words but for those of the form. */
  readonly words: readonly string[]
  readonly figures: readonly NameFigure[]
  /** The word of the form. */
  readonly form?: string
  /** The name begins with it: «guindas en licor» is no liqueur. */
  readonly leads?: boolean
  /** The row of some words, if they have one. */
  readonly rowOf: (words: readonly string[]) => Ingredient | undefined
}

/** Coconut is a nut on the shelf and a fruit in a purée. */
const FLESHY = new Set(['coco_fresco'])
export const FRUIT_SHELVES: ReadonlySet<IngredientCategory> = new Set(['fruta', 'verdura', 'zumo'])
export const NUT_SHELVES: ReadonlySet<IngredientCategory> = new Set(['fruto_seco', 'semilla'])
export const SUGARLESS_WORDS = rootsOf('azúcar').map((word) => `sin ${word}`)
export const sugarRow = (): Ingredient => rowOfId('azucar')
export const percentLabel = (value: number): string => `${String(Math.round(value * 10) / 10).replace('.', ',')} %`
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

export const withoutWords = (words: readonly string[], others: readonly string[]): readonly string[] =>
  words.filter((word) => !others.includes(word))

/** The row of the words if it stands on one of these shelves. */
export function partOnShelf(said: NameParts, shelves: ReadonlySet<IngredientCategory>): Ingredient | undefined {
  const row = said.rowOf(withoutWords(said.words, SUGARLESS_WORDS))
  return row && (shelves.has(row.category) || (shelves === FRUIT_SHELVES && FLESHY.has(row.id))) ? row : undefined
}

export const anyOfShelves = (shelves: readonly IngredientCategory[]): ReadonlySet<IngredientCategory> =>
  new Set(shelves)
