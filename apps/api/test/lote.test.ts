import {
  analysisContracts,
  heladoExample,
  LOTE_LIMIT,
  LOTE_PATH,
  panaderiaExample,
  turronExample,
} from '@obrador/contract'
import { beforeAll, expect, it } from 'vitest'
import { type ApiApp, expectRefusal, postTo, sharedApp, testApp } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const ask = (analisis: unknown, service = app) => postTo(service, LOTE_PATH, { analisis })
const of = (oficio: string, peticion: unknown) => ({ oficio, peticion })

it('answers each formula as its own path does, in order', async () => {
  const asked = [of('helado', heladoExample), of('panaderia', panaderiaExample), of('turron', turronExample)]
  const { status, resultados } = (await ask(asked)).json()
  expect(status).toBe('ok')
  const alone = await Promise.all(
    asked.map(async ({ oficio, peticion }) =>
      (await postTo(app, analysisContracts[oficio as keyof typeof analysisContracts].path, peticion)).json(),
    ),
  )
  expect(resultados).toEqual(alone.map((respuesta) => ({ status: 200, respuesta })))
})

it('one bad formula does not spoil the others, and is refused as on its own path', async () => {
  const bad = {
    ingredients: [
      { name: 'Leche', grams: 1 },
      { name: 'Azúcar', grams: '5' },
    ],
  }
  const { resultados } = (
    await ask([
      of('helado', bad),
      of('helado', heladoExample),
      of('carpinteria', {}),
      of('panaderia', { ingredients: [{ name: 'Agua', grams: 1 }] }),
    ])
  ).json()
  expect(resultados.map(({ status }: { status: number }) => status)).toEqual([400, 200, 400, 400])
  expect(resultados[0].error).toEqual((await postTo(app, analysisContracts.helado.path, bad)).json())
  expect(resultados[0].error).toMatchObject({ codigo: 'linea_invalida', linea: 1, campo: 'grams' })
  expect(resultados[2].error).toMatchObject({
    codigo: 'oficio_no_disponible',
    supported: Object.keys(analysisContracts),
  })
  expect(resultados[3].error).toMatchObject({ codigo: 'falta_base' })
})

it('reads pasted texts and names ignored fields, as the paths do', async () => {
  const peticion = { texto: '700 g leche entera\n150 g azúcar', tipo: 'helado_leche' }
  const { resultados } = (await ask([of('helado', peticion)])).json()
  expect(resultados[0].respuesta).toEqual((await postTo(app, analysisContracts.helado.path, peticion)).json())
})

it.each([
  ['none', []],
  ['too many', Array(LOTE_LIMIT + 1).fill(of('helado', heladoExample))],
  ['no list', 'helado'],
  ['no formula', [{ oficio: 'helado' }]],
])('refuses %s', async (_, analisis) => {
  const response = await ask(analisis)
  expect(response.statusCode).toBe(400)
  expectRefusal(response.json(), expect.stringContaining('«analisis»'))
})

it('counts as so many requests', async () => {
  const strict = await testApp({ limits: { post: 10 } })
  const four = Array(4).fill(of('helado', heladoExample))
  const remaining = async () => (await ask(four, strict)).headers['ratelimit-remaining']
  expect([await remaining(), await remaining()]).toEqual(['6', '2'])
  const refused = await ask(four, strict)
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await strict.close()
})

it('describes itself', async () => {
  const { endpoint, bodyExample } = (await app.inject({ url: LOTE_PATH })).json()
  expect(endpoint).toBe(`POST ${LOTE_PATH}`)
  expect((await postTo(app, LOTE_PATH, bodyExample)).statusCode).toBe(200)
})
