import type { Legal } from '../judge/legal.ts'
import type { InRange, Verdict } from '../judge/verdict.ts'
import type { Range } from '../ratio/range.ts'
import { legal as law } from '../words/legal.ts'
import { noAdvice, review, stillOut } from '../words/messages.ts'
import type { Advice, Correction } from './advice.ts'

/** How a craft words what it found: its own facts and names; the rest is said alike. */
export interface Wording<Key extends string> {
  readonly balanced: (typeLabel: string) => string
  /** `caused` when an earlier correction took the parameter out of range. */
  readonly correction: (change: Correction<Key>, range: Range, caused: boolean) => string
  /** A list of parameters, in the middle of a sentence. */
  readonly names: (keys: readonly Key[]) => string
}

/** What was found out about a formula, as far as its sentences go. */
interface Judged<Key extends string> {
  readonly recipe: { readonly label: string }
  readonly params: { readonly [key in Key]?: number }
  readonly ranges: { readonly [key in Key]?: Range }
  readonly inRange: InRange<Key>
  readonly verdict: Verdict
}

/** The sentences of an answer: one confirmation, or the corrections in their order and what they leave undone. */
export function suggestionsOf<Key extends string>(
  { verdict, advice, ranges, inRange, recipe }: Judged<Key> & { readonly advice: Advice<Key> },
  wording: Wording<Key>,
  legal?: Pick<Legal, 'objecion'>,
): string[] {
  // In range is not all: what may not bear its name is not finished.
  if (verdict === 'equilibrada')
    return [legal?.objecion ? law.balancedBut(legal.objecion) : wording.balanced(recipe.label)]
  const sentences = advice.corrections.flatMap((change) => {
    const range = ranges[change.parameter]
    return range ? [wording.correction(change, range, inRange[change.parameter] !== false)] : []
  })
  const { remaining } = advice
  if (remaining.length === 0) return sentences
  const names = wording.names(remaining)
  return sentences.length > 0
    ? [...sentences, stillOut(names, remaining.length, recipe.label)]
    : [noAdvice(names, recipe.label)]
}

/** What is wrong, in as many clauses as there are faults; nothing when nothing is. */
export function reviewOf<Key extends string>(
  { params, ranges, inRange }: Judged<Key>,
  fault: (key: Key, low: boolean) => string,
): string | undefined {
  const faults = (Object.keys(inRange) as Key[])
    .filter((key) => inRange[key] === false)
    .map((key) => fault(key, (params[key] ?? 0) < (ranges[key]?.[0] ?? 0)))
  return faults.length > 0 ? review(faults) : undefined
}
