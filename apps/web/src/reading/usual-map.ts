import { FormulaError, type UsualReport } from '@obrador/engine'
import type { MapAxis, UsualMap } from '@obrador/engine/usual'
import { type AppEngine, craftOfEngine } from '../engine/crafts.ts'
import { needsOfFormula } from '../engine/parts.ts'
import type { TableFormula } from '../model/formula.ts'
import type { WorkshopNorms } from '../model/norms.ts'
import { type OwnIngredients, requestWithNorms, tableRequestOf } from './request.ts'

/** The published formulas of its type around a formula; nothing where too few were published, or nothing can be said of it. */
export function usualMapFor(
  engine: AppEngine,
  formula: TableFormula,
  own: OwnIngredients,
  norms: WorkshopNorms,
): UsualMap | undefined {
  const { usual } = engine
  if (!usual || !needsOfFormula(formula).every((part) => engine.loaded.has(part))) return undefined
  const craft = craftOfEngine(engine, formula.craft)
  try {
    return craft.found(requestWithNorms(tableRequestOf(craft, formula, own), formula, norms), usual.map)
  } catch (error) {
    if (error instanceof FormulaError) return undefined
    throw error
  }
}

const spreadAlong = ({ published }: UsualMap, axis: MapAxis): number => {
  const values = published.map(({ place }) => place[axis])
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

/**
 * The axis along which the odd line of a formula moves it furthest from where it would stand with a usual amount, in spreads of the
 * published formulas. Nothing where no line is odd.
 */
export function oddAxis(
  map: UsualMap,
  { linea, gramosHabituales }: UsualReport,
  withGrams: (name: string, grams: number) => UsualMap | undefined,
): MapAxis | undefined {
  const { mine } = map
  if (!mine || linea === undefined || !gramosHabituales) return undefined
  const [least, most] = gramosHabituales
  const usualPlace = withGrams(linea, (least + most) / 2)?.mine
  if (!usualPlace) return undefined
  const moved = (axis: MapAxis): number => {
    const spread = spreadAlong(map, axis)
    return spread > 0 ? Math.abs(mine[axis] - usualPlace[axis]) / spread : 0
  }
  // By the keys: the list of the axes would bring the whole table into the first load.
  return (Object.keys(mine) as MapAxis[]).reduce((best, axis) => (moved(axis) > moved(best) ? axis : best))
}
