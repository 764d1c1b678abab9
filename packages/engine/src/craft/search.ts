import type { Ingredient } from '../catalogue/ingredient.ts'
import { searchRows } from '../catalogue/lookup.ts'

/** Whoever reads names: a craft, or an engine for what is read outside any craft. */
export interface NameReader {
  readonly rowNamed: (name: string) => Ingredient | undefined
}

/** What a name would be read as in a formula. */
export const rowReadIn = (naming: NameReader, name: string): Ingredient | undefined =>
  name.trim() === '' ? undefined : naming.rowNamed(name)

/** Rows that answer to a name, the one that it would be read as first. */
export function searchRowsIn(
  naming: NameReader,
  name: string,
  shownName?: (row: Ingredient) => string,
): readonly Ingredient[] {
  const first = rowReadIn(naming, name)
  const found = searchRows(name, shownName)
  return first ? [first, ...found.filter(({ id }) => id !== first.id)] : found
}
