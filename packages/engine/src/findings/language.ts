import { type FindingText, type FormulaFinding, findingSayer, type Phrasebook, type SayFinding } from './finding.ts'

/** What something is called in another language: from what tables and laws call it. */
export type TranslatedTerms = Readonly<Record<string, string>>

/** A language that has words for some of what may be found. */
export interface FindingLanguage {
  /** For an engine: a sentence is all in this language, or all in the other. */
  readonly words: readonly Phrasebook[]
  /** Whether something is said in this language. */
  readonly isOwn: (finding: FormulaFinding) => boolean
}

/**
 * A language beside one that has all words. What it has no word for, or speaks of something that it has no name for, is said in
 * the other one as a whole: nobody reads half a sentence in each.
 */
export function languageBeside(
  own: Phrasebook,
  terms: TranslatedTerms,
  otherwise: readonly Phrasebook[],
): FindingLanguage {
  const inOther = findingSayer(otherwise)
  const words = own as Readonly<Record<string, (values: unknown, say: SayFinding) => string>>
  const tell = (text: FindingText): string | undefined => {
    if (typeof text === 'string') return terms[text]
    const missing: FindingText[] = []
    const sentence = words[text.code]?.(text.values, (inner) => {
      const told = tell(inner)
      if (told === undefined) missing.push(inner)
      return told ?? ''
    })
    return missing.length > 0 ? undefined : sentence
  }
  const codes = new Set([own, ...otherwise].flatMap((book) => Object.keys(book)))
  const said = [...codes].map((code) => {
    const word = (values: unknown): string => tell({ code, values }) ?? inOther({ code, values })
    return [code, word] as const
  })
  return { words: [Object.fromEntries(said)], isOwn: (finding) => tell(finding) !== undefined }
}
