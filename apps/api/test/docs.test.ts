import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ATTRIBUTION_TEXT } from '@obrador/engine'
import { beforeAll, expect, it } from 'vitest'
import { measuredTest } from '../../../tools/measured.ts'
import { type ApiApp, sharedApp } from './helpers.ts'

let app: ApiApp
let page: string
let policy: string
beforeAll(async () => {
  app = await sharedApp({ baseUrl: 'https://obrador.example' })
  const response = await app.inject('/docs/')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  page = response.body
  policy = String(response.headers['content-security-policy'])
})

it('/docs leads to the page', async () => {
  expect((await app.inject('/docs')).headers.location).toBe('/docs/')
})

it('the page is in Spanish', () => {
  expect(page).toContain('<html lang="es">')
  expect(page).toContain('"locale": "es"')
})

it('the page refers to no other host', () => {
  expect(page).not.toMatch(/(https?:)?\/\/[a-z0-9]/i)
  expect(page).toContain('"withDefaultFonts": false')
  expect(page).toContain('"telemetry": false')
})

it('its script is served from here', async () => {
  const sources = [...page.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source)
  expect(sources).toEqual(['js/scalar.js'])
  const script = await app.inject('/docs/js/scalar.js')
  expect(script.statusCode).toBe(200)
  expect(script.headers['content-type']).toContain('javascript')
  expect(script.body.length).toBeGreaterThan(1_000_000)
})

it.each(['/docs/js/scalar.js', '/openapi.json', '/docs/', '/llms.txt', '/llms-full.txt'])(
  '%s is ready to be sent: compressed as each client likes it, and not at all to who has it',
  async (url) => {
    const plain = await app.inject(url)
    const as = (accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } })
    expect(plain.headers).not.toHaveProperty('content-encoding')
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': expect.any(String) })
    for (const [accepted, encoding, unpack] of [
      ['gzip, br', 'br', brotliDecompressSync],
      ['br;q=0, gzip', 'gzip', gunzipSync],
      ['gzip;q=0.5', 'gzip', gunzipSync],
    ] as const) {
      const small = await as(accepted)
      expect(small.headers['content-encoding'], accepted).toBe(encoding)
      expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
      expect(unpack(small.rawPayload).equals(plain.rawPayload)).toBe(true)
    }
    const etag = String(plain.headers.etag)
    const known = await app.inject({ url, headers: { 'if-none-match': etag } })
    expect([known.statusCode, known.body.length]).toEqual([304, 0])
    expect((await app.inject({ url, headers: { 'if-none-match': '"another"' } })).statusCode).toBe(200)
  },
)

measuredTest('the description is drawn once: asking again costs no more than a small answer', async ({ worked }) => {
  const timed = async (url: string) => {
    const times: number[] = []
    for (let turn = 0; turn < 15; turn++) {
      const start = worked()
      await app.inject({ url, headers: { 'accept-encoding': 'br' } })
      times.push(worked() - start)
    }
    return Math.min(...times)
  }
  expect(await timed('/openapi.json')).toBeLessThan(2 + 3 * (await timed('/api/balance')))
})

it('the page brings its own icon', () => {
  expect(page).toContain('<link rel="icon" href="data:image/svg+xml,')
})

it('the policy lets in its own script and nothing else', () => {
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name, ...values] = directive.split(' ')
      return [name, values]
    }),
  )
  expect(directives['default-src']).toEqual(["'none'"])
  expect(directives['script-src']?.[0]).toBe("'self'")
  expect(directives['script-src']?.slice(1)).toEqual([expect.stringMatching(/^'sha256-.{44}'$/)])
  expect(directives['connect-src']).toEqual(["'self'", 'https://obrador.example'])
  for (const name of ['img-src', 'font-src']) expect(directives[name]).toEqual(["'self'", 'data:'])
  expect(policy).not.toContain('unsafe-eval')
})

it('only the page has that policy', async () => {
  const { headers } = await app.inject('/docs/js/scalar.js')
  expect(headers['content-security-policy']).toContain("default-src 'none';base-uri")
})

it('the document it shows carries the attribution of the composition tables', async () => {
  expect(page).toContain('"url": "../openapi.json"')
  expect((await app.inject('/openapi.json')).json().info.description).toContain(ATTRIBUTION_TEXT)
})
