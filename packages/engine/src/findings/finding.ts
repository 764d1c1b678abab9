import { lazyFor } from '../words/lazy.ts'

/**
 * What was found out about a formula, as data: a code that never changes its meaning, and the values that it is about. Rules
 * find; a face says. Which words a face has for a code stands in one folder for each language (`words/es`).
 */
export interface FormulaFinding<Code extends string = string, Values = unknown> {
  readonly code: Code
  readonly values: Values
}

/** A finding, or a name that a table has for something and that is said as it stands. */
export type FindingText = string | FormulaFinding

/** How a face says what was found. A value may be a finding too: the words of the outer one say it. */
export type SayFinding = (text: FindingText) => string

/** What a finding without values has. */
export type NoValues = Readonly<Record<never, never>>

/** The words of one language for all codes of a room: without a word for one of them it does not compile. */
export type PhrasesFor<All extends object> = {
  readonly [code in keyof All]: (values: All[code], say: SayFinding) => string
}

/** Words for some codes, whichever they are. */
export type Phrasebook = Readonly<Record<string, (values: never, say: SayFinding) => string>>

const NOTHING: NoValues = {}

type Told<Values> = NoValues extends Values ? [values?: Values] : [values: Values]

/** Makes findings of these codes, each with the values that its code asks for. */
export const findingMaker =
  <All extends object>() =>
  <Code extends keyof All & string>(code: Code, ...[values = NOTHING as never]: Told<All[Code]>) => ({
    code,
    values: values as All[Code],
  })

/** What only machines write: words joined by a low line. */
const JOINED_WORDS = /^[a-z0-9]+(?:_[a-z0-9]+)+$/
/** Fields with a word of a table, which the phrase looks up itself. */
const LOOKED_UP: ReadonlySet<string> = new Set(['code', 'key', 'role', 'roles', 'type'])

/** The name of an id; none of what is no id. */
export type NameOfId = (id: string) => string | undefined

/** A refusal tells the position of a line, and quotes it as it was sent: whoever sent it finds it by that. */
const isQuotedAsSent = (values: unknown): boolean => Object.hasOwn(Object(values), 'position')

/** The values of a finding with names in the place of ids: a line may be sent by its id, and no reader should meet one. */
export function namedValues(value: unknown, nameOf: NameOfId): unknown {
  if (typeof value === 'string') return (value.includes('_') && JOINED_WORDS.test(value) && nameOf(value)) || value
  if (typeof value !== 'object' || value === null) return value
  // Hardly any finding has an id: it is copied only where one is named.
  let named: Record<string, unknown> | undefined
  for (const key of Object.keys(value)) {
    const one = (value as Record<string, unknown>)[key]
    if (typeof one === 'number' || typeof one === 'boolean' || LOOKED_UP.has(key)) continue
    const told = namedValues(one, nameOf)
    if (told === one) continue
    named ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>
    named[key] = told
  }
  return named ?? value
}

/** What a text of a table is called by whoever speaks another language. */
export interface TermReader {
  readonly termOf?: (text: string) => string | undefined
}

const phrasesIn = /* #__PURE__ */ lazyFor(
  (books: readonly Phrasebook[]): Readonly<Record<string, (values: unknown, say: SayFinding) => string>> =>
    Object.assign({}, ...books.toReversed()),
)

/** Says what was found in the words of the first book that has them. Without a word it is said by its code. */
export function findingSayer(
  books: readonly Phrasebook[],
  hear?: (finding: FormulaFinding, sentence: string) => void,
  nameOf: NameOfId = () => undefined,
  termOf: (text: string) => string | undefined = () => undefined,
): SayFinding {
  const words = phrasesIn(books)
  const say: SayFinding = (text) => {
    if (typeof text === 'string') return termOf(text) ?? text
    const word = words[text.code]
    if (!word) return text.code
    return word(isQuotedAsSent(text.values) ? text.values : namedValues(text.values, nameOf), say)
  }
  if (!hear) return say
  return (text) => {
    const sentence = say(text)
    if (typeof text !== 'string') hear(text, sentence)
    return sentence
  }
}

/** The same things found, each once. */
export function distinctFindings<Found extends FindingText>(found: readonly Found[]): readonly Found[] {
  if (found.length < 2) return found
  // What is found of one thing in many lines is one object: only those that differ are written out.
  const byContent = new Map(
    [...new Set(found)].map((one) => [typeof one === 'string' ? one : JSON.stringify(one), one]),
  )
  return byContent.size === found.length ? found : [...byContent.values()]
}
