import { batchWith } from '../craft/batch/batch.ts'
import { spanishBatch } from '../words/es/batch.ts'

export { varianceOf, workshopBeliefOf } from '../batch/belief.ts'
export { kindOfConstant, nameOfConstant, workshopConstantOf } from '../batch/constants.ts'
export {
  type EvidenceOfBatch,
  isWorkshopEvidence,
  MOST_NAMES,
  NO_EVIDENCE,
  type WorkshopEvidence,
} from '../batch/evidence.ts'
export { type LotChange, type LotKnown, lotsKnown, withoutConstants } from '../batch/known-lots.ts'
export type * from '../craft/batch/answer.ts'
export type { BatchReading, BatchRequest, DoneBatch, DoneLine } from '../craft/batch/request.ts'
export { READING_NAMES } from '../craft/batch/request.ts'
/** What is said of a batch in Spanish. */
export { spanishBatch as batchWords } from '../words/es/batch.ts'

/** A batch that was made, as its craft reads it: what was expected, what explains it, what to do, what it teaches. */
export const batchOf = /* #__PURE__ */ batchWith(spanishBatch)
