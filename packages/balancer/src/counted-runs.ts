import type { Model } from 'highs'
import type { HighsSolver } from './solver.ts'
import { type AdjustWork, programSteps } from './work.ts'

/** Runs of one model whose steps are counted, and which end when there are none left. */
export interface CountedRuns {
  /** Whether it stands at the best point, or at the best that was found before it was ended. */
  readonly run: (choices: number) => boolean
  /** Counts the steps of what ran last; whether it was ended before it was done. */
  readonly wasCut: (choices: number) => boolean
}

export function countedRuns(
  { constants: { modelStatus, callbackType } }: HighsSolver,
  model: Model,
  work: AdjustWork,
  cells: number,
): CountedRuns {
  let rounds = 0
  model.options.set({ time_limit: Math.max(LEAST_TIME, work.seconds()), mip_max_nodes: MOST_NODES })

  function wasCut(choices: number): boolean {
    work.spend(programSteps(cells, Number(model.info.get('simplex_iteration_count')), choices, rounds))
    rounds = 0
    work.noteTime()
    const status = model.getModelStatus()
    const isLate = status === modelStatus.timeLimit
    const { iterationLimit, solutionLimit, interrupted } = modelStatus
    const isCut = isLate || status === iterationLimit || status === solutionLimit || status === interrupted
    if (isCut) work.endShort(isLate ? 'time' : 'steps')
    return isCut
  }

  return {
    wasCut,
    run: (choices) => {
      const most = Math.max(LEAST_STEPS, Math.min(MOST_STEPS, work.left()))
      model.options.set('simplex_iteration_limit', Math.ceil(most / programSteps(cells, 0, 0, 0)))
      model.run({
        [callbackType.mipInterrupt]: (event) => {
          rounds++
          const iterations = Number(event.data.mip_total_lp_iterations)
          if (programSteps(cells, iterations, choices, rounds) > most) event.interrupt()
        },
      })
      return wasCut(choices)
        ? model.info.get('primal_solution_status') === FEASIBLE_POINT
        : model.getModelStatus() === modelStatus.optimal
    },
  }
}

/** HiGHS says so of a point that meets every row and bound. */
const FEASIBLE_POINT = 2
/** What a solver is given even when time is up, s, or the steps are: it is asked small things. */
const LEAST_TIME = 0.01
const LEAST_STEPS = 200
/** Steps that one program may take: the search goes on with the best choice of lines that it has by then. */
const MOST_STEPS = 2_500
/** Nodes of a search for whole numbers that nobody looks at while it runs (`relax.ts`). */
const MOST_NODES = 500
