import type { Range } from '@obrador/engine'
import { type Norms, type Typed, typeKey } from './norms.ts'

/** Every way to change what a workshop has decided for itself. */

export const withCabinet = ({ cabinet: _, ...norms }: Norms, cabinet: number | undefined): Norms =>
  cabinet === undefined ? norms : { ...norms, cabinet }

/** Without a range, that of the type counts again. */
export function withRange(norms: Norms, formula: Typed, parameter: string, range: Range | undefined): Norms {
  const key = typeKey(formula)
  const { [parameter]: _, ...others } = norms.ranges?.[key] ?? {}
  const own = range ? { ...others, [parameter]: range } : others
  const { [key]: _type, ...types } = norms.ranges ?? {}
  return { ...norms, ranges: Object.keys(own).length > 0 ? { ...types, [key]: own } : types }
}

/** Those here win; those of a file fill what nobody has decided here. */
export function filledBy(here: Norms, file: Norms): Norms {
  const cabinet = here.cabinet ?? file.cabinet
  const types = new Set([...Object.keys(here.ranges ?? {}), ...Object.keys(file.ranges ?? {})])
  const ranges = Object.fromEntries([...types].map((key) => [key, { ...file.ranges?.[key], ...here.ranges?.[key] }]))
  return { ...(cabinet !== undefined && { cabinet }), ...(types.size > 0 && { ranges }) }
}
