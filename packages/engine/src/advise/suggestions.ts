import type { FigureMove, GramMove, RequiredFigure, SaleObjection } from '../findings/advice.ts'
import type { CorrectedFigure, NamedFigure } from '../findings/figure.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import { hasWayOut, type LegalBlock } from '../judge/legal.ts'
import type { BalanceVerdict, InRange } from '../judge/verdict.ts'
import type { FigureRange } from '../ratio/range.ts'
import type { CorrectionAdvice, GramCorrection } from './correction.ts'

/** What a craft finds of its own figures; the rest is found alike. */
export interface CraftWording<Key extends string> {
  readonly balanced: (typeLabel: string) => FindingText
  /** `caused` when an earlier correction took the parameter out of range. */
  readonly correction: (change: GramCorrection<Key>, range: FigureRange, caused: boolean) => FindingText
  /** A list of parameters, in the middle of a sentence. */
  readonly names: (keys: readonly Key[]) => FindingText
}

/** What was found out about a formula, as far as its corrections go. */
interface Judged<Key extends string> {
  readonly recipe: { readonly label: string; readonly isFree?: true }
  readonly params: { readonly [key in Key]?: number }
  readonly ranges: { readonly [key in Key]?: FigureRange }
  readonly inRange: InRange<Key>
  readonly verdict: BalanceVerdict
}

const moveOf = ({ from, to, grams }: GramCorrection<string>): GramMove => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  grams,
})

const figureMoveOf = (change: GramCorrection<string>): FigureMove => ({
  ...moveOf(change),
  before: change.before,
  after: change.after,
})

/** A correction by the figure of the craft that it mends. */
export const correctedFigureOf = (
  change: GramCorrection<string>,
  figure: NamedFigure,
  range: FigureRange,
  caused: boolean,
): CorrectedFigure => ({ figure, before: change.before, after: change.after, range, caused, change: moveOf(change) })

const askedOf = ({ key, label, unit, range }: RequiredFigure): RequiredFigure => ({ key, label, unit, range })

/** A change by the law, the rule or the dose behind it, or by the figure of the craft that it mends. */
function correctionOf<Key extends string>(
  change: GramCorrection<Key>,
  { ranges, inRange, recipe, name }: Told<Key>,
  wording: CraftWording<Key>,
): FindingText[] {
  const { reason, parameter } = change
  if (reason?.kind === 'guard' || reason?.kind === 'law') {
    const found = { change: figureMoveOf(change), asked: askedOf(reason), caused: reason.caused === true }
    return [
      reason.kind === 'guard'
        ? commonFinding('advice.guard', found)
        : commonFinding('advice.law', { ...found, name: name ?? recipe.label }),
    ]
  }
  if (reason?.kind === 'forbidden') {
    const { because, orElse } = reason.rule
    const why = { because, ...(orElse !== undefined && { orElse }) }
    return [commonFinding('advice.forbidden', { change: figureMoveOf(change), ...why, typeLabel: recipe.label })]
  }
  if (reason?.kind === 'dose')
    return [commonFinding('advice.dose', { change: figureMoveOf(change), range: reason.range })]
  const range = ranges[parameter]
  return range ? [wording.correction(change, range, inRange[parameter] !== false)] : []
}

/** Why a change is made of a formula whose figures are right; of the name, the law itself says whether it fails. */
function objectionOf({ reason, from: what = '' }: GramCorrection<string>): SaleObjection[] {
  if (reason?.kind === 'forbidden') {
    const { because, orElse } = reason.rule
    return [{ kind: 'forbidden', what, because, ...(orElse !== undefined && { orElse }) }]
  }
  if (reason?.kind === 'dose') return [{ kind: 'dose', what, range: reason.range }]
  return reason?.kind === 'guard' && !reason.caused ? [{ kind: 'guard', ...askedOf(reason) }] : []
}

/** The corrections that `answerSuggestionsOf` words, by the sentence that says them: each its own, or one for all where the figures are right. */
export function isWordedIn<Key extends string>({
  advice: { corrections },
  ranges,
  verdict,
}: Pick<Told<Key>, 'advice' | 'ranges' | 'verdict'>): readonly (readonly GramCorrection<Key>[])[] {
  if (verdict === 'equilibrada') return corrections.length > 0 ? [corrections] : []
  return corrections.filter(({ reason, parameter }) => reason || ranges[parameter]).map((change) => [change])
}

interface Told<Key extends string> extends Judged<Key> {
  readonly advice: CorrectionAdvice<Key>
  /** The name that the law is asked about. */
  readonly name?: string | undefined
}

/** A correction with what is out by less than it varies after it, the first time that it speaks of it. */
function nearOf(near: Readonly<Record<string, FindingText>> = {}) {
  const left = new Map(Object.entries(near))
  return (found: FindingText, keys: readonly string[]): FindingText => {
    const close = keys.flatMap((key) => {
      const one = left.get(key)
      left.delete(key)
      return one === undefined ? [] : [one]
    })
    return close.length > 0 ? commonFinding('advice.together', { all: [found, ...close] }) : found
  }
}

/** What an answer suggests: one confirmation, or the corrections in their order and what they leave undone. */
export function answerSuggestionsOf<Key extends string>(
  judged: Judged<Key> & {
    readonly advice: CorrectionAdvice<Key>
    readonly other?: { readonly etiqueta: string; readonly tipo?: string; readonly porque: FindingText } | undefined
    readonly near?: Readonly<Record<string, FindingText>> | undefined
    /** What nobody can read, and must be told first. */
    readonly unread?: { readonly names: readonly string[]; readonly share: number } | undefined
    /** Why it is not right as it stands, whatever its figures: it is told in the place of praise. */
    readonly barred?: FindingText | undefined
  },
  wording: CraftWording<Key>,
  legal?: Pick<LegalBlock<FindingText>, 'cumple' | 'objecion' | 'denominacion'>,
): FindingText[] {
  const { verdict, advice, recipe, other, unread } = judged
  if (recipe.isFree) return [commonFinding('advice.unjudged')]
  if (unread) return [commonFinding('advice.ask-first', unread)]
  const { remaining, corrections } = advice
  // Where the law tells a way to the name, nothing here says that there is none.
  const isWayTold = hasWayOut(legal?.objecion)
  const unlawful = isWayTold && legal?.cumple === false ? [] : advice.unlawful
  const name = legal?.denominacion ?? recipe.label
  const isNamed = legal?.cumple !== false
  if (verdict === 'equilibrada') {
    if (corrections.length === 0 && unlawful.length === 0)
      return [
        legal?.objecion
          ? commonFinding('law.balanced-but', { objection: legal.objecion })
          : (judged.barred ?? wording.balanced(recipe.label)),
      ]
    const why = [...corrections.flatMap(objectionOf), ...(isNamed ? [] : [{ kind: 'name' as const }])]
    const changes = corrections.map(moveOf)
    return [commonFinding('advice.balanced-but', { changes, why, unlawful, name, isNamed, typeLabel: recipe.label })]
  }
  const near = nearOf(judged.near)
  const found = corrections.flatMap((change) =>
    correctionOf(change, { ...judged, name }, wording).map((found) => near(found, [change.parameter])),
  )
  const another = other && commonFinding('advice.other-product', { label: other.etiqueta, because: other.porque })
  const elsewhere = another && other.tipo !== undefined ? [another] : []
  const lawless =
    unlawful.length > 0 ? [commonFinding('advice.still-unlawful', { unlawful, name, isLost: isNamed })] : []
  if (remaining.length === 0) {
    const all = [...found, ...lawless, ...elsewhere]
    if (all.length > 0) return all
    return another ? [another] : isWayTold ? [commonFinding('law.may-not', { objection: legal?.objecion ?? '' })] : []
  }
  const figures = wording.names(remaining)
  const typeLabel = recipe.label
  return found.length > 0
    ? [
        ...found,
        ...lawless,
        near(commonFinding('advice.still-out', { figures, count: remaining.length, typeLabel }), remaining),
        ...elsewhere,
      ]
    : [
        ...(elsewhere.length > 0
          ? elsewhere
          : [near(commonFinding(isWayTold ? 'advice.out' : 'advice.none', { figures, typeLabel }), remaining)]),
        ...lawless,
      ]
}

/** What is wrong, in as many clauses as there are faults; nothing when nothing is. */
export function reviewFindingsOf<Key extends string>(
  { recipe, params, ranges, inRange, verdict }: Judged<Key>,
  fault: (key: Key, low: boolean) => FindingText,
): FindingText | undefined {
  if (recipe.isFree) return commonFinding('advice.unjudged')
  const faults = (Object.keys(inRange) as Key[])
    .filter((key) => inRange[key] === false)
    .map((key) => fault(key, (params[key] ?? 0) < (ranges[key]?.[0] ?? 0)))
  if (faults.length > 0) return commonFinding('advice.review', { faults })
  // Nothing lies outside because nothing could be judged: too much of it is unread.
  return verdict === 'revisar' ? commonFinding('advice.to-be-seen') : undefined
}
