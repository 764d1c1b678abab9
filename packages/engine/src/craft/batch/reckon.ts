import { spreadSeen, varianceOf, type WorkshopBelief, workshopBeliefOf } from '../../batch/belief.ts'
import { workshopConstantOf } from '../../batch/constants.ts'
import type { WorkshopEvidence } from '../../batch/evidence.ts'
import { type JudgedSlips, likelySlipsOf, type SlipLine } from '../../batch/slips.ts'
import { throughCurve } from '../../ratio/doubt.ts'
import { type MonotoneCurve, rememberingMatter } from '../../ratio/parameter.ts'
import { choleskyFactor, type DenseMatrix, dotProduct, solveByFactor } from '../../science/linear.ts'
import type { InstrumentProbe } from './probes.ts'
import type { DoneBatch } from './request.ts'
import type { BatchState, ProbeSample } from './scene.ts'
import { readProbeAgain, type SlopedFigure, slopedProbe } from './sloped.ts'

/** The linear model of one batch: what was believed, what its readings see of it, and what only this batch has. */
export interface BatchReckoning<Matter> {
  readonly scene: BatchState<Matter>
  readonly probes: readonly InstrumentProbe<Matter>[]
  readonly sloped: readonly SlopedFigure[]
  /** By purchase, its key among the unknowns. */
  readonly keys: readonly string[]
  /** What was believed before, with room for what is new. */
  readonly belief: WorkshopBelief
  readonly vectors: readonly UnknownsVector[]
  /** What was read less what was expected, its covariance, and the factor of that one. */
  readonly expected: readonly number[]
  readonly difference: Float64Array
  readonly covariance: DenseMatrix
  readonly factor: DenseMatrix | undefined
  readonly gains: DenseMatrix
  /** rᵀ S⁻¹ r. */
  readonly distance: number
}

/** Slopes over the unknowns that last, and over what is of this batch alone: its weights, and how its constants differ. */
export interface UnknownsVector {
  readonly lasting: Float64Array
  readonly own: Float64Array
}

const keyOfPurchase = (lots: BatchState<unknown>['lots'], at: number): string => lots[at] ?? `~${at}`

const spreadOfBatch = (key: string): number => {
  const { sd = 0, ofBatch = 0 } = workshopConstantOf(key) ?? {}
  return sd > 0 ? ofBatch / sd : 0
}

/** The slopes of a reading or a figure over the unknowns of a reckoning. */
export function unknownsVectorOf<Matter>(
  { lots, weights, constants }: SlopedFigure,
  { scene, belief, keys }: Pick<BatchReckoning<Matter>, 'scene' | 'belief' | 'keys'>,
): UnknownsVector {
  const lasting = new Float64Array(belief.mean.length)
  keys.forEach((key, at) => {
    const place = belief.lots.get(key)
    const start = scene.sources.starts[at] ?? 0
    for (let k = 0; place && k < place.ways; k++) lasting[place.start + k] = lots[start + k] ?? 0
  })
  const own = new Float64Array(weights.length + belief.constants.size)
  own.set(weights)
  let at = weights.length
  for (const [key, place] of belief.constants) {
    const slope = constants[key] ?? 0
    lasting[place] = slope
    own[at++] = slope * spreadOfBatch(key)
  }
  return { lasting, own }
}

export function reckonBatch<Matter>(
  scene: BatchState<Matter>,
  probes: readonly InstrumentProbe<Matter>[],
  evidence: WorkshopEvidence,
  done: DoneBatch,
  moreConstants: readonly string[],
  variance?: WorkshopBelief['variance'],
): BatchReckoning<Matter> {
  const sloped = probes.map((probe) => slopedProbe(probe, scene))
  const keys = scene.lots.map((_, at) => keyOfPurchase(scene.lots, at))
  const asked = {
    lots: keys.map((key, at) => [key, scene.basket.bought[at]?.ways ?? 0] as const),
    constants: [scene.water.key, ...moreConstants, ...sloped.flatMap(({ constants }) => Object.keys(constants))],
  }
  const belief = workshopBeliefOf(evidence, done.fecha, asked, variance)
  const vectors = sloped.map((one) => unknownsVectorOf(one, { scene, belief, keys }))
  const rows = vectors.map(({ lasting }) => lasting)
  const { gains, seen } = spreadSeen(belief, rows)
  const covariance = seen.map((line, i) =>
    line.map(
      (value, j) =>
        value +
        dotProduct((vectors[i] as UnknownsVector).own, (vectors[j] as UnknownsVector).own) +
        (i === j ? (probes[i] as InstrumentProbe<Matter>).sd ** 2 : 0),
    ),
  )
  const expected = sloped.map(({ mean }, j) => mean + dotProduct((vectors[j] as UnknownsVector).lasting, belief.mean))
  const difference = Float64Array.from(probes, ({ read }, j) => (read ?? 0) - (expected[j] ?? 0))
  const isRead = probes.length > 0 && probes.every(({ read }) => read !== undefined)
  const factor = isRead ? choleskyFactor(covariance) : undefined
  const distance = factor ? dotProduct(difference, solveByFactor(factor, difference)) : 0
  return { scene, probes, sloped, keys, belief, vectors, expected, difference, covariance, factor, gains, distance }
}

/** How a figure stands before and after the readings were taken. */
export interface PosteriorFigure {
  readonly value: number
  readonly sd: number
  readonly before: number
}

/** Share of a weight that a line is moved by to see what it does to the readings. */
const STEP = 0.05

/** Readings that what stays in the bowl is missing from. */
const WEIGHED: ReadonlySet<string> = new Set(['peso', 'horneado'])

/** What may have gone wrong in the batch. */
export function slipsInBatch<Matter>(reckoning: BatchReckoning<Matter>, { lineas = [] }: DoneBatch): JudgedSlips {
  const { scene, probes, factor, expected, difference, covariance, sloped } = reckoning
  if (!factor) return { nothing: 1, slips: [] }
  const sure = new Set(lineas.flatMap(({ linea, gramos }) => (gramos === undefined ? [] : [linea])))
  const now = sloped.map(({ mean }) => mean)
  // Every line is moved some times over: of all of them only the weights differ.
  const asked = probes.map((probe) => ({
    ...probe,
    ...(probe.ofMatter && { ofMatter: rememberingMatter<Matter, typeof probe.ofMatter>(probe.ofMatter) }),
    ...(probe.ofRows && { ofRows: rememberingMatter<ProbeSample, typeof probe.ofRows>(probe.ofRows) }),
  }))
  const change = (line: number, by: number): number[] =>
    readProbeAgain(asked, scene, line, by).map((value, j) => value - (now[j] ?? 0))
  const lines = scene.groups.map((places, line): SlipLine => {
    const grams = places.reduce((sum, at) => sum + (scene.lines[at]?.grams ?? 0), 0)
    const [more, less] = [change(line, 1 + STEP), change(line, 1 - STEP)]
    return {
      line,
      grams,
      isSure: sure.has(line),
      without: change(line, 0),
      twice: change(line, 2),
      own: more.map((value, j) => (value - (less[j] ?? 0)) / (2 * STEP)),
    }
  })
  const { residue } = scene.found.definition.instruments ?? {}
  const own = probes.map(({ que, line }, j) => (line === undefined && WEIGHED.has(que) ? -(expected[j] ?? 0) : 0))
  const whole = lines.reduce((sum, { grams }) => sum + grams, 0)
  return likelySlipsOf(
    lines,
    { difference: Array.from(difference), covariance, deviations: probes.map(({ sd }) => sd) },
    residue && own.some((loss) => loss < 0) ? { ...residue, own, whole } : undefined,
  )
}

/** What is known of something once the readings are in; `wider`: how many times their covariance they are trusted with. */
export function posteriorFigureOf<Matter>(
  reckoning: Pick<BatchReckoning<Matter>, 'belief' | 'vectors' | 'factor' | 'gains' | 'difference'>,
  { lasting, own }: UnknownsVector,
  base: number,
  wider: number,
  curve?: MonotoneCurve,
): PosteriorFigure {
  const { belief, vectors, factor, gains, difference } = reckoning
  const prior = varianceOf(belief, lasting) + dotProduct(own, own)
  let mean = base + dotProduct(lasting, belief.mean)
  let variance = prior
  if (factor && Number.isFinite(wider)) {
    const shared = vectors.map((one, j) => dotProduct(lasting, gains[j] as Float64Array) + dotProduct(own, one.own))
    mean += dotProduct(shared, solveByFactor(factor, difference)) / wider
    variance -= dotProduct(shared, solveByFactor(factor, shared)) / wider
  }
  const [sd, before] = [Math.sqrt(Math.max(0, variance)), Math.sqrt(Math.max(0, prior))]
  if (!curve) return { value: mean, sd, before }
  const first = base + dotProduct(lasting, belief.mean)
  return { value: curve.at(mean), sd: throughCurve(curve, mean, sd), before: throughCurve(curve, first, before) }
}
