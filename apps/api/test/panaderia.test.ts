import { analysisContracts, panaderiaExample } from '@obrador/contract'
import { POWERED_BY, panaderia } from '@obrador/engine'
import { doubtReader } from '@obrador/engine/doubt'
import { usualReader } from '@obrador/engine/usual'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, postTo, sharedApp } from './helpers.ts'

const PATH = analysisContracts.panaderia.path

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const ask = (payload: unknown, query = '') => postTo(app, PATH, payload, query)
const dough = (lines: Record<string, number>, extra: object = {}) => ({
  ingredients: Object.entries(lines).map(([name, grams]) => ({ name, grams })),
  ...extra,
})
const read = async (lines: Record<string, number>, extra: object = {}) => (await ask(dough(lines, extra))).json()

it('4 POST /api/balance/panaderia answers 200 with exactly what the engine says', async () => {
  for (const query of ['', '?explica=1']) {
    const response = await ask(panaderiaExample, query)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(
      JSON.parse(
        JSON.stringify(
          panaderia.analyse(
            panaderiaExample,
            query === '' ? {} : { explain: true, doubt: doubtReader, habitual: true, usual: usualReader },
          ),
        ),
      ),
    )
  }
})

it('1.5 percentages are over flour, with the real water of milk, egg, butter and honey', async () => {
  const { params } = await read({
    Harina: 1000,
    Agua: 500,
    'Leche entera': 100,
    Huevo: 100,
    Mantequilla: 100,
    Miel: 100,
  })
  // 87.5, 76.3, 15.4 and 17.1 g of water per 100 g.
  expect(params.hidratacion).toBeCloseTo(69.6, 1)
  const { params: plain } = await read({ Harina: 1000, Agua: 600, Sal: 20, 'Levadura fresca': 10 })
  expect(plain).toEqual({ hidratacion: 60, sal: 2, levadura: 1, prefermento: 0, grasa: 0, azucar: 0 })
})

describe('request', () => {
  it('2.5 type defines the reference ranges, and pan_comun is the default', async () => {
    const types = 'pan_comun baguette ciabatta pizza_napolitana pizza_teglia pan_molde brioche pan_rustico_mm'
    // Those of the interface come first, and others are additions.
    expect(Object.keys(panaderia.types).slice(0, types.split(' ').length)).toEqual(types.split(' '))
    expect((await read({ Harina: 100 })).type).toBe('pan_comun')
    for (const type of types.split(' ')) {
      const answer = await read({ Harina: 1000, Agua: 650 }, { type })
      expect(answer).toMatchObject({
        type,
        typeLabel: panaderia.types[type]?.label,
        ranges: panaderia.types[type]?.ranges,
      })
    }
  })

  it('2.5 role forces the classification of a name that is not recognisable', async () => {
    const lines = (role?: string) => ({
      ingredients: [
        { name: 'Harina', grams: 1000 },
        { name: 'Mezcla del abuelo', grams: 20, ...(role && { role }) },
      ],
    })
    expect((await ask(lines())).json().params.sal).toBe(0)
    expect((await ask(lines('sal'))).json()).toMatchObject({ params: { sal: 2 } })
    for (const role of [
      'harina',
      'agua',
      'leche',
      'huevo',
      'levadura',
      'masa_madre',
      'mantequilla',
      'aceite',
      'grasa',
      'azucar',
      'otro',
    ]) {
      const response = await ask(lines(role))
      expect(response.statusCode, role).toBe(200)
      expect(
        response.json().warnings.filter((text: string) => /reconozco/.test(text)),
        role,
      ).toEqual([])
    }
    const unknown = await ask(lines('mineral'))
    expect(unknown.statusCode).toBe(400)
    expect(unknown.json().error).toContain('role')
  })

  it('4 rule 5 a craft field is ignored like any field that is not known', async () => {
    const lines = { Harina: 1000, Agua: 600 }
    expect(await read(lines, { craft: 'helado', color: 'azul' })).toEqual(await read(lines))
  })

  it('an unknown type falls back to the default, and a warning names it', async () => {
    const answer = await read({ Harina: 1000, Agua: 600 }, { type: 'mollete' })
    expect(answer.type).toBe('pan_comun')
    expect(answer.warnings.join()).toContain('mollete')
  })
})

it('2.5 response has every field of the interface, percentages rounded', async () => {
  const answer = await read({
    Harina: 900,
    Agua: 601,
    Sal: 17,
    'Levadura seca': 3,
    'Masa madre': 150,
    Aceite: 11,
    Azúcar: 7,
  })
  expect(answer).toMatchObject({ status: 'ok', poweredBy: POWERED_BY })
  expect(['equilibrada', 'revisar']).toContain(answer.verdict)
  const keys = ['hidratacion', 'sal', 'levadura', 'prefermento', 'grasa', 'azucar']
  expect(Object.keys(answer.params)).toEqual(keys)
  expect(Object.keys(answer.inRange)).toEqual(keys)
  for (const key of keys) {
    expect(Number(answer.params[key].toFixed(3)), key).toBe(answer.params[key])
    expect(answer.ranges[key], key).toHaveLength(2)
    expect([true, false, null]).toContain(answer.inRange[key])
  }
  for (const texts of [answer.suggestions, answer.warnings]) expect(texts).toEqual(texts.map(String))
  expect(answer.verdict === 'equilibrada').toBe(!Object.values(answer.inRange).includes(false))
})

describe('refusals', () => {
  it('7 POST /api/balance/panaderia 400 without ingredients or without recognisable flour', async () => {
    for (const payload of [{}, { ingredients: [] }, dough({ Agua: 600, Sal: 20 }), dough({ Harina: 0, Agua: 600 })]) {
      const response = await ask(payload)
      expect(response.statusCode).toBe(400)
      expect(Object.keys(response.json()).slice(0, 2)).toEqual(['error', 'codigo'])
    }
    expect((await ask(dough({ Agua: 600 }))).json().error).toMatch(/harina/)
  })

  it.each([
    ['merma', { merma: 2 }],
    ['masa', { temperaturas: { harina: 20, ambiente: 22 } }],
    ['harina', { temperaturas: { masa: 24, harina: '20', ambiente: 22 } }],
    ['temperaturas', { temperaturas: 'frío' }],
    ['friccion', { temperaturas: { masa: 24, harina: 20, ambiente: 22, friccion: 'turbina' } }],
  ])('a bad %s is named in Spanish', async (field, extra) => {
    const response = await ask(dough({ Harina: 1000, Agua: 600 }, extra))
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toContain(`${field}»`)
  })
})

it('the water of mixing and the ice come with the temperatures of the workshop', async () => {
  const temperaturas = { masa: 24, harina: 20, ambiente: 22, friccion: 'espiral', grifo: 20 }
  const { aguaAmasado } = await read({ Harina: 1000, Agua: 600, Sal: 20, Levadura: 10 }, { temperaturas })
  // 3 · 24 − 20 − 22 − 17 = 13 °C; 600 · (20 − 13) / (80 + 20) = 42 g of ice.
  expect(aguaAmasado).toMatchObject({ temperatura: 13, hielo_g: 42, agua_g: 558 })
})

it('a type beyond the interface’s list, what is laminated in, and «libre» come through whole', async () => {
  const lines = { Harina: 500, 'Leche entera': 280, Azúcar: 50, Sal: 10, 'Levadura fresca': 25 }
  const { ingredients } = dough(lines)
  const laminated = {
    type: 'croissant',
    ingredients: [...ingredients, { name: 'Mantequilla', grams: 250, parte: 'empaste' }],
  }
  const croissant = await ask(laminated)
  expect(croissant.json()).toEqual(JSON.parse(JSON.stringify(panaderia.analyse(laminated))))
  expect(croissant.json().params.empaste).toBe(28.9)
  const free = await read(lines, { type: 'libre' })
  expect(free).toMatchObject({ type: 'libre', verdict: 'revisar', juzgada: false, ranges: {}, inRange: {} })
  const refused = await ask({ type: 'croissant', ingredients: [{ name: 'Harina', grams: 100, parte: 'relleno' }] })
  expect(refused.statusCode).toBe(400)
})
