import {
  chords,
  type Hard,
  normalOf,
  randomOf,
  readingOfRow,
  SACK_FIGURES,
  SATURATES_SPREAD,
  type SackFigure,
  type SackReading,
  type SackRow,
  swayOfRow,
} from '@obrador/engine/sack'
import type { Bounds, Polytope } from './bounds.ts'
import { type Node, ordered } from './tree.ts'

/**
 * The likely composition: shares drawn from what a list lets them be, weighed by how well they tell the table. What purchases vary by
 * is not drawn: given the shares it is normal, and enters the spread of the table and of every figure.
 */

export interface Likely {
  /** Grams of each row, of silent water and of water lost, state by state. */
  readonly states: readonly Float64Array[]
  /** Of each figure and state: where it is given the table, and how far purchases leave it open. */
  readonly means: ReadonlyMap<SackFigure, Float64Array>
  readonly noises: ReadonlyMap<SackFigure, Float64Array>
  /** The same drawn once for each state. */
  readonly drawn: ReadonlyMap<SackFigure, Float64Array>
  readonly isCut: boolean
}

/** Purchases and declarations differ by more than the tables say: chosen on labels whose composition is known. */
const WIDER = 1.5
/** g under which a share says no more of the next. */
const FLOOR = 0.02
/** Mean of what is put in by the pinch, and of water that nobody says, g. */
const PINCH = 2
const SILENT = 1
const WARM = 1_000
const STEPS = 4_000
/** States that are kept: the next ones are like the last. */
const EVERY = 4
/** Steps that are worth an answer when time is short. */
const LEAST_STEPS = 500
/** Half of what the saturates of a row may differ by is a deviation. */
const SATURATES_SD = SATURATES_SPREAD / 2

/** The logarithm of what is likely before the table is looked at: each item weighs any part of the one before it. */
function priorOf({ tree, grams }: Polytope): (at: Float64Array) => number {
  const log = (value: number): number => Math.log(Math.max(FLOOR, value))
  const sum = (columns: readonly number[], at: Float64Array): number => {
    let total = 0
    for (let k = 0; k < columns.length; k++) total += at[columns[k] as number] as number
    return total
  }
  const groups: {
    readonly chain: readonly Node[]
    readonly tail: readonly Node[]
    readonly parent: Node | undefined
  }[] = []
  const gather = (siblings: readonly Node[], parent: Node | undefined): void => {
    if (siblings.length === 0) return
    groups.push({ ...ordered(siblings), parent })
    for (const node of siblings) gather(node.children, node)
  }
  gather(tree.nodes, undefined)
  const several = tree.leaves.filter(({ columns }) => columns.length > 1)
  return (at) => {
    let total = -(at[grams.silent] as number) / SILENT
    const lost = at[grams.lost] as number
    for (const { chain, tail, parent } of groups) {
      for (let k = 0; k < chain.length; k++) {
        const node = chain[k] as Node
        const weight = sum(node.columns, at) - (node.isWater && !parent ? lost : 0)
        if (k < chain.length - 1) total -= log(weight)
        if (k === 0) total -= log(weight)
      }
      if (parent) total += log(sum(parent.columns, at))
      for (const node of tail) total -= sum(node.columns, at) / PINCH
    }
    for (const { columns } of several) total -= (columns.length - 1) * log(sum(columns, at))
    return total
  }
}

/** Ways in which a purchase of a row moves each of some readings. */
const swaysOf = (row: SackRow, readings: readonly SackReading[]): readonly Float64Array[] => {
  const ways = row.ways.map((way) => Float64Array.from(readings, (reading) => swayOfRow(row, reading, way)))
  const at = readings.indexOf('saturadas')
  const saturates = SATURATES_SD * readingOfRow(row, 'saturadas')
  if (at < 0 || saturates === 0) return ways
  const make = new Float64Array(readings.length)
  make[at] = saturates
  return [...ways, make]
}

/** What the table says of the shares: a normal whose spread grows with the shares themselves. */
function tableOf({ tree, grams, declared }: Polytope) {
  const readings = [...declared.keys()]
  const size = readings.length
  const told = readings.map((reading) => declared.get(reading))
  const wanted = Float64Array.from(told, (one) => ((one?.least ?? 0) + (one?.most ?? 0)) / 2)
  const own = Float64Array.from(told, (one) =>
    one ? (one.most - one.least) ** 2 / 12 + ((one.isMeasured ? 1 : WIDER) * one.error) ** 2 + 1e-9 : 1,
  )
  const content = (reading: SackReading): Float64Array => {
    const all = new Float64Array(grams.size)
    tree.rows.forEach((row, column) => {
      all[column] = readingOfRow(row, reading)
    })
    if (reading === 'agua') {
      all[grams.silent] = 1
      all[grams.lost] = -1
    }
    return all
  }
  const contents = readings.map(content)
  const sways = tree.rows.map((row) => swaysOf(row, readings))
  /** Lower triangle of what purchases of each row add, by column. */
  const added = sways.map((ways) => {
    const triangle = new Float64Array((size * (size + 1)) / 2)
    for (const way of ways)
      for (let i = 0, k = 0; i < size; i++)
        for (let j = 0; j <= i; j++, k++)
          triangle[k] = (triangle[k] as number) + WIDER ** 2 * (way[i] as number) * (way[j] as number)
    return triangle
  })
  const root = new Float64Array((size * (size + 1)) / 2)
  const left = new Float64Array(size)

  /** Cholesky of the spread at some shares into `root`, and what the root leaves of the residual into `left`; its log density. */
  function weigh(at: Float64Array): number {
    for (let i = 0, k = 0; i < size; i++) for (let j = 0; j <= i; j++, k++) root[k] = i === j ? (own[i] as number) : 0
    for (let c = 0; c < added.length; c++) {
      const square = (at[c] as number) ** 2
      if (square < 1e-8) continue
      const triangle = added[c] as Float64Array
      for (let k = 0; k < triangle.length; k++) root[k] = (root[k] as number) + square * (triangle[k] as number)
    }
    let density = 0
    for (let i = 0, row = 0; i < size; row += ++i) {
      let residual = wanted[i] as number
      const of = contents[i] as Float64Array
      for (let c = 0; c < of.length; c++) residual -= (of[c] as number) * (at[c] as number)
      for (let j = 0, other = 0; j <= i; other += ++j) {
        let value = root[row + j] as number
        for (let k = 0; k < j; k++) value -= (root[row + k] as number) * (root[other + k] as number)
        if (j < i) {
          value /= root[other + j] as number
          residual -= value * (left[j] as number)
        } else value = Math.sqrt(Math.max(1e-12, value))
        root[row + j] = value
      }
      left[i] = residual / (root[row + i] as number)
      density -= Math.log(root[row + i] as number) + 0.5 * (left[i] as number) ** 2
    }
    return density
  }

  /** What the root leaves of a vector. */
  function reduced(of: Float64Array): Float64Array {
    const next = new Float64Array(size)
    for (let i = 0, row = 0; i < size; row += ++i) {
      let value = of[i] as number
      for (let k = 0; k < i; k++) value -= (root[row + k] as number) * (next[k] as number)
      next[i] = value / (root[row + i] as number)
    }
    return next
  }
  return { size, readings, weigh, reduced, left, content }
}

/** Given the shares and the table: where a figure is and how far purchases leave it open (a Kalman step). */
function figureOf({ tree }: Polytope, table: ReturnType<typeof tableOf>, figure: SackFigure) {
  const content = table.content(figure)
  const { size, readings } = table
  const parts = tree.rows.map((row) => {
    const ways = row.ways.map((way) => swayOfRow(row, figure, way))
    const sways = swaysOf(row, readings)
    const together = new Float64Array(size)
    let alone = 0
    ways.forEach((own, way) => {
      alone += WIDER ** 2 * own * own
      for (let i = 0; i < size; i++) together[i] = (together[i] as number) + WIDER ** 2 * own * (sways[way]?.[i] ?? 0)
    })
    return { alone, together, isStill: alone === 0 }
  })
  return (at: Float64Array): readonly [mean: number, sd: number] => {
    let [mean, own] = [0, 0]
    for (let c = 0; c < content.length; c++) mean += (content[c] as number) * (at[c] as number)
    const cross = new Float64Array(size)
    for (let c = 0; c < parts.length; c++) {
      const part = parts[c] as (typeof parts)[number]
      if (part.isStill) continue
      const square = (at[c] as number) ** 2
      own += square * part.alone
      for (let i = 0; i < size; i++) cross[i] = (cross[i] as number) + square * (part.together[i] as number)
    }
    const tied = table.reduced(cross)
    for (let i = 0; i < size; i++) {
      mean += (tied[i] as number) * (table.left[i] as number)
      own -= (tied[i] as number) ** 2
    }
    return [mean, Math.sqrt(Math.max(0, own))]
  }
}

/** Columns that can be anything but nothing: those that cannot are left out of the walk. */
const mostOf = ({ grams }: Polytope): Float64Array => {
  const most = new Float64Array(grams.size).fill(Number.POSITIVE_INFINITY)
  most[grams.silent] = grams.mostSilent
  most[grams.lost] = grams.mostLost
  return most
}

const SEED_OF_NOISE = 7

export function likelyIn(polytope: Polytope, { vertices }: Bounds, isLate: () => boolean): Likely {
  const { grams, list } = polytope
  const table = tableOf(polytope)
  const prior = priorOf(polytope)
  const counts = new Float64Array(grams.size).fill(1)
  counts[grams.lost] = -1
  const rows: Hard[] = list
    .filter(({ says }) => says !== undefined)
    .map(({ entries, least, most }) => ({
      columns: entries.map(([column]) => column),
      values: entries.map(([, value]) => value),
      least,
      most,
    }))
  const figures = new Map(SACK_FIGURES.map((figure) => [figure, figureOf(polytope, table, figure)] as const))
  const states: Float64Array[] = []
  const readings = new Map(SACK_FIGURES.map((figure) => [figure, { means: [] as number[], noises: [] as number[] }]))
  let isCut = false
  chords(
    {
      vertices,
      rows,
      least: new Float64Array(grams.size),
      most: mostOf(polytope),
      counts,
      logDensity: (at) => prior(at) + table.weigh(at),
    },
    {
      warm: WARM,
      steps: STEPS,
      keep: (at, step) => {
        if (step % EVERY !== 0) return
        states.push(at.slice())
        table.weigh(at)
        for (const [figure, read] of figures) {
          const [mean, sd] = read(at)
          readings.get(figure)?.means.push(mean)
          readings.get(figure)?.noises.push(sd)
        }
      },
      isOver: (step) => {
        isCut = step >= WARM + LEAST_STEPS && step % 50 === 0 && isLate()
        return isCut
      },
    },
  )
  const random = randomOf(SEED_OF_NOISE)
  const of = (pick: 'means' | 'noises') =>
    new Map(SACK_FIGURES.map((figure) => [figure, Float64Array.from(readings.get(figure)?.[pick] ?? [])] as const))
  const [means, noises] = [of('means'), of('noises')]
  const drawn = new Map(
    SACK_FIGURES.map((figure) => {
      const noise = noises.get(figure)
      return [
        figure,
        (means.get(figure) ?? new Float64Array()).map((mean, at) => mean + (noise?.[at] ?? 0) * normalOf(random)),
      ] as const
    }),
  )
  return { states, means, noises, drawn, isCut }
}
