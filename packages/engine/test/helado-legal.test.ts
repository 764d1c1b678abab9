import { describe, expect, test } from 'vitest'
import { helado } from '../src/crafts/helado/index.ts'

const legalOf = (type: string, formula: Readonly<Record<string, number>>) =>
  helado.analyse({ type, ingredients: Object.entries(formula).map(([name, grams]) => ({ name, grams })) }).legal

const CREAM = { 'Leche entera': 550, 'Nata 35%': 250, 'Leche en polvo desnatada': 30, Sacarosa: 170 }
const MILK = { 'Leche entera': 750, 'Nata 35%': 40, 'Leche en polvo desnatada': 40, Sacarosa: 170 }
const NUTTY = { 'Leche entera': 700, 'Pasta de avellana': 120, 'Leche en polvo desnatada': 20, Sacarosa: 160 }
const LEMON = { Agua: 500, 'Zumo de limón': 185, Azúcar: 215 }

describe('names of RD 618/1998', () => {
  test('helado crema needs 8 % of milk fat and 2.5 % of milk protein', () => {
    const law = legalOf('helado_crema', CREAM)
    expect(law).toMatchObject({ cumple: true, denominacion: 'Helado crema' })
    expect(law?.condiciones.map(({ id, umbral }) => [id, umbral])).toEqual([
      ['grasaLactea', 8],
      ['proteinaLactea', 2.5],
    ])
    expect(law?.condiciones.every(({ norma }) => norma.includes('618/1998'))).toBe(true)
  })

  test('fat of nuts does not make cream, and the answer says what it may be called instead', () => {
    const law = legalOf('helado_crema', NUTTY)
    expect(law?.cumple).toBe(false)
    expect(law?.condiciones[0]).toMatchObject({ id: 'grasaLactea', cumple: false })
    expect(law?.condiciones[0]?.margen).toBeLessThan(0)
    expect(law?.alternativas).toContain('Helado de leche')
  })

  test('helado de leche needs 2.5 % of milk fat and 6 % of milk solids', () => {
    expect(legalOf('helado_leche', MILK)).toMatchObject({ cumple: true, denominacion: 'Helado de leche' })
    expect(legalOf('helado_leche', LEMON)?.cumple).toBe(false)
  })

  test('a sorbet needs 15 % of fruit and 20 % of dry extract; a water ice, 12 %', () => {
    expect(legalOf('sorbete_agua', LEMON)).toMatchObject({ cumple: true, alternativas: ['Helado de agua'] })
    expect(legalOf('sorbete_agua', { Agua: 800, Azúcar: 200, 'Zumo de limón': 50 })?.cumple).toBe(false)
    expect(legalOf('granizado', { Agua: 870, Azúcar: 130 })).toMatchObject({ cumple: true })
    expect(legalOf('granizado', { Agua: 900, Azúcar: 100 })).toMatchObject({ cumple: false })
  })

  test('a type without a name of its own bears the first it meets, and one that meets none says nothing', () => {
    expect(legalOf('base', CREAM)).toMatchObject({ cumple: true, denominacion: 'Helado crema' })
    expect(legalOf('vegano', { Agua: 950, Azúcar: 50 })).toBeUndefined()
  })

  test('skimmed milk ice has at most 0.3 % of milk fat', () => {
    const skimmed = { 'Leche desnatada': 780, 'Leche en polvo desnatada': 40, Sacarosa: 180 }
    expect(legalOf('helado_leche', skimmed)?.alternativas).toContain('Helado de leche desnatada')
  })
})
