import type { Legal } from '../judge/legal.ts'
import type { InRange, Verdict } from '../judge/verdict.ts'
import type { Range } from '../ratio/range.ts'
import * as told from '../words/corrections.ts'
import { legal as law } from '../words/legal.ts'
import * as say from '../words/messages.ts'
import { askFirst } from '../words/open-readings.ts'
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

/** A change in words: by the law, the rule or the dose behind it, or as the craft words its figures. */
function sentenceOf<Key extends string>(
  change: Correction<Key>,
  { ranges, inRange, recipe, name }: Told<Key>,
  wording: Wording<Key>,
): string[] {
  const { reason, parameter } = change
  if (reason?.kind === 'guard') return [told.guardCorrection(change, reason)]
  if (reason?.kind === 'law') return [told.lawCorrection(change, reason, name ?? recipe.label)]
  if (reason?.kind === 'forbidden') return [told.forbiddenCorrection(change, reason.rule, recipe.label)]
  if (reason?.kind === 'dose') return [told.doseCorrection(change, reason.range)]
  const range = ranges[parameter]
  return range ? [wording.correction(change, range, inRange[parameter] !== false)] : []
}

/** The corrections that `suggestionsOf` words, by the sentence that says them: each its own, or one for all where the figures are right. */
export function wordedIn<Key extends string>({
  advice: { corrections },
  ranges,
  verdict,
}: Pick<Told<Key>, 'advice' | 'ranges' | 'verdict'>): readonly (readonly Correction<Key>[])[] {
  if (verdict === 'equilibrada') return corrections.length > 0 ? [corrections] : []
  return corrections.filter(({ reason, parameter }) => reason || ranges[parameter]).map((change) => [change])
}

interface Told<Key extends string> extends Judged<Key> {
  readonly advice: Advice<Key>
  /** The name that the law is asked about. */
  readonly name?: string | undefined
}

/** A sentence with what is out by less than it varies said after it, the first time that it speaks of it. */
function nearOf(near: Readonly<Record<string, string>> = {}) {
  const left = new Map(Object.entries(near))
  return (sentence: string, keys: readonly string[]): string =>
    [
      sentence,
      ...keys.flatMap((key) => {
        const said = left.get(key)
        left.delete(key)
        return said === undefined ? [] : [said]
      }),
    ].join(' ')
}

/** The sentences of an answer: one confirmation, or the corrections in their order and what they leave undone. */
export function suggestionsOf<Key extends string>(
  judged: Judged<Key> & {
    readonly advice: Advice<Key>
    readonly other?: { readonly etiqueta: string; readonly tipo?: string; readonly porque: string } | undefined
    readonly near?: Readonly<Record<string, string>> | undefined
    /** What nobody can read, and must be told first. */
    readonly unread?: { readonly names: readonly string[]; readonly share: number } | undefined
  },
  wording: Wording<Key>,
  legal?: Pick<Legal, 'objecion' | 'denominacion'>,
): string[] {
  const { verdict, advice, recipe, other, unread } = judged
  if (unread) return [askFirst(unread.names, unread.share)]
  const { remaining, unlawful, corrections } = advice
  const name = legal?.denominacion ?? recipe.label
  if (verdict === 'equilibrada') {
    if (corrections.length === 0 && unlawful.length === 0)
      return [legal?.objecion ? law.balancedBut(legal.objecion) : wording.balanced(recipe.label)]
    return [told.balancedBut(corrections, unlawful, name, recipe.label)]
  }
  const near = nearOf(judged.near)
  const sentences = corrections.flatMap((change) =>
    sentenceOf(change, { ...judged, name }, wording).map((sentence) => near(sentence, [change.parameter])),
  )
  const elsewhere = other?.tipo === undefined ? [] : [say.otherProduct(other.etiqueta, other.porque)]
  const lawless = unlawful.length > 0 ? [told.stillUnlawful(unlawful, name)] : []
  if (remaining.length === 0) {
    const all = [...sentences, ...lawless, ...elsewhere]
    return all.length === 0 && other ? [say.otherProduct(other.etiqueta, other.porque)] : all
  }
  const names = wording.names(remaining)
  return sentences.length > 0
    ? [...sentences, ...lawless, near(say.stillOut(names, remaining.length, recipe.label), remaining), ...elsewhere]
    : [...(elsewhere.length > 0 ? elsewhere : [near(say.noAdvice(names, recipe.label), remaining)]), ...lawless]
}

/** What is wrong, in as many clauses as there are faults; nothing when nothing is. */
export function reviewOf<Key extends string>(
  { params, ranges, inRange }: Judged<Key>,
  fault: (key: Key, low: boolean) => string,
): string | undefined {
  const faults = (Object.keys(inRange) as Key[])
    .filter((key) => inRange[key] === false)
    .map((key) => fault(key, (params[key] ?? 0) < (ranges[key]?.[0] ?? 0)))
  return faults.length > 0 ? say.review(faults) : undefined
}
