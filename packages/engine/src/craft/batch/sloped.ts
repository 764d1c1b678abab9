import { workshopConstantOf } from '../../batch/constants.ts'
import { type DoubtSources, type FigureSlopes, figureSlopesOf } from '../../ratio/doubt.ts'
import { measureLines, type WeighedMatter } from '../../ratio/parameter.ts'
import type { InstrumentProbe } from './probes.ts'
import { type BatchState, type ProbeSample, waterLine } from './scene.ts'

/** The value of what the lines give an instrument. */
const givenBy = <Matter>(
  { ofMatter, ofRows }: InstrumentProbe<Matter>,
  lines: readonly WeighedMatter<Matter>[],
  rows: readonly WeighedMatter<ProbeSample>[],
): number => (ofMatter ? measureLines(ofMatter, lines) : ofRows ? measureLines(ofRows, rows) : 0) ?? 0

/** A figure or a reading by every source of doubt of a scene. */
export interface SlopedFigure {
  /** Where it lies with everything at its mean, before any curve. */
  readonly mean: number
  /** By way of each purchase, and by line. */
  readonly lots: readonly number[]
  readonly weights: readonly number[]
  /** By deviation of each constant. */
  readonly constants: Readonly<Record<string, number>>
}

const deviationsOf = (constants: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(constants).map(([key, slope]) => [key, slope * (workshopConstantOf(key)?.sd ?? 0)]))

/** The slopes of a reading of the lines; the water of the last line is a constant of the workshop, and no weight. */
export function slopedFigureOf<Matter>(
  slopes: readonly number[],
  mean: number,
  scene: BatchState<Matter>,
  constants: Readonly<Record<string, number>>,
): SlopedFigure {
  const { sources, water } = scene
  const first = sources.size - sources.lines.length
  const last = sources.size - 1
  const byWater = (slopes[last] ?? 0) * Math.sign(water.grams)
  const all = deviationsOf(constants)
  if (byWater !== 0) all[water.key] = (all[water.key] ?? 0) + byWater
  return { mean, lots: slopes.slice(0, first), weights: slopes.slice(first, last), constants: all }
}

/** A curve as a straight line over one deviation to each side. */
function straight({ slopes, mean, width, curve }: FigureSlopes): {
  readonly value: number
  readonly slopes: readonly number[]
} {
  if (!curve) return { value: mean, slopes }
  const steep = width > 0 ? (curve.at(mean + width) - curve.at(mean - width)) / (2 * width) : 0
  return { value: curve.at(mean), slopes: slopes.map((one) => one * steep) }
}

export function slopedProbe<Matter>(probe: InstrumentProbe<Matter>, scene: BatchState<Matter>): SlopedFigure {
  const { offset, factor, ofMatter, ofRows, lot } = probe
  const { sources, sourcesOfRows } = scene
  const found = ofMatter
    ? figureSlopesOf(ofMatter, sources as DoubtSources<Matter>)
    : ofRows
      ? figureSlopesOf(ofRows, sourcesOfRows)
      : undefined
  const { value, slopes } = found ? straight(found) : { value: 0, slopes: new Array<number>(sources.size).fill(0) }
  const own = slopes.map((one) => one * factor)
  if (lot) {
    const start = sources.starts[lot.purchase] ?? 0
    lot.slopes.forEach((slope, k) => {
      own[start + k] = slope
    })
  }
  return slopedFigureOf(own, offset + factor * value, scene, probe.constants(value * (ofMatter || ofRows ? factor : 1)))
}

/** The readings with some lines at another weight. */
export function readProbeAgain<Matter>(
  probes: readonly InstrumentProbe<Matter>[],
  scene: BatchState<Matter>,
  line: number,
  times: number,
): number[] {
  const places = new Set(scene.groups[line])
  const weighed = scene.lines
    .slice(0, -1)
    .map((one, at) => (places.has(at) ? { ...one, grams: one.grams * times } : one))
  const water = waterLine(scene.found, weighed, scene.water)
  const lines = [...weighed, water]
  const rows = scene.rows.map((row, at) => ({ ...row, grams: lines[at]?.grams ?? 0 }))
  return probes.map((probe) => probe.offset + probe.factor * givenBy(probe, lines, rows))
}
