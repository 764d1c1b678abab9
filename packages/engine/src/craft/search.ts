import type { Ingredient } from '../catalogue/ingredient.ts'
import { search } from '../catalogue/lookup.ts'

/** Whoever reads names: a craft, or an engine for what is read outside any craft. */
export interface Naming {
  readonly rowNamed: (name: string) => Ingredient | undefined
}

/** What a name would be read as in a formula. */
export const readIn = (naming: Naming, name: string): Ingredient | undefined =>
  name.trim() === '' ? undefined : naming.rowNamed(name)

/** Rows that answer to a name, the one that it would be read as first. */
export function searchIn(naming: Naming, name: string): readonly Ingredient[] {
  const first = readIn(naming, name)
  return first ? [first, ...search(name).filter(({ id }) => id !== first.id)] : search(name)
}
