import { catalogue, find, round } from '@obrador/engine'
import {
  DECLARED,
  DECLARED_NUTRIENTS,
  type Ingredient,
  printedOf,
  readingOfRow,
  SACK_FIGURES,
  sackRow,
} from '@obrador/engine/sack'
import { readListOf } from '@obrador/list/etiqueta'
import { designationOf } from '../../engine/src/catalogue/designations.ts'
import { shifted, spreadOf } from '../../engine/src/catalogue/spread.ts'
import { declare, ROUNDING } from '../../engine/src/make/label/rounding.ts'
import { normalOf, randomOf } from '../../engine/src/science/chords.ts'
import { loadSolver } from '../src/index.ts'
import { openSack, type SackAnswer, type SackRequest } from '../src/sack/index.ts'

/** Labels made of formulas whose truth is known: purchases drawn from the table of spreads, figures rounded as the law lets them. */

export const solver = await loadSolver()
/** No test should depend on how busy the machine is. */
const PATIENCE = { milliseconds: 1_000_000 } as const

export const openLabel = (request: Omit<SackRequest, 'items'> & { readonly lista: string }): SackAnswer =>
  openSack({ ...request, ...readListOf(request.lista) }, solver, PATIENCE)

export interface Made {
  readonly lista: string
  readonly nutricion: Readonly<Record<string, string>>
  readonly truth: Readonly<Record<string, number>>
}

/** Within these deviations an interval promises to hold. */
const FARTHEST = 2.5
const ADDITIVES = new Set(['estabilizante', 'emulgente', 'acido', 'aroma', 'impulsor', 'edulcorante'])

const rowOf = (name: string): Ingredient => {
  const row = find(name) ?? catalogue.find(({ id }) => id === name)
  if (!row) throw new Error(`the catalogue has no ${name}`)
  return row
}

/** A purchase of a row, as one differs from the next. */
function bought(row: Ingredient, drawn: () => number): Ingredient {
  if (ADDITIVES.has(row.category)) return row
  const ways = spreadOf(row)?.ways ?? []
  const shift = new Float64Array(9)
  for (const way of ways) {
    const step = drawn()
    for (let at = 0; at < 9; at++) shift[at] = (shift[at] ?? 0) + step * (way[at] ?? 0)
  }
  return shifted(row, shift)
}

const ROUND = { saturadas: ROUNDING.saturates, sal: ROUNDING.salt } as const

/** The label of a formula in grams, in the order of the law. `lost`: grams of water that making takes from 100 g weighed. */
export function labelOf(formula: readonly (readonly [name: string, grams: number])[], seed: number, lost = 0): Made {
  const random = randomOf(seed)
  const drawn = (): number => Math.max(-FARTHEST, Math.min(FARTHEST, normalOf(random)))
  const total = formula.reduce((sum, [, grams]) => sum + grams, 0) * (1 - lost / 100)
  const lines = formula
    .map(([name, grams]) => ({ row: rowOf(name), grams: (100 * grams) / total }))
    .toSorted((one, other) => other.grams - one.grams)
    .map((line) => ({ ...line, own: sackRow(bought(line.row, drawn)) }))
  const sum = (reading: Parameters<typeof readingOfRow>[1]): number =>
    lines.reduce((all, { grams, own }) => all + grams * readingOfRow(own, reading), 0)
  const truth = Object.fromEntries(SACK_FIGURES.map((figure) => [figure, sum(figure)]))
  truth.agua = (truth.agua ?? 0) - (lines.reduce((all, { grams }) => all + grams, 0) - 100)
  const nutricion = Object.fromEntries(
    DECLARED_NUTRIENTS.map((nutrient) => {
      const exact = Math.max(0, sum(DECLARED[nutrient]))
      const error = printedOf(nutrient, String(round(Math.min(100, exact), 4)).replace('.', ','))?.error ?? 0
      const told = Math.max(0, Math.min(100, exact + drawn() * error))
      const rounding = nutrient in ROUND ? ROUND[nutrient as keyof typeof ROUND] : ROUNDING.macronutrient
      return [nutrient, declare(told, 'g', rounding).texto.replace(' g', '')]
    }),
  )
  return { lista: lines.map(({ row }) => designationOf(row)).join(', '), nutricion, truth }
}
