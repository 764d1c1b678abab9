import { lazyValue } from '../words/lazy.ts'
import { textsByRow } from './by-row.ts'
import type { Ingredient } from './ingredient.ts'

/** What rows, crafts and types are shown as in a language other than Spanish: a file for each, which who asks for it loads. */
export interface TranslatedNames {
  readonly language: 'en' | 'it'
  /** A row that no table has (one of the maker's own, one that a name was worked into) keeps the name it has. */
  readonly rowName: (row: Pick<Ingredient, 'id' | 'name'>) => string
  /** A craft, one of its types, or a style of one; none where there is no such. */
  readonly typeName: (craft: string, type?: string, style?: string) => string | undefined
}

export function translatedNames(language: TranslatedNames['language'], rows: string, types: string): TranslatedNames {
  const ofRows = textsByRow(rows)
  const ofTypes = lazyValue(() => new Map(types.split('\n').map((line) => line.split('|') as [string, string])))
  return {
    language,
    rowName: ({ id, name }) => ofRows().get(id) ?? name,
    typeName: (...path) => ofTypes().get(path.filter((step) => step !== undefined).join('/')),
  }
}
