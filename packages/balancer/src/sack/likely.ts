import {
  type LinearRow,
  normalSource,
  randomSource,
  SACK_FIGURES,
  type SackFigure,
  swayOfRow,
  walkChords,
} from '@obrador/engine/sack'
import type { SackBounds, SackPolytope } from './bounds.ts'
import { columnContentOf, purchaseSwaysOf, type TableDensity, tableDensityOf, WIDER_SPREAD } from './density.ts'

/**
 * The likely composition: shares drawn from what a list lets them be, weighed by how well they tell the table. What purchases vary by
 * is not drawn: given the shares it is normal, and enters the spread of the table and of every figure.
 */

export interface LikelyComposition {
  /** Grams of each row, of silent water and of water lost, state by state. */
  readonly states: readonly Float64Array[]
  /** Of each figure and state: where it is given the table, and how far purchases leave it open. */
  readonly means: ReadonlyMap<SackFigure, Float64Array>
  readonly noises: ReadonlyMap<SackFigure, Float64Array>
  /** The same drawn once for each state. */
  readonly drawn: ReadonlyMap<SackFigure, Float64Array>
}

const WARM = 1_000
const STEPS = 4_000
/** States that are kept: the next ones are like the last. */
const EVERY = 4
/** Steps that are worth an answer, however long the list is. */
const LEAST_STEPS = 500
/** Columns of which the walk takes all its steps; with more it takes fewer, so that a long list is no longer work than a short one. */
const COLUMNS = 64

const stepsFor = (columns: number): number => Math.max(LEAST_STEPS, Math.round(STEPS * Math.min(1, COLUMNS / columns)))

/** Grams of a row, squared, that vary by nothing that shows: a hundredth of a gram. */
const LEAST_SQUARE = 1e-4

/** What a purchase of a column that varies adds to a figure: alone, and together with each reading of the table. */
interface Varying {
  readonly column: number
  readonly alone: number
  readonly together: Float64Array
}

/** Given the shares and the table: where a figure is and how far purchases leave it open (a Kalman step). */
function figureOf(
  polytope: SackPolytope,
  density: TableDensity,
  swaysOfRows: readonly (readonly Float64Array[])[],
  figure: SackFigure,
) {
  const content = columnContentOf(polytope, figure)
  const { readings, left } = density
  const size = readings.length
  const parts = polytope.tree.rows.flatMap((row, column): Varying[] => {
    const ways = row.ways.map((way) => swayOfRow(row, figure, way))
    const sways = swaysOfRows[column] ?? []
    const together = new Float64Array(size)
    let alone = 0
    ways.forEach((own, way) => {
      alone += WIDER_SPREAD ** 2 * own * own
      for (let i = 0; i < size; i++)
        together[i] = (together[i] as number) + WIDER_SPREAD ** 2 * own * (sways[way]?.[i] ?? 0)
    })
    return alone === 0 ? [] : [{ column, alone, together }]
  })
  const [cross, tied] = [new Float64Array(size), new Float64Array(size)]
  return (at: Float64Array): readonly [mean: number, sd: number] => {
    let [mean, own] = [0, 0]
    for (let c = 0; c < content.length; c++) mean += (content[c] as number) * (at[c] as number)
    cross.fill(0)
    for (let n = 0; n < parts.length; n++) {
      const { column, alone, together } = parts[n] as Varying
      const square = (at[column] as number) ** 2
      if (square < LEAST_SQUARE) continue
      own += square * alone
      for (let i = 0; i < size; i++) cross[i] = (cross[i] as number) + square * (together[i] as number)
    }
    density.reduced(cross, tied)
    for (let i = 0; i < size; i++) {
      mean += (tied[i] as number) * (left[i] as number)
      own -= (tied[i] as number) ** 2
    }
    return [mean, Math.sqrt(Math.max(0, own))]
  }
}

/** Columns that can be anything but nothing: those that cannot are left out of the walk. */
const mostOf = ({ grams }: SackPolytope): Float64Array => {
  const most = new Float64Array(grams.size).fill(Number.POSITIVE_INFINITY)
  most[grams.silent] = grams.mostSilent
  most[grams.lost] = grams.mostLost
  return most
}

const SEED_OF_NOISE = 7

export function likelyCompositionIn(polytope: SackPolytope, { vertices }: SackBounds): LikelyComposition {
  const { grams, list } = polytope
  const density = tableDensityOf(polytope)
  const counts = new Float64Array(grams.size).fill(1)
  counts[grams.lost] = -1
  const rows: LinearRow[] = list
    .filter(({ says }) => says !== undefined)
    .map(({ entries, least, most }) => ({
      columns: entries.map(([column]) => column),
      values: entries.map(([, value]) => value),
      least,
      most,
    }))
  const sways = polytope.tree.rows.map((row) => purchaseSwaysOf(row, density.readings))
  const figures = SACK_FIGURES.map((figure) => figureOf(polytope, density, sways, figure))
  const states: Float64Array[] = []
  const [foundMeans, foundNoises] = [SACK_FIGURES.map((): number[] => []), SACK_FIGURES.map((): number[] => [])]
  walkChords(
    { vertices, rows, least: new Float64Array(grams.size), most: mostOf(polytope), counts, density },
    {
      warm: WARM,
      steps: stepsFor(grams.size),
      keep: (at, step) => {
        if (step % EVERY !== 0) return
        states.push(at.slice())
        density.ahead(0)
        figures.forEach((read, n) => {
          const [mean, sd] = read(at)
          foundMeans[n]?.push(mean)
          foundNoises[n]?.push(sd)
        })
      },
    },
  )
  const random = randomSource(SEED_OF_NOISE)
  const of = (found: readonly number[][]) =>
    new Map(SACK_FIGURES.map((figure, n) => [figure, Float64Array.from(found[n] ?? [])] as const))
  const [means, noises] = [of(foundMeans), of(foundNoises)]
  const drawn = new Map(
    SACK_FIGURES.map((figure) => {
      const noise = noises.get(figure)
      return [
        figure,
        (means.get(figure) ?? new Float64Array()).map((mean, at) => mean + (noise?.[at] ?? 0) * normalSource(random)),
      ] as const
    }),
  )
  return { states, means, noises, drawn }
}
