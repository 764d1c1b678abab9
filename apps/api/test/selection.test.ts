import {
  ajusteContracts,
  ajusteSchemas,
  analysisContracts,
  analysisSchemas,
  CAMBIO_PATH,
  CARTA_PATH,
  cartaSchemas,
  etiquetaContracts,
  etiquetaSchemas,
  HORNADA_PATH,
  hornadaSchemas,
  LEER_PATH,
  LOTE_PATH,
  leerSchemas,
  loteSchemas,
  MONTAJE_PATH,
  montajeSchemas,
  PRODUCCION_PATH,
  produccionSchemas,
  SACO_PATH,
  sacoSchemas,
  selectablePaths,
} from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, ENGLISH, sharedApp, wake } from './helpers.ts'

/** `?breve=1` and `?campos=…`: what is wanted of an answer, and nothing else. */

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
})

type Json = Readonly<Record<string, unknown>>
const ask = async (url: string, payload: unknown): Promise<{ status: number; body: Json; size: number }> => {
  const response = await app.inject({ method: 'POST', url, payload: payload as object })
  return { status: response.statusCode, body: response.json(), size: response.body.length }
}

const ids = Object.keys(analysisContracts) as (keyof typeof analysisContracts)[]
const all = {
  ...analysisSchemas,
  ...ajusteSchemas,
  ...etiquetaSchemas,
  ...montajeSchemas,
  ...produccionSchemas,
  ...loteSchemas,
  ...leerSchemas,
  ...sacoSchemas,
  ...hornadaSchemas,
  ...cartaSchemas,
}
const exampleOf = (name: keyof typeof all): object => (Reflect.get(all[name], 'examples') as readonly object[])[0] ?? {}
const requestOf: Readonly<Record<string, object>> = Object.fromEntries([
  ...ids.flatMap((id) =>
    [analysisContracts[id], ajusteContracts[id], etiquetaContracts[id]].map(({ path, request }) => [
      path,
      exampleOf(request),
    ]),
  ),
  [MONTAJE_PATH, exampleOf('MontajeRequest')],
  [PRODUCCION_PATH, exampleOf('ProduccionRequest')],
  [LEER_PATH, exampleOf('LeerRequest')],
  [SACO_PATH, exampleOf('SacoRequest')],
  [CARTA_PATH, exampleOf('CartaRequest')],
  [CAMBIO_PATH, exampleOf('CambioRequest')],
  [HORNADA_PATH, exampleOf('HornadaRequest')],
  [LOTE_PATH, exampleOf('LoteRequest')],
])

/** The fields that the interface lists, craft by craft (2.3, 2.5 to 2.8). */
const OWN: { readonly [id in keyof typeof analysisContracts]: string } = {
  helado:
    'status verdict craft type typeLabel params ranges inRange pac_info suggestions warnings disclaimer catalogoIngredientes poweredBy',
  panaderia: 'status verdict type typeLabel params ranges inRange suggestions warnings poweredBy',
  pasteleria: 'status verdict type typeLabel params ranges inRange trophy suggestions warnings poweredBy',
  turron: 'status craft type typeLabel params score poweredBy',
  cacao: 'status craft type typeLabel params score poweredBy',
}
const SCORE = { turron: 'tipo almendras categoria motivos', cacao: 'tipo medalla temple' } as const

describe('?breve=1', () => {
  it.each(ids)('%s: the fields of the interface and nothing else, as the whole answer has them', async (id) => {
    const { path } = analysisContracts[id]
    const whole = await ask(path, requestOf[path])
    const brief = await ask(`${path}?breve=1`, requestOf[path])
    expect(brief.status).toBe(200)
    const expected = OWN[id].split(' ').filter((field) => whole.body[field] !== undefined)
    expect(Object.keys(brief.body).toSorted()).toEqual(expected.toSorted())
    for (const field of expected.filter((one) => one !== 'score')) expect(brief.body[field]).toEqual(whole.body[field])
    if (id === 'turron' || id === 'cacao') {
      expect(Object.keys(brief.body.score as Json).toSorted()).toEqual(SCORE[id].split(' ').toSorted())
      expect(whole.body.score).toMatchObject(brief.body.score as Json)
    }
    expect(brief.size).toBeLessThan(0.75 * whole.size)
  })

  it.each(['turron', 'cacao'] as const)('%s: a name that nobody knows never vanishes', async (id) => {
    const { path } = analysisContracts[id]
    const { ingredients } = requestOf[path] as { readonly ingredients: readonly object[] }
    const { body } = await ask(`${path}?breve=1`, {
      ingredients: [...ingredients, { ingrediente: 'zurbacho', peso: 3 }],
    })
    expect(String(body.warnings)).toContain('«zurbacho»')
  })

  it('what another parameter asks for by its name is there too', async () => {
    const { body } = await ask('/api/balance?breve=1&duda=1&codigos=1', requestOf['/api/balance'])
    expect(body).toMatchObject({ duda: expect.any(Object), hallazgos: expect.any(Array) })
    expect(body.lecturas).toBeUndefined()
  })

  it('every POST takes it, and gives less', async () => {
    for (const path of selectablePaths) {
      const whole = await ask(path, requestOf[path])
      const brief = await ask(`${path}?breve=1`, requestOf[path])
      expect([path, brief.status]).toEqual([path, 200])
      expect([path, brief.size < whole.size]).toEqual([path, true])
      expect(brief.body.status).toBe('ok')
    }
  })
})

describe('?campos=', () => {
  it('gives what is named, inside objects and lists too', async () => {
    const { body } = await ask('/api/balance?campos=verdict,params.PAC,lecturas.id', requestOf['/api/balance'])
    expect(Object.keys(body).toSorted()).toEqual(['lecturas', 'params', 'verdict'])
    expect(Object.keys(body.params as Json)).toEqual(['PAC'])
    for (const line of body.lecturas as readonly Json[]) expect(Object.keys(line)).toEqual(['id'])
  })

  it.each(ids)('%s: each field alone is as in the whole answer', async (id) => {
    const { path, response } = analysisContracts[id]
    const { body } = await ask(`${path}?explica=1`, requestOf[path])
    for (const field of Object.keys(analysisSchemas[response].properties)) {
      const part = await ask(`${path}?explica=1&campos=${field}`, requestOf[path])
      expect(part.body, field).toEqual(body[field] === undefined ? {} : { [field]: body[field] })
    }
  })

  it('looks into analyses inside other answers', async () => {
    const adjusted = await ask('/api/ajuste/helado?campos=factible,despues.verdict', requestOf['/api/ajuste/helado'])
    expect(adjusted.body).toEqual({ factible: expect.any(Boolean), despues: { verdict: expect.any(String) } })
    const batch = await ask(`${LOTE_PATH}?campos=resultados.respuesta.type`, requestOf[LOTE_PATH])
    expect(batch.body).toEqual({
      resultados: [{ respuesta: { type: 'helado_leche' } }, { respuesta: { type: expect.any(String) } }],
    })
  })

  it.each([
    ['paramz', '«params»'],
    ['params.PAK', 'PAC, POD'],
    ['legal.cumpe', '«cumple»'],
    ['zzzzz', 'verdict'],
    ['verdict,,type', 'vacío'],
    ['constructor', 'verdict'],
  ])('refuses %s in words', async (campos, said) => {
    const { status, body } = await ask(`/api/balance?campos=${campos}`, requestOf['/api/balance'])
    expect([status, body.codigo, body.campo]).toEqual([400, 'campo_invalido', 'campos'])
    expect(body.error).toContain(said)
    expect(body.error).not.toMatch(ENGLISH)
  })
})
