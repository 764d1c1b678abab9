import { type HeardFindings, joinedTerms, type LanguageTeller, languageTeller } from '../findings/language.ts'
import { reservedGloss } from './reserved-gloss.ts'
import type { LanguageNames, SpokenLanguage } from './values-in-language.ts'

/** Answers in another language: they are worked out in Spanish, and what they say is said again where they leave. */

/** Texts of a table that every face shows of an answer. */
const SHOWN_TERMS: ReadonlySet<string> = new Set([
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
  'medallaLabel',
  'trophyLabel',
])
/** Of these only whole sentences: a label has its own words there. */
const SENTENCES: ReadonlySet<string> = new Set(['texto', 'nota', 'obligatorio', 'categoria'])
const isSentence = (text: string): boolean => /[.?)]$/.test(text)
/** And those of an answer that leaves the service. */
const SENT_TERMS: ReadonlySet<string> = new Set(['poweredBy', 'formula', 'titulo', 'clase'])
/** What the catalogue calls a row, and a type. */
const ROW_NAMES: ReadonlySet<string> = new Set(['leidoComo'])
const TYPE_NAMES: ReadonlySet<string> = new Set(['typeLabel', 'varianteLabel'])
const TYPE_WITHIN = 'pareceTipo'
/** Names of ingredients: as their maker wrote them, and as the language calls them where nobody wrote them. */
const INGREDIENTS: ReadonlySet<string> = new Set(['name', 'nombre', 'ingrediente', 'poner', 'quitar'])
/** Lists whose names are the catalogue's, whatever was written. */
const OF_CATALOGUE: ReadonlySet<string> = new Set(['compra', 'lotes', 'causas', 'alternativas'])
/** The name that the law gives, which stays. */
const LEGAL = 'legal'
/** Allergens, called as in annex II. */
const ALLERGENS: ReadonlySet<string> = new Set(['presentes', 'mostrador'])
/** What a label prints is in Spanish (Regulation (EU) 1169/2011, art. 15). */
const PRINTED: ReadonlySet<string> = new Set(['nutricion', 'ingredientes'])
/** An explanation has its lines under that name too: they are a list. */
const isPrintedField = (key: string, value: unknown): boolean => PRINTED.has(key) && !Array.isArray(value)
const NORMS: ReadonlySet<string> = new Set(['norma', 'article'])

/** A text of a table or a norm in the language, by the field that it stands in: of those of every answer and of `terms`. */
export function tableText(
  text: string,
  key: string,
  { termOf, citation }: Pick<LanguageTeller, 'termOf' | 'citation'>,
  terms: ReadonlySet<string>,
): string {
  if (NORMS.has(key)) return termOf(text) ?? citation(text)
  const isTerm = SENTENCES.has(key) ? isSentence(text) : SHOWN_TERMS.has(key) || terms.has(key)
  return (isTerm ? joinedTerms(text, termOf) : undefined) ?? text
}
/** Names that the law reserves and claims that it allows: they stay, and what they mean is told beside the answer. */
const RESERVED: ReadonlySet<string> = new Set(['denominacion', 'alternativas'])
const RESERVED_WITHIN: Readonly<Record<string, ReadonlySet<string>>> = {
  [LEGAL]: new Set(['nombre', 'categoria', 'obligatorio', 'antes', 'despues']),
  sabores: new Set([LEGAL]),
  declaraciones: new Set(['texto', 'nota']),
}
const isReserved = ({ key, within }: AnswerPlace): boolean =>
  RESERVED.has(key) || RESERVED_WITHIN[within]?.has(key) === true

/** Whatever is said here of a request, and nobody heard, was not said in words of a folder. */
const SAID: ReadonlySet<string> = new Set(['warnings', 'error', 'frase'])

/** An answer in another language, and how many of its sentences are in it and are not. */
export interface ToldAnswer<Answer> {
  readonly answer: Answer
  readonly own: number
  readonly others: number
  /** What the reserved names in it mean. */
  readonly glosses: Readonly<Record<string, string>>
}

/** What an answer was made of: what was found, what was said at the edge, and what its maker sent. */
export interface AnswerOrigin {
  readonly heard: HeardFindings
  readonly atEdge?: readonly string[] | undefined
  readonly sent?: unknown
}

/** Where a text of an answer stands. */
interface AnswerPlace {
  readonly key: string
  /** The field of the list or object that it stands in. */
  readonly within: string
  readonly isPrinted: boolean
}

function* textsSent(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) yield* textsSent(one)
}

class AnswerTelling {
  readonly #heard: HeardFindings
  readonly #atEdge: ReadonlySet<string>
  readonly #sent: unknown
  readonly #teller: LanguageTeller
  readonly #names: LanguageNames
  #written: ReadonlySet<string> | undefined
  readonly #spoken: SpokenLanguage
  readonly glosses: Record<string, string> = {}
  own = 0
  others = 0

  constructor({ heard, atEdge = [], sent }: AnswerOrigin, teller: LanguageTeller, spoken: SpokenLanguage) {
    this.#heard = heard
    this.#atEdge = new Set(atEdge)
    this.#sent = sent
    this.#teller = teller
    this.#names = spoken.names
    this.#spoken = spoken
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

  /** What is said of a request and nobody heard: at the edge it was said in its language. */
  #unheard(text: string, key: string): void {
    if (key === 'error' || this.#atEdge.has(text)) this.own += 1
    else this.others += 1
  }

  #name(text: string, { key, within }: AnswerPlace): string {
    if (TYPE_NAMES.has(key) || within === TYPE_WITHIN)
      return this.#names.typeName(text) ?? this.#teller.termOf(text) ?? text
    if (ROW_NAMES.has(key)) return this.#names.rowName(text) ?? text
    if (ALLERGENS.has(within)) return this.#teller.termOf(text) ?? text
    if (within === LEGAL) return text
    this.#written ??= new Set(textsSent(this.#sent))
    if (!OF_CATALOGUE.has(within) && this.#written.has(text)) return text
    return this.#names.rowName(text) ?? this.#teller.termOf(text) ?? text
  }

  #explain(name: string): void {
    if (Object.hasOwn(this.glosses, name)) return
    const gloss = reservedGloss(name, this.#spoken)
    if (gloss !== undefined) this.glosses[name] = gloss
  }

  #text(text: string, place: AnswerPlace): string {
    const { key } = place
    if (isReserved(place) && !this.#heard.has(text)) this.#explain(text)
    const sentences = SAID.has(key) ? this.#sentencesOf(text) : this.#heard.has(text) ? [text] : undefined
    if (sentences) return sentences.map((sentence) => this.#sentence(sentence)).join(' ')
    if (SAID.has(key)) this.#unheard(text, key)
    if (place.isPrinted) return text
    if (INGREDIENTS.has(key) || ROW_NAMES.has(key) || TYPE_NAMES.has(key) || place.within === TYPE_WITHIN)
      return this.#name(text, place)
    return tableText(text, key, this.#teller, SENT_TERMS)
  }

  told(value: unknown, place: AnswerPlace = { key: '', within: '', isPrinted: false }): unknown {
    if (typeof value === 'string') return this.#text(value, place)
    if (typeof value !== 'object' || value === null) return value
    if (Array.isArray(value)) return value.map((one) => this.told(one, place))
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        this.told(inner, { key, within: place.key, isPrinted: place.isPrinted || isPrintedField(key, inner) }),
      ]),
    )
  }
}

export function answerInLanguage<Answer>(
  answer: Answer,
  spoken: SpokenLanguage,
  origin: AnswerOrigin,
): ToldAnswer<Answer> {
  const { words, names } = spoken
  const telling = new AnswerTelling(origin, languageTeller(words, origin.heard, names.values), spoken)
  const told = telling.told(answer) as Answer
  const { own, others, glosses } = telling
  return { answer: told, own, others, glosses }
}
