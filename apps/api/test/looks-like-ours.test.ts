import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, ENGLISH, expectRefusal, postTo, sharedApp } from './helpers.ts'

/** What was sent, is not ours and looks as if it were: named in words, refused where it would change what is weighed. */

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const milk = { name: 'Leche entera', grams: 600 }
const rest = [
  { name: 'Nata 35%', grams: 200 },
  { name: 'Azúcar', grams: 180 },
]
const warningsOf = async (body: object, url = '/api/balance'): Promise<string> => {
  const response = await postTo(app, url, body)
  expect(response.statusCode).toBe(200)
  return response.json().warnings.join('\n')
}

describe('named in warnings', () => {
  it.each([
    [{ types: 'helado_leche' }, {}, '«types»', '«type»'],
    [{}, { precios: 3 }, '«precios»', '«precio»'],
    [{}, { brixx: 20 }, '«brixx»', '«brix»'],
    [{}, { azucraes: 20 }, '«azucraes»', '«azucares»'],
  ])('fields %j %j', async (top, line, sent, meant) => {
    const told = await warningsOf({ ...top, ingredients: [{ ...milk, ...line }, ...rest] })
    expect(told).toContain(sent)
    expect(told).toContain(meant)
  })

  it.each([
    ['explain=1', '«explica»'],
    ['explicar=1', '«explica»'],
    ['lang=en', '«idioma»'],
    ['fields=params', '«campos»'],
    ['breves=1', '«breve»'],
  ])('parameters ?%s', async (query, meant) => {
    for (const path of ['/api/balance', '/api/etiqueta/helado']) {
      const known = path === '/api/balance' || !query.startsWith('lang')
      const told = await warningsOf({ ingredients: [milk, ...rest] }, `${path}?${query}`)
      if (known) expect(told).toContain(meant)
    }
  })

  it('what is plainly somebody’s own is passed over', async () => {
    const body = { reference: 'A-1', ingredients: [{ ...milk, sku: '77', supplier: 'x', batch: 3 }, ...rest] }
    expect(await warningsOf(body, '/api/balance?utm_source=x&_=123')).not.toContain('Ignoro')
  })
})

describe('units', () => {
  it.each([
    ['unit', 'ml', '«texto»'],
    ['unidad', 'litros', '«texto»'],
    ['unit', 'kg', '1000'],
    ['unit', 'oz', 'gramos'],
    ['units', ' ML ', '«texto»'],
  ])('%s: %s is refused with its line', async (field, unit, said) => {
    const response = await postTo(app, '/api/balance', { ingredients: [...rest, { ...milk, [field]: unit }] })
    expect(response.statusCode).toBe(400)
    const body = response.json()
    expectRefusal(body, expect.stringContaining(said))
    expect(body).toMatchObject({ codigo: 'linea_invalida', linea: 2, campo: field })
    expect(body.error).toContain('«Leche entera»')
    expect(body.error).not.toMatch(ENGLISH)
  })

  it('is refused in every path, inside preparations and for the whole formula', async () => {
    const wet = { ingredients: [{ ...milk, unit: 'ml' }, ...rest] }
    const inside = { ingredients: [{ name: 'Base', grams: 100, preparacion: { oficio: 'helado', ...wet } }] }
    for (const [url, body] of [
      ['/api/etiqueta/helado', wet],
      ['/api/ajuste/helado', wet],
      ['/api/balance', inside],
      ['/api/balance', { unit: 'ml', ingredients: [milk] }],
    ] as const) {
      expect([url, (await postTo(app, url, body)).statusCode]).toEqual([url, 400])
    }
    const batch = await postTo(app, '/api/lote', { analisis: [{ oficio: 'helado', peticion: wet }] })
    expect(batch.json().resultados[0]).toMatchObject({ status: 400, error: { codigo: 'linea_invalida' } })
  })

  it('grams are what everybody means', async () => {
    for (const unit of ['g', 'gr', 'Gramos', 'grams']) {
      expect(await warningsOf({ ingredients: [{ ...milk, unit }, ...rest] })).not.toContain('unit')
    }
  })
})

describe('a composition that no food has is said', () => {
  it.each([
    [{ esml: 8, lactosa: 12 }, 'lactosa'],
    [{ kcal: 903 }, '902'],
    [{ azucares: 60, materiagrasa: 50 }, '110'],
  ])('%j', async (given, said) => {
    for (const [url, extra] of [
      ['/api/balance', {}],
      ['/api/balance/pasteleria', { type: 'libre' }],
    ] as const) {
      const own = { name: 'Mezcla propia', grams: 100, azucares: 10, ...given }
      const told = await warningsOf({ ...extra, ingredients: [milk, own] }, url)
      expect(told).toContain('«Mezcla propia»')
      expect(told).toContain(said)
    }
  })

  it('water counts among the parts', async () => {
    const own = { name: 'Jarabe propio', grams: 100, azucares: 60, agua: 60 }
    const told = await warningsOf({ type: 'libre', ingredients: [milk, own] }, '/api/balance/pasteleria')
    expect(told).toContain('suma 120 g')
  })

  it('and one that may be is not', async () => {
    const own = { name: 'Manteca propia', grams: 100, materiagrasa: 100, kcal: 902, esml: 0, lactosa: 0 }
    expect(await warningsOf({ ingredients: [milk, own, ...rest] })).not.toContain('Manteca propia')
  })
})

describe('tables', () => {
  it('GET /api/tipos/{oficio} is its part of /api/tipos', async () => {
    const { oficios } = (await app.inject('/api/tipos')).json()
    for (const one of oficios) expect((await app.inject(`/api/tipos/${one.craft}`)).json()).toEqual(one)
    const missing = await app.inject('/api/tipos/carpinteria')
    expect(missing.statusCode).toBe(404)
    expect(missing.json()).toMatchObject({ supported: expect.arrayContaining(['helado', 'cacao']) })
    expect(missing.json().error).toContain('«carpinteria»')
  })

  it.each([
    ['page=2', '«pagina»'],
    ['qq=miel', '«q»'],
    ['oficio=helado', '«craft»'],
    ['color=azul', '«q», «craft», «pagina» o «por»'],
  ])('/api/catalogo?%s is refused in words', async (query, said) => {
    const response = await app.inject(`/api/catalogo?${query}`)
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toContain(said)
  })
})
