import { factsOf, type LineFacts } from './facts.ts'
import type { Context, Interpretation } from './interpretation.ts'
import { BARE } from './readers/bare.ts'
import { MEASURES } from './readers/measures.ts'
import { NOTED } from './readers/noted.ts'
import type { Reader } from './readers/reader.ts'
import { WEIGHED } from './readers/weighed.ts'
import { WRITTEN } from './readers/written.ts'

/** What a text may say of its weight, in the order in which it is tried: the first answer wins. */
export const READERS: readonly Reader[] = [...WRITTEN, ...WEIGHED, ...NOTED, ...MEASURES, ...BARE]

/** What one ingredient says of its weight; the text has no bullet, stamp or number in front. */
export function interpret(text: string, context: Context): Interpretation {
  const facts: LineFacts = factsOf(text, context, (other) => interpret(other, context))
  for (const { read } of READERS) {
    const answer = read(facts)
    if (answer) return answer
  }
  return { is: 'nothing' }
}
