import type { PreparedFormula } from './formula.ts'

/**
 * Under this key a line brings the preparation that it uses, already opened. It is a symbol so that no JSON can carry it:
 * only code that opened it.
 */
export const OPENED_PREPARATION: unique symbol = Symbol('opened preparation')

/** The preparation that a line brings along, if any. */
export const openedPreparationIn = (raw: object): PreparedFormula | undefined =>
  (raw as { readonly [OPENED_PREPARATION]?: PreparedFormula })[OPENED_PREPARATION]

/**
 * Under this key a request says that it is one of a preparation: then it need not be a product of its craft. A symbol, so
 * that no JSON can carry it.
 */
export const NESTED_FORMULA: unique symbol = Symbol('nested formula')
