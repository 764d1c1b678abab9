import {
  type BlendParameter,
  evaluateRatio,
  isRatioParameter,
  massMeasure,
  type RatioParameter,
  ratioOfValue,
  type WeighedMatter,
} from '../ratio/parameter.ts'
import type { FigureRange } from '../ratio/range.ts'
import { lazyFor } from '../words/lazy.ts'

/**
 * The figures of a formula as sums that moves change: two numbers a ratio, two a lever. A ratio is compared behind its
 * curve and scale, where a limit is one number and the grams to it have a closed form.
 */

/** A figure under search: where it should lie, and what it counts for. */
export interface GaugeOf<Matter> {
  readonly key: string
  readonly parameter: RatioParameter<Matter> | BlendParameter<Matter>
  readonly range: FigureRange
  /** Where a correction should take it, if not just inside. */
  readonly aim?: number | undefined
  /** Decimals it is shown with: what rounds onto a limit lies on it. */
  readonly decimals?: number | undefined
  /** The verdict looks at it; the law of the name asks it; a change must not spoil it; or it is only told, and stands last. */
  readonly sort: 'judged' | 'law' | 'guard' | 'told'
}

/** The lever that is no ingredient: a move from it is an addition, a move to it a removal. It stands first. */
export const NO_LEVER = 0

export const JUDGED_GAUGE = 0
export const LAW_GAUGE = 1
export const GUARD_GAUGE = 2
const TOLD = 3
const SORTS = { judged: JUDGED_GAUGE, law: LAW_GAUGE, guard: GUARD_GAUGE, told: TOLD } as const

/** Gauge by gauge, side by side; levers of a gauge lie together, `stride` apart from those of the next. */
export interface GaugeTable {
  readonly keys: readonly string[]
  readonly readings: readonly (RatioParameter<never> | BlendParameter<never>)[]
  /** How many of them count; the rest are only told. */
  readonly counting: number
  readonly stride: number
  readonly sort: Uint8Array
  /** The two sums now, and what a gram of each lever adds to them. */
  readonly of: Float64Array
  readonly per: Float64Array
  readonly leverOf: Float64Array
  readonly leverPer: Float64Array
  readonly limits: readonly GaugeLimits[]
  /** Where a figure that was out should end at least; the limits themselves for one that was in. */
  readonly firmLeast: Float64Array
  readonly firmMost: Float64Array
  /** What the base must be of the mass, and what the figure counts as without it. */
  readonly leastBase: Float64Array
  readonly baseless: Float64Array
  /** What is no ratio, with its own sums. */
  readonly blends: readonly (BlendSums | undefined)[]
  /** A value of a figure as the search compares it. */
  readonly scaled: (g: number, value: number) => number
  mass: number
}

/** Where a figure should lie, as the search compares it. */
export interface GaugeLimits {
  /** The ends as shown, widened by rounding. */
  readonly least: number
  readonly most: number
  /** Where one that was out should end at least. */
  readonly firmLeast: number
  readonly firmMost: number
  /** Worth reaching from below and from above, and where one that lies inside stays clear of its ends. */
  readonly fromBelow: number
  readonly fromAbove: number
  readonly clearLeast: number
  readonly clearMost: number
  readonly width: number
  readonly middle: number
  /** A larger ratio is a smaller value: a freezing point falls as sugar rises. */
  readonly falls: boolean
}

interface BlendSums {
  readonly read: BlendParameter<never>['read']
  readonly sums: Float64Array
  readonly levers: readonly Float64Array[]
  readonly scratch: number[]
}

/** Share of the last decimal shown by which a value may miss a limit and still be shown on it. */
const ROUNDING = 0.499
/** Shares of a range: how far inside a correction ends, at least and on aim, and how clear of their ends others stay. */
const INSIDE = { least: 0.06, aim: 0.1, clear: 0.02 } as const
/** The same next to a threshold of the law, in shares of it. */
const INSIDE_LAW = { least: 0.005, aim: 0.03 } as const

/** Values worth telling apart in a range, each in the unit of its parameter. */
function valuesOf<Matter>({ range: [least, most], aim, decimals, sort }: GaugeOf<Matter>) {
  const slack = decimals === undefined ? 0 : ROUNDING * 10 ** -decimals
  const width = most - least
  const isOpen = !Number.isFinite(width)
  const margin = (share: keyof typeof INSIDE, end: number): number => {
    // An edge of nothing needs no margin.
    if (end === 0) return 0
    if (sort !== 'law' && !isOpen) return INSIDE[share] * width
    return share === 'clear' ? 0 : INSIDE_LAW[share] * Math.abs(end)
  }
  return {
    least: least - slack,
    most: most + slack,
    firmLeast: least + margin('least', least),
    firmMost: most - margin('least', most),
    fromBelow: aim ?? least + margin('aim', least),
    fromAbove: aim ?? most - margin('aim', most),
    clearLeast: least + margin('clear', least),
    clearMost: most - margin('clear', most),
  }
}

/** How a value of the parameter is written where the search compares: behind its curve and scale. */
function scaleOf<Matter>(reading: RatioParameter<Matter> | BlendParameter<Matter>): (value: number) => number {
  if (!isRatioParameter(reading)) return (value) => value
  return (value) => (Number.isFinite(value) ? ratioOfValue(reading, value) : value)
}

const BYTES = Float64Array.BYTES_PER_ELEMENT
/** Numbers that a gauge has once, whatever the levers. */
const SINGLE = 6

export function gaugeTableOf<Matter>(
  gauges: readonly GaugeOf<Matter>[],
  lines: readonly WeighedMatter<Matter>[],
  levers: readonly { readonly matter: Matter }[],
): GaugeTable {
  const count = gauges.length
  const stride = levers.length + 1
  // One piece of memory for all of them: making many small ones would cost more than the search.
  const store = new ArrayBuffer(BYTES * count * (SINGLE + 2 * stride))
  let used = 0
  const empty = (length = count): Float64Array => {
    const part = new Float64Array(store, BYTES * used, length)
    used += length
    return part
  }
  const made = {
    keys: gauges.map(({ key }) => key),
    readings: gauges.map(({ parameter }) => parameter as RatioParameter<never> | BlendParameter<never>),
    counting: gauges.filter(({ sort }) => sort !== 'told').length,
    stride,
    sort: Uint8Array.from(gauges, ({ sort }) => SORTS[sort]),
    of: empty(),
    per: empty(),
    leverOf: empty(count * stride),
    leverPer: empty(count * stride),
    limits: gauges.map(limitsOf),
    firmLeast: empty(),
    firmMost: empty(),
    leastBase: empty(),
    baseless: empty(),
    blends: gauges.map(({ parameter }) =>
      isRatioParameter(parameter) ? undefined : blendSums(parameter, lines, levers),
    ),
    scaled: (g: number, value: number) => scaleOf((gauges[g] as GaugeOf<Matter>).parameter)(value),
    mass: 0,
  }
  for (const { grams } of lines) made.mass += grams
  for (let g = 0; g < count; g++) {
    const { parameter } = gauges[g] as GaugeOf<Matter>
    const { least, most, middle } = made.limits[g] as GaugeLimits
    if (isRatioParameter(parameter)) sumUp(made, g, parameter, lines, levers)
    const reads = readingNow(made, g)
    const otherwise = isRatioParameter(parameter) ? parameter.base?.otherwise : undefined
    made.baseless[g] = reads === undefined ? middle : otherwise === undefined ? 0 : scaleOf(parameter)(otherwise)
    // A figure that was in its range may go to its very ends.
    const now = readingAfter(made, g, NO_LEVER, NO_LEVER, 0)
    const wasIn = now >= least && now <= most
    if (!wasIn) made.limits[g] = inProportion(gauges[g] as GaugeOf<Matter>, made.limits[g] as GaugeLimits, now)
    const { firmLeast, firmMost } = made.limits[g] as GaugeLimits
    made.firmLeast[g] = wasIn ? least : firmLeast
    made.firmMost[g] = wasIn ? most : firmMost
  }
  return made
}

/**
 * The range of a type is the same for every formula, and its way back through a curve the dear part: its limits are kept as
 * long as it is, for each figure that is held against it. Those have few aims, and few uses.
 */
const limitsWithin = lazyFor((_range: FigureRange) => lazyFor((_reading: object): KeptLimits[] => []))
type KeptLimits = Pick<GaugeOf<never>, 'aim' | 'sort'> & { readonly limits: GaugeLimits }

function limitsOf<Matter>(gauge: GaugeOf<Matter>): GaugeLimits {
  const { parameter, range, aim, sort } = gauge
  const kept = limitsWithin(range)(parameter)
  const known = kept.find((one) => one.aim === aim && one.sort === sort)
  if (known) return known.limits
  const limits = workedOut(gauge)
  kept.push({ aim, sort, limits })
  return limits
}

function workedOut<Matter>(gauge: GaugeOf<Matter>): GaugeLimits {
  const { parameter, range } = gauge
  const scale = scaleOf(parameter)
  const [low, high] = [scale(range[0]), scale(range[1])]
  // Behind a falling curve the least value is the largest ratio.
  const falls = low > high || (isRatioParameter(parameter) && falling(parameter))
  const values = valuesOf(gauge)
  const written = (value: number): number => {
    const scaled = scale(value)
    return falls && !Number.isFinite(scaled) ? -scaled : scaled
  }
  const ends = (below: number, above: number): readonly [number, number] =>
    falls ? [written(above), written(below)] : [written(below), written(above)]
  const span = Math.abs(high - low)
  const finite = Number.isFinite(low) ? low : high
  const [least, most] = ends(values.least, values.most)
  const [firmLeast, firmMost] = ends(values.firmLeast, values.firmMost)
  const [fromBelow, fromAbove] = ends(values.fromBelow, values.fromAbove)
  const [clearLeast, clearMost] = ends(values.clearLeast, values.clearMost)
  return {
    least,
    most,
    firmLeast,
    firmMost,
    fromBelow,
    fromAbove,
    clearLeast,
    clearMost,
    width: Number.isFinite(span) && span > 0 ? span : Math.max(1, Math.abs(finite)),
    middle: Number.isFinite(low + high) ? (low + high) / 2 : finite,
    falls,
  }
}

/** A change is worth its grams: what was out by a hair ends a hair inside, and nothing further inside than it was out. */
function inProportion<Matter>({ range, aim, sort }: GaugeOf<Matter>, limits: GaugeLimits, now: number): GaugeLimits {
  if (sort === 'law' || aim !== undefined || !Number.isFinite(range[1] - range[0])) return limits
  const { least, most, firmLeast, firmMost, fromBelow, fromAbove, clearLeast, clearMost } = limits
  const [floor, ceiling] = [Math.max(clearLeast, 2 * least - now), Math.min(clearMost, 2 * most - now)]
  return now < least
    ? { ...limits, firmLeast: Math.min(firmLeast, floor), fromBelow: Math.min(fromBelow, floor) }
    : { ...limits, firmMost: Math.max(firmMost, ceiling), fromAbove: Math.max(fromAbove, ceiling) }
}

/** Two ratios that every curve of ours tells apart. */
const falling = <Matter>({ curve }: RatioParameter<Matter>): boolean =>
  curve !== undefined && curve.at(0.3) < curve.at(0.2)

function sumUp<Matter>(
  { of, per, leverOf, leverPer, leastBase, stride }: GaugeTable,
  g: number,
  reading: RatioParameter<Matter>,
  lines: readonly WeighedMatter<Matter>[],
  levers: readonly { readonly matter: Matter }[],
): void {
  let sumOf = 0
  let sumPer = 0
  // Most ratios are over the mass, which needs no asking line by line.
  const isOverMass = reading.per === massMeasure
  for (const { grams, matter } of lines) {
    sumOf += grams * reading.of(matter)
    sumPer += grams * (isOverMass ? massMeasure() : reading.per(matter))
  }
  of[g] = sumOf
  per[g] = sumPer
  leastBase[g] = reading.base?.least ?? 0
  for (let lever = 1; lever < stride; lever++) {
    const { matter } = levers[lever - 1] as { readonly matter: Matter }
    leverOf[g * stride + lever] = reading.of(matter)
    leverPer[g * stride + lever] = isOverMass ? massMeasure() : reading.per(matter)
  }
}

function blendSums<Matter>(
  { measures, read }: BlendParameter<Matter>,
  lines: readonly WeighedMatter<Matter>[],
  levers: readonly { readonly matter: Matter }[],
): BlendSums {
  const sums = Float64Array.from(measures, (of) =>
    lines.reduce((sum, { grams, matter }) => sum + (grams * of(matter)) / 100, 0),
  )
  const perGram = levers.map(({ matter }) => Float64Array.from(measures, (of) => of(matter) / 100))
  return { read, sums, levers: [new Float64Array(measures.length), ...perGram], scratch: measures.map(() => 0) }
}

/** What a gauge reads now as its parameter is read: through its curve, and nothing where its base is missing. */
export function readingNow({ readings, of, per, blends, mass }: GaugeTable, g: number): number | undefined {
  const reading = readings[g] as RatioParameter<never> | BlendParameter<never>
  if (isRatioParameter(reading)) return evaluateRatio(reading, { of: of[g] as number, per: per[g] as number, mass })
  return reading.read([...(blends[g]?.sums ?? [])], mass)
}

const massOf = (from: number, to: number): number => (to === NO_LEVER ? 0 : 1) - (from === NO_LEVER ? 0 : 1)

/** What a gauge reads after a move, behind its curve and scale. */
export function readingAfter(gauges: GaugeTable, g: number, from: number, to: number, grams: number): number {
  const blend = gauges.blends[g]
  const mass = gauges.mass + grams * massOf(from, to)
  if (blend) return blendAfter(blend, from, to, grams, mass) ?? (gauges.baseless[g] as number)
  const { of, per, leverOf, leverPer, stride } = gauges
  const at = g * stride
  const over = (per[g] as number) + grams * ((leverPer[at + to] as number) - (leverPer[at + from] as number))
  if (!(over > 0 && over >= (gauges.leastBase[g] as number) * mass)) return gauges.baseless[g] as number
  return ((of[g] as number) + grams * ((leverOf[at + to] as number) - (leverOf[at + from] as number))) / over
}

/** What every gauge that counts reads now, behind its curve and scale. */
export const countingReadings = (gauges: GaugeTable): Float64Array =>
  new Float64Array(gauges.counting).map((_, g) => readingAfter(gauges, g, NO_LEVER, NO_LEVER, 0))

function blendAfter({ read, sums, levers, scratch }: BlendSums, from: number, to: number, grams: number, mass: number) {
  const [out, into] = [levers[from] as Float64Array, levers[to] as Float64Array]
  for (let k = 0; k < scratch.length; k++) {
    scratch[k] = (sums[k] as number) + grams * ((into[k] as number) - (out[k] as number))
  }
  return read(scratch, mass)
}

/** Steps of the halving that finds the grams to a value of a blend: enough for a scale. */
const HALVINGS = 12

/** Grams of a move at which a gauge reads a target: `x = (t·P − O) / (of − t·per)`; not finite or negative if it never does. */
export function gramsToTarget(
  gauges: GaugeTable,
  g: number,
  target: number,
  from: number,
  to: number,
  most: number,
): number {
  const { of, per, leverOf, leverPer, stride } = gauges
  if (gauges.blends[g]) return halved(gauges, g, target, from, to, most)
  const at = g * stride
  const dOf = (leverOf[at + to] as number) - (leverOf[at + from] as number)
  const dPer = (leverPer[at + to] as number) - (leverPer[at + from] as number)
  return (target * (per[g] as number) - (of[g] as number)) / (dOf - target * dPer)
}

function halved(gauges: GaugeTable, g: number, target: number, from: number, to: number, most: number): number {
  const beyond = (grams: number): boolean => readingAfter(gauges, g, from, to, grams) > target
  const atStart = beyond(0)
  if (atStart === beyond(most)) return Number.NaN
  let [low, high] = [0, most]
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2
    if (beyond(middle) === atStart) low = middle
    else high = middle
  }
  return high
}

/** Makes a move: every sum takes its grams. */
export function makeMove(gauges: GaugeTable, from: number, to: number, grams: number): void {
  const { of, per, leverOf, leverPer, stride, blends } = gauges
  for (let g = 0; g < of.length; g++) {
    const at = g * stride
    of[g] = (of[g] as number) + grams * ((leverOf[at + to] as number) - (leverOf[at + from] as number))
    per[g] = (per[g] as number) + grams * ((leverPer[at + to] as number) - (leverPer[at + from] as number))
    const blend = blends[g]
    if (!blend) continue
    const [out, into] = [blend.levers[from] as Float64Array, blend.levers[to] as Float64Array]
    for (let k = 0; k < blend.sums.length; k++) {
      blend.sums[k] = (blend.sums[k] as number) + grams * ((into[k] as number) - (out[k] as number))
    }
  }
  gauges.mass += grams * massOf(from, to)
}

/** Which way a figure is out by its limits as they are shown, if it is: below is -1. What is inside is no fault, though it might stand firmer. */
export function shownSide({ limits }: GaugeTable, g: number, value: number): -1 | 0 | 1 {
  const { least, most } = limits[g] as GaugeLimits
  return value < least ? -1 : value > most ? 1 : 0
}
