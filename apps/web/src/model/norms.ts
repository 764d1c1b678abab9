import type { OwnNorms, Range } from '@obrador/engine'
import { isObject } from './decode.ts'
import type { CraftId, Formula } from './formula.ts'

/** What a workshop has decided for itself, in place of what the service says to everybody. */
export interface Norms {
  /** How cold the ice cream cabinet is, °C. */
  readonly cabinet?: number
  /** By craft and type, and then by parameter. */
  readonly ranges?: Readonly<Record<string, Readonly<Record<string, Range>>>>
}

export const NO_NORMS: Norms = {}

/** Cabinets that there are, °C: the engine reads none beyond. */
export const COLDEST_CABINET = -25
export const WARMEST_CABINET = -6

export interface Typed {
  readonly craft: CraftId
  readonly type: string
}

export const typeKey = ({ craft, type }: Typed): string => `${craft}.${type}`

export const rangesFor = ({ ranges }: Norms, formula: Formula): Readonly<Record<string, Range>> | undefined =>
  ranges?.[typeKey(formula)]

/** As the engine takes them for one formula; none where nothing is said. */
export function normsFor(norms: Norms, formula: Formula): OwnNorms | undefined {
  const ranges = rangesFor(norms, formula)
  const { cabinet } = norms
  if (!ranges && cabinet === undefined) return undefined
  return { ...(ranges && { ranges }), ...(cabinet !== undefined && { cabinet }) }
}

const isFigure = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isRange = (value: unknown): value is Range =>
  Array.isArray(value) && value.length === 2 && value.every(isFigure) && Number(value[0]) <= Number(value[1])

/** What was kept is looked at before it is believed. */
export function decodeNorms(value: unknown): Norms {
  if (!isObject(value)) return NO_NORMS
  const { cabinet, ranges } = value
  const types = isObject(ranges) ? Object.entries(ranges) : []
  const decoded = types.flatMap(([key, own]) => {
    const each = isObject(own) ? Object.entries(own).filter((one): one is [string, Range] => isRange(one[1])) : []
    return each.length > 0 ? [[key, Object.fromEntries(each)]] : []
  })
  return {
    ...(isFigure(cabinet) && cabinet >= COLDEST_CABINET && cabinet <= WARMEST_CABINET && { cabinet }),
    ...(decoded.length > 0 && { ranges: Object.fromEntries(decoded) }),
  }
}
