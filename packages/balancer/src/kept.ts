import type { SolverProblem } from '@obrador/engine'
import type { LimitOrigin, LimitOutcome } from './answer.ts'
import { type AnyLimit, isLimitMet, shownLimitIn } from './limit.ts'
import { costCeilingOf, taskGoalsOf, taskGuardsOf } from './limits.ts'
import type { AdjustTask } from './task.ts'

/** The limits of a task with where they come from. The law is told also where it was set free: it goes on being the law. */
function byOrigin(task: AdjustTask, problem: SolverProblem<unknown>): readonly (readonly [LimitOrigin, AnyLimit])[] {
  const of = (origin: LimitOrigin, limits: readonly AnyLimit[]) => limits.map((limit) => [origin, limit] as const)
  const isAsked = ({ key }: AnyLimit): boolean => Object.hasOwn(task.wanted, key)
  // What is varied against is asked for by nobody: the ranges are told as they are.
  const goals = taskGoalsOf({ ...task, margins: {} }, problem)
  return [
    ...of('ley', problem.law),
    ...of(
      'tipo',
      goals.filter((limit) => !isAsked(limit)),
    ),
    ...of('pedido', [...goals.filter(isAsked), ...costCeilingOf(task)]),
    ...of('cuidado', taskGuardsOf(task)),
  ]
}

/** Every limit that was to be kept to, before and after, with those that no verdict looks at. */
export const limitOutcomesOf = (
  task: AdjustTask,
  after: SolverProblem<unknown>,
  name: string | undefined,
): LimitOutcome[] =>
  byOrigin(task, after).flatMap(([origen, limit]) => {
    const [min, max] = limit.range
    const [antes, despues] = [shownLimitIn(limit, task.asSent), shownLimitIn(limit, after)]
    // What has no figure before nor after is judged by nothing.
    if (antes === undefined && despues === undefined) return []
    return [
      {
        parametro: limit.key,
        etiqueta: limit.label,
        unidad: limit.unit,
        origen,
        ...(Number.isFinite(min) && { min }),
        ...(Number.isFinite(max) && { max }),
        ...(antes !== undefined && { antes }),
        ...(despues !== undefined && { despues }),
        cumple: isLimitMet(limit, after),
        ...(origen === 'ley' && name !== undefined && { denominacion: name }),
      },
    ]
  })
