import { loadSolver } from '@obrador/balancer'
import { openSack, type SackAnswer, type SackOptions, type SackRequest } from '@obrador/balancer/sack'
import { findRow, wholeEngine } from '@obrador/engine'
import {
  DECLARED_KEYS,
  DECLARED_NUTRIENTS,
  type DeclaredNutrient,
  normalSource,
  printedFigureOf,
  randomSource,
  readingOfRow,
  SACK_FIGURES,
  type SackReading,
  type SackRow,
  sackRow,
  swayOfRow,
} from '@obrador/engine/sack'
import { readListOf } from '@obrador/list/etiqueta'

/** Labels made of formulas whose truth is known: purchases drawn from the table of spreads, figures rounded as the law lets them. */

const solver = await loadSolver()

type Asked = Omit<SackRequest, 'items'> & { readonly lista: string }

export const openLabel = (request: Asked, options?: SackOptions): SackAnswer =>
  openSack(wholeEngine, { ...request, ...readListOf(request.lista) }, solver, options)

/** As it is answered where every program ends without an answer. */
export function openUnsolved(request: Asked): SackAnswer {
  const { timeLimit } = solver.constants.modelStatus
  const createModel: typeof solver.createModel = (...given) =>
    Object.assign(solver.createModel(...given), { getModelStatus: () => timeLimit })
  return openSack(wholeEngine, { ...request, ...readListOf(request.lista) }, { ...solver, idle: [], createModel })
}

/** Id of the row, name on the label, grams. */
export type Formula = readonly (readonly [id: string, name: string, grams: number])[]

export interface Made {
  readonly lista: string
  readonly nutricion: Readonly<Record<string, string>>
  readonly truth: Readonly<Record<string, number>>
}

/** Deviations beyond which no purchase and no declaration goes here: an interval promises to hold within three. */
const FARTHEST = 2.5

const rowOf = (id: string): SackRow => {
  const row = findRow(id)
  if (!row) throw new Error(`the catalogue has no ${id}`)
  return sackRow(row)
}

const comma = (value: number, decimals: number): string => value.toFixed(decimals).replace('.', ',')

/** As the Commission's guidance of 2012 rounds it. */
function printed(nutrient: DeclaredNutrient, value: number): string {
  if (nutrient === 'sal') return value <= 0.0125 ? '<0,01' : comma(value, value < 1 ? 2 : 1)
  const least = nutrient === 'saturadas' ? 0.1 : 0.5
  if (value <= least) return `<${comma(least, 1)}`
  return comma(value, value < 10 ? 1 : 0)
}

/** Bytes that the solver has taken, which it never gives back. */
export const solverBytes = (): number => solver.memoryBytes

/**
 * The label of a formula, in the order of the law. `lost`: grams of water that making takes from 100 g weighed. `wider`: times that its
 * purchases vary what the table of spreads says.
 */
export function labelOf(formula: Formula, seed: number, lost = 0, wider = 1): Made {
  const random = randomSource(seed)
  const drawn = (): number => Math.max(-FARTHEST, Math.min(FARTHEST, normalSource(random)))
  const total = formula.reduce((sum, [, , grams]) => sum + grams, 0) * (1 - lost / 100)
  const lines = formula
    .map(([id, name, grams]) => ({ name, row: rowOf(id), grams: (100 * grams) / total }))
    .toSorted((one, other) => other.grams - one.grams)
    .map((line) => ({ ...line, steps: line.row.ways.map(() => wider * drawn()) }))
  const sum = (reading: SackReading): number =>
    lines.reduce((all, { row, grams, steps }) => {
      const more = row.ways.reduce((so, way, at) => so + (steps[at] ?? 0) * swayOfRow(row, reading, way), 0)
      return all + grams * (readingOfRow(row, reading) + more)
    }, 0)
  const truth = Object.fromEntries(SACK_FIGURES.map((figure) => [figure, sum(figure)]))
  truth.agua = (truth.agua ?? 0) - (lines.reduce((all, { grams }) => all + grams, 0) - 100)
  const nutricion = Object.fromEntries(
    DECLARED_NUTRIENTS.map((nutrient) => {
      const exact = Math.max(0, Math.min(100, sum(DECLARED_KEYS[nutrient])))
      const error = printedFigureOf(nutrient, comma(exact, 4))?.error ?? 0
      return [nutrient, printed(nutrient, Math.max(0, Math.min(100, exact + drawn() * error)))]
    }),
  )
  return { lista: lines.map(({ name }) => name).join(', '), nutricion, truth }
}
