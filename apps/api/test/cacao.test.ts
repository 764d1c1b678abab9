import { analysisContracts, cacaoExample } from '@obrador/contract'
import { cacao, POWERED_BY } from '@obrador/engine'
import { doubtReader } from '@obrador/engine/doubt'
import { usualReader } from '@obrador/engine/usual'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, postTo, sharedApp } from './helpers.ts'

const PATH = analysisContracts.cacao.path

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const ask = (payload: unknown, query = '') => postTo(app, PATH, payload, query)
const mix = (lines: Record<string, number>, extra: object = {}) => ({
  ingredients: Object.entries(lines).map(([ingrediente, peso]) => ({ ingrediente, peso })),
  ...extra,
})
const read = async (lines: Record<string, number>, extra: object = {}) => (await ask(mix(lines, extra))).json()

const BAR = { pasta_cacao: 70, azucar: 30 }
const GANACHE = { cob_negra_60: 480, nata: 255, glucosa: 70, azucar_invertido: 75, sorbitol: 50, mantequilla: 70 }

it('4 POST /api/balance/cacao answers 200 with exactly what the engine says', async () => {
  for (const query of ['', '?explica=1']) {
    const response = await ask(cacaoExample, query)
    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual(
      JSON.parse(
        JSON.stringify(
          cacao.analyse(
            cacaoExample,
            query === '' ? {} : { explain: true, doubt: doubtReader, habitual: true, usual: usualReader },
          ),
        ),
      ),
    )
  }
})

it('1.8 cocoa, butter, fat, sugar, dairy and cost; legal denomination, medal, tempering and, in fillings, aw', async () => {
  const { params, score, legal } = await read(BAR)
  for (const key of ['cacaoTotal', 'manteca', 'grasaTotal', 'azucar', 'lacteos', 'coste_kg_eur']) {
    expect(params[key], key).toEqual(expect.any(Number))
  }
  expect(legal).toMatchObject({ cumple: true, denominacion: 'Chocolate' })
  expect(legal.condiciones.map(({ norma }: { norma: string }) => norma).join()).toMatch(/RD 1055\/2003.*Dir\. 2000\/36/)
  expect(score.medalla).toBe('gold')
  expect(Object.keys(score.temple)).toEqual(['fundir', 'enfriar', 'trabajar'])
  const filling = await read(GANACHE, { type: 'bombon' })
  expect(filling.score.aw).toBeGreaterThan(0.7)
  expect(filling.score.aw).toBeLessThan(0.9)
})

describe('request', () => {
  it('2.8 type defines the legal and target ranges, and negro is the default', async () => {
    const all = 'negro leche blanco cobertura bean_to_bar gianduja bombon'.split(' ')
    expect(Object.keys(cacao.types)).toEqual(all)
    expect((await read(BAR)).type).toBe('negro')
    for (const type of all) {
      const answer = await read(BAR, { type })
      expect(answer).toMatchObject({ type, typeLabel: cacao.types[type]?.label, score: { tipo: type } })
    }
  })

  it('2.8 every catalogue id of the interface is known', async () => {
    const ids =
      'pasta_cacao manteca_cacao cacao_polvo nibs cob_negra cob_leche cob_blanca azucar azucar_glas dextrosa azucar_invertido glucosa sorbitol leche_entera_polvo leche_desn_polvo nata mantequilla pasta_avellana lecitina agua'
    const { warnings } = await read(Object.fromEntries(ids.split(' ').map((id) => [id, 10])))
    expect(warnings.filter((text: string) => /reconozco/.test(text))).toEqual([])
  })

  it('an unknown type falls back to the default, and a warning names it; a craft field is ignored', async () => {
    const answer = await read(BAR, { type: 'turrón', craft: 'helado' })
    expect(answer.type).toBe('negro')
    expect(answer.warnings.join()).toContain('turrón')
  })
})

describe('response', () => {
  it('2.8 response has every field of the interface', async () => {
    const answer = await read(BAR)
    expect(answer).toMatchObject({ status: 'ok', craft: 'cacao', type: 'negro', poweredBy: POWERED_BY })
    expect(answer.typeLabel).toBe('Chocolate negro')
    for (const value of Object.values(answer.params)) expect(value).toEqual(expect.any(Number))
  })

  it('2.8 params are % of finished product', async () => {
    const { params } = await read({ pasta_cacao: 35, azucar: 15 })
    expect(params).toMatchObject((await read(BAR)).params)
    expect(params.cacaoTotal).toBeCloseTo(69.3, 1)
    expect(params.manteca).toBeCloseTo(37.8, 1)
    expect(params.grasaTotal).toBeCloseTo(37.8, 1)
    expect(params.azucar).toBeCloseTo(29.9, 1)
    expect(params.lacteos).toBe(0)
  })

  it('2.8 score has the type, a medal, three ranges in °C, and aw only in praline-filling or ganache types', async () => {
    for (const type of Object.keys(cacao.types)) {
      const { score } = await read(type === 'bombon' ? GANACHE : BAR, { type })
      expect(score.tipo).toBe(type)
      expect(['gold', 'silver', 'bronze']).toContain(score.medalla)
      for (const key of ['fundir', 'enfriar', 'trabajar']) {
        const [least, most] = score.temple[key]
        expect(least).toBeLessThan(most)
        expect(least).toBeGreaterThan(20)
        expect(most).toBeLessThanOrEqual(50)
      }
      expect('aw' in score, type).toBe(type === 'bombon' || type === 'gianduja')
    }
  })
})

it('7 POST /api/balance/cacao 400 no valid ingredients', async () => {
  for (const payload of [
    {},
    { ingredients: [] },
    mix({ agua: 100 }),
    mix({ nata: 100, mantequilla: 50, lecitina: 1 }),
    mix({ azucar: 0, agua: 10 }),
    mix({ 'cosa rara': 10 }),
    mix({ sorbitol: 100 }),
  ]) {
    const response = await ask(payload)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json()).slice(0, 2)).toEqual(['error', 'codigo'])
  }
  expect((await ask(mix({ agua: 100 }))).json().error).toMatch(/pasta de cacao/)
  expect((await ask({ ingredients: [{ name: 'azucar', grams: 10 }] })).json().error).toContain('«ingrediente»')
})
