import { analysisContracts, pasteleriaExample } from '@obrador/contract'
import { POWERED_BY, pasteleria } from '@obrador/engine'
import { doubtReader } from '@obrador/engine/doubt'
import { usualReader } from '@obrador/engine/usual'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, postTo, sharedApp } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const ask = (payload: unknown, query = '') => postTo(app, analysisContracts.pasteleria.path, payload, query)
const recipe = (lines: Record<string, number>, extra: object = {}) => ({
  ingredients: Object.entries(lines).map(([name, grams]) => ({ name, grams })),
  ...extra,
})
const read = async (lines: Record<string, number>, extra: object = {}) => (await ask(recipe(lines, extra))).json()

/** As the interface writes them. */
const TYPES =
  'genoise, magdalenas, brownie, pound_cake, financier, macaron, masa_tarta, choux, tarta_santiago, crema_pastelera, crema_inglesa, natillas, diplomatica, muselina, bavarois, ganache_negro, ganache_blanco, mousse_chocolate, buttercream, lemon_curd, merengue, cheesecake, frangipane'.split(
    ', ',
  )
const NAMES =
  'Harina, Azúcar, Mantequilla, Aceite, Huevo entero, Yema, Clara de huevo, Leche entera, Nata 35%, Almidón/Maicena, Cacao puro, Chocolate, Chocolate blanco, Chocolate con leche, Almendra molida, Gelatina, Impulsor, Miel, Queso crema, Zumo de limón, Zanahoria rallada, Yogur natural, Agua'.split(
    ', ',
  )
const COMMON = ['azucares', 'grasa', 'proteinas', 'agua', 'solidos', 'pod', 'kcal_100g', 'coste_kg_eur']
const SPONGE = { 'Huevo entero': 200, Azúcar: 125, Harina: 125 }

it('4 POST /api/balance/pasteleria answers 200 with exactly what the engine says', async () => {
  const ganache = recipe({ 'Nata 35%': 300, Chocolate: 300 }, { type: 'ganache' })
  for (const request of [pasteleriaExample, ganache]) {
    for (const query of ['', '?explica=1']) {
      const response = await ask(request, query)
      expect(response.statusCode).toBe(200)
      const body = pasteleria.analyse(
        request,
        query === '' ? {} : { explain: true, doubt: doubtReader, habitual: true, usual: usualReader },
      )
      expect(response.json()).toEqual(JSON.parse(JSON.stringify(body)))
    }
  }
})

it('1.6 composition is per 100 g of recipe, with the parameters of the type beside it', async () => {
  const { params } = await read(SPONGE)
  for (const key of COMMON) expect(params[key], key).toEqual(expect.any(Number))
  // 200 g of egg at 76.3 % of water, 125 of flour at 12.5 and of sugar at 0.2, in 450 g.
  expect(params.agua).toBeCloseTo(37.45, 1)
  expect(params.huevoHarina).toBe(160)
})

describe('request', () => {
  it('2.6 type is genoise by default, and every type the interface names is accepted', async () => {
    expect((await read(SPONGE)).type).toBe('genoise')
    expect(Object.keys(pasteleria.types)).toEqual(expect.arrayContaining(TYPES))
    const everything = Object.fromEntries(NAMES.map((name) => [name, 50]))
    for (const type of TYPES) {
      const answer = await read(everything, { type })
      expect(answer).toMatchObject({ type, typeLabel: pasteleria.types[type]?.label })
    }
  })

  it('2.6 names of the interface are all known, and a custom name may bring its composition', async () => {
    for (const name of NAMES) {
      const { warnings } = await read({ ...SPONGE, [name]: 10 })
      expect(
        warnings.filter((text: string) => text.includes(`«${name}»`)),
        name,
      ).toEqual([])
    }
    const custom = { name: 'Relleno de la casa', grams: 100, azucares: 50, materiagrasa: 20 }
    const request = recipe(SPONGE)
    const { warnings, params } = (await ask({ ingredients: [...request.ingredients, custom] })).json()
    expect(warnings.filter((text: string) => text.includes('Relleno'))).toEqual([])
    const { params: plain } = await read(SPONGE)
    expect(params.azucares).toBeCloseTo((450 * plain.azucares + 100 * 50) / 550, 1)
  })

  it('an unknown type falls back to the default, and a warning names it', async () => {
    const answer = await read(SPONGE, { type: 'pavlova' })
    expect(answer.type).toBe('genoise')
    expect(answer.warnings.join()).toContain('pavlova')
  })
})

it('2.6 response has every field of the interface, and a trophy when it is earned', async () => {
  const good = await read(SPONGE)
  expect(good).toMatchObject({ status: 'ok', verdict: 'equilibrada', poweredBy: POWERED_BY, trophy: 'gold' })
  expect(good.trophyLabel).toBe('Oro')
  expect(Object.keys(good.params)).toEqual(expect.arrayContaining(COMMON))
  expect(Object.keys(good.ranges).sort()).toEqual(Object.keys(good.inRange).sort())
  for (const range of Object.values(good.ranges)) expect(range).toHaveLength(2)
  expect(good.suggestions).toHaveLength(1)
  const bad = await read({ 'Huevo entero': 20, Azúcar: 300, Harina: 125 })
  expect(bad.verdict).toBe('revisar')
  expect(bad).not.toHaveProperty('trophy')
  for (const texts of [bad.suggestions, bad.warnings]) expect(texts).toEqual(texts.map(String))
})

it('7 POST /api/balance/pasteleria 400 without ingredients or without the base of its type', async () => {
  for (const payload of [{}, { ingredients: [] }, recipe({ Agua: 600 }), recipe(SPONGE, { type: 'macaron' })]) {
    const response = await ask(payload)
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json()).slice(0, 2)).toEqual(['error', 'codigo'])
  }
  expect((await ask(recipe(SPONGE, { type: 'macaron' }))).json().error).toMatch(/fruto seco/)
})
