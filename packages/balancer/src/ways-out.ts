import type { Craft } from '@obrador/engine'
import type { Opening, Relaxation } from './answer.ts'
import { conflictOf, opening, relaxationsOf } from './diagnosis.ts'
import { roomFor } from './offer.ts'
import { type AdjustRequest, CATALOGUE_PANTRY } from './request.ts'
import type { Solver } from './solver.ts'
import { readTask, type Task } from './task.ts'

/** What stands in the way of a formula, and every single thing that would open it. */
export interface WaysOut {
  /** Names of the limits that cannot all be met; none when it is not them, or nobody could tell in time. */
  readonly conflict: readonly string[]
  readonly relajaciones: readonly Relaxation[]
  readonly alAnadir: readonly Opening[]
  readonly alLiberar: readonly Opening[]
}

/** Ways out that are told; more would be a catalogue. */
const MOST_OPENINGS = 5

const nearestFirst = (openings: readonly Opening[]): Opening[] =>
  openings.toSorted((a, b) => a.gramos - b.gramos).slice(0, MOST_OPENINGS)

/** What single ingredient of the catalogue would do. */
function additions(craft: Craft, request: AdjustRequest, task: Task, solver: Solver): Opening[] {
  const { despensa = CATALOGUE_PANTRY, maxNuevos = task.mostNew } = request
  const sent = task.lines.filter(({ isNew }) => !isNew).length
  if (despensa === CATALOGUE_PANTRY || roomFor(sent) <= despensa.length) return []
  return task.start.pantry().flatMap((name) => {
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

/** What single line that has to stay would do, set free. Nobody can free what lies in an opened preparation. */
function releases(craft: Craft, request: AdjustRequest, task: Task, solver: Solver): Opening[] {
  return task.lines.flatMap(({ held, grams, of, origin }, line) => {
    if (grams === 0 || of || held === undefined || held === 'dose' || held === 'forbidden' || task.secondsLeft() <= 0)
      return []
    const freed = request.ingredients.map((sent, at) => (at === origin ? { ...sent, fijo: false } : sent))
    return opening(solver, readTask(craft, { ...request, ingredients: freed }, task.secondsLeft), line) ?? []
  })
}

export function waysOut(craft: Craft, request: AdjustRequest, task: Task, solver: Solver): WaysOut {
  const conflict = conflictOf(solver, task)
  return {
    conflict: conflict.map(({ label }) => label),
    relajaciones: relaxationsOf(solver, task, conflict),
    alAnadir: nearestFirst(additions(craft, request, task, solver)),
    alLiberar: nearestFirst(releases(craft, request, task, solver)),
  }
}
