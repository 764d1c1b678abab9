import type { OtherProduct, Problem, Text } from '@obrador/engine'
import { CHANGES, type Cost, type Opening } from './answer.ts'
import { find, type HeldAs, type Reading } from './findings.ts'
import { isMet, shownIn } from './limit.ts'
import { lawOf, limitsAt, rungOf } from './limits.ts'
import type { Objective } from './request.ts'
import type { Task } from './task.ts'
import type { TaskLine } from './task-line.ts'
import type { WaysOut } from './ways-out.ts'

/** Grams under which nothing has changed. */
const SAME_GRAMS = 1e-6

/** What was found, before it is worded. */
export interface Outcome {
  readonly grams: readonly number[]
  /** The same, as the engine reads it. */
  readonly problem: Problem<unknown>
  readonly isFeasible: boolean
  /** How many times ten finer than asked the scale must be. */
  readonly finer: number
  readonly waysOut?: WaysOut
  /** The product that it looks like, when it was left as it is for that. */
  readonly other?: OtherProduct
}

/** What was done and why, as a colleague would say it. */
export function explain(
  task: Task,
  { grams, problem: after, isFeasible, finer, waysOut, other }: Outcome,
  cost: { antes: Cost; despues: Cost },
  name: string | undefined,
): Text[] {
  const readings = limitsAt(task, after).map((limit) => ({
    label: limit.label,
    unit: limit.unit,
    range: limit.range,
    before: shownIn(limit, task.asSent),
    after: shownIn(limit, after),
    wasMet: isMet(limit, task.asSent),
    isMet: isMet(limit, after),
  }))
  const asked = find('balancer.as-asked')
  const label: Text = Object.keys(task.wanted).length > 0 ? asked : (task.start.rungs[rungOf(task)]?.label ?? asked)
  const changes = task.lines.flatMap((line, at) => {
    const now = grams[at] ?? 0
    return Math.abs(now - line.sent) > SAME_GRAMS
      ? [{ name: line.spoken, before: line.sent, after: now, isNew: line.isNew }]
      : []
  })
  const spoken = ({ nombre, gramos }: Opening): Opening => ({
    nombre: task.lines.find(({ name }) => name === nombre)?.spoken ?? nombre,
    gramos,
  })
  const missed = faults(readings)
  if (task.asSent.doubt !== undefined) return [find('balancer.doubt', { because: task.asSent.doubt })]
  if (task.forgotten !== undefined) return [find('balancer.forgotten', { question: task.forgotten })]
  if (other) return [...missed, find('balancer.other-product', { label: other.etiqueta, because: other.porque })]
  if (changes.length === 0 && isFeasible) return [find('balancer.already-right', { label, objective: task.objective })]
  const total = grams.reduce((sum, one) => sum + one, 0)
  return [
    ...putRight(task),
    ...missed,
    ...(waysOut ? [obstacle(waysOut, task)] : []),
    ...(changes.length > 0 ? [find('balancer.changes', { changes, isFeasible })] : []),
    ...effects(readings, isFeasible),
    ...(isFeasible ? [find('balancer.result', { label, keepsTotal: keepsTotal(task, total), total })] : []),
    ...nameLost(task, after, name),
    ...(waysOut ? waysOf({ ...waysOut, alLiberar: waysOut.alLiberar.map(spoken) }, task) : []),
    ...rulesThatHeld(task, grams),
    ...money(cost.antes.lote, cost.despues.lote, task.objective),
    ...(finer > 0 ? [find('balancer.finer-scale', { finer })] : []),
  ]
}

/** Shares of a batch that nobody calls another weight. */
const SAME_BATCH = 1e-3

/** A batch that was to weigh the same may have had to float. */
const keepsTotal = (task: Task, total: number): boolean =>
  task.keepsTotal && Math.abs(total - task.batch) <= SAME_BATCH * task.batch

interface Judged extends Reading {
  readonly wasMet: boolean
  readonly isMet: boolean
}

const plain = ({ label, unit, range, before, after }: Judged): Reading => ({ label, unit, range, before, after })

/** What was wrong, as far as there was a figure. */
function faults(readings: readonly Judged[]): Text[] {
  const missed = readings.filter(({ wasMet, before }) => !wasMet && before !== undefined).map(plain)
  return missed.length > 0 ? [find('balancer.faults', { missed })] : []
}

/** Where what was wrong ends up, or what still is. */
function effects(readings: readonly Judged[], isFeasible: boolean): Text[] {
  const moved = readings
    .filter(({ wasMet, isMet: isIt, after }) => after !== undefined && (isFeasible ? !wasMet : !isIt))
    .map(plain)
  return moved.length > 0 ? [find('balancer.effects', { readings: moved, isFeasible })] : []
}

/** The figures may be as they should and the name be lost all the same. */
function nameLost(task: Task, after: Problem<unknown>, name: string | undefined): Text[] {
  const isLost = lawOf(task, after).some((limit) => !isMet(limit, after))
  return isLost && name !== undefined ? [find('balancer.name-lost', { name })] : []
}

/** What would open the way, each by itself. */
function waysOf({ relajaciones: all, alAnadir, alLiberar }: WaysOut, { secondsLeft }: Task): Text[] {
  const relajaciones = all.filter(({ parametro }) => parametro !== CHANGES.key)
  const changes = all.filter(({ parametro }) => parametro === CHANGES.key)
  const ways = [
    ...changes.map(({ valor, necesario }) => find('balancer.more-changes', { most: valor, needed: necesario })),
    ...(relajaciones.length > 0 ? [find('balancer.relaxing', { relaxations: relajaciones })] : []),
    ...(alAnadir.length > 0 ? [find('balancer.adding', { openings: alAnadir })] : []),
    ...(alLiberar.length > 0 ? [find('balancer.freeing', { openings: alLiberar })] : []),
  ]
  // That there is none is only known to who has tried them all.
  return ways.length > 0 || secondsLeft() <= 0 ? ways : [find('balancer.no-way-out')]
}

/** € under which nothing has changed. */
const CENT = 0.005

function money(before: number, after: number, objective: Objective): Text[] {
  if (Math.abs(after - before) >= CENT) return [find('balancer.cost', { before, after })]
  return objective === 'menor_coste' ? [find('balancer.same-cost')] : []
}

/** What was put right before anything else, and by which rule. */
const putRight = ({ preliminaryChanges, lines, start: { typeLabel } }: Task): Text[] =>
  preliminaryChanges.flatMap(({ line, because, orElse }) => {
    const name = lines[line]?.spoken
    if (name === undefined) return []
    return [
      because === undefined
        ? find('balancer.slip', { name })
        : find('balancer.out-whole', { name, type: typeLabel, because, orElse }),
    ]
  })

/** Shares of a line within which it stands on its floor. */
const ON_FLOOR = 0.01

/** Which rule held what: the base, what names the product where it stands on its floor, and what the caller asked for. */
function rulesThatHeld({ lines, ties, start: { typeLabel } }: Task, grams: readonly number[]): Text[] {
  const named = (fits: (line: TaskLine, now: number) => boolean): string[] =>
    lines.filter((line, at) => line.sent > 0 && fits(line, grams[at] ?? 0)).map(({ spoken }) => spoken)
  const isOnFloor = ({ least, grams: before, isAsked }: TaskLine, now: number): boolean =>
    !isAsked && least > 0 && now <= least * (1 + ON_FLOOR) && now < before
  const tied = ties.flatMap(({ a, b }) => [...a, ...b])
  const held = (as: HeldAs, names: readonly string[]): Text[] =>
    names.length > 0 ? [find('balancer.held', { as, names, type: typeLabel })] : []
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
    ...(inProportion.length > 0 ? [find('balancer.tied', { names: inProportion })] : []),
    ...(byRequest.length > 0 ? [find('balancer.by-request', { names: byRequest })] : []),
  ]
}

/** What cannot be proved impossible in time is not said to be. */
const obstacle = ({ conflict }: WaysOut, { secondsLeft }: Task): Text =>
  conflict.length === 0 && secondsLeft() <= 0 ? find('balancer.out-of-time') : find('balancer.impossible', { conflict })
