import { lazyFor } from '../words/lazy.ts'
import type { FindingText, FormulaFinding, Phrasebook, SayFinding } from './finding.ts'

/** What something is called in another language: from what tables and laws call it. */
export type TranslatedTerms = Readonly<Record<string, string>>

/** How a language explains names that a law reserves, which stay as they are. */
export interface ReservedGlosses {
  /** Names, and what begins one. */
  readonly names: Readonly<Record<string, string>>
  /** What stands in a name and no row of the catalogue is called. */
  readonly foods: Readonly<Record<string, string>>
  readonly endings: Readonly<Record<string, (name: string) => string>>
  readonly joints: Readonly<Record<'con' | 'de' | 'sabor' | 'sabor a' | '(', (name: string, foods: string) => string>>
  /** What a label says with a figure. */
  readonly figures: readonly (readonly [pattern: RegExp, told: (figure: string) => string])[]
  readonly quoted: (text: string) => string
  /** A share as the name writes it. */
  readonly percent: (figure: string) => string
  readonly list: (items: readonly string[]) => string
}

/** A language as its folder has it (`words/<language>`), or a part of one. */
export interface LanguageWords {
  readonly phrases: Phrasebook
  readonly terms: TranslatedTerms
  /** A citation of a norm: the norm stays as it is called where it was made. */
  readonly citation: (norm: string) => string
  /** What a name that Spanish law reserves means. */
  readonly gloss?: (name: string) => string | undefined
  /** What the sound of a sentence asks for once it stands whole: an article before a figure that begins with a vowel. */
  readonly polish?: (sentence: string) => string
  readonly glosses?: ReservedGlosses
}

/** Says what was found in a language; nothing where it has no word for it, or for something inside it. */
export interface LanguageTeller {
  readonly tell: (text: FindingText) => string | undefined
  /** The words of a fixed text. */
  readonly termOf: (text: string) => string | undefined
  readonly citation: LanguageWords['citation']
  /** What a name that Spanish law reserves means, to be told beside it. */
  readonly glossOf: (name: string) => string | undefined
}

/** What was found, by the sentence that said it. */
export type HeardFindings = ReadonlyMap<string, readonly FormulaFinding[]>

/** Between two sentences. */
const SENTENCE_END = /(?<=[.?]) (?=[¿\p{Lu}])/u

/** A text of a table, or several that an answer joins, of one sentence or more each. */
export function joinedTerms(text: string, termOf: LanguageTeller['termOf']): string | undefined {
  const whole = termOf(text)
  if (whole !== undefined) return whole
  const sentences = text.split(SENTENCE_END)
  for (let at = sentences.length - 1; at > 0; at--) {
    const first = termOf(sentences.slice(0, at).join(' '))
    const rest = first === undefined ? undefined : joinedTerms(sentences.slice(at).join(' '), termOf)
    if (rest !== undefined) return `${first} ${rest}`
  }
  return undefined
}

/** The phrases of several folders, of which the first that has a word says it, and how a sentence of theirs is polished. */
const phrasesOf = (folders: readonly Pick<LanguageWords, 'phrases' | 'polish'>[]) => ({
  phrases: Object.assign({}, ...folders.map(({ phrases }) => phrases).toReversed()) as Phrasebook,
  polish: folders.find((folder) => folder.polish)?.polish ?? ((sentence: string) => sentence),
})

/** The words of several folders, put together once: thousands, and an answer asks for a few. */
const wordsOf = /* #__PURE__ */ lazyFor((folders: readonly LanguageWords[]) => ({
  ...phrasesOf(folders),
  terms: Object.assign({}, ...folders.map(({ terms }) => terms).toReversed()) as TranslatedTerms,
}))

/**
 * Several folders of one language as one: the first that has a word says it. `heard`: what was found, by the sentence that said it, for a finding may hold a
 * sentence that was said before. `named`: what ingredients and types are called in it. A sentence is all in this language, or there is none: nobody reads half of one in each.
 */
export function languageTeller(
  folders: readonly LanguageWords[],
  heard: HeardFindings = new Map(),
  named: (values: unknown) => unknown = (values) => values,
): LanguageTeller {
  const { phrases, polish, terms } = wordsOf(folders)
  const words = phrases as Readonly<Record<string, (values: unknown, say: SayFinding) => string>>
  const termOf = (text: string): string | undefined => (Object.hasOwn(terms, text) ? terms[text] : undefined)
  const tell = (text: FindingText): string | undefined => {
    if (typeof text === 'string') {
      const [before] = heard.get(text) ?? []
      return termOf(text) ?? (before && tell(before))
    }
    const missing: FindingText[] = []
    const sentence = words[text.code]?.(named(text.values), (inner) => {
      const told = tell(inner)
      if (told === undefined) missing.push(inner)
      return told ?? ''
    })
    return missing.length > 0 || sentence === undefined ? undefined : polish(sentence)
  }
  const glossOf = (name: string): string | undefined => folders.find(({ gloss }) => gloss)?.gloss?.(name)
  return { tell, termOf, glossOf, citation: folders[0]?.citation ?? ((norm) => norm) }
}

/**
 * The folders of a language as words of an engine, which then says in it whatever it finds: for a face that says what was found
 * itself.
 */
export function languageBook(
  folders: readonly Pick<LanguageWords, 'phrases' | 'polish'>[],
  named: (values: unknown) => unknown,
): Phrasebook {
  const { phrases, polish } = phrasesOf(folders)
  return Object.fromEntries(
    Object.entries(phrases).map(([code, word]) => [code, (values, say) => polish(word(named(values) as never, say))]),
  )
}
