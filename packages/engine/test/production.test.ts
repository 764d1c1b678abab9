import { describe, expect, test } from 'vitest'
import {
  type ProductionPlan,
  type ProductionRequest,
  productionOf,
  productionSteps,
} from '../src/entries/production.ts'
import { allCrafts, FormulaError, ingredientCatalogue } from '../src/index.ts'

/** A day's production, in cases small enough to be worked out by hand. */

const syrup = {
  oficio: 'pasteleria',
  ingredients: [
    { name: 'Agua', grams: 50 },
    { name: 'Azúcar', grams: 50 },
  ],
}
const biscuit = (...more: object[]) => ({
  oficio: 'pasteleria',
  rendimiento: 80,
  ingredients: [{ name: 'Harina', grams: 40 }, { name: 'Huevo', grams: 40 }, { name: 'Almíbar', grams: 20 }, ...more],
})
const plan = (request: object): ProductionPlan => productionOf(request as ProductionRequest)
const bought = ({ compra }: ProductionPlan): Record<string, number> =>
  Object.fromEntries(compra.map(({ nombre, gramos }) => [nombre, gramos]))
const made = ({ hacer }: ProductionPlan) => hacer.map(({ nombre, gramosPesados }) => [nombre, gramosPesados])
const refusal = (request: object): string => {
  try {
    plan(request)
  } catch (problem) {
    if (problem instanceof FormulaError) return problem.message
    throw problem
  }
  throw new Error('It was accepted')
}

const preparaciones = { Bizcocho: biscuit(), Almíbar: syrup }
const cakes = { nombre: 'Tarta', piezas: 10, partes: [{ nombre: 'Bizcocho', gramos: 80 }] }
const soaked = {
  nombre: 'Borracho',
  piezas: 10,
  partes: [
    { nombre: 'Bizcocho', gramos: 40 },
    { nombre: 'Almíbar', gramos: 18, merma: 10 },
    { nombre: 'Azúcar', gramos: 2.5 },
  ],
}

test('a product without the weight of a piece is asked about and stays out of the plan', () => {
  const unweighed = { nombre: 'Bizcocho', piezas: 180 }
  const day = plan({ productos: [cakes, unweighed], preparaciones })
  expect(day.sinPeso).toEqual(['Bizcocho'])
  expect(day.warnings[0]).toBe('¿Cuánto pesa una pieza? Sin «gramos» no está en el plan «Bizcocho».')
  const without = plan({ productos: [cakes], preparaciones })
  expect(day.hacer).toEqual(without.hacer)
  expect(day.compra).toEqual(without.compra)
  expect(without.sinPeso).toBeUndefined()
  expect(plan({ productos: [unweighed], preparaciones })).toMatchObject({ productos: [], hacer: [], compra: [] })
})

describe('what to make', () => {
  const day = plan({ productos: [cakes, soaked], preparaciones })

  test('inner ones come first, shared ones once, with what must be weighed for what is left', () => {
    // 800 + 400 g of sponge at 80 % are 1500 g weighed: 600, 600 and 300 of syrup; 18 / 0.9 × 10 = 200 g of syrup besides.
    expect(made(day)).toEqual([
      ['Almíbar', 500],
      ['Bizcocho', 1500],
    ])
    expect(day.hacer.map(({ fase }) => fase)).toEqual([1, 2])
    expect(day.hacer[0]).toMatchObject({ para: ['Tarta', 'Borracho'], texto: 'Para Tarta y Borracho.', antes: [] })
    expect(day.hacer[1]).toMatchObject({ antes: ['Almíbar'], necesarios: 1200, gramos: 1200, rendimiento: 80 })
    expect(day.hacer[1]?.lineas.map(({ gramos }) => gramos)).toEqual([600, 600, 300])
    expect(day.hacer[1]?.lineas[2]).toMatchObject({ preparacion: 'Almíbar' })
  })

  test('what is bought is the sum of what is weighed, and nothing twice', () => {
    expect(bought(day)).toEqual({ Agua: 250, Azúcar: 275, 'Harina de trigo': 600, 'Huevo entero': 600 })
    expect(day.compra.find(({ id }) => id === 'azucar')?.para).toEqual(['Almíbar', 'Borracho'])
    expect(day.resumen).toBe('2 productos, 2 preparaciones, 20 piezas.')
  })

  test('cost is by own price, that of the line before that of the plan, and the catalogue’s else', () => {
    const own = plan({
      productos: [{ nombre: 'Sirope', piezas: 1, gramos: 1000, preparacion: syrup }],
      precios: { azucar: 2 },
    })
    const sugar = own.compra.find(({ id }) => id === 'azucar')
    expect(sugar).toMatchObject({ gramos: 500, precio: 2, precioPropio: true, coste: 1 })
    const line = { oficio: 'pasteleria', ingredients: [{ name: 'Azúcar', grams: 50, precio: 3 }] }
    const both = plan({
      productos: [{ nombre: 'Azúcar molido', piezas: 1, gramos: 1000, preparacion: line }],
      precios: { azucar: 2 },
    })
    expect(both.compra).toMatchObject([{ precio: 3, coste: 3 }])
    const row = ingredientCatalogue.find(({ id }) => id === 'agua')
    expect(own.compra.find(({ id }) => id === 'agua')?.precio).toBe(row?.price)
    expect(own.coste.total).toBeCloseTo(1, 2)
  })

  test('a product of one formula is a piece of one part', () => {
    const one = { nombre: 'Bizcocho', piezas: 10, gramos: 80 }
    const { hacer } = plan({ productos: [one], preparaciones })
    expect(hacer).toEqual(plan({ productos: [{ ...cakes, nombre: 'Bizcocho' }], preparaciones }).hacer)
  })

  test('bread is sold baked and goes into another dough raw: told apart, each with what is left of it', () => {
    const [type] = Object.keys(allCrafts.panaderia.types)
    const lines = [
      { name: 'Harina de fuerza', grams: 100 },
      { name: 'Agua', grams: 60 },
    ]
    const Masa = { oficio: 'panaderia', type, ingredients: lines }
    const Hogaza = { ...Masa, ingredients: [...lines, { name: 'Masa', grams: 40 }] }
    const { hacer } = plan({
      productos: [
        { nombre: 'Pan', piezas: 1, gramos: 500, preparacion: 'Masa' },
        { nombre: 'Hogaza', piezas: 1, gramos: 500 },
      ],
      preparaciones: { Masa, Hogaza },
    })
    const left = Object.fromEntries(hacer.map(({ nombre, rendimiento }) => [nombre, rendimiento]))
    expect(Object.keys(left)).toEqual(['Masa (Hogaza)', 'Masa (Pan)', 'Hogaza'])
    expect(left['Masa (Hogaza)']).toBe(100)
    expect(left['Masa (Pan)']).toBeLessThan(95)
    expect(left['Masa (Pan)']).toBe(left.Hogaza)
  })
})

describe('stock', () => {
  test('is taken off, what is left of it is said, and what it is made of is not bought', () => {
    const day = plan({ productos: [soaked], preparaciones, existencias: { bizcocho: 450, Almíbar: 150 } })
    expect(made(day)).toEqual([['Almíbar', 50]])
    expect(day.existencias).toEqual([
      { nombre: 'bizcocho', gramos: 450, usados: 400, sobran: 50 },
      { nombre: 'Almíbar', gramos: 150, usados: 150, sobran: 0 },
    ])
    expect(bought(day)).toEqual({ Agua: 25, Azúcar: 50 })
  })

  test('that nothing of the plan takes is told', () => {
    const { warnings, existencias } = plan({ productos: [cakes], preparaciones, existencias: { Praliné: 300 } })
    expect(warnings).toContain('Nada del plan lleva la preparación «Praliné» que tienes hecha: no descuento nada.')
    expect(existencias).toEqual([{ nombre: 'Praliné', gramos: 300, usados: 0, sobran: 300 }])
  })
})

describe('batches', () => {
  const day = (maquinas: object[]) => plan({ productos: [cakes], preparaciones, maquinas }).hacer[1]

  test('are equal and fit the machine', () => {
    const step = day([{ nombre: 'Batidora', capacidad: 400, preparaciones: ['bizcocho'] }])
    // 1000 g weighed in bowls of 400: three of 333.33 g, whose lines are 133.33, 133.33 and 66.67.
    expect(step?.tandas).toEqual({
      numero: 3,
      gramosPesados: 334,
      maquina: 'Batidora',
      texto: '3 tandas de 334 g en Batidora.',
    })
    expect(step?.lineas.map(({ gramos, total }) => [gramos, total])).toEqual([
      [134, 402],
      [133, 399],
      [67, 201],
    ])
  })

  test('are of the machine that names the preparation, else of its craft, and of the smallest', () => {
    const craft = { nombre: 'A', capacidad: 300, oficio: 'pasteleria' }
    expect(day([craft, { ...craft, nombre: 'B', capacidad: 250 }])?.tandas).toMatchObject({ numero: 4, maquina: 'B' })
    expect(day([craft, { nombre: 'C', capacidad: 500, preparaciones: ['Bizcocho'] }])?.tandas.maquina).toBe('C')
    expect(day([{ ...craft, oficio: 'turron' }])?.tandas).toEqual({ numero: 1, gramosPesados: 1000 })
  })

  test('a capacity in kilos is noticed', () => {
    const maquinas = [{ nombre: 'Amasadora', capacidad: 0.5, oficio: 'pasteleria' }]
    expect(refusal({ productos: [cakes], preparaciones, maquinas })).toMatch(
      /^Con la capacidad de «Amasadora» .*gramos/,
    )
  })
})

describe('names', () => {
  const inline = (grams: number, of: object) => ({
    nombre: `T${grams}`,
    piezas: 1,
    partes: [{ nombre: 'Crema', gramos: grams, preparacion: of }],
  })

  test('written twice alike it is one, whatever the order of its fields', () => {
    const turned = { ingredients: syrup.ingredients, oficio: syrup.oficio }
    const day = plan({ productos: [inline(100, syrup), inline(300, turned)] })
    expect(made(day)).toEqual([['Crema', 400]])
    expect(day.warnings).not.toContainEqual(expect.stringMatching(/distintas/))
  })

  test('written otherwise they are two, told apart, and stock has to say of which it is', () => {
    const other = { ...syrup, ingredients: [{ name: 'Azúcar', grams: 100 }] }
    const request = { productos: [inline(100, syrup), inline(300, other)] }
    const day = plan({ ...request, existencias: { Crema: 50 } })
    expect(made(day)).toEqual([
      ['Crema (T100)', 100],
      ['Crema (T300)', 300],
    ])
    expect(day.warnings).toContainEqual(expect.stringMatching(/^Hay 2 preparaciones distintas que se llaman «Crema»/))
    expect(day.warnings).toContainEqual(expect.stringMatching(/llámalo «Crema \(T100\)» o «Crema \(T300\)»/))
    expect(day.existencias[0]?.sobran).toBe(50)
    expect(made(plan({ ...request, existencias: { 'Crema (T300)': 300 } }))).toEqual([['Crema (T100)', 100]])
  })

  test('an entry of a product wins over that of the plan, and is told apart from it', () => {
    const own = {
      ...cakes,
      nombre: 'Otra',
      preparaciones: { Almíbar: { ...syrup, ingredients: [{ name: 'Miel', grams: 1 }] } },
    }
    const day = plan({ productos: [cakes, own], preparaciones })
    expect(day.hacer.map(({ nombre }) => nombre)).toEqual([
      'Almíbar (Tarta)',
      'Almíbar (Otra)',
      'Bizcocho (Tarta)',
      'Bizcocho (Otra)',
    ])
    expect(bought(day).Miel).toBe(200)
  })

  test('what nobody knows stays visible as itself, without a price', () => {
    const odd = biscuit({ name: 'Unobtainium', grams: 100 })
    const day = plan({ productos: [cakes], preparaciones: { ...preparaciones, Bizcocho: odd } })
    const line = day.compra.find(({ nombre }) => nombre === 'Unobtainium')
    expect(line).toEqual({ nombre: 'Unobtainium', gramos: 500, para: ['Bizcocho'] })
    expect(day.coste.sinPrecio).toEqual(['Unobtainium'])
    expect(day.warnings).toContainEqual(expect.stringMatching(/^No reconozco «Unobtainium»: va en la compra/))
  })
})

describe('bounds', () => {
  test('are told with what to do', () => {
    const many = (length: number) => Array.from({ length }, (_, at) => ({ nombre: `P${at}`, piezas: 1, gramos: 1 }))
    expect(refusal({ productos: many(51) })).toMatch(/51 productos y el máximo es 50: parte el plan/)
    expect(refusal({})).toMatch(/^Falta «productos»/)
    const partes = Array.from({ length: 100 }, () => ({ nombre: 'Almíbar', gramos: 1 }))
    expect(refusal({ productos: [{ nombre: 'X', piezas: 1, partes }], preparaciones })).toMatch(/«X» tiene 202 líneas/)
    expect(refusal({ productos: [{ ...cakes, piezas: 1.5 }] })).toMatch(/^Producto 1 \(«Tarta»\): «piezas»/)
    expect(refusal({ productos: [cakes], existencias: { a: -1 } })).toMatch(/«existencias», «a»/)
    const A = { oficio: 'pasteleria', ingredients: [{ name: 'B', grams: 1 }] }
    const B = { oficio: 'pasteleria', ingredients: [{ name: 'A', grams: 1 }] }
    expect(refusal({ productos: [{ nombre: 'A', piezas: 1, gramos: 1 }], preparaciones: { A, B } })).toMatch(
      /«A» → «B» → «A»/,
    )
  })

  test('no pieces, no work', () => {
    const day = plan({ productos: [{ ...cakes, piezas: 0 }], preparaciones })
    expect(day).toMatchObject({ hacer: [], compra: [], coste: { total: 0, sinPrecio: [] } })
  })
})

test('a plan goes in steps, none of which opens more than a part', () => {
  const steps = [...productionSteps({ productos: [cakes, soaked], preparaciones } as ProductionRequest)]
  expect(steps.length).toBeGreaterThanOrEqual(4)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
})
