import { allCrafts, FormulaError } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { share } from '../../../tools/tier.ts'
import { loadSolver } from '../src/index.ts'
import { type BookFormulaRequest, type BookRequest, type MenuOptions, respondToPrices } from '../src/menu/index.ts'

const solver = await loadSolver()
const responded = (request: BookRequest, options: MenuOptions = {}) =>
  respondToPrices(() => allCrafts.helado, request, solver, { seconds: 600, ...options })

const hazelnut: BookFormulaRequest = {
  nombre: 'Avellana',
  type: 'helado_crema',
  kilos: 12,
  ingredients: [
    { name: 'Leche entera', grams: 540 },
    { name: 'Nata 35%', grams: 200 },
    { name: 'Leche en polvo desnatada', grams: 40 },
    { name: 'Azúcar', grams: 130 },
    { name: 'Dextrosa', grams: 35 },
    { name: 'Pasta de avellana', grams: 80 },
    { name: 'Neutro para cremas 5', grams: 5 },
  ],
}
const sorbet: BookFormulaRequest = {
  nombre: 'Fresa',
  type: 'sorbete_agua',
  kilos: 10,
  ingredients: [
    { name: 'Fresa', grams: 500 },
    { name: 'Agua', grams: 250 },
    { name: 'Azúcar', grams: 145 },
    { name: 'Dextrosa', grams: 60 },
    { name: 'Glucosa en polvo DE 38', grams: 40 },
    { name: 'Neutro para sorbetes 5', grams: 5 },
  ],
}
const creamRises: BookRequest = {
  libro: [hazelnut, sorbet],
  antes: { precios: { 'Nata 35%': 4.2 } },
  cambios: { precios: { 'Nata 35%': 6.5 } },
}

interface Read {
  readonly verdict: string
  readonly params: Readonly<Record<string, number>>
  readonly legal?: { readonly nombre?: string }
}
const read = (formula: object): Read => allCrafts.helado.analyse(formula as never) as unknown as Read

describe('a price rises', () => {
  it('touches what holds it, and loses what its kilos weigh', () => {
    const { tocadas, perdido } = responded(creamRises)
    expect(tocadas.map(({ nombre }) => nombre)).toEqual(['Avellana'])
    expect(perdido).toBeCloseTo((12 * 200 * 2.3) / 1030, 3)
  })

  it('keeps in what it proposes a line that nobody weighed', () => {
    const salted = { ...hazelnut, ingredients: [...hazelnut.ingredients, { name: 'Sal', sinPesar: true }] }
    const [proposal] = responded({ ...creamRises, libro: [salted] }).propuestas
    expect(proposal?.formula.ingredients.at(-1)).toEqual({ name: 'Sal', sinPesar: true })
    const [without] = responded({ ...creamRises, libro: [salted], cambios: { faltan: ['Sal', 'Nata 35%'] } }).propuestas
    expect(without?.formula.ingredients.map(({ name }) => name) ?? []).not.toContain('Sal')
  })

  it('gives back what few lines and few grams can, and keeps name, sweetness and hardness', () => {
    const { propuestas, recuperado, completo, queda, perdido } = responded(creamRises)
    const [proposal] = propuestas
    expect(propuestas).toHaveLength(1)
    expect(recuperado).toBeGreaterThan(0)
    expect(completo).toBe(false)
    expect(queda.euros).toBeCloseTo(perdido - recuperado, 2)
    const [before, after] = [read(hazelnut), read(proposal?.formula ?? {})]
    expect(after.verdict).toBe('equilibrada')
    expect(after.legal?.nombre).toBe(before.legal?.nombre)
    for (const [key, band] of [
      ['POD', 0.05 * 12.5],
      ['PAC', 0.2],
    ] as const)
      expect(Math.abs((after.params[key] ?? 0) - (before.params[key] ?? 0))).toBeLessThan(band + 0.05)
    expect(proposal?.cambios.length).toBeLessThanOrEqual(3)
    const moved = (proposal?.cambios ?? []).reduce((sum, { de, a }) => sum + Math.max(0, a - de), 0)
    expect(moved).toBeLessThanOrEqual(62)
    expect(proposal?.cambios.map(({ name }) => name)).not.toContain('Pasta de avellana')
  })

  it('tells apart what could have been saved before', () => {
    const { propuestas, warnings } = responded(creamRises)
    const [{ recupera = 0, yaSePodia = 0 } = {}] = propuestas
    expect(yaSePodia).toBeGreaterThan(0)
    expect(yaSePodia).toBeLessThan(recupera)
    expect(warnings.join()).toContain('ya se podían ahorrar antes')
  })

  it('stopped anywhere it says so, or has the answer of whoever waits', () => {
    const quiet = JSON.stringify(responded(creamRises))
    for (const looks of share([...Array(31).keys()], 0)) {
      let left = looks
      const answer = responded(creamRises, { isAbandoned: () => left-- <= 0 })
      if (answer.probado) expect(JSON.stringify(answer)).toBe(quiet)
    }
  })

  it('changes as few lines as what is asked back needs', () => {
    const { propuestas, completo } = responded({ ...creamRises, recuperar: 0.1 })
    expect(completo).toBe(true)
    expect(propuestas[0]?.cambios.length).toBeLessThanOrEqual(2)
  })

  it('gives back more with more lines and grams, never less', () => {
    const back = (more: object) => responded({ ...creamRises, ...more }).recuperado
    const usual = back({})
    expect(back({ maxLineas: 1 })).toBeLessThan(usual)
    // Sweetness and hardness that may move would give back more: keeping them is what costs.
    expect(back({ mantener: [] })).toBeGreaterThan(usual)
    expect(back({ maxGramos: 10 })).toBeLessThanOrEqual(usual)
    expect(back({ maxLineas: 5, maxGramos: 120 })).toBeGreaterThanOrEqual(usual)
  })

  it('is seen inside a preparation', () => {
    const nested = {
      ...hazelnut,
      nombre: 'Con crema',
      ingredients: [...hazelnut.ingredients, { name: 'Crema de casa', grams: 50, preparacion: 'Crema' }],
      preparaciones: { Crema: { oficio: 'helado', ingredients: [{ name: 'Nata 35%', grams: 100 }] } },
    } as BookFormulaRequest
    const plain = { ...hazelnut, ingredients: [...hazelnut.ingredients, { name: 'Nata 35%', grams: 50 }] }
    const [inside, flat] = [nested, plain].map((formula) => responded({ ...creamRises, libro: [formula] }))
    expect(inside?.perdido).toBeCloseTo(flat?.perdido ?? 0, 3)
  })
})

describe('a formula of the book that others stand on', () => {
  const base: BookFormulaRequest = {
    nombre: 'Base blanca',
    type: 'helado_crema',
    ingredients: [
      { name: 'Leche entera', grams: 429.6 },
      { name: 'Nata 35%', grams: 370 },
      { name: 'Leche en polvo desnatada', grams: 40 },
      { name: 'Azúcar', grams: 132 },
      { name: 'Dextrosa', grams: 20 },
      { name: 'Neutro para cremas 5', grams: 8.4 },
    ],
  }
  const onBase = (nombre: string, kilos: number, own: Readonly<Record<string, number>>, inner = base) =>
    ({
      nombre,
      type: 'helado_crema',
      kilos,
      ingredients: [
        // What it cost as a whole is no reason to overlook what is inside.
        {
          name: 'Base blanca',
          grams: 1000,
          precio: 3,
          preparacion: { oficio: 'helado', ingredients: inner.ingredients },
        },
        ...Object.entries(own).map(([name, grams]) => ({ name, grams })),
      ],
    }) as unknown as BookFormulaRequest
  const plain = onBase('Nata', 6, {})
  const yoghurt = onBase('Yogur', 4, { 'Yogur natural': 408.2, Azúcar: 40 })
  const asked = { ...creamRises, libro: [base, plain, yoghurt] }

  it('is lost once, in what is sold, and is held to what stands on it', () => {
    const { tocadas, perdido, recuperado, propuestas } = responded(asked)
    expect(tocadas.map(({ nombre }) => nombre)).toEqual(['Nata', 'Yogur'])
    expect(perdido).toBeCloseTo(0.37 * 2.3 * (6 + 4000 / 1448.2), 2)
    for (const { nombre, laLlevan, formula } of propuestas) {
      expect([nombre, laLlevan]).toEqual(['Base blanca', ['Nata', 'Yogur']])
      for (const request of [plain, yoghurt])
        expect(
          read({
            ...request,
            ingredients: request.ingredients.map((line, at) =>
              at === 0 ? { ...line, preparacion: { oficio: 'helado', ingredients: formula.ingredients } } : line,
            ),
          }).verdict,
        ).toBe('equilibrada')
    }
    // By itself it could do without more cream than the yoghurt can.
    expect(recuperado).toBeLessThan(responded({ ...asked, libro: [base, plain] }).recuperado * (1 + 4000 / 1448.2 / 6))
  })

  it('is another where what is inside is not what the book has', () => {
    const older = { ...base, ingredients: base.ingredients.with(0, { name: 'Leche entera', grams: 500 }) }
    const { tocadas, propuestas } = responded({ ...creamRises, libro: [base, onBase('Nata', 6, {}, older)] })
    expect(tocadas.map(({ nombre }) => nombre)).toEqual(['Base blanca', 'Nata'])
    expect(propuestas.every(({ laLlevan }) => laLlevan === undefined)).toBe(true)
  })
})

describe('something is missing', () => {
  const noDextrose: BookRequest = {
    libro: [hazelnut, sorbet],
    cambios: { faltan: ['Dextrosa'] },
    maxLineas: 4,
    maxGramos: 120,
    nuevos: { con: ['Azúcar invertido', 'Fructosa'], max: 1 },
  }

  it('goes out of every formula, with as little bought as does', () => {
    const { factible, propuestas, comprar } = responded(noDextrose)
    expect(factible).toBe(true)
    expect(comprar.length).toBeLessThanOrEqual(1)
    expect(propuestas.map(({ nombre }) => nombre)).toEqual(['Avellana', 'Fresa'])
    for (const { formula } of propuestas) {
      expect(JSON.stringify(formula)).not.toContain('Dextrosa')
      expect(read(formula).verdict).toBe('equilibrada')
    }
  })

  it('and where nothing does, says which formulas and of what', () => {
    const { factible, imposibles, titular } = responded({ libro: [sorbet], cambios: { faltan: ['Fresa'] } })
    expect(factible).toBe(false)
    expect(imposibles).toEqual([{ nombre: 'Fresa', faltan: ['Fresa'] }])
    expect(titular).toContain('Sin fresa no sé hacer «Fresa»')
  })
})

describe('what is no change of prices', () => {
  it.each([
    ['nothing changes', { cambios: {} }, 'No cambia ningún precio'],
    ['two formulas of one name', { libro: [hazelnut, { ...sorbet, nombre: 'avellana' }] }, 'dos fórmulas'],
    ['41 formulas', { libro: Array.from({ length: 41 }, (_, i) => ({ ...sorbet, nombre: `F${i}` })) }, 'caben 40'],
    ['a figure nobody knows', { mantener: ['toString'] }, 'no puede pedir «toString»'],
    [
      'a line nobody knows',
      { libro: [{ ...sorbet, ingredients: [...sorbet.ingredients, { name: 'Zurbacho', grams: 9 }] }] },
      'no reconozco «Zurbacho»',
    ],
  ])('%s is refused in words', (_, more, words) => {
    expect(() => responded({ ...creamRises, ...more } as BookRequest)).toThrow(FormulaError)
    expect(() => responded({ ...creamRises, ...more } as BookRequest)).toThrow(words)
  })

  it('reaches nobody: nothing is changed', () => {
    const { propuestas, titular } = responded({ ...creamRises, libro: [sorbet] })
    expect(propuestas).toEqual([])
    expect(titular).toContain('Ninguna fórmula lleva lo que cambia')
  })
})
