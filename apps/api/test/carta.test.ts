import { BOOK_LIMITS, MENU_LIMITS, MENU_OBJECTIVES } from '@obrador/balancer/menu'
import { CAMBIO_PATH, CARTA_PATH, cambioExample, cartaExample, cartaSchemas } from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, postTo, sharedApp, wake } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
})

const ask = async (path: string, body: unknown, query = '') => {
  const response = await postTo(app, path, body, query, '192.0.2.77')
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

describe('a menu', () => {
  it('comes with its bases, its flavours and what is proven', async () => {
    const { status, body } = await ask(CARTA_PATH, cartaExample)
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'ok', factible: true, prueba: { bases: { minimo: 2, probado: true } } })
    expect(body.sabores).toHaveLength(cartaExample.sabores.length)
    const [{ formula }] = body.sabores
    expect((await ask('/api/balance', formula)).body.verdict).toBe('equilibrada')
  })

  it('is refused in words, with the field', async () => {
    const twice = { ...cartaExample, sabores: [{ nombre: 'Nata' }, { nombre: 'nata' }] }
    expect(await ask(CARTA_PATH, twice)).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('dos sabores'), campo: 'sabores' },
    })
    const many = { ...cartaExample, sabores: Array.from({ length: 61 }, (_, i) => ({ nombre: `S${i}` })) }
    expect((await ask(CARTA_PATH, many)).body.error).toContain('caben 60')
    expect((await ask(CARTA_PATH, { oficio: 'helado' })).status).toBe(400)
  })

  it('counts as a request for each four flavours', async () => {
    const left = async (body: object): Promise<number> =>
      Number((await ask(CARTA_PATH, body)).headers['ratelimit-remaining'])
    const one = { ...cartaExample, sabores: cartaExample.sabores.slice(0, 1) }
    const [first, second] = [await left(one), await left({ ...cartaExample, sabores: cartaExample.sabores })]
    expect(first - second).toBe(2)
  })

  it('tells what was found beside what is said', async () => {
    const { body } = await ask(CARTA_PATH, cartaExample, '?codigos=1')
    expect(body.hallazgos.map(({ codigo }: { codigo: string }) => codigo)).toContain('menu.conflict')
  })
})

it('names the fields that look like ours and are not, at each level', async () => {
  const warnings = async (path: string, body: object): Promise<string[]> =>
    (await ask(path, body)).body.warnings.filter((sentence: string) => sentence.startsWith('Ignoro'))
  const { type, ...untyped } = cartaExample
  const menu = {
    ...untyped,
    tipo: type,
    bases: { maximo: 2 },
    base: cartaExample.base.map((line) => ({ ...line, grams: 100 })),
    sabores: [
      { nombre: 'Nata', ingredientes: [{ name: 'Sal', gramos: 1, grams: 1 }] },
      { nombre: 'Sal', ingredients: [{ name: 'Sal', grams: 2, materiagrassa: 1 }] },
    ],
  }
  const named = (await warnings(CARTA_PATH, menu)).map((sentence) => /«([^»]*)»/.exec(sentence)?.[1])
  expect(named.sort()).toEqual(['grams', 'ingredientes', 'materiagrassa', 'maximo', 'tipo'])
  const [formula] = cambioExample.libro
  const { type: _, ...plain } = formula as { type?: string }
  const book = { ...cambioExample, libro: [{ ...plain, tipo: type }] }
  expect(await warnings(CAMBIO_PATH, book)).toEqual([expect.stringContaining('«tipo»')])
  expect([await warnings(CARTA_PATH, cartaExample), await warnings(CAMBIO_PATH, cambioExample)]).toEqual([[], []])
})

describe('a book', () => {
  it('comes with what is lost, what changes and what is left', async () => {
    const { status, body } = await ask(CAMBIO_PATH, cambioExample)
    expect(status).toBe(200)
    expect(body).toMatchObject({ factible: true, propuestas: [{ nombre: 'Avellana', verdict: 'equilibrada' }] })
    expect(body.queda.euros).toBeCloseTo(body.perdido - body.recuperado, 2)
  })

  it('may hold formulas of several crafts', async () => {
    const cream = {
      nombre: 'Natillas',
      oficio: 'pasteleria',
      type: 'crema_pastelera',
      ingredients: [
        { name: 'Leche entera', grams: 1000 },
        { name: 'Azúcar', grams: 200 },
        { name: 'Yema', grams: 160 },
        { name: 'Maicena', grams: 80 },
      ],
    }
    const { status, body } = await ask(CAMBIO_PATH, {
      libro: [...cambioExample.libro, cream],
      cambios: { precios: { 'Leche entera': 2 } },
    })
    expect(status).toBe(200)
    expect(body.tocadas.map(({ nombre }: { nombre: string }) => nombre)).toEqual(['Avellana', 'Natillas'])
  })
})

it('the bounds of the schema are those of the balancer, or beyond them', () => {
  const { CartaRequest, CambioRequest } = cartaSchemas
  expect(CartaRequest.properties.objetivo).toMatchObject({ enum: [...MENU_OBJECTIVES] })
  expect(Reflect.get(CartaRequest.properties.sabores, 'maxItems')).toBeGreaterThan(MENU_LIMITS.flavours)
  expect(CambioRequest.properties.maxLineas).toMatchObject({ maximum: BOOK_LIMITS.changedLines })
  expect(CambioRequest.properties.maxGramos).toMatchObject({ maximum: BOOK_LIMITS.movedGrams })
})
