import type { FigureRange } from '@obrador/engine'
import { type TypedFormula, typeKey, type WorkshopNorms } from './norms.ts'

/** Every way to change what a workshop has decided for itself. */

export const normsWithCabinet = (
  { cabinet: _, ...norms }: WorkshopNorms,
  cabinet: number | undefined,
): WorkshopNorms => (cabinet === undefined ? norms : { ...norms, cabinet })

/** Without a range, that of the type counts again. */
export function normsWithRange(
  norms: WorkshopNorms,
  formula: TypedFormula,
  parameter: string,
  range: FigureRange | undefined,
): WorkshopNorms {
  const key = typeKey(formula)
  const { [parameter]: _, ...others } = norms.ranges?.[key] ?? {}
  const own = range ? { ...others, [parameter]: range } : others
  const { [key]: _type, ...types } = norms.ranges ?? {}
  return { ...norms, ranges: Object.keys(own).length > 0 ? { ...types, [key]: own } : types }
}

/** Those here win; those of a file fill what nobody has decided here. */
export function normsFilledBy(here: WorkshopNorms, file: WorkshopNorms): WorkshopNorms {
  const cabinet = here.cabinet ?? file.cabinet
  const types = new Set([...Object.keys(here.ranges ?? {}), ...Object.keys(file.ranges ?? {})])
  const ranges = Object.fromEntries([...types].map((key) => [key, { ...file.ranges?.[key], ...here.ranges?.[key] }]))
  return { ...(cabinet !== undefined && { cabinet }), ...(types.size > 0 && { ranges }) }
}
