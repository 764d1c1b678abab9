import { describe, expect, test } from 'vitest'
import { panaderia } from '../src/crafts/panaderia/index.ts'

const legalOf = (type: string, formula: Readonly<Record<string, number>>, extra: object = {}) =>
  panaderia.analyse({
    type,
    ingredients: Object.entries(formula).map(([name, grams]) => ({ name, grams })),
    ...extra,
  }).legal

const LOAF = { Harina: 1000, Agua: 620, Sal: 17, 'Levadura fresca': 20 }

describe('names of RD 308/2019', () => {
  test('pan común holds at most 1.31 g of salt per 100 g of bread', () => {
    expect(legalOf('pan_comun', LOAF)).toMatchObject({ cumple: true, denominacion: 'Pan común' })
    const salty = legalOf('pan_comun', { ...LOAF, Sal: 22 })
    expect(salty?.cumple).toBe(false)
    expect(salty?.condiciones.find(({ id }) => id === 'salPan')).toMatchObject({ umbral: 1.31, cumple: false })
    expect(salty?.condiciones.find(({ id }) => id === 'salPan')?.norma).toContain('11.2.c')
    expect(salty?.alternativas).toContain('Pan especial')
  })

  test('the loss in the oven decides, and the caller may give it', () => {
    expect(legalOf('pan_comun', { ...LOAF, Sal: 18 }, { merma: 0.3 })?.cumple).toBe(false)
    expect(legalOf('pan_comun', { ...LOAF, Sal: 18 }, { merma: 0.1 })?.cumple).toBe(true)
  })

  test('anything but flour, water, salt and leavening makes it special', () => {
    const sweet = legalOf('pan_comun', { ...LOAF, Azúcar: 20 })
    expect(sweet?.condiciones.find(({ id }) => id === 'especiales')).toMatchObject({ cumple: false })
    expect(legalOf('brioche', { Harina: 1000, Huevo: 500, Mantequilla: 400 })).toMatchObject({
      cumple: true,
      denominacion: 'Pan especial',
    })
  })

  test('«elaborado con masa madre» needs 5 % of it and at most 0.2 % of yeast', () => {
    const levain = { Harina: 1000, Agua: 650, Sal: 17, 'Masa madre': 200 }
    expect(legalOf('pan_rustico_mm', levain)?.alternativas).toContain('Elaborado con masa madre')
    expect(legalOf('pan_rustico_mm', { ...levain, 'Levadura fresca': 5 })?.alternativas).not.toContain(
      'Elaborado con masa madre',
    )
    expect(legalOf('pan_rustico_mm', { Harina: 1000, Agua: 650, Poolish: 200 })?.alternativas).not.toContain(
      'Elaborado con masa madre',
    )
  })

  test('pizza has no name in the norm of bread', () => {
    expect(legalOf('pizza_napolitana', LOAF)).toBeUndefined()
  })
})
