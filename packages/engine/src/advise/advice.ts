import type { Formula } from '../formula/formula.ts'
import { measure, type Parameter, type Shown, type Weighed } from '../ratio/parameter.ts'
import { outside } from '../ratio/range.ts'
import { round } from '../words/round.ts'
import { type GaugeOf, gaugesOf } from './gauge.ts'
import type { Forbidden, TypeTable } from './identity.ts'
import { type Deed, LARGEST, LEAST_LEFT, leversOf } from './levers.ts'
import { bestMove, isOut, type Move, make, type Search } from './search.ts'

/** From what is wrong to grams, in a master's order: what is plainly wrong, then the law of the name, then the figures. */

/** A parameter under judgement. */
export interface Goal<Matter, Key extends string> {
  readonly key: Key
  readonly parameter: Parameter<Matter>
  readonly range: GaugeOf<Matter>['range']
  readonly aim?: number | undefined
}

/** A limit that the verdict does not look at: what a change must not break, or what the law asks of a name. */
export interface Guard<Matter> extends Pick<GaugeOf<Matter>, 'parameter' | 'range'>, Pick<Shown, 'label' | 'unit'> {
  readonly key: string
  /** It is a fault of its own where it is broken, and is mended with the rest. */
  readonly isFault?: true
}

/** Why a change is made, where it is no range: the law of the name, what has no place in the type, or a dose. */
export type Reason =
  | {
      readonly kind: 'law' | 'guard'
      readonly label: string
      readonly unit: string
      readonly range: GaugeOf<never>['range']
    }
  | { readonly kind: 'forbidden'; readonly rule: Forbidden }
  | { readonly kind: 'dose'; readonly range: GaugeOf<never>['range'] }

/** One change: the ingredient to take from, the one to put in (both in a swap), and what it does. */
export interface Correction<Key extends string> {
  readonly from?: string
  readonly to?: string
  readonly grams: number
  /** What it corrects most, just before and just after it when the changes are made in order. */
  readonly parameter: Key
  readonly before: number
  readonly after: number
  readonly decimals: number
  readonly reason?: Reason
}

export interface Advice<Key extends string> {
  readonly corrections: readonly Correction<Key>[]
  /** What is still out of range after all of them. */
  readonly remaining: readonly Key[]
  /** What the law of the name still lacks after all of them. */
  readonly unlawful: readonly Unlawful[]
}

export interface Unlawful {
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly range: GaugeOf<never>['range']
}

/** What is asked of a formula, and what may be done to it. */
export interface Asked<Matter, Key extends string> {
  readonly goals: readonly Goal<Matter, Key>[]
  readonly law: readonly Guard<Matter>[]
  readonly guards: readonly Guard<Matter>[]
  readonly formula: Formula<Matter>
  readonly table: TypeTable<Matter>
}

const MOST_CORRECTIONS = 6
/** The figures of the law and of a dose are compared with two decimals. */
const LAW_DECIMALS = 2
/** The words under which a dose and what goes out are told where no parameter of the craft sees them. */
const DOSE = 'dosis'
const COMPOSITION = 'composicion'

/** Whether a limit of the law holds, as it is shown; one without a base asks nothing. */
export function holdsIn<Matter>({ parameter, range }: Guard<Matter>, lines: Formula<Matter>['lines']): boolean {
  const value = measure(parameter, lines)
  return value === undefined || outside(round(value, LAW_DECIMALS), range) === 0
}

export function advise<Matter, Key extends string>(asked: Asked<Matter, Key>, isRight: boolean): Advice<Key> {
  const advice = searched(asked, asked.law, isRight)
  // A name that cannot be reached is not forced: the figures are put right without it.
  return advice.unlawful.length > 0 ? searched(asked, [], isRight) : advice
}

function searched<Matter, Key extends string>(
  asked: Asked<Matter, Key>,
  law: readonly Guard<Matter>[],
  isRight: boolean,
): Advice<Key> {
  const { goals, guards, formula, table } = asked
  const { levers, deeds } = leversOf(table, formula, isRight)
  if (isRight && deeds.length === 0) return { corrections: [], remaining: [], unlawful: [] }
  const batch = formula.total
  const search: Search<Matter> = {
    gauges: gaugesOf(
      [
        ...goals.map((goal) => ({ ...goal, decimals: goal.parameter.decimals, sort: 'judged' as const })),
        ...law.map((limit) => ({ ...limit, decimals: LAW_DECIMALS, sort: 'law' as const })),
        ...guards.map((guard) => ({
          ...guard,
          sort: guard.isFault && !holdsIn(guard, formula.lines) ? ('judged' as const) : ('guard' as const),
        })),
      ],
      formula.lines,
      levers,
    ),
    levers,
    table,
    grams: Float64Array.from([0, ...levers.map(({ written }) => written)]),
    gone: new Uint8Array(levers.length + 1),
    batch,
    left: Number.POSITIVE_INFINITY,
  }
  const account = bookkeeper(asked, search)
  const corrections = deeds.map((deed) => account(moveOf(deed), deed))
  search.left = LARGEST.together * batch
  while (corrections.length < MOST_CORRECTIONS + deeds.length && isOut(search)) {
    const move = bestMove(search)
    if (!move) break
    corrections.push(account(move))
  }
  const now = account.lines()
  // What leads further away is no advice; only what has no place in the type goes out whatever it leaves behind.
  const isFurther = deeds.length === 0 && remoteness(asked, now) > remoteness(asked, formula.lines) + NO_NEARER
  const isUndone = search.gauges.mass < LEAST_LEFT * batch
  return isFurther || isUndone ? left(asked, formula.lines, []) : left(asked, now, joinRepeated(corrections))
}

/** Range widths under which two formulas are as near. */
const NO_NEARER = 1e-3

/** How far from right: what lies outside the ranges, in range widths, and what the name lacks, in shares of its threshold. */
function remoteness<Matter, Key extends string>(
  { goals, law }: Asked<Matter, Key>,
  lines: readonly Weighed<Matter>[],
): number {
  const far = ({ parameter, range }: Pick<Guard<Matter>, 'parameter' | 'range'>, width: number): number => {
    const value = measure(parameter, lines)
    return value === undefined ? 0 : outside(value, range) / width
  }
  const judged = goals.reduce((sum, goal) => sum + far(goal, goal.range[1] - goal.range[0] || 1), 0)
  return law.reduce((sum, limit) => sum + far(limit, Math.max(1, outside(0, limit.range))), judged)
}

/** What corrections leave undone. */
function left<Matter, Key extends string>(
  { goals, law }: Asked<Matter, Key>,
  lines: readonly Weighed<Matter>[],
  corrections: readonly Correction<Key>[],
): Advice<Key> {
  return {
    corrections,
    remaining: goals.flatMap(({ key, parameter, range }) => {
      const value = measure(parameter, lines)
      return value !== undefined && outside(round(value, parameter.decimals), range) > 0 ? [key] : []
    }),
    unlawful: law.flatMap(({ label, unit, parameter, range }) => {
      const value = round(measure(parameter, lines) ?? range[0], LAW_DECIMALS)
      return outside(value, range) > 0 ? [{ label, unit, value, range }] : []
    }),
  }
}

const moveOf = ({ from = -1, to = -1, grams }: Deed): Move => ({ from: from + 1, to: to + 1, grams })

/** Makes moves, and tells each as a correction with the figure that it corrects most. */
function bookkeeper<Matter, Key extends string>(
  { goals, law, guards, formula }: Asked<Matter, Key>,
  search: Search<Matter>,
) {
  const { levers, grams } = search
  const limit = (one: Guard<Matter>, kind: 'law' | 'guard') => ({
    key: one.key as Key,
    parameter: one.parameter,
    range: one.range,
    decimals: LAW_DECIMALS,
    limit: { kind, label: one.label, unit: one.unit, range: one.range },
  })
  const figures = [
    ...goals.map(({ key, parameter, range }) => {
      const { decimals } = parameter
      return { key, parameter, range, decimals, limit: undefined }
    }),
    ...law.map((one) => limit(one, 'law')),
    ...guards.filter(({ isFault }) => isFault).map((one) => limit(one, 'guard')),
  ]
  const moving = new Set(levers.map(({ line }) => line))
  const still = formula.lines.filter((_, at) => !moving.has(at))
  const lines = () => {
    return [...still, ...levers.map(({ matter }, at) => ({ grams: grams[at + 1] as number, matter }))]
  }
  const values = (): (number | undefined)[] => {
    const now = lines()
    return figures.map(({ parameter }) => measure(parameter, now))
  }
  let before = values()
  const account = (move: Move, deed?: Deed): Correction<Key> => {
    make(search, move)
    const after = values()
    const from = levers[move.from - 1]
    const to = levers[move.to - 1]
    let most = { gain: 0, at: -1 }
    for (const [at, { range }] of figures.entries()) {
      const [was = range[0], is = range[0]] = [before[at], after[at]]
      const width = Number.isFinite(range[1] - range[0])
        ? range[1] - range[0] || 1
        : Math.max(1, Math.abs(outside(0, range)))
      const gain = (outside(was, range) - outside(is, range)) / width
      if (gain > most.gain) most = { gain, at }
    }
    const figure = figures[most.at] ?? (deed ? undefined : nearestGain(figures, before, after))
    const told = {
      ...(from && { from: from.name }),
      ...(to && { to: to.name }),
      grams: move.grams,
    }
    const at = figure ? figures.indexOf(figure) : -1
    const change = {
      parameter: (figure?.key ?? (deed?.dose ? DOSE : COMPOSITION)) as Key,
      before: before[at] ?? 0,
      after: after[at] ?? 0,
      decimals: figure?.decimals ?? LAW_DECIMALS,
    }
    before = after
    if (deed?.dose) {
      const { range, before: was, after: is } = deed.dose
      return { ...told, ...change, ...(figure ? {} : { before: was, after: is }), reason: { kind: 'dose', range } }
    }
    if (deed?.rule) {
      const share = (100 * move.grams) / search.batch
      const reason = { kind: 'forbidden', rule: deed.rule } as const
      return { ...told, ...change, ...(figure ? {} : { before: share, after: 0 }), reason }
    }
    return figure?.limit ? { ...told, ...change, reason: figure.limit } : { ...told, ...change }
  }
  return Object.assign(account, { lines })
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

/** The same move twice in a row is one instruction. */
function joinRepeated<Key extends string>(corrections: readonly Correction<Key>[]): Correction<Key>[] {
  const joined: Correction<Key>[] = []
  for (const next of corrections) {
    const last = joined.at(-1)
    if (
      last &&
      !next.reason &&
      !last.reason &&
      last.from === next.from &&
      last.to === next.to &&
      last.parameter === next.parameter
    ) {
      joined[joined.length - 1] = { ...last, grams: round(last.grams + next.grams, SUM_DECIMALS), after: next.after }
    } else joined.push(next)
  }
  return joined
}
