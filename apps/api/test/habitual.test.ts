import { ajusteContracts, analysisContracts } from '@obrador/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, postTo, sharedApp, testApp, wake } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})

const lines = (grams: Record<string, number>) =>
  Object.entries(grams).map(([name, weight]) => ({ name, grams: weight }))
const pastry = async (type: string, grams: Record<string, number>, query = '') =>
  (await postTo(app, analysisContracts.pasteleria.path, { type, ingredients: lines(grams) }, query)).json()

const POUND = { Mantequilla: 500, Azúcar: 250, 'Huevo entero': 250, Harina: 250 }
const SANTIAGO = { 'Almendra molida': 250, Azúcar: 250 }

describe('habitual', () => {
  it('comes with ?habitual=1 and with ?explica=1, and changes nothing else', async () => {
    const plain = await pastry('pound_cake', POUND)
    expect(plain).not.toHaveProperty('habitual')
    const { habitual, ...rest } = await pastry('pound_cake', POUND, '?habitual=1')
    expect(rest).toEqual(plain)
    expect(habitual).toMatchObject({ pocoHabitual: true, linea: 'Mantequilla', rareza: { n: 8 } })
    expect(habitual.gramosHabituales).toEqual([expect.any(Number), expect.any(Number)])
    expect(habitual.seParece[0]).toEqual({ titulo: expect.any(String), distancia: expect.any(Number) })
    expect(habitual.bandas.grasaHarina).toHaveLength(2)
    expect((await pastry('pound_cake', POUND, '?explica=1')).habitual).toEqual(habitual)
    expect(await pastry('pound_cake', POUND, '?explica=1&habitual=0')).not.toHaveProperty('habitual')
  })

  it('is refused in words where it is neither 0 nor 1', async () => {
    const response = await postTo(app, analysisContracts.pasteleria.path, { ingredients: lines(POUND) }, '?habitual=2')
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toContain('«habitual» admite')
  })

  it('is silent where too few were published or too much is unread', async () => {
    expect(await pastry('libre', POUND, '?habitual=1')).not.toHaveProperty('habitual')
    expect(await pastry('pound_cake', { ...POUND, 'Xyzzyx qwrty': 40 }, '?habitual=1')).not.toHaveProperty('habitual')
  })
})

describe('what was forgotten', () => {
  it('is asked first, before another product and any correction, without being asked for', async () => {
    const { suggestions, pareceTipo } = await pastry('tarta_santiago', SANTIAGO)
    expect(suggestions).toEqual([
      expect.stringMatching(
        /^¿Has olvidado el huevo\? Las publicadas llevan del \d+ al \d+ %: aquí, de \d+ a \d+ g\.$/,
      ),
    ])
    expect(pareceTipo).toBeUndefined()
  })

  it('and by the balancer, which moves nothing until it knows, unless it is told what may be added', async () => {
    const { path } = ajusteContracts.pasteleria
    const awake = await testApp()
    await wake(awake)
    const request = { type: 'tarta_santiago', ingredients: lines(SANTIAGO) }
    const asked = (await postTo(awake, path, request)).json()
    expect(asked.factible).toBe(false)
    expect(asked.explicacion).toEqual([
      expect.stringMatching(/^¿Has olvidado el huevo\?.* No cambio nada hasta saberlo\.$/),
    ])
    expect(asked.formula.ingredients).toEqual(request.ingredients)
    const told = (await postTo(awake, path, { ...request, despensa: ['Huevo entero'] })).json()
    expect(told.factible).toBe(true)
    await awake.close()
  })
})
