import type { Problem } from '@obrador/engine'
import type { Kept, Origin } from './answer.ts'
import { type AnyLimit, isMet, shownIn } from './limit.ts'
import { ceilingOf, goalsOf, guardsOf } from './limits.ts'
import type { Task } from './task.ts'

/** The limits of a task with where they come from. The law is told also where it was set free: it goes on being the law. */
function byOrigin(task: Task, problem: Problem<unknown>): readonly (readonly [Origin, AnyLimit])[] {
  const of = (origin: Origin, limits: readonly AnyLimit[]) => limits.map((limit) => [origin, limit] as const)
  const isAsked = ({ key }: AnyLimit): boolean => Object.hasOwn(task.wanted, key)
  // What is varied against is asked for by nobody: the ranges are told as they are.
  const goals = goalsOf({ ...task, margins: {} }, problem)
  return [
    ...of('ley', problem.law),
    ...of(
      'tipo',
      goals.filter((limit) => !isAsked(limit)),
    ),
    ...of('pedido', [...goals.filter(isAsked), ...ceilingOf(task)]),
    ...of('cuidado', guardsOf(task)),
  ]
}

/** Every limit that was to be kept to, before and after, with those that no verdict looks at. */
export const keptOf = (task: Task, after: Problem<unknown>, name: string | undefined): Kept[] =>
  byOrigin(task, after).flatMap(([origen, limit]) => {
    const [min, max] = limit.range
    const [antes, despues] = [shownIn(limit, task.asSent), shownIn(limit, after)]
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
        cumple: isMet(limit, after),
        ...(origen === 'ley' && name !== undefined && { denominacion: name }),
      },
    ]
  })
