import { FormulaError } from '@obrador/engine'
import { describe, expect, test } from 'vitest'
import { ADJUST_LIMITS, type AdjustRequest } from '../src/index.ts'
import { offBalance } from './fixtures.ts'
import { adjusted, gramsOf, totalOf } from './solver.ts'

const { helado, panaderia, turron } = offBalance
const cream = (line: string, wishes: object, request: object = {}): AdjustRequest => ({
  ...helado,
  ...request,
  ingredients: helado.ingredients.map((one) => (one.name === line ? { ...one, ...wishes } : one)),
})
const paramsOf = (body: unknown) => (body as { params: Record<string, number> }).params

describe('the name written for the label', () => {
  const chocolate = (denominacion: string | undefined, request: object = {}): AdjustRequest => ({
    type: 'helado_crema',
    ...(denominacion !== undefined && { denominacion }),
    ...request,
    ingredients: Object.entries({
      'Leche entera': 560,
      'Nata 35%': 200,
      Azúcar: 50,
      Dextrosa: 20,
      'Leche en polvo desnatada': 40,
      Neutro: 4,
      'Cacao en polvo': 26,
    }).map(([name, grams]) => ({ name, grams })),
  })
  const named = 'Helado crema de chocolate'
  const heldBy = (request: AdjustRequest) => {
    const { factible, despues } = adjusted('helado', request)
    const { nombreEscrito } = despues as { nombreEscrito?: { cumple: boolean | null } }
    return { factible, cumple: nombreEscrito?.cumple }
  }

  test('what it holds by goes on holding: sugar alone would take the cocoa under its 8 % of the dry matter', () => {
    expect(gramsOf(adjusted('helado', chocolate(undefined)))['Cacao en polvo']).toBe(26)
    expect(gramsOf(adjusted('helado', chocolate(named)))['Cacao en polvo']).toBeGreaterThan(26)
    expect(heldBy(chocolate(named))).toEqual({ factible: true, cumple: true })
  })

  test('it is free with the law', () => {
    expect(heldBy(chocolate(named, { legal: false }))).toEqual({ factible: true, cumple: false })
  })
})

describe('lines', () => {
  test('what names it and doses stay, technical ingredients move', () => {
    const { ingredients } = adjusted('helado', helado)
    const kept = ingredients.filter(({ cambio }) => cambio === 0).map(({ nombre }) => nombre)
    expect(kept).toEqual(expect.arrayContaining(['Pasta de avellana', 'Neutro para cremas 5']))
    expect(kept).not.toContain('Azúcar')
  })

  test('the base of a dough keeps its grams, and the batch floats', () => {
    const { ingredients, factible } = adjusted('panaderia', panaderia)
    expect(factible).toBe(true)
    expect(ingredients.find(({ nombre }) => nombre === 'Harina de fuerza')).toMatchObject({ cambio: 0, fijo: true })
  })

  test('too much salt is answered by less salt, down to what the name may have, and by nothing else', () => {
    const { ingredients, factible } = adjusted('panaderia', {
      type: 'baguette',
      ingredients: [
        { name: 'Harina', grams: 1000 },
        { name: 'Agua', grams: 650 },
        { name: 'Sal', grams: 28 },
        { name: 'Levadura fresca', grams: 10 },
      ],
    })
    expect(factible).toBe(true)
    expect(ingredients.filter(({ cambio }) => cambio !== 0).map(({ nombre }) => nombre)).toEqual(['Sal'])
  })

  test('what the caller says wins over the rules, and is said', () => {
    const vegan = {
      type: 'vegano',
      ingredients: [
        { name: 'Leche de coco', grams: 450 },
        { name: 'Agua', grams: 280 },
        { name: 'Miel', grams: 60, fijo: true },
        { name: 'Azúcar', grams: 110 },
        { name: 'Dextrosa', grams: 40 },
        { name: 'Glucosa atomizada DE38', grams: 50 },
        { name: 'Neutro para sorbetes 5', grams: 5 },
      ],
    }
    const honey = (answer: ReturnType<typeof adjusted>) =>
      answer.ingredients.find(({ nombre }) => nombre === 'Miel')?.despues
    expect(honey(adjusted('helado', vegan))).toBe(60)
    const free = { ...vegan, ingredients: vegan.ingredients.map(({ fijo: _, ...line }) => line) }
    expect(honey(adjusted('helado', free))).toBe(0)
    expect(adjusted('helado', free).explicacion.join(' ')).toContain('la miel no es vegana')
  })

  test('the law of the name is held, unless it is set free', () => {
    const lean = {
      type: 'helado_crema',
      ingredients: [
        { name: 'Leche entera', grams: 620 },
        { name: 'Nata 35%', grams: 70 },
        { name: 'Leche en polvo desnatada', grams: 35 },
        { name: 'Azúcar', grams: 110 },
        { name: 'Dextrosa', grams: 60 },
        { name: 'Pasta de avellana', grams: 100 },
        { name: 'Neutro para cremas 5', grams: 5 },
      ],
    }
    const isLawful = (body: unknown) => (body as { legal: { cumple: boolean | null } }).legal.cumple
    expect(isLawful(adjusted('helado', lean).despues)).toBe(true)
    const freed = adjusted('helado', { ...lean, legal: false })
    expect(isLawful(freed.despues)).toBe(false)
    expect(freed.ingredients.every(({ cambio }) => cambio === 0)).toBe(true)
  })

  test('what a craft is built on moves there, though it gives the flavour', () => {
    const { ingredients } = adjusted('turron', turron)
    expect(ingredients.find(({ nombre }) => nombre === 'almendra_tostada')).toMatchObject({ fijo: false })
  })

  test('fijo: true keeps a technical one, and the rest makes do', () => {
    const free = adjusted('helado', helado)
    const [sugar] = free.ingredients.filter(({ nombre }) => nombre === 'Azúcar')
    expect(sugar?.cambio).toBeLessThan(0)
    const held = adjusted('helado', cream('Azúcar', { fijo: true }))
    expect(held.ingredients.find(({ nombre }) => nombre === 'Azúcar')).toMatchObject({ cambio: 0, fijo: true })
  })

  test('fijo: false lets a flavour move', () => {
    const request = cream('Pasta de avellana', { fijo: false }, { objetivos: { materiaGrasa: { max: 10.4 } } })
    const { factible, ingredients } = adjusted('helado', { ...request, ingredients: request.ingredients.slice(0, 6) })
    expect(factible).toBe(true)
    expect(ingredients.find(({ nombre }) => nombre === 'Pasta de avellana')).toMatchObject({ fijo: false })
  })

  test('a bound that its own weight breaks is met', () => {
    const { ingredients, factible } = adjusted('helado', cream('Leche en polvo desnatada', { max: 30 }))
    expect(factible).toBe(true)
    expect(ingredients.find(({ nombre }) => nombre === 'Leche en polvo desnatada')?.despues).toBeLessThanOrEqual(30)
  })

  test('pieces come whole', () => {
    const request = {
      ...panaderia,
      objetivos: { hidratacion: { min: 58 }, grasa: { min: 5 } },
      ingredients: panaderia.ingredients.map((line) => {
        if (line.name === 'Huevo') return { ...line, pieza: 50 }
        return line.name === 'Mantequilla' ? line : { ...line, fijo: true }
      }),
    }
    const { factible, ingredients } = adjusted('panaderia', request)
    const eggs = ingredients.find(({ nombre }) => nombre === 'Huevo')
    expect(factible).toBe(true)
    expect(eggs?.cambio).toBeGreaterThan(0)
    expect((eggs?.despues ?? 1) % 50).toBe(0)
  })
})

describe('targets', () => {
  test('own ranges take the place of the type’s, ceilings alone too', () => {
    const { factible, despues } = adjusted('helado', {
      ...helado,
      objetivos: { azucares: { max: 17 }, kcal_100g: { max: 230 } },
    })
    expect(factible).toBe(true)
    expect(paramsOf(despues).azucares).toBeLessThanOrEqual(17)
    expect(paramsOf(despues).kcal_100g).toBeLessThanOrEqual(230)
  })

  test('alone, they are all that counts', () => {
    const { factible, despues } = adjusted('helado', {
      ...helado,
      soloObjetivos: true,
      objetivos: { azucares: { min: 25, max: 26 } },
    })
    expect(factible).toBe(true)
    expect(despues).toMatchObject({ verdict: 'revisar' })
    expect(paramsOf(despues).azucares).toBeGreaterThanOrEqual(25)
  })

  test('nivel: the next category, or the best', () => {
    const low = {
      ...turron,
      ingredients: turron.ingredients.map((line) =>
        line.ingrediente === 'almendra_tostada' ? { ...line, peso: 430 } : line,
      ),
    }
    const category = (body: unknown) => (body as { score: { categoria: string } }).score.categoria
    expect(category(adjusted('turron', low).despues)).toBe('Extra')
    expect(category(adjusted('turron', { ...low, nivel: 'mejor' }).despues)).toBe('Suprema')
  })
})

describe('the batch', () => {
  test('total: false lets it grow, and what stays keeps its share', () => {
    const answer = adjusted('helado', { ...helado, total: false, redondeo: 0 })
    expect(answer.factible).toBe(true)
    const [before, after] = [totalOf(answer, 'antes'), totalOf(answer, 'despues')]
    expect(after).not.toBeCloseTo(before, 1)
    for (const { fijo, antes, despues } of answer.ingredients)
      if (fijo) expect(despues / after).toBeCloseTo(antes / before, 8)
  })

  test('weights are round: grams from 20 g, tenths below, or the step asked for', () => {
    for (const { cambio, despues } of adjusted('helado', helado).ingredients) {
      if (cambio !== 0) expect((despues < 20 ? 10 * despues : despues) % 1).toBeCloseTo(0, 6)
    }
    for (const { cambio, despues } of adjusted('helado', { ...helado, redondeo: 5 }).ingredients) {
      if (cambio !== 0) expect(despues % 5).toBe(0)
    }
  })

  test('a range too narrow for the scale is met with a finer one, and said', () => {
    const { factible, explicacion, despues } = adjusted('helado', {
      ...helado,
      objetivos: { POD: { min: 18.5, max: 18.5 } },
    })
    expect(factible).toBe(true)
    expect(paramsOf(despues).POD).toBe(18.5)
    expect(explicacion.join(' ')).toMatch(/hay que pesar/)
  })

  test('what bounds leave no room for is told, not thrown', () => {
    const all = helado.ingredients.map((line) => ({ ...line, fijo: true }))
    const answer = adjusted('helado', { ...helado, ingredients: all, despensa: [] })
    expect(answer.factible).toBe(false)
    expect(answer.ingredients.every(({ cambio }) => cambio === 0)).toBe(true)
    const capped = helado.ingredients.map((line) => ({ ...line, fijo: false, max: line.grams / 2 }))
    const halved = adjusted('helado', { ...helado, ingredients: capped, despensa: [], total: true })
    expect(halved.factible).toBe(false)
    for (const { antes, despues } of halved.ingredients) expect(despues).toBeLessThanOrEqual(antes / 2)
  })

  test('steam stays what it is', () => {
    const request = { ...helado, aguaEvaporada: 60 }
    const { factible, formula, despues } = adjusted('helado', request)
    expect(factible).toBe(true)
    expect(formula.aguaEvaporada).toBe(60)
    expect(despues).toMatchObject({ verdict: 'equilibrada' })
  })
})

describe('the pantry', () => {
  const lean = {
    type: 'helado_crema',
    ingredients: [
      { name: 'Leche desnatada', grams: 700 },
      { name: 'Azúcar', grams: 220 },
      { name: 'Fresa', grams: 80 },
    ],
  }

  test('empty, only what is in the formula moves, and what is missing is named', () => {
    const { factible, ingredients, alAnadir } = adjusted('helado', {
      ...lean,
      type: 'helado_leche',
      despensa: [],
    })
    expect(factible).toBe(false)
    expect(ingredients.some(({ nuevo }) => nuevo)).toBe(false)
    expect(alAnadir?.map(({ nombre }) => nombre)).toContain('Nata 35%')
  })

  test('by name, with the most that may go in', () => {
    const answer = adjusted('helado', {
      ...lean,
      despensa: ['Leche en polvo desnatada', { name: 'Nata 48%', max: 250 }],
    })
    expect(answer.factible).toBe(true)
    expect(gramsOf(answer)['Nata 48%']).toBeGreaterThan(0)
    expect(gramsOf(answer)['Nata 48%']).toBeLessThanOrEqual(250)
  })

  test('by composition', () => {
    const own = { name: 'Grasa de mi prima', materiagrasa: 100, precio: 3 }
    expect(
      gramsOf(adjusted('helado', { ...lean, type: 'vegano', objetivos: { SLNG: { max: 20 } }, despensa: [own] }))[
        own.name
      ],
    ).toBeGreaterThan(0)
  })

  test('of the catalogue, no more than maxNuevos', () => {
    const news = (maxNuevos: number) =>
      adjusted('helado', { ...lean, despensa: 'catalogo', maxNuevos }).ingredients.filter(({ nuevo }) => nuevo)
    expect(news(2).length).toBeLessThanOrEqual(2)
    expect(news(1).length).toBeLessThanOrEqual(1)
    expect(news(0)).toEqual([])
  })

  test('what nobody knows is warned of and never used to dilute', () => {
    const { warnings, ingredients } = adjusted('helado', { ...lean, despensa: ['Polvo de estrellas'] })
    expect(warnings.join()).toContain('Polvo de estrellas')
    expect(ingredients.some(({ nuevo }) => nuevo)).toBe(false)
  })
})

describe('money', () => {
  test('own prices decide, and the answer says from which price it would change', () => {
    const cheap = adjusted('helado', { ...helado, objetivo: 'menor_coste' })
    const milk = cheap.sensibilidad.precios.find(({ nombre }) => nombre === 'Leche entera')
    expect(cheap.factible).toBe(true)
    expect(milk?.precio).toBeGreaterThan(0)
    const limit = milk?.hasta ?? Number.NaN
    const at = (precio: number) =>
      gramsOf(adjusted('helado', { ...cream('Leche entera', { precio }), objetivo: 'menor_coste', redondeo: 0 }))
    const before = at(milk?.precio ?? 0)
    expect(at(limit - 0.02)['Leche entera']).toBeCloseTo(before['Leche entera'] ?? 0, 2)
    expect(at(limit + 0.02)['Leche entera']).toBeLessThan((before['Leche entera'] ?? 0) - 0.1)
  })

  test('what a binding limit costs is what one unit less saves', () => {
    const exact = { ...helado, objetivo: 'menor_coste', redondeo: 0 } as const
    const { sensibilidad, coste, despues } = adjusted('helado', exact)
    const [binding] = sensibilidad.limites.filter(({ parametro }) => parametro in paramsOf(despues))
    if (!binding) throw new Error('nothing binds')
    const { ranges } = despues as { ranges: Record<string, [number, number]> }
    const [min = 0, max = 0] = ranges[binding.parametro] ?? []
    const little = 0.02
    const eased = binding.limite === 'min' ? { min: min - little, max } : { min, max: max + little }
    const cheaper = adjusted('helado', { ...exact, objetivos: { [binding.parametro]: eased } })
    expect((coste.despues.kg - cheaper.coste.despues.kg) / little).toBeCloseTo(binding.cuesta, 1)
    expect(binding.por).toBe('€/kg')
  })

  test('what has no price is said to count as nothing', () => {
    const request = {
      ...helado,
      ingredients: [...helado.ingredients, { name: 'Mi base', grams: 20, otrossolidos: 90 }],
    }
    expect(adjusted('helado', { ...request, objetivo: 'menor_coste' }).warnings.join()).toContain('Mi base')
  })
})

describe('what cannot be read is refused with a reason', () => {
  test.each<[string, AdjustRequest, RegExp]>([
    ['no lines', { ingredients: [] }, /ingredients/],
    ['a floor above its ceiling', cream('Azúcar', { min: 300, max: 200 }), /mínimo \(300\) pasa del máximo \(200\)/],
    ['crossed wishes', { ...helado, objetivos: { POD: { min: 20, max: 10 } } }, /mínimo \(20\) pasa del máximo \(10\)/],
    ['a parameter nobody knows', { ...helado, objetivos: { brillo: { min: 1 } } }, /«brillo».*PAC, POD/],
    ['a whole shop for a pantry', { ...helado, despensa: Array(ADJUST_LIMITS.pantry + 1).fill('Inulina') }, /caben 60/],
  ])('%s', (_, request, sentence) => {
    expect(() => adjusted('helado', request)).toThrow(FormulaError)
    expect(() => adjusted('helado', request)).toThrow(sentence)
  })
})
