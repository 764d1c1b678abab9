import type { Parameter, Shown, Weighed } from '../ratio/parameter.ts'
import { outside } from '../ratio/range.ts'
import { round } from '../words/round.ts'
import { type Gauge, type GaugeOf, gaugeOf, NOTHING } from './gauge.ts'
import { bestMove, errorOf, type Freedom, make, type Search } from './search.ts'

/** From parameters out of range to grams, in an order such that the first change alone helps and all of them help more. */

/** A parameter under judgement. */
export interface Goal<Matter, Key extends string> extends GaugeOf<Matter> {
  readonly key: Key
  readonly parameter: Parameter<Matter>
}

/** What a change must not drive out of its range, though the verdict does not look at it. */
export interface Guard<Matter> extends Omit<GaugeOf<Matter>, 'aim' | 'decimals'>, Pick<Shown, 'label' | 'unit'> {
  readonly key: string
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
  /** What it is for in the formula: swaps within a group are natural. Without one it is only added or taken away. */
  readonly group: string | undefined
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

/** Freedom of the lever that is no ingredient: it gives and takes at will. */
const NO_INGREDIENT: Freedom = {
  removable: Number.POSITIVE_INFINITY,
  room: Number.POSITIVE_INFINITY,
  addable: true,
  present: true,
  reluctance: 0,
  group: '',
  filler: true,
}

/** No ingredient changes by more than this share of the batch, unless the craft says otherwise. */
const LARGEST_CHANGE = 0.5
const MOST_CORRECTIONS = 6
/** The heaviest ingredients are the ones advice looks at; a longer list would only make it slow. */
const MOST_LEVERS = 24

export function advise<Matter, Key extends string>(
  goals: readonly Goal<Matter, Key>[],
  guards: readonly Guard<Matter>[],
  lines: readonly Weighed<Matter>[],
  candidates: readonly Lever<Matter>[],
  largestChange = LARGEST_CHANGE,
): Advice<Key> {
  const batch = lines.reduce((total, { grams }) => total + grams, 0)
  const levers = heaviest(candidates)
  const room = largestChange * batch
  const search: Search = {
    gauges: [
      ...goals.map((goal) => gaugeOf({ ...goal, decimals: goal.parameter.decimals }, true, lines, levers)),
      ...guards.map((guard) => gaugeOf(guard, false, lines, levers)),
    ],
    freedoms: [
      { ...NO_INGREDIENT },
      ...levers.map(({ name: _name, matter: _matter, ...freedom }) => ({ ...freedom, room })),
    ],
    batch,
    mass: batch,
  }
  const corrections: Correction<Key>[] = []
  while (corrections.length < MOST_CORRECTIONS && errorOf(search) > 0) {
    const move = bestMove(search)
    if (!move) break
    const before = valuesOf(search)
    make(search, move)
    const [from, to] = [levers[move.from - 1], levers[move.to - 1]]
    corrections.push({
      ...(from && { from: from.name }),
      ...(to && { to: to.name }),
      grams: move.grams,
      ...mostCorrected(goals, before, valuesOf(search)),
    })
  }
  return {
    corrections: joinRepeated(corrections),
    remaining: goals.flatMap(({ key }, k) => {
      const gauge = search.gauges[k]
      return gauge && outside(valueNow(gauge, search), gauge.range) > 0 ? [key] : []
    }),
  }
}

const valueNow = (gauge: Gauge, { mass }: Search): number => gauge.after(NOTHING, NOTHING, 0, mass)
const valuesOf = (search: Search): number[] => search.gauges.map((gauge) => valueNow(gauge, search))

function heaviest<Matter>(levers: readonly Lever<Matter>[]): readonly Lever<Matter>[] {
  if (levers.length <= MOST_LEVERS) return levers
  const present = levers.filter((lever) => lever.present).toSorted((a, b) => b.removable - a.removable)
  const absent = levers.filter((lever) => !lever.present)
  return [...present.slice(0, MOST_LEVERS - absent.length), ...absent]
}

/** Enough decimals for any scale, few enough to clear the noise of an addition. */
const SUM_DECIMALS = 6

/** The same move twice in a row is one instruction. */
function joinRepeated<Key extends string>(corrections: readonly Correction<Key>[]): Correction<Key>[] {
  const joined: Correction<Key>[] = []
  for (const next of corrections) {
    const last = joined.at(-1)
    if (last && last.from === next.from && last.to === next.to && last.parameter === next.parameter) {
      joined[joined.length - 1] = { ...last, grams: round(last.grams + next.grams, SUM_DECIMALS), after: next.after }
    } else joined.push(next)
  }
  return joined
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
      // A range of no width («none at all») counts in its own unit.
      gain: (outside(was, range) - outside(is, range)) / (range[1] - range[0] || 1),
    }
  })
  const { gain: _, ...most } = gains.reduce((best, candidate) => (candidate.gain > best.gain ? candidate : best))
  return most
}
