import { connect } from 'node:net'
import { heladoExample, produccionExample } from '@obrador/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { BODY_LIMIT_KIBIBYTES } from '../../src/plugins/errors.ts'
import { PLAN_KIBIBYTES } from '../../src/routes/produccion.ts'
import {
  badRequest,
  headersTooLarge,
  methodNotAllowed,
  notFound,
  requestTimeout,
  tooLarge,
} from '../../src/words/es.ts'
import { expectRefusal, PATH } from '../helpers.ts'
import { killAll, type Replica, startProxy, startServer } from './processes.ts'
import { calculate } from './requests.ts'

/** The nginx that is deployed refuses as the service does, and lets through what the service takes. */

let replica: Replica
let proxy: Awaited<ReturnType<typeof startProxy>>
let url: string
beforeAll(async () => {
  replica = await startServer({ OBRADOR_TRUSTED_PROXIES: '127.0.0.1', OBRADOR_MAX_CONNECTIONS: '1000' })
  proxy = await startProxy([replica])
  url = proxy.url
}, 60_000)
afterAll(killAll)

const portOf = (address: string): number => Number(new URL(address).port)

/** Sends this on a connection of its own, then a character every so often, and reads until the other side has said all. */
function send(
  port: number,
  text: string,
  dripEvery?: number,
): Promise<{ readonly answer: string; readonly ms: number }> {
  const start = performance.now()
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const drip = dripEvery === undefined ? undefined : setInterval(() => socket.write('x'), dripEvery)
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(drip)
      resolve({ answer, ms: performance.now() - start })
    })
    socket.write(text)
  })
}

function parsed(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return { status: Number(status.split(' ')[1]), headers, body: JSON.parse(body) }
}

const json = 'Content-Type: application/json\r\nConnection: close\r\n'
const posting = (path: string, ...headers: readonly string[]) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers.map((line) => `${line}\r\n`).join('')}${json}\r\n`
const long = 'x'.repeat(40_000)

it.each([
  ['no HTTP', 400, badRequest(), 'HOLA\r\n\r\n'],
  ['no Host', 400, badRequest(), `GET ${PATH} HTTP/1.1\r\nConnection: close\r\n\r\n`],
  ['two lengths', 400, badRequest(), posting(PATH, 'Transfer-Encoding: chunked', 'Content-Length: 3')],
  ['a chunk that is none', 400, badRequest(), `${posting(PATH, 'Transfer-Encoding: chunked')}zz\r\n`],
  ['another encoding', 501, badRequest(), posting(PATH, 'Transfer-Encoding: gzip')],
  ['another version', 505, badRequest(), `GET ${PATH} HTTP/9.9\r\nHost: x\r\n\r\n`],
  ['TRACE', 405, methodNotAllowed('TRACE', ['GET', 'POST']), `TRACE ${PATH} HTTP/1.1\r\nHost: x\r\n${json}\r\n`],
  ['an address without end', 431, headersTooLarge(), `GET /${long} HTTP/1.1\r\nHost: x\r\n\r\n`],
  ['headers without end', 431, headersTooLarge(), `GET ${PATH} HTTP/1.1\r\nHost: x\r\nX: ${long}\r\n\r\n`],
  [
    'a large formula',
    413,
    tooLarge(BODY_LIMIT_KIBIBYTES),
    posting(PATH, `Content-Length: ${BODY_LIMIT_KIBIBYTES * 1024 + 1}`),
  ],
  [
    'a large plan',
    413,
    tooLarge(PLAN_KIBIBYTES),
    posting('/api/produccion', `Content-Length: ${PLAN_KIBIBYTES * 1024 + 1}`),
  ],
  ['its own pages', 404, notFound(), `GET /puerta/ilegible HTTP/1.1\r\nHost: x\r\n${json}\r\n`],
])('%s is refused with %i, in the shape of the service', async (_, status, sentence, text) => {
  const answer = parsed((await send(portOf(url), text)).answer)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'X-Request-Id',
    'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
  })
  // By it the refusal is found in the log of the door.
  await vi.waitFor(() => expect(proxy.refusals()).toContain(`"reqId":"${answer.headers['x-request-id']}"`), {
    timeout: 60_000,
  })
  expectRefusal(answer.body, sentence)
})

it.each([
  ['a formula', PATH, heladoExample, BODY_LIMIT_KIBIBYTES],
  ['a plan', '/api/produccion', produccionExample, PLAN_KIBIBYTES],
  ['a plan, with a slash at the end', '/api/produccion/', produccionExample, PLAN_KIBIBYTES],
])('%s may be as large as the service takes it', async (_, path, example, kibibytes) => {
  const text = JSON.stringify(example)
  const body = text + ' '.repeat(kibibytes * 1024 - Buffer.byteLength(text))
  const answer = await calculate(url, { path, body, from: '127.5.0.1' })
  expect([answer.status, answer.body.slice(0, 200)]).toEqual([200, expect.stringContaining('"status":"ok"')])
  const larger = await calculate(url, { path, body: `${body} `, from: '127.5.0.1' })
  expectRefusal(JSON.parse(larger.body), tooLarge(kibibytes))
})

it('says that an answer depends on what the client can read', async () => {
  for (const encoding of ['gzip', 'identity']) {
    const { headers } = await fetch(`${url}/api/tipos`, { headers: { 'accept-encoding': encoding } })
    expect(headers.get('content-encoding')).toBe(encoding === 'gzip' ? 'gzip' : null)
    expect(headers.get('vary')?.toLowerCase()).toContain('accept-encoding')
  }
})

it('a body that drips is cut off as the service does it, with its answer', async () => {
  const bodies = [posting(PATH, 'Content-Length: 9000'), `${posting(PATH, 'Transfer-Encoding: chunked')}2000\r\n`]
  const dripped = bodies.flatMap((text) => [200, 3_000].map((every) => [text, every] as const))
  const [behind, direct] = await Promise.all(
    [portOf(url), replica.port].map((port) => Promise.all(dripped.map(([text, every]) => send(port, text, every)))),
  )
  for (const { answer, ms } of [...(behind ?? []), ...(direct ?? [])]) {
    const { status, body } = parsed(answer)
    expect(status).toBe(408)
    expectRefusal(body, requestTimeout())
    expect(ms).toBeGreaterThan(9_000)
    expect(ms).toBeLessThan(13_000)
  }
})

it('writes down what it refuses by itself, and of whom nothing; what a replica answers it leaves to the replica', async () => {
  const before = proxy.refusals().length
  expect(
    (await fetch(url + PATH, { method: 'POST', body: 'x'.repeat(1024 * (BODY_LIMIT_KIBIBYTES + 1)) })).status,
  ).toBe(413)
  expect((await fetch(`${url}/no-such-path`)).status).toBe(404)
  await vi.waitFor(() => expect(proxy.refusals().length).toBeGreaterThan(before), { timeout: 60_000 })
  const lines = proxy
    .refusals()
    .slice(before)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toEqual([
    {
      time: expect.any(String),
      door: 413,
      method: 'POST',
      upstream: '',
      reqId: expect.any(String),
      bytes: expect.any(Number),
    },
  ])
})

it('tells how many connections there are', async () => {
  expect(await (await fetch(proxy.doorUrl)).text()).toMatch(/^Active connections: \d+/)
})
