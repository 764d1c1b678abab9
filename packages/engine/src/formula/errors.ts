export type FormulaErrorCode =
  | 'invalid-line'
  | 'invalid-request'
  | 'no-ingredients'
  | 'too-many-ingredients'
  | 'no-weight'
  | 'missing-base'
  | 'unsupported-craft'
  | 'too-nested'

/** The only thing the engine throws: a formula that cannot be calculated, with a Spanish sentence that says what to do. */
export class FormulaError extends Error {
  readonly code: FormulaErrorCode

  constructor(code: FormulaErrorCode, message: string) {
    super(message)
    this.name = 'FormulaError'
    this.code = code
  }
}
