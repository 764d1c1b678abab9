import type { CorrectionAdvice } from './correction.ts'

/** Where nothing is to be changed, or nobody judged. */
export const NO_ADVICE: CorrectionAdvice<never> = { corrections: [], remaining: [], unlawful: [] }
