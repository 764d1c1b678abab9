import { evaluate, type Parameter, type Ratio, ratioOf, sums, type Weighed } from './parameter.ts'
import { bestMove, errorOf, type Gauge, make, NOTHING, type Search, valueNow } from './search.ts'
import { outside, type Range } from './verdict.ts'

/** From parameters out of range to grams, in an order such that the first change alone helps and all of them help more. */

/** A parameter under judgement. */
export interface Goal<Matter, Key extends string> {
  readonly key: Key
  readonly parameter: Parameter<Matter>
  readonly range: Range
  /** A better aim than just inside the range, where the craft has one. */
  readonly aim?: number | undefined
}

/** A ratio that advice must not drive out of its range, though the verdict does not look at it. */
export interface Guard<Matter> {
  readonly parameter: Ratio<Matter>
  readonly range: Range
}

/** An ingredient that advice may move. */
export interface Lever<Matter> {
  readonly name: string
  readonly matter: Matter
  /** Grams in the formula that may be taken away; 0 when it is not in it or must stay. */
  readonly removable: number
  readonly addable: boolean
  readonly present: boolean
  /** How much a maker minds touching it: 1 for a technical ingredient, more for one that gives the flavour. */
  readonly reluctance: number
  /** What it is for in the formula: swaps within a group are natural. */
  readonly group: string
  /** Whether the batch is filled up with it, so that it may give way to anything. */
  readonly filler: boolean
}

/** One change: the ingredient to take from, the one to put in (both in a swap), and what it does. */
export interface Correction<Key extends string> {
  readonly from?: string
  readonly to?: string
  readonly grams: number
  /** The parameter it corrects most, just before and just after it when the changes are made in order. */
  readonly parameter: Key
  readonly before: number
  readonly after: number
}

export interface Advice<Key extends string> {
  readonly corrections: readonly Correction<Key>[]
  /** What is still out of range after all of them. */
  readonly remaining: readonly Key[]
}

const MOST_CORRECTIONS = 6
/** How far inside a range to aim when correcting, and how clear to stay of the others' limits, in range widths. */
const INSIDE = 0.1
const CLEAR = 0.02

/** Beyond this a decimal of a gram has no meaning, however small the batch. */
const MOST_DECIMALS = 9

/** Grams are proposed in steps that a scale weighs: a thousandth of the batch, or the power of ten below it. */
const weighingDecimals = (batch: number): number => Math.min(MOST_DECIMALS, 3 - Math.floor(Math.log10(batch)))

export function advise<Matter, Key extends string>(
  goals: readonly Goal<Matter, Key>[],
  guards: readonly Guard<Matter>[],
  lines: readonly Weighed<Matter>[],
  levers: readonly Lever<Matter>[],
): Advice<Key> {
  const batch = lines.reduce((total, { grams }) => total + grams, 0)
  const search: Search = {
    gauges: [
      ...goals.map((goal) => gaugeOf(goal, true, lines, levers)),
      ...guards.map((guard) => gaugeOf(guard, false, lines, levers)),
    ],
    freedoms: [
      { removable: Number.POSITIVE_INFINITY, addable: true, present: true, reluctance: 0, group: '', filler: true },
      ...levers.map(({ name: _name, matter: _matter, ...freedom }) => freedom),
    ],
    batch,
    decimals: weighingDecimals(batch),
    mass: batch,
  }
  const corrections: Correction<Key>[] = []
  while (corrections.length < MOST_CORRECTIONS && errorOf(search) > 0) {
    const move = bestMove(search)
    if (!move) break
    const before = search.gauges.map((gauge) => valueNow(gauge, search.mass))
    make(search, move)
    const [from, to] = [levers[move.from - 1], levers[move.to - 1]]
    corrections.push({
      ...(from && { from: from.name }),
      ...(to && { to: to.name }),
      grams: move.grams,
      ...mostCorrected(
        goals,
        before,
        search.gauges.map((gauge) => valueNow(gauge, search.mass)),
      ),
    })
  }
  return {
    corrections: joinRepeated(corrections),
    remaining: goals.flatMap(({ key, range }, k) => {
      const gauge = search.gauges[k]
      return gauge && outside(valueNow(gauge, search.mass), range) > 0 ? [key] : []
    }),
  }
}

/** The same move twice in a row is one instruction. */
function joinRepeated<Key extends string>(corrections: readonly Correction<Key>[]): Correction<Key>[] {
  const joined: Correction<Key>[] = []
  for (const next of corrections) {
    const last = joined.at(-1)
    if (last && last.from === next.from && last.to === next.to && last.parameter === next.parameter) {
      joined[joined.length - 1] = { ...last, grams: last.grams + next.grams, after: next.after }
    } else joined.push(next)
  }
  return joined
}

function gaugeOf<Matter>(
  { parameter, range, aim }: Guard<Matter> & { readonly aim?: number | undefined },
  judged: boolean,
  lines: readonly Weighed<Matter>[],
  levers: readonly Lever<Matter>[],
): Gauge {
  const [least, most] = range
  const width = most - least
  const ratio = (value: number): number => ratioOf(parameter, value)
  const { of, per } = sums(parameter, lines)
  return {
    range,
    judged,
    read: (ofSum, perSum, mass) => evaluate(parameter, { of: ofSum, per: perSum, mass }) ?? 0,
    of,
    per,
    leverOf: Float64Array.from([NOTHING, ...levers.map(({ matter }) => parameter.of(matter))]),
    leverPer: Float64Array.from([NOTHING, ...levers.map(({ matter }) => parameter.per(matter))]),
    worth: {
      below: [ratio(aim ?? least + INSIDE * width)],
      inside: [ratio(least + CLEAR * width), ratio(most - CLEAR * width)],
      above: [ratio(aim ?? most - INSIDE * width)],
    },
  }
}

function mostCorrected<Matter, Key extends string>(
  goals: readonly Goal<Matter, Key>[],
  before: readonly number[],
  after: readonly number[],
): Pick<Correction<Key>, 'parameter' | 'before' | 'after'> {
  const gains = goals.map(({ key, range }, k) => {
    const [was, is] = [before[k] ?? 0, after[k] ?? 0]
    return {
      parameter: key,
      before: was,
      after: is,
      gain: (outside(was, range) - outside(is, range)) / (range[1] - range[0]),
    }
  })
  const { gain: _, ...most } = gains.reduce((best, candidate) => (candidate.gain > best.gain ? candidate : best))
  return most
}
