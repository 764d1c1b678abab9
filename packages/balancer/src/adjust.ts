import {
  type Craft,
  type Options,
  type OtherProduct,
  POWERED_BY,
  round,
  type Say,
  saying,
  type Text,
} from '@obrador/engine'
import { type AdjustAnswer, type AdjustedLine, type Cost, NO_SENSITIVITY, type Sensitivity } from './answer.ts'
import { nearest } from './diagnosis.ts'
import { explain, type Outcome } from './explain.ts'
import { find } from './findings.ts'
import { keptOf } from './kept.ts'
import { lawOf, unmetIn } from './limits.ts'
import type { AdjustRequest } from './request.ts'
import { certaintyOf, safely } from './safety.ts'
import { canFill, search } from './search.ts'
import type { Solver } from './solver.ts'
import { readTask, type Task } from './task.ts'
import { waysOut } from './ways-out.ts'
import { changesIn } from './weigh.ts'
import { spanish } from './words/es.ts'

export interface AdjustOptions {
  /** Seconds in which to answer: what is not known by then is left out, and said. */
  readonly seconds?: number
  /** Whether nobody waits for the answer any more: its time is then up. */
  readonly isAbandoned?: () => boolean
  /** The fields that are wanted of the analysis before and of the one after; all of them unless said. */
  readonly only?: { readonly antes?: Options['only']; readonly despues?: Options['only'] } | undefined
}

const SECONDS = 1
/** Seconds that must be left for another search to be worth beginning. */
const ENOUGH = 0.4
const GRAM_DECIMALS = 6
const COST_DECIMALS = 4

interface Solved extends Outcome {
  readonly sensitivity: Sensitivity
}

function solve(craft: Craft, request: AdjustRequest, task: Task, solver: Solver, name: string | undefined): Solved {
  const now = task.lines.map(({ grams }) => grams)
  if (task.asSent.doubt !== undefined || task.forgotten !== undefined) {
    const grams = task.lines.map(({ sent }) => sent)
    return { grams, problem: task.asSent, sensitivity: NO_SENSITIVITY, finer: 0, isFeasible: false }
  }
  const plain = { problem: task.start, sensitivity: NO_SENSITIVITY, finer: 0 }
  const isBound = task.lines.every(({ grams, least, most }) => grams >= least && grams <= most)
  const isModest = task.mostChanges === undefined || changesIn(task, now) <= task.mostChanges
  const isRight = isBound && isModest && keepsBatch(task) && unmetIn(task, task.start)?.length === 0
  if (isRight && task.objective === 'menos_cambios') return { grams: now, isFeasible: true, ...plain }
  const found =
    search(solver, task) ??
    (task.mends && task.secondsLeft() > ENOUGH ? search(solver, { ...task, mends: false }) : undefined)
  if (found) return { ...found, isFeasible: true }
  if (isRight) return { grams: now, isFeasible: true, ...plain }
  // A name that cannot be reached is not forced: the figures are put right without it, and it is said.
  const lawless =
    task.keepsLaw && task.secondsLeft() > ENOUGH && lawOf(task, task.start).length > 0
      ? search(solver, { ...task, keepsLaw: false })
      : undefined
  if (lawless) return { ...lawless, isFeasible: false, waysOut: waysOut(craft, request, task, solver, name) }
  // Bounds that leave no formula of that weight are kept, and the weight is not.
  const bounded = task.lines.map(({ grams, least, most }) => Math.min(most, Math.max(least, grams)))
  const nearby = canFill(task) ? nearest(solver, task) : bounded
  const problem = task.problemAt(nearby)
  const grams = problem ? nearby : now
  return {
    grams,
    isFeasible: false,
    ...plain,
    ...(problem && { problem }),
    waysOut: waysOut(craft, request, task, solver, name),
  }
}

/** Grams of a batch by which what was put right may have changed it. */
const SAME_BATCH = 0.01

/** Whether the batch weighs what it must once what is plainly wrong is put right. */
const keepsBatch = ({ keepsTotal, mayFloat, lines, batch, preliminaryChanges }: Task): boolean =>
  !keepsTotal ||
  (mayFloat && preliminaryChanges.length > 0) ||
  Math.abs(lines.reduce((sum, { grams }) => sum + grams, 0) - batch) <= SAME_BATCH * batch

function costOf({ lines }: Task, grams: readonly number[]): Cost {
  const euros = lines.reduce((sum, { price }, at) => sum + (price * (grams[at] ?? 0)) / 1000, 0)
  const weight = grams.reduce((sum, one) => sum + one, 0)
  return { lote: round(euros, COST_DECIMALS), kg: round((1000 * euros) / weight, COST_DECIMALS) }
}

const linesOf = ({ lines }: Task, grams: readonly number[]): AdjustedLine[] =>
  lines.flatMap(({ name, sent, held, isNew, of }, at) => {
    const despues = round(grams[at] ?? 0, GRAM_DECIMALS)
    if ((isNew && despues === 0) || of?.place === -1) return []
    const antes = of ? round(sent, GRAM_DECIMALS) : sent
    const cambio = round(despues - antes, GRAM_DECIMALS)
    return [
      {
        nombre: name,
        antes,
        despues,
        cambio,
        fijo: cambio === 0 && (held === 'asked' || held === 'role'),
        nuevo: isNew,
        ...(of && { preparacion: of.name }),
      },
    ]
  })

const warningsOf = (
  { lines, unknownPantry, objective, mostCost, secondsLeft }: Task,
  grams: readonly number[],
): Text[] => {
  const unpriced = lines.filter(({ priced }, at) => !priced && (grams[at] ?? 0) > 0).map(({ spoken }) => spoken)
  return [
    ...unknownPantry.map((name) => find('balancer.unknown-in-pantry', { name })),
    ...(secondsLeft() <= 0 ? [find('balancer.out-of-time')] : []),
    ...(unpriced.length > 0 && (objective === 'menor_coste' || mostCost !== undefined)
      ? [find('balancer.without-price', { names: unpriced })]
      : []),
  ]
}

/** The formula that meets what is asked, or the nearest one and what stands in its way. Synchronous: keep it off busy threads. */
export function adjust<Body>(
  craft: Craft<never, Body> | Craft,
  request: AdjustRequest,
  solver: Solver,
  options: AdjustOptions = {},
): AdjustAnswer<Body> {
  const any = craft as Craft
  const say = any.engine.sayWith(spanish)
  return saying(say, () => adjusted<Body>(any, request, solver, options, say))
}

function adjusted<Body>(
  any: Craft,
  request: AdjustRequest,
  solver: Solver,
  { seconds = SECONDS, isAbandoned = () => false, only = {} }: AdjustOptions,
  say: Say,
): AdjustAnswer<Body> {
  const until = performance.now() + 1000 * seconds
  const task = readTask(any, request, () => (isAbandoned() ? 0 : (until - performance.now()) / 1000))
  const before = task.lines.map(({ sent }) => sent)
  // What it looks like decides whether it is adjusted at all, and what it is called is said of what is lost.
  const first = only.antes && new Set([...only.antes, 'pareceTipo', 'legal'])
  const antes = any.analyse(task.requestOf(before), { only: first }) as unknown as Body & {
    readonly pareceTipo?: OtherProduct
    readonly legal?: { readonly denominacion?: string }
  }
  const name = antes.legal?.denominacion
  const plain = solve(any, request, task, solver, name)
  const { solved, reached } =
    task.safety === undefined
      ? { solved: plain, reached: undefined }
      : safely(any, task, plain, (tighter) => solve(any, request, tighter, solver, name))
  // It is another product: it is not undone to be this one.
  const other = solved.isFeasible || antes.pareceTipo?.tipo === undefined ? undefined : antes.pareceTipo
  const outcome = other ? { ...solved, grams: before, problem: task.asSent, other } : solved
  const formula = task.requestOf(outcome.grams.map((grams) => round(grams, GRAM_DECIMALS)))
  const coste = { antes: costOf(task, before), despues: costOf(task, outcome.grams) }
  const { relajaciones, alAnadir, alLiberar } = outcome.waysOut ?? {}
  return {
    status: 'ok',
    factible: outcome.isFeasible,
    ingredients: linesOf(task, outcome.grams),
    formula,
    antes,
    despues: any.analyse(formula, { only: only.despues }) as Body,
    explicacion: explain(task, outcome, coste, name).map(say),
    coste,
    cumplimiento: keptOf(task, outcome.problem, name),
    ...(relajaciones && { relajaciones, alAnadir: alAnadir ?? [], alLiberar: alLiberar ?? [] }),
    sensibilidad: outcome.sensitivity,
    ...(reached !== undefined && { seguridad: certaintyOf(task, reached, plain.grams, outcome, say) }),
    warnings: warningsOf(task, outcome.grams).map(say),
    ...(antes.pareceTipo && { pareceTipo: antes.pareceTipo }),
    poweredBy: POWERED_BY,
  }
}
