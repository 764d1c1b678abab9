import { byId } from '../catalogue/catalogue.ts'
import { cholesky, dot, logNormal } from '../science/linear.ts'
import { constantOf } from './constants.ts'
import type { Evidence, EvidenceOfBatch } from './evidence.ts'
import { byWay, rowOfLot, waysOfLot } from './lots.ts'

/**
 * How much the lots of one workshop vary beside the table: by category of ingredient, a grid of factors and how likely each is, told
 * by the first readings of its lots. With the table right it stays where it was.
 */
const FACTORS = [0.5, 0.71, 1, 1.41, 2, 2.83] as const
/** Before anything was read: the table is right within a factor of two, nine times in ten (estimate, grade C). */
const CHANCES = [0.08, 0.2, 0.4, 0.2, 0.09, 0.03] as const

const categoryOf = (lot: string): string => byId.get(rowOfLot(lot))?.category ?? ''

/** In one order whatever the order in which they were sent: what is learned of the spread must not depend on it. */
const inOrder = (batches: readonly EvidenceOfBatch[]): EvidenceOfBatch[] =>
  batches
    .map((batch) => [`${batch.fecha ?? ''} ${JSON.stringify(batch.filas)}`, batch] as const)
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, batch]) => batch)

/** The slopes of each reading of a batch by the ways of a lot. */
const seenOfLot = ({ filas }: EvidenceOfBatch, lot: string): number[][] =>
  filas.map(({ lotes }) => byWay(waysOfLot(lot), lotes[lot] ?? []))

const productOf = (one: readonly number[][], other = one): Float64Array[] =>
  one.map((line) => Float64Array.from(other, (slopes) => dot(line, slopes)))

/** Covariance of the readings of a batch by all but some lots. */
function covarianceWithout(
  batch: EvidenceOfBatch,
  lots: readonly string[],
  factor: (lot: string) => number,
): Float64Array[] {
  const { filas, error } = batch
  const total = error.map((line) => Float64Array.from(line))
  const add = (part: readonly Float64Array[], times: number): void => {
    part.forEach((line, i) => {
      line.forEach((value, j) => {
        ;(total[i] as Float64Array)[j] = (total[i]?.[j] ?? 0) + times * value
      })
    })
  }
  for (const lot of lots) add(productOf(seenOfLot(batch, lot)), factor(lot))
  for (const key of new Set(filas.flatMap(({ taller }) => Object.keys(taller)))) {
    const slopes = filas.map(({ taller }) => [(taller[key] ?? 0) * (constantOf(key)?.sd ?? 0)])
    add(productOf(slopes), 1)
  }
  return total
}

function reweighted(
  chances: readonly number[],
  rest: readonly Float64Array[],
  own: readonly Float64Array[],
  difference: readonly number[],
): readonly number[] {
  const logs = FACTORS.map((factor, at) => {
    const s = rest.map((line, i) => line.map((value, j) => value + factor ** 2 * (own[i]?.[j] ?? 0)))
    const l = cholesky(s)
    return l ? Math.log(chances[at] as number) + logNormal(l, difference) : Number.NEGATIVE_INFINITY
  })
  const most = Math.max(...logs)
  if (!Number.isFinite(most)) return chances
  const weights = logs.map((log) => Math.exp(log - most))
  const sum = weights.reduce((total, one) => total + one, 0)
  return weights.map((one) => one / sum)
}

/** The square of the factor, at its geometric mean: a few wide factors do not pull it up. */
const squareOf = (chances: readonly number[]): number =>
  Math.exp(chances.reduce((sum, chance, at) => sum + 2 * chance * Math.log(FACTORS[at] as number), 0))
/** The table is the table until somebody has measured. */
const BEFOREHAND = squareOf(CHANCES)

/** The variance of a lot beforehand, in that of the table. */
export function varianceOfLots({ hornadas }: Evidence): (lot: string) => number {
  const grids = new Map<string, readonly number[]>()
  const varianceOf = (lot: string): number => squareOf(grids.get(categoryOf(lot)) ?? CHANCES) / BEFOREHAND
  const known = new Set<string>()
  for (const batch of inOrder(hornadas)) {
    const lots = [...new Set(batch.filas.flatMap(({ lotes }) => Object.keys(lotes)))].sort()
    const difference = batch.filas.map(({ dif }) => dif)
    const fresh = lots.filter((lot) => !known.has(lot))
    const changed = fresh.map((lot) => {
      const others = lots.filter((other) => other !== lot)
      const own = productOf(seenOfLot(batch, lot))
      const category = categoryOf(lot)
      return [
        category,
        reweighted(grids.get(category) ?? CHANCES, covarianceWithout(batch, others, varianceOf), own, difference),
      ] as const
    })
    for (const [category, chances] of changed) grids.set(category, chances)
    for (const lot of fresh) known.add(lot)
  }
  const found = new Map([...grids].map(([category, chances]) => [category, squareOf(chances) / BEFOREHAND]))
  return (lot) => found.get(categoryOf(lot)) ?? 1
}
