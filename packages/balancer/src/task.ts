import type { Adjustable, Craft, CraftRequest, Problem } from '@obrador/engine'
import { type Beginning, beginningOf } from './beginning.ts'
import { find } from './findings.ts'
import { type Offer, offerOf, plain, problemWith, withGrams } from './offer.ts'
import { openRequest } from './opened.ts'
import { checkRange, refuse } from './refuse.ts'
import type { AdjustRequest, Level, Objective, Wanted } from './request.ts'
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
  readonly wanted: Readonly<Record<string, Wanted>>
  readonly onlyWanted: boolean
  readonly level: Level | undefined
  readonly mostNew: number
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

function checkWanted(objetivos: AdjustRequest['objetivos'], { parameters }: Problem<unknown>): void {
  for (const [key, wanted] of Object.entries(objetivos ?? {})) {
    if (!Object.hasOwn(parameters, key))
      refuse(find('balancer.unknown-parameter', { key, keys: Object.keys(parameters) }), { field: 'objetivos' })
    checkRange(wanted, key, { field: 'objetivos' })
  }
}

/** What the request says of the search itself, with what holds where it says nothing. */
function wishedOf(request: AdjustRequest, { start, adjustable, preliminaryChanges }: Beginning) {
  const { objetivo, nivel, objetivos, soloObjetivos, total, maxNuevos, redondeo, margen, legal, seguridad } = request
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
    wanted: objetivos ?? {},
    onlyWanted: soloObjetivos ?? false,
    level: nivel,
    mostNew: maxNuevos ?? DEFAULT_NEWCOMERS,
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
  checkWanted(request.objetivos, beginning.start)
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
    unknownPantry,
    secondsLeft,
    asSent,
    forgotten: offer.forgotten,
    start: beginning.start,
  }
}
