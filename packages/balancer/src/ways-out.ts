import type { Craft } from '@obrador/engine'
import { CHANGES_LIMIT, type LimitRelaxation, type OpeningIngredient } from './answer.ts'
import { limitConflictOf, limitRelaxationsOf, openingGrams } from './diagnosis.ts'
import { taskLawOf, unmetLimitsIn } from './limits.ts'
import { pantryRoomFor } from './offer.ts'
import { type AdjustRequest, CATALOGUE_PANTRY } from './request.ts'
import { searchFormula } from './search.ts'
import type { HighsSolver } from './solver.ts'
import { type AdjustTask, readAdjustTask } from './task.ts'
import { lineChangesIn } from './weigh.ts'

/** What stands in the way of a formula, and every single thing that would open it. */
export interface WaysOut {
  /** Names of the limits that cannot all be met; none when it is not them, or nobody could tell in time. */
  readonly conflict: readonly string[]
  readonly relajaciones: readonly LimitRelaxation[]
  readonly alAnadir: readonly OpeningIngredient[]
  readonly alLiberar: readonly OpeningIngredient[]
}

/** Ways out that are told; more would be a catalogue. */
const MOST_OPENINGS = 5

const nearestFirst = (openings: readonly OpeningIngredient[]): OpeningIngredient[] =>
  openings.toSorted((a, b) => a.gramos - b.gramos).slice(0, MOST_OPENINGS)

/** What single ingredient of the catalogue would do. */
function additions(craft: Craft, request: AdjustRequest, task: AdjustTask, solver: HighsSolver): OpeningIngredient[] {
  const { despensa = CATALOGUE_PANTRY, maxNuevos = task.mostNew } = request
  const sent = task.lines.filter(({ isNew }) => !isNew).length
  if (despensa === CATALOGUE_PANTRY || pantryRoomFor(sent) <= despensa.length) return []
  return task.start.pantry().flatMap((name) => {
    if (!task.work.allows(1)) return []
    const wider = readAdjustTask(
      craft,
      { ...request, despensa: [...despensa, name], maxNuevos: maxNuevos + 1 },
      task.work,
    )
    const line = wider.lines.findLastIndex((one) => one.isNew && one.name === name)
    return openingGrams(solver, wider, line) ?? []
  })
}

/** What single line that has to stay would do, set free. Nobody can free what lies in an opened preparation. */
function releases(craft: Craft, request: AdjustRequest, task: AdjustTask, solver: HighsSolver): OpeningIngredient[] {
  return task.lines.flatMap(({ held, grams, of, origin }, line) => {
    if (grams === 0 || of || held === undefined || held === 'dose' || held === 'forbidden' || !task.work.allows(1))
      return []
    const freed = request.ingredients.map((sent, at) => (at === origin ? { ...sent, fijo: false } : sent))
    return openingGrams(solver, readAdjustTask(craft, { ...request, ingredients: freed }, task.work), line) ?? []
  })
}

/** How many lines it takes, where it can be done and only their number is in the way: each number is tried. */
function changesNeeded(task: AdjustTask, solver: HighsSolver): LimitRelaxation[] {
  const { mostChanges } = task
  if (mostChanges === undefined) return []
  const anyNumber = searchFormula(solver, { ...task, mostChanges: undefined })
  if (!anyNumber) return []
  const most = lineChangesIn(task, anyNumber.grams)
  let needed = mostChanges + 1
  while (needed < most && task.work.allows(1) && !searchFormula(solver, { ...task, mostChanges: needed })) needed++
  const { key: parametro, label: etiqueta, unit: unidad } = CHANGES_LIMIT
  return [{ parametro, etiqueta, unidad, limite: 'max', valor: mostChanges, necesario: Math.min(needed, most) }]
}

/** What moving a limit costs: the name, where the law of it asks for more. */
const withName =
  (task: AdjustTask, name: string | undefined) =>
  (relaxation: LimitRelaxation): LimitRelaxation => {
    const { parametro, limite, necesario } = relaxation
    const isBroken = taskLawOf(task, task.start).some(
      ({ key, range: [least, most] }) => key === parametro && (limite === 'min' ? necesario < least : necesario > most),
    )
    return isBroken && name !== undefined ? { ...relaxation, pierde: name } : relaxation
  }

/** `name`: what the product may be called as long as it keeps to the law of it. */
export function waysOut(
  craft: Craft,
  request: AdjustRequest,
  task: AdjustTask,
  solver: HighsSolver,
  name: string | undefined,
): WaysOut {
  const conflict = limitConflictOf(solver, task)
  const changes = changesNeeded(task, solver)
  // With more changes everything can be met: what is missed now is what could give way to fewer.
  const movable = changes.length > 0 ? (unmetLimitsIn(task, task.start) ?? []) : conflict
  return {
    conflict: conflict.map(({ label }) => label),
    relajaciones: [...changes, ...limitRelaxationsOf(solver, task, movable).map(withName(task, name))],
    alAnadir: nearestFirst(additions(craft, request, task, solver)),
    alLiberar: nearestFirst(releases(craft, request, task, solver)),
  }
}
