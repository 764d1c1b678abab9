import {
  type AnalysisOptions,
  type Craft,
  type FindingText,
  type OtherProduct,
  POWERED_BY,
  refusingInWords,
  roundTo,
  type SayFinding,
} from '@obrador/engine'
import {
  type AdjustAnswer,
  type AdjustedLine,
  type BatchCost,
  NO_SENSITIVITY,
  type SensitivityReport,
} from './answer.ts'
import { missedWidths, nearestGrams } from './diagnosis.ts'
import { type AdjustOutcome, explainAdjustment, shortageFinding } from './explain.ts'
import { balancerFinding } from './findings.ts'
import { limitOutcomesOf } from './kept.ts'
import { taskLawOf, unmetLimitsIn } from './limits.ts'
import type { AdjustRequest } from './request.ts'
import { certaintyReportOf, solveSafely } from './safety.ts'
import { canFillBatch, searchFormula } from './search.ts'
import type { HighsSolver } from './solver.ts'
import { type AdjustTask, readAdjustTask } from './task.ts'
import { waysOut } from './ways-out.ts'
import { lineChangesIn } from './weigh.ts'
import { spanishBalancer } from './words/es.ts'
import { beginWork } from './work.ts'

export interface AdjustOptions {
  /** A guard: seconds after which it ends with the best so far, and says so. What is found otherwise does not depend on any clock. */
  readonly seconds?: number
  /** Steps that it may take (`work.ts`), where they should not be the usual ones. */
  readonly steps?: number
  /** Whether nobody waits for the answer any more: its time is then up. */
  readonly isAbandoned?: () => boolean
  /** The fields that are wanted of the analysis before and of the one after; all of them unless said. */
  readonly only?: { readonly antes?: AnalysisOptions['only']; readonly despues?: AnalysisOptions['only'] } | undefined
}

/** Twenty times what the longest takes: only a machine that is much too busy ends by it. */
const SECONDS = 30
/** Steps of one adjustment: some second and a half of a core. */
export const ADJUST_STEPS = 12_000
/** Steps that must be left for another search to be worth beginning. */
const ENOUGH = 3_000
const GAP_DECIMALS = 3
const GRAM_DECIMALS = 6
const COST_DECIMALS = 4

interface Solved extends AdjustOutcome {
  readonly sensitivity: SensitivityReport
}

function solve(
  craft: Craft,
  request: AdjustRequest,
  task: AdjustTask,
  solver: HighsSolver,
  name: string | undefined,
): Solved {
  const now = task.lines.map(({ grams }) => grams)
  if (task.asSent.doubt !== undefined || task.forgotten !== undefined) {
    const grams = task.lines.map(({ sent }) => sent)
    return { grams, problem: task.asSent, sensitivity: NO_SENSITIVITY, finer: 0, isFeasible: false }
  }
  const plain = { problem: task.start, sensitivity: NO_SENSITIVITY, finer: 0 }
  const isBound = task.lines.every(({ grams, least, most }) => grams >= least && grams <= most)
  const isModest = task.mostChanges === undefined || lineChangesIn(task, now) <= task.mostChanges
  const isRight = isBound && isModest && keepsBatch(task) && unmetLimitsIn(task, task.start)?.length === 0
  if (isRight && task.objective === 'menos_cambios') return { grams: now, isFeasible: true, ...plain }
  const found =
    searchFormula(solver, task) ??
    (task.mends && task.work.allows(ENOUGH) ? searchFormula(solver, { ...task, mends: false }) : undefined)
  const short = task.work.shortage()
  if (found) return { ...found, isFeasible: true, short }
  if (isRight) return { grams: now, isFeasible: true, short, ...plain }
  // A name that cannot be reached is not forced: the figures are put right without it, and it is said.
  const lawless =
    task.keepsLaw && taskLawOf(task, task.start).length > 0 && task.work.allows(ENOUGH)
      ? searchFormula(solver, { ...task, keepsLaw: false })
      : undefined
  if (lawless) return { ...lawless, isFeasible: false, short, waysOut: waysOut(craft, request, task, solver, name) }
  // Bounds that leave no formula of that weight are kept, and the weight is not.
  const bounded = task.lines.map(({ grams, least, most }) => Math.min(most, Math.max(least, grams)))
  const nearby = canFillBatch(task) ? nearestGrams(solver, task) : bounded
  const problem = task.problemAt(nearby)
  const grams = problem ? nearby : now
  return {
    grams,
    isFeasible: false,
    short,
    ...plain,
    ...(problem && { problem }),
    waysOut: waysOut(craft, request, task, solver, name),
  }
}

/** How it ended. What was not found because something ran out is not said to be impossible. */
function endOf(task: AdjustTask, { isFeasible, short, problem, other }: AdjustOutcome) {
  const isLeft = (short !== 'time' && other !== undefined) || (task.asSent.doubt ?? task.forgotten) !== undefined
  if (!isFeasible && isLeft) return { factible: false, estado: 'sin_ajustar' } as const
  if (!short) return { factible: isFeasible, estado: isFeasible ? 'resuelto' : 'imposible' } as const
  return {
    ...(isFeasible && { factible: true }),
    estado: short === 'time' ? 'sin_tiempo' : 'sin_pasos',
    brecha: roundTo(missedWidths(task, problem), GAP_DECIMALS),
  } as const
}

/** Grams of a batch by which what was put right may have changed it. */
const SAME_BATCH = 0.01

/** Whether the batch weighs what it must once what is plainly wrong is put right. */
const keepsBatch = ({ keepsTotal, mayFloat, lines, batch, preliminaryChanges }: AdjustTask): boolean =>
  !keepsTotal ||
  (mayFloat && preliminaryChanges.length > 0) ||
  Math.abs(lines.reduce((sum, { grams }) => sum + grams, 0) - batch) <= SAME_BATCH * batch

function costOf({ lines }: AdjustTask, grams: readonly number[]): BatchCost {
  const euros = lines.reduce((sum, { price }, at) => sum + (price * (grams[at] ?? 0)) / 1000, 0)
  const weight = grams.reduce((sum, one) => sum + one, 0)
  return { lote: roundTo(euros, COST_DECIMALS), kg: roundTo((1000 * euros) / weight, COST_DECIMALS) }
}

const linesOf = ({ lines }: AdjustTask, grams: readonly number[]): AdjustedLine[] =>
  lines.flatMap(({ name, sent, held, isNew, isUnweighed, of }, at): AdjustedLine[] => {
    if (isUnweighed)
      return [{ nombre: name, antes: 0, despues: 0, cambio: 0, fijo: true, nuevo: false, sinPesar: true }]
    const despues = roundTo(grams[at] ?? 0, GRAM_DECIMALS)
    if ((isNew && despues === 0) || of?.place === -1) return []
    const antes = of ? roundTo(sent, GRAM_DECIMALS) : sent
    const cambio = roundTo(despues - antes, GRAM_DECIMALS)
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
  { lines, unknownPantry, objective, mostCost, work }: AdjustTask,
  grams: readonly number[],
): FindingText[] => {
  const unpriced = lines.filter(({ priced }, at) => !priced && (grams[at] ?? 0) > 0).map(({ spoken }) => spoken)
  const unweighed = lines.filter(({ isUnweighed }) => isUnweighed).map(({ spoken }) => spoken)
  const short = work.shortage()
  return [
    ...(unweighed.length > 0 ? [balancerFinding('balancer.unweighed', { names: unweighed })] : []),
    ...unknownPantry.map((name) => balancerFinding('balancer.unknown-in-pantry', { name })),
    ...(short ? [shortageFinding(short)] : []),
    ...(unpriced.length > 0 && (objective === 'menor_coste' || mostCost !== undefined)
      ? [balancerFinding('balancer.without-price', { names: unpriced })]
      : []),
  ]
}

/**
 * The formula that meets what is asked, or the nearest one and what stands in its way. Synchronous: keep it off busy threads.
 *
 * @param craft - The craft whose ranges and laws hold.
 * @param request - The formula with wishes of each line (`fijo`, `min`, `max`, `precio`) and of the whole (`objetivo`, `objetivos`, `despensa`).
 * @param solver - What `loadSolver` gives; one serves any number of formulas.
 * @param options - `isAbandoned` ends it, and so does the guard of `seconds`; the work itself is bounded by steps that are the same on any machine.
 * @returns `factible` and `estado`, the new grams line by line, and what each limit cost; the README has an example that runs.
 */
export function adjustFormula<Body>(
  craft: Craft<never, Body> | Craft,
  request: AdjustRequest,
  solver: HighsSolver,
  options: AdjustOptions = {},
): AdjustAnswer<Body> {
  const any = craft as Craft
  const say = any.engine.sayWith(spanishBalancer)
  return refusingInWords(say, () => adjusted<Body>(any, request, solver, options, say))
}

function adjusted<Body>(
  any: Craft,
  request: AdjustRequest,
  solver: HighsSolver,
  { seconds = SECONDS, steps = ADJUST_STEPS, isAbandoned = () => false, only = {} }: AdjustOptions,
  say: SayFinding,
): AdjustAnswer<Body> {
  const task = readAdjustTask(any, request, beginWork({ steps, seconds, isAbandoned }))
  const before = task.lines.map(({ sent }) => sent)
  // What it looks like decides whether it is adjusted at all, and what it is called is said of what is lost.
  const first = only.antes && new Set([...only.antes, 'pareceTipo', 'legal'])
  const antes = any.analyse(task.requestOf(before), { only: first }) as unknown as Body & {
    readonly pareceTipo?: OtherProduct
    readonly legal?: { readonly denominacion?: string }
  }
  const name = antes.legal?.denominacion
  const plain = solve(any, request, task, solver, name)
  const { solved: found, reached } =
    task.safety === undefined
      ? { solved: plain, reached: undefined }
      : solveSafely(any, task, plain, (tighter) => solve(any, request, tighter, solver, name))
  // The guard may strike after the formula was found, or known to be impossible: what is told with it is then not all either.
  const solved = task.work.shortage() === 'time' ? { ...found, short: 'time' as const } : found
  // It is another product: it is not undone to be this one.
  const other = solved.isFeasible || antes.pareceTipo?.tipo === undefined ? undefined : antes.pareceTipo
  const outcome = other ? { ...solved, grams: before, problem: task.asSent, other } : solved
  const formula = task.requestOf(outcome.grams.map((grams) => roundTo(grams, GRAM_DECIMALS)))
  const coste = { antes: costOf(task, before), despues: costOf(task, outcome.grams) }
  const { relajaciones, alAnadir, alLiberar } = outcome.waysOut ?? {}
  return {
    status: 'ok',
    ...endOf(task, outcome),
    ingredients: linesOf(task, outcome.grams),
    formula,
    antes,
    despues: any.analyse(formula, { only: only.despues }) as Body,
    explicacion: explainAdjustment(task, outcome, coste, name).map(say),
    coste,
    cumplimiento: limitOutcomesOf(task, outcome.problem, name),
    ...(relajaciones && { relajaciones, alAnadir: alAnadir ?? [], alLiberar: alLiberar ?? [] }),
    sensibilidad: outcome.sensitivity,
    ...(reached !== undefined && { seguridad: certaintyReportOf(task, reached, plain.grams, outcome, say) }),
    warnings: warningsOf(task, outcome.grams).map(say),
    ...(antes.pareceTipo && { pareceTipo: antes.pareceTipo }),
    poweredBy: POWERED_BY,
  }
}
