import type { setGrams } from '../../model/edits.ts'

/** How a weight that is typed changes the formula: a desk may have its own way. */
export type WeighLine = typeof setGrams
