import { batchWith } from '../craft/batch/batch.ts'
import { batch as words } from '../words/es/batch.ts'

export { beliefOf, varianceOf } from '../batch/belief.ts'
export { constantOf, kindOfConstant, nameOfConstant } from '../batch/constants.ts'
export { type Evidence, type EvidenceOfBatch, isEvidence, MOST_NAMES, NO_EVIDENCE } from '../batch/evidence.ts'
export { type LotChange, type LotKnown, lotsKnown, withoutConstants } from '../batch/known-lots.ts'
export type * from '../craft/batch/answer.ts'
export type { BatchRequest, Done, DoneLine, Reading } from '../craft/batch/request.ts'
export { READINGS } from '../craft/batch/request.ts'
/** What is said of a batch in Spanish. */
export { batch as words } from '../words/es/batch.ts'

/** A batch that was made, as its craft reads it: what was expected, what explains it, what to do, what it teaches. */
export const batchOf = /* #__PURE__ */ batchWith(words)
