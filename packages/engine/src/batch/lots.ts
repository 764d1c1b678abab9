import { rowsById } from '../catalogue/catalogue.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { rowSpreadOf } from '../catalogue/spread.ts'
import { choleskyFactor, dotProduct, solveByFactor } from '../science/linear.ts'
import { lazyFor } from '../words/lazy.ts'

/** A lot is one purchase of a row: its key is the row, and what the maker calls the sack or the box. */
const LOT = '#'
export const lotKey = (id: string, name: string): string => (name === '' ? id : `${id}${LOT}${name}`)
export const rowOfLot = (key: string): string => {
  const at = key.indexOf(LOT)
  return at < 0 ? key : key.slice(0, at)
}
export const nameOfLot = (key: string): string => key.slice(rowOfLot(key).length + 1)

export type VariationModes = readonly Float64Array[]

const waysOfRow = lazyFor((row: Ingredient): VariationModes => rowSpreadOf(row)?.ways ?? [])

/** The independent ways in which a lot may differ; none for a row that the catalogue no longer has. */
export function variationModesOfLot(key: string): VariationModes {
  const row = rowsById.get(rowOfLot(key))
  return row ? waysOfRow(row) : []
}

/** Slopes by way as slopes by component: the shortest vector that has them. */
export function slopesByComponent(ways: VariationModes, slopes: ArrayLike<number>): number[] {
  const products = ways.map((one) => Float64Array.from(ways, (other) => dotProduct(one, other)))
  const factor = choleskyFactor(products)
  const shares = factor ? solveByFactor(factor, slopes) : new Float64Array(ways.length)
  const length = ways[0]?.length ?? 0
  return Array.from({ length }, (_, at) => ways.reduce((sum, way, k) => sum + (way[at] ?? 0) * (shares[k] ?? 0), 0))
}

/** And back. */
export const slopesByMode = (ways: VariationModes, slopes: ArrayLike<number>): number[] =>
  ways.map((way) => dotProduct(way, slopes))
