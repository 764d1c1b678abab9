import { HORNADA_PATH, hornadaExample } from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type App, postTo, sharedApp, wake } from './helpers.ts'

let app: App
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
