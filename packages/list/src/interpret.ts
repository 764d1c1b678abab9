import { type LineFacts, lineFactsOf } from './facts.ts'
import type { LineContext, LineInterpretation } from './interpretation.ts'
import { BARE_READERS } from './readers/bare.ts'
import { MEASURE_READERS } from './readers/measures.ts'
import { NOTED_READERS } from './readers/noted.ts'
import type { WeightReader } from './readers/reader.ts'
import { WEIGHED_READERS } from './readers/weighed.ts'
import { WRITTEN_READERS } from './readers/written.ts'

/** What a text may say of its weight, in the order in which it is tried: the first answer wins. */
export const ALL_READERS: readonly WeightReader[] = [
  ...WRITTEN_READERS,
  ...WEIGHED_READERS,
  ...NOTED_READERS,
  ...MEASURE_READERS,
  ...BARE_READERS,
]

/** What one ingredient says of its weight; the text has no bullet, stamp or number in front. */
export function interpretLine(text: string, context: LineContext): LineInterpretation {
  const facts: LineFacts = lineFactsOf(text, context, (other) => interpretLine(other, context))
  for (const { read } of ALL_READERS) {
    const answer = read(facts)
    if (answer) return answer
  }
  return { is: 'nothing' }
}
