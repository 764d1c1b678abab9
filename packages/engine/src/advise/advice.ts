import type { ParsedFormula } from '../formula/formula.ts'
import type { FigureParameter } from '../ratio/parameter.ts'
import { distanceOutside } from '../ratio/range.ts'
import { roundTo } from '../words/round.ts'
import type { CorrectionAdvice, CorrectionReason, GramCorrection, UnmetLegalLimit } from './correction.ts'
import { type GaugeOf, gaugeTableOf, NO_LEVER, readingNow } from './gauge.ts'
import type { TypeTable } from './identity.ts'
import { gramLeversOf, LARGEST_MOVES, LEAST_LEFT, type PreliminaryChange } from './levers.ts'
import { LAW_DECIMALS, type LimitGuard, limitHoldsIn } from './limit-guard.ts'
import { smallestMove } from './near-move.ts'
import { NO_ADVICE } from './no-advice.ts'
import { raisedToScale, roundedToScale } from './scale.ts'
import {
  applyMove,
  bestMove,
  type FormulaSearch,
  isOutOfLimits,
  type LeverMove,
  noScratch,
  weighMove,
} from './search.ts'

/** From what is wrong to grams, in a master's order: what is plainly wrong, then the law of the name, then the figures. */

/** A parameter under judgement. */
export interface JudgedGoal<Matter, Key extends string> {
  readonly key: Key
  readonly parameter: FigureParameter<Matter>
  readonly range: GaugeOf<Matter>['range']
  readonly aim?: number | undefined
}

/** What is asked of a formula, and what may be done to it. */
export interface AdviceProblem<Matter, Key extends string> {
  readonly goals: readonly JudgedGoal<Matter, Key>[]
  readonly law: readonly LimitGuard<Matter>[]
  readonly guards: readonly LimitGuard<Matter>[]
  readonly formula: ParsedFormula<Matter>
  readonly table: TypeTable<Matter>
  /** Places of the lines that keep their weight. */
  readonly kept: ReadonlySet<number>
  /** It all but lies in its ranges: what settles it is the smallest change, not the one that stands firmest. */
  readonly isNear?: boolean
}

const MOST_CORRECTIONS = 6
/** The words under which a dose and what goes out are told where no parameter of the craft sees them. */
const DOSE = 'dosis'
const COMPOSITION = 'composicion'

export function adviseOn<Matter, Key extends string>(
  asked: AdviceProblem<Matter, Key>,
  isRight: boolean,
): CorrectionAdvice<Key> {
  const moving = gramLeversOf(asked.table, asked.formula, isRight, asked.kept)
  if (isRight && moving.preliminaryChanges.length === 0) return NO_ADVICE
  const advice = searched(asked, moving, true)
  // A name that cannot be reached is not forced: the figures are put right without it.
  return advice.unlawful.length > 0 ? searched(asked, moving, false) : advice
}

type Moving<Matter> = ReturnType<typeof gramLeversOf<Matter>>

function searched<Matter, Key extends string>(
  asked: AdviceProblem<Matter, Key>,
  { levers: leversOfFormula, preliminaryChanges }: Moving<Matter>,
  isNameAsked: boolean,
): CorrectionAdvice<Key> {
  const { goals, law, guards, formula, table } = asked
  const batch = formula.total
  const levers = leversOfFormula()
  const named = law.map((limit) => ({
    ...limit,
    decimals: LAW_DECIMALS,
    sort: isNameAsked ? ('law' as const) : ('told' as const),
  }))
  const gauges = gaugeTableOf(
    [
      ...goals.map((goal) => ({ ...goal, decimals: goal.parameter.decimals, sort: 'judged' as const })),
      ...(isNameAsked ? named : []),
      ...guards.map((guard) => ({
        ...guard,
        sort: guard.isFault && !limitHoldsIn(guard, formula.lines) ? ('judged' as const) : ('guard' as const),
      })),
      ...(isNameAsked ? [] : named),
    ],
    formula.lines,
    levers,
  )
  const search: FormulaSearch<Matter> = {
    gauges,
    levers,
    table,
    grams: Float64Array.from([0, ...levers.map(({ written }) => written)]),
    gone: new Uint8Array(levers.length + 1),
    batch,
    left: Number.POSITIVE_INFINITY,
    scratch: noScratch(),
  }
  const figures = figuresOf(asked, isNameAsked)
  const state = (): AdviceState<Key> =>
    stateOf(
      asked,
      figures.map(({ gauge }) => readingNow(gauges, gauge)),
    )
  const start = state()
  const states = [start]
  let now = start
  const account = (move: LeverMove, change?: PreliminaryChange): GramCorrection<Key> => {
    const before = now
    applyMove(search, move)
    now = state()
    states.push(now)
    return correctionOf(figures, search, move, before.values, now.values, change, start.values)
  }
  const corrections = preliminaryChanges.map((change) => account(moveOf(change), change))
  search.left = LARGEST_MOVES.together * batch
  const touch = asked.isNear && corrections.length === 0 ? smallestMove(search) : undefined
  if (touch) corrections.push(account(touch))
  while (corrections.length < MOST_CORRECTIONS + preliminaryChanges.length && isOutOfLimits(search)) {
    const move = bestMove(search)
    if (!move) break
    corrections.push(account(onScaleWithSlip(search, move, preliminaryChanges)))
  }
  const lawful = preliminaryChanges.length > 0 ? corrections.length : beforeUnnamed(states)
  const made = lastWorthMaking(asked, states, corrections.slice(0, lawful), preliminaryChanges.length)
  const end = states[made] ?? start
  const valueAfter = (key: string, at: number): number | undefined =>
    states[at]?.values[figures.findIndex((figure) => figure.key === key)]
  // What leads further away is no advice; only what has no place in the type goes out whatever it leaves behind.
  const isFurther = preliminaryChanges.length === 0 && end.far > start.far + NO_NEARER
  const isUndone = gauges.mass < LEAST_LEFT * batch
  const told = isFurther || isUndone ? [] : joinRepeated(corrections.slice(0, made), valueAfter)
  const { remaining, unlawful } = isFurther || isUndone ? start : end
  return { corrections: told, remaining, unlawful }
}

/** How many changes are made: a name that a formula bears is not given away for a figure, so they end where it would be. */
function beforeUnnamed(states: readonly AdviceState<string>[]): number {
  const isNamed = ({ unlawful }: AdviceState<string>): boolean => unlawful.length === 0
  const [start] = states
  return start && isNamed(start) ? states.findLastIndex(isNamed) : states.length - 1
}

/** What a change must do to be worth its grams: of what is out, the share that it takes away where it settles nothing; range widths for moving the batch. */
const WORTH_ITS_GRAMS = { part: 0.2, widths: 0.1 } as const
/** Share of the batch that is no more than a touch: it need not pay. */
const TOUCH = 0.02

/** How many changes are made: those at the end that move many grams for a hair of a range, or settle nothing and lead nowhere, are not. What law, safety or a dose asks for is. */
function lastWorthMaking<Matter, Key extends string>(
  { formula }: AdviceProblem<Matter, Key>,
  states: readonly AdviceState<Key>[],
  corrections: readonly GramCorrection<Key>[],
  least: number,
): number {
  const undone = ({ remaining, unlawful }: AdviceState<Key>): number => remaining.length + unlawful.length
  const isWorth = ({ grams, reason }: GramCorrection<Key>, at: number): boolean => {
    if (reason) return true
    const [before, after] = [states[at] as AdviceState<Key>, states[at + 1] as AdviceState<Key>]
    const asks = undone(after) < undone(before) ? 0 : WORTH_ITS_GRAMS.part * before.far
    return before.far - after.far >= Math.max(asks, WORTH_ITS_GRAMS.widths * (grams / formula.total - TOUCH))
  }
  const made = Math.max(least, corrections.findLastIndex(isWorth) + 1)
  // Where what goes out first leads away, what follows leads back.
  const isAway = (states[made] as AdviceState<Key>).far > (states[0] as AdviceState<Key>).far
  return isAway ? corrections.length : made
}

/** Range widths under which two formulas are as near. */
const NO_NEARER = 1e-3

/** What the figures read, in their order: goals, law, guards; nothing where a base is missing. */
type Values = readonly (number | undefined)[]

/** A formula on the way: what its figures read, how far from right it is, and what is still to be done. */
interface AdviceState<Key extends string> extends Pick<CorrectionAdvice<Key>, 'remaining' | 'unlawful'> {
  readonly values: Values
  /** What lies outside the ranges, in range widths, and what the name lacks, in shares of its threshold. */
  readonly far: number
}

function stateOf<Matter, Key extends string>(
  { goals, law }: AdviceProblem<Matter, Key>,
  values: Values,
): AdviceState<Key> {
  const remaining: Key[] = []
  const unlawful: UnmetLegalLimit[] = []
  let far = 0
  for (let at = 0; at < goals.length; at++) {
    const { key, parameter, range } = goals[at] as JudgedGoal<Matter, Key>
    const value = values[at]
    if (value === undefined) continue
    far += distanceOutside(value, range) / (range[1] - range[0] || 1)
    if (distanceOutside(roundTo(value, parameter.decimals), range) > 0) remaining.push(key)
  }
  for (let at = 0; at < law.length; at++) {
    const { key, label, unit, range } = law[at] as LimitGuard<Matter>
    const value = values[goals.length + at]
    if (value !== undefined) far += distanceOutside(value, range) / Math.max(1, distanceOutside(0, range))
    const shown = roundTo(value ?? range[0], LAW_DECIMALS)
    if (distanceOutside(shown, range) > 0) unlawful.push({ key, label, unit, value: shown, range })
  }
  return { values, far, remaining, unlawful }
}

const moveOf = ({ from = -1, to = -1, grams }: PreliminaryChange): LeverMove => ({ from: from + 1, to: to + 1, grams })

/** What more goes of a dose that was put right, so that a scale shows all of it together: to the nearest weight if that will do, else beyond. */
function onScaleWithSlip<Matter>(
  search: FormulaSearch<Matter>,
  move: LeverMove,
  preliminaryChanges: readonly PreliminaryChange[],
): LeverMove {
  const slip = preliminaryChanges.find(({ from, dose }) => dose && from === move.from - 1)
  if (!slip || move.to !== NO_LEVER) return move
  const all = slip.grams + move.grams
  const nearest = roundedToScale(all, all + 1) - slip.grams
  const isEnough = nearest > 0 && !weighMove(search, move.from, NO_LEVER, nearest).isOut
  return { ...move, grams: isEnough ? nearest : raisedToScale(all) - slip.grams }
}

/** A figure that a correction may be told by, and its gauge. */
interface Figure<Key extends string> {
  readonly key: Key
  readonly range: GaugeOf<never>['range']
  readonly decimals: number
  readonly gauge: number
  readonly limit: (CorrectionReason & { readonly kind: 'law' | 'guard' }) | undefined
}

/** Where each stands among the gauges: a name that is not asked for is told after all that counts. */
function figuresOf<Matter, Key extends string>(
  { goals, law, guards }: AdviceProblem<Matter, Key>,
  isNameAsked: boolean,
): Figure<Key>[] {
  const limit = (one: LimitGuard<Matter>, kind: 'law' | 'guard', gauge: number): Figure<Key> => ({
    key: one.key as Key,
    range: one.range,
    decimals: LAW_DECIMALS,
    gauge,
    limit: { kind, key: one.key, label: one.label, unit: one.unit, range: one.range },
  })
  const firstGuard = goals.length + (isNameAsked ? law.length : 0)
  const firstLaw = goals.length + (isNameAsked ? 0 : guards.length)
  return [
    ...goals.map(({ key, parameter: { decimals }, range }, gauge) => ({
      key,
      range,
      decimals,
      gauge,
      limit: undefined,
    })),
    ...law.map((one, at) => limit(one, 'law', firstLaw + at)),
    ...guards.flatMap((one, at) => (one.isFault ? [limit(one, 'guard', firstGuard + at)] : [])),
  ]
}

/** Range widths by which two gains are the same but for the noise of their sums: then the first figure tells it. */
const SAME_GAIN = 1e-9

/** A move that was made as a correction, with the figure that it corrects most; one that it brings in comes before one that it leaves out. */
function correctionOf<Matter, Key extends string>(
  figures: readonly Figure<Key>[],
  { levers, batch }: FormulaSearch<Matter>,
  move: LeverMove,
  before: Values,
  after: Values,
  first: PreliminaryChange | undefined,
  start: Values,
): GramCorrection<Key> {
  const from = levers[move.from - 1]
  const to = levers[move.to - 1]
  let most = { gain: 0, at: -1, isSettled: false }
  for (let at = 0; at < figures.length; at++) {
    const { range, decimals } = figures[at] as Figure<Key>
    const was = before[at] ?? range[0]
    const is = after[at] ?? range[0]
    const width = Number.isFinite(range[1] - range[0])
      ? range[1] - range[0] || 1
      : Math.max(1, Math.abs(distanceOutside(0, range)))
    const gain = (distanceOutside(was, range) - distanceOutside(is, range)) / width
    const isSettled = gain > SAME_GAIN && distanceOutside(roundTo(is, decimals), range) === 0
    if (isSettled === most.isSettled ? gain > most.gain + SAME_GAIN : isSettled) most = { gain, at, isSettled }
  }
  const figure = figures[most.at] ?? (first ? undefined : nearestGain(figures, before, after))
  const at = figure ? figures.indexOf(figure) : -1
  const change = {
    ...(from && { from: from.name }),
    ...(to && { to: to.name }),
    grams: move.grams,
    parameter: (figure?.key ?? (first?.dose ? DOSE : COMPOSITION)) as Key,
    before: before[at] ?? 0,
    after: after[at] ?? 0,
    decimals: figure?.decimals ?? LAW_DECIMALS,
  }
  if (first?.dose) {
    const { range, before: was, after: is } = first.dose
    return { ...change, ...(figure ? {} : { before: was, after: is }), reason: { kind: 'dose', range } }
  }
  if (first?.rule) {
    const reason = { kind: 'forbidden', rule: first.rule } as const
    return { ...change, ...(figure ? {} : { before: (100 * move.grams) / batch, after: 0 }), reason }
  }
  if (!figure?.limit) return change
  const caused = distanceOutside(roundTo(start[at] ?? figure.range[0], LAW_DECIMALS), figure.range) === 0
  return { ...change, reason: caused ? { ...figure.limit, caused } : figure.limit }
}

/** A change that only takes a figure further inside is told by the one that it moves most. */
function nearestGain<Figure extends { readonly range: GaugeOf<never>['range'] }>(
  figures: readonly Figure[],
  before: readonly (number | undefined)[],
  after: readonly (number | undefined)[],
): Figure | undefined {
  const moved = figures.map(
    ({ range }, at) => Math.abs((after[at] ?? 0) - (before[at] ?? 0)) / (range[1] - range[0] || 1),
  )
  return figures[moved.indexOf(Math.max(...moved))]
}

/** Enough decimals for any scale, few enough to clear the noise of an addition. */
const SUM_DECIMALS = 6

/** The same move twice in a row is one instruction, and so is one dose on several lines; what the law asks of a dose that was put right goes with it. */
function joinRepeated<Key extends string>(
  corrections: readonly GramCorrection<Key>[],
  valueAfter: (key: string, made: number) => number | undefined,
): GramCorrection<Key>[] {
  const joined: GramCorrection<Key>[] = []
  for (const [at, next] of corrections.entries()) {
    const last = joined.at(-1)
    const isSameMove = last !== undefined && last.from === next.from && last.to === next.to
    const isOneDose = last?.reason?.kind === 'dose' && next.reason?.kind === 'dose'
    const isUnreasoned = !next.reason && !last?.reason
    const isRepeated = isSameMove && (isOneDose || isUnreasoned) && last.parameter === next.parameter
    const isOfDose = isSameMove && last.reason?.kind === 'dose' && next.reason?.kind === 'law'
    if (!isRepeated && !isOfDose) {
      joined.push(next)
      continue
    }
    const grams = roundTo(last.grams + next.grams, SUM_DECIMALS)
    // A share of a dose that no figure tells falls with the grams.
    const share = last.before - ((last.before - last.after) * grams) / last.grams
    const after = isRepeated ? next.after : (valueAfter(last.parameter, at + 1) ?? share)
    joined[joined.length - 1] = { ...last, grams, after }
  }
  return joined
}
