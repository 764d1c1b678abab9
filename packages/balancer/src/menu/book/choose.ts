import { type LinearProgram, type ProgramRow, solveProgram, type WorkBudget } from '../program.ts'
import type { FormulaOffer } from './offers.ts'

/** One offer for each formula: the margin that is asked for, or as near as can be; the fewest formulas; the fewest lines. */

interface Demand {
  readonly of: (offer: FormulaOffer) => number
  readonly least?: number
  readonly most?: number
}

/** € within which a margin is reached. */
const REACHED = 1e-6

const isChanged = ({ lines }: FormulaOffer): number => (lines > 0 ? 1 : 0)

function chosenBy(
  work: WorkBudget,
  offers: readonly (readonly FormulaOffer[])[],
  worth: (offer: FormulaOffer) => number,
  demands: readonly Demand[],
): FormulaOffer[] | undefined {
  const flat = offers.flat()
  const starts = offers.map((_, at) => offers.slice(0, at).reduce((sum, all) => sum + all.length, 0))
  const program: LinearProgram = {
    columns: flat.map((offer) => ({ least: 0, most: 1, domain: 'integer', cost: worth(offer) })),
    rows: [
      ...offers.map(
        (all, at): ProgramRow => ({
          entries: all.map((_, j) => [(starts[at] ?? 0) + j, 1]),
          least: 1,
          most: 1,
        }),
      ),
      ...demands.map(
        ({ of, ...bounds }): ProgramRow => ({
          entries: flat.flatMap((offer, at): [number, number][] => (of(offer) === 0 ? [] : [[at, of(offer)]])),
          ...bounds,
        }),
      ),
    ],
  }
  const { values } = solveProgram(work, program)
  if (values.length === 0) return undefined
  return offers.map((all, at) => all.find((_, j) => (values[(starts[at] ?? 0) + j] ?? 0) > 0.5) as FormulaOffer)
}

export interface ChosenOffers {
  readonly offers: readonly FormulaOffer[]
  /** What was aimed at, and what is had back. */
  readonly goal: number
  readonly saves: number
  readonly formulas: number
}

const sumOf = (offers: readonly FormulaOffer[], of: (offer: FormulaOffer) => number): number =>
  offers.reduce((sum, offer) => sum + of(offer), 0)

const savesOf = ({ saves }: FormulaOffer): number => saves

export function chooseOffers(
  work: WorkBudget,
  offers: readonly (readonly FormulaOffer[])[],
  target: number,
): ChosenOffers {
  // The most that can be had back is the most of each.
  const top = offers.map((all) => all.reduce((best, one) => (one.saves > best.saves ? one : best)))
  const goal = Math.min(target, sumOf(top, savesOf))
  const reached: Demand = { of: savesOf, least: goal - REACHED }
  const fewest = chosenBy(work, offers, isChanged, [reached]) ?? top
  const formulas = sumOf(fewest, isChanged)
  const lean = chosenBy(work, offers, ({ lines }) => lines, [reached, { of: isChanged, most: formulas }]) ?? fewest
  return { offers: lean, goal, saves: sumOf(lean, savesOf), formulas }
}
