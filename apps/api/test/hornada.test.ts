import { HORNADA_PATH, hornadaExample, KIBIBYTES_A_REQUEST } from '@obrador/contract'
import { ingredientCatalogue } from '@obrador/engine'
import { MOST_NAMES } from '@obrador/engine/batch'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { LINES_AT_ONCE } from '../src/routes/hornada.ts'
import { type ApiApp, postTo, sharedApp, testApp, wake } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
  await wake(app)
})

const ask = (body: object, query = '') => postTo(app, HORNADA_PATH, body, query)

describe('POST /api/hornada', () => {
  it('tells what was expected, what explains it, what to add and what it teaches', async () => {
    const { statusCode, json } = await ask(hornadaExample)
    expect(statusCode).toBe(200)
    const body = json()
    expect(body).toMatchObject({
      status: 'ok',
      cuadra: 'justo',
      esperado: [
        { que: 'brix', medido: 26.4, cuadra: 'justo' },
        { que: 'peso', cuadra: 'si' },
      ],
      causas: [{ causa: 'lote', ingrediente: 'fresa', linea: 0 }, { causa: 'refractometro' }],
      ahora: { anadir: [{ nombre: 'Dextrosa', linea: 3 }] },
      lotes: expect.arrayContaining([expect.objectContaining({ ingrediente: 'fresa', lote: 'L12' })]),
      estado: { version: 1, abiertos: { fresa: 'L12' } },
    })
    expect(body.frase).toContain('La mezcla va floja de azúcar.')
    expect(body.frase).toBe(body.partes.map(({ frase }: { frase: string }) => frase).join(' '))
    expect(body.explicacion).toBeUndefined()
  })

  it('takes the state of the batch before, and learns', async () => {
    const first = (await ask(hornadaExample)).json()
    const second = (await ask({ ...hornadaExample, estado: first.estado })).json()
    expect(second.estado.hornadas).toHaveLength(2)
    expect(second.cifras.azucares.mas_menos).toBeLessThan(first.cifras.azucares.mas_menos)
  })

  it('asks before it learns', async () => {
    const { formula } = hornadaExample
    const { pregunta, estado } = (
      await ask({ oficio: 'helado', formula, medidas: [{ que: 'peso', valor: 850 }] })
    ).json()
    expect(pregunta).toMatchObject({
      causas: expect.any(Array),
      respuestas: ['peso_real', 'lectura_mala', 'todo_bien'],
    })
    expect(estado.hornadas).toEqual([])
  })

  it('is a plan without readings', async () => {
    const { formula } = hornadaExample
    const body = (await ask({ oficio: 'helado', formula })).json()
    expect(body).toMatchObject({ cuadra: 'pendiente', medir: ['peso', 'brix', 'grasa', 'aire', 'dureza'] })
    expect(body.esperado[0]).toMatchObject({ que: 'peso', valor: expect.any(Number) })
  })

  it('air is told by the same cup of mix and of ice cream', async () => {
    const { formula } = hornadaExample
    const body = (await ask({ oficio: 'helado', formula, medidas: [{ que: 'aire', mezcla: 540, helado: 415 }] })).json()
    expect(body.taller.aire.valor).toBeCloseTo(30.5, 1)
  })

  it('tells how it was reckoned with ?explica=1', async () => {
    const { explicacion } = (await ask(hornadaExample, '?explica=1')).json()
    expect(explicacion).toMatchObject({
      filas: [{ que: 'brix', lotes: { 'fresa#L12': expect.any(Array) } }, { que: 'peso' }],
      hipotesis: [{ causa: 'nada', parte: expect.any(Number) }],
    })
  })

  it.each([
    ['an unknown craft', { oficio: 'queso', formula: hornadaExample.formula }, 'oficio_no_disponible'],
    ['a foreign state', { ...hornadaExample, estado: { version: 99 } }, 'estado_invalido'],
    ['a reading nobody knows', { ...hornadaExample, medidas: [{ que: 'sabor', valor: 3 }] }, 'campo_invalido'],
    ['a weight below nothing', { ...hornadaExample, medidas: [{ que: 'peso', valor: -3 }] }, 'campo_invalido'],
    ['no formula', { oficio: 'helado' }, 'campo_invalido'],
    ['a formula without lines', { oficio: 'helado', formula: {} }, 'faltan_ingredientes'],
    ['readings that are no list', { ...hornadaExample, medidas: 'peso' }, 'campo_invalido'],
  ])('refuses %s', async (_, body, codigo) => {
    const answer = await ask(body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ codigo, error: expect.any(String) })
  })

  it('keeps nothing: the same question has the same answer', async () => {
    expect((await ask(hornadaExample)).body).toBe((await ask(hornadaExample)).body)
  })
})

describe('a batch of many lines', () => {
  const lines = ingredientCatalogue.slice(0, LINES_AT_ONCE + 1).map(({ name }) => ({ name, grams: 20 }))
  const long = {
    oficio: 'helado',
    formula: { type: 'base', ingredients: lines },
    medidas: [{ que: 'peso', valor: 20 * lines.length - 5 }],
  }

  /** Square roots that the thread which answers has drawn: every covariance that is factorised takes some. */
  async function rootsFor(body: object): Promise<number> {
    const roots = vi.spyOn(Math, 'sqrt')
    expect((await ask(body)).statusCode).toBe(200)
    const count = roots.mock.calls.length
    roots.mockRestore()
    return count
  }

  it('is worked out in a thread: the one that answers reckons nothing', async () => {
    const short = { ...long, formula: { type: 'base', ingredients: lines.slice(0, -1) } }
    expect(await rootsFor(long)).toBeLessThan((await rootsFor(short)) / 10)
  })

  it('is told and refused as any other', async () => {
    const body = (await ask(long, '?explica=1&codigos=1')).json()
    expect(body).toMatchObject({ status: 'ok', explicacion: { filas: [{ que: 'peso' }] } })
    expect(body.hallazgos.length).toBeGreaterThan(0)
    const refused = await ask({ ...long, medidas: [{ que: 'masa', valor: 20 }] })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ codigo: 'campo_invalido' })
  })

  it('counts by its size, and names more lots than it may in no state', async () => {
    const own = await testApp({ limits: { post: 60, get: 60 } })
    const left = async (body: object): Promise<number> =>
      Number((await postTo(own, HORNADA_PATH, body)).headers['ratelimit-remaining'])
    const before = await left(hornadaExample)
    const relleno = 'x'.repeat(2 * KIBIBYTES_A_REQUEST * 1024)
    expect(before - (await left({ ...hornadaExample, oficio: 'queso', relleno }))).toBe(3)
    await own.close()
    const lotes = (from: number) =>
      Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`nata#${from + at}`, new Array(9).fill(0)]))
    const hornadas = Array.from({ length: MOST_NAMES / 200 + 1 }, (_, at) => ({
      filas: [{ que: 'brix', dif: 0, lotes: lotes(200 * at), taller: {} }],
      error: [[1]],
    }))
    const refused = await ask({ ...hornadaExample, estado: { version: 1, hornadas } })
    expect(refused.statusCode).toBe(400)
    expect(refused.json()).toMatchObject({ codigo: 'estado_invalido', error: expect.stringContaining('2000 lotes') })
  })
})
