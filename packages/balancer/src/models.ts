import type { Model, ModelData } from 'highs'
import type { Solver } from './solver.ts'

/** Models of each solver that nobody is using: making one takes as long as solving a small program in it. */
const idle = new WeakMap<Solver, Model[]>()

/** Lends a model that holds the data. It goes back when the use ends, and is thrown away if the use failed. */
export function withBorrowed<Result>(solver: Solver, data: ModelData, use: (model: Model) => Result): Result {
  const free = idle.get(solver) ?? []
  idle.set(solver, free)
  const model = free.pop() ?? solver.createModel()
  try {
    // The clock of a model runs on from one use to the next, and its time limit with it.
    model.zeroAllClocks()
    model.passModel(data)
    const result = use(model)
    free.push(model)
    return result
  } catch (problem) {
    model.dispose()
    throw problem
  }
}
