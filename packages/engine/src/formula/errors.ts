import { commonFinding } from '../findings/find.ts'
import type { FindingText, SayFinding } from '../findings/finding.ts'

export type FormulaErrorCode =
  | 'invalid-line'
  | 'invalid-request'
  | 'no-ingredients'
  | 'too-many-ingredients'
  | 'no-weight'
  | 'missing-base'
  | 'unsupported-craft'
  | 'bad-state'
  | 'too-nested'

/** Where in a request something is wrong, as far as it is one place. */
export interface FormulaErrorPlace {
  /** Index of the line among those sent. */
  readonly line?: number
  readonly field?: string
}

const codeOf = (finding: FindingText): string => (typeof finding === 'string' ? finding : finding.code)

/** The only thing the engine throws: a formula that cannot be calculated. Its message says what to do, once a face has said it. */
export class FormulaError extends Error {
  readonly code: FormulaErrorCode
  readonly finding: FindingText
  readonly place: FormulaErrorPlace

  constructor(code: FormulaErrorCode, finding: FindingText, place: FormulaErrorPlace = {}) {
    // It is about the formula, not about the code: a trace of calls tells nothing, and taking one is most of what a refusal
    // costs. An analysis tries a formula as every type, and most refuse it.
    const { stackTraceLimit } = Error
    Reflect.set(Error, 'stackTraceLimit', 0)
    super(codeOf(finding))
    Reflect.set(Error, 'stackTraceLimit', stackTraceLimit)
    this.name = 'FormulaError'
    this.code = code
    this.finding = finding
    this.place = place
  }
}

/** What is refused on the way is refused in the words of whoever was asked. */
export function refusingInWords<Result>(say: SayFinding, work: () => Result): Result {
  try {
    return work()
  } catch (problem) {
    throw errorInWords(say, problem)
  }
}

/** The same of what was caught already. What has been said stays said: who was asked first knows more words. */
export function errorInWords(say: SayFinding, problem: unknown): unknown {
  if (problem instanceof FormulaError && problem.message === codeOf(problem.finding))
    problem.message = say(problem.finding)
  return problem
}

/** Whatever is wrong with a line is said to be there, by whom nobody told which line it is. */
export function atLine<Result>(line: number, read: () => Result): Result {
  try {
    return read()
  } catch (problem) {
    if (!(problem instanceof FormulaError)) throw problem
    throw new FormulaError(problem.code, problem.finding, { line, ...problem.place })
  }
}

/** What a reading gives; nothing where it refuses, since what is read need not be what it is read as. */
export function unlessRefused<Result>(read: () => Result): Result | undefined {
  try {
    return read()
  } catch (problem) {
    if (problem instanceof FormulaError) return undefined
    throw problem
  }
}

/** A name that only the grammar could read, where nobody brought it. */
export const refuseName = (name: string): never => {
  throw new FormulaError('invalid-line', commonFinding('formula.cannot-read', { name }))
}
