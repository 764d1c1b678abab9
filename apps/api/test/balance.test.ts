import { analysisContracts, heladoExample } from '@obrador/contract'
import { helado } from '@obrador/engine'
import { doubtAt } from '@obrador/engine/doubt'
import { usualReader } from '@obrador/engine/usual'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, ENGLISH, PATH, post, postTo, sharedApp } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const analyse = async (body: unknown, query = '') => {
  const response = await post(app, body, query)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const scaled = (factor: number) => ({
  ...heladoExample,
  ingredients: heladoExample.ingredients.map(({ name, grams }) => ({ name, grams: grams * factor })),
})
const single = (line: object, rest: object = {}) => ({ ingredients: [line], ...rest })

describe('what the service does', () => {
  it('1.2 five calculation endpoints exist, one per craft', async () => {
    const paths = Object.values(analysisContracts).map(({ path }) => path)
    expect(paths).toEqual(['', '/panaderia', '/pasteleria', '/turron', '/cacao'].map((craft) => `/api/balance${craft}`))
    for (const path of paths) expect((await postTo(app, path, { ingredients: [] })).statusCode).toBe(400)
  })

  it('1.1 computes parameters and compares them with the ranges of the type', async () => {
    const { params, ranges, inRange } = await analyse(heladoExample)
    for (const [key, judged] of Object.entries(inRange)) {
      const [least, most] = ranges[key]
      expect(judged).toBe(params[key] >= least && params[key] <= most)
    }
    const asSorbet = await analyse({ ...heladoExample, type: 'sorbete_agua' })
    expect(asSorbet.params).toEqual(params)
    expect(asSorbet.ranges).not.toEqual(ranges)
  })

  it('1.3 weights are proportions', async () => {
    const { params } = await analyse(heladoExample)
    for (const factor of [0.001, 0.5, 3, 700]) expect((await analyse(scaled(factor))).params).toEqual(params)
  })

  it('1.4 gives composition, verdict and suggestions', async () => {
    const { params, verdict, suggestions } = await analyse(single({ name: 'Leche entera', grams: 1 }))
    expect(Object.values(params).every(Number.isFinite)).toBe(true)
    expect(Object.keys(params)).toHaveLength(10)
    expect(verdict).toBe('revisar')
    expect(suggestions.length).toBeGreaterThan(0)
  })

  it('1.9 text meant for people is in Spanish', async () => {
    const body = await analyse(single({ name: 'Unobtainium', grams: 1 }, { type: 'zzz' }), '?explica=1')
    const { formula } = body.explicacion.parametros.PAC
    const texts = [
      ...body.suggestions,
      ...body.warnings,
      body.disclaimer,
      body.typeLabel,
      body.pac_info.escala,
      formula,
    ]
    for (const text of texts) expect(text).not.toMatch(ENGLISH)
  })

  it('1 PAC is negative, and the more negative the softer', async () => {
    const withDextrose = (grams: number) => [...heladoExample.ingredients, { name: 'Dextrosa', grams }]
    const { params } = await analyse(heladoExample)
    const softer = await analyse({ ...heladoExample, ingredients: withDextrose(60) })
    expect(params.PAC).toBeLessThan(0)
    expect(softer.params.PAC).toBeLessThan(params.PAC)
  })

  it('1 PAC working range is fixed and a balanced formula is about -11.5', async () => {
    for (const type of Object.keys(helado.types)) {
      expect((await analyse({ ...heladoExample, type })).ranges.PAC).toEqual([-12.5, -10.6])
    }
    const { params, verdict } = await analyse(heladoExample)
    expect(verdict).toBe('equilibrada')
    expect(Math.abs(params.PAC + 11.5)).toBeLessThan(0.5)
  })

  it('1 PAC_indice_clasico has sucrose at 100, dextrose at about 190 and a range by type', async () => {
    const index = async (name: string) => (await analyse(single({ name, grams: 1 }))).params.PAC_indice_clasico
    expect(await index('Sacarosa')).toBeCloseTo(100, 0)
    expect(await index('Dextrosa')).toBeCloseTo(190, 0)
    const milk = await analyse(heladoExample)
    const sorbet = await analyse({ ...heladoExample, type: 'sorbete_agua' })
    expect(milk.ranges.PAC_indice_clasico).not.toEqual(sorbet.ranges.PAC_indice_clasico)
  })

  it('2 every call is a calculation on its body and nothing is kept', async () => {
    const before = await post(app, heladoExample)
    await post(app, scaled(0))
    await post(app, single({ name: 'Sal', grams: 9 }))
    const after = await post(app, heladoExample)
    expect(after.body).toBe(before.body)
    expect(after.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(after.headers['set-cookie']).toBeUndefined()
  })
})

describe('request', () => {
  it.each([{}, { craft: 'helado' }, { craft: null }])('2.2 craft defaults to helado: %j', async (rest) => {
    expect((await analyse(single({ name: 'Agua', grams: 1 }, rest))).craft).toBe('helado')
  })

  it.each(Object.keys(helado.types))('2.2 type %s is accepted', async (type) => {
    expect(await analyse({ ...heladoExample, type })).toMatchObject({ type, warnings: expect.any(Array) })
  })

  it('2.2 type unknown is replaced by helado_crema', async () => {
    for (const type of [
      'helado_de_luna',
      '',
      'HELADO_LECHE',
      'constructor',
      '__proto__',
      'toString',
      42,
      {},
      [],
      true,
    ]) {
      const body = await analyse({ ...heladoExample, type })
      expect(body.type).toBe('helado_crema')
      expect(body.warnings.join()).toContain(`«${typeof type === 'string' ? type : JSON.stringify(type)}»`)
    }
  })

  it.each([{}, { type: null }])('2.2 type absent or null is helado_crema without a warning: %j', async (rest) => {
    const body = await analyse({ ingredients: heladoExample.ingredients, ...rest })
    expect(body.type).toBe('helado_crema')
    expect(body.warnings.join()).not.toContain('tipo')
  })

  it('2.2 grams may be zero in a line and decimal in another', async () => {
    const lines = [
      { name: 'Agua', grams: 0 },
      { name: 'Agua', grams: 0.125 },
    ]
    expect((await analyse({ ingredients: lines })).params.aguaLibre).toBe(100)
  })

  it('2.2 composition given is used instead of the catalogue', async () => {
    const { params } = await analyse(single({ name: 'Leche entera', grams: 10, materiagrasa: 20, precio: 50, kcal: 7 }))
    expect(params).toMatchObject({ materiaGrasa: 20, coste_100g_eur: 5, kcal_100g: 7 })
  })

  it('2.2 composition makes a custom name work without a warning', async () => {
    const line = { name: 'Mi base secreta', grams: 10, azucares: 20, materiagrasa: 8, esml: 9, otrossolidos: 1 }
    const { params, warnings } = await analyse(single(line))
    expect(params).toMatchObject({ azucares: 20, materiaGrasa: 8, SLNG: 9, solidosTotales: 38 })
    expect(warnings.join()).not.toContain('No reconozco')
  })

  it('2.2 rule 1 an unknown name without composition is inert and warned about', async () => {
    const { params, warnings } = await analyse(single({ name: 'Unobtainium', grams: 10 }))
    expect(params).toMatchObject({ azucares: 0, materiaGrasa: 0, SLNG: 0, kcal_100g: 0 })
    expect(warnings[0]).toContain('No reconozco «Unobtainium»')
  })

  it('2.2 rule 2 the catalogue is used when no composition is given', async () => {
    const { params } = await analyse(single({ name: 'Sacarosa', grams: 10 }))
    for (const key of ['azucares', 'POD', 'PAC_indice_clasico']) expect(params[key]).toBeGreaterThan(99)
  })

  it('extra fields are ignored, in the body and in its lines', async () => {
    const { params } = await analyse(heladoExample)
    const extra = {
      ...heladoExample,
      hola: 1,
      ingredients: heladoExample.ingredients.map((line) => ({ ...line, x: [] })),
    }
    expect((await analyse(extra)).params).toEqual(params)
  })

  it('water lost in cooking concentrates the mix', async () => {
    const { params } = await analyse({ ...heladoExample, aguaEvaporada: 50 })
    expect(params.solidosTotales).toBeGreaterThan((await analyse(heladoExample)).params.solidosTotales)
  })
})

describe('endpoint', () => {
  it('4 POST /api/balance answers 200 with exactly what the engine says', async () => {
    for (const type of Object.keys(helado.types)) {
      const request = { ...heladoExample, type }
      expect(await analyse(request)).toEqual(JSON.parse(JSON.stringify(helado.analyse(request))))
      const explained = await analyse(request, '?explica=1&vitrina=-14')
      const options = { explain: true, cabinet: -14, doubt: doubtAt(), habitual: true, usual: usualReader }
      expect(explained).toEqual(JSON.parse(JSON.stringify(helado.analyse(request, options))))
    }
  })

  it('?explica=1 adds the explanation, and only then', async () => {
    expect(await analyse(heladoExample)).not.toHaveProperty('explicacion')
    expect(await analyse(heladoExample, '?explica=0&vitrina=-14')).not.toHaveProperty('explicacion')
    const { explicacion } = await analyse(heladoExample, '?explica=1')
    expect(explicacion.congelacion.vitrina.temperatura).toBe(-12)
    const colder = await analyse(heladoExample, '?explica=1&vitrina=-18.5')
    expect(colder.explicacion.congelacion.vitrina.temperatura).toBe(-18.5)
  })

  it('4 rule 1 POST takes application/json, with or without a charset', async () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'Application/JSON']) {
      const headers = { 'content-type': type }
      const response = await app.inject({ method: 'POST', url: PATH, headers, payload: JSON.stringify(heladoExample) })
      expect(response.statusCode).toBe(200)
    }
  })
})
