import { SACO_PRICE, sacoExample, sacoSchemas } from '@obrador/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, expectSound, testApp, wake } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  // No test should depend on how busy the machine is: a thread is ended after three times as long.
  app = await testApp()
  await wake(app)
})
afterAll(() => app.close())

const post = async (payload: object, url = '/api/saco') => {
  const answer = await app.inject({ method: 'POST', url, payload })
  return { status: answer.statusCode, body: answer.json() }
}

describe('POST /api/saco', () => {
  it('tells intervals, a recipe, the question and the line of a formula', async () => {
    const { status, body } = await post(sacoExample)
    expect(status).toBe(200)
    expectSound(body)
    expect(body).toMatchObject({ status: 'ok', nivel: 'declarado', contradicciones: [] })
    expect(body.lecturas).toHaveLength(7)
    const { POD, agua } = body.cifras
    for (const { valor, probable, seguro } of [POD, agua]) {
      expect(seguro[0]).toBeLessThanOrEqual(probable[0])
      expect(probable[0]).toBeLessThanOrEqual(valor)
      expect(valor).toBeLessThanOrEqual(probable[1])
      expect(probable[1]).toBeLessThanOrEqual(seguro[1])
    }
    // The sheet said it.
    expect(Math.abs(agua.valor - sacoExample.medidas.humedad)).toBeLessThan(1)
    expect(body.receta.map(({ nombre }: { nombre: string }) => nombre)[0]).toBe('Dextrosa')
    expect(body.linea).toMatchObject({
      name: 'Base leche 100',
      grams: 100,
      preparacion: { oficio: 'helado', rendimiento: 100 },
    })
  })

  it('reads a sheet pasted whole, with what it claims', async () => {
    const [, sheet] = Reflect.get(sacoSchemas.SacoRequest, 'examples') as readonly object[]
    const { status, body } = await post(sheet ?? {})
    expect(status).toBe(200)
    expect(body.cifras.mantecaCacao.valor + body.cifras.cacaoSeco.valor).toBeGreaterThan(58)
  })

  it('answers a label that contradicts itself, and names what does', async () => {
    const { status, body } = await post({ ...sacoExample, nutricion: { ...sacoExample.nutricion, proteinas: '40' } })
    expect(status).toBe(200)
    expect(body.nivel).toBe('contradictoria')
    expect(body.contradicciones[0].campo).toBe('proteinas')
    expect(body.cifras.POD).not.toHaveProperty('probable')
    expect(body).not.toHaveProperty('linea')
  })

  it.each([
    ['nothing', {}, 'faltan_ingredientes'],
    ['an empty list', { ingredientes: '' }, 'faltan_ingredientes'],
    ['a word for a figure', { ingredientes: 'azúcar', nutricion: { grasas: 'mucha' } }, 'campo_invalido'],
    ['a figure beyond the whole', { ingredientes: 'azúcar', nutricion: { grasas: 140 } }, 'campo_invalido'],
    ['a measure beyond the whole', { ingredientes: 'azúcar', medidas: { humedad: 140 } }, 'campo_invalido'],
    [
      'seventy items',
      { ingredientes: Array.from({ length: 70 }, () => 'azúcar').join(', ') },
      'demasiados_ingredientes',
    ],
    ['a text too long', { texto: 'a'.repeat(8_001) }, 'campo_invalido'],
    ['another process', { ingredientes: 'azúcar', proceso: 'frito' }, 'campo_invalido'],
  ])('refuses %s in words', async (_, sent, codigo) => {
    const { status, body } = await post(sent)
    expect(status).toBe(400)
    expect(body.codigo).toBe(codigo)
    expect(body.error).toMatch(/\p{L}{3}/u)
  })

  it.each([
    ['brackets', { ingredientes: `azúcar ${'('.repeat(200)}sal${')'.repeat(200)}` }],
    [
      'what cannot be',
      {
        ingredientes: 'agua, aceite',
        nutricion: { grasas: '0', hidratosDeCarbono: '100', azucares: '0', proteinas: '100', sal: '100' },
      },
    ],
    ['nobody knows', { ingredientes: 'kryptonita, unobtanio, vibranio', nutricion: { grasas: '10' } }],
  ])('answers or refuses %s', async (_, sent) => {
    const { status, body } = await post(sent)
    expect([200, 400]).toContain(status)
    if (status === 200) expect(body.avisos.length + body.contradicciones.length).toBeGreaterThan(0)
  })

  it('tells what it says as data', async () => {
    const { body } = await post(sacoExample, '/api/saco?codigos=1')
    const codes = body.hallazgos.map(({ codigo }: { codigo: string }) => codigo)
    expect(codes).toContain('sack.question')
    expect(codes).toContain('sack.first')
  })

  it('describes itself', async () => {
    const { statusCode, body } = await app.inject({ url: '/api/saco' })
    expect(statusCode).toBe(200)
    expect(JSON.parse(body).bodyExample).toEqual(sacoExample)
  })
})

describe('as a line of a formula', () => {
  it.each([
    [
      'helado',
      '/api/balance',
      {
        ingredients: [
          { name: 'leche entera', grams: 700 },
          { name: 'azúcar', grams: 100 },
        ],
      },
    ],
    [
      'panaderia',
      '/api/balance/panaderia',
      {
        ingredients: [
          { name: 'harina', grams: 500 },
          { name: 'agua', grams: 300 },
        ],
      },
    ],
    [
      'pasteleria',
      '/api/balance/pasteleria',
      {
        ingredients: [
          { name: 'harina', grams: 300 },
          { name: 'huevo', grams: 200 },
        ],
      },
    ],
    [
      'turron',
      '/api/balance/turron',
      {
        ingredients: [
          { ingrediente: 'almendra', peso: 500 },
          { ingrediente: 'miel', peso: 200 },
        ],
      },
    ],
    [
      'cacao',
      '/api/balance/cacao',
      {
        ingredients: [
          { ingrediente: 'pasta de cacao', peso: 500 },
          { ingrediente: 'azúcar', peso: 300 },
        ],
      },
    ],
  ])('is read in %s, and its doubt is that of the label', async (oficio, path, formula) => {
    const { body: sack } = await post({ ...sacoExample, oficio })
    const { saco: _, ...plain } = sack.linea
    const asked = (line: object) => post({ ...formula, ingredients: [...formula.ingredients, line] }, `${path}?duda=1`)
    const [with_, without] = await Promise.all([asked(sack.linea), asked(plain)])
    expect(with_.status).toBe(200)
    expect(with_.body.params).toEqual(without.body.params)
    const wider = Object.entries(with_.body.duda.parametros as Record<string, { mas_menos: number }>).filter(
      ([key, { mas_menos }]) => mas_menos > without.body.duda.parametros[key].mas_menos,
    )
    expect(wider.length).toBeGreaterThan(0)
  })

  it('refuses a doubt that does not go with its lines', async () => {
    const { body: sack } = await post(sacoExample)
    const { status, body } = await post(
      { ingredients: [{ ...sack.linea, saco: { modos: [[1, 2]] } }] },
      '/api/balance?duda=1',
    )
    expect(status).toBe(400)
    expect(body).toMatchObject({ codigo: 'linea_invalida', campo: 'saco' })
  })
})

describe('what a label costs', () => {
  it(`is ${SACO_PRICE} requests`, async () => {
    const { headers: one } = await app.inject({ method: 'POST', url: '/api/leer', payload: { texto: 'azúcar 100 g' } })
    const { headers: after } = await app.inject({ method: 'POST', url: '/api/saco', payload: sacoExample })
    expect(Number(one['ratelimit-remaining']) - Number(after['ratelimit-remaining'])).toBe(SACO_PRICE)
  })
})
