import { lazyValue } from '../../words/lazy.ts'
import { rowsById } from '../catalogue.ts'
import type { Ingredient } from '../ingredient.ts'
import { normaliseName } from '../normalise.ts'
import type { TranslatedNames } from '../translated-names.ts'
import type { CraftVocabulary, NameReadingResult, NamesPart } from './reader.ts'
import { UNREAD_NAME } from './reader.ts'
import { rememberingAnswers } from './remembering.ts'
import { seldomRows } from './seldom.ts'

/** The rows by what languages show them as, without the names that people give to another food, and those that are the same in Spanish. */
function rowsShown(languages: readonly Pick<TranslatedNames, 'rowName'>[]): ReadonlyMap<string, Ingredient> {
  const rows = new Map<string, Ingredient>()
  for (const row of [...rowsById.values(), ...seldomRows()]) {
    const others = new Set([row.name, ...row.near].map(normaliseName))
    for (const { rowName } of languages) {
      const shown = normaliseName(rowName(row))
      if (!others.has(shown)) rows.set(shown, row)
    }
  }
  return rows
}

/**
 * Names read with what other languages show rows as: such a name is read as the Spanish name of the row, and Spanish texts
 * say that one (Regulation (EU) 1169/2011, art. 15). What is read as another row stays as it is read.
 */
export function readingShownNames(names: NamesPart, languages: readonly Pick<TranslatedNames, 'rowName'>[]): NamesPart {
  const shown = lazyValue(() => rowsShown(languages))
  const readers = new WeakMap<CraftVocabulary, (name: string) => NameReadingResult>()
  return {
    ...names,
    reader: (vocabulary) => {
      const known = readers.get(vocabulary)
      if (known) return known
      const read = names.reader(vocabulary)
      const reader = rememberingAnswers((name: string): NameReadingResult => {
        const found = read(name)
        if (found === undefined || found === UNREAD_NAME) return found
        const inSpanish = shown().get(normaliseName(name))?.name
        const spanish = inSpanish === undefined ? undefined : read(inSpanish)
        return inSpanish !== undefined && spanish !== UNREAD_NAME && spanish?.ingredient.id === found.ingredient.id
          ? { ...spanish, inSpanish }
          : found
      })
      readers.set(vocabulary, reader)
      return reader
    },
  }
}
