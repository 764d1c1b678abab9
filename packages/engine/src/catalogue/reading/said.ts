import type { Category, Ingredient } from '../ingredient.ts'
import { rowOf } from './derive.ts'
import type { Figure } from './figures.ts'
import { roots } from './parse.ts'

/** What a form is given of a name, and how it looks up what is left of it. */

export interface Said {
  /** The words but for those of the form. */
  readonly words: readonly string[]
  readonly figures: readonly Figure[]
  /** The word of the form. */
  readonly form?: string
  /** The name begins with it: «guindas en licor» is no liqueur. */
  readonly leads?: boolean
  /** The row of some words, if they have one. */
  readonly rowOf: (words: readonly string[]) => Ingredient | undefined
}

/** Coconut is a nut on the shelf and a fruit in a purée. */
const FLESHY = new Set(['coco_fresco'])
export const FRUITS: ReadonlySet<Category> = new Set(['fruta', 'verdura', 'zumo'])
export const NUTS: ReadonlySet<Category> = new Set(['fruto_seco', 'semilla'])
export const SUGARLESS = roots('azúcar').map((word) => `sin ${word}`)
export const azucar = (): Ingredient => rowOf('azucar')
export const percent = (value: number): string => `${String(Math.round(value * 10) / 10).replace('.', ',')} %`
export const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

export const without = (words: readonly string[], others: readonly string[]): readonly string[] =>
  words.filter((word) => !others.includes(word))

/** The row of the words if it stands on one of these shelves. */
export function onShelf(said: Said, shelves: ReadonlySet<Category>): Ingredient | undefined {
  const row = said.rowOf(without(said.words, SUGARLESS))
  return row && (shelves.has(row.category) || (shelves === FRUITS && FLESHY.has(row.id))) ? row : undefined
}

export const anyOf = (shelves: readonly Category[]): ReadonlySet<Category> => new Set(shelves)
