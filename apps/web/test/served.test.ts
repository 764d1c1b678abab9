import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ApiApp, buildApp } from '@obrador/api/src/app.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const dist = resolve(import.meta.dirname, '../dist')
const isBuilt = existsSync(join(dist, 'index.html'))

/** Requests a minute. */
const UNREACHABLE = 1_000_000
const serviceWith = (limits: { post: number; get: number }): Promise<ApiApp> => buildApp({ logLevel: 'silent', limits })

let app: ApiApp
beforeAll(async () => {
  app = await serviceWith({ post: UNREACHABLE, get: UNREACHABLE })
})

describe.skipIf(!isBuilt)('the web app', () => {
  const assets = isBuilt ? readdirSync(join(dist, 'assets')) : []
  const asset = `/assets/${assets.find((name) => /^react.*\.js$/.test(name))}`

  it.each(['/', '/formulas', '/despensa', '/precios', '/catalogo', '/mas', '/ciencia', '/programar', '/copia'])(
    'is the page at %s, asked for again every time',
    async (url) => {
      const response = await app.inject(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-type']).toMatch(/^text\/html/)
      expect(response.headers['cache-control']).toBe('no-cache')
    },
  )

  it('lets nobody else in', async () => {
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/https?:|unsafe-inline|'unsafe-eval'|\*/)
  })

  it('has the camera for itself, no window has a hold on it, and the page for others has nothing', async () => {
    const { headers } = await app.inject('/')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    expect(headers['permissions-policy']).toMatch(/^camera=\(self\), .*microphone=\(\)/)
    // What the app uses besides is named nowhere, and so its own.
    expect(headers['permissions-policy']).not.toMatch(/clipboard|screen-wake-lock|web-share|autoplay|fullscreen/)
    expect((await app.inject('/incrustar')).headers['permissions-policy']).toMatch(/^camera=\(\)/)
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br, gzip', 'br'],
  ])('is served compressed beforehand to whoever takes %s', async (accepted, encoding) => {
    const response = await app.inject({ url: asset, headers: { 'accept-encoding': accepted } })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const plain = await app.inject({ url: asset })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(response.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })

  it('has no file under two names: a device keeps all of them', () => {
    const digests = assets.map((name) =>
      createHash('sha256')
        .update(readFileSync(join(dist, 'assets', name)))
        .digest('hex'),
    )
    expect(assets.filter((_, at) => digests.indexOf(digests[at] ?? '') !== at)).toEqual([])
  })

  it('is counted apart: who opens it uses up nothing of what may be asked of the service', async () => {
    const strict = await serviceWith({ post: UNREACHABLE, get: 2 })
    for (let file = 0; file < 20; file++) expect((await strict.inject(asset)).statusCode).toBe(200)
    expect((await strict.inject(asset)).statusCode).toBe(429)
    expect((await strict.inject('/openapi.json')).headers['ratelimit-remaining']).toBe('1')
    await strict.close()
  })

  it('shows neither its compressed copies nor what it does not have', async () => {
    expect((await app.inject(`${asset}.br`)).statusCode).toBe(404)
    expect((await app.inject('/assets/nada.js')).json()).toHaveProperty('error')
  })
})

it.skipIf(isBuilt)('the root leads to the documentation while the app is not built', async () => {
  const response = await app.inject('/')
  expect(response.statusCode).toBe(302)
  expect(response.headers.location).toBe('docs/')
})
