import type { AnswerLanguage, HeardFindings } from '@obrador/contract'
import { lazyValue } from '@obrador/engine'
import { type LanguageTeller, type LanguageWords, languageTeller, valuesInLanguage } from '@obrador/engine/language'
import { serviceEngine } from './engine.ts'

/** Answers in another language: they are worked out in Spanish, and what they say is said again at the edge. */

export type OtherLanguage = AnswerLanguage['pedido']

interface LoadedLanguage {
  readonly words: readonly LanguageWords[]
  /** The values of a finding with ingredients and types as the language calls them. */
  readonly named: (values: unknown) => unknown
}

/** The folders of each language, loaded for the first who asks: a third one is a folder in each package and an entry here. */
const LANGUAGES: Readonly<Record<OtherLanguage, () => Promise<LoadedLanguage>>> = {
  en: lazyValue(async () => ({
    words: [
      (await import('@obrador/engine/en')).englishWords(),
      (await import('@obrador/balancer/en')).balancerEnglish,
    ],
    named: valuesInLanguage(serviceEngine, (await import('@obrador/engine/names-en')).englishNames),
  })),
  it: lazyValue(async () => ({
    words: [
      (await import('@obrador/engine/it')).italianWords(),
      (await import('@obrador/balancer/it')).balancerItalian,
    ],
    named: valuesInLanguage(serviceEngine, (await import('@obrador/engine/names-it')).italianNames),
  })),
}

/** Texts of a table that an answer shows as they are. */
const TERMS: ReadonlySet<string> = new Set([
  'etiqueta',
  'temperatura',
  'plazo',
  'condicion',
  'gradoLabel',
  'ambito',
  'base',
  'textura',
  'lecturaAw',
  'siAdemas',
  'medir',
  'quien',
  'unidad',
  'otrasVentas',
  'disclaimer',
  'escala',
  'descripcion',
  'poweredBy',
])
/** Of these only whole sentences: a label has its own words there. */
const SENTENCES: ReadonlySet<string> = new Set(['texto', 'nota', 'obligatorio', 'categoria'])
const isSentence = (text: string): boolean => /[.?)]$/.test(text)
/** What a label prints is in Spanish (Regulation (EU) 1169/2011, art. 15). */
const PRINTED: ReadonlySet<string> = new Set(['nutricion', 'ingredientes'])
const NORMS: ReadonlySet<string> = new Set(['norma', 'article'])
/** Whatever is said here of a request, and nobody heard, was not said in words of a folder. */
const SAID: ReadonlySet<string> = new Set(['warnings', 'error', 'frase'])

/** An answer in another language, and how many of its sentences are in it and are not. */
interface ToldAnswer {
  readonly answer: object
  readonly own: number
  readonly others: number
}

class AnswerTelling {
  readonly #heard: HeardFindings
  readonly #teller: LanguageTeller
  own = 0
  others = 0

  constructor(heard: HeardFindings, teller: LanguageTeller) {
    this.#heard = heard
    this.#teller = teller
  }

  /** What was said here: one sentence, or several one after the other. */
  #sentencesOf(text: string): readonly string[] | undefined {
    if (this.#heard.has(text)) return [text]
    const [first] = [...this.#heard.keys()]
      .filter((sentence) => sentence !== '' && text.startsWith(`${sentence} `))
      .toSorted((one, other) => other.length - one.length)
    const rest = first === undefined ? undefined : this.#sentencesOf(text.slice(first.length + 1))
    return first === undefined || rest === undefined ? undefined : [first, ...rest]
  }

  #sentence(text: string): string {
    const [finding] = this.#heard.get(text) ?? []
    const told = finding && this.#teller.tell(finding)
    if (told === undefined) this.others += 1
    else this.own += 1
    return told ?? text
  }

  #text(text: string, key: string, isPrinted: boolean): string {
    const sentences = SAID.has(key) ? this.#sentencesOf(text) : this.#heard.has(text) ? [text] : undefined
    if (sentences) return sentences.map((sentence) => this.#sentence(sentence)).join(' ')
    if (SAID.has(key)) this.others += 1
    if (isPrinted) return text
    if (NORMS.has(key)) return this.#teller.termOf(text) ?? this.#teller.citation(text)
    const isTerm = SENTENCES.has(key) ? isSentence(text) : TERMS.has(key)
    return (isTerm ? this.#teller.termOf(text) : undefined) ?? text
  }

  told(value: unknown, key = '', isPrinted = false): unknown {
    if (typeof value === 'string') return this.#text(value, key, isPrinted)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((one) => this.told(one, key, isPrinted))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, this.told(inner, name, isPrinted || PRINTED.has(name))]),
    )
  }
}

export async function answerInLanguage(
  answer: object,
  language: OtherLanguage,
  heard: HeardFindings,
): Promise<ToldAnswer> {
  const { words, named } = await LANGUAGES[language]()
  const telling = new AnswerTelling(heard, languageTeller(words, heard, named))
  const told = telling.told(answer) as object
  return { answer: told, own: telling.own, others: telling.others }
}
