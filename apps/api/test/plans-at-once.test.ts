import { PRODUCCION_PATH, produccionExample } from '@obrador/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { PLANS_AT_ONCE } from '../src/routes/produccion.ts'
import type { ApiApp } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await buildApp({ logLevel: 'silent', limits: { post: 40 }, trustedProxies: ['127.0.0.1'] })
})
afterAll(() => app.close())

const ask = (payload: object, client: string) =>
  app.inject({ method: 'POST', url: PRODUCCION_PATH, payload, headers: { 'x-forwarded-for': client } })

/** So many parts that working them out lets other requests through on the way. */
const long = () => ({
  productos: Array.from({ length: 10 }, (_, product) => ({
    nombre: `Pieza ${product}`,
    piezas: 1,
    partes: Array.from({ length: 50 }, (_part, at) => ({
      nombre: `Parte ${product} ${at}`,
      gramos: 5,
      preparacion: {
        oficio: 'helado',
        type: 'sorbete_agua',
        ingredients: [
          { name: 'Agua', grams: 500 + at },
          { name: 'Azúcar', grams: 200 },
        ],
      },
    })),
  })),
})

test('a client has so many plans at a time, and others are not asked to wait for them', async () => {
  const answers = await Promise.all([
    ...Array.from({ length: 4 }, () => ask(long(), '10.0.0.1')),
    ask(produccionExample, '10.0.0.2'),
  ])
  const own = answers.slice(0, 4)
  expect(own.filter(({ statusCode }) => statusCode === 200)).toHaveLength(PLANS_AT_ONCE)
  const refused = own.find(({ statusCode }) => statusCode === 429)
  expect(refused?.headers['retry-after']).toBe('1')
  expect(refused?.json().error).toContain('planes en marcha')
  expect(answers.at(-1)?.statusCode).toBe(200)
  expect((await ask(produccionExample, '10.0.0.1')).statusCode).toBe(200)
})

test('a plan pays for each 64 KiB of it, and drops what nobody reads', async () => {
  const heavy = { ...produccionExample, relleno: 'x'.repeat(200 * 1024) }
  const before = Number((await ask(produccionExample, '10.0.1.1')).headers['ratelimit-remaining'])
  const { headers, statusCode } = await ask(heavy, '10.0.1.1')
  expect(statusCode).toBe(200)
  expect(before - Number(headers['ratelimit-remaining'])).toBe(1 + 3)
})
