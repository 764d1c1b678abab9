import type { CraftEngine } from '../craft/craft.ts'
import type { ProductionPlan } from '../craft/production/answer.ts'
import { productionWith } from '../craft/production/plan.ts'
import type { ProductionRequest } from '../craft/production/request.ts'
import { commonFinding } from '../findings/find.ts'
import { wholeEngine } from '../whole.ts'
import { spanishProduction } from '../words/es/production.ts'

export * from '../craft/production/plan.ts'
/** What is said of a plan in Spanish. */
export { spanishProduction as productionWords } from '../words/es/production.ts'

/** The plan of a day by the crafts of an engine, in steps: see `productionWith`. */
export const productionStepsIn = /* #__PURE__ */ productionWith(spanishProduction)

/** The plan of a day, all at once. */
export function productionIn(engine: CraftEngine, request: ProductionRequest): ProductionPlan {
  const steps = productionStepsIn(engine, request)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The plan of a day by the whole engine, in steps. */
export const productionSteps = (request: ProductionRequest): Generator<number, ProductionPlan> =>
  productionStepsIn(wholeEngine, request)

/** The plan of a day by the whole engine, all at once. */
export const productionOf = (request: ProductionRequest): ProductionPlan => productionIn(wholeEngine, request)

/** What is refused before the engine is asked, in its words. */
export const noProducts = (): string => wholeEngine.say(commonFinding('production.no-products'))
