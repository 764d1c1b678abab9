import {
  type Blend,
  evaluate,
  gramsToRatio,
  isRatio,
  measure,
  type Ratio,
  ratioOf,
  sums,
  valueOfSums,
  type Weighed,
} from '../ratio/parameter.ts'
import { type Range, widthOf } from '../ratio/range.ts'

/**
 * One parameter under search: what it reads now, what it would read after moving grams from one lever to another, and
 * the amounts at which that move brings it somewhere worth being. Levers are indices; `NOTHING` is no ingredient.
 */
export interface Gauge {
  /** Widened by what rounding forgives, so that advice and verdict agree. */
  readonly range: Range
  /** False for a guard: it is not part of the verdict, but a move must not trade one fault for another. */
  readonly judged: boolean
  readonly after: (from: number, to: number, grams: number, mass: number) => number
  /** Adds to `found` the grams below `most` at which a move brings it somewhere worth being. */
  readonly amounts: (from: number, to: number, most: number, mass: number, found: number[]) => void
  readonly make: (from: number, to: number, grams: number) => void
}

/** The lever that is no ingredient: a move from it is an addition, a move to it a removal. It stands first. */
export const NOTHING = 0

/** What a gauge is made of: the reading, its range, and where advice should take it if not just inside. */
export interface GaugeOf<Matter> {
  readonly parameter: Ratio<Matter> | Blend<Matter>
  readonly range: Range
  readonly aim?: number | undefined
  /** Decimals the value is shown with; none for a guard, which is not shown. */
  readonly decimals?: number
}

/** Share of the last decimal shown by which a value may miss a limit and still be shown on it. */
const ROUNDING = 0.499

const forgiving = ([least, most]: Range, decimals: number | undefined): Range => {
  const slack = decimals === undefined ? 0 : ROUNDING * 10 ** -decimals
  return [least - slack, most + slack]
}

/** How far inside a range to aim when correcting, and how clear to stay of the others' limits, in range widths. */
const INSIDE = 0.1
const CLEAR = 0.02

/** Values worth reaching from below the range, from inside it, and from above. */
function worthReaching(range: Range, aim: number | undefined) {
  const [least, most] = range
  const width = widthOf(range)
  return {
    below: [aim ?? least + INSIDE * width],
    inside: [least + CLEAR * width, most - CLEAR * width],
    above: [aim ?? most - INSIDE * width],
  }
}

/**
 * What a reading without a base counts as. One that had none to begin with is not judged, so it lies inside its range
 * until a move gives it a base; one that a move leaves without its base has lost all it read.
 */
const baseless = (reads: number | undefined, [least, most]: Range): number =>
  reads === undefined ? (least + most) / 2 : 0

const at = (values: Float64Array, index: number): number => values[index] ?? 0
const massOf = (from: number, to: number): number => (to === NOTHING ? 0 : 1) - (from === NOTHING ? 0 : 1)

export const gaugeOf = <Matter>(
  gauge: GaugeOf<Matter>,
  judged: boolean,
  lines: readonly Weighed<Matter>[],
  levers: readonly { readonly matter: Matter }[],
): Gauge =>
  isRatio(gauge.parameter)
    ? ratioGauge(gauge.parameter, gauge, judged, lines, levers)
    : blendGauge(gauge.parameter, gauge, judged, lines, levers)

/** A ratio knows the grams to any value in closed form. */
function ratioGauge<Matter>(
  parameter: Ratio<Matter>,
  { range: shown, aim, decimals }: GaugeOf<Matter>,
  judged: boolean,
  lines: readonly Weighed<Matter>[],
  levers: readonly { readonly matter: Matter }[],
): Gauge {
  let { of, per } = sums(parameter, lines)
  const leverOf = Float64Array.from([NOTHING, ...levers.map(({ matter }) => parameter.of(matter))])
  const leverPer = Float64Array.from([NOTHING, ...levers.map(({ matter }) => parameter.per(matter))])
  const range = forgiving(shown, decimals)
  const values = worthReaching(shown, aim)
  const ratios = {
    below: values.below.map((value) => ratioOf(parameter, value)),
    inside: values.inside.map((value) => ratioOf(parameter, value)),
    above: values.above.map((value) => ratioOf(parameter, value)),
  }
  const without = baseless(evaluate(parameter, sums(parameter, lines)), range)
  const after = (from: number, to: number, grams: number, mass: number): number =>
    valueOfSums(
      parameter,
      of + grams * (at(leverOf, to) - at(leverOf, from)),
      per + grams * (at(leverPer, to) - at(leverPer, from)),
      mass + grams * massOf(from, to),
    ) ?? without
  return {
    range,
    judged,
    after,
    amounts: (from, to, most, mass, found) => {
      const now = after(NOTHING, NOTHING, 0, mass)
      const worth = now < range[0] ? ratios.below : now > range[1] ? ratios.above : ratios.inside
      const dOf = at(leverOf, to) - at(leverOf, from)
      const dPer = at(leverPer, to) - at(leverPer, from)
      for (const ratio of worth) {
        const grams = gramsToRatio(ratio, of, per, dOf, dPer)
        if (grams > 0 && grams < most) found.push(grams)
      }
    },
    make: (from, to, grams) => {
      of += grams * (at(leverOf, to) - at(leverOf, from))
      per += grams * (at(leverPer, to) - at(leverPer, from))
    },
  }
}

/** Steps of the halving that finds the grams to a value of a blend: enough for a scale. */
const HALVINGS = 12

/** A blend has no closed form: where a move crosses the value worth reaching is found by halving. */
function blendGauge<Matter>(
  parameter: Blend<Matter>,
  { range: shown, aim, decimals }: GaugeOf<Matter>,
  judged: boolean,
  lines: readonly Weighed<Matter>[],
  levers: readonly { readonly matter: Matter }[],
): Gauge {
  const { measures, read } = parameter
  const now = measures.map((of) => lines.reduce((sum, { grams, matter }) => sum + (grams * of(matter)) / 100, 0))
  const lever = [measures.map(() => 0), ...levers.map(({ matter }) => measures.map((of) => of(matter) / 100))]
  const range = forgiving(shown, decimals)
  const values = worthReaching(shown, aim)
  const without = baseless(measure(parameter, lines), range)
  const after = (from: number, to: number, grams: number, mass: number): number =>
    read(
      now.map((sum, k) => sum + grams * ((lever[to]?.[k] ?? 0) - (lever[from]?.[k] ?? 0))),
      mass + grams * massOf(from, to),
    ) ?? without
  return {
    range,
    judged,
    after,
    amounts: (from, to, most, mass, found) => {
      const value = after(NOTHING, NOTHING, 0, mass)
      if (value >= range[0] && value <= range[1]) return
      const [target = value] = value < range[0] ? values.below : values.above
      const beyond = (grams: number): boolean => after(from, to, grams, mass) > target
      if (beyond(0) === beyond(most)) return
      let [low, high] = [0, most]
      for (let step = 0; step < HALVINGS; step++) {
        const middle = (low + high) / 2
        if (beyond(middle) === beyond(0)) low = middle
        else high = middle
      }
      found.push(high)
    },
    make: (from, to, grams) => {
      for (const [k, sum] of now.entries()) now[k] = sum + grams * ((lever[to]?.[k] ?? 0) - (lever[from]?.[k] ?? 0))
    },
  }
}
