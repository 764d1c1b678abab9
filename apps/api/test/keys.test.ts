import { heladoExample } from '@obrador/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readApiConfig } from '../src/config.ts'
import { type ApiApp, expectRefusal, PATH, testApp } from './helpers.ts'

/** Keys: an allowance for who needs more, never a condition. */

const KEY = 'k'.repeat(40)
const { keys } = readApiConfig({ OBRADOR_KEYS: `agentes:5:${KEY},otros:2:${'o'.repeat(40)}` })

let app: ApiApp
let clients = 0
beforeAll(async () => {
  app = await testApp({ limits: { post: 2, get: 1000 }, keys })
})
afterAll(() => app.close())

const ask = (key?: string, remoteAddress = `203.0.113.${clients}`) =>
  app.inject({
    method: 'POST',
    url: PATH,
    remoteAddress,
    headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: key }) },
    payload: JSON.stringify(heladoExample),
  })

describe('a key', () => {
  it('has its own allowance, from whatever address, and leaves those of the addresses as they are', async () => {
    clients++
    for (let at = 0; at < 5; at++) {
      const { statusCode, headers } = await ask(`Bearer ${KEY}`, `198.51.100.${at}`)
      expect([statusCode, headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual([
        200,
        '5',
        String(4 - at),
      ])
    }
    const refused = await ask(`Bearer ${KEY}`, '198.51.100.99')
    expect(refused.statusCode).toBe(429)
    expectRefusal(refused.json(), expect.stringContaining('5 peticiones por minuto'))
    expect((await ask(undefined, '198.51.100.99')).statusCode).toBe(200)
    const got = await app.inject({ url: '/api/tipos', headers: { authorization: `Bearer ${KEY}` } })
    expect(got.headers['ratelimit-limit']).toBe('1000')
    expect((await ask(`Bearer ${'o'.repeat(40)}`, '198.51.100.99')).headers['ratelimit-limit']).toBe('2')
  })

  it.each([
    ['is not needed', undefined],
    ['that nobody knows is none', `Bearer ${'x'.repeat(40)}`],
    ['that begins like one is none', `Bearer ${KEY.slice(0, -1)}`],
    ['that goes on is none', `Bearer ${KEY}k`],
    ['that is enormous is none', `Bearer ${'k'.repeat(10_000)}`],
    ['of another kind is none', `Basic ${KEY}`],
  ])('%s: the limit of everybody holds', async (_, key) => {
    clients++
    const answers = [await ask(key), await ask(key), await ask(key)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
    expect(answers[0]?.headers['ratelimit-limit']).toBe('2')
  })
})
