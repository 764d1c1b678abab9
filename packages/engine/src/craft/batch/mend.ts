import { typeTable } from '../../advise/identity.ts'
import { measuring, type WeighedMatter } from '../../ratio/parameter.ts'
import { roundTo } from '../../words/round.ts'
import type { JudgedFormula } from '../craft.ts'
import type { BatchAddition, NextChange } from './answer.ts'
import { purchaseNameAt } from './causes.ts'
import type { BatchState } from './scene.ts'

/** A figure that is judged: where it was meant to be, where it is, how surely, and what counts as one step of it. */
export interface JudgedAim {
  readonly key: string
  readonly aim: number
  readonly sd: number
  readonly unit: number
  /** What is believed beyond what the lines give, now and next time. */
  readonly shift: number
  readonly nextShift: number
}

/** Parts of a range that are one step, steps from which a figure is worth mending, and the sum of squares that is as meant. */
const STEPS = 6
const WORTH = 0.35
const AS_MEANT = 0.1
/** Share of a batch from which a line is worth moving, and by how much something must become better. */
const LEAST_LINE = 0.008
const BETTER = 0.6
/** One thing is as good as two within a tenth. */
const AS_GOOD = 1.1
const ITERATIONS = 8
/** Share of the batch by which a slope is told. */
const NUDGE = 1e-3

export const mendUnitOf = ([least, most]: readonly [number, number]): number => (most - least) / STEPS

interface Candidate<Matter> {
  readonly name: string
  readonly line?: number
  /** What a gram of it is. */
  readonly parts: readonly WeighedMatter<Matter>[]
}

type Reads = (x: readonly number[]) => readonly number[]

const squares = (values: readonly number[]): number => values.reduce((sum, value) => sum + value * value, 0)

/** Gauss and Newton on one or two amounts, none below its least. */
function best(reads: Reads, size: 1 | 2, within: readonly (readonly [number, number])[], step: number) {
  let x = new Array<number>(size).fill(0)
  let now = reads(x)
  for (let turn = 0; turn < ITERATIONS; turn++) {
    const slopes = x.map((_, i) => {
      const moved = reads(x.map((value, j) => (i === j ? value + step : value)))
      return moved.map((value, k) => (value - (now[k] ?? 0)) / step)
    })
    const products = slopes.map((one) =>
      slopes.map((other) => one.reduce((sum, value, k) => sum + value * (other[k] ?? 0), 0)),
    )
    const pulls = slopes.map((one) => -one.reduce((sum, value, k) => sum + value * (now[k] ?? 0), 0))
    const [[a = 0, b = 0] = [], [, d = 0] = []] = products
    const [p = 0, q = 0] = pulls
    const determinant = a * d - b * b
    const change =
      size === 1
        ? [a > 0 ? p / a : 0]
        : determinant > 1e-12 * a * d
          ? [(p * d - q * b) / determinant, (q * a - p * b) / determinant]
          : [0, 0]
    const next = x.map((value, i) =>
      Math.max(within[i]?.[0] ?? 0, Math.min(within[i]?.[1] ?? 0, value + (change[i] ?? 0))),
    )
    const then = reads(next)
    if (squares(then) >= squares(now)) break
    ;[x, now] = [next, then]
  }
  return { x, left: squares(now) }
}

const added = <Matter>({ parts }: Candidate<Matter>, grams: number): WeighedMatter<Matter>[] =>
  parts.map((part) => ({ grams: part.grams * grams, matter: part.matter }))

/** How far each aim is, in its steps, with something put in. */
function readsWith<Matter>(
  found: JudgedFormula<Matter>,
  aims: readonly JudgedAim[],
  pan: readonly WeighedMatter<Matter>[],
  shiftOf: (aim: JudgedAim) => number,
) {
  const read = aims.map((aim) => {
    const parameter = found.parameters[aim.key]
    return { aim, with: parameter && measuring(parameter, pan) }
  })
  return (more: readonly WeighedMatter<Matter>[]): number[] =>
    read.map(({ aim, with: valueWith }) => {
      const value = valueWith?.(more)
      return value === undefined ? 0 : (value + shiftOf(aim) - aim.aim) / aim.unit
    })
}

const isWorth = (aims: readonly JudgedAim[], off: readonly number[]): boolean =>
  aims.some(({ sd, unit }, k) => Math.abs(off[k] ?? 0) > WORTH && Math.abs(off[k] ?? 0) * unit > sd)

/** Steps of the scale: a thousandth of the batch, and a tenth of it for small amounts. */
const onScale = (grams: number, batch: number): number => {
  const division = batch * (grams < batch / 100 ? 1e-4 : 1e-3)
  const decimals = Math.max(0, -Math.floor(Math.log10(division)))
  return roundTo(Math.round(grams / division) * division, decimals)
}

function candidatesOf<Matter>(
  scene: BatchState<Matter>,
  meant: readonly (readonly WeighedMatter<Matter>[])[],
  total: number,
): Candidate<Matter>[] {
  const lines = meant.flatMap((parts, line): Candidate<Matter>[] => {
    const grams = parts.reduce((sum, part) => sum + part.grams, 0)
    if (grams < LEAST_LINE * total) return []
    return [
      { name: purchaseNameAt(scene, line), line, parts: parts.map((part) => ({ ...part, grams: part.grams / grams })) },
    ]
  })
  const hasWater = lines.some(
    ({ line = -1 }) => scene.lines[scene.groups[line]?.[0] ?? -1]?.ingredient?.category === 'agua',
  )
  const water = scene.lines.at(-1)
  return hasWater || !water ? lines : [...lines, { name: 'Agua', parts: [{ grams: 1, matter: water.matter }] }]
}

/** What to add to what is in the pan, nothing leaving it; empty where it is as meant, or nothing helps. */
export function mendNow<Matter>(
  scene: BatchState<Matter>,
  aims: readonly JudgedAim[],
  meant: readonly (readonly WeighedMatter<Matter>[])[],
): { readonly additions: readonly BatchAddition[]; readonly left: Readonly<Record<string, number>> } {
  const batch = scene.lines.reduce((sum, { grams }) => sum + grams, 0)
  const reads = readsWith(scene.found, aims, scene.lines, ({ shift }) => shift)
  const off = reads([])
  const before = squares(off)
  if (!isWorth(aims, off)) return { additions: [], left: {} }
  const candidates = candidatesOf(scene, meant, batch)
  const tried = (chosen: readonly Candidate<Matter>[]) => ({
    chosen,
    ...best(
      (x) => reads(chosen.flatMap((one, i) => added(one, x[i] ?? 0))),
      chosen.length as 1 | 2,
      chosen.map(() => [0, batch] as const),
      NUDGE * batch,
    ),
  })
  const byLeft = (one: { left: number }, other: { left: number }): number => one.left - other.left
  const [single] = candidates.map((one) => tried([one])).sort(byLeft)
  if (!single) return { additions: [], left: {} }
  const [pair] =
    single.left < AS_MEANT
      ? []
      : candidates.flatMap((one, i) => candidates.slice(i + 1).map((other) => tried([one, other]))).sort(byLeft)
  const found = pair && single.left > AS_GOOD * pair.left ? pair : single
  if (found.left > BETTER * before) return { additions: [], left: {} }
  const grams = found.x.map((value) => onScale(value, batch))
  const after = reads(found.chosen.flatMap((one, i) => added(one, grams[i] ?? 0)))
  return {
    additions: found.chosen.flatMap(({ name, line }, i) =>
      (grams[i] ?? 0) > 0
        ? [{ nombre: name, ...(line !== undefined && { linea: line }), gramos: grams[i] as number }]
        : [],
    ),
    left: Object.fromEntries(aims.map(({ key, aim, unit }, k) => [key, aim + (after[k] ?? 0) * unit])),
  }
}

/** One line for another at equal weight, by what its craft lets move: what names the product never does. */
export function mendNext<Matter>(
  scene: BatchState<Matter>,
  aims: readonly JudgedAim[],
  meant: readonly (readonly WeighedMatter<Matter>[])[],
  water: WeighedMatter<Matter>,
): readonly NextChange[] {
  const { found } = scene
  const pan = [...meant.flat(), water]
  const batch = pan.reduce((sum, { grams }) => sum + grams, 0)
  const reads = readsWith(found, aims, pan, ({ nextShift }) => nextShift)
  const off = reads([])
  const before = squares(off)
  if (!isWorth(aims, off)) return []
  const table = typeTable(found.definition.advises.identity, found.judgement.type)
  const movable = meant.flatMap((parts, line) => {
    const row = scene.lines[scene.groups[line]?.[0] ?? -1]?.ingredient
    const [part] = parts
    if (!row || !part || parts.length > 1 || part.grams < LEAST_LINE * batch) return []
    const { role, keeps, rises } = table.standing(row).keeping
    if (role !== 'filler' && role !== 'technical' && role !== 'structure') return []
    return [{ line, part, least: -part.grams * (1 - keeps), most: part.grams * Math.min(rises, 1) }]
  })
  const tried = movable.flatMap((from) =>
    movable.flatMap((to) => {
      if (from === to) return []
      const most = Math.min(-from.least, to.most)
      const swap = (x: number): WeighedMatter<Matter>[] => [
        { grams: -x, matter: from.part.matter },
        { grams: x, matter: to.part.matter },
      ]
      return [{ from, to, ...best(([x = 0]) => reads(swap(x)), 1, [[0, most]], NUDGE * batch) }]
    }),
  )
  const [chosen] = tried.sort((one, other) => one.left - other.left)
  const moved = chosen ? onScale(chosen.x[0] ?? 0, batch) : 0
  if (!chosen || chosen.left > BETTER * before || moved <= 0) return []
  return [
    {
      nombre: purchaseNameAt(scene, chosen.to.line),
      linea: chosen.to.line,
      de: chosen.to.part.grams,
      a: roundTo(chosen.to.part.grams + moved, 2),
    },
    {
      nombre: purchaseNameAt(scene, chosen.from.line),
      linea: chosen.from.line,
      de: chosen.from.part.grams,
      a: roundTo(chosen.from.part.grams - moved, 2),
    },
  ]
}
