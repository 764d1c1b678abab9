import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { heladoExample, REFUSAL_CODES } from '@obrador/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isFull } from '../../../tools/tier.ts'
import { operationPrice } from '../src/guide/prices.ts'
import { type ApiApp, PATH, post, postTo, sharedApp, testApp, wake } from './helpers.ts'
import { operationsIn } from './places.ts'

/** What answers say in their headers, and refusals in the form that is asked for. */

let app: ApiApp
beforeAll(async () => {
  app = await sharedApp({ baseUrl: 'https://obrador.example' })
})

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

describe('the name of a request', () => {
  it('is on every answer, and is another each time', async () => {
    const answers = await Promise.all([
      app.inject('/api/tipos'),
      app.inject('/nada'),
      app.inject('/docs/'),
      app.inject('/%zz'),
      app.inject({ method: 'OPTIONS', url: PATH }),
      app.inject({ method: 'DELETE', url: PATH }),
      post(app, heladoExample),
      postTo(app, PATH, '{'),
      postTo(app, PATH, `"${'x'.repeat(300 * 1024)}"`),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404, 200, 400, 204, 405, 200, 400, 413])
    const names = answers.map(({ headers }) => String(headers['x-request-id']))
    for (const name of names) expect(name).toMatch(UUID)
    expect(new Set(names).size).toBe(names.length)
  })

  it('is never the one that somebody else gives it', async () => {
    const own = randomUUID()
    const { headers } = await app.inject({ url: '/nada', headers: { 'x-request-id': own } })
    expect(headers['x-request-id']).not.toBe(own)
  })

  describe('at the door', () => {
    let strict: ApiApp
    beforeAll(async () => {
      strict = await testApp({ limits: { post: 1 } })
      await strict.listen({ port: 0, host: '127.0.0.1' })
    })
    afterAll(() => strict.close())

    it('is on what was turned away, and on what never was a request', async () => {
      await post(strict, heladoExample)
      const refused = await post(strict, heladoExample)
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['x-request-id']).toMatch(UUID)
      const { port } = strict.server.address() as { readonly port: number }
      const socket = connect(port, '127.0.0.1')
      socket.end('GARBAGE\r\n\r\n')
      expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*\r\nX-Request-Id: [0-9a-f-]{36}\r\n/)
    })
  })
})

it('a page of another site may read tag, version, name and limits', async () => {
  const { headers } = await app.inject('/api/tipos')
  const exposed = String(headers['access-control-expose-headers']).split(', ')
  expect(exposed).toEqual(
    expect.arrayContaining([
      'ETag',
      'Obrador-Version',
      'X-Request-Id',
      'RateLimit-Policy',
      'RateLimit-Remaining',
      'Link',
    ]),
  )
})

it('the policy of the limits says requests and seconds', async () => {
  const strict = await testApp({ limits: { post: 60, get: 600 } })
  expect((await post(strict, heladoExample)).headers['ratelimit-policy']).toBe('60;w=60')
  expect((await strict.inject('/api/tipos')).headers['ratelimit-policy']).toBe('600;w=60')
  await strict.close()
})

describe('OPTIONS', () => {
  it.each(['/nada', '/api/balance/nada', '/api/catalogo/leche/entera'])('%s: there is no such path', async (url) => {
    expect((await app.inject({ method: 'OPTIONS', url })).statusCode).toBe(404)
  })
  it.each(['/api/balance', '/api/balance/', '/api/catalogo/leche_entera?x=1', '/api/tipos/cacao', '/docs/api/balance'])(
    '%s: may be called',
    async (url) => {
      const response = await app.inject({ method: 'OPTIONS', url })
      expect(response.statusCode).toBe(204)
      expect(response.headers['access-control-allow-methods']).toContain('POST')
    },
  )
  it('a path with a place to fill in says which methods it takes', async () => {
    const response = await app.inject({ method: 'POST', url: '/api/catalogo/leche_entera' })
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS'])
  })
})

describe('what the client has already', () => {
  it.each(['/api/tipos', '/api/catalogo?q=leche', '/openapi.json', '/docs/', '/api/catalogo.csv'])(
    '%s: says for how long, and nothing of a length',
    async (url) => {
      const { headers } = await app.inject(url)
      const known = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
      expect(known.statusCode).toBe(304)
      expect(known.headers).toMatchObject({ etag: headers.etag, 'cache-control': headers['cache-control'] })
      expect(known.headers).not.toHaveProperty('content-length')
      expect(known.body).toBe('')
    },
  )
})

describe('pages of the catalogue', () => {
  const linksOf = async (url: string) => {
    const { headers } = await app.inject(url)
    const all = String(headers.link ?? '').matchAll(/<([^>]*)>; rel="(\w+)"/g)
    return Object.fromEntries([...all].map(([, to, relation]) => [relation, to]))
  }
  it('lead from each to the next, and all rows are met once', async () => {
    const met: string[] = []
    let url = '/api/catalogo?por=100'
    for (;;) {
      met.push(...(await app.inject(url)).json().ingredientes.map(({ id }: { id: string }) => id))
      const { next } = await linksOf(url)
      if (next === undefined) break
      url = `/api/catalogo${next}`
    }
    expect(met).toHaveLength((await app.inject('/api/catalogo')).json().total)
    expect(new Set(met).size).toBe(met.length)
  })
  it('of one page there are no others; a search is told as it was asked', async () => {
    expect(await linksOf('/api/catalogo?q=nadaquesellameasi')).toEqual({})
    const links = await linksOf('/api/catalogo?q=leche%20%26%22%3E&por=1')
    for (const link of Object.values(links))
      expect(new URLSearchParams(String(link).slice(1)).get('q')).toBe('leche &">')
  })
})

describe('refusals as problems', () => {
  const problem = { accept: 'application/problem+json' }
  it('have the names of the standard, the address of what they mean and the code', async () => {
    const payload = { ingredients: [{ name: 'Agua', grams: 'x' }] }
    const plain = await app.inject({ method: 'POST', url: PATH, payload })
    const asked = await app.inject({ method: 'POST', url: PATH, payload, headers: problem })
    expect(asked.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    expect(asked.statusCode).toBe(400)
    const { error, ...rest } = plain.json()
    expect(asked.json()).toEqual({
      type: `https://obrador.example/docs/#${rest.codigo}`,
      title: REFUSAL_CODES.linea_invalida.means,
      status: 400,
      detail: error,
      instance: `urn:uuid:${asked.headers['x-request-id']}`,
      ...rest,
    })
    const { pathname, hash } = new URL(asked.json().type)
    expect((await app.inject(pathname)).body).toContain(`<tr id="${hash.slice(1)}">`)
    for (const { headers } of [plain, asked]) expect(String(headers.vary)).toContain('accept')
  })
  it.each([
    [404, { url: '/nada' }],
    [405, { method: 'DELETE', url: PATH }],
    [415, { method: 'POST', url: PATH, payload: 'x' }],
    [404, { url: '/api/catalogo/nada' }],
  ] as const)('%i too', async (status, call) => {
    const response = await app.inject({ ...call, headers: problem })
    expect([response.statusCode, response.json().status]).toEqual([status, status])
  })
  it.each([
    ['en', 'There is no such path.'],
    ['it', 'Il percorso non esiste.'],
  ])('have their title in the language asked for: %s', async (language, title) => {
    const response = await app.inject({ url: `/nada?idioma=${language}`, headers: problem })
    expect(response.json()).toMatchObject({ type: 'https://obrador.example/docs/#no_existe', title })
  })
  it('are left as they are for whoever does not ask, and answers are never problems', async () => {
    for (const accept of [
      '*/*',
      'application/json',
      'application/problem+json;q=0',
      `${'x,'.repeat(600)}application/problem+json`,
    ]) {
      const { headers } = await app.inject({ url: '/nada', headers: { accept } })
      expect(headers['content-type'], accept.slice(0, 40)).toBe('application/json; charset=utf-8')
    }
    const response = await app.inject({ method: 'POST', url: PATH, payload: heladoExample, headers: problem })
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  })
})

describe('prices', () => {
  it('are told of every operation that takes a body, and are what is counted', async () => {
    const { paths } = (await app.inject('/openapi.json')).json()
    const own = await testApp({ limits: { post: 1000 } })
    await wake(own)
    // Of operations with one price the gate asks one.
    const prices = new Set<string>()
    for (const { path, example } of await operationsIn(app)) {
      const price = operationPrice(path)
      expect(paths[path].post['x-peticiones'], path).toEqual(price)
      if (!isFull && prices.has(JSON.stringify(price))) continue
      prices.add(JSON.stringify(price))
      const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)
      const { analisis, sabores, libro } = example as Record<string, unknown>
      const sizes = { analisis: count(analisis), sabores: count(sabores), formulas: count(libro), KiB: 0, lineas: 0 }
      const more = (price.each ?? []).map(({ unit, size }) => Math.ceil(sizes[unit] / size))
      const before = Number((await postTo(own, PATH, '{', '', '198.51.100.9')).headers['ratelimit-remaining'])
      await postTo(own, path, example, '', '198.51.100.9')
      const after = Number((await postTo(own, PATH, '{', '', '198.51.100.9')).headers['ratelimit-remaining'])
      expect(before - after - 1, path).toBe(price.base + more.reduce((sum, one) => sum + one, 0))
    }
    await own.close()
  })
})
