import type { Correction } from './advice.ts'
import type { Analysis, RecipeType } from './craft.ts'
import { noAdvice, stillOut } from './messages.ts'
import type { Range } from './verdict.ts'

/** How a craft words what it found: its own facts and names; the rest is said alike. */
export interface Wording<Key extends string> {
  readonly balanced: (typeLabel: string) => string
  /** `caused` when an earlier correction took the parameter out of range. */
  readonly correction: (change: Correction<Key>, range: Range, caused: boolean) => string
  /** A list of parameters, in the middle of a sentence. */
  readonly names: (keys: readonly Key[]) => string
}

/** The sentences of an answer: one confirmation, or the corrections in their order and what they leave undone. */
export function suggestionsOf<Matter, Key extends string, Judged extends Key>(
  { verdict, advice, ranges, inRange, recipe }: Analysis<Matter, Key, Judged, RecipeType<Key>>,
  wording: Wording<Judged>,
): string[] {
  if (verdict === 'equilibrada') return [wording.balanced(recipe.label)]
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
