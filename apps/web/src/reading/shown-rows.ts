import { type Ingredient, ingredientCatalogue, searchRowsIn } from '@obrador/engine'
import { foldedText } from '../format/folded.ts'
import { pageLanguage, shownName } from '../format/page-speech.ts'

/** Rows found by what is typed: first those that the page calls so, then those that anybody does. */
export function shownRows(search: (text: string) => readonly Ingredient[], text: string): readonly Ingredient[] {
  const found = search(text)
  if (pageLanguage() === 'es' || text.trim() === '') return found
  const asked = foldedText(text.trim())
  const called = ingredientCatalogue.filter(({ name }) => foldedText(shownName(name)).includes(asked))
  return [...new Set([...called, ...found])]
}

/** The same where a name may be read that is in no list. */
export const searchShownRows = (reader: Parameters<typeof searchRowsIn>[0], text: string): readonly Ingredient[] =>
  shownRows((asked) => searchRowsIn(reader, asked), text)
