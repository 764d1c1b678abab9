import type { Engine } from '../craft/craft.ts'
import type { Production } from '../craft/production/answer.ts'
import { productionWith } from '../craft/production/plan.ts'
import type { ProductionRequest } from '../craft/production/request.ts'
import { find } from '../findings/find.ts'
import { engine as whole } from '../whole.ts'
import { production as words } from '../words/es/production.ts'

export * from '../craft/production/plan.ts'
/** What is said of a plan in Spanish. */
export { production as words } from '../words/es/production.ts'

/** The plan of a day by the crafts of an engine, in steps: see `productionWith`. */
export const productionStepsIn = /* #__PURE__ */ productionWith(words)

/** The plan of a day, all at once. */
export function productionIn(engine: Engine, request: ProductionRequest): Production {
  const steps = productionStepsIn(engine, request)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The plan of a day by the whole engine, in steps. */
export const productionSteps = (request: ProductionRequest): Generator<number, Production> =>
  productionStepsIn(whole, request)

/** The plan of a day by the whole engine, all at once. */
export const productionOf = (request: ProductionRequest): Production => productionIn(whole, request)

/** What is refused before the engine is asked, in its words. */
export const noProducts = (): string => whole.say(find('production.no-products'))
