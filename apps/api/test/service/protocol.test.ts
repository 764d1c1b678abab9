import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { heladoExample } from '@obrador/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiApp, ENGLISH, expectRefusal, PATH, testApp } from '../helpers.ts'

/** What is refused before a route sees it has the same shape and the same headers as what a route refuses. */

let app: ApiApp
let port: number
let usual: Record<string, string>

/** Sends these bytes on a connection of its own and reads all that comes back. */
function send(...pieces: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    for (const piece of pieces) socket.write(piece)
  })
}

function parsed(answer: string) {
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  const text = headers['transfer-encoding'] === 'chunked' ? (body.split('\r\n')[1] ?? '') : body
  return { status: Number(status.split(' ')[1]), headers, body: JSON.parse(text) }
}

const FIXED = /^(obrador-version|content-security|strict-|x-|referrer|cross-origin|access-control|content-type)/

beforeAll(async () => {
  app = await testApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = Number(new URL(app.listeningOrigin).port)
  const { headers } = parsed(await send('POST /nada HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'))
  const fixed = Object.entries(headers).filter(([name]) => FIXED.test(name))
  usual = { ...Object.fromEntries(fixed), 'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/) }
})
afterAll(() => app.close())

const zipped = gzipSync(JSON.stringify(heladoExample))
const json = 'Content-Type: application/json\r\nConnection: close\r\n'

interface Case {
  readonly what: string
  readonly status: number
  readonly sentence: RegExp
  readonly head: string
  readonly body?: Buffer
}
const cases: readonly Case[] = [
  { what: 'no Host', status: 400, sentence: /«Host»/, head: `GET ${PATH} HTTP/1.1\r\nConnection: close\r\n\r\n` },
  {
    what: 'an expectation',
    status: 417,
    sentence: /«Expect»/,
    head: `POST ${PATH} HTTP/1.1\r\nHost: x\r\nExpect: milagro\r\n${json}\r\n`,
  },
  { what: 'no HTTP', status: 400, sentence: /HTTP/, head: 'HOLA\r\n\r\n' },
  { what: 'a version of its own', status: 400, sentence: /HTTP/, head: `GET ${PATH} HTTP/9.9\r\nHost: x\r\n\r\n` },
  {
    what: 'headers without end',
    status: 431,
    sentence: /cabeceras/,
    head: `GET ${PATH} HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
  },
  {
    what: 'an address that cannot be read',
    status: 400,
    sentence: /HTTP/,
    head: 'GET /%E0%A4%A HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  },
  {
    what: 'a compressed body',
    status: 415,
    sentence: /comprimido \(«gzip»\)/,
    head: `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Encoding: gzip\r\nContent-Length: ${zipped.length}\r\n${json}\r\n`,
    body: zipped,
  },
]

it.each(cases)('$what is refused in our shape, with our headers', async ({ status, sentence, head, body }) => {
  const answer = parsed(await send(head, ...(body ? [body] : [])))
  expect(answer.status).toBe(status)
  expectRefusal(answer.body, expect.stringMatching(sentence))
  expect(answer.body.error.replace(/«[^»]*»/g, '')).not.toMatch(ENGLISH)
  expect(answer.headers).toMatchObject(usual)
  expect(Object.keys(usual).length).toBeGreaterThan(8)
})
