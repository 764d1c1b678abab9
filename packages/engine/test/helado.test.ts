import { describe, expect, test } from 'vitest'
import { ingredientCatalogue, rowsById } from '../src/catalogue/catalogue.ts'
import { heladoMatterOf } from '../src/crafts/helado/matter.ts'
import { heladoParameters } from '../src/crafts/helado/params.ts'
import { FormulaError } from '../src/formula/errors.ts'
import type { CraftRequest } from '../src/formula/formula.ts'
import { formulaReader } from '../src/formula/reader.ts'
import { invertRatio, type RatioSums, ratioSums } from '../src/ratio/parameter.ts'
import { helado } from '../src/whole.ts'
import { balanced } from './fixtures/balanced.ts'
import { withDossierCream } from './fixtures/dossier.ts'
import { linesOf, type Sample } from './fixtures/sample.ts'
import { unbalanced } from './fixtures/unbalanced.ts'

const requestOf = (sample: Sample): CraftRequest => ({
  type: sample.type,
  ingredients: linesOf(sample).map((line) => ({ ...line })),
})
const samples = [...balanced, ...unbalanced]
const whiteBase = balanced.find(({ id }) => id === 'obr_base_blanca') ?? { id: '', type: 'base', formula: [] }

test('the test vector of the dossier (§11), with the cream it was printed with', () => {
  const lines = [
    { name: 'Leche entera', grams: 625 },
    { name: 'Nata 35%', grams: 130 },
    { name: 'Leche en polvo desnatada', grams: 34 },
    { name: 'Sacarosa', grams: 125 },
    { name: 'Dextrosa', grams: 36 },
    { name: 'Glucosa atomizada DE38', grams: 24 },
    { name: 'Neutro para cremas 5', grams: 5 },
  ]
  const { params, inRange, verdict, craft, type } = helado.analyse({
    type: 'helado_leche',
    ingredients: withDossierCream(lines),
  })
  const { kcal_100g, ...figures } = params
  expect(figures).toStrictEqual({
    PAC: -11.67,
    POD: 17.26,
    azucares: 18.4,
    materiaGrasa: 7.19,
    SLNG: 9.89,
    solidosTotales: 35.8,
    aguaLibre: 64.2,
    coste_100g_eur: 0.16,
    PAC_indice_clasico: 26.82,
  })
  // Printed as 175.37, from a column of energies rounded to one decimal; here it is the sum of the components.
  expect(Math.abs(kcal_100g - 175.37)).toBeLessThanOrEqual(0.03)
  expect(inRange).toStrictEqual({
    PAC: true,
    POD: true,
    azucares: true,
    materiaGrasa: true,
    SLNG: true,
    solidosTotales: true,
  })
  expect({ verdict, craft, type }).toStrictEqual({ verdict: 'equilibrada', craft: 'helado', type: 'helado_leche' })
})

describe('the worked example of the dossier (§6.3)', () => {
  const lemon = [
    { name: 'Agua', grams: 500 },
    { name: 'Zumo de limón', grams: 185 },
    { name: 'Sacarosa', grams: 200 },
  ]
  const { lines } = formulaReader(helado.definition.reads)(lemon, 'sorbete_agua', 0)
  const total = ratioSums(heladoParameters.PAC, lines)
  const direction = (id: string, sign: number): RatioSums => {
    const row = rowsById.get(id)
    if (!row) throw new Error(`The catalogue has no ${id}`)
    const matter = heladoMatterOf(row)
    return { of: sign * heladoParameters.PAC.of(matter), per: sign * heladoParameters.PAC.per(matter), mass: sign }
  }
  const shown = (ingredients: readonly (typeof lemon)[number][]) =>
    helado.analyse({ type: 'sorbete_agua', ingredients: ingredients.map((line) => ({ ...line })) }).params

  test('starts hard', () => {
    expect(shown(lemon)).toMatchObject({ PAC: -10.19, POD: 23.17 })
    expect(total.of / 100).toBeCloseTo(221.19, 1)
    expect(total.per / 100).toBeCloseTo(671.23, 1)
  })

  test('49.3 g of dextrose bring it to −11.5', () => {
    const grams = invertRatio(heladoParameters.PAC, total, direction('dextrosa', 1), -11.5) ?? 0
    expect(grams).toBeCloseTo(49.3, 1)
    expect(shown([...lemon, { name: 'Dextrosa', grams }])).toMatchObject({
      PAC: -11.5,
      POD: 25.64,
      azucares: 26.64,
      solidosTotales: 27.69,
    })
  })

  test('or 120 g of sucrose for dextrose, too thin', () => {
    const [out, into] = [direction('azucar', -1), direction('dextrosa', 1)]
    const swap: RatioSums = { of: out.of + into.of, per: out.per + into.per, mass: 0 }
    const grams = invertRatio(heladoParameters.PAC, total, swap, -11.5) ?? 0
    expect(Math.round(grams)).toBe(120)
    const swapped = [...lemon.slice(0, 2), { name: 'Sacarosa', grams: 200 - grams }, { name: 'Dextrosa', grams }]
    expect(shown(swapped)).toMatchObject({ PAC: -11.5, POD: 19.13, solidosTotales: 22.99 })
  })
})

describe('pac_info and the fixed texts', () => {
  test.each(samples.map((sample) => [sample.id, sample] as const))('%s', (_, sample) => {
    const { params, ranges, inRange, pac_info, disclaimer, catalogoIngredientes } = helado.analyse(requestOf(sample))
    const index = params.PAC_indice_clasico
    const [least, most] = ranges.PAC_indice_clasico ?? [Number.NaN, Number.NaN]
    expect(pac_info).toStrictEqual({
      escala: expect.stringMatching(/°C.*64.*76 %/),
      valor: params.PAC,
      rango_trabajo: [-12.5, -10.6],
      en_rango: inRange.PAC,
      indice_clasico: {
        descripcion: expect.stringMatching(/100 g de mezcla.*sacarosa 100.*sin las sales/),
        valor: index,
        rango_por_tipo: [least, most],
        en_rango: index >= least && index <= most,
      },
    })
    expect(ranges.PAC).toStrictEqual([-12.5, -10.6])
    expect(disclaimer).toMatch(/64–76 %.*sacarosa a 100/)
    expect(catalogoIngredientes).toBe(ingredientCatalogue.length)
  })

  test('PAC is not judged in what is not served from a cabinet', () => {
    const nullFor = Object.keys(helado.types).filter(
      (type) => helado.analyse({ ...requestOf(whiteBase), type }).inRange.PAC === null,
    )
    expect(nullFor.toSorted()).toStrictEqual(['crema_untable', 'granizado', 'semifrio', 'veteado'])
  })

  test('every type has the seven ranges, and what it does not limit is shown and not judged', () => {
    const keys = ['PAC', 'POD', 'azucares', 'materiaGrasa', 'SLNG', 'solidosTotales', 'PAC_indice_clasico']
    for (const type of Object.keys(helado.types)) {
      expect(Object.keys(helado.analyse({ ...requestOf(whiteBase), type }).ranges), type).toStrictEqual(keys)
    }
    const { ranges, inRange } = helado.analyse({ ...requestOf(whiteBase), type: 'veteado' })
    expect(ranges).toMatchObject({ PAC: [-12.5, -10.6], materiaGrasa: [0, 100], SLNG: [0, 100] })
    expect(inRange).toMatchObject({ PAC: null, materiaGrasa: null, SLNG: null })
  })
})

describe('how the water freezes', () => {
  const freezing = (sample: Sample, cabinet?: number) =>
    helado.analyse(requestOf(sample), { explain: true, ...(cabinet !== undefined && { cabinet }) }).explicacion
      ?.congelacion

  test('the white base of the dossier, with its cream', () => {
    const { explicacion } = helado.analyse(
      { type: 'base', ingredients: withDossierCream(linesOf(whiteBase)) },
      { explain: true },
    )
    expect(explicacion?.congelacion).toMatchObject({
      puntoInicial: -2.82,
      servicioCorvitto: -10.05,
      vitrina: { temperatura: -12, hielo: 70.4, textura: 'espatulable' },
    })
  })

  test('is told only on request', () => {
    expect(helado.analyse(requestOf(whiteBase)).explicacion).toBeUndefined()
  })

  test('the cabinet is the caller’s', () => {
    expect(freezing(whiteBase)?.vitrina.temperatura).toBe(-12)
    for (const cabinet of [-8, -12, -14, -18]) {
      const { vitrina, curva } = freezing(whiteBase, cabinet) ?? {}
      expect(vitrina?.temperatura).toBe(cabinet)
      expect(vitrina?.hielo).toBe(curva?.find(({ temperatura }) => temperatura === cabinet)?.hielo)
    }
  })

  test('in a cabinet that does not freeze there is no ice', () => {
    expect(freezing(whiteBase, 0)?.vitrina).toMatchObject({ hielo: 0, textura: 'muy blando' })
    expect(freezing(whiteBase, 4)?.vitrina).toMatchObject({ hielo: 0, textura: 'muy blando' })
  })

  test('each share of ice has its texture', () => {
    const TEXTURES = ['muy blando', 'blando', 'espatulable', 'firme', 'duro']
    const seen = new Set<string>()
    for (let cabinet = -6; cabinet >= -25; cabinet -= 0.25) {
      const { hielo = Number.NaN, textura = '' } = freezing(whiteBase, cabinet)?.vitrina ?? {}
      // On a limit either neighbour will do.
      if ([60, 64, 72, 76].includes(hielo)) continue
      expect(textura, `${hielo} %`).toBe(TEXTURES[[60, 64, 72, 76].filter((limit) => hielo > limit).length])
      seen.add(textura)
    }
    expect([...seen]).toStrictEqual(TEXTURES)
  })
})

describe('water lost in cooking', () => {
  const ripple: CraftRequest = {
    type: 'veteado',
    ingredients: [
      { name: 'Mora', grams: 1000 },
      { name: 'Sacarosa', grams: 125 },
      { name: 'Jarabe de glucosa DE42', grams: 200 },
    ],
  }

  test('a published blackberry ripple, reduced by 450 g', () => {
    const { params, verdict } = helado.analyse({ ...ripple, aguaEvaporada: 450 })
    const { kcal_100g, ...figures } = params
    expect(figures).toStrictEqual({
      PAC: -20,
      POD: 31.91,
      azucares: 39.48,
      materiaGrasa: 0.8,
      SLNG: 0,
      solidosTotales: 48.42,
      aguaLibre: 51.58,
      coste_100g_eur: 0.96,
      PAC_indice_clasico: 42.11,
    })
    expect(Math.abs(kcal_100g - 184.65)).toBeLessThanOrEqual(0.03)
    expect(verdict).toBe('equilibrada')
    expect(helado.analyse(ripple).verdict).toBe('revisar')
  })

  test('is a line of its own among the explanations', () => {
    const { explicacion } = helado.analyse({ ...ripple, aguaEvaporada: 450 }, { explain: true })
    expect(explicacion?.ingredientes.at(-1)).toMatchObject({ nombre: 'Agua evaporada', gramos: -450 })
  })

  test('none is the same as nothing said', () => {
    expect(helado.analyse({ ...ripple, aguaEvaporada: 0 })).toStrictEqual(helado.analyse(ripple))
  })

  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1325, 1e9])(
    '%d g cannot be: it says how much water there is',
    (aguaEvaporada) => {
      const cook = () => helado.analyse({ ...ripple, aguaEvaporada })
      expect(cook).toThrow(FormulaError)
      expect(cook).toThrow(/^«aguaEvaporada» debe ser mayor que 0 y menor que el agua de la fórmula \(\d+(,\d)? g\)\.$/)
    },
  )
})
