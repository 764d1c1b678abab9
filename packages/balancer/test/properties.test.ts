import { allCrafts, type Craft, measureLines, solverProblemOf } from '@obrador/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import type { AdjustAnswer, AdjustRequest } from '../src/index.ts'
import { craftIds, offBalance } from './fixtures.ts'
import { adjusted, gramsOf, totalOf } from './solver.ts'

const RUNS = runs(40)

describe.each(craftIds)('%s', (id) => {
  const craft: Craft = allCrafts[id]
  const { name, grams } = craft.fields
  const { type, ingredients } = offBalance[id] as { type: string; ingredients: readonly Record<string, unknown>[] }
  const base: AdjustRequest = { type, ingredients, nivel: 'mejor', despensa: 'catalogo' }
  const reached = ({ formula }: AdjustAnswer): number => solverProblemOf(craft, formula).reached

  /** The formula with each weight a good deal more or less. */
  const shaken = fc
    .array(fc.double({ min: 0.4, max: 1.8, noNaN: true }), {
      minLength: ingredients.length,
      maxLength: ingredients.length,
    })
    .map((factors) => ({
      ...base,
      ingredients: ingredients.map((line, at) => ({ ...line, [grams]: Number(line[grams]) * (factors[at] ?? 1) })),
    }))

  test('is mended', () => {
    const answer = adjusted(id, base)
    expect(answer.factible).toBe(true)
    expect(reached(answer)).toBe(solverProblemOf(craft, answer.formula).rungs.length)
  })

  test('what is right already comes back unchanged', () => {
    const { formula } = adjusted(id, base)
    const again = adjusted(id, { ...base, ...formula })
    expect(again.factible).toBe(true)
    expect(again.ingredients.filter(({ cambio }) => cambio !== 0)).toEqual([])
    expect(again.despues).toEqual(again.antes)
    expect(again.explicacion).toHaveLength(1)
  })

  test('nothing leaves its bounds, what is fixed keeps its share and the batch its weight', () => {
    fc.assert(
      fc.property(
        shaken,
        fc.nat(ingredients.length - 1),
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        fc.double({ min: 1, max: 1.5, noNaN: true }),
        (request, at, low, high) => {
          const own = Number(request.ingredients[at]?.[grams])
          const bounded = request.ingredients.map((line, index) =>
            index === at ? { ...line, fijo: false, min: own * low, max: own * high } : line,
          )
          const answer = adjusted(id, { ...request, ingredients: bounded, total: true })
          const line = answer.ingredients[at]
          expect(line?.despues).toBeGreaterThanOrEqual(own * low - 1e-5)
          expect(line?.despues).toBeLessThanOrEqual(own * high + 1e-5)
          for (const { fijo, cambio } of answer.ingredients) if (fijo) expect(Math.abs(cambio)).toBeLessThan(1e-5)
          // A dose that is put right alone takes or brings a few grams.
          if (answer.factible) {
            const before = totalOf(answer, 'antes')
            expect(Math.abs(totalOf(answer, 'despues') - before)).toBeLessThanOrEqual(Math.max(2, 0.01 * before))
          }
          expect(answer.ingredients.filter(({ nuevo }) => nuevo).length).toBeLessThanOrEqual(2)
          for (const { despues } of answer.ingredients) expect(despues).toBeGreaterThanOrEqual(0)
          expect(craft.analyse(answer.formula)).toEqual(answer.despues)
        },
      ),
      { numRuns: RUNS },
    )
  })

  test('scaling the recipe scales the answer', () => {
    const exact = { ...base, redondeo: 0 }
    const plain = adjusted(id, exact)
    for (const factor of [0.1, 7, 250]) {
      const scaled = adjusted(id, {
        ...exact,
        ingredients: ingredients.map((line) => ({ ...line, [grams]: Number(line[grams]) * factor })),
      })
      const expected = gramsOf(plain)
      for (const [line, weight] of Object.entries(gramsOf(scaled))) {
        expect(Math.abs(weight / factor - (expected[line] ?? 0)), `${line} × ${factor}`).toBeLessThan(0.01)
      }
    }
  })

  test('the cheapest is never dearer than what a random search finds', () => {
    // Set free of what a maker keeps: money alone decides.
    const freed = {
      ...base,
      despensa: [],
      redondeo: 0,
      ingredients: ingredients.map((line) => ({ ...line, fijo: false })),
    }
    const cheapest = adjusted(id, { ...freed, objetivo: 'menor_coste' })
    const another = adjusted(id, { ...freed, total: true })
    expect([cheapest.factible, another.factible]).toEqual([true, true])
    const start = solverProblemOf(craft, base)
    const target = start.rungs.length
    const moves = cheapest.ingredients.map(({ fijo }) => !fijo)
    const prices = start.lines.map(({ ingredient }) => ingredient?.price ?? 0)
    const total = totalOf(cheapest, 'antes')
    const still = ingredients.reduce((sum, line, at) => sum + (moves[at] ? 0 : Number(line[grams])), 0)
    // What the formula honours at the start it goes on honouring (the law of its name), and the rest gets no worse.
    const guards = start.guards.map(({ reading, range: [least, most] }) => {
      const now = measureLines(reading, start.lines) ?? least
      return { reading, least: Math.min(least, now), most: Math.max(most, now) }
    })
    let found = 0
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.array(fc.double({ min: -0.1, max: 0.1, noNaN: true }), {
          minLength: ingredients.length,
          maxLength: ingredients.length,
        }),
        (way, shakes) => {
          // On the way from the cheapest to another that is right, and around it: where a cheaper one would be.
          const shares = cheapest.ingredients.map(({ despues }, at) => {
            const here = despues + way * ((another.ingredients[at]?.despues ?? 0) - despues)
            return moves[at] ? here * (1 + (1 - way) * (shakes[at] ?? 0)) : 0
          })
          const sum = shares.reduce((all, one) => all + one, 0)
          const weights = ingredients.map((line, at) =>
            moves[at] ? ((shares[at] ?? 0) * (total - still)) / sum : Number(line[grams]),
          )
          const problem = solverProblemOf(craft, {
            ...base,
            ingredients: ingredients.map((line, at) => ({ [name]: line[name], [grams]: weights[at] })),
          })
          const spoils = guards.some(({ reading, least, most }) => {
            const value = measureLines(reading, problem.lines) ?? least
            return value < least || value > most
          })
          if (problem.reached < target || spoils) return
          found++
          const cost = weights.reduce((all, weight, at) => all + (weight * (prices[at] ?? 0)) / 1000, 0)
          // Values are compared as shown, which lets a formula pass by half a unit of the last decimal.
          expect(cheapest.coste.despues.lote).toBeLessThanOrEqual(cost * 1.002 + 1e-4)
        },
      ),
      { numRuns: runs(400) },
    )
    expect(found).toBeGreaterThan(0)
  })
})
