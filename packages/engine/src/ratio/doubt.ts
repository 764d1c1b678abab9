import {
  type BlendParameter,
  isRatioParameter,
  type MatterMeasure,
  type MonotoneCurve,
  massMeasure,
  type RatioParameter,
  ratioSums,
  type WeighedMatter,
} from './parameter.ts'

/**
 * The sixth reading of the ratio: how sure a value is. A purchase differs from the catalogue's mean along a few independent
 * ways, and a weight by the division of the scale; to first order
 *
 *     d(value) = curve' · scale · Σ grams · d(of − q·per) / Σ grams · per,   q = Σ of / Σ per
 *
 * so that each source of doubt has a slope, and the variance is the sum of their squares. Nothing is drawn.
 */

/** Change of a measure of a gram over one deviation of each way. */
export interface MeasureSwing<Matter> {
  readonly change: (of: MatterMeasure<Matter>) => readonly number[]
}

/** Lines of one purchase: they vary together, along as many ways. */
export interface PurchaseVariation<Matter> {
  readonly ways: number
  readonly members: readonly { readonly grams: number; readonly swing: MeasureSwing<Matter> }[]
}

export interface DoubtSources<Matter> {
  readonly lines: readonly WeighedMatter<Matter>[]
  readonly purchases: readonly PurchaseVariation<Matter>[]
  /** Standard deviation of each weight, g. */
  readonly weighing: readonly number[]
  /** Where the ways of each purchase begin among the sources; the weights come last. */
  readonly starts: readonly number[]
  readonly size: number
}

/** Worked out once for each measure; it goes when its measure does. */
function remembered<Matter>(change: MeasureSwing<Matter>['change']): MeasureSwing<Matter> {
  const known = new WeakMap<MatterMeasure<Matter>, readonly number[]>()
  return {
    change: (of) => {
      let found = known.get(of)
      if (!found) {
        found = change(of)
        known.set(of, found)
      }
      return found
    },
  }
}

/** Half of the difference between a deviation to each side: a matter may have a corner, as a curve may. */
export const measureSwingOf = <Matter>(richer: readonly Matter[], poorer: readonly Matter[]): MeasureSwing<Matter> =>
  remembered((of) => richer.map((matter, way) => (of(matter) - of(poorer[way] as Matter)) / 2))

/** Grams of several matters that go together along each way: what is in a product whose recipe is not known. */
export const recipeSwing = <Matter>(
  matters: readonly Matter[],
  modes: readonly (readonly number[])[],
): MeasureSwing<Matter> =>
  remembered((of) => modes.map((mode) => mode.reduce((sum, grams, at) => sum + grams * of(matters[at] as Matter), 0)))

export function doubtSourcesOf<Matter>(
  lines: readonly WeighedMatter<Matter>[],
  purchases: readonly PurchaseVariation<Matter>[],
  weighing: readonly number[],
): DoubtSources<Matter> {
  const starts: number[] = []
  let size = 0
  for (const { ways } of purchases) {
    starts.push(size)
    size += ways
  }
  return { lines, purchases, weighing, starts, size: size + lines.length }
}

/**
 * As long as it will be from the first, and of fractions from the first (less than nothing is no whole number): it is done
 * for every figure, and growing it, or making room for fractions later, costs more than filling it.
 */
const noSlopes = (size: number): number[] => new Array<number>(size).fill(-0)

/** The slopes of a sum of one measure, less q times another, against every source. */
function slopesOfSum<Matter>(
  { lines, purchases, weighing, starts, size }: DoubtSources<Matter>,
  of: MatterMeasure<Matter>,
  per: MatterMeasure<Matter> | undefined,
  q: number,
): number[] {
  const slopes = noSlopes(size)
  const isOverMass = per === undefined || per === massMeasure
  for (let i = 0; i < purchases.length; i++) {
    const { ways, members } = purchases[i] as PurchaseVariation<Matter>
    const start = starts[i] as number
    for (let m = 0; m < members.length; m++) {
      const { grams, swing } = members[m] as { readonly grams: number; readonly swing: MeasureSwing<Matter> }
      const changed = swing.change(of)
      if (isOverMass) {
        for (let k = 0; k < ways; k++)
          slopes[start + k] = (slopes[start + k] as number) + grams * (changed[k] as number)
      } else {
        const below = swing.change(per)
        for (let k = 0; k < ways; k++) {
          const net = (changed[k] as number) - q * (below[k] as number)
          slopes[start + k] = (slopes[start + k] as number) + grams * net
        }
      }
    }
  }
  const first = size - lines.length
  for (let i = 0; i < lines.length; i++) {
    const error = weighing[i] as number
    if (error === 0) continue
    const { matter } = lines[i] as WeighedMatter<Matter>
    slopes[first + i] = error * (of(matter) - (per ? q * per(matter) : 0))
  }
  return slopes
}

const deviation = (slopes: readonly number[], from = 0, to = slopes.length): number => {
  let sum = 0
  for (let k = from; k < to; k++) sum += (slopes[k] as number) ** 2
  return Math.sqrt(sum)
}

const times = (slopes: number[], factor: number): number[] => {
  for (let k = 0; k < slopes.length; k++) slopes[k] = (slopes[k] as number) * factor
  return slopes
}

/** How a figure goes with each source of doubt, per deviation of the source. */
export interface FigureSlopes {
  readonly slopes: readonly number[]
  /** Where it lies and how far it goes, before any curve: there it is normal. */
  readonly mean: number
  readonly width: number
  readonly curve: MonotoneCurve | undefined
  /** Its standard deviation as it is shown. */
  readonly sd: number
}

/**
 * Deviations at which a curve is read, and their weights: Gauss and Hermite's rule of nine points. A curve may have a
 * corner (the ends of a working range), which fewer points would miss by a fifth.
 */
const NODES: readonly (readonly [at: number, weight: number])[] = [
  [-4.5127458634, 2.234584400775e-5],
  [-3.205429002856, 2.789141321232e-3],
  [-2.076847978678, 4.991640676522e-2],
  [-1.023255663789, 0.2440975028949],
  [0, 0.4063492063492],
  [1.023255663789, 0.2440975028949],
  [2.076847978678, 4.991640676522e-2],
  [3.205429002856, 2.789141321232e-3],
  [4.5127458634, 2.234584400775e-5],
]

/** The standard deviation of a normal figure read through a curve. */
export function throughCurve({ at }: MonotoneCurve, mean: number, width: number): number {
  if (width === 0) return 0
  let [one, two] = [0, 0]
  // Told from the middle, so that no difference of large squares is left.
  const middle = at(mean)
  for (let k = 0; k < NODES.length; k++) {
    const [z, weight] = NODES[k] as readonly [number, number]
    const away = at(mean + z * width) - middle
    one += weight * away
    two += weight * away * away
  }
  return Math.sqrt(Math.max(0, two - one * one))
}

/** None where the base is missing: the value is then only a convention. */
function slopesOfRatio<Matter>(
  parameter: RatioParameter<Matter>,
  sources: DoubtSources<Matter>,
): FigureSlopes | undefined {
  const total = ratioSums(parameter, sources.lines)
  const { scale, curve, base } = parameter
  if (!(total.per > 0) || (base && total.per < base.least * total.mass)) return undefined
  const slopes = times(slopesOfSum(sources, parameter.of, parameter.per, total.of / total.per), scale / total.per)
  const mean = (scale * total.of) / total.per
  const width = deviation(slopes)
  return { slopes, mean, width, curve, sd: curve ? throughCurve(curve, mean, width) : width }
}

/** A blend is read again with each of its sums a deviation higher and lower. */
function slopesOfBlend<Matter>(
  { measures, read }: BlendParameter<Matter>,
  sources: DoubtSources<Matter>,
): FigureSlopes | undefined {
  const { lines, size } = sources
  let total = 0
  for (const { grams } of lines) total += grams
  const blended = measures.map((of) => {
    let sum = 0
    for (const { grams, matter } of lines) sum += (grams * of(matter)) / 100
    return sum
  })
  const mean = read(blended, total)
  if (mean === undefined) return undefined
  const slopes = noSlopes(size)
  for (let m = 0; m < measures.length; m++) {
    const own = times(slopesOfSum(sources, measures[m] as MatterMeasure<Matter>, undefined, 0), 0.01)
    const width = deviation(own)
    if (width === 0) continue
    const at = blended[m] as number
    blended[m] = at + width
    const high = read(blended, total)
    blended[m] = at - width
    const low = read(blended, total)
    blended[m] = at
    if (high === undefined || low === undefined) continue
    const slope = (high - low) / (2 * width)
    for (let k = 0; k < size; k++) slopes[k] = (slopes[k] as number) + slope * (own[k] as number)
  }
  const width = deviation(slopes)
  return { slopes, mean, width, curve: undefined, sd: width }
}

export const figureSlopesOf = <Matter>(
  parameter: RatioParameter<Matter> | BlendParameter<Matter>,
  sources: DoubtSources<Matter>,
): FigureSlopes | undefined =>
  isRatioParameter(parameter) ? slopesOfRatio(parameter, sources) : slopesOfBlend(parameter, sources)

/** The share of a variance that each purchase brings, its weights included; and of that, the part of the weights alone. */
export function varianceSharesOf<Matter>(
  slopes: readonly number[],
  { purchases, starts, lines, size }: DoubtSources<Matter>,
  purchaseOf: readonly number[],
): readonly { readonly share: number; readonly weighing: number }[] {
  const total = deviation(slopes) ** 2
  const parts = purchases.map(({ ways }, i) => {
    const start = starts[i] as number
    return { share: deviation(slopes, start, start + ways) ** 2, weighing: 0 }
  })
  const first = size - lines.length
  for (let i = 0; i < lines.length; i++) {
    const part = parts[purchaseOf[i] ?? -1]
    const own = (slopes[first + i] as number) ** 2
    if (!part) continue
    part.share += own
    part.weighing += own
  }
  return total > 0 ? parts.map(({ share, weighing }) => ({ share: share / total, weighing: weighing / total })) : parts
}
