import type { FigureRange, OwnNorms } from '@obrador/engine'
import { isPlainObject } from './decode.ts'
import type { CraftId, TableFormula } from './formula.ts'

/** What a workshop has decided for itself, in place of what the service says to everybody. */
export interface WorkshopNorms {
  /** How cold the ice cream cabinet is, °C. */
  readonly cabinet?: number
  /** By craft and type, and then by parameter. */
  readonly ranges?: Readonly<Record<string, Readonly<Record<string, FigureRange>>>>
}

export const NO_NORMS: WorkshopNorms = {}

/** Cabinets that there are, °C: the engine reads none beyond. */
export const COLDEST_CABINET = -25
export const WARMEST_CABINET = -6

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

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isRange = (value: unknown): value is FigureRange =>
  Array.isArray(value) && value.length === 2 && value.every(isFigure) && Number(value[0]) <= Number(value[1])

/** What was kept is looked at before it is believed. */
export function decodeNorms(value: unknown): WorkshopNorms {
  if (!isPlainObject(value)) return NO_NORMS
  const { cabinet, ranges } = value
  const types = isPlainObject(ranges) ? Object.entries(ranges) : []
  const decoded = types.flatMap(([key, own]) => {
    const each = isPlainObject(own)
      ? Object.entries(own).filter((one): one is [string, FigureRange] => isRange(one[1]))
      : []
    return each.length > 0 ? [[key, Object.fromEntries(each)]] : []
  })
  return {
    ...(isFigure(cabinet) && cabinet >= COLDEST_CABINET && cabinet <= WARMEST_CABINET && { cabinet }),
    ...(decoded.length > 0 && { ranges: Object.fromEntries(decoded) }),
  }
}
