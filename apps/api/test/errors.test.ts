import { request } from 'node:http'
import { connect } from 'node:net'
import { heladoExample } from '@obrador/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, ENGLISH, expectRefusal, PATH, post, testApp } from './helpers.ts'

/** One that only answers what it is handed: it turns nobody away because the machine is busy, as one that listens does. */
let app: ApiApp
let listening: ApiApp
beforeAll(async () => {
  app = await testApp()
  app.post('/boom', () => {
    throw new Error('secret of the inside')
  })
  listening = await testApp()
  await listening.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => Promise.all([app.close(), listening.close()]))

const portOf = ({ server }: ApiApp): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function expectError(body: string, extra: object = {}): string {
  const parsed = JSON.parse(body)
  expectRefusal(parsed, expect.any(String), extra)
  expect(parsed.error).toMatch(/^[A-ZÁÉÍÓÚÑ«¿].*\.$/)
  expect(parsed.error).not.toMatch(ENGLISH)
  return parsed.error
}

const line = { name: 'Agua', grams: 1 }

describe('400', () => {
  it.each([{}, { ingredients: null }, { ingredients: [] }, { ingredients: {} }])(
    '7 POST /api/balance 400 ingredients missing: %j',
    async (body) => {
      const response = await post(app, body)
      expect(response.statusCode).toBe(400)
      expect(expectError(response.body)).toContain('«ingredients»')
    },
  )

  it('7 POST /api/balance 400 sum of weights is 0', async () => {
    const response = await post(app, {
      ingredients: [
        { ...line, grams: 0 },
        { ...line, grams: 0 },
      ],
    })
    expect(response.statusCode).toBe(400)
    expect(expectError(response.body)).toContain('suma de los pesos es 0')
  })

  it.each(['panaderia', 'pizza', '', 'Helado', 'constructor', 1, 0, {}, [], false, ['helado']])(
    '7 POST /api/balance 400 craft not supported: «%s»',
    async (craft) => {
      for (const rest of [{ ingredients: [line] }, {}, { ingredients: [{ ingrediente: 'miel', peso: 3 }] }]) {
        const response = await post(app, { craft, ...rest })
        expect(response.statusCode).toBe(400)
        expect(expectError(response.body, { supported: ['helado'] })).toContain(
          `«${typeof craft === 'string' ? craft : JSON.stringify(craft)}»`,
        )
      }
    },
  )

  it('4 rule 3 ingredients is required', async () => {
    expect(expectError((await post(app, { type: 'base' })).body)).toContain('Falta «ingredients»')
  })

  it('JSON nested beyond reason is told so, brackets in texts and what closes again do not count', async () => {
    const nested = (depth: number) => `${'{"x":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`
    const body = (extra: string) => `{"ingredients":[{"name":"Agua","grams":1}],"extra":${extra}}`
    expect(expectError((await post(app, body(nested(32)))).body)).toContain('32 niveles')
    for (const extra of [nested(30), JSON.stringify(`\\"${'['.repeat(99)}`), `[${'[],'.repeat(99)}{}]`]) {
      expect((await post(app, body(extra))).statusCode).toBe(200)
    }
  })

  it.each([
    ['not a number', { name: 'Azúcar', grams: '100' }, 'sin comillas'],
    ['negative', { name: 'Azúcar', grams: -1 }, 'Línea 2 («Azúcar»)'],
    ['too heavy', { name: 'Azúcar', grams: 1_000_001 }, 'Línea 2 («Azúcar»)'],
    ['near miss', { nombre: 'Azúcar', grams: 1 }, 'usa «name» en vez de «nombre»'],
    ['blank name', { name: '   ', grams: 1 }, 'Línea 2'],
    ['long name', { name: 'x'.repeat(121), grams: 1 }, 'Línea 2'],
    ['impossible component', { name: 'Azúcar', grams: 1, esml: 100.5 }, '«esml»'],
  ])('a line that is %s names the line and the way out', async (_, bad, part) => {
    const response = await post(app, { ingredients: [line, bad] })
    expect(response.statusCode).toBe(400)
    expect(expectError(response.body)).toContain(part)
  })

  it('more steam than water is turned down', async () => {
    const response = await post(app, { ingredients: [line], aguaEvaporada: 2 })
    expect(response.statusCode).toBe(400)
    expect(expectError(response.body)).toContain('«aguaEvaporada»')
  })

  it('a name of 120 characters between spaces is accepted', async () => {
    expect((await post(app, { ingredients: [{ name: ` ${'x'.repeat(120)} `, grams: 1 }] })).statusCode).toBe(200)
  })

  it.each(['{', '{"ingredients":[}', 'null', '[]', '"x"', '1', '', '{"__proto__":{"x":1}}', '\ufeff'])(
    'a body that is no formula: %s',
    async (payload) => {
      const response = await post(app, payload)
      expect(response.statusCode).toBe(400)
      expectError(response.body)
    },
  )

  it.each([
    '?explica=2',
    '?explica=',
    '?vitrina=frio',
    '?vitrina=',
    '?vitrina=5',
    '?vitrina=-41',
    '?explica=1&explica=1',
  ])('a query that makes no sense: %s', async (query) => {
    const response = await post(app, heladoExample, query)
    expect(response.statusCode).toBe(400)
    expectError(response.body)
  })
})

describe('other statuses', () => {
  it('404 for a path that does not exist', async () => {
    for (const url of ['/nada', '/api/balance//', '/api/balance/(', '/:x', '/api/balance/pizza?x=1']) {
      const response = await app.inject(url)
      expect(response.statusCode).toBe(404)
      expectError(response.body)
    }
  })

  it.each(['PUT', 'DELETE', 'PATCH'] as const)('405 for %s, with Allow', async (method) => {
    const response = await app.inject({ method, url: `${PATH}?x=1` })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS, POST')
    expectError(response.body)
  })

  it('405 for POST on a path that only reads', async () => {
    const response = await app.inject({ method: 'POST', url: '/openapi.json' })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('GET, HEAD, OPTIONS')
  })

  it('413 for a body over 256 KiB', async () => {
    const fits = JSON.stringify({ ...heladoExample, relleno: '' })
    const padding = 256 * 1024 - fits.length
    expect((await post(app, { ...heladoExample, relleno: 'x'.repeat(padding) })).statusCode).toBe(200)
    const response = await post(app, { ...heladoExample, relleno: 'x'.repeat(padding + 1) })
    expect(response.statusCode).toBe(413)
    expect(expectError(response.body)).toContain('256 KiB')
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', undefined])(
    '415 for %s',
    async (type) => {
      const response = await new Promise<{ status: number | undefined; body: string }>((done, fail) => {
        const headers = type ? { 'content-type': type } : {}
        const call = request({ port: portOf(listening), method: 'POST', path: PATH, headers }, (answer) => {
          let body = ''
          answer.on('data', (chunk) => {
            body += chunk
          })
          answer.on('end', () => done({ status: answer.statusCode, body }))
        })
        call.on('error', fail).end(JSON.stringify(heladoExample))
      })
      expect(response.status).toBe(415)
      expect(expectError(response.body)).toContain('application/json')
    },
  )

  it('7 all POST 500 says nothing of the inside', async () => {
    const response = await app.inject({ method: 'POST', url: '/boom' })
    expect(response.statusCode).toBe(500)
    expect(expectError(response.body)).not.toContain('secret')
  })

  it('7 the error body is error alone, in Spanish, and supported only for an unsupported craft', async () => {
    for (const body of [{}, { ingredients: [1] }, { ingredients: [{ ...line, grams: 0 }] }, { ingredients: 3 }]) {
      expectError((await post(app, body)).body)
    }
  })

  it('7 a completed calculation is never a failure inside a 200', async () => {
    for (const type of ['sin_azucar', 'vegano', 'nope']) {
      const response = await post(app, { type, ingredients: [{ name: '???', grams: 1e-9 }] })
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ status: 'ok' })
      expect(response.json()).not.toHaveProperty('error')
    }
  })
})

describe('broken HTTP', () => {
  const raw = (text: string): Promise<string> =>
    new Promise((done, fail) => {
      let answer = ''
      const socket = connect(portOf(listening), '127.0.0.1', () => socket.write(text))
      socket.on('data', (chunk) => {
        answer += chunk
      })
      socket.on('close', () => done(answer)).on('error', fail)
    })

  it.each([
    ['no HTTP at all', 'hola\r\n\r\n', 400],
    ['a bad header', 'GET / HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n', 400],
    ['an unreadable address', 'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['too many headers', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
  ])('%s gets the error shape', async (_, text, status) => {
    const answer = await raw(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('obrador-version: ')
    expectError(answer.slice(answer.indexOf('\r\n\r\n') + 4))
  })
})
