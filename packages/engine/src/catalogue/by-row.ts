import { lazyValue } from '../words/lazy.ts'
import { ingredientCatalogue } from './catalogue.ts'

/**
 * What a text says of each row, by id: a line for every row of the catalogue in its order, empty where it says nothing, and after
 * them, behind an id and a bar, what it says of those that are in no list. Without ids it weighs two thirds. Rows of which
 * nothing is said are not in the map.
 */
export const textsByRow = (text: string): (() => ReadonlyMap<string, string>) =>
  lazyValue(
    () =>
      new Map(
        text.split('\n').flatMap((line, at) => {
          if (line === '') return []
          const row = ingredientCatalogue[at]
          if (row) return [[row.id, line] as const]
          const bar = line.indexOf('|')
          return [[line.slice(0, bar), line.slice(bar + 1)] as const]
        }),
      ),
  )
