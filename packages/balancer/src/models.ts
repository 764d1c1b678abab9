import type { Model, ModelData } from 'highs'
import type { HighsSolver } from './solver.ts'

/** Lends a model that holds the data. It goes back when the use ends, and is thrown away if the use failed. */
export function withBorrowed<Result>(solver: HighsSolver, data: ModelData, use: (model: Model) => Result): Result {
  const { idle } = solver
  const model = idle.pop() ?? solver.createModel()
  try {
    // The clock of a model runs on from one use to the next, and its time limit with it.
    model.zeroAllClocks()
    // What its last user asked of it says nothing to the next.
    model.options.reset()
    model.passModel(data)
    const result = use(model)
    idle.push(model)
    return result
  } catch (problem) {
    model.dispose()
    throw problem
  }
}
