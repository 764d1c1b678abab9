import {
  allCrafts,
  type Craft,
  measureLines,
  type ReadingLimit,
  roundTo,
  type SolverProblem,
  solverProblemOf,
} from '@obrador/engine'
import { describe, expect, test } from 'vitest'
import { isFull } from '../../../tools/tier.ts'
import type { AdjustRequest } from '../src/index.ts'
import { adjusted } from './solver.ts'

/**
 * Small formulas against every formula of a fine grid: what is feasible, nearest, least changed or cheapest is judged by
 * trying them all, with the engine alone.
 */

/** Steps of the grid, as a share of the batch. */
const STEP = isFull ? 0.01 : 0.0125

type Movers = readonly [string, string, string]

interface Case {
  readonly craft: keyof typeof allCrafts
  readonly request: AdjustRequest
  /** The three lines that move; the others stay. */
  readonly movers: Movers
  readonly feasible: boolean
}

const cases: Readonly<Record<string, Case>> = {
  'a sorbet with too much sugar': {
    craft: 'helado',
    request: {
      type: 'sorbete_agua',
      ingredients: [
        { name: 'Agua', grams: 250 },
        { name: 'Azúcar', grams: 300 },
        { name: 'Dextrosa', grams: 50 },
        { name: 'Fresa', grams: 400 },
      ],
    },
    movers: ['Agua', 'Azúcar', 'Dextrosa'],
    feasible: true,
  },
  'a milk ice without enough fat to get there': {
    craft: 'helado',
    request: {
      type: 'helado_crema',
      ingredients: [
        { name: 'Leche entera', grams: 700 },
        { name: 'Azúcar', grams: 200 },
        { name: 'Leche en polvo desnatada', grams: 100 },
      ],
    },
    movers: ['Leche entera', 'Azúcar', 'Leche en polvo desnatada'],
    feasible: false,
  },
  'a dough as dry as a biscuit': {
    craft: 'panaderia',
    request: {
      type: 'baguette',
      ingredients: [
        { name: 'Harina', grams: 650 },
        { name: 'Agua', grams: 330 },
        { name: 'Sal', grams: 20 },
        { name: 'Levadura fresca', grams: 8, fijo: true },
      ],
    },
    movers: ['Harina', 'Agua', 'Sal'],
    feasible: true,
  },
  'a milk chocolate of sugar': {
    craft: 'cacao',
    request: {
      type: 'negro',
      ingredients: [
        { ingrediente: 'pasta_cacao', peso: 300 },
        { ingrediente: 'manteca_cacao', peso: 50 },
        { ingrediente: 'azucar', peso: 650 },
      ],
    },
    movers: ['pasta_cacao', 'manteca_cacao', 'azucar'],
    feasible: true,
  },
}

/** Every split of what the three movers weigh together. */
function* grid(total: number): Generator<readonly [number, number, number]> {
  const count = Math.round(1 / STEP)
  for (let first = 0; first <= count; first++) {
    for (let second = 0; second <= count - first; second++) {
      yield [first * STEP * total, second * STEP * total, (count - first - second) * STEP * total]
    }
  }
}

function missedBy(
  { reading, decimals, range: [least, most] }: ReadingLimit<unknown>,
  { lines }: SolverProblem<unknown>,
): number {
  const value = measureLines(reading, lines)
  const shown = value === undefined ? least : roundTo(value, decimals)
  const width = most > least && Number.isFinite(most - least) ? most - least : 1
  return Math.max(0, least - shown, shown - most) / width
}

interface Tried {
  /** Sum of what is missed, in range widths. */
  readonly missed: number
  /** Grams moved, and euros. */
  readonly moved: number
  readonly cost: number
}

function everyFormula({ craft: id, request, movers }: Case): Tried[] {
  const craft: Craft = allCrafts[id]
  const { name, grams } = craft.fields
  const weight = (line: string): number => Number(request.ingredients.find((one) => one[name] === line)?.[grams] ?? 0)
  const prices = solverProblemOf(craft, request).lines.map(({ ingredient }) => ingredient?.price ?? 0)
  const tried: Tried[] = []
  for (const split of grid(movers.reduce((sum, line) => sum + weight(line), 0))) {
    const ingredients = request.ingredients.map((line) => {
      const at = movers.indexOf(String(line[name]))
      return at < 0 ? line : { ...line, [grams]: split[at] }
    })
    try {
      const problem = solverProblemOf(craft, { ...request, ingredients })
      const goals = problem.rungs[0]?.limits ?? []
      tried.push({
        missed: goals.reduce((sum, goal) => sum + missedBy(goal, problem), 0),
        moved: ingredients.reduce(
          (sum, line, at) => sum + Math.abs(Number(line[grams]) - Number(request.ingredients[at]?.[grams])),
          0,
        ),
        cost: ingredients.reduce((sum, line, at) => sum + (Number(line[grams]) * (prices[at] ?? 0)) / 1000, 0),
      })
    } catch {
      // No formula at all: a bread without flour.
    }
  }
  return tried
}

describe.each(Object.entries(cases))('%s', (_, example) => {
  const { craft, request, movers, feasible } = example
  const fixed = {
    ...request,
    ingredients: request.ingredients.map((line) => ({
      ...line,
      fijo: !movers.includes(String(line[allCrafts[craft].fields.name]) as Movers[number]),
    })),
  }
  const all = everyFormula(example)
  const right = all.filter(({ missed }) => missed === 0)
  const answer = adjusted(craft, { ...fixed, despensa: [], total: true, margen: 0.02, redondeo: 0 })

  test('is feasible exactly when some formula of the grid is', () => {
    expect(right.length > 0).toBe(feasible)
    expect(answer.factible).toBe(feasible)
  })

  test.runIf(feasible)('changes no more than the best of the grid, but for standing clear of the limits', () => {
    const moved = answer.ingredients.reduce((sum, { cambio }) => sum + Math.abs(cambio), 0)
    const least = Math.min(...right.map((one) => one.moved))
    // The margin inside a range, and a line spared for some grams more.
    expect(moved).toBeLessThanOrEqual(least * 1.25 + 10)
  })

  test.runIf(feasible)('costs no more than the cheapest of the grid', () => {
    const { coste } = adjusted(craft, { ...fixed, despensa: [], objetivo: 'menor_coste', redondeo: 0 })
    expect(coste.despues.lote).toBeLessThanOrEqual(Math.min(...right.map(({ cost }) => cost)) + 1e-4)
  })

  test.runIf(!feasible)('misses no more than the nearest of the grid', () => {
    const problem = solverProblemOf(allCrafts[craft] as Craft, answer.formula)
    const missed = (problem.rungs[0]?.limits ?? []).reduce((sum, goal) => sum + missedBy(goal, problem), 0)
    // What it is built of weighs twice what its taste does: no more than twice the plain sum is missed.
    expect(missed).toBeLessThanOrEqual(2 * Math.min(...all.map((one) => one.missed)) + 1e-3)
  })
})
