import { type CraftRequest, type RawLine, solverProblemOf } from '@obrador/engine'
import { foldedName } from '../bars.ts'
import { gramsIn } from '../task.ts'
import { type BookFormula, boundsOf, type FormulaOnTop, formulaWith, plainFormula, rowsOf } from './formula.ts'
import type { BookRequest } from './request.ts'

/** Formulas of the book that stand on another of it: what changes in that one changes them, so it is held to what they have to go on being. */

interface InnerFormula {
  readonly ingredients?: readonly RawLine[]
  readonly rendimiento?: number
}

const NOISE = 1e-6
const KILO = 1000

const nameIn = ({ craft }: BookFormula, line: RawLine): string =>
  foldedName(String(line.name ?? line[craft.fields.name]))

/** The same lines in the same shares: an older one of that name is another. */
function isSameMix(base: BookFormula, lines: readonly RawLine[] = []): boolean {
  const old = base.columns.filter(({ isNew }) => !isNew)
  const mass = lines.reduce((sum, line) => sum + gramsIn(base.craft, line), 0)
  return (
    old.length === lines.length &&
    lines.every((line, at) => {
      const { raw = {}, grams = 0 } = old[at] ?? {}
      return (
        nameIn(base, line) === nameIn(base, raw) &&
        Math.abs((KILO * gramsIn(base.craft, line)) / mass - grams) < NOISE * KILO
      )
    })
  )
}

function onTopOf(base: BookFormula, book: readonly BookFormula[]): FormulaOnTop[] {
  const key = foldedName(base.name)
  return book.flatMap((formula): FormulaOnTop[] => {
    const { craft, request, total } = formula
    if (formula === base || craft.id !== base.craft.id) return []
    const { preparaciones = {} } = request
    const innerOf = ({ preparacion }: RawLine) =>
      (typeof preparacion === 'string' ? preparaciones[preparacion] : preparacion) as InnerFormula | undefined
    const isBase = (line: RawLine): boolean => {
      const inner = innerOf(line)
      return nameIn(formula, line) === key && inner?.rendimiento === undefined && isSameMix(base, inner?.ingredients)
    }
    const grams = request.ingredients.filter(isBase).reduce((sum, line) => sum + gramsIn(craft, line), 0)
    if (grams === 0) return []
    const changed = ({ ingredients }: CraftRequest): CraftRequest => ({
      ...plainFormula(request),
      ingredients: request.ingredients.map((line) =>
        isBase(line) ? { ...line, preparacion: { ...innerOf(line), ingredients } } : line,
      ),
    })
    return [{ formula, share: grams / total, changed }]
  })
}

/** What whoever stands on a base asks of it, over its columns: everything else in it stays. */
function rowsOnTop(base: BookFormula, { formula, share }: FormulaOnTop, book: BookRequest): BookFormula['rows'] {
  const { craft, request, total } = formula
  const { fields } = craft
  const rest = request.ingredients.filter((line) => nameIn(formula, line) !== foldedName(base.name))
  const opened = [
    ...base.columns.map(({ raw, grams }) => ({ ...raw, [fields.grams]: Math.max(grams * share, NOISE) })),
    ...rest.map((line) => ({ ...line, [fields.grams]: (KILO * gramsIn(craft, line)) / total })),
  ]
  const problem = solverProblemOf(craft, { ...plainFormula(request), ingredients: opened })
  return rowsOf(boundsOf(problem, book), problem.lines, base.columns.length).map(({ coefficients, constant }) => ({
    coefficients: coefficients.map((one) => one * share),
    constant,
  }))
}

/** Each formula with those that stand on it. A base weighs what they take of it, and who only lacks what its base lacks changes with the base. */
export function withOnTop(book: readonly BookFormula[], request: BookRequest): BookFormula[] {
  const tops = new Map(book.map((base) => [base, onTopOf(base, book)]))
  const borne = new Set([...tops.values()].flatMap((all) => all.map(({ formula }) => formula)))
  return book.map((one) => {
    const onTop = tops.get(one) ?? []
    if (onTop.length > 0)
      return {
        ...one,
        onTop,
        kilos: onTop.reduce((sum, { formula, share }) => sum + share * formula.kilos, 0),
        rows: [...one.rows, ...onTop.flatMap((top) => rowsOnTop(one, top, request))],
        // On three levels nobody looks: it stays as it is.
        isLeft: onTop.some(({ formula }) => (tops.get(formula) ?? []).length > 0),
      }
    const lacksItself = one.columns.some(({ isMissing, isNew }) => isMissing && !isNew)
    return borne.has(one) ? { ...one, isLeft: true, ...(!lacksItself && { missing: [], mustChange: false }) } : one
  })
}

/** The engine still accepts everything that stands on it, with all that it had to go on being. */
export const areTopsAccepted = (
  base: BookFormula,
  grams: readonly number[],
  isAccepted: (one: BookFormula, changed: CraftRequest) => boolean,
): boolean => {
  const made = formulaWith(base, grams)
  return base.onTop.every(({ formula, changed }) => isAccepted(formula, changed(made)))
}
