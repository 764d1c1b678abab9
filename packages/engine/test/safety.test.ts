import { describe, expect, test } from 'vitest'
import { FormulaError } from '../src/formula/errors.ts'
import { allCrafts, labelOf } from '../src/index.ts'

/** One scale of keeping for the five crafts: the strictest speaks alone, and an estimate never lengthens a life. */

type Lines = Readonly<Record<string, number>>

function safetyOf(craft: keyof typeof allCrafts, type: string, lines: Lines, extra: object = {}) {
  const { name, grams } = allCrafts[craft].definition.reads.fields
  const ingredients = Object.entries(lines).map(([line, weight]) => ({ [name]: line, [grams]: weight }))
  return allCrafts[craft].analyse({ type, ingredients, ...extra }, { advice: false }).seguridadAlimentaria
}

const CUSTARD = { 'Leche entera': 500, Azúcar: 120, Maicena: 40 }
const GANACHE = { cob_negra: 100, nata: 60, azucar_invertido: 20 }

describe('egg (RD 1021/2022, art. 9)', () => {
  test.each([
    ['pasteleria', 'mousse_chocolate', { Chocolate: 200, 'Nata 35%': 200, 'Huevo de cáscara': 100 }, '0'],
    ['pasteleria', 'mousse_chocolate', { Chocolate: 200, 'Nata 35%': 200, 'Huevo pasteurizado': 100 }, '1'],
    ['pasteleria', 'mousse_chocolate', { Chocolate: 200, 'Nata 35%': 200 }, '3'],
    ['pasteleria', 'crema_pastelera', { ...CUSTARD, Yema: 100 }, '2'],
    ['pasteleria', 'crema_pastelera', { ...CUSTARD, 'Yema pasteurizada': 100 }, '3'],
    ['pasteleria', 'merengue', { 'Clara de huevo': 100, Azúcar: 200 }, '0'],
    ['pasteleria', 'merengue', { 'Clara pasteurizada': 100, Azúcar: 200 }, '1'],
    ['pasteleria', 'flan', { 'Leche entera': 500, 'Huevo entero': 200, Azúcar: 100 }, '2'],
    ['pasteleria', 'genoise', { Harina: 125, 'Huevo entero': 200, Azúcar: 125 }, '6'],
    ['pasteleria', 'polvoron', { Harina: 500, 'Manteca de cerdo': 250, 'Azúcar glas': 250 }, '7'],
    ['helado', 'helado_crema', { 'Leche entera': 600, 'Nata 35%': 200, Yema: 60, Azúcar: 150 }, 'F'],
    ['helado', 'semifrio', { 'Nata 35%': 500, Yema: 150, Azúcar: 200 }, '0'],
    ['helado', 'semifrio', { 'Nata 35%': 500, 'Yema pasteurizada': 150, Azúcar: 200 }, '1'],
    ['helado', 'sorbete_agua', { Agua: 500, 'Zumo de limón': 200, Azúcar: 200, 'Clara de huevo': 40 }, '0'],
    ['turron', 'jijona', { almendra_tostada: 670, miel: 120, azucar: 170, clara: 40 }, '7'],
    ['turron', 'yema_tostada', { almendra_cruda: 450, azucar: 350, yema: 150 }, '2'],
    ['turron', 'yema_tostada', { almendra_cruda: 450, azucar: 350, yema_pasteurizada: 150 }, '6'],
    ['turron', 'mazapan', { almendra_cruda: 500, azucar: 450 }, '6'],
    ['cacao', 'negro', { pasta_cacao: 60, azucar: 40 }, '7'],
    ['cacao', 'bombon', GANACHE, '3'],
    ['cacao', 'bombon', { ...GANACHE, yema: 20 }, '2'],
    ['panaderia', 'brioche', { Harina: 1000, Huevo: 500, Mantequilla: 400, Levadura: 30 }, '6'],
    ['panaderia', 'brioche', { Harina: 1000, Huevo: 500, Levadura: 30, crema_pastelera: 600 }, '2'],
  ] as const)('%s %s %j is of class %s', (craft, type, lines, clase) => {
    expect(safetyOf(craft, type, lines).clase).toBe(clase)
  })

  test('boiled custard of shell egg keeps 24 h, as the article says, and not three days', () => {
    const { plazo, norma, frase } = safetyOf('pasteleria', 'crema_pastelera', { ...CUSTARD, Yema: 100 })
    expect(plazo).toContain('24 h')
    expect(norma).toContain('9.3')
    expect(frase).not.toContain('3 días')
  })

  test('what the name does not say is asked', () => {
    expect(safetyOf('pasteleria', 'crema_pastelera', { ...CUSTARD, Yema: 100 }).preguntas.join()).toContain(
      'ovoproducto',
    )
    expect(safetyOf('pasteleria', 'crema_pastelera', { ...CUSTARD, 'Yema pasteurizada': 100 }).preguntas).toEqual([])
    expect(safetyOf('pasteleria', 'crema_pastelera', { ...CUSTARD, 'Yema de huevo fresco': 100 }).preguntas).toEqual([])
  })

  test('raw milk is boiled or not sold (RD 1086/2020, 27.4)', () => {
    const { clase, frase } = safetyOf('pasteleria', 'mousse_fruta', {
      'Leche cruda de vaca': 100,
      'Nata 35%': 300,
      Fresa: 300,
    })
    expect(clase).toBe('0')
    expect(frase).toContain('27.4')
  })
})

describe('water activity', () => {
  test('estimated, it says «probable; mídela» and moves nothing; measured, it does', () => {
    const guess = safetyOf('cacao', 'bombon', GANACHE)
    expect(guess.clase).toBe('3')
    expect(guess.probable?.clase).toMatch(/[4567]/)
    expect(guess.probable?.frase).toContain('mídela')
    const known = safetyOf('cacao', 'bombon', GANACHE, { awMedida: 0.84 })
    expect(known).toMatchObject({ clase: '6' })
    expect(known).not.toHaveProperty('probable')
  })

  test.each([
    [0.95, '3'],
    [0.94, '4'],
    [0.9, '5'],
    [0.85, '6'],
  ])('of %d measured in a ganache is class %s: the edge belongs to the longer one', (awMedida, clase) => {
    expect(safetyOf('cacao', 'bombon', GANACHE, { awMedida }).clase).toBe(clase)
  })

  test('of 0.7 measured in a dry mass is class 7', () => {
    expect(
      safetyOf('turron', 'jijona', { almendra_tostada: 670, miel: 160, azucar: 170 }, { awMedida: 0.7 }).clase,
    ).toBe('7')
  })

  test('of a cooked yolk opens a longer life only from class 5 on', () => {
    const yolk = { almendra_cruda: 450, azucar: 350, yema: 150 }
    expect(safetyOf('turron', 'yema_tostada', yolk, { awMedida: 0.92 }).clase).toBe('2')
    expect(safetyOf('turron', 'yema_tostada', yolk, { awMedida: 0.84 }).clase).toBe('6')
  })

  test('measured above what its kind has closes the longer life', () => {
    expect(safetyOf('turron', 'mazapan', { almendra_cruda: 500, azucar: 450 }, { awMedida: 0.88 }).clase).toBe('5')
  })

  test.each([0, 1.2, '0.8'])('of %j is refused', (awMedida) => {
    expect(() => safetyOf('cacao', 'bombon', GANACHE, { awMedida })).toThrow(FormulaError)
  })
})

test('the label carries the same block, and a frozen mix says how it is heated', () => {
  const ingredients = [
    { name: 'Leche entera', grams: 600 },
    { name: 'Nata 35%', grams: 200 },
    { name: 'Azúcar', grams: 150 },
  ]
  const label = labelOf(allCrafts.helado, { type: 'helado_crema', ingredients })
  expect(label.seguridadAlimentaria).toEqual(
    allCrafts.helado.analyse({ type: 'helado_crema', ingredients }).seguridadAlimentaria,
  )
  expect(label.seguridadAlimentaria?.condicion).toMatch(/72 h por debajo de 6 °C.*derogado/)
})
