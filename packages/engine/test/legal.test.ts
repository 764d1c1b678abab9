import { describe, expect, test } from 'vitest'
import { type Condition, check, type Denomination, firstMet, legalBlock } from '../src/judge/legal.ts'

type Key = 'fat' | 'salt'
const condition = (figure: Key, operator: Condition<Key>['operator'], threshold: number): Condition<Key> => ({
  figure,
  label: figure,
  operator,
  threshold,
  unit: '%',
  article: 'art. 1',
  source: 'obrador',
})
const denomination = (id: string, ...conditions: Condition<Key>[]): Denomination<Key> => ({ id, label: id, conditions })

const rich = denomination('rich', condition('fat', '>=', 8), condition('salt', '<=', 1))
const plain = denomination('plain', condition('fat', '>=', 2.5))

describe('a condition', () => {
  test.each([
    ['>=', 8, 8, true, 0],
    ['>', 8, 8, false, 0],
    ['<=', 8, 9, false, -1],
    ['<', 8, 7.5, true, 0.5],
    ['>=', 8, 7.996, true, 0],
    ['>=', 8, 7.99, false, -0.01],
  ] as const)('%s %d of %d: %s, with a margin of %d', (operator, threshold, value, holds, margin) => {
    expect(check(condition('fat', operator, threshold), { fat: value })).toMatchObject({
      cumple: holds,
      margen: margin,
    })
  })

  test('is open when the formula cannot tell', () => {
    expect(check(condition('salt', '<=', 1), { fat: 3 })).not.toHaveProperty('valor')
    expect(check(condition('salt', '<=', 1), { fat: 3 }).cumple).toBeNull()
  })
})

describe('a denomination', () => {
  test('is the first whose conditions all hold', () => {
    expect(firstMet([rich, plain], { fat: 9, salt: 0.5 })?.id).toBe('rich')
    expect(firstMet([rich, plain], { fat: 9, salt: 2 })?.id).toBe('plain')
    expect(firstMet([rich, plain], { fat: 1, salt: 0 })).toBeUndefined()
  })

  test('asked for is held against its conditions, with the names that could be used instead', () => {
    const block = legalBlock(rich, [rich, plain], { fat: 5, salt: 0.2 })
    expect(block).toMatchObject({ cumple: false, denominacion: 'rich', alternativas: ['plain'] })
    expect(block.condiciones.map(({ margen }) => margen)).toEqual([-3, 0.8])
    expect(legalBlock(rich, [plain], { fat: 9 }).cumple).toBeNull()
  })
})
