import { FormulaError, type Habitual } from '@obrador/engine'
import type { UsualMap } from '@obrador/engine/usual'
import { type AppEngine, craftOf } from '../engine/crafts.ts'
import { needsOf } from '../engine/parts.ts'
import type { Formula } from '../model/formula.ts'
import type { Norms } from '../model/norms.ts'
import { type OwnIngredients, requestOf, withNorms } from './request.ts'

/** How usual the engine says a formula is; nothing where it does not say, or has not been told of the published ones yet. */
export const habitualIn = (body: unknown): Habitual | undefined =>
  (body as { readonly habitual?: Habitual } | undefined)?.habitual

/** The published formulas of its type around a formula; nothing where too few were published, or nothing can be said of it. */
export function mapFor(engine: AppEngine, formula: Formula, own: OwnIngredients, norms: Norms): UsualMap | undefined {
  const { usual } = engine
  if (!usual || !needsOf(formula).every((part) => engine.loaded.has(part))) return undefined
  const craft = craftOf(engine, formula.craft)
  try {
    return craft.found(withNorms(requestOf(craft, formula, own), formula, norms), usual.map)
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}
