import { allCrafts, type Craft, solverProblemOf } from '@obrador/engine'
import { describe, expect, test } from 'vitest'
import { craftIds } from '../../packages/balancer/test/fixtures.ts'
import { adjusted } from '../../packages/balancer/test/solver.ts'
import { goldenFiles } from '../../packages/engine/test/golden/corpus.ts'

/**
 * What a master keeps, on right formulas of the corpus with every line up to 30 % off: floors, ties, what has no place, crumbs and
 * scales. `IDENTITY_RUNS=400` tries so many of each craft in place of a handful.
 */
const RUNS = Number(process.env.IDENTITY_RUNS ?? 12)
const SHARE = 0.97

/** The same sample every time. */
function sampler(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

describe.each(craftIds)('%s', (id) => {
  const craft: Craft = allCrafts[id]
  const { name, grams } = craft.fields
  const request = (type: string, lines: readonly (readonly [string, number])[]) => ({
    type,
    ingredients: lines.map(([line, weight]) => ({ [name]: line, [grams]: weight })),
  })
  const right = goldenFiles(id)
    .flatMap(({ type, formulas }) => formulas.map(({ lines }) => ({ type, lines: Object.entries(lines) })))
    .filter(({ type, lines }) => {
      try {
        return solverProblemOf(craft, request(type, lines)).reached > 0
      } catch {
        return false
      }
    })
  const random = sampler(75)
  const shaken: ReturnType<typeof request>[] = []
  for (let tries = 0; shaken.length < RUNS && tries < 40 * RUNS; tries++) {
    const { type, lines } = right[Math.floor(random() * right.length)] ?? { type: '', lines: [] }
    const mix = request(
      type,
      lines.map(([line, weight]) => [line, Math.round(10 * weight * (0.7 + 0.6 * random())) / 10] as const),
    )
    if (solverProblemOf(craft, mix).reached === 0) shaken.push(mix)
  }

  test(
    'is mended as a master would',
    () => {
      let mended = 0
      const moved: number[] = []
      for (const mix of shaken) {
        const answer = adjusted(id, mix)
        const problem = solverProblemOf(craft, mix)
        const adjustable = problem.adjustable()
        const batch = problem.lines.reduce((sum, line) => sum + line.grams, 0)
        if (answer.factible) mended++
        moved.push(answer.ingredients.filter(({ cambio }) => cambio !== 0).length)
        expect(answer.ingredients.filter(({ nuevo }) => nuevo).length).toBeLessThanOrEqual(2)
        for (const [at, { antes, despues, nuevo }] of answer.ingredients.entries()) {
          const held = nuevo ? undefined : adjustable.lines[at]
          if (!held || !answer.factible) continue
          const told = `${held.role} ${JSON.stringify(mix)}`
          if (held.settled === 'forbidden') expect(despues, told).toBe(0)
          if (['base', 'named', 'spirit'].includes(held.role) && !held.settled)
            expect(despues, told).toBeGreaterThanOrEqual(Math.min(held.least, held.grams) - 0.5)
          // No crumbs: what weighed something keeps a fifth of itself, or goes.
          if (!held.settled && antes >= 0.01 * batch && despues > 0)
            expect(despues, told).toBeGreaterThanOrEqual(0.2 * antes - 0.5)
        }
        for (const { a, b, tolerance } of adjustable.ties) {
          const ratio = (of: 'antes' | 'despues'): number => {
            const sum = (places: readonly number[]): number =>
              places.reduce((total, at) => total + (answer.ingredients[at]?.[of] ?? 0), 0)
            return sum(a) / sum(b)
          }
          if (answer.factible) expect(Math.abs(ratio('despues') / ratio('antes') - 1)).toBeLessThan(tolerance + 0.03)
        }
      }
      const median = moved.toSorted((a, b) => a - b)[moved.length >> 1]
      console.info(`${id}: ${mended} of ${shaken.length} mended, ${median} lines moved in the median`)
      expect(mended / shaken.length).toBeGreaterThanOrEqual(RUNS < 100 ? 0.9 : SHARE)
    },
    RUNS * 10_000,
  )
})
