import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { LEAST_COMPRESSED } from '../src/plugins/compression.ts'
import { type ApiApp, postTo, sharedApp } from './helpers.ts'

/** Answers are compressed without a proxy in front, small ones never, and each coding has its own tag. */

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp()
})
const get = (url: string, encoding?: string, tag?: string) =>
  app.inject({
    url,
    headers: { ...(encoding && { 'accept-encoding': encoding }), ...(tag && { 'if-none-match': tag }) },
  })

describe.each(['/api/tipos', '/openapi.json'])('%s', (url) => {
  it('has a tag for each coding, and is not sent again to whoever has that one', async () => {
    const plain = await get(url)
    const coded = await get(url, 'gzip')
    expect(plain.body.length).toBeGreaterThan(LEAST_COMPRESSED)
    expect([plain.headers['content-encoding'], coded.headers['content-encoding']]).toEqual([undefined, 'gzip'])
    expect(gunzipSync(coded.rawPayload).toString()).toBe(plain.body)
    expect(coded.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(coded.headers.etag).not.toBe(plain.headers.etag)
    for (const { headers } of [plain, coded]) expect(String(headers.vary).toLowerCase()).toContain('accept-encoding')
    const [own, other] = [String(coded.headers.etag), String(plain.headers.etag)]
    expect((await get(url, 'gzip', own)).statusCode).toBe(304)
    expect((await get(url, 'gzip', other)).statusCode).toBe(200)
    expect((await get(url, undefined, other)).statusCode).toBe(304)
  })

  it('is left as it is for whoever refuses the coding', async () => {
    expect((await get(url, 'gzip;q=0')).headers['content-encoding']).toBeUndefined()
  })
})

describe('an answer to a POST', () => {
  const asked = (payload: object, encoding?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/balance',
      payload,
      headers: { ...(encoding && { 'accept-encoding': encoding }) },
    })
  const formula = {
    ingredients: [
      { name: 'Leche entera', grams: 100 },
      { name: 'Sal −1 «fina» 🍦', grams: 1 },
    ],
  }

  it('is compressed for whoever asks, and is the same to the byte', async () => {
    const plain = await asked(formula)
    expect(plain.body.length).toBeGreaterThan(LEAST_COMPRESSED)
    expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'accept-encoding'])
    for (const [encoding, coding, unpack] of [
      ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
      ['gzip', 'gzip', gunzipSync],
    ] as const) {
      const coded = await asked(formula, encoding)
      expect(coded.headers['content-encoding']).toBe(coding)
      expect(unpack(coded.rawPayload).equals(plain.rawPayload)).toBe(true)
      expect(coded.rawPayload.length).toBeLessThan(plain.rawPayload.length * 0.6)
      expect(Number(coded.headers['content-length'])).toBe(coded.rawPayload.length)
    }
  })

  it('that is small is left as it is', async () => {
    const refused = await asked({ ingredients: [] }, 'br, gzip')
    expect(refused.body.length).toBeLessThan(LEAST_COMPRESSED)
    expect(refused.headers['content-encoding']).toBeUndefined()
  })
})

it.each(['Leche entera', 'Sal −1 «fina» – ¼ 🍦', 'media \ud83c letra'])(
  'what is sent is the text to the byte: %j',
  async (name) => {
    const response = await postTo(app, '/api/balance', { ingredients: [{ name, grams: 100 }] })
    expect(response.rawPayload.equals(Buffer.from(response.body))).toBe(true)
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length)
    expect(response.json().lecturas[0].nombre).toBe(name)
  },
)
