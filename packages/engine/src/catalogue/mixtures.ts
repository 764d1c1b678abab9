import { MIXTURES } from './generated/mixtures.ts'
import type { IngredientCategory } from './ingredient.ts'
import { type RowMarks, rowMarksOf } from './table.ts'

/** Bought or made as one thing; its composition, price and allergens are those of its parts. */
export interface IngredientMixture {
  readonly id: string
  readonly name: string
  readonly category: IngredientCategory
  readonly marks: RowMarks
  /** €/kg of work and packing over what its parts cost. */
  readonly work: number
  /** g of each, water that leaves in cooking as less than nothing. */
  readonly parts: ReadonlyMap<string, number>
  readonly names: readonly string[]
}

/** `id|name|shelf|marks|work|part grams part grams…|other name…`, as tools/catalogue compiles them. */
function mixtureOf(line: string): IngredientMixture {
  const [id = '', name = '', category, marks, work, made = '', ...names] = line.split('|')
  const words = made.split(' ')
  const parts = new Map(words.flatMap((part, at) => (at % 2 === 0 ? [[part, Number(words[at + 1])] as const] : [])))
  return {
    id,
    name,
    category: category as IngredientCategory,
    marks: rowMarksOf(marks),
    work: Number(work),
    parts,
    names,
  }
}

export const mixturesInText = (text: string): readonly IngredientMixture[] => text.split('\n').map(mixtureOf)

export const mixturesById: ReadonlyMap<string, IngredientMixture> = new Map(
  mixturesInText(MIXTURES).map((mixture) => [mixture.id, mixture]),
)
