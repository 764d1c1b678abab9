import { allCrafts } from '@obrador/engine'
import type { Model, ModelData } from 'highs'
import { type AdjustRequest, adjustFormula, type HighsSolver } from '../src/index.ts'

/** A solver that keeps every model it is handed. */
export function recordingSolver(solver: HighsSolver): { readonly solver: HighsSolver; readonly models: ModelData[] } {
  const models: ModelData[] = []
  const createModel = (): Model => {
    const model = solver.createModel()
    const passModel = (data: ModelData) => {
      models.push(data)
      return model.passModel(data)
    }
    return new Proxy(model, {
      get: (of, key) => {
        const value: unknown = key === 'passModel' ? passModel : Reflect.get(of, key)
        return typeof value === 'function' ? value.bind(of) : value
      },
    })
  }
  return { solver: Object.assign(Object.create(solver), { createModel, idle: [] }), models }
}

/** HiGHS alone on the models of an adjustment, as anyone would call it: its own options, and the solution read. */
function bare(solver: HighsSolver, models: readonly ModelData[]): void {
  for (const data of models) {
    solver.withModel(data, (model) => {
      model.options.set('output_flag', false)
      model.run()
      return model.getSolution()
    })
  }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

export interface Comparison {
  /** Milliseconds. */
  readonly ours: number
  readonly bare: number
  readonly models: number
}

/** Our answer and bare HiGHS on the same models, turn by turn in one run, so that what disturbs one disturbs the other. */
export function compare(solver: HighsSolver, request: AdjustRequest, turns: number): Comparison {
  const record = recordingSolver(solver)
  adjustFormula(allCrafts.helado, request, record.solver)
  const [ours, theirs]: [number[], number[]] = [[], []]
  const timed = (times: number[], run: () => void): void => {
    const start = performance.now()
    run()
    times.push(performance.now() - start)
  }
  for (let turn = 0; turn < turns; turn++) {
    timed(ours, () => adjustFormula(allCrafts.helado, request, solver))
    timed(theirs, () => bare(solver, record.models))
  }
  // The first turns compile.
  const warm = (times: readonly number[]): readonly number[] => times.slice(Math.floor(turns / 4))
  return { ours: median(warm(ours)), bare: median(warm(theirs)), models: record.models.length }
}
