import {
  type CraftRequest,
  isRatioParameter,
  isUnweighedLine,
  type LabelledCraft,
  measureLines,
  presentAllergensOf,
  type RawLine,
  type SolverProblem,
  solverProblemOf,
} from '@obrador/engine'
import { type AnyLimit, askableLimits } from '../../limit.ts'
import { limitPlaneOf } from '../../rows.ts'
import { foldedName } from '../bars.ts'
import { refuseMenu } from '../check.ts'
import { gramsIn } from '../task.ts'
import { bookFinding } from './findings.ts'
import { type PriceReader, priceReaderOf } from './prices.ts'
import type { BookFormulaRequest, BookRequest } from './request.ts'

/** A formula of the book as a program reads it: what moves, how far, its limits, what it cost and costs. Grams per kilo. */

export interface BookColumn {
  readonly name: string
  readonly raw: RawLine
  readonly grams: number
  readonly least: number
  readonly most: number
  readonly isNew: boolean
  readonly isMissing: boolean
  /** €/kg before and now. */
  readonly before: number
  readonly now: number
  /** What of it those leave out. */
  readonly unpriced: readonly string[]
}

export interface BookFormula {
  readonly craft: LabelledCraft<CraftRequest>
  readonly request: BookFormulaRequest
  readonly name: string
  readonly kilos: number
  /** Grams of the batch as it is written. */
  readonly total: number
  readonly columns: readonly BookColumn[]
  /** Not negative where a limit holds. */
  readonly rows: readonly { readonly coefficients: readonly number[]; readonly constant: number }[]
  readonly limits: readonly AnyLimit[]
  readonly costBefore: number
  readonly costNow: number
  readonly isTouched: boolean
  /** It holds something that is missing. */
  readonly mustChange: boolean
  readonly missing: readonly string[]
  readonly verdict: string
  readonly legal: string | undefined
  /** Formulas of the book that stand on it. */
  readonly onTop: readonly FormulaOnTop[]
  /** It changes with what it stands on, or not at all. */
  readonly isLeft: boolean
}

/** A formula that stands on the one asked for. */
export interface FormulaOnTop {
  readonly formula: BookFormula
  /** Grams of the base in a gram of it. */
  readonly share: number
  /** It, with its base as that has changed. */
  readonly changed: (base: CraftRequest) => CraftRequest
}

/** Grams that stand for none. */
const TRACE = 1e-4
/** What a technical line may fall to, in shares of itself, and rise by, g/kg; and what comes in rises to. */
const LEAST_SHARE = 0.4
const MOST_MORE = 250
const MOST_NEW = 150
/** Shares of its range that a figure which stays may move, and of itself where it has none. */
const BAND = 0.05
const BAND_OF_VALUE = 0.02
/** Shares of a threshold, so that what a solver calls met is met. */
const HAIR = 1e-6
const KILO = 1000

/** There to reach a figure, or to fill: what a maker moves. Eggs name what they are in. */
const MOVING_ROLES: ReadonlySet<string> = new Set(['technical', 'filler', 'structure'])
const HELD_CATEGORIES: ReadonlySet<string> = new Set(['huevo'])

type Line = SolverProblem<unknown>['lines'][number]

const isMoving = ({ ingredient }: Line, role: string | undefined): boolean =>
  ingredient !== undefined &&
  !ingredient.flavour &&
  MOVING_ROLES.has(role ?? '') &&
  !HELD_CATEGORIES.has(ingredient.category)

/** What has to go on holding: the ranges, the name that it bears and its words, and what must not be spoiled. */
const keptLimitsOf = (problem: SolverProblem<unknown>): AnyLimit[] => [
  ...(problem.rungs[0]?.limits ?? []),
  ...problem
    .words()
    .filter(({ isBorne }) => isBorne)
    .flatMap(({ limits }) => limits),
  ...problem.guards,
]

/** What does not hold now is not mended here: it gets no worse. */
function asItStands(limit: AnyLimit, lines: SolverProblem<unknown>['lines']): AnyLimit | undefined {
  if ('prices' in limit.reading || !isRatioParameter(limit.reading)) return undefined
  const now = measureLines(limit.reading, lines)
  if (now === undefined) return undefined
  const [least, most] = limit.range
  if (now >= least && now <= most) return limit
  return { ...limit, isExact: true, range: [Math.min(least, now), Math.max(most, now)] }
}

function bandOf(key: string, problem: SolverProblem<unknown>): AnyLimit | undefined {
  const askable = askableLimits(problem)
  const asked = Object.hasOwn(askable, key) ? askable[key] : undefined
  if (!asked)
    return refuseMenu(bookFinding('book.unknown-figure', { key, keys: Object.keys(problem.parameters) }), 'mantener')
  if ('prices' in asked.reading || !isRatioParameter(asked.reading)) return undefined
  const now = measureLines(asked.reading, problem.lines)
  if (now === undefined) return undefined
  const range = problem.rungs[0]?.limits.find((limit) => limit.key === key)?.range
  const half =
    range && Number.isFinite(range[1] - range[0]) ? BAND * (range[1] - range[0]) : BAND_OF_VALUE * Math.abs(now)
  return { ...asked, isExact: true, range: [now - half, now + half] }
}

export function rowsOf(
  limits: readonly AnyLimit[],
  lines: SolverProblem<unknown>['lines'],
  movable: number,
): BookFormula['rows'] {
  return limits.flatMap((limit) =>
    (['min', 'max'] as const).flatMap((end) => {
      const bound = limit.range[end === 'min' ? 0 : 1]
      if (!Number.isFinite(bound)) return []
      const hair = limit.isExact && bound !== 0 ? HAIR * (1 + Math.abs(bound)) : 0
      const plane = limitPlaneOf(limit, end === 'min' ? bound + hair : bound - hair, end === 'min', lines, 1)
      const largest = Math.max(...plane.coefficients.map(Math.abs), Number.MIN_VALUE)
      if (!plane.coefficients.every(Number.isFinite)) return []
      const scaled = plane.coefficients.map((one) => one / largest)
      const rest = lines.slice(movable).reduce((sum, { grams }, at) => sum + grams * (scaled[movable + at] ?? 0), 0)
      return [{ coefficients: scaled.slice(0, movable), constant: plane.constant / largest + rest }]
    }),
  )
}

/** What has to go on holding of a formula, and how far what a customer would notice may move. */
export const boundsOf = (problem: SolverProblem<unknown>, book: BookRequest): AnyLimit[] => [
  ...keptLimitsOf(problem).flatMap((limit) => asItStands(limit, problem.lines) ?? []),
  ...(book.mantener ?? problem.character).flatMap((key) => bandOf(key, problem) ?? []),
]

interface BodyRead {
  readonly verdict?: string
  readonly legal?: { readonly nombre?: string; readonly denominacion?: string }
}

/** What a formula is called and how it stands. */
export function standingOf(craft: LabelledCraft<CraftRequest>, formula: CraftRequest) {
  const { verdict = '', legal } = craft.analyse(formula, { advice: false }) as BodyRead
  return { verdict, legal: legal?.nombre ?? legal?.denominacion }
}

export const plainFormula = ({ nombre: _n, kilos: _k, oficio: _o, ...formula }: BookFormulaRequest): CraftRequest =>
  formula as CraftRequest

/** The formula with other grams of its kilo, in the grams of its batch. A line that nobody weighed stays as it was sent. */
export function formulaWith({ craft, request, columns, total }: BookFormula, grams: readonly number[]): CraftRequest {
  const { fields } = craft
  const ingredients = columns.flatMap(({ raw, isMissing }, at) => {
    if (isUnweighedLine(raw) && !isMissing) return [raw]
    const weight = Math.round((grams[at] ?? 0) * total) / KILO
    return weight > 0 ? [{ ...raw, [fields.grams]: weight }] : []
  })
  return { ...plainFormula(request), ingredients }
}

function newcomersOf(craft: LabelledCraft<CraftRequest>, book: BookRequest, formula: BookFormulaRequest) {
  const present = new Set(presentAllergensOf(craft, plainFormula(formula)))
  const rowOf = (name: string) => craft.rowNamed(name, formula.type ?? undefined)
  const own = new Set(formula.ingredients.map((line) => rowOf(String(line[craft.fields.name] ?? line.name))?.id))
  return (book.nuevos?.con ?? []).filter((name) => {
    const row = rowOf(name)
    return row !== undefined && !own.has(row.id) && row.allergens.every((one) => present.has(one))
  })
}

function columnsOf(
  problem: SolverProblem<unknown>,
  raws: readonly { readonly raw: RawLine; readonly grams: number; readonly isNew: boolean }[],
  prices: PriceReader,
): BookColumn[] {
  const { lines: bounds } = problem.adjustable()
  return raws.map(({ raw, grams, isNew }, at) => {
    const line = problem.lines[at]
    const isMissing = line !== undefined && prices.isMissing(line.name, raw)
    const moves = isNew || (line !== undefined && isMoving(line, bounds[at]?.role))
    const least = isNew || isMissing ? 0 : moves ? LEAST_SHARE * grams : grams
    const most = isMissing ? 0 : isNew ? MOST_NEW : moves ? grams + MOST_MORE : grams
    const own = line?.price ?? line?.ingredient?.price
    return {
      name: line?.name ?? '',
      raw,
      grams,
      least,
      most,
      isNew,
      isMissing,
      before: prices.before(raw, own),
      now: prices.now(raw, own),
      unpriced: isNew ? [] : prices.unpriced(raw, own),
    }
  })
}

/** Reads a formula of the book. */
export function readBookFormula(
  craft: LabelledCraft<CraftRequest>,
  book: BookRequest,
  request: BookFormulaRequest,
): BookFormula {
  const { fields } = craft
  const sent = request.ingredients.map((line) => ({ ...line, [fields.name]: line[fields.name] ?? line.name }))
  const total = sent.reduce((sum, line) => sum + gramsIn(craft, line), 0)
  const raws = [
    ...sent.map((raw) => ({ raw, grams: (KILO * gramsIn(craft, raw)) / total, isNew: false })),
    ...newcomersOf(craft, book, request).map((name) => ({ raw: { [fields.name]: name }, grams: 0, isNew: true })),
  ]
  const problem = solverProblemOf(craft, {
    ...plainFormula(request),
    ingredients: raws.map(({ raw, grams }) => ({ ...raw, [fields.grams]: Math.max(grams, TRACE) })),
  })
  const unread = problem.lines.slice(0, raws.length).filter(({ known }) => !known)
  if (unread.length > 0)
    refuseMenu(bookFinding('book.unread', { formula: request.nombre, names: unread.map(({ name }) => name) }), 'libro')
  const prices = priceReaderOf(craft, book, request)
  const columns = columnsOf(problem, raws, prices)
  const limits = boundsOf(problem, book)
  const cost = (of: 'before' | 'now'): number => columns.reduce((sum, line) => sum + (line.grams * line[of]) / KILO, 0)
  const [costBefore, costNow] = [cost('before'), cost('now')]
  const missing = columns.filter(({ isMissing, isNew }) => isMissing && !isNew).map(({ name }) => name)
  const inside = prices.missingInside(sent)
  return {
    craft,
    request,
    name: request.nombre,
    kilos: request.kilos ?? 1,
    total,
    columns,
    rows: rowsOf(limits, problem.lines, raws.length),
    limits,
    costBefore,
    costNow,
    missing: [...missing, ...inside],
    mustChange: missing.length + inside.length > 0,
    isTouched: Math.abs(costNow - costBefore) > HAIR || missing.length + inside.length > 0,
    ...standingOf(craft, plainFormula(request)),
    onTop: [],
    isLeft: false,
  }
}

/** What is inside a preparation does not move: where something is missing there, no change of lines helps. */
export const isHopeless = ({ missing, columns }: BookFormula): boolean =>
  missing.some((name) => !columns.some((column) => foldedName(column.name) === foldedName(name) && column.isMissing))
