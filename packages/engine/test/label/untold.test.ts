import { describe, expect, test } from 'vitest'
import { labelOf } from '../../src/entries/label.ts'
import { FormulaError } from '../../src/formula/errors.ts'
import { LABEL_NUTRIENTS } from '../../src/make/label/nutrients.ts'
import { allCrafts } from '../../src/whole.ts'
import { lines, value } from './reading.ts'

describe('what nobody told', () => {
  const paste = { name: 'Mi pasta', grams: 100, materiagrasa: 50, azucares: 10, proteinas: 20, otrossolidos: 38 }
  const milk = { name: 'Leche entera', grams: 900 }

  test('an unknown ingredient leaves lower bounds, and is named', () => {
    const label = labelOf(allCrafts.helado, { ingredients: [milk, { name: 'Xyz', grams: 100 }] })
    expect(label.nutricion.por100g.grasas).toMatchObject({ valor: 3.195, texto: 'al menos 3,1 g', faltan: ['Xyz'] })
  })

  test('an ice cream sheet says fat, sugars and protein; not salt, saturates nor what other solids are', () => {
    const { nutricion, warnings } = labelOf(allCrafts.helado, { ingredients: [milk, paste] })
    const missing = LABEL_NUTRIENTS.filter((key) => nutricion.por100g[key].faltan)
    expect(missing).toEqual(['energiaKj', 'energiaKcal', 'saturadas', 'hidratosDeCarbono', 'fibra', 'sal'])
    expect(nutricion.por100g.grasas.texto).toBe('8,2 g') // (9 · 3.55 + 50) / 10
    expect(warnings.join()).toMatch(/«Mi pasta»; falta: saturadas, hidratos de carbono, energía, fibra y sal\./)
  })

  test('figures over a row keep its make: saturates and protein follow', () => {
    // Butter of 80 % fat: 60 / 83 of it saturated.
    const label = labelOf(allCrafts.helado, { ingredients: [{ name: 'Mantequilla', grams: 100, materiagrasa: 80 }] })
    expect(value(label, 'saturadas')).toBeCloseTo((80 * 60) / 83, 3)
    expect(label.nutricion.por100g.saturadas.faltan).toBeUndefined()
    const cake = labelOf(allCrafts.pasteleria, {
      ingredients: [...lines({ Harina: 100, Huevo: 100 }), { name: 'Mantequilla', grams: 100, materiagrasa: 80 }],
      perdidaHorneado: 0,
    })
    expect(value(cake, 'saturadas')).toBeCloseTo((0.19 + 2.64 + (80 * 60) / 83) / 3, 3)
  })

  test('a price alone changes nothing', () => {
    const plain = labelOf(allCrafts.helado, { ingredients: [milk] })
    const priced = labelOf(allCrafts.helado, { ingredients: [{ ...milk, precio: 3 }] })
    expect(priced).toEqual(plain)
  })

  test("a pre-ferment of another hydration has that much of its row's flour", () => {
    // At 50 % two thirds of it are flour; the row at 100 % has a half: 4/3 of everything but water.
    const bread = (hidratacion: number) =>
      labelOf(allCrafts.panaderia, {
        ingredients: [...lines({ 'Harina de trigo': 0.001 }), { name: 'Masa madre', grams: 100, hidratacion }],
        merma: 0,
      })
    expect(value(bread(50), 'hidratosDeCarbono') / value(bread(100), 'hidratosDeCarbono')).toBeCloseTo(4 / 3, 3)
  })

  test('a name taken for something that it does not say is told, and its allergens are in doubt', () => {
    const { warnings, ingredientes, alergenos } = labelOf(allCrafts.panaderia, {
      ingredients: [{ name: 'Molienda de casa', grams: 1000, role: 'harina' }, ...lines({ Agua: 600 })],
    })
    expect(warnings.join()).toMatch(/He calculado «Molienda de casa» como «.+»: la lista dice lo que has escrito/)
    expect(ingredientes.lista[0]?.nombre).toBe('molienda de casa')
    expect(alergenos).toMatchObject({ sinDato: ['Molienda de casa'], presentes: [{ id: 'gluten' }] })
  })
})

describe("the supplier's sheet", () => {
  const ficha = {
    energiaKcal: 610,
    grasas: 52,
    saturadas: 6,
    hidratosDeCarbono: 12,
    azucares: 8,
    fibra: 9,
    proteinas: 20,
    sal: 0.02,
    alergenos: ['frutos_cascara'],
  }

  test('tells all that is needed, in every craft', () => {
    for (const craft of Object.values(allCrafts)) {
      const { name, grams } = craft.definition.reads.fields
      const base = craft.id === 'panaderia' || craft.id === 'pasteleria' ? 'Harina' : 'azucar'
      const label = labelOf(craft, {
        ingredients: [
          { [name]: base, [grams]: 100 },
          { [name]: 'Mezcla Pepe', [grams]: 50, ficha },
        ],
      })
      expect(
        LABEL_NUTRIENTS.filter((key) => label.nutricion.por100g[key].faltan),
        craft.id,
      ).toEqual([])
      expect(label.alergenos.sinDato).toEqual([])
      expect(label.ingredientes.lista[1]?.nombre, craft.id).toBe('mezcla Pepe')
      expect(label.ingredientes.texto).toMatch(/; FRUTOS DE CÁSCARA\)|\(FRUTOS DE CÁSCARA\)/)
    }
  })

  test('a name of one’s own may say the nut by itself', () => {
    const label = labelOf(allCrafts.turron, {
      ingredients: [
        { ingrediente: 'azucar', peso: 100 },
        { ingrediente: 'Relleno Pepe de pistachos', peso: 50, ficha },
      ],
    })
    expect(label.ingredientes.texto).toBe('Ingredientes: azúcar, relleno Pepe de PISTACHOS (33,3 %).')
    expect(label.alergenos.texto).toBe('Contiene pistacho.')
  })

  test('stands before the catalogue, field by field', () => {
    const label = labelOf(allCrafts.helado, {
      ingredients: [{ name: 'Leche entera', grams: 100, ficha: { grasas: 4, alergenos: [] } }],
    })
    expect(value(label, 'grasas')).toBe(4)
    expect(value(label, 'azucares')).toBe(4.77)
    // The energy of the 0.45 g of fat more.
    expect(value(label, 'energiaKcal')).toBeCloseTo(9 * 4 + 4 * 4.77 + 4 * 3.39, 4)
    expect(label.alergenos.presentes).toEqual([])
  })

  test.each([
    ['not an object', 3, /Línea 1: «ficha» debe ser un objeto/],
    ['a negative figure', { grasas: -1 }, /«ficha.grasas» debe ser un número entre 0 y 100/],
    ['too much energy', { energiaKcal: 901 }, /entre 0 y 900/],
    ['an allergen that is none', { alergenos: ['kiwi'] }, /«ficha.alergenos» debe ser una lista/],
  ])('%s is refused', (_, sheet, message) => {
    const ask = () => labelOf(allCrafts.helado, { ingredients: [{ name: 'Leche', grams: 1, ficha: sheet }] })
    expect(ask).toThrow(FormulaError)
    expect(ask).toThrow(message)
  })
})
