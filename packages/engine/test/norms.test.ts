import { describe, expect, test } from 'vitest'
import { rowsById } from '../src/catalogue/catalogue.ts'
import { heladoMatterOf } from '../src/crafts/helado/matter.ts'
import { heladoParameters, heladoReadings } from '../src/crafts/helado/params.ts'
import { allCrafts, describeCraft, helado, NORM_BASES, panaderia, pasteleria, type RangeNorm } from '../src/index.ts'

const ids = Object.keys(allCrafts) as (keyof typeof allCrafts)[]
const lines = (grams: Readonly<Record<string, number>>) =>
  Object.entries(grams).map(([name, weight]) => ({ name, grams: weight }))

describe.each(ids)('the ranges of %s', (id) => {
  const { definition } = allCrafts[id]
  const { types, common = {} } = definition.judges.norms as {
    types: Record<string, { n: number; of?: object; styles?: Record<string, { n: number; of?: object }> }>
    common?: object
  }

  test('have a reason each, in a sentence', () => {
    const { tipos } = describeCraft(allCrafts[id])
    const every = tipos.flatMap(({ ranges, porque, variantes }) => [
      { ranges, porque },
      ...variantes.map((style) => ({ ranges: style.ranges, porque: style.porque })),
    ])
    for (const { ranges, porque } of every) {
      expect(Object.keys(porque)).toStrictEqual(Object.keys(ranges))
      for (const { base, n, texto } of Object.values<RangeNorm>(porque)) {
        expect(NORM_BASES).toContain(base)
        expect(Number.isInteger(n) && n >= 0).toBe(true)
        expect(texto).toMatch(/^[«A-ZÁÉÍÓÚÑ].*\.$/)
      }
    }
  })

  test('are all that reasons are given for: types, styles and parameters', () => {
    expect(Object.keys(types).toSorted()).toStrictEqual(Object.keys(definition.types).toSorted())
    for (const [type, { of = {}, styles = {} }] of Object.entries(types)) {
      const recipe = allCrafts[id].types[type]
      const judged = (key: string): boolean => !recipe?.unjudged?.includes(key)
      expect(Object.keys(of).filter((key) => !(key in (recipe?.ranges ?? {}) && judged(key)))).toStrictEqual([])
      for (const [style, reasons] of Object.entries(styles)) {
        const ranges = recipe?.styles?.find((one) => one.id === style)?.ranges
        expect(ranges, `${type}: ${style}`).toBeDefined()
        expect(Object.keys(reasons.of ?? {}).filter((key) => !(key in (ranges ?? {})))).toStrictEqual([])
      }
    }
    expect(Object.keys(common).filter((key) => !(key in definition.parameters))).toStrictEqual([])
  })
})

describe('a style is told by the formula', () => {
  const gelato = { 'Leche entera': 600, 'Nata 35%': 60, Azúcar: 130, Dextrosa: 40, 'Leche en polvo desnatada': 40 }
  const mousse = { Chocolate: 150, Yema: 40, 'Clara de huevo': 120, Azúcar: 40 }

  test.each([
    [
      'nuts',
      helado.analyse({ type: 'helado_leche', ingredients: lines({ ...gelato, 'Pasta de avellana': 90 }) }),
      'fruto_seco_cacao',
    ],
    ['no nuts', helado.analyse({ type: 'helado_leche', ingredients: lines(gelato) }), undefined],
    [
      'cream',
      pasteleria.analyse({ type: 'mousse_chocolate', ingredients: lines({ ...mousse, 'Nata 35%': 250 }) }),
      'nata',
    ],
    ['no cream', pasteleria.analyse({ type: 'mousse_chocolate', ingredients: lines(mousse) }), undefined],
    [
      'whipped',
      pasteleria.analyse({ type: 'ganache_blanco', ingredients: lines({ 'Chocolate blanco': 60, 'Nata 35%': 100 }) }),
      'montada',
    ],
    [
      'set',
      pasteleria.analyse({ type: 'ganache_blanco', ingredients: lines({ 'Chocolate blanco': 250, 'Nata 35%': 100 }) }),
      undefined,
    ],
    [
      'no egg',
      pasteleria.analyse({ type: 'buttercream', ingredients: lines({ Mantequilla: 100, 'Azúcar glas': 150 }) }),
      'americana',
    ],
    [
      'whole flour',
      panaderia.analyse({
        ingredients: lines({ 'Harina integral de trigo': 60, Harina: 40, Agua: 75, Sal: 2, Levadura: 2 }),
      }),
      'integral',
    ],
    [
      'little water',
      panaderia.analyse({ ingredients: lines({ Harina: 100, Agua: 50, Sal: 2, Levadura: 2 }) }),
      'bregado',
    ],
    [
      'plain bread',
      panaderia.analyse({ ingredients: lines({ Harina: 100, Agua: 62, Sal: 2, Levadura: 2 }) }),
      undefined,
    ],
  ])('%s', (_, { variante, varianteLabel, varianteFrase }, style) => {
    expect(variante).toBe(style)
    if (style === undefined) expect([varianteLabel, varianteFrase]).toStrictEqual([undefined, undefined])
    else expect(varianteFrase).toMatch(/^Lo leo como .*: los rangos son los suyos\.$/)
  })

  test('and its ranges are the ones shown', () => {
    const whole = panaderia.analyse({
      ingredients: lines({ 'Harina integral de trigo': 100, Agua: 85, Sal: 2, Levadura: 2 }),
    })
    expect(whole.ranges.hidratacion).toStrictEqual([51, 97])
    expect(whole.verdict).toBe('equilibrada')
  })
})

describe('PAC counts what cocoa and nuts harden', () => {
  const base = { 'Leche entera': 560, 'Nata 35%': 150, Azúcar: 130, Dextrosa: 40, 'Leche en polvo desnatada': 40 }
  const served = (more: Readonly<Record<string, number>>) =>
    helado.analyse({ type: 'helado_crema', ingredients: lines({ ...base, ...more }) }, { explain: true })

  test('a fifth of it is taken from the sucrose equivalents, and nothing from the ice', () => {
    const cocoa = rowsById.get('cacao_polvo_22_24')
    const { cocoaButter = 0, cocoaNonfat = 0 } = cocoa?.composition ?? {}
    const matter = cocoa && heladoMatterOf(cocoa)
    expect(cocoaNonfat).toBeGreaterThan(50)
    const taken = 0.2 * (0.9 * cocoaButter + 1.8 * cocoaNonfat)
    expect(matter && heladoParameters.PAC.of(matter)).toBeCloseTo((matter?.pacFisico ?? 0) - taken, 9)
    const { params, explicacion } = served({ 'Cacao en polvo 22/24': 60 })
    expect(explicacion?.congelacion?.servicio).toBe(params.PAC)
    expect(matter && heladoReadings.concentracion.of(matter)).toBe(matter?.pacFisico)
  })

  test('with nothing but cocoa the mix freezes where water does', () => {
    const { params, explicacion } = helado.analyse(
      { type: 'helado_crema', ingredients: lines({ Agua: 100, 'Cacao en polvo 22/24': 100 }) },
      { explain: true },
    )
    expect(params.PAC).toBe(0)
    expect(explicacion?.congelacion?.vitrina.textura).toBe('duro')
  })

  test('nothing is said any more about a factor that the figure leaves out', () => {
    expect(served({ 'Cacao en polvo 22/24': 60 }).warnings.filter((text) => text.includes('Corvitto'))).toStrictEqual(
      [],
    )
  })
})

describe('yeast is shown as it is weighed', () => {
  const dough = (yeast: Readonly<Record<string, number>>) =>
    panaderia.analyse({ ingredients: lines({ Harina: 1000, Agua: 620, Sal: 20, ...yeast }) })

  test.each([
    ['Levadura fresca', 1, [0.075, 5]],
    ['Levadura seca instantánea', 3, [0.025, 1.667]],
    ['Levadura seca activa', 2.5, [0.03, 2]],
  ])('%s', (name, strength, range) => {
    const { params, ranges, warnings } = dough({ [name]: 10 })
    expect(params.levadura).toBe(1)
    expect(ranges.levadura).toStrictEqual(range)
    expect(warnings.some((text) => text.includes('como se pesa'))).toBe(strength !== 1)
  })

  test('two kinds in proportion', () => {
    const { params, ranges } = dough({ 'Levadura fresca': 10, 'Levadura seca instantánea': 10 })
    expect(params.levadura).toBe(2)
    expect(ranges.levadura).toStrictEqual([0.038, 2.5])
  })
})
