import type { Ingredient } from '../ingredient.ts'
import { rowObeyingFigures } from './attributes.ts'
import { mayDropWord } from './droppable.ts'
import { rowWithFewestDropped } from './fewest-dropped.ts'
import type { NameFigure } from './figures.ts'
import { FORM_WORDS, rowOfForm } from './forms.ts'
import type { IndexOfNames } from './index-of-names.ts'
import { bareWord, type ParsedName, rootsOf } from './parse.ts'

/** A product by two names of it has no more words. */
const MOST_WORDS_TWICE = 6
export const NO_PLACES: ReadonlySet<string> = new Set()
export const formWords: ReadonlySet<string> = new Set(FORM_WORDS)
/** What a thing may be without and be another for it. */
const FORM_NEGATIONS: ReadonlySet<string> = new Set(rootsOf('azúcar alcohol').map((word) => `sin ${word}`))
/** «Zumo y ralladura»: two parts of one fruit, and nobody knows how much of each. */
const PARTS: ReadonlySet<string> = new Set(rootsOf('zumo ralladura pulpa puré'))
const areTwo = (words: readonly string[]): boolean => {
  const at = words.indexOf('y')
  return at > 0 && PARTS.has(words[at - 1] ?? '') && PARTS.has(words[at + 1] ?? '')
}

/** What reads a name whose words are all known. */
export interface PlainReader {
  readonly isKnown: (word: string) => boolean
  /** The row that these words name, with the fewest of them left out. */
  readonly fewestDropped: (
    parsed: Pick<ParsedName, 'words' | 'after'>,
    figures: readonly NameFigure[],
  ) => Ingredient | undefined
  readonly readParsed: (parsed: ParsedName) => Ingredient | undefined
}

export function plainReader(indexes: readonly IndexOfNames[]): PlainReader {
  const isKnown = (word: string): boolean =>
    indexes.some(({ vocabulary }) => vocabulary.has(bareWord(word))) ||
    mayDropWord(word) ||
    formWords.has(word) ||
    word === 'y'

  const fewestDropped = (
    parsed: Pick<ParsedName, 'words' | 'after'>,
    figures: readonly NameFigure[],
  ): Ingredient | undefined => rowWithFewestDropped(indexes, parsed, figures, isKnown)

  /** «Licor de naranja Cointreau»: one product by two of its names. */
  function saidTwice({ words, after, figures }: ParsedName): Ingredient | undefined {
    if (words.length > MOST_WORDS_TWICE) return undefined
    for (let at = words.length - 1; at > 0; at--) {
      const second = fewestDropped({ words: words.slice(at), after }, figures)
      if (second && fewestDropped({ words: words.slice(0, at), after }, []) === second) return second
    }
    return undefined
  }

  function readParsed(parsed: ParsedName): Ingredient | undefined {
    if (parsed.words.length === 0 || areTwo(parsed.words)) return undefined
    const { figures } = parsed
    if (figures.length > 0) {
      const exact = fewestDropped(parsed, figures)
      if (exact) return exact
    }
    const said = {
      words: parsed.words,
      figures,
      rowOf: (words: readonly string[]) => fewestDropped({ ...parsed, words }, []),
    }
    const isForm = figures.length > 0 || parsed.words.some((word) => FORM_NEGATIONS.has(word))
    const special = isForm ? rowOfForm(said) : undefined
    if (special) return special
    const base = fewestDropped(parsed, [])
    if (base) return rowObeyingFigures(base, figures)
    return (isForm ? undefined : rowOfForm(said)) ?? saidTwice(parsed)
  }

  return { isKnown, fewestDropped, readParsed }
}
