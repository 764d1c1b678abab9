import type { Adjustable, Craft, CraftRequest, Problem } from '@obrador/engine'
import { type Beginning, beginningOf } from './beginning.ts'
import { find } from './findings.ts'
import { type Offer, offerOf, plain, problemWith, withGrams } from './offer.ts'
import { openRequest } from './opened.ts'
import { refuse } from './refuse.ts'
import { type Wishes, wishesIn } from './relative.ts'
import { ADJUST_LIMITS, type AdjustRequest, type Level, type Objective } from './request.ts'
import { type TaskLine, taskLineAt } from './task-line.ts'

/** A request, read: everything that does not depend on where the search stands. */
export interface Task {
  readonly craft: Craft
  readonly lines: readonly TaskLine[]
  /** The formula of the request with other grams, line by line, as the craft reads it; lines that weigh nothing are left out. */
  readonly requestOf: (grams: readonly number[]) => CraftRequest
  /** The same with every line, so that the problem has the lines of the task in their order; none if it is no formula. */
  readonly problemAt: (grams: readonly number[]) => Problem<unknown> | undefined
  /** Grams of the batch as sent. */
  readonly batch: number
  readonly keepsTotal: boolean
  /** Nobody asked for the weight of the batch: it may float where nothing else will do. */
  readonly mayFloat: boolean
  /** What stays keeps its grams, and does not grow with the batch. */
  readonly isAnchored: boolean
  readonly ties: Adjustable['ties']
  readonly preliminaryChanges: Adjustable['preliminaryChanges']
  readonly margin: number
  /** How far inside its range each figure must end for the sake of what varies, by its key and in its unit. */
  readonly margins: Readonly<Record<string, number>>
  /** Probability asked for; none where nobody asked. */
  readonly safety: number | undefined
  readonly keepsLaw: boolean
  /** Something is wrong, so what is spoiled (sandy lactose) is mended too. */
  readonly mends: boolean
  readonly objective: Objective
  readonly wanted: Wishes['wanted']
  readonly compared: Wishes['compared']
  readonly onlyWanted: boolean
  readonly level: Level | undefined
  readonly mostNew: number
  /** How many lines may change, those that are put right first among them; any number where none is said. */
  readonly mostChanges: number | undefined
  /** What a kilo may cost, €. */
  readonly mostCost: number | undefined
  readonly step: number | undefined
  readonly unknownPantry: readonly string[]
  /** Seconds that are left to answer in. */
  readonly secondsLeft: () => number
  /** The formula as sent, with what may be added; and once what is plainly wrong is put right. */
  readonly asSent: Problem<unknown>
  /** The question of what was forgotten: nothing moves before it is answered. */
  readonly forgotten: string | undefined
  readonly start: Problem<unknown>
}

const DEFAULT_NEWCOMERS = 2
/** Share of a range inside which what was out ends. */
const MARGIN = 0.1

/** Ceilings that a caller may set, where they make sense. */
function checkCeilings({ maxCambios, maxCoste }: AdjustRequest): void {
  const check = (field: string, value: number | undefined, least: number, most: number, isWhole: boolean): void => {
    if (value === undefined || (value >= least && value <= most && (!isWhole || Number.isInteger(value)))) return
    refuse(find('balancer.ceiling', { field, least, most, isWhole }), { field })
  }
  check('maxCambios', maxCambios, 1, ADJUST_LIMITS.changes, true)
  check('maxCoste', maxCoste, 0, ADJUST_LIMITS.cost, false)
}

/** What the request says of the search itself, with what holds where it says nothing. */
function wishedOf(request: AdjustRequest, { start, adjustable, preliminaryChanges }: Beginning) {
  const { objetivo, nivel, soloObjetivos, total, maxNuevos, redondeo, margen, legal, seguridad } = request
  return {
    keepsTotal: total ?? (objetivo === 'menor_coste' || !adjustable.isAnchored),
    mayFloat: total === undefined && objetivo !== 'menor_coste',
    isAnchored: total === undefined && adjustable.isAnchored,
    ties: adjustable.ties,
    preliminaryChanges,
    margin: margen ?? MARGIN,
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
function requestWith(offer: Offer, craft: Craft, closed: ReturnType<typeof openRequest>['closed']): Task['requestOf'] {
  return (grams) => {
    const weighed = withGrams(offer, craft, grams).filter((_, at) => at < offer.sentCount || (grams[at] ?? 0) > 0)
    return { ...offer.template, ingredients: closed(weighed).map(plain) }
  }
}

export function readTask(craft: Craft, asked: AdjustRequest, secondsLeft: Task['secondsLeft']): Task {
  const { request, origins, closed } = openRequest(craft, asked)
  const offer = offerOf(craft, request)
  const { asSent, raw, unknownPantry } = offer
  const beginning = beginningOf(offer, craft, request.soloObjetivos === true)
  checkCeilings(request)
  const lines = asSent.lines.slice(0, raw.length)
  return {
    craft,
    requestOf: requestWith(offer, craft, closed),
    problemAt: (grams) => problemWith(offer, craft, grams),
    lines: lines.map((line, at) => ({
      ...taskLineAt(at, line, offer, beginning, craft, request.despensa),
      origin: origins[at]?.line ?? at,
      of: origins[at]?.of,
    })),
    batch: lines.reduce((sum, line) => sum + line.grams, 0),
    ...wishedOf(request, beginning),
    ...wishesIn(request.objetivos, asSent),
    unknownPantry,
    secondsLeft,
    asSent,
    forgotten: offer.forgotten,
    start: beginning.start,
  }
}
