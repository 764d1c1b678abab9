import type { Ingredient } from '../catalogue/ingredient.ts'
import { search } from '../catalogue/lookup.ts'
import { readName } from '../catalogue/reading/reader.ts'

/** The little of a craft that says how it reads a name. */
interface Naming {
  readonly rowNamed: (name: string) => Ingredient | undefined
}

/** What a name would be read as in a formula: by the craft, or by what all of them share. */
export function readFor(name: string, craft?: Naming): Ingredient | undefined {
  if (name.trim() === '') return undefined
  if (!craft) return readName(name)?.ingredient
  return craft.rowNamed(name)
}

/** Rows that answer to a name, the one that it would be read as first. */
export function searchFor(name: string, craft?: Naming): readonly Ingredient[] {
  const first = readFor(name, craft)
  return first ? [first, ...search(name).filter(({ id }) => id !== first.id)] : search(name)
}
