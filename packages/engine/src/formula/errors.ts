import { cannotRead } from '../words/messages.ts'

export type FormulaErrorCode =
  | 'invalid-line'
  | 'invalid-request'
  | 'no-ingredients'
  | 'too-many-ingredients'
  | 'no-weight'
  | 'missing-base'
  | 'unsupported-craft'
  | 'too-nested'

/** Where in a request something is wrong, as far as it is one place. */
export interface FormulaErrorPlace {
  /** Index of the line among those sent. */
  readonly line?: number
  readonly field?: string
}

/** The only thing the engine throws: a formula that cannot be calculated, with a Spanish sentence that says what to do. */
export class FormulaError extends Error {
  readonly code: FormulaErrorCode
  readonly place: FormulaErrorPlace

  constructor(code: FormulaErrorCode, message: string, place: FormulaErrorPlace = {}) {
    super(message)
    this.name = 'FormulaError'
    this.code = code
    this.place = place
  }
}

/** Whatever is wrong with a line is said to be there, by whom nobody told which line it is. */
export function atLine<Result>(line: number, read: () => Result): Result {
  try {
    return read()
  } catch (problem) {
    if (!(problem instanceof FormulaError)) throw problem
    throw new FormulaError(problem.code, problem.message, { line, ...problem.place })
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
  throw new FormulaError('invalid-line', cannotRead(name))
}
