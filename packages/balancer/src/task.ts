import type { AdjustableLines, Craft, CraftRequest, SolverProblem } from '@obrador/engine'
import { type SearchBeginning, searchBeginningOf } from './beginning.ts'
import { balancerFinding } from './findings.ts'
import { type FormulaOffer, formulaOfferOf, linesWithGrams, plainLine, problemWithGrams } from './offer.ts'
import { openRequest } from './opened.ts'
import { refuseRequest } from './refuse.ts'
import { type WishedRanges, wishedRangesIn } from './relative.ts'
import { ADJUST_LIMITS, type AdjustLevel, type AdjustObjective, type AdjustRequest } from './request.ts'
import { type TaskLine, taskLineAt } from './task-line.ts'
import { type AdjustWork, readingSteps } from './work.ts'

/** A request, read: everything that does not depend on where the search stands. */
export interface AdjustTask {
  readonly craft: Craft
  readonly lines: readonly TaskLine[]
  /** The formula of the request with other grams, line by line, as the craft reads it; lines that weigh nothing are left out. */
  readonly requestOf: (grams: readonly number[]) => CraftRequest
  /** The same with every line, so that the problem has the lines of the task in their order; none if it is no formula. */
  readonly problemAt: (grams: readonly number[]) => SolverProblem<unknown> | undefined
  /** Grams of the batch as sent. */
  readonly batch: number
  readonly keepsTotal: boolean
  /** Nobody asked for the weight of the batch: it may float where nothing else will do. */
  readonly mayFloat: boolean
  /** What stays keeps its grams, and does not grow with the batch. */
  readonly isAnchored: boolean
  readonly ties: AdjustableLines['ties']
  readonly preliminaryChanges: AdjustableLines['preliminaryChanges']
  readonly margin: number
  /** Nobody asked for that margin: what was out by less ends less far inside. */
  readonly isMarginUsual: boolean
  /** How far inside its range each figure must end for the sake of what varies, by its key and in its unit. */
  readonly margins: Readonly<Record<string, number>>
  /** Probability asked for; none where nobody asked. */
  readonly safety: number | undefined
  readonly keepsLaw: boolean
  /** Something is wrong, so what is spoiled (sandy lactose) is mended too. */
  readonly mends: boolean
  readonly objective: AdjustObjective
  readonly wanted: WishedRanges['wanted']
  readonly compared: WishedRanges['compared']
  readonly onlyWanted: boolean
  readonly level: AdjustLevel | undefined
  readonly mostNew: number
  /** How many lines may change, those that are put right first among them; any number where none is said. */
  readonly mostChanges: number | undefined
  /** What a kilo may cost, €. */
  readonly mostCost: number | undefined
  readonly step: number | undefined
  readonly unknownPantry: readonly string[]
  /** What may still be done to answer. */
  readonly work: AdjustWork
  /** The formula as sent, with what may be added; and once what is plainly wrong is put right. */
  readonly asSent: SolverProblem<unknown>
  /** The question of what was forgotten: nothing moves before it is answered. */
  readonly forgotten: string | undefined
  readonly start: SolverProblem<unknown>
}

/** Readings of a formula that are as much as reading a request. */
const BEGINNING = 4
const DEFAULT_NEWCOMERS = 2
/** Share of a range inside which what was out ends. */
const MARGIN = 0.1

/** Ceilings that a caller may set, where they make sense. */
function checkCeilings({ maxCambios, maxCoste }: AdjustRequest): void {
  const check = (field: string, value: number | undefined, least: number, most: number, isWhole: boolean): void => {
    if (value === undefined || (value >= least && value <= most && (!isWhole || Number.isInteger(value)))) return
    refuseRequest(balancerFinding('balancer.ceiling', { field, least, most, isWhole }), { field })
  }
  check('maxCambios', maxCambios, 1, ADJUST_LIMITS.changes, true)
  check('maxCoste', maxCoste, 0, ADJUST_LIMITS.cost, false)
}

/** What the request says of the search itself, with what holds where it says nothing. */
function wishedOf(request: AdjustRequest, { start, adjustable, preliminaryChanges }: SearchBeginning) {
  const { objetivo, nivel, soloObjetivos, total, maxNuevos, redondeo, margen, legal, seguridad } = request
  return {
    keepsTotal: total ?? (objetivo === 'menor_coste' || !adjustable.isAnchored),
    mayFloat: total === undefined && objetivo !== 'menor_coste',
    isAnchored: total === undefined && adjustable.isAnchored,
    ties: adjustable.ties,
    preliminaryChanges,
    margin: margen ?? MARGIN,
    isMarginUsual: margen === undefined,
    margins: {},
    safety: seguridad !== undefined && seguridad > 0 ? seguridad : undefined,
    mends: objetivo !== 'menor_coste' && !start.isRight,
    keepsLaw: legal !== false && soloObjetivos !== true,
    objective: objetivo ?? 'menos_cambios',
    onlyWanted: soloObjetivos ?? false,
    level: nivel,
    mostNew: maxNuevos ?? DEFAULT_NEWCOMERS,
    mostChanges: request.maxCambios,
    mostCost: request.maxCoste,
    step: redondeo,
  } as const
}

/** The formula with other grams, closed again as the caller sent it. */
function requestWith(
  offer: FormulaOffer,
  craft: Craft,
  closed: ReturnType<typeof openRequest>['closed'],
): AdjustTask['requestOf'] {
  return (grams) => {
    const weighed = linesWithGrams(offer, craft, grams).filter((_, at) => at < offer.sentCount || (grams[at] ?? 0) > 0)
    return { ...offer.template, ingredients: closed(weighed).map(plainLine) }
  }
}

export function readAdjustTask(craft: Craft, asked: AdjustRequest, work: AdjustWork): AdjustTask {
  const { request, origins, closed } = openRequest(craft, asked)
  const offer = formulaOfferOf(craft, request)
  const { asSent, raw, unknownPantry } = offer
  const beginning = searchBeginningOf(offer, craft, request.soloObjetivos === true)
  checkCeilings(request)
  const lines = asSent.lines.slice(0, raw.length)
  work.spend(BEGINNING * readingSteps(raw.length))
  return {
    craft,
    requestOf: requestWith(offer, craft, closed),
    problemAt: (grams) => {
      work.spend(readingSteps(raw.length))
      return problemWithGrams(offer, craft, grams)
    },
    lines: lines.map((line, at) => ({
      ...taskLineAt(at, line, offer, beginning, craft, request.despensa),
      origin: origins[at]?.line ?? at,
      of: origins[at]?.of,
    })),
    batch: lines.reduce((sum, line) => sum + line.grams, 0),
    ...wishedOf(request, beginning),
    ...wishedRangesIn(request.objetivos, asSent),
    unknownPantry,
    work,
    asSent,
    forgotten: offer.forgotten,
    start: beginning.start,
  }
}
