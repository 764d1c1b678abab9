import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { analysisContracts, heladoExample, REFUSAL_CODES } from '@obrador/contract'
import { ATTRIBUTION_TEXT } from '@obrador/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { measuredTest } from '../../../tools/measured.ts'
import { compactJson } from '../src/guide/compact-json.ts'
import { type ApiApp, sharedApp, testApp, wake } from './helpers.ts'

let app: ApiApp
let page: string
let policy: string
/** Every page of both languages, by its address. */
const pages = new Map<string, string>()
beforeAll(async () => {
  app = await sharedApp({ baseUrl: 'https://obrador.example' })
  await wake(app)
  const { paths } = (await app.inject('/openapi.json')).json()
  const folders = ['/docs/', '/docs/en/']
  const addresses = Object.keys(paths).flatMap((path) => folders.map((folder) => folder + path.slice(1)))
  for (const address of [...folders, ...addresses.map((one) => one.replace(/[{}]/g, ''))]) {
    const response = await app.inject(address)
    expect(response.statusCode, address).toBe(200)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    pages.set(address, response.body)
    policy = String(response.headers['content-security-policy'])
  }
  page = String(pages.get('/docs/'))
})

const unescaped = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
/** The calls of a page: what each would send, and what it says that comes back. */
const callsIn = (html: string) =>
  [...html.matchAll(/<form class="call" data-method="(\w+)"[\s\S]*?<\/form>/g)].map(([form, method = '']) => ({
    method,
    address: unescaped(/name="address" value="([^"]*)"/.exec(form)?.[1] ?? ''),
    body: unescaped(/<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(form)?.[1] ?? ''),
    answer: unescaped(/<pre class="answer"[^>]*>([\s\S]*?)<\/pre>/.exec(form)?.[1] ?? ''),
  }))

describe('pages', () => {
  it('are whole without a script: every operation has its title, its fields and a real answer, in both languages', async () => {
    const { paths } = (await app.inject('/openapi.json')).json()
    const operations = Object.values<Record<string, { operationId: string }>>(paths).flatMap((item) =>
      Object.values(item),
    )
    for (const [folder, lang] of [
      ['/docs/', 'es'],
      ['/docs/en/', 'en'],
    ] as const) {
      const own = [...pages].filter(
        ([address]) => address.startsWith(folder) && (lang === 'en') === address.startsWith('/docs/en/'),
      )
      expect(own).toHaveLength(Object.keys(paths).length + 1)
      for (const { operationId } of operations)
        expect(own.filter(([, html]) => html.includes(`<article id="${operationId}">`))).toHaveLength(1)
      for (const [address, html] of own) {
        expect(html, address).toContain(`<html lang="${lang}"`)
        for (const { answer } of callsIn(html)) expect(answer.length, address).toBeGreaterThan(10)
      }
    }
  })

  it('send exactly what they show: each call, as it stands there, is answered', async () => {
    for (const [address, html] of pages)
      for (const { method, address: url, body } of callsIn(html)) {
        const headers = { 'content-type': 'application/json' }
        const response = await app.inject({ method: method as 'GET', url, ...(body && { payload: body, headers }) })
        expect(response.statusCode, address).toBe(200)
      }
  })

  it('show what the service answers, to the letter', async () => {
    const { path } = analysisContracts.helado
    const [shown] = callsIn(String(pages.get(`/docs${path}`)))
    expect(JSON.parse(shown?.body ?? '')).toEqual(heladoExample)
    const response = await app.inject({ method: 'POST', url: path, payload: heladoExample })
    expect(shown?.answer).toBe(compactJson(response.json()))
  })

  it('ask in the language of the page, of the same rows and with the same figures', async () => {
    for (const { path } of Object.values(analysisContracts)) {
      const [spanish, english] = ['/docs', '/docs/en'].map((folder) => callsIn(String(pages.get(folder + path)))[0])
      expect(english?.address).toBe(`${path}?idioma=en`)
      expect(english?.body).not.toBe(spanish?.body)
      const answerTo = async (call: typeof english) =>
        (await app.inject({ method: 'POST', url: call?.address ?? '', payload: JSON.parse(call?.body ?? '') })).json()
      const [first, other] = [await answerTo(spanish), await answerTo(english)]
      expect([other.idioma.pedido, other.params, other.verdict]).toEqual(['en', first.params, first.verdict])
      expect(english?.answer).toBe(compactJson(other))
    }
  })

  it('weigh little, with all that they load', async () => {
    const files = await Promise.all(['/docs/estilo.css', '/docs/prueba.js'].map((url) => app.inject(url)))
    const loaded = files.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0)
    for (const [address, html] of pages) expect(Buffer.byteLength(html) + loaded, address).toBeLessThan(150_000)
  })

  it('lead to pages that there are, and to each other', async () => {
    for (const [address, html] of pages)
      for (const [, link = ''] of html.matchAll(/href="(\.[^"#]*)"/g)) {
        const { pathname } = new URL(link, `https://obrador.example${address}`)
        if (pathname !== '/')
          expect([...pages.keys(), '/docs/estilo.css', '/docs/visor/', '/docs/en/visor/'], address).toContain(pathname)
      }
  })

  it('have one address each', async () => {
    const leads = async (url: string) => (await app.inject(url)).headers.location
    expect(await leads('/docs')).toBe('/docs/')
    expect(await leads('/docs/en')).toBe('/docs/en/')
    expect(await leads('/docs/api/balance/')).toBe('/docs/api/balance')
    expect((await app.inject('/docs/nada')).statusCode).toBe(404)
  })

  it('refer to no other host', () => {
    for (const html of pages.values())
      expect(html.replace(/<pre[\s\S]*?<\/pre>|https:\/\/obrador\.example/g, '')).not.toMatch(
        /(?:src|href)="(?:https?:)?\/\//,
      )
  })

  it('have a place for every refusal, that a refusal can name', () => {
    for (const code of Object.keys(REFUSAL_CODES)) expect(page).toContain(`<tr id="${code}">`)
  })
})

it('an answer that is not to be had is left out, and asked for again for the next', async () => {
  const strict = await testApp({ limits: { post: 1 } })
  const empty = '<pre class="answer" tabindex="0"><code></code></pre>'
  expect((await strict.inject('/docs/')).body).not.toContain(empty)
  expect((await strict.inject('/docs/api/balance')).body).toContain(empty)
  await strict.close()
})

describe('the viewer', () => {
  let viewer: Awaited<ReturnType<ApiApp['inject']>>
  beforeAll(async () => {
    viewer = await app.inject('/docs/visor/')
  })

  it('is one click away, in the language of the page, and its script is served from here', async () => {
    expect(page).toContain('href="../docs/visor/"')
    expect(viewer.body).toContain('<html lang="es">')
    expect(viewer.body).toContain('"locale": "es"')
    expect([...viewer.body.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source)).toEqual([
      'js/scalar.js',
    ])
    const script = await app.inject('/docs/visor/js/scalar.js')
    expect(script.headers['content-type']).toContain('javascript')
    expect(script.body.length).toBeGreaterThan(1_000_000)
    const { body } = await app.inject('/docs/en/visor/')
    const [, source = ''] = /<script[^>]*\bsrc="([^"]+)"/.exec(body) ?? []
    expect(new URL(source, 'https://obrador.example/docs/en/visor/').pathname).toBe('/docs/visor/js/scalar.js')
    expect(body).toContain('"url": "../../../openapi.en.json"')
  })

  it('refers to no other host, and lets in its own script and nothing else', () => {
    expect(viewer.body).not.toMatch(/(https?:)?\/\/[a-z0-9]/i)
    expect(viewer.body).toContain('"withDefaultFonts": false')
    expect(viewer.body).toContain('"telemetry": false')
    const scripts = /script-src ([^;]+)/.exec(String(viewer.headers['content-security-policy']))?.[1]?.split(' ')
    expect(scripts).toEqual(["'self'", expect.stringMatching(/^'sha256-.{44}'$/)])
  })
})

it.each(['/docs/visor/js/scalar.js', '/openapi.json', '/docs/', '/docs/estilo.css', '/llms.txt', '/llms-full.txt'])(
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

it('a page brings its own icon, and loads and calls nothing but the service', async () => {
  expect(page).toContain('<link rel="icon" href="data:image/svg+xml,')
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    'img-src data:',
    "connect-src 'self' https://obrador.example",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
  const { headers } = await app.inject('/docs/prueba.js')
  expect(headers['content-security-policy']).toContain("default-src 'none';base-uri")
})

it('the description carries the attribution of the composition tables', async () => {
  expect((await app.inject('/openapi.json')).json().info.description).toContain(ATTRIBUTION_TEXT)
})
