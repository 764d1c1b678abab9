/**
 * Under this key a request says which of its lines keep their weight, by their place: advice moves the others. It is a symbol
 * so that no JSON can carry it, and what the service advises is the same for everybody; `fijo` is what a solver is asked by.
 */
export const KEPT_LINES: unique symbol = Symbol('kept lines')

const NONE: ReadonlySet<number> = new Set()

export const lockedLines = (request: object): ReadonlySet<number> =>
  (request as { readonly [KEPT_LINES]?: ReadonlySet<number> })[KEPT_LINES] ?? NONE
