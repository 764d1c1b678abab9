import { describe, expect, test } from 'vitest'
import { declareAmount, declareAtLeast, ROUNDING_RULES } from '../../src/make/label/rounding.ts'

/** Every threshold of the rounding table of the Commission's guidance (December 2012), from both sides. */

describe('energy: to the nearest kJ or kcal', () => {
  test.each([
    [0, '0 kcal'],
    [0.4, '0 kcal'],
    [0.5, '1 kcal'],
    [199.49, '199 kcal'],
    [199.5, '200 kcal'],
  ])('%d is %s', (amount, text) => {
    expect(declareAmount(amount, 'kcal', ROUNDING_RULES.energy).texto).toBe(text)
  })
})

describe('fat, carbohydrate, sugars, protein and fibre', () => {
  test.each([
    [0, '0 g', 0],
    [0.01, '<0,5 g', 0],
    [0.5, '<0,5 g', 0],
    [0.51, '0,5 g', 0.5],
    [0.549, '0,5 g', 0.5],
    [0.55, '0,6 g', 0.6],
    [9.94, '9,9 g', 9.9],
    [9.96, '10 g', 10],
    [10, '10 g', 10],
    [10.49, '10 g', 10],
    [10.5, '11 g', 11],
    [99.5, '100 g', 100],
  ])('%d is declared as %s', (amount, texto, declarado) => {
    expect(declareAmount(amount, 'g', ROUNDING_RULES.macronutrient)).toEqual({ texto, declarado })
  })
})

describe('saturates', () => {
  test.each([
    [0, '0 g', 0],
    [0.1, '<0,1 g', 0],
    [0.11, '0,1 g', 0.1],
    [0.15, '0,2 g', 0.2],
    [9.99, '10 g', 10],
    [10.4, '10 g', 10],
  ])('%d is declared as %s', (amount, texto, declarado) => {
    expect(declareAmount(amount, 'g', ROUNDING_RULES.saturates)).toEqual({ texto, declarado })
  })
})

describe('salt', () => {
  test.each([
    [0, '0 g', 0],
    [0.0125, '<0,01 g', 0],
    [0.0126, '0,01 g', 0.01],
    [0.015, '0,02 g', 0.02],
    [0.994, '0,99 g', 0.99],
    [0.996, '1,0 g', 1],
    [1, '1,0 g', 1],
    [1.04, '1,0 g', 1],
    [1.05, '1,1 g', 1.1],
    [1.2499, '1,2 g', 1.2],
  ])('%d is declared as %s', (amount, texto, declarado) => {
    expect(declareAmount(amount, 'g', ROUNDING_RULES.salt)).toEqual({ texto, declarado })
  })
})

test('the noise of a sum carries nothing over a threshold', () => {
  expect(declareAmount(0.1 + 0.2 + 0.2, 'g', ROUNDING_RULES.macronutrient).texto).toBe('<0,5 g')
  expect(declareAmount(0.5000000000000001, 'g', ROUNDING_RULES.macronutrient).texto).toBe('<0,5 g')
})

describe('a lower bound is cut, never rounded up nor called negligible', () => {
  test.each([
    [0, '?', 0],
    [0.26, 'al menos 0,2 g', 0.2],
    [4.59, 'al menos 4,5 g', 4.5],
    [11.9, 'al menos 11 g', 11],
  ])('%d is %s', (amount, texto, declarado) => {
    expect(declareAtLeast(amount, 'g', ROUNDING_RULES.macronutrient)).toEqual({ texto, declarado })
  })
})
