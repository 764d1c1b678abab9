import { describe, expect, test } from 'vitest'
import { allCrafts } from '../src/index.ts'

describe('what the names of the new types stand for', () => {
  const lines = (text: string) =>
    text.split(' · ').map((one) => {
      const at = one.lastIndexOf(' ')
      return { name: one.slice(0, at), grams: Number(one.slice(at + 1)) }
    })
  const of = (craft: 'pasteleria' | 'panaderia', type: string, text: string) => {
    const { legal, titular } = allCrafts[craft].analyse({ type, ingredients: lines(text) } as never, { advice: false })
    return [legal?.cumple, legal?.nombre, titular.estado]
  }

  test.each([
    [
      'pasteleria',
      'leche_frita',
      'Bebida de avena 500 · Azúcar 90 · Almidón de maíz 45 · Yema 40',
      'Crema frita con bebida de avena',
    ],
    [
      'pasteleria',
      'teja',
      'Avellana molida 125 · Azúcar 125 · Clara 60 · Mantequilla 30 · Harina 20',
      'Teja de avellana',
    ],
    [
      'panaderia',
      'pan_leche',
      'Harina 500 · Bebida de avena 250 · Mantequilla 60 · Azúcar 60 · Levadura fresca 20',
      'Bollo',
    ],
  ] as const)('%s %s without it: %s', (craft, type, text, name) => {
    expect(of(craft, type, text)).toEqual([false, name, 'sin_nombre'])
  })

  test.each([
    ['pasteleria', 'leche_frita', 'Leche entera 500 · Azúcar 90 · Almidón de maíz 45 · Yema 40', 'Leche frita'],
    [
      'panaderia',
      'pan_leche',
      'Harina 500 · Leche entera 250 · Mantequilla 60 · Azúcar 60 · Levadura fresca 20',
      'Bollo de leche',
    ],
  ] as const)('%s %s with it bears its name', (craft, type, text, name) => {
    const [cumple, nombre] = of(craft, type, text)
    expect([cumple === false, nombre]).toEqual([false, name])
  })

  test('what may not be in any food is told of what has no type, too', () => {
    expect(of('pasteleria', 'libre', 'Fresa 500 · Azúcar 400 · Colorante E171 2')[2]).toBe('prohibido')
  })
})
