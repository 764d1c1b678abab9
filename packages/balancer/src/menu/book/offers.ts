import { type CraftRequest, solverProblemOf } from '@obrador/engine'
import { isLimitMet } from '../../limit.ts'
import {
  entriesOf,
  hasPoint,
  type LinearProgram,
  type ProgramColumn,
  solveProgram,
  type WorkBudget,
} from '../program.ts'
import { type BookFormula, formulaWith, standingOf } from './formula.ts'
import { areTopsAccepted } from './on-top.ts'

/** What a formula may change to: the cheapest with so many lines changed, weighed in whole grams of its batch. */

export interface FormulaOffer {
  /** Lines that change. */
  readonly lines: number
  /** € had back. */
  readonly saves: number
  /** Grams of a kilo; none where nothing changes. */
  readonly grams: readonly number[]
  readonly newcomers: readonly string[]
}

export interface OfferBounds {
  readonly mostLines: number
  readonly movedGrams: number
}

const KILO = 1000
/** g/kg from which something new is worth weighing. */
const LEAST_NEW = 8
/** g/kg under which nothing has changed. */
const UNCHANGED = 1e-4

/** What goes in comes to so many grams of a kilo. */
function boundMoves(program: LinearProgram, { columns }: BookFormula, moving: readonly number[], most: number): void {
  const ups = moving.map((at): [number, number] => {
    const up = program.columns.push({ least: 0, most: KILO }) - 1
    program.rows.push({
      entries: [
        [up, 1],
        [at, -1],
      ],
      least: -(columns[at]?.grams ?? 0),
    })
    return [up, 1]
  })
  program.rows.push({ entries: ups, most })
}

/** The cheapest kilo with so many lines changed; `price` says at which prices. */
export function cheapestKilo(
  work: WorkBudget,
  formula: BookFormula,
  bounds: OfferBounds,
  isBought: (name: string) => boolean,
  price: 'before' | 'now',
): readonly number[] | undefined {
  const { columns: lines, rows } = formula
  const isFree = lines.map(
    ({ least, most, isNew, name, isMissing }) => isMissing || (most > least && (!isNew || isBought(name))),
  )
  const columns = lines.map((line, at): ProgramColumn => {
    const cost = line[price] / KILO
    return isFree[at] ? { least: line.least, most: line.most, cost } : { least: line.grams, most: line.grams, cost }
  })
  const program: LinearProgram = {
    columns,
    rows: [
      {
        entries: entriesOf(
          lines.map(() => 1),
          0,
        ),
        least: KILO,
        most: KILO,
      },
      ...rows.map(({ coefficients, constant }) => ({ entries: entriesOf(coefficients, 0), least: -constant })),
    ],
  }
  const moving = lines.map((_, at) => at).filter((at) => isFree[at])
  const flags = moving.map((at) => {
    const { grams = 0, isNew = false, least = 0, most = 0 } = lines[at] ?? {}
    const flag = columns.push({ least: 0, most: 1, domain: 'integer' }) - 1
    program.rows.push({
      entries: [
        [at, 1],
        [flag, -(most - grams)],
      ],
      most: grams,
    })
    program.rows.push({
      entries: [
        [at, 1],
        [flag, grams - least],
      ],
      least: grams,
    })
    if (isNew)
      program.rows.push({
        entries: [
          [at, 1],
          [flag, -LEAST_NEW],
        ],
        least: 0,
      })
    return flag
  })
  program.rows.push({ entries: flags.map((flag) => [flag, 1]), most: bounds.mostLines })
  boundMoves(program, formula, moving, bounds.movedGrams)
  const { values } = solveProgram(work, program)
  return values.length > 0 ? values.slice(0, lines.length) : undefined
}

/** Grams of the batch around what was found, one try after another. */
const REACHES = [3, 12, 40] as const

/** Whole grams of the batch for what changes; what is missing goes out whole, and the batch keeps its weight to a gram. */
function weighedKilo(work: WorkBudget, formula: BookFormula, found: readonly number[], { movedGrams }: OfferBounds) {
  const { columns: lines, rows, total, costNow } = formula
  const gram = KILO / total
  const changed = lines
    .map((_, at) => at)
    .filter((at) => Math.abs((found[at] ?? 0) - (lines[at]?.grams ?? 0)) > UNCHANGED)
  const moving = changed.filter((at) => (lines[at]?.most ?? 0) > 0)
  for (const reach of REACHES) {
    const columns = lines.map(({ now }, at): ProgramColumn => {
      const grams = changed.includes(at) ? (found[at] ?? 0) : (lines[at]?.grams ?? 0)
      return { least: grams, most: grams, cost: (now - costNow) / KILO }
    })
    const program: LinearProgram = {
      columns,
      rows: [
        {
          entries: entriesOf(
            lines.map(() => 1),
            0,
          ),
          least: KILO - gram,
          most: KILO + gram,
        },
        ...rows.map(({ coefficients, constant }) => ({ entries: entriesOf(coefficients, 0), least: -constant })),
      ],
    }
    for (const at of moving) {
      const near = Math.round((found[at] ?? 0) / gram)
      columns[at] = { ...columns[at], least: lines[at]?.least ?? 0, most: (lines[at]?.most ?? 0) + gram }
      const step = columns.push({ least: Math.max(0, near - reach), most: near + reach, domain: 'integer' }) - 1
      program.rows.push({
        entries: [
          [at, 1],
          [step, -gram],
        ],
        least: 0,
        most: 0,
      })
    }
    boundMoves(program, formula, moving, movedGrams + gram)
    const solved = solveProgram(work, program)
    if (hasPoint(solved)) return solved.values.slice(0, lines.length)
  }
  return undefined
}

/** Whether the engine still accepts it: every limit, its name and its words. */
function isAccepted({ craft, limits, verdict }: BookFormula, changed: CraftRequest): boolean {
  const problem = solverProblemOf(craft, changed)
  const now = standingOf(craft, changed)
  return (
    (verdict !== 'equilibrada' || now.verdict === 'equilibrada') && limits.every((limit) => isLimitMet(limit, problem))
  )
}

export const kiloCost = ({ columns }: BookFormula, grams: readonly number[], of: 'before' | 'now'): number => {
  const mass = columns.reduce((sum, _, at) => sum + (grams[at] ?? 0), 0)
  return columns.reduce((sum, line, at) => sum + (grams[at] ?? 0) * line[of], 0) / mass
}

/** € under which nothing is saved. */
const CENT_SHARE = 1e-6

/** What a formula may do with so many lines and these newcomers; none where nothing does. */
export function offerWith(
  work: WorkBudget,
  formula: BookFormula,
  bounds: OfferBounds,
  isBought: (name: string) => boolean,
): FormulaOffer | undefined {
  const found = cheapestKilo(work, formula, bounds, isBought, 'now')
  const grams = found && weighedKilo(work, formula, found, bounds)
  if (!grams || !isAccepted(formula, formulaWith(formula, grams))) return undefined
  if (!areTopsAccepted(formula, grams, isAccepted)) return undefined
  const changed = formula.columns.filter(({ grams: before }, at) => Math.abs((grams[at] ?? 0) - before) > UNCHANGED)
  return {
    lines: changed.length,
    saves: formula.kilos * (formula.costNow - kiloCost(formula, grams, 'now')),
    grams,
    newcomers: changed.filter(({ isNew }) => isNew).map(({ name }) => name),
  }
}

/** Offers worth having, the fewest lines first: each gives back more than those before. */
export function offersOf(
  work: WorkBudget,
  formula: BookFormula,
  bounds: OfferBounds,
  ask: (mostLines: number) => FormulaOffer | undefined,
): FormulaOffer[] {
  const offers: FormulaOffer[] = formula.mustChange ? [] : [{ lines: 0, saves: 0, grams: [], newcomers: [] }]
  for (let lines = 1; lines <= bounds.mostLines && !work.isStopped(); lines += 1) {
    const offer = ask(lines)
    const best = Math.max(Number.NEGATIVE_INFINITY, ...offers.map(({ saves }) => saves))
    if (offer && offer.saves > best + CENT_SHARE) offers.push(offer)
  }
  return offers
}
