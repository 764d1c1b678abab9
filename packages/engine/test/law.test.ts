import { describe, expect, test } from 'vitest'
import type { LegalCondition } from '../src/judge/denomination.ts'
import { checkDenomination } from '../src/judge/legal.ts'
import { proofs } from './fixtures/law-proof.ts'

/** Every threshold of the law, one figure just inside it and one just outside: that condition turns, and nothing else. */

type AnyCondition = LegalCondition<string>

/** Far below the least difference between two thresholds, far above the noise of a sum. */
const STEP = 1e-6
const isAtLeast = ({ operator }: AnyCondition): boolean => operator.startsWith('>')

/** Inside means on the threshold where it counts as met, a step beyond it where it does not. */
const inside = ({ operator, threshold }: AnyCondition): number =>
  operator === '>' ? threshold + STEP : operator === '<' ? threshold - STEP : threshold
const outside = ({ operator, threshold }: AnyCondition): number =>
  operator === '>' || operator === '<' ? threshold : operator === '>=' ? threshold - STEP : threshold + STEP

/** A value of each figure that meets every condition on it. */
function meeting(conditions: readonly AnyCondition[]): Record<string, number> {
  const figures: Record<string, number> = {}
  for (const { figure } of conditions) {
    const own = conditions.filter((one) => one.figure === figure)
    const least = Math.max(...own.filter(isAtLeast).map(inside), Number.NEGATIVE_INFINITY)
    const most = Math.min(...own.filter((one) => !isAtLeast(one)).map(inside), Number.POSITIVE_INFINITY)
    figures[figure] = Number.isFinite(least) ? least : most
  }
  return figures
}

describe.each(proofs.map((proof) => [proof.title, proof] as const))('%s', (_, { name, condition }) => {
  if (!condition) {
    test('no figure asserts it: it waits for what a formula cannot show, or is a last resort', () => {
      const { cumple, siAdemas } = checkDenomination(name, { figures: {} })
      expect(name.article).toBeTruthy()
      expect(cumple === null ? siAdemas.length : 1).toBeGreaterThan(0)
    })
    return
  }

  test('just inside and just outside', () => {
    const figures = meeting(name.conditions)
    const at = name.conditions.indexOf(condition)
    const hold1 = checkDenomination(name, {
      figures: { ...figures, [condition.figure]: inside(condition) },
    }).condiciones
    const hold2 = checkDenomination(name, {
      figures: { ...figures, [condition.figure]: outside(condition) },
    }).condiciones
    const [met, missed] = [hold1[at]?.cumple, hold2[at]?.cumple]
    expect(met).toBe(condition.measured ? null : true)
    expect(missed).toBe(condition.measured || condition.open ? null : false)
    const others = (checked: typeof hold1) =>
      checked.filter((_, index) => index !== at).map(({ id, cumple }) => [id, cumple])
    const sameSide = ({ figure, operator }: AnyCondition): boolean =>
      figure === condition.figure && operator[0] === condition.operator[0]
    // Two limits on one side of one figure are two steps of one ladder.
    if (name.conditions.filter(sameSide).length === 1) expect(others(hold2)).toStrictEqual(others(hold1))
  })

  test('cites its article and its base', () => {
    expect(condition.article).toMatch(/\d|criterio|IGP/)
    expect(checkDenomination(name, { figures: {} }).condiciones.every(({ base }) => base.length > 0)).toBe(true)
  })
})

test('a protected name is never asserted, whatever the figures', () => {
  const isProtected = proofs.filter(({ name }) => name.kind === 'protegida')
  expect(isProtected.length).toBeGreaterThan(5)
  for (const { name } of isProtected) {
    expect(checkDenomination(name, { figures: meeting(name.conditions) }).cumple, name.label).toBeNull()
  }
})

test('no two proofs bear one title', () => {
  expect(new Set(proofs.map(({ title }) => title)).size).toBe(proofs.length)
})
