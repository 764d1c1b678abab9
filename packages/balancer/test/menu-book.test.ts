import { allCrafts, type CraftRequest, OWN_NORMS } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { loadSolver } from '../src/index.ts'
import { composeMenu, type MenuAnswer, menusFromBook } from '../src/menu/index.ts'
import { flavoursByName } from './menu-fixtures.ts'

/** A menu as the app makes it: from formulas of a book, shown while it is worked out. */

const solver = await loadSolver()
const craft = allCrafts.helado

const lines = (grams: Readonly<Record<string, number>>) =>
  Object.entries(grams).map(([name, weight]) => ({ name, grams: weight }))
const WHITE = lines({
  'Leche entera': 456,
  'Nata 35%': 330,
  'Leche en polvo desnatada': 43,
  Azúcar: 85,
  'Glucosa atomizada DE38': 80,
  'Neutro para cremas 5': 6,
})
const YELLOW = lines({
  'Leche entera': 475.2,
  'Nata 35%': 286,
  'Leche en polvo desnatada': 16,
  Azúcar: 168,
  'Glucosa atomizada DE38': 8,
  'Neutro para cremas 5': 5.8,
  Yema: 41,
})
const LEMON = lines({ 'Zumo de limón': 250, Agua: 470, Azúcar: 200, Dextrosa: 50, 'Neutro para sorbetes': 5 })

const formulaOf = (type: string, ingredients: readonly object[]): CraftRequest =>
  ({ type, ingredients }) as unknown as CraftRequest
const dosesOf = ({ ingredients = [] }: { readonly ingredients?: readonly object[] }) => ingredients
const book = [
  ...Object.values(flavoursByName).map((flavour) => ({
    nombre: flavour.nombre,
    formula: formulaOf('helado_crema', [
      ...(flavour.nombre === 'Mantecado' ? YELLOW : WHITE),
      ...dosesOf(flavour as { readonly ingredients?: readonly object[] }),
    ]),
  })),
  { nombre: 'Limón', formula: formulaOf('sorbete_agua', LEMON) },
]

describe('formulas of a book', () => {
  it('are flavours on a base: doses per kilo of what is technical, and the words they bear', () => {
    const [milk, water, ...others] = menusFromBook(craft, book)
    expect(others).toEqual([])
    expect(milk).toMatchObject({ familia: 'leche', type: 'helado_crema' })
    expect(water?.sabores).toMatchObject([{ nombre: 'Limón', ingredients: [{ name: 'Zumo de limón', grams: 344.8 }] }])
    const flavour = (name: string) => milk?.sabores.find(({ nombre }) => nombre === name)
    expect(flavour('Pistacho')).toMatchObject({
      ingredients: [{ name: 'Pasta de pistacho 100 %', grams: 100 }],
      llamarse: ['con pistacho'],
      alergenos: ['leche', 'frutos_cascara'],
    })
    // The salt is of the caramel, and no dose of the base.
    expect(flavour('Caramelo salado')?.ingredients).toEqual([
      { name: 'Caramelo', grams: 90 },
      { name: 'Sal', grams: 3 },
    ])
    expect(flavour('Nata')?.alergenos).toEqual(['leche'])
    const yolk = milk?.base.find(({ name }) => name === 'Yema')
    expect(yolk).toMatchObject({ opcional: true })
    expect(milk?.base.map(({ name }) => name)).not.toContain('Zumo de limón')
  })

  it('are the same flavours when their base is a formula of its own', () => {
    const nested = book.slice(0, 4).map(({ nombre, formula }) => ({
      nombre,
      formula: formulaOf('helado_crema', [
        { name: 'Base blanca', grams: 500, preparacion: { oficio: 'helado', type: 'base', ingredients: WHITE } },
        ...formula.ingredients.slice(WHITE.length).map((line) => ({ ...line, grams: Number(line.grams) / 2 })),
        // A correction is no part of the base, nor a dose.
        { name: 'Azúcar', grams: 8 },
      ]),
    }))
    const [plain] = menusFromBook(craft, book.slice(0, 4))
    const [opened] = menusFromBook(craft, nested)
    expect(opened?.sabores).toEqual(plain?.sabores)
    expect(opened?.base.map(({ name }) => name)).toEqual(plain?.base.map(({ name }) => name))
  })
})

describe('one dough, or one cream, for several products', () => {
  const DOUGH = {
    'Harina de fuerza': 1000,
    Huevo: 450,
    Mantequilla: 350,
    Azúcar: 130,
    Sal: 20,
    'Levadura fresca': 35,
    Leche: 80,
  }
  const CREAM = { 'Leche entera': 690, Azúcar: 125, Yema: 131, 'Almidón de maíz': 45, Mantequilla: 9 }

  it.each([
    ['panaderia', 'brioche', DOUGH, [{}, { 'Pepitas de chocolate negro': 300 }, { Pasas: 250 }]],
    [
      'pasteleria',
      'crema_pastelera',
      CREAM,
      [{ 'Extracto de vainilla': 5 }, { 'Chocolate negro 70%': 120 }, { Ron: 25 }],
    ],
  ] as const)('%s, %s: it stays what its maker makes, to a tenth', (id, type, own, doses) => {
    const { [id]: made } = allCrafts
    const { name, grams } = made.fields
    const formulas = doses.map((more, at) => ({
      nombre: `${type} ${at}`,
      formula: formulaOf(
        type,
        Object.entries({ ...own, ...more }).map(([line, weight]) => ({ [name]: line, [grams]: weight })),
      ),
    }))
    const [menu, ...others] = menusFromBook(made as never, formulas)
    expect(others).toEqual([])
    const { bases, factible } = composeMenu(made as never, menu ?? { sabores: [] }, solver, { seconds: 600 })
    expect([factible, bases.length]).toEqual([true, 1])
    const mass = Object.values(own).reduce((sum, weight) => sum + weight, 0)
    for (const line of bases[0]?.ingredients ?? []) {
      const share = (1000 * (own[line.name as keyof typeof own] ?? 0)) / mass
      expect(Math.abs(line.grams / share - 1)).toBeLessThanOrEqual(0.11)
    }
  })
})

it('a range of the workshop holds in every flavour of its menu', () => {
  const own = { [OWN_NORMS]: { ranges: { materiaGrasa: [11, 12] } } }
  const asked = book.slice(0, 2).map(({ nombre, formula }) => ({ nombre, formula: { ...formula, ...own } }))
  const [menu] = menusFromBook(craft, asked)
  const { sabores, factible } = composeMenu(craft, menu ?? { sabores: [] }, solver, { seconds: 600 })
  expect(factible).toBe(true)
  for (const { formula } of sabores) {
    const { params } = craft.analyse(formula) as unknown as { readonly params: Readonly<Record<string, number>> }
    expect(params.materiaGrasa).toBeGreaterThanOrEqual(11)
    expect(params.materiaGrasa).toBeLessThanOrEqual(12)
  }
})

describe('a menu that is watched', () => {
  const [milk] = menusFromBook(craft, book)
  const shown: MenuAnswer[] = []
  const answer = composeMenu(craft, { ...milk, sabores: milk?.sabores ?? [], duda: true }, solver, {
    seconds: 600,
    show: (one) => shown.push(one),
  })

  it('has an answer before anything is proven, and never a worse one after it', () => {
    expect(shown[0]?.prueba.bases).toMatchObject({ cota: 1, probado: false })
    const bases = shown.map(({ bases: all }) => all.length)
    expect(bases).toEqual(bases.toSorted((a, b) => b - a))
    for (const { sabores } of shown) expect(sabores.map(({ falla }) => falla)).not.toContainEqual(expect.anything())
    expect(answer).toMatchObject({ factible: true, prueba: { bases: { minimo: 2, probado: true } } })
  })

  it('tells each number of bases with its grams, its flavours and how firm they are', () => {
    expect(answer.elecciones?.map(({ bases, corregidos }) => [bases, corregidos])).toEqual([
      [2, 1],
      [3, 0],
    ])
    for (const { mezclas, sabores, bases } of answer.elecciones ?? []) {
      expect(mezclas).toHaveLength(bases)
      expect(sabores.map(({ nombre }) => nombre).toSorted()).toEqual(
        milk?.sabores.map(({ nombre }) => nombre).toSorted(),
      )
      expect(sabores.every(({ probabilidad = -1 }) => probabilidad >= 0)).toBe(true)
    }
  })

  it('is nothing more for whoever does not watch', () => {
    expect(composeMenu(craft, milk ?? { sabores: [] }, solver, { seconds: 600 })).not.toHaveProperty('elecciones')
  })
})

describe('a menu whose base nobody tells', () => {
  it('is made of what every workshop has, each as far as its role goes', () => {
    const { bases } = composeMenu(
      craft,
      { type: 'helado_crema', sabores: [flavoursByName.nata, flavoursByName.pistacho] },
      solver,
    )
    const grams = new Map(bases.flatMap(({ ingredients }) => ingredients.map((one) => [one.name, one.grams])))
    expect(grams.get('Leche entera')).toBeGreaterThan(200)
    const neutral = [...grams].find(([name]) => name.startsWith('Neutro'))?.[1] ?? 0
    expect(neutral).toBeGreaterThanOrEqual(3)
    expect(neutral).toBeLessThanOrEqual(10)
  })

  it('is refused in words where a type has no such base', () => {
    expect(() =>
      composeMenu(allCrafts.pasteleria, { type: 'crema_pastelera', sabores: [{ nombre: 'Vainilla' }] }, solver),
    ).toThrow(/di en «base»/)
  })
})
