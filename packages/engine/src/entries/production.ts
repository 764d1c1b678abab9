import type { Production } from '../craft/production/answer.ts'
import { productionIn, productionStepsIn } from '../craft/production/plan.ts'
import type { ProductionRequest } from '../craft/production/request.ts'
import { engine } from '../whole.ts'

export * from '../craft/production/plan.ts'

/** The plan of a day by the whole engine, in steps: see `productionStepsIn`. */
export const productionSteps = (request: ProductionRequest): Generator<number, Production> =>
  productionStepsIn(engine, request)

/** The plan of a day by the whole engine, all at once. */
export const productionOf = (request: ProductionRequest): Production => productionIn(engine, request)
