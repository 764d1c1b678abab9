import { rowsById } from '../catalogue/catalogue.ts'
import { choleskyFactor, logNormal, zeroMatrix } from '../science/linear.ts'
import type { EvidenceOfBatch, WorkshopEvidence } from './evidence.ts'
import { rowOfLot } from './lots.ts'
import { addSeen, ownErrorOf, seenBy } from './seen.ts'

/**
 * How much the lots of one workshop vary beside the table: by category of ingredient, a grid of factors and how likely each is, told
 * by the first readings of its lots. With the table right it stays where it was.
 */
const GRID = [0.5, 0.71, 1, 1.41, 2, 2.83] as const
/** Before anything was read: the table is right within a factor of two, nine times in ten (estimate, grade C). */
const CHANCES = [0.08, 0.2, 0.4, 0.2, 0.09, 0.03] as const

const meanOfLogs = (chances: readonly number[], factors: readonly number[]): number =>
  chances.reduce((sum, chance, at) => sum + chance * Math.log(factors[at] as number), 0)
/** The table is the table until somebody has measured: the geometric mean of the factors is one beforehand. */
const FACTORS = GRID.map((factor) => factor / Math.exp(meanOfLogs(CHANCES, GRID)))

const categoryOf = (lot: string): string => rowsById.get(rowOfLot(lot))?.category ?? ''

/** In one order whatever the order in which they were sent: what is learned of the spread must not depend on it. */
const inOrder = (batches: readonly EvidenceOfBatch[]): EvidenceOfBatch[] =>
  batches
    .map((batch) => [`${batch.fecha ?? ''} ${JSON.stringify(batch.filas)}`, batch] as const)
    .sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([, batch]) => batch)

function reweighted(
  chances: readonly number[],
  rest: readonly Float64Array[],
  own: readonly Float64Array[],
  difference: readonly number[],
): readonly number[] {
  const logs = FACTORS.map((factor, at) => {
    const s = rest.map((line, i) => line.map((value, j) => value + factor ** 2 * (own[i]?.[j] ?? 0)))
    const l = choleskyFactor(s)
    return l ? Math.log(chances[at] as number) + logNormal(l, difference) : Number.NEGATIVE_INFINITY
  })
  const most = Math.max(...logs)
  if (!Number.isFinite(most)) return chances
  const weights = logs.map((log) => Math.exp(log - most))
  const sum = weights.reduce((total, one) => total + one, 0)
  return weights.map((one) => one / sum)
}

/** The square of the factor, at its geometric mean: a few wide factors do not pull it up. */
const squareOf = (chances: readonly number[]): number => Math.exp(2 * meanOfLogs(chances, FACTORS))

const ofConstant = (slopes: readonly number[]): number[][] => slopes.map((slope) => [slope])

/** The variance of a lot beforehand, in that of the table. */
export function varianceOfLots({ hornadas }: WorkshopEvidence): (lot: string) => number {
  const grids = new Map<string, readonly number[]>()
  const varianceOf = (category: string): number => squareOf(grids.get(category) ?? CHANCES)
  const known = new Set<string>()
  for (const batch of inOrder(hornadas)) {
    const { lots, constants } = seenBy(batch)
    const total = ownErrorOf(batch)
    for (const slopes of constants.values()) addSeen(total, ofConstant(slopes), 1)
    // Of several that are new in a category one is asked, the last by its name: each would be taken for the only one.
    const fresh = new Map<string, string>()
    for (const lot of [...lots.keys()].sort()) {
      addSeen(total, lots.get(lot) ?? [], varianceOf(categoryOf(lot)))
      if (!known.has(lot)) fresh.set(categoryOf(lot), lot)
    }
    const difference = batch.filas.map(({ dif }) => dif)
    const changed = [...fresh].map(([category, lot]) => {
      const slopes = lots.get(lot) ?? []
      const [rest, own] = [total.map((line) => Float64Array.from(line)), zeroMatrix(total.length)]
      addSeen(rest, slopes, -varianceOf(category))
      addSeen(own, slopes, 1)
      return [category, reweighted(grids.get(category) ?? CHANCES, rest, own, difference)] as const
    })
    for (const [category, chances] of changed) grids.set(category, chances)
    for (const lot of lots.keys()) known.add(lot)
  }
  const found = new Map([...grids].map(([category, chances]) => [category, squareOf(chances)]))
  return (lot) => found.get(categoryOf(lot)) ?? 1
}
