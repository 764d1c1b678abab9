import { allCrafts, type Craft } from '@obrador/engine'
import type { BookLine, BookRecipe } from './recipe.ts'

/** What of a line somebody should look at: its weight is asked, nobody knows its name, or its name may be several things. */
export type LineDoubt = 'weight' | 'unknown' | 'open'

/** What a line leaves open, read by the craft and the type of its recipe. */
export function lineDoubtOf(
  { name, grams }: BookLine,
  craft: string | undefined,
  type: string | undefined,
): LineDoubt | undefined {
  if (grams === undefined) return 'weight'
  const own: Craft | undefined = (allCrafts as unknown as Readonly<Record<string, Craft>>)[craft ?? '']
  if (!own) return undefined
  const read = own.nameRead(name, type)
  if (!read) return 'unknown'
  return read.open?.others === undefined ? undefined : 'open'
}

/** A recipe with what is to be looked at in it: no type told, or lines in doubt. */
export interface ReviewedRecipe {
  readonly recipe: BookRecipe
  readonly doubts: readonly (LineDoubt | undefined)[]
  /** Lines in doubt, and one more where nothing tells the type. */
  readonly open: number
}

export function reviewRecipe(recipe: BookRecipe): ReviewedRecipe {
  const { craft, type } = recipe.kind
  const doubts = recipe.lines.map((line) => lineDoubtOf(line, craft, type))
  return { recipe, doubts, open: doubts.filter((one) => one !== undefined).length + (type === undefined ? 1 : 0) }
}
