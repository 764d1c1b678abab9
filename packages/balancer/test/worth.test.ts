import { allCrafts, examineFormula } from '@obrador/engine'
import { describe, expect, test } from 'vitest'
import { adjusted, gramsOf } from './solver.ts'

/** A change is worth its grams: one rule for the advice of an analysis and for an adjustment. */

/** Fat 7.4 % of the flour, where 9 is the least. */
const ENSAIMADA = {
  type: 'ensaimada',
  ingredients: [
    { name: 'Harina de fuerza', grams: 335 },
    { name: 'Agua', grams: 90 },
    { name: 'Levadura fresca', grams: 15 },
    { name: 'Huevo', grams: 90 },
    { name: 'Azúcar', grams: 90 },
    { name: 'Manteca de cerdo', grams: 16 },
  ],
}
/** A spoon of chocolate in cream: nothing small makes a ganache of it. */
const CREAM = {
  type: 'ganache_negro',
  ingredients: [
    { name: 'Chocolate', grams: 20 },
    { name: 'Nata 35%', grams: 400 },
  ],
}

describe('what was out by little', () => {
  const fatOf = ({ despues }: ReturnType<typeof adjusted>): number =>
    (despues as unknown as { params: Record<string, number> }).params.grasa ?? Number.NaN

  test('ends no further inside than it was out, in advice and in an adjustment', () => {
    const { changes } = examineFormula(allCrafts.panaderia, ENSAIMADA).overview
    expect(changes.map(({ to }) => to)).toEqual(['Manteca de cerdo'])
    expect(changes[0]?.grams).toBeLessThan(13)
    const answer = adjusted('panaderia', ENSAIMADA)
    expect(answer.factible).toBe(true)
    expect(gramsOf(answer)['Manteca de cerdo']).toBeLessThan(30)
    expect(fatOf(answer)).toBeGreaterThanOrEqual(9)
    expect(fatOf(answer)).toBeLessThan(11)
  })

  test('ends as far inside as somebody asks for', () => {
    const answer = adjusted('panaderia', { ...ENSAIMADA, margen: 0.1 })
    expect(fatOf(answer)).toBeGreaterThan(18)
  })
})

test('a change that settles nothing is no advice, where much would still be wrong', () => {
  const { body, overview } = examineFormula(allCrafts.pasteleria, CREAM)
  expect(overview.changes.map(({ from }) => from)).not.toContain('Nata 35%')
  expect(body.suggestions.join(' ')).toContain('fuera de rango')
})

test('a dark bar that lacks cocoa gets mass, which it is made of, and no butter beside it', () => {
  const ingredients = [
    { ingrediente: 'pasta_cacao', peso: 300 },
    { ingrediente: 'manteca_cacao', peso: 60 },
    { ingrediente: 'azucar', peso: 635 },
    { ingrediente: 'lecitina', peso: 5 },
  ]
  const { pasta_cacao: mass, manteca_cacao: butter } = gramsOf(adjusted('cacao', { type: 'negro', ingredients }))
  expect(mass).toBeGreaterThan(450)
  expect(butter).toBe(60)
})
