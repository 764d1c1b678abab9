import { CAMBIO_PATH, CARTA_PATH, cartaExample } from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, ENGLISH, expectSound, postTo, sharedApp, wake } from './helpers.ts'

/** Menus that nobody means: refused in words, or bounded and told so, in each language. */

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
})

const [, pistachio] = cartaExample.sabores
const dosed = (grams: unknown, name = 'Yogur natural') => ({
  sabores: [pistachio, { nombre: 'Yogur', ingredients: [{ name, grams }] }],
})
const many = (count: number, nombre: (at: number) => string) => ({
  sabores: Array.from({ length: count }, (_, at) => ({ nombre: nombre(at) })),
})
const milk = (min: number, max: number) => ({
  base: [
    { name: 'Leche entera', min, max },
    { name: 'Azúcar', max: 500 },
  ],
})

const HOSTILE: Readonly<Record<string, object>> = {
  'two hundred flavours': many(200, (at) => `Sabor ${at}`),
  'more than may be sent': many(201, (at) => `Sabor ${at}`),
  'sixty that are the same but for their name': many(60, (at) => `Nata ${at}`),
  'two of one name': many(2, () => 'Nata'),
  'none at all': { sabores: [] },
  'a name of nothing': many(2, (at) => ' '.repeat(at + 1)),
  'a base whose bounds cross': milk(700, 300),
  'bounds that never weigh a kilo': milk(10, 20),
  'bounds that weigh more than a kilo': milk(1500, 2000),
  'wishes that cross': { sabores: [{ nombre: 'Nata', objetivos: { pac: { min: 30, max: 20 } } }] },
  'wishes that cannot meet': { sabores: [{ nombre: 'Nata', objetivos: { solidosTotales: { min: 95, max: 99 } } }] },
  'a wish for what there is not': { sabores: [{ nombre: 'Nata', objetivos: { alegria: { min: 1 } } }] },
  'a name that nobody can read': dosed(100, 'Zarandaja molida'),
  'a word that no law has': { sabores: [{ nombre: 'Nata', llamarse: ['de zarandaja'] }] },
  'an allergen that there is not': { sabores: [{ nombre: 'Nata', alergenos: ['zarandajas'] }] },
  'a corrector that nobody can read': { correcciones: { con: ['Zarandaja'], max: 40 } },
  'doses of nothing': dosed(0),
  'a negative dose': dosed(-5),
  'a huge dose': dosed(99_999),
  'a dose beyond what may be sent': dosed(1e12),
  'a dose that is no number': dosed('mucho'),
  'a dose whose bounds cross': {
    sabores: [{ nombre: 'Yogur', ingredients: [{ name: 'Yogur natural', min: 300, max: 100 }] }],
  },
  'no grams at all': dosed(undefined),
  'seconds without end': { segundos: 600 },
  'a kilo of a hundred kilos': { porKilo: 100_000 },
}

/** Fields of a menu that a refusal may name. */
const FIELDS = ['sabores', 'base', 'objetivos', 'correcciones', 'segundos', 'porKilo']

const asked = async (change: object, language: string) => {
  const query = language === 'es' ? '' : `?idioma=${language}`
  const response = await postTo(app, CARTA_PATH, { ...cartaExample, ...change }, query)
  return { status: response.statusCode, body: response.json() }
}

describe.each(['es', 'en', 'it'])('in %s', (language) => {
  it.each(Object.entries(HOSTILE))('%s', async (_, change) => {
    const { status, body } = await asked(change, language)
    if (status === 200) {
      expectSound(body)
      expect(body.titular).toMatch(/\.$/)
      // Whoever fits no base, or does not hold, is told.
      const faults = body.sabores.flatMap(({ falla = [] }: { readonly falla?: readonly string[] }) => falla)
      if (!body.factible) expect([...body.imposibles, ...body.porQue, ...faults].length).toBeGreaterThan(0)
      if (language !== 'es') expect(body.idioma.sinTraducir).toBe(0)
      return
    }
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: expect.stringMatching(/\.$/), codigo: expect.any(String) })
    // It names what is wrong with this body, and no field of another operation.
    expect(FIELDS).toContain(body.campo)
    if (language !== 'en') expect(body.error).not.toMatch(ENGLISH)
  })
})

it('a body that is no menu, or has no flavours, is told what it lacks', async () => {
  const refused = async (path: string, body: unknown) => (await postTo(app, path, body)).json()
  expect(await refused(CARTA_PATH, { oficio: 'helado' })).toMatchObject({ campo: 'sabores' })
  expect(await refused(CAMBIO_PATH, { cambios: {} })).toMatchObject({ campo: 'libro' })
  expect((await refused(CARTA_PATH, [])).codigo).toBe('peticion_ilegible')
})
