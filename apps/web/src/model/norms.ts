import type { FigureRange, OwnNorms } from '@obrador/engine'
import type { CraftId, TableFormula } from './formula.ts'
import {
  isFiniteNumber,
  type KeptAs,
  leafShape,
  maybeKept,
  recordOf,
  shapeWhere,
  signedFigure,
  tableOf,
  unlessEmpty,
} from './shape.ts'

/** Cabinets that there are, °C: the engine reads none beyond. */
export const COLDEST_CABINET = -25
export const WARMEST_CABINET = -6

const isRange = (value: unknown): value is FigureRange =>
  Array.isArray(value) && value.length === 2 && value.every(isFiniteNumber) && Number(value[0]) <= Number(value[1])
export const rangeShape = leafShape('other', isRange)

/** What a workshop has decided for itself, in place of what the service says to everybody. */
export interface WorkshopNorms extends KeptAs<typeof normsShape> {}
export const normsShape = recordOf({
  /** How cold the ice cream cabinet is, °C. */
  cabinet: maybeKept(shapeWhere(signedFigure, (degrees) => degrees >= COLDEST_CABINET && degrees <= WARMEST_CABINET)),
  /** By craft and type, and then by parameter. */
  ranges: unlessEmpty(tableOf(unlessEmpty(tableOf(rangeShape)))),
})

export const NO_NORMS: WorkshopNorms = {}

export interface TypedFormula {
  readonly craft: CraftId
  readonly type: string
}

export const typeKey = ({ craft, type }: TypedFormula): string => `${craft}.${type}`

export const rangesForType = (
  { ranges }: WorkshopNorms,
  formula: TableFormula,
): Readonly<Record<string, FigureRange>> | undefined => ranges?.[typeKey(formula)]

/** As the engine takes them for one formula; none where nothing is said. */
export function normsForFormula(norms: WorkshopNorms, formula: TableFormula): OwnNorms | undefined {
  const ranges = rangesForType(norms, formula)
  const { cabinet } = norms
  if (!ranges && cabinet === undefined) return undefined
  return { ...(ranges && { ranges }), ...(cabinet !== undefined && { cabinet }) }
}
