import { FormulaError } from '@obrador/engine'
import {
  type ProductionPlan,
  type ProductionRequest,
  productionIn,
  productionStepsIn,
} from '@obrador/engine/production'
import type { AppEngine } from '../../engine/crafts.ts'
import { needsOfFormula, needsOfLines } from '../../engine/parts.ts'
import type { EngineStore } from '../../engine/store.ts'
import { toldAnswer } from '../../format/page-speech.ts'
import { isUnweighedProduct, type WorkDay } from '../../model/day.ts'
import { askingOnly } from './asks.ts'
import { type PlanSources, productionRequest, productRequest } from './request.ts'
import { seedRows } from './stage-lines.ts'

export type LeftOut = 'gone' | 'unread' | 'unweighed'

export interface WorkedOutPlan {
  readonly production: ProductionPlan | undefined
  /** Products that are left out of it, by their id: the formula is gone, cannot be read yet, or nobody said what a piece weighs. */
  readonly left: ReadonlyMap<string, LeftOut>
  /** Why there is no plan, as a sentence. */
  readonly problem?: string
}

/** Long enough to be felt by who is typing, ms. */
const A_MOMENT = 12

/** What is kept from the last time is weighed and never bought. */
function withoutSeeds(plan: ProductionPlan): ProductionPlan {
  const seeds = seedRows()
  const compra = plan.compra.filter(({ id }) => id === undefined || !seeds.has(id))
  const total = compra.reduce((sum, { coste = 0 }) => sum + coste, 0)
  const sinPrecio = plan.coste.sinPrecio.filter((name) => compra.some(({ nombre }) => nombre === name))
  return { ...plan, compra, coste: { total, sinPrecio }, warnings: plan.warnings.filter(Boolean) }
}

/** The plan, without holding up the page. */
async function produce(engine: AppEngine, request: ProductionRequest): Promise<ProductionPlan> {
  const steps = productionStepsIn(askingOnly(engine), request)
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return toldAnswer(withoutSeeds(step.value))
    if (performance.now() - since < A_MOMENT) continue
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  }
}

function isReadable(engine: AppEngine, product: ProductionRequest['productos'][number]): boolean {
  try {
    productionIn(engine, { productos: [product] })
    return true
  } catch (error) {
    if (error instanceof FormulaError) return false
    throw error
  }
}

/** Works out a day; a formula that is not finished is left out and said, and never stops the rest. */
export async function workOutPlan(store: EngineStore, day: WorkDay, shelves: PlanSources): Promise<WorkedOutPlan> {
  const stores = { ...shelves, times: day.clock?.times }
  const entries = new Set(day.products.map(({ entry }) => entry))
  const formulas = stores.saved.flatMap(({ id, formula }) => (entries.has(id) ? [formula] : []))
  const parts = stores.pieces.flatMap(({ id, parts: lines }) => (entries.has(id) ? lines : []))
  // What is made before a dough is a preparation, though no line says so.
  const engine = await store.load([
    'names',
    'preparations',
    ...needsOfLines(parts),
    ...formulas.flatMap(needsOfFormula),
  ])
  const asked = day.products.map((product) => ({ id: product.id, request: productRequest(engine, product, stores) }))
  const left = new Map<string, LeftOut>()
  for (const { id, request } of asked) if (!request) left.set(id, 'gone')
  for (const product of day.products)
    if (!left.has(product.id) && isUnweighedProduct(product)) left.set(product.id, 'unweighed')
  const attempt = async (): Promise<WorkedOutPlan> => {
    const productos = asked.flatMap(({ id, request }) => (request && left.get(id) !== 'unread' ? [request] : []))
    return {
      production: productos.length > 0 ? await produce(engine, productionRequest(day, productos)) : undefined,
      left,
    }
  }
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
  }
  // One of them cannot be read, or a machine cannot be used: the others are tried without whoever stops them.
  for (const { id, request } of asked) if (request && !isReadable(engine, request)) left.set(id, 'unread')
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof FormulaError) return { production: undefined, left, problem: error.message }
    throw error
  }
}
