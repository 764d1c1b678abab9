import { createHash } from 'node:crypto'
import { FormulaError } from '@obrador/engine'

/** One thing that the engine is asked. */
export interface Question {
  /** Kind, craft and formula: what a person looks for in a report. */
  readonly name: string
  /** Everything that the answer depends on: its hash is what the answer is kept under. */
  readonly asked: unknown
  readonly ask: () => unknown
}

/** A question with its answer, as it stands in a record. */
export interface Entry {
  readonly hash: string
  readonly name: string
  /** JSON. */
  readonly answer: string
}

const HASH_LETTERS = 16
const hashOf = ({ name, asked }: Question): string =>
  createHash('sha256')
    .update(JSON.stringify([name.split('/')[0], asked]))
    .digest('hex')
    .slice(0, HASH_LETTERS)

/** What is answered; a refusal is an answer too, and so is a fault of the engine: both must stay as they were. */
function answerTo({ ask }: Question): string {
  try {
    return JSON.stringify(ask() ?? null)
  } catch (problem) {
    if (problem instanceof FormulaError) {
      const { code, message, place } = problem
      return JSON.stringify({ refused: code, message, place })
    }
    return JSON.stringify({ thrown: String(problem) })
  }
}

export const isRefusal = ({ answer }: Entry): boolean => answer.startsWith('{"refused":')

/** The answers, in the order of the questions; the same question is asked once. */
export function* answersTo(questions: Iterable<Question>): Generator<Entry> {
  const seen = new Set<string>()
  for (const question of questions) {
    const hash = hashOf(question)
    if (seen.has(hash)) continue
    seen.add(hash)
    yield { hash, name: question.name, answer: answerTo(question) }
  }
}

export const lineOf = ({ hash, name, answer }: Entry): string => `${hash}\t${name}\t${answer}\n`

export function entriesIn(record: string): Map<string, Entry> {
  const entries = record
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [hash = '', name = '', answer = ''] = line.split('\t')
      return [hash, { hash, name, answer }] as const
    })
  return new Map(entries)
}

/** One place where two answers differ. */
export interface Difference {
  readonly path: string
  readonly before: unknown
  readonly now: unknown
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Every place where two answers differ; fields in another order are a difference of the whole. */
export function differences(before: unknown, now: unknown, path = ''): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(now)) return []
  if (!isTree(before) || !isTree(now)) return [{ path, before, now }]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const inside = keys.flatMap((key) => differences(before[key], now[key], `${path}/${key}`))
  return inside.length > 0 ? inside : [{ path: `${path} (order of fields)`, before: '', now: '' }]
}
