import {
  type Craft,
  type CraftRequest,
  FormulaError,
  type RawLine,
  REQUEST_LIMITS,
  type SolverProblem,
  solverProblemOf,
} from '@obrador/engine'
import { balancerFinding } from './findings.ts'
import { refuseRequest } from './refuse.ts'
import { ADJUST_LIMITS, type AdjustRequest, CATALOGUE_PANTRY } from './request.ts'

/** The formula that is adjusted and what may be added to it, as the craft reads both. */

export const offeredNameOf = (line: RawLine, field: string): string => String(line[field]).trim()

/** How much a pantry may hold beside so many lines. */
export const pantryRoomFor = (lines: number): number =>
  Math.min(ADJUST_LIMITS.pantry, REQUEST_LIMITS.ingredients - lines)

/** Nobody said what may be added: it is what every workshop has. */
const isUsual = ({ despensa }: AdjustRequest): boolean => despensa === undefined || despensa === CATALOGUE_PANTRY

/** The pantry as lines that weigh nothing yet; of the catalogue's, as many as there is room for. */
function pantryLines(
  { despensa, ingredients }: AdjustRequest,
  { fields }: Craft,
  { pantry }: SolverProblem<unknown>,
): RawLine[] {
  const room = pantryRoomFor(ingredients.length)
  const items = despensa === undefined || despensa === CATALOGUE_PANTRY ? pantry().slice(0, room) : despensa
  if (items.length > room)
    refuseRequest(balancerFinding('balancer.pantry-too-large', { count: items.length, most: room }), {
      field: 'despensa',
    })
  return items.map((item) => ({
    ...(typeof item === 'string' ? { [fields.name]: item } : item),
    [fields.grams]: 0,
  }))
}

/** What only the adjustment reads of a line is taken off before the craft reads it. */
export const plainLine = ({ fijo: _f, min: _n, max: _x, tengo: _t, pieza: _p, abrir: _a, ...line }: RawLine): RawLine =>
  line

/** The request as the craft reads it: without what it says of the adjustment. */
function craftRequestOf(request: AdjustRequest): CraftRequest {
  const {
    objetivo: _objective,
    nivel: _level,
    objetivos: _wanted,
    soloObjetivos: _only,
    total: _total,
    despensa: _pantry,
    maxNuevos: _most,
    maxCambios: _changes,
    maxCoste: _cost,
    redondeo: _step,
    margen: _margin,
    legal: _law,
    seguridad: _safety,
    ...rest
  } = request
  return { ...rest, ingredients: request.ingredients.map((line) => (line ? plainLine(line) : line)) } as CraftRequest
}

/** The formula and what may be added to it, line by line. */
export interface FormulaOffer {
  /** The lines of the request, then those of the pantry that it does not have yet, with the caller's wishes. */
  readonly raw: readonly RawLine[]
  /** How many of them are of the request. */
  readonly sentCount: number
  readonly template: CraftRequest
  readonly asSent: SolverProblem<unknown>
  readonly unknownPantry: readonly string[]
  /** The question of what was forgotten; none where the caller says what may be added, or what alone to look at. */
  readonly forgotten: string | undefined
}

export function formulaOfferOf(craft: Craft, request: AdjustRequest): FormulaOffer {
  const sent = craftRequestOf(request)
  const sentCount = sent.ingredients.length
  const alone = solverProblemOf(craft, sent)
  const present = new Set(alone.lines.map(({ ingredient }) => ingredient?.id))
  const offered = pantryLines(request, craft, alone)
  // Read with the formula, so that a pantry is named and described as its lines are.
  const all = { ...sent, ingredients: [...sent.ingredients, ...offered.map(plainLine)] }
  const read = offered.length > 0 ? solverProblemOf(craft, all).lines.slice(sentCount) : []
  const isKnown = (at: number): boolean => read[at]?.known === true
  // What the formula already has is no novelty.
  const usable = offered.filter((_, at) => isKnown(at) && !present.has(read[at]?.ingredient?.id ?? ''))
  const raw = [...request.ingredients, ...usable]
  const template = { ...sent, ingredients: raw.map(plainLine) }
  return {
    raw,
    sentCount,
    template,
    asSent: usable.length > 0 ? solverProblemOf(craft, template) : alone,
    unknownPantry: offered.filter((_, at) => !isKnown(at)).map((line) => offeredNameOf(line, craft.fields.name)),
    forgotten:
      isUsual(request) && request.soloObjetivos !== true && alone.forgotten?.isMain
        ? alone.forgotten.question
        : undefined,
  }
}

export const linesWithGrams = ({ template }: FormulaOffer, { fields }: Craft, grams: readonly number[]): RawLine[] =>
  template.ingredients.map((line, at) => (line.sinPesar === true ? line : { ...line, [fields.grams]: grams[at] ?? 0 }))

export function problemWithGrams(
  offer: FormulaOffer,
  craft: Craft,
  grams: readonly number[],
): SolverProblem<unknown> | undefined {
  try {
    return solverProblemOf(craft, { ...offer.template, ingredients: linesWithGrams(offer, craft, grams) })
  } catch (problem) {
    // A solver may empty a formula of what it is judged by: a bread without flour.
    if (problem instanceof FormulaError) return undefined
    throw problem
  }
}
