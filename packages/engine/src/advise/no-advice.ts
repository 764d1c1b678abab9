import type { Advice } from './correction.ts'

/** Where nothing is to be changed, or nobody judged. */
export const NO_ADVICE: Advice<never> = { corrections: [], remaining: [], unlawful: [] }
