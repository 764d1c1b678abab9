import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { heladoExample } from '@obrador/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALWAYS_HEADERS } from '../src/plugins/security.ts'
import { ENGINE_VERSION } from '../src/version.ts'
import { type ApiApp, PATH, post, testApp } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await testApp({ limits: { post: 60, get: 600 } })
})
afterAll(() => app.close())

describe('headers', () => {
  it.each([
    '/api/balance',
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/nada',
    '/docs/',
    '/docs/js/scalar.js',
    '/api/%zz',
  ])('%s carries the version of the engine', async (url) => {
    expect((await app.inject(url)).headers['obrador-version']).toBe(ENGINE_VERSION)
    expect(ENGINE_VERSION).toMatch(/^\d+\.\d+\.\d+/)
  })

  it('JSON answers let a browser do nothing with them', async () => {
    for (const response of [await app.inject(PATH), await post(app, {}), await app.inject('/nada')]) {
      expect(response.headers).toMatchObject({
        'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(/^camera=\(\), .*microphone=\(\)/),
      })
      expect(response.headers).not.toHaveProperty('x-powered-by')
      expect(response.headers).not.toHaveProperty('server')
    }
  })

  it('the door says the same of what it refuses by itself', () => {
    const door = readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8')
    const places = door.split('add_header Access-Control-Allow-Origin').length - 1
    for (const name of ['content-security-policy', 'cross-origin-opener-policy', 'x-content-type-options'] as const) {
      const said = [...door.matchAll(new RegExp(`add_header ${name} "?([^"]*?)"? always;`, 'gi'))].map(
        ([, value]) => value,
      )
      expect(said).toEqual(Array(places).fill(ALWAYS_HEADERS[name]))
    }
    expect(door.split('add_header Permissions-Policy $permissions always;')).toHaveLength(places + 1)
    expect(door).toContain(`default "${ALWAYS_HEADERS['permissions-policy']}";`)
  })

  it('5.1 no login, key or token is asked for', async () => {
    const response = await post(app, heladoExample)
    expect(response.statusCode).toBe(200)
    expect(response.headers).not.toHaveProperty('www-authenticate')
  })
})

describe('CORS', () => {
  it('any page may call', async () => {
    const response = await post(app, heladoExample)
    expect(response.headers['access-control-allow-origin']).toBe('*')
    const exposed = String(response.headers['access-control-expose-headers'])
    for (const name of [
      'RateLimit-Limit',
      'RateLimit-Remaining',
      'RateLimit-Reset',
      'Retry-After',
      'Obrador-Version',
    ]) {
      expect(exposed).toContain(name)
    }
  })

  it('a preflight is answered without a body', async () => {
    const response = await app.inject({
      method: 'OPTIONS',
      url: PATH,
      headers: {
        origin: 'https://pagina.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect(response.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'obrador-version': ENGINE_VERSION,
    })
    expect(String(response.headers['access-control-allow-methods'])).toMatch(/GET.*POST.*OPTIONS/)
  })

  it('a bare OPTIONS is no mistake', async () => {
    expect((await app.inject({ method: 'OPTIONS', url: PATH })).statusCode).toBe(204)
  })
})

describe('names that JavaScript knows', () => {
  const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']

  it.each(NAMES)('%s is an ingredient like any other', async (name) => {
    const response = await post(app, { type: name, ingredients: [{ name, grams: 1 }] })
    expect(response.statusCode).toBe(200)
    expect(response.json().warnings.join()).toMatch(new RegExp(`(?:No reconozco|He interpretado) «${name}»`))
  })

  it.each(NAMES)('%s as a field never breaks anything', async (name) => {
    const bodies = [
      `{"${name}":{"polluted":true},"ingredients":[{"name":"Agua","grams":1}]}`,
      `{"ingredients":[{"name":"Agua","grams":1,"${name}":{"prototype":{"polluted":true}}}]}`,
    ]
    for (const body of bodies) {
      expect([200, 400]).toContain((await post(app, body)).statusCode)
      expect({}).not.toHaveProperty('polluted')
    }
  })
})
