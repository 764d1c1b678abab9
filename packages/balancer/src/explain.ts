import type { FindingText, OtherProduct, SolverProblem } from '@obrador/engine'
import { type BatchCost, CHANGES_LIMIT, type OpeningIngredient } from './answer.ts'
import { balancerFinding, type HeldAs, type LimitReading } from './findings.ts'
import { isLimitMet, shownLimitIn } from './limit.ts'
import { aimedRungOf, taskLawOf, taskLimitsAt } from './limits.ts'
import type { AdjustObjective } from './request.ts'
import type { AdjustTask } from './task.ts'
import type { TaskLine } from './task-line.ts'
import type { WaysOut } from './ways-out.ts'
import type { WorkShortage } from './work.ts'

/** Grams under which nothing has changed. */
const SAME_GRAMS = 1e-6

/** What was found, before it is worded. */
export interface AdjustOutcome {
  readonly grams: readonly number[]
  /** The same, as the engine reads it. */
  readonly problem: SolverProblem<unknown>
  readonly isFeasible: boolean
  /** What ran out before the search was through. */
  readonly short?: WorkShortage | undefined
  /** How many times ten finer than asked the scale must be. */
  readonly finer: number
  readonly waysOut?: WaysOut
  /** The product that it looks like, when it was left as it is for that. */
  readonly other?: OtherProduct
}

/** What was done and why, as a colleague would say it. */
export function explainAdjustment(
  task: AdjustTask,
  { grams, problem: after, isFeasible, short, finer, waysOut, other }: AdjustOutcome,
  cost: { antes: BatchCost; despues: BatchCost },
  name: string | undefined,
): FindingText[] {
  const readings = taskLimitsAt(task, after).map((limit) => ({
    key: limit.key,
    label: limit.label,
    unit: limit.unit,
    range: limit.range,
    before: shownLimitIn(limit, task.asSent),
    after: shownLimitIn(limit, after),
    wasMet: isLimitMet(limit, task.asSent),
    isMet: isLimitMet(limit, after),
  }))
  const asked = balancerFinding('balancer.as-asked')
  const label: FindingText =
    Object.keys(task.wanted).length > 0 ? asked : (task.start.rungs[aimedRungOf(task)]?.label ?? asked)
  const changes = task.lines.flatMap((line, at) => {
    const now = grams[at] ?? 0
    return Math.abs(now - line.sent) > SAME_GRAMS
      ? [{ name: line.spoken, before: line.sent, after: now, isNew: line.isNew }]
      : []
  })
  const spoken = ({ nombre, gramos }: OpeningIngredient): OpeningIngredient => ({
    nombre: task.lines.find(({ name }) => name === nombre)?.spoken ?? nombre,
    gramos,
  })
  const missed = faults(readings)
  if (task.asSent.doubt !== undefined) return [balancerFinding('balancer.doubt', { because: task.asSent.doubt })]
  if (task.forgotten !== undefined) return [balancerFinding('balancer.forgotten', { question: task.forgotten })]
  if (other)
    return [...missed, balancerFinding('balancer.other-product', { label: other.etiqueta, because: other.porque })]
  if (changes.length === 0 && isFeasible)
    return [balancerFinding('balancer.already-right', { label, objective: task.objective })]
  const total = grams.reduce((sum, one) => sum + one, 0)
  return [
    ...putRight(task),
    ...missed,
    ...(waysOut ? [obstacle(waysOut, short)] : []),
    ...(changes.length > 0 ? [balancerFinding('balancer.changes', { changes, isFeasible })] : []),
    ...effects(readings, isFeasible),
    ...(isFeasible ? [balancerFinding('balancer.result', { label, keepsTotal: keepsTotal(task, total), total })] : []),
    ...nameLost(task, after, name),
    ...(waysOut ? waysOf({ ...waysOut, alLiberar: waysOut.alLiberar.map(spoken) }, task) : []),
    ...rulesThatHeld(task, grams),
    ...money(cost.antes.lote, cost.despues.lote, task.objective),
    ...(finer > 0 ? [balancerFinding('balancer.finer-scale', { finer })] : []),
  ]
}

/** Shares of a batch that nobody calls another weight. */
const SAME_BATCH = 1e-3

/** A batch that was to weigh the same may have had to float. */
const keepsTotal = (task: AdjustTask, total: number): boolean =>
  task.keepsTotal && Math.abs(total - task.batch) <= SAME_BATCH * task.batch

interface Judged extends LimitReading {
  readonly wasMet: boolean
  readonly isMet: boolean
}

const plain = ({ key, label, unit, range, before, after }: Judged): LimitReading => ({
  key,
  label,
  unit,
  range,
  before,
  after,
})

/** What was wrong, as far as there was a figure. */
function faults(readings: readonly Judged[]): FindingText[] {
  const missed = readings.filter(({ wasMet, before }) => !wasMet && before !== undefined).map(plain)
  return missed.length > 0 ? [balancerFinding('balancer.faults', { missed })] : []
}

/** Where what was wrong ends up, or what still is. */
function effects(readings: readonly Judged[], isFeasible: boolean): FindingText[] {
  const moved = readings
    .filter(({ wasMet, isMet: isIt, after }) => after !== undefined && (isFeasible ? !wasMet : !isIt))
    .map(plain)
  return moved.length > 0 ? [balancerFinding('balancer.effects', { readings: moved, isFeasible })] : []
}

/** The figures may be as they should and the name be lost all the same. */
function nameLost(task: AdjustTask, after: SolverProblem<unknown>, name: string | undefined): FindingText[] {
  const isLost = taskLawOf(task, after).some((limit) => !isLimitMet(limit, after))
  return isLost && name !== undefined ? [balancerFinding('balancer.name-lost', { name })] : []
}

/** What would open the way, each by itself. */
function waysOf({ relajaciones: all, alAnadir, alLiberar }: WaysOut, { work }: AdjustTask): FindingText[] {
  const relajaciones = all.filter(({ parametro }) => parametro !== CHANGES_LIMIT.key)
  const changes = all.filter(({ parametro }) => parametro === CHANGES_LIMIT.key)
  const ways = [
    ...changes.map(({ valor, necesario }) =>
      balancerFinding('balancer.more-changes', { most: valor, needed: necesario }),
    ),
    ...(relajaciones.length > 0 ? [balancerFinding('balancer.relaxing', { relaxations: relajaciones })] : []),
    ...(alAnadir.length > 0 ? [balancerFinding('balancer.adding', { openings: alAnadir })] : []),
    ...(alLiberar.length > 0 ? [balancerFinding('balancer.freeing', { openings: alLiberar })] : []),
  ]
  // That there is none is only known to who has tried them all.
  return ways.length > 0 || work.shortage() !== undefined ? ways : [balancerFinding('balancer.no-way-out')]
}

/** € under which nothing has changed. */
const CENT = 0.005

function money(before: number, after: number, objective: AdjustObjective): FindingText[] {
  if (Math.abs(after - before) >= CENT) return [balancerFinding('balancer.cost', { before, after })]
  return objective === 'menor_coste' ? [balancerFinding('balancer.same-cost')] : []
}

/** What was put right before anything else, and by which rule. */
const putRight = ({ preliminaryChanges, lines, start: { typeLabel } }: AdjustTask): FindingText[] =>
  preliminaryChanges.flatMap(({ line, because, orElse }) => {
    const name = lines[line]?.spoken
    if (name === undefined) return []
    return [
      because === undefined
        ? balancerFinding('balancer.slip', { name })
        : balancerFinding('balancer.out-whole', { name, type: typeLabel, because, orElse }),
    ]
  })

/** Shares of a line within which it stands on its floor. */
const ON_FLOOR = 0.01

/** Which rule held what: the base, what names the product where it stands on its floor, and what the caller asked for. */
function rulesThatHeld({ lines, ties, start: { typeLabel } }: AdjustTask, grams: readonly number[]): FindingText[] {
  const named = (fits: (line: TaskLine, now: number) => boolean): string[] =>
    lines
      .filter((line, at) => line.sent > 0 && !line.isUnweighed && fits(line, grams[at] ?? 0))
      .map(({ spoken }) => spoken)
  const isOnFloor = ({ least, grams: before, isAsked }: TaskLine, now: number): boolean =>
    !isAsked && least > 0 && now <= least * (1 + ON_FLOOR) && now < before
  const tied = ties.flatMap(({ a, b }) => [...a, ...b])
  const held = (as: HeldAs, names: readonly string[]): FindingText[] =>
    names.length > 0 ? [balancerFinding('balancer.held', { as, names, type: typeLabel })] : []
  const inProportion = [...new Set(tied.map((at) => lines[at]?.spoken ?? ''))]
  const byRequest = named(({ isAsked }) => isAsked)
  return [
    ...held(
      'base',
      named(({ held: by, role }) => by === 'role' && role === 'base'),
    ),
    ...held(
      'named',
      named((line, now) => line.role === 'named' && (line.held === 'role' || isOnFloor(line, now))),
    ),
    ...held(
      'spirit',
      named((line, now) => line.role === 'spirit' && isOnFloor(line, now)),
    ),
    ...held(
      'structure',
      named((line, now) => line.role === 'structure' && isOnFloor(line, now)),
    ),
    ...(inProportion.length > 0 ? [balancerFinding('balancer.tied', { names: inProportion })] : []),
    ...(byRequest.length > 0 ? [balancerFinding('balancer.by-request', { names: byRequest })] : []),
  ]
}

/** What was not proved impossible is not said to be. */
const obstacle = ({ conflict }: WaysOut, short: WorkShortage | undefined): FindingText =>
  short ? shortageFinding(short) : balancerFinding('balancer.impossible', { conflict })

export const shortageFinding = (short: WorkShortage): FindingText =>
  balancerFinding(short === 'time' ? 'balancer.out-of-time' : 'balancer.out-of-steps')
