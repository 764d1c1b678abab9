import { type Craft, examineFormula, helado, OWN_NORMS } from '@obrador/engine'
import { expect, test } from 'vitest'
import { adjustFormula, loadSolver } from '../src/index.ts'

const solver = await loadSolver()

test('the balance goes for the cabinet and the ranges of the workshop', () => {
  const request = {
    type: 'helado_leche',
    ingredients: [
      { name: 'leche entera', grams: 625 },
      { name: 'nata 35%', grams: 130 },
      { name: 'leche en polvo desnatada', grams: 34 },
      { name: 'sacarosa', grams: 125 },
      { name: 'dextrosa', grams: 36 },
      { name: 'glucosa atomizada de38', grams: 24 },
      { name: 'neutro para cremas 5', grams: 5 },
    ],
    [OWN_NORMS]: { cabinet: -18, ranges: { materiaGrasa: [7.5, 8.5] as const } },
  }
  expect(examineFormula(helado, request).overview.verdict).toBe('revisar')
  const { factible, formula } = adjustFormula(helado as unknown as Craft, request, solver, { seconds: 60 })
  expect(factible).toBe(true)
  const { body } = examineFormula(helado, { ...request, ...formula })
  expect(body.verdict).toBe('equilibrada')
  expect(body.params.PAC).toBeLessThanOrEqual(-17.1)
  expect(body.params.materiaGrasa).toBeGreaterThanOrEqual(7.5)
})
