import { analysisContracts, turronExample } from '@obrador/contract'
import { POWERED_BY, turron } from '@obrador/engine'
import { doubtReader } from '@obrador/engine/doubt'
import { usualReader } from '@obrador/engine/usual'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, postTo, sharedApp } from './helpers.ts'

const PATH = analysisContracts.turron.path

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const ask = (payload: unknown, query = '') => postTo(app, PATH, payload, query)
const formula = (lines: Record<string, number>, extra: object = {}) => ({
  ingredients: Object.entries(lines).map(([ingrediente, peso]) => ({ ingrediente, peso })),
  ...extra,
})
const read = async (lines: Record<string, number>, extra: object = {}) => (await ask(formula(lines, extra))).json()

const SUPREMA = { almendra_tostada: 670, miel: 120, azucar: 170, clara: 40 }

it('4 POST /api/balance/turron answers 200 with exactly what the engine says', async () => {
  for (const query of ['', '?explica=1']) {
    const response = await ask(turronExample, query)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(
      JSON.parse(
        JSON.stringify(
          turron.analyse(
            turronExample,
            query === '' ? {} : { explain: true, doubt: doubtReader, habitual: true, usual: usualReader },
          ),
        ),
      ),
    )
  }
})

it('1.7 almond, honey, sugar, their ratio and fat are compared with the thresholds of the type', async () => {
  const { params, score } = await read(SUPREMA)
  expect(params).toMatchObject({
    pctAlmendra: 69.9,
    pctMiel: 12.52,
    pctAzucar: 17.74,
    pctGlucosa: 0,
    ratioMielAzucar: 0.71,
    pctGrasa: 37.52,
  })
  expect(score).toMatchObject({ almendras: 3, categoria: 'Suprema' })
  expect(score.motivos.join(' ')).toMatch(/64 %.*IGP Jijona.*RD 1787\/1982/)
  // The same formula by another type, and with less almond.
  expect((await read(SUPREMA, { type: 'alicante' })).score.motivos[0]).toContain('60 %')
  expect((await read({ ...SUPREMA, almendra_tostada: 400 })).score).toMatchObject({ almendras: 2, categoria: 'Extra' })
  expect((await read({ ...SUPREMA, miel: 0 })).score).toMatchObject({ almendras: 1, categoria: 'Fuera de IGP' })
  expect((await read({ almendra_cruda: 200, azucar: 800 }, { type: 'mazapan' })).score.categoria).toBe('Básico')
})

describe('request', () => {
  it('2.7 request type is jijona by default and defines the thresholds', async () => {
    const types = 'jijona alicante yema_tostada mazapan guirlache peladilla generico'.split(' ')
    expect(Object.keys(turron.types)).toEqual(types)
    expect((await read(SUPREMA)).type).toBe('jijona')
    for (const type of types) {
      const answer = await read(SUPREMA, { type })
      expect(answer).toMatchObject({ type, typeLabel: turron.types[type]?.label, score: { tipo: type } })
    }
  })

  it('2.7 names of the interface are all known ids of the catalogue', async () => {
    const ids =
      'almendra_tostada almendra_cruda miel azucar glucosa azucar_invertido clara yema agua manteca_cerdo mantequilla harina harina_tostada aceite_oliva fruta_confitada pinon boniato avellana_tostada canela oblea'
    const lines = Object.fromEntries(ids.split(' ').map((id) => [id, 10]))
    const { warnings } = await read(lines, { type: 'generico' })
    expect(warnings.filter((text: string) => /reconozco/.test(text))).toEqual([])
  })

  it('an unknown type falls back to the default, and a warning names it', async () => {
    const answer = await read(SUPREMA, { type: 'agramunt', craft: 'helado' })
    expect(answer.type).toBe('jijona')
    expect(answer.warnings.join()).toContain('agramunt')
  })
})

it('2.7 response has every field of the interface', async () => {
  const answer = await read(SUPREMA)
  expect(answer).toMatchObject({
    status: 'ok',
    craft: 'turron',
    type: 'jijona',
    typeLabel: 'Turrón de Jijona (blando)',
    poweredBy: POWERED_BY,
  })
  for (const value of Object.values(answer.params)) expect(Number.isFinite(value)).toBe(true)
  expect([1, 2, 3]).toContain(answer.score.almendras)
  expect(['Suprema', 'Extra', 'Fuera de IGP', 'Básico']).toContain(answer.score.categoria)
  for (const texts of [answer.score.motivos, answer.suggestions, answer.warnings]) {
    expect(texts).toEqual(texts.map(String))
  }
  expect(answer.legal).toMatchObject({ cumple: null, denominacion: 'Turrón blando, calidad Suprema' })
})

describe('refusals', () => {
  it('7 POST /api/balance/turron 400 without almond, honey or sugar of any weight', async () => {
    for (const payload of [
      {},
      { ingredients: [] },
      formula({ agua: 100, clara: 20 }),
      formula({ almendra_tostada: 0, agua: 10 }),
      formula({ avellana_tostada: 500 }, { type: 'generico' }),
    ]) {
      const response = await ask(payload)
      expect(response.statusCode).toBe(400)
      expect(Object.keys(response.json()).slice(0, 2)).toEqual(['error', 'codigo'])
    }
    expect((await ask(formula({ agua: 100 }))).json().error).toBe(
      'No hay ingredientes válidos: se necesita almendra, miel o azúcar con peso mayor que 0.',
    )
  })

  it('the fields of other crafts are named with the right ones', async () => {
    const response = await ask({ ingredients: [{ name: 'miel', grams: 100 }] })
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toMatch(/«ingrediente» en vez de «name».*«peso» en vez de «grams»/)
  })
})
