import type { OtherProduct, Problem } from '@obrador/engine'
import type { Cost, Opening } from './answer.ts'
import { isMet, limitsAt, rungOf, shownIn } from './limits.ts'
import * as say from './messages.ts'
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
): string[] {
  const readings = limitsAt(task, after).map((limit) => ({
    label: limit.label,
    unit: limit.unit,
    range: limit.range,
    before: shownIn(limit, task.asSent),
    after: shownIn(limit, after),
    wasMet: isMet(limit, task.asSent),
    isMet: isMet(limit, after),
  }))
  const label =
    Object.keys(task.wanted).length > 0 ? say.AS_ASKED : (task.start.rungs[rungOf(task)]?.label ?? say.AS_ASKED)
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
  if (task.asSent.doubt !== undefined) return [say.doubt(task.asSent.doubt)]
  if (other) return [...say.faults(readings.filter(({ wasMet }) => !wasMet)), say.isOther(other.etiqueta, other.porque)]
  if (changes.length === 0 && isFeasible) return [say.alreadyRight(label, task.objective)]
  return [
    ...putRight(task),
    ...say.faults(readings.filter(({ wasMet }) => !wasMet)),
    ...(waysOut ? [obstacle(waysOut, task)] : []),
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
    ...(waysOut ? say.waysOut({ ...waysOut, alLiberar: waysOut.alLiberar.map(spoken) }) : []),
    ...rulesThatHeld(task, grams),
    ...say.money(cost.antes.lote, cost.despues.lote, task.objective),
    ...(finer > 0 ? [say.finerScale(finer)] : []),
  ]
}

/** What was put right before anything else, and by which rule. */
const putRight = ({ deeds, lines, start: { typeLabel } }: Task): string[] =>
  deeds.flatMap(({ line, because, orElse }) => {
    const name = lines[line]?.spoken
    if (name === undefined) return []
    return [because === undefined ? say.slip(name) : say.outWhole(name, typeLabel, because, orElse)]
  })

/** Shares of a line within which it stands on its floor. */
const ON_FLOOR = 0.01

/** Which rule held what: the base, what names the product where it stands on its floor, and what the caller asked for. */
function rulesThatHeld({ lines, ties, start: { typeLabel } }: Task, grams: readonly number[]): string[] {
  const named = (fits: (line: TaskLine, now: number) => boolean): string[] =>
    lines.filter((line, at) => line.sent > 0 && fits(line, grams[at] ?? 0)).map(({ spoken }) => spoken)
  const isOnFloor = ({ least, grams: before, isAsked }: TaskLine, now: number): boolean =>
    !isAsked && least > 0 && now <= least * (1 + ON_FLOOR) && now < before
  const tied = ties.flatMap(({ a, b }) => [...a, ...b])
  return [
    ...say.heldAs(
      'base',
      named(({ held, role }) => held === 'role' && role === 'base'),
      typeLabel,
    ),
    ...say.heldAs(
      'named',
      named((line, now) => line.role === 'named' && (line.held === 'role' || isOnFloor(line, now))),
      typeLabel,
    ),
    ...say.heldAs(
      'spirit',
      named((line, now) => line.role === 'spirit' && isOnFloor(line, now)),
      typeLabel,
    ),
    ...say.heldAs(
      'structure',
      named((line, now) => line.role === 'structure' && isOnFloor(line, now)),
      typeLabel,
    ),
    ...say.tied([...new Set(tied.map((at) => lines[at]?.spoken ?? ''))]),
    ...say.asAsked(named(({ isAsked }) => isAsked)),
  ]
}

/** What cannot be proved impossible in time is not said to be. */
const obstacle = ({ conflict }: WaysOut, { secondsLeft }: Task): string =>
  conflict.length === 0 && secondsLeft() <= 0 ? say.outOfTime() : say.impossible(conflict)
