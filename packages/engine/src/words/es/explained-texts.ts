import { dataSources, type SourceKey } from '../../catalogue/sources.ts'
import type { LanguageWords, TranslatedTerms } from '../../findings/language.ts'
import { rangeReasons } from '../terms.ts'

/** What a language says of how a figure is worked out and why its range is what it is. */
export interface ExplainedTexts {
  readonly reasons: { readonly [key in keyof typeof rangeReasons]: (n: number) => string }
  readonly per: (counted: string, by: string) => string
  readonly counted: Readonly<Record<string, string>>
  readonly countedBy: Readonly<Record<string, string>>
  readonly formulas: Readonly<Record<string, string>>
  readonly norms: Readonly<Record<string, string>>
  /** Sources whose title is our own description; books and norms keep the title that they have. */
  readonly sources: { readonly [key in SourceKey]?: string }
}

/** More published formulas than any type has. */
const MOST_FORMULAS = 200

type SaidOfCount = (n: number) => string

const reasonTerms = (reasons: ExplainedTexts['reasons']): TranslatedTerms =>
  Object.fromEntries(
    (Object.entries(rangeReasons) as [keyof typeof rangeReasons, SaidOfCount][]).flatMap(([key, say]) =>
      Array.from({ length: MOST_FORMULAS }, (_, n) => [say(n), reasons[key](n)]),
    ),
  )

/** Every amount by every basis: no table says which are counted by which. */
const countedTerms = ({ counted, countedBy, per }: ExplainedTexts): TranslatedTerms =>
  Object.fromEntries(
    Object.entries(counted).flatMap(([what, own]) =>
      Object.entries(countedBy).map(([basis, by]) => [`g de ${what} por ${basis}`, per(own, by)]),
    ),
  )

/** The same as a part of a language, for who explains figures. */
export const explainedWords = (texts: ExplainedTexts, citation: LanguageWords['citation']): LanguageWords => ({
  phrases: {},
  terms: {
    ...countedTerms(texts),
    ...texts.formulas,
    ...texts.norms,
    ...reasonTerms(texts.reasons),
    ...Object.fromEntries(
      Object.entries(texts.sources).map(([key, title]) => [dataSources[key as SourceKey].title, title]),
    ),
  },
  citation,
})
