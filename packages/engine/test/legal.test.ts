import { describe, expect, test } from 'vitest'
import { findingSayer } from '../src/findings/finding.ts'
import type { LegalCondition, LegalDenomination } from '../src/judge/denomination.ts'
import {
  checkCondition,
  checkDenomination,
  conditionsOutcome,
  firstPermittedName,
  legalBlock,
} from '../src/judge/legal.ts'
import { spanishPhrasebooks } from '../src/words/es/spanish.ts'

const say = findingSayer(spanishPhrasebooks())

type Key = 'fat' | 'salt'
const condition = (figure: Key, operator: LegalCondition<Key>['operator'], threshold: number): LegalCondition<Key> => ({
  figure,
  label: figure,
  operator,
  threshold,
  unit: '%',
  base: 'producto',
  article: 'art. 1',
  source: 'obrador',
})
const denomination = (id: string, ...conditions: LegalCondition<Key>[]): LegalDenomination<Key> => ({
  id,
  label: id,
  conditions,
})

const rich = denomination('rich', condition('fat', '>=', 8), condition('salt', '<=', 1))
const plain = denomination('plain', condition('fat', '>=', 2.5))

describe('a condition', () => {
  test.each([
    ['>=', 8, 8, true, 0],
    ['>', 8, 8, false, 0],
    ['<=', 8, 9, false, -1],
    ['<', 8, 7.5, true, 0.5],
    // Compared as it is: 7.996 is shown as it is too, so that nobody reads 8 and «fails».
    ['>=', 8, 7.996, false, -0.004],
    ['>=', 8, 7.99, false, -0.01],
    ['>=', 8, 8.004, true, 0],
  ] as const)('%s %d of %d: %s, with a margin of %d', (operator, threshold, value, holds, margin) => {
    expect(checkCondition(condition('fat', operator, threshold), { fat: value })).toMatchObject({
      cumple: holds,
      margen: margin,
    })
  })

  test('is open when the formula cannot tell', () => {
    expect(checkCondition(condition('salt', '<=', 1), { fat: 3 })).not.toHaveProperty('valor')
    expect(checkCondition(condition('salt', '<=', 1), { fat: 3 }).cumple).toBeNull()
  })
})

describe('what a formula cannot show', () => {
  test('a result of analysis is open whatever it says, and the answer asks for it', () => {
    const dry = denomination('dry', { ...condition('salt', '<=', 1), measured: true })
    for (const salt of [0.5, 2]) {
      const { cumple, siAdemas } = checkDenomination(dry, { figures: { salt } })
      expect(cumple).toBeNull()
      expect(siAdemas.map(say)).toEqual(['un análisis confirma salt: como mucho 1 % del producto'])
    }
  })

  test('a figure that may lie on either side is open; one that lies on one side with all its band is not', () => {
    const salty = condition('salt', '<=', 1)
    expect(checkCondition(salty, { salt: 0.98 }, { salt: [0.95, 1.02] }).cumple).toBeNull()
    expect(checkCondition(salty, { salt: 0.9 }, { salt: [0.88, 0.92] }).cumple).toBe(true)
    expect(checkCondition(salty, { salt: 1.1 }, { salt: [1.05, 1.15] }).cumple).toBe(false)
  })

  test('what a name asks for besides keeps it from being true, and never from being false', () => {
    const made = { ...plain, besides: ['se hace en su zona'] }
    expect(checkDenomination(made, { figures: { fat: 3 } })).toMatchObject({
      cumple: null,
      siAdemas: ['se hace en su zona'],
    })
    expect(checkDenomination(made, { figures: { fat: 1 } })).toMatchObject({ cumple: false, siAdemas: [] })
  })

  test('of the conditions of a group one is enough', () => {
    const either = denomination(
      'either',
      { ...condition('fat', '>', 5), anyOf: 'a' },
      { ...condition('salt', '>', 1), anyOf: 'a' },
    )
    expect(conditionsOutcome(checkDenomination(either, { figures: { fat: 6, salt: 0 } }).condiciones)).toBe(true)
    expect(conditionsOutcome(checkDenomination(either, { figures: { fat: 1, salt: 2 } }).condiciones)).toBe(true)
    expect(conditionsOutcome(checkDenomination(either, { figures: { fat: 1, salt: 0 } }).condiciones)).toBe(false)
    expect(conditionsOutcome(checkDenomination(either, { figures: { fat: 1 } }).condiciones)).toBeNull()
  })
})

describe('a denomination', () => {
  test('is the first whose conditions do not fail', () => {
    expect(firstPermittedName([rich, plain], { figures: { fat: 9, salt: 0.5 } })?.id).toBe('rich')
    expect(firstPermittedName([rich, plain], { figures: { fat: 9, salt: 2 } })?.id).toBe('plain')
    expect(firstPermittedName([rich, plain], { figures: { fat: 1, salt: 0 } })).toBeUndefined()
  })

  test('asked for is held against its conditions, with the names that could be used instead', () => {
    const block = legalBlock(rich, [rich, plain], { figures: { fat: 5, salt: 0.2 } }, { way: 'añade 3 g de nata' })
    expect(block).toMatchObject({ cumple: false, denominacion: 'rich', alternativas: ['plain'], nombre: 'plain' })
    expect(block.condiciones.map(({ margen }) => margen)).toEqual([-3, 0.8])
    expect(say(block.objecion ?? '')).toBe(
      'no puede llamarse «rich»: fat 5 %, al menos 8 % (art. 1); añade 3 g de nata y podrá. Así puede llamarse «plain».',
    )
    expect(legalBlock(rich, [plain], { figures: { fat: 9 } }).cumple).toBeNull()
  })

  test('that no other name replaces leaves the label without one, and says so', () => {
    const block = legalBlock(rich, [plain], { figures: { fat: 1, salt: 0 } })
    expect(block.nombre).toBeUndefined()
    expect(say(block.objecion ?? '')).toContain('no le corresponde ningún nombre de la norma')
  })
})
