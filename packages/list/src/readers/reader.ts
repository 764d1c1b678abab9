import type { LineFacts } from '../facts.ts'
import type { LineInterpretation } from '../interpretation.ts'

/** One thing that a text may say of its weight. */
export interface WeightReader {
  readonly name: string
  /** A text that this reader is the first to answer. */
  readonly example: string
  /** What the example is read as: grams, the question and what it proposes, or what else it is. */
  readonly says: string
  readonly read: (facts: LineFacts) => LineInterpretation | undefined
}
