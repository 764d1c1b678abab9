import { describe, expect, test } from 'vitest'
import type { PanaderiaRequest } from '../src/crafts/panaderia/index.ts'
import { FormulaError } from '../src/formula/errors.ts'
import { REQUEST_LIMITS } from '../src/formula/formula.ts'
import { panaderia } from '../src/whole.ts'
import { POWERED_BY } from '../src/words/terms.ts'

type Weights = Readonly<Record<string, number>>
const lines = (weights: Weights) => Object.entries(weights).map(([name, grams]) => ({ name, grams }))
const analyse = (weights: Weights, more: Partial<PanaderiaRequest> = {}) =>
  panaderia.analyse({ ...more, ingredients: lines(weights) }, { explain: true })

const BARRA = { Harina: 1000, Agua: 620, Sal: 17, 'Levadura fresca': 20 }

describe('the worked example of the dossier (§5.5)', () => {
  const { explicacion, suggestions, ...answer } = analyse({
    'Harina panificable': 1000,
    Agua: 520,
    'Leche entera': 100,
    'Masa madre líquida': 100,
    Mantequilla: 30,
    Miel: 20,
    Sal: 28,
    'Levadura seca': 12,
  })

  test('reads as printed, and holds the fields of the interface and no others but the law', () => {
    const { legal, seguridadAlimentaria, lecturas, titular, ...rest } = answer
    expect(titular).toStrictEqual({
      estado: 'fuera_de_rango',
      frase: 'Revisa dos cosas: sal alta y grasa alta.',
      bueno: false,
    })
    expect(legal).toMatchObject({ categoria: 'pan especial', cumple: true })
    expect(seguridadAlimentaria.clase).toBe('6')
    expect(lecturas.every(({ id }) => id !== undefined)).toBe(true)
    expect(rest).toStrictEqual({
      status: 'ok',
      verdict: 'revisar',
      type: 'pan_comun',
      typeLabel: 'Pan común',
      params: { hidratacion: 63.4, sal: 2.67, levadura: 1.143, prefermento: 9.5, grasa: 2.7, azucar: 1.5 },
      ranges: {
        hidratacion: [44, 85],
        sal: [1.2, 2.5],
        // A third of that of fresh yeast: what is weighed is instant.
        levadura: [0.025, 1.667],
        prefermento: [0, 70],
        grasa: [0, 2],
        azucar: [0, 3.2],
      },
      inRange: { hidratacion: true, sal: false, levadura: true, prefermento: null, grasa: false, azucar: true },
      warnings: [
        'Con estos ingredientes es un pan especial, no pan común (RD 308/2019, arts. 5 y 11.3): puede llamarse «Pan con leche entera 6,7 %, mantequilla 2 % y miel 1,3 %».',
        'La levadura va como se pesa: 1 g de la tuya vale por 3 g de fresca, y su rango es el de la fresca entre 3.',
      ],
      poweredBy: POWERED_BY,
    })
  })

  test('is corrected where it is out: salt and butter, each with its grams', () => {
    expect(suggestions).toHaveLength(2)
    const [salt, butter] = ['Sal', 'Mantequilla'].map((name) =>
      explicacion?.correcciones.find(({ quitar }) => quitar === name),
    )
    expect([salt?.quitar, butter?.quitar]).toStrictEqual(['Sal', 'Mantequilla'])
    // With butter it is no pan común, whose law limits the salt: each goes to a usual dose, or a tenth of its range inside.
    expect(salt?.despues).toBeCloseTo(1.75, 1)
    expect(butter?.gramos).toBeCloseTo(11.5, 0)
  })
})

describe('a balanced dough', () => {
  test('has a single message', () => {
    const { verdict, suggestions, warnings } = analyse(BARRA)
    expect({ verdict, suggestions, warnings }).toStrictEqual({
      verdict: 'equilibrada',
      suggestions: ['La fórmula está equilibrada para Pan común: todo está en su rango.'],
      warnings: [],
    })
  })

  test('whose only flour is in a biga has flour', () => {
    const { params } = analyse({ 'Biga 50 %': 3000, Agua: 600, Sal: 46, 'Levadura seca': 16 }, { type: 'ciabatta' })
    expect(params).toStrictEqual({ hidratacion: 80, sal: 2.3, levadura: 0.8, prefermento: 150, grasa: 0, azucar: 0 })
  })
})

describe('a pre-ferment in place of yeast', () => {
  const sourdough = (levain: number) =>
    analyse({ Harina: 1000, Agua: 700, Sal: 20, Levain: levain }, { type: 'baguette' })

  test('from 5 % of the flour on, the least yeast is waived, and the range shown says so', () => {
    const { params, inRange, ranges, verdict } = sourdough(200)
    expect(params.levadura).toBe(0)
    expect(inRange.levadura).toBe(true)
    expect(ranges.levadura).toStrictEqual([0, 3.8])
    expect(verdict).toBe('equilibrada')
  })

  test('under it, it is not', () => {
    const { params, inRange } = sourdough(40)
    expect(params.prefermento).toBeLessThan(5)
    expect(inRange.levadura).toBe(false)
  })

  test('does not lift the most', () => {
    const { inRange } = analyse({ Harina: 1000, Agua: 700, Sal: 20, Levain: 200, Levadura: 50 }, { type: 'baguette' })
    expect(inRange.levadura).toBe(false)
  })
})

describe('explained', () => {
  const { explicacion } = analyse(
    { 'Harina de fuerza': 1000, Agua: 500, 'Leche entera': 100, Biga: 310, Sal: 20, 'Levadura seca': 5, Nueces: 100 },
    { merma: 0.2 },
  )

  test('says how each line was read', () => {
    expect(explicacion?.lecturas).toStrictEqual([
      { nombre: 'Harina de fuerza', role: 'harina', ingrediente: 'harina_fuerza', fase: 'base' },
      { nombre: 'Agua', role: 'agua', ingrediente: 'agua', fase: 'masa' },
      { nombre: 'Leche entera', role: 'leche', ingrediente: 'leche_entera', fase: 'masa' },
      {
        nombre: 'Biga',
        role: 'masa_madre',
        ingrediente: 'biga',
        fase: 'prefermento',
        prefermento: { hidratacion: 55, supuesta: true, harina_g: 200, agua_g: 110, sal_g: 0 },
      },
      { nombre: 'Sal', role: 'sal', ingrediente: 'sal', fase: 'sal' },
      {
        nombre: 'Levadura seca',
        role: 'levadura',
        ingrediente: 'levadura_instantanea',
        fase: 'levadura',
        factorLevadura: 3,
      },
      { nombre: 'Nueces', role: 'otro', ingrediente: 'nuez', fase: 'pieza' },
    ])
  })

  test('gives the dough in the conventions of other bakers', () => {
    const { convenciones, harina_total_g, masa_total_g, rendimiento_masa, merma, sal_100g_pan } = explicacion ?? {}
    expect(convenciones).toStrictEqual({
      // (500 + 100 + 110) / 1200: milk at full weight.
      hidratacion_nominal: 59.2,
      harina_prefermentada: 16.7,
      levadura_tal_cual: 0.417,
      levadura_fresca: 1.25,
      lactosa: 0.4,
    })
    expect({ harina_total_g, masa_total_g, rendimiento_masa, merma, sal_100g_pan }).toStrictEqual({
      harina_total_g: 1200,
      masa_total_g: 2035,
      rendimiento_masa: 169.6,
      merma: 0.2,
      // 100 · 20 / (2035 · 0.8), and the walnuts bring next to none.
      sal_100g_pan: 1.23,
    })
  })

  test('contributions add up to the parameter', () => {
    const hydration = explicacion?.parametros.hidratacion
    const sum = hydration?.contribuciones?.reduce((total, { aporte }) => total + aporte, 0) ?? 0
    expect(Math.abs(sum - (hydration?.valor ?? 0))).toBeLessThan(0.06)
  })
})

describe('merma', () => {
  test('is that of the type unless given, and moves the salt of the bread', () => {
    expect(analyse(BARRA).explicacion?.merma).toBe(0.18)
    expect(analyse(BARRA, { type: 'baguette' }).explicacion?.merma).toBe(0.25)
    expect(analyse(BARRA, { merma: null }).explicacion?.merma).toBe(0.18)
    expect(analyse(BARRA, { merma: 0 }).explicacion?.sal_100g_pan).toBe(1.03)
  })

  test.each([-0.01, 0.51, 18, '0.2' as unknown as number, Number.NaN])('of %s is refused', (merma) => {
    expect(() => analyse(BARRA, { merma })).toThrow(/«merma»/)
  })
})

describe('water for the mixer (§6.1)', () => {
  const AT = { masa: 24, harina: 20, ambiente: 22 }

  test('three temperatures and the friction: the example of the dossier', () => {
    const { aguaAmasado } = analyse(BARRA, { temperaturas: { ...AT, friccion: 'espiral' } })
    expect(aguaAmasado).toStrictEqual({
      temperatura: 13,
      agua_g: 620,
      nota: 'He contado 17 °C de fricción de la amasadora.',
    })
    expect(analyse(BARRA, { temperaturas: AT }).aguaAmasado).toStrictEqual(aguaAmasado)
    expect(analyse(BARRA).aguaAmasado).toBeUndefined()
  })

  test('ice, when the tap is warmer than that', () => {
    const { aguaAmasado } = analyse(BARRA, { temperaturas: { ...AT, friccion: 17, grifo: 20 } })
    // 620 · (20 − 13) / (80 + 20)
    expect(aguaAmasado).toMatchObject({ temperatura: 13, hielo_g: 43.4, agua_g: 576.6 })
    expect(aguaAmasado?.nota).toContain('43,4 g del agua en hielo')
    expect(analyse(BARRA, { temperaturas: { ...AT, grifo: 12 } }).aguaAmasado).not.toHaveProperty('hielo_g')
  })

  test('a fourth temperature, when a pre-ferment enters', () => {
    const temperaturas = { ...AT, prefermento: 26, friccion: 'mano' } as const
    expect(analyse({ ...BARRA, Poolish: 300 }, { temperaturas }).aguaAmasado?.temperatura).toBe(25)
    expect(analyse(BARRA, { temperaturas }).aguaAmasado?.temperatura).toBe(27)
  })

  test('says so when no water would do', () => {
    const note = (temperaturas: PanaderiaRequest['temperaturas'], weights: Weights = BARRA) =>
      analyse(weights, { temperaturas: temperaturas ?? null }).aguaAmasado?.nota
    expect(note({ masa: 28, harina: 10, ambiente: 12, friccion: 'mano' })).toMatch(/más de 38 °C/)
    const cold = { masa: 20, harina: 30, ambiente: 30, friccion: 22, grifo: 18 }
    expect(note(cold)).toMatch(/bajo cero/)
    expect(note(AT, { Harina: 500, Leche: 300, Sal: 9, Levadura: 10 })).toMatch(/no lleva agua/)
    // Even then there is no more ice than water.
    const { aguaAmasado } = analyse(BARRA, { temperaturas: { ...cold, harina: 60, ambiente: 60, friccion: 60 } })
    expect(aguaAmasado).toMatchObject({ hielo_g: 620, agua_g: 0 })
  })

  test.each([
    [{ harina: 20, ambiente: 22 }, 'masa'],
    [{ ...AT, harina: 70 }, 'harina'],
    [{ ...AT, ambiente: '22' }, 'ambiente'],
    [{ ...AT, prefermento: -31 }, 'prefermento'],
    [{ ...AT, grifo: Number.POSITIVE_INFINITY }, 'grifo'],
    [{ ...AT, friccion: 'turbo' }, 'friccion'],
    [{ ...AT, friccion: -1 }, 'friccion'],
    [7, 'masa'],
  ])('%j is refused naming the field', (temperaturas, field) => {
    const given = temperaturas as PanaderiaRequest['temperaturas']
    expect(() => analyse(BARRA, { temperaturas: given ?? null })).toThrow(`«temperaturas.${field}»`)
  })
})

describe('refused', () => {
  const refusal = (weights: Weights): FormulaError => {
    try {
      analyse(weights)
    } catch (error) {
      if (error instanceof FormulaError) return error
    }
    return expect.fail('It was accepted')
  }

  test('a dough without flour, saying what to do', () => {
    for (const weights of [{ Agua: 600 }, { 'Harina de almendra': 500, Agua: 100 }, { Harina: 0, Agua: 10 }]) {
      const { code, message } = refusal(weights)
      expect(code).toBe('missing-base')
      expect(message).toBe('No se reconoce ninguna harina. Añade una harina o marca role "harina".')
    }
  })

  test('so little flour that its percentages would have no end', () => {
    expect(refusal({ Harina: Number.MIN_VALUE, Agua: REQUEST_LIMITS.grams }).code).toBe('missing-base')
    const { params } = analyse({ Harina: 1, Agua: REQUEST_LIMITS.grams / 2 })
    for (const value of Object.values(params)) expect(Number.isFinite(value)).toBe(true)
  })
})

test('a type nobody knows is pan común, with a warning', () => {
  const { type, warnings } = analyse(BARRA, { type: 'empanada' })
  expect(type).toBe('pan_comun')
  expect(warnings[0]).toBe('No conozco el tipo «empanada»: he aplicado «pan_comun».')
})
