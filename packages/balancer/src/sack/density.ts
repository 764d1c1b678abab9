import {
  type LineDensity,
  readingOfRow,
  SATURATES_SPREAD,
  type SackReading,
  type SackRow,
  swayOfRow,
} from '@obrador/engine/sack'
import type { SackPolytope } from './bounds.ts'
import { sharePriorOf } from './prior.ts'

/** How likely shares are: what a list makes of them, and how well they tell the table. */

/** Purchases and declarations differ by more than the tables say: chosen on labels whose composition is known. */
export const WIDER_SPREAD = 1.5
/** Half of what the saturates of a row may differ by is a deviation. */
const SATURATES_SD = SATURATES_SPREAD / 2

/** Ways in which a purchase of a row moves each of some readings. */
export const purchaseSwaysOf = (row: SackRow, readings: readonly SackReading[]): readonly Float64Array[] => {
  const ways = row.ways.map((way) => Float64Array.from(readings, (reading) => swayOfRow(row, reading, way)))
  const at = readings.indexOf('saturadas')
  const saturates = SATURATES_SD * readingOfRow(row, 'saturadas')
  if (at < 0 || saturates === 0) return ways
  const make = new Float64Array(readings.length)
  make[at] = saturates
  return [...ways, make]
}

/** What a gram of each column holds of a reading. */
export function columnContentOf({ tree, grams }: SackPolytope, reading: SackReading): Float64Array {
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

/** Lower triangle of what purchases of a row add to the spread of the table, for the square of its grams; none where it does not vary. */
function addedBy(row: SackRow, readings: readonly SackReading[]): Float64Array | undefined {
  const size = readings.length
  const triangle = new Float64Array((size * (size + 1)) / 2)
  for (const way of purchaseSwaysOf(row, readings))
    for (let i = 0, k = 0; i < size; i++)
      for (let j = 0; j <= i; j++, k++)
        triangle[k] = (triangle[k] as number) + WIDER_SPREAD ** 2 * (way[i] as number) * (way[j] as number)
  return triangle.some((value) => value !== 0) ? triangle : undefined
}

/** Grams whose square adds nothing. */
const NOTHING = 1e-4

export interface TableDensity extends LineDensity {
  readonly readings: readonly SackReading[]
  /** What the root of the spread leaves of a vector, and of what the table is missed by, at the last point that was read. */
  readonly reduced: (of: Float64Array, into: Float64Array) => void
  readonly left: Float64Array
}

/** What is missed of each figure of the table, and its spread, as they change along a line: evenly, and by its square. */
function missOf(polytope: SackPolytope, readings: readonly SackReading[]) {
  const size = readings.length
  const cells = (size * (size + 1)) / 2
  const told = readings.map((reading) => polytope.declared.get(reading))
  const wanted = Float64Array.from(told, (one) => ((one?.least ?? 0) + (one?.most ?? 0)) / 2)
  const own = new Float64Array(cells)
  told.forEach((one, i) => {
    own[(i * (i + 1)) / 2 + i] = one
      ? (one.most - one.least) ** 2 / 12 + ((one.isMeasured ? 1 : WIDER_SPREAD) * one.error) ** 2 + 1e-9
      : 1
  })
  const contents = readings.map((reading) => columnContentOf(polytope, reading))
  const added = polytope.tree.rows.map((row) => addedBy(row, readings))
  const point = new Float64Array(polytope.grams.size)
  const direction = new Float64Array(polytope.grams.size)
  const [miss, missSlope] = [new Float64Array(size), new Float64Array(size)]
  const [spread, spreadSlope, spreadBend] = [new Float64Array(cells), new Float64Array(cells), new Float64Array(cells)]
  const dot = (of: Float64Array, at: Float64Array): number => {
    let total = 0
    for (let c = 0; c < of.length; c++) total += (of[c] as number) * (at[c] as number)
    return total
  }
  return {
    miss,
    missSlope,
    spread,
    spreadSlope,
    spreadBend,
    stand: (at: Float64Array): void => {
      point.set(at)
      for (let i = 0; i < size; i++) miss[i] = (wanted[i] as number) - dot(contents[i] as Float64Array, at)
      spread.set(own)
      for (let c = 0; c < added.length; c++) {
        const triangle = added[c]
        const grams = at[c] as number
        if (!triangle || grams < NOTHING) continue
        const square = grams * grams
        for (let k = 0; k < cells; k++) spread[k] = (spread[k] as number) + square * (triangle[k] as number)
      }
    },
    face: (along: Float64Array): void => {
      direction.set(along)
      for (let i = 0; i < size; i++) missSlope[i] = -dot(contents[i] as Float64Array, along)
      spreadSlope.fill(0)
      spreadBend.fill(0)
      for (let c = 0; c < added.length; c++) {
        const triangle = added[c]
        const step = along[c] as number
        if (!triangle || step === 0) continue
        const [once, twice] = [2 * step * (point[c] as number), step * step]
        for (let k = 0; k < cells; k++) {
          const value = triangle[k] as number
          spreadSlope[k] = (spreadSlope[k] as number) + once * value
          spreadBend[k] = (spreadBend[k] as number) + twice * value
        }
      }
    },
    go: (steps: number): void => {
      for (let c = 0; c < point.length; c++) point[c] = (point[c] as number) + steps * (direction[c] as number)
      for (let i = 0; i < size; i++) miss[i] = (miss[i] as number) + steps * (missSlope[i] as number)
      for (let k = 0; k < cells; k++)
        spread[k] = (spread[k] as number) + steps * ((spreadSlope[k] as number) + steps * (spreadBend[k] as number))
    },
  }
}

export function tableDensityOf(polytope: SackPolytope): TableDensity {
  const readings = [...polytope.declared.keys()]
  const size = readings.length
  const prior = sharePriorOf(polytope)
  const of = missOf(polytope, readings)
  const root = new Float64Array((size * (size + 1)) / 2)
  const left = new Float64Array(size)

  /** Cholesky of the spread some steps along into `root`, and what it leaves of what is missed into `left`; the log density. */
  function ahead(steps: number): number {
    let density = prior.ahead(steps)
    for (let i = 0, row = 0; i < size; row += ++i) {
      let residual = (of.miss[i] as number) + steps * (of.missSlope[i] as number)
      for (let j = 0, other = 0; j <= i; other += ++j) {
        const at = row + j
        let value =
          (of.spread[at] as number) + steps * ((of.spreadSlope[at] as number) + steps * (of.spreadBend[at] as number))
        for (let k = 0; k < j; k++) value -= (root[row + k] as number) * (root[other + k] as number)
        if (j < i) {
          value /= root[other + j] as number
          residual -= value * (left[j] as number)
        } else value = Math.sqrt(Math.max(1e-12, value))
        root[at] = value
      }
      left[i] = residual / (root[row + i] as number)
      density -= Math.log(root[row + i] as number) + 0.5 * (left[i] as number) ** 2
    }
    return density
  }

  return {
    readings,
    left,
    ahead,
    stand: (at) => {
      prior.stand(at)
      of.stand(at)
      return ahead(0)
    },
    face: (along) => {
      prior.face(along)
      of.face(along)
    },
    go: (steps) => {
      prior.go(steps)
      of.go(steps)
    },
    reduced: (vector, into) => {
      for (let i = 0, row = 0; i < size; row += ++i) {
        let value = vector[i] as number
        for (let k = 0; k < i; k++) value -= (root[row + k] as number) * (into[k] as number)
        into[i] = value / (root[row + i] as number)
      }
    },
  }
}
