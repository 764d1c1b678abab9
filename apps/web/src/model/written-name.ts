import type { DeskValues } from './formula.ts'
import { isPlainObject } from './shape.ts'

/** The desk under which what a maker adds on a label is kept. */
export const LABEL_DESK = 'label'

/** The name that a maker wrote for the label of a formula; none where the law's is good enough. */
export function writtenNameIn({ desks }: { readonly desks?: DeskValues | undefined }): string | undefined {
  const value = desks?.[LABEL_DESK]
  const name = isPlainObject(value) ? value.name : undefined
  return (typeof name === 'string' && name.trim()) || undefined
}
