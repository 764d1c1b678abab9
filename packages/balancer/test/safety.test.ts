import { type Craft, helado } from '@obrador/engine'
import { figureDeviationsOf } from '@obrador/engine/doubt'
import { describe, expect, test } from 'vitest'
import { adjustFormula, loadSolver } from '../src/index.ts'

const solver = await loadSolver()
const craft = helado as unknown as Craft
const request = {
  type: 'sorbete_agua',
  objetivo: 'menor_coste',
  ingredients: [
    { name: 'fresa', grams: 600 },
    { name: 'azúcar', grams: 140 },
    { name: 'dextrosa', grams: 20 },
    { name: 'agua', grams: 240 },
  ],
} as const

describe('certainty', () => {
  const plain = adjustFormula(craft, request, solver, { seconds: 60 })
  const safe = adjustFormula(craft, { ...request, seguridad: 0.9 }, solver, { seconds: 60 })

  test('the cheapest formula stands on the edge, the sure one inside it', () => {
    expect(plain.seguridad).toBeUndefined()
    expect(figureDeviationsOf(craft, plain.formula).probability).toBeLessThan(0.9)
    expect(safe.factible).toBe(true)
    expect(figureDeviationsOf(craft, safe.formula).probability).toBeGreaterThanOrEqual(0.9)
    expect(safe.seguridad?.probabilidad).toBeGreaterThanOrEqual(0.9)
  })

  test('it has its price, in euros and grams', () => {
    const { euros = 0, gramos = 0 } = safe.seguridad?.cuesta ?? {}
    expect(euros).toBeCloseTo(safe.coste.despues.lote - plain.coste.despues.lote, 3)
    expect(gramos).toBeGreaterThan(0)
    expect(safe.seguridad?.frase).toMatch(
      /^Con [\d,]+ g cambiados de sitio la fórmula aguanta en rango el 9\d % de las veces, y /,
    )
  })

  test('what is sure already moves nothing, and says so', () => {
    const sure = adjustFormula(
      craft,
      { ...request, ...safe.formula, objetivo: 'menos_cambios', seguridad: 0.5 },
      solver,
      {
        seconds: 60,
      },
    )
    expect(sure.seguridad).toMatchObject({ cuesta: { euros: 0, gramos: 0 } })
    expect(sure.seguridad?.frase).toMatch(/^La fórmula aguanta en rango .* sin mover nada más\.$/)
  })

  test('of what cannot be met it promises nothing', () => {
    const ingredients = [
      { name: 'leche de coco', grams: 600, fijo: true },
      { name: 'azúcar', grams: 150, fijo: true },
    ]
    const none = adjustFormula(craft, { type: 'helado_crema', ingredients, despensa: [], seguridad: 0.9 }, solver, {
      seconds: 20,
    })
    expect(none.factible).toBe(false)
    expect(none.seguridad?.frase).toMatch(/^Sin una fórmula que lo cumpla todo no hay seguridad que dar: /)
  })
})
