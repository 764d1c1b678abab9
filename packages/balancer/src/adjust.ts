import { type Craft, POWERED_BY, type Problem, round } from '@obrador/engine'
import {
  type AdjustAnswer,
  type AdjustedLine,
  type Cost,
  NO_SENSITIVITY,
  type Opening,
  type Sensitivity,
} from './answer.ts'
import { conflictOf, nearest, opening, relaxationsOf } from './diagnosis.ts'
import { isMet, limitsAt, rungOf, shownIn, unmetIn } from './limits.ts'
import * as say from './messages.ts'
import { movementOf } from './movement.ts'
import { type AdjustRequest, CATALOGUE_PANTRY } from './request.ts'
import { search } from './search.ts'
import type { Solver } from './solver.ts'
import { readTask, type Task } from './task.ts'
import { hasChanged } from './weigh.ts'

export interface AdjustOptions {
  /** Seconds in which to answer: what is not known by then is left out, and said. */
  readonly seconds?: number
}

const SECONDS = 1
const GRAM_DECIMALS = 6
const COST_DECIMALS = 4
/** Ways out that are told; more would be a catalogue. */
const MOST_OPENINGS = 5

/** What was found, before it is worded. */
interface Outcome {
  readonly grams: readonly number[]
  /** The same, as the engine reads it. */
  readonly problem: Problem<unknown>
  readonly isFeasible: boolean
  readonly sensitivity: Sensitivity
  readonly finer: number
  readonly diagnosis?: Diagnosis
}

interface Diagnosis {
  readonly conflict: readonly string[]
  readonly relajaciones: ReturnType<typeof relaxationsOf>
  readonly alAnadir: readonly Opening[]
  readonly alLiberar: readonly Opening[]
}

/** Whether what moves can weigh what the batch leaves to it. */
function canFill(task: Task): boolean {
  const { movers, keepsTotal, together } = movementOf(task)
  if (movers.length === 0) return false
  const sum = (of: 'least' | 'most'): number => movers.reduce((total, mover) => total + mover[of], 0)
  return !keepsTotal || (sum('least') <= together && sum('most') >= together)
}

const nearestFirst = (openings: readonly Opening[]): Opening[] =>
  openings.toSorted((a, b) => a.gramos - b.gramos).slice(0, MOST_OPENINGS)

/** What single ingredient of the catalogue would do. */
function additions(craft: Craft, request: AdjustRequest, task: Task, solver: Solver): Opening[] {
  const { despensa = [], maxNuevos = task.mostNew } = request
  if (despensa === CATALOGUE_PANTRY) return []
  return task.start.palette().flatMap((name) => {
    if (task.secondsLeft() <= 0) return []
    const wider = readTask(
      craft,
      { ...request, despensa: [...despensa, name], maxNuevos: maxNuevos + 1 },
      task.secondsLeft,
    )
    const line = wider.lines.findLastIndex((one) => one.isNew && one.name === name)
    return opening(solver, wider, line) ?? []
  })
}

/** What single line that has to stay would do, set free. */
function releases(craft: Craft, request: AdjustRequest, task: Task, solver: Solver): Opening[] {
  return task.lines.flatMap(({ held, grams }, line) => {
    if (grams === 0 || held === undefined || held === 'dose' || task.secondsLeft() <= 0) return []
    const freed = request.ingredients.map((sent, at) => (at === line ? { ...sent, fijo: false } : sent))
    return opening(solver, readTask(craft, { ...request, ingredients: freed }, task.secondsLeft), line) ?? []
  })
}

function diagnose(craft: Craft, request: AdjustRequest, task: Task, solver: Solver): Diagnosis {
  const conflict = conflictOf(solver, task)
  return {
    conflict: conflict.map(({ label }) => label),
    relajaciones: relaxationsOf(solver, task, conflict),
    alAnadir: nearestFirst(additions(craft, request, task, solver)),
    alLiberar: nearestFirst(releases(craft, request, task, solver)),
  }
}

function solve(craft: Craft, request: AdjustRequest, task: Task, solver: Solver): Outcome {
  const before = task.lines.map(({ grams }) => grams)
  const plain = { problem: task.start, sensitivity: NO_SENSITIVITY, finer: 0 }
  const isBound = task.lines.every(({ grams, least, most }) => grams >= least && grams <= most)
  const isRight = isBound && unmetIn(task, task.start)?.length === 0
  if (isRight && task.objective === 'menos_cambios') return { grams: before, isFeasible: true, ...plain }
  const found = canFill(task) ? search(solver, task) : undefined
  if (found) return { ...found, isFeasible: true }
  if (isRight) return { grams: before, isFeasible: true, ...plain }
  const grams = canFill(task) ? nearest(solver, task) : before
  const problem = task.problemAt(grams) ?? task.start
  return { grams, isFeasible: false, ...plain, problem, diagnosis: diagnose(craft, request, task, solver) }
}

function costOf({ lines }: Task, grams: readonly number[]): Cost {
  const euros = lines.reduce((sum, { price }, at) => sum + (price * (grams[at] ?? 0)) / 1000, 0)
  const weight = grams.reduce((sum, one) => sum + one, 0)
  return { lote: round(euros, COST_DECIMALS), kg: round((1000 * euros) / weight, COST_DECIMALS) }
}

const linesOf = ({ lines }: Task, grams: readonly number[]): AdjustedLine[] =>
  lines.flatMap(({ name, grams: antes, held, isNew }, at) => {
    const despues = round(grams[at] ?? 0, GRAM_DECIMALS)
    if (isNew && despues === 0) return []
    const cambio = round(despues - antes, GRAM_DECIMALS)
    return [{ nombre: name, antes, despues, cambio, fijo: held !== undefined, nuevo: isNew }]
  })

/** What was done and why, as a colleague would say it. */
function explain(
  task: Task,
  { grams, problem: after, isFeasible, finer, diagnosis }: Outcome,
  cost: { antes: Cost; despues: Cost },
): string[] {
  const readings = limitsAt(task, after).map((limit) => ({
    label: limit.label,
    unit: limit.unit,
    range: limit.range,
    before: shownIn(limit, task.start),
    after: shownIn(limit, after),
    wasMet: isMet(limit, task.start),
    isMet: isMet(limit, after),
  }))
  const label =
    Object.keys(task.wanted).length > 0 ? say.AS_ASKED : (task.start.rungs[rungOf(task)]?.label ?? say.AS_ASKED)
  const changes = task.lines.flatMap((line, at) => {
    const now = grams[at] ?? 0
    return hasChanged(line, now, task) ? [{ name: line.spoken, before: line.grams, after: now, isNew: line.isNew }] : []
  })
  const spoken = ({ nombre, gramos }: Opening): Opening => ({
    nombre: task.lines.find(({ name }) => name === nombre)?.spoken ?? nombre,
    gramos,
  })
  if (changes.length === 0 && isFeasible) return [say.alreadyRight(label, task.objective)]
  const kept = task.lines.filter(({ held, grams: before }) => held === 'flavour' && before > 0)
  return [
    ...say.faults(readings.filter(({ wasMet }) => !wasMet)),
    ...(diagnosis ? [say.impossible(diagnosis.conflict)] : []),
    ...say.deeds(changes, isFeasible),
    ...say.effects(readings, isFeasible),
    ...(isFeasible
      ? [
          say.result(
            label,
            task.keepsTotal,
            grams.reduce((sum, one) => sum + one, 0),
          ),
        ]
      : []),
    ...(diagnosis ? say.waysOut({ ...diagnosis, alLiberar: diagnosis.alLiberar.map(spoken) }) : []),
    ...say.untouched(kept.map(({ spoken }) => spoken)),
    ...say.money(cost.antes.lote, cost.despues.lote, task.objective),
    ...(finer > 0 ? [say.finerScale(finer)] : []),
  ]
}

const warningsOf = ({ lines, unknownPantry, objective, secondsLeft }: Task, grams: readonly number[]): string[] => {
  const unpriced = lines.filter(({ priced }, at) => !priced && (grams[at] ?? 0) > 0).map(({ spoken }) => spoken)
  return [
    ...unknownPantry.map(say.unknownInPantry),
    ...(secondsLeft() <= 0 ? [say.outOfTime()] : []),
    ...(unpriced.length > 0 && objective === 'menor_coste' ? [say.withoutPrice(unpriced)] : []),
  ]
}

/** The formula that meets what is asked, or the nearest one and what stands in its way. Synchronous: keep it off busy threads. */
export function adjust<Body>(
  craft: Craft<never, Body> | Craft,
  request: AdjustRequest,
  solver: Solver,
  { seconds = SECONDS }: AdjustOptions = {},
): AdjustAnswer<Body> {
  const any = craft as Craft
  const until = performance.now() + 1000 * seconds
  const task = readTask(any, request, () => (until - performance.now()) / 1000)
  const outcome = solve(any, request, task, solver)
  const before = task.lines.map(({ grams }) => grams)
  const formula = task.requestOf(outcome.grams.map((grams) => round(grams, GRAM_DECIMALS)))
  const coste = { antes: costOf(task, before), despues: costOf(task, outcome.grams) }
  const { relajaciones, alAnadir, alLiberar } = outcome.diagnosis ?? {}
  return {
    status: 'ok',
    factible: outcome.isFeasible,
    ingredients: linesOf(task, outcome.grams),
    formula,
    antes: any.analyse(task.requestOf(before)) as Body,
    despues: any.analyse(formula) as Body,
    explicacion: explain(task, outcome, coste),
    coste,
    ...(relajaciones && { relajaciones, alAnadir: alAnadir ?? [], alLiberar: alLiberar ?? [] }),
    sensibilidad: outcome.sensitivity,
    warnings: warningsOf(task, outcome.grams),
    poweredBy: POWERED_BY,
  }
}
