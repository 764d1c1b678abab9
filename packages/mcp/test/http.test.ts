import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { helado } from '@obrador/engine'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { agentsOverHttp, agentsReadyOverHttp, type HttpRequest, powersHere, type ToolPowers } from '../src/index.ts'
import { obradorServer } from '../src/server.ts'

const powers = powersHere((problem) => {
  throw problem
})

const JSON_HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
const MODERN = '2026-07-28'
const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientInfo': { name: 'gate', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

const legacy = (method: string, params: object = {}, headers: HttpRequest['headers'] = {}): HttpRequest => ({
  headers: { ...JSON_HEADERS, ...headers },
  body: { jsonrpc: '2.0', id: 7, method, params },
})
const modern = (
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  headers: HttpRequest['headers'] = {},
): HttpRequest => {
  const named = params.name ?? params.uri
  return {
    headers: {
      ...JSON_HEADERS,
      'mcp-protocol-version': MODERN,
      'mcp-method': method,
      ...(named !== undefined && { 'mcp-name': String(named) }),
      ...headers,
    },
    body: { jsonrpc: '2.0', id: 'siete', method, params: { ...params, _meta: META } },
  }
}

const sorbet = (sugar: number) => ({
  name: 'analizar',
  arguments: {
    oficio: 'helado',
    tipo: 'sorbete_agua',
    ingredientes: [
      { ingrediente: 'Agua', gramos: 600 },
      { ingrediente: 'Azúcar', gramos: sugar },
    ],
  },
})
const SORBET = sorbet(200)

/** As the SDK answers by itself, with a server for the request alone. */
async function bySdk({ headers, body }: HttpRequest) {
  const request = new Request('http://localhost/', { method: 'POST', headers: headers as Record<string, string> })
  const response = await createMcpHandler(() => obradorServer(() => powers), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
  }).fetch(request, { parsedBody: body })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? undefined,
    text: await response.text(),
  }
}

describe('answers to the letter as the SDK does', () => {
  const answer = agentsOverHttp()
  it.each<[string, HttpRequest]>([
    ['a call', legacy('tools/call', SORBET)],
    ['a call of 2026', modern('tools/call', SORBET)],
    ['a refusal', legacy('tools/call', { name: 'tipos', arguments: { oficio: 5 } })],
    ['a call without arguments', legacy('tools/call', { name: 'tipos' })],
    ['arguments that are none', legacy('tools/call', { name: 'tipos', arguments: 5 })],
    ['arguments of 2026 that are none', modern('tools/call', { name: 'tipos', arguments: 5 })],
    ['a tool that is not there', legacy('tools/call', { name: 'hornear', arguments: {} })],
    ['a tool of 2026 that is not there', modern('tools/call', { name: 'hornear', arguments: {} })],
    ['a tool without a name', legacy('tools/call', { name: 5 })],
    ['a list', legacy('tools/list')],
    ['a list of 2026', modern('tools/list')],
    ['the pages', legacy('resources/list')],
    ['a page', legacy('resources/read', { uri: 'obrador://tipos/helado' })],
    ['a page of 2026', modern('resources/read', { uri: 'obrador://tipos/helado' })],
    ['a page that is not there', legacy('resources/read', { uri: 'obrador://nada' })],
    ['a page of 2026 that is not there', modern('resources/read', { uri: 'obrador://nada' })],
    [
      'a handshake',
      legacy('initialize', {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'x', version: '1' },
      }),
    ],
    ['a probe of 2026', modern('server/discover')],
    ['somebody who would listen', modern('subscriptions/listen', { notifications: {} })],
    ['a ping', legacy('ping')],
    ['an unknown method', legacy('tools/burn')],
    ['an unknown method of 2026', modern('tools/burn')],
    ['a version that is told', legacy('tools/list', {}, { 'mcp-protocol-version': '2025-03-26' })],
    ['a version that nobody knows', legacy('tools/list', {}, { 'mcp-protocol-version': '1999-01-01' })],
    ['a version of 2026 that nobody knows', modern('tools/list', {}, { 'mcp-protocol-version': '2099-01-01' })],
    ['a version of 2026 that is not told', modern('tools/list', {}, { 'mcp-protocol-version': undefined as never })],
    ['a method that is not told', modern('tools/call', SORBET, { 'mcp-method': undefined as never })],
    ['another method than it tells', modern('tools/call', SORBET, { 'mcp-method': 'tools/list' })],
    ['another name than it tells', modern('tools/call', SORBET, { 'mcp-name': 'tipos' })],
    ['a name that is coded', modern('tools/call', SORBET, { 'mcp-name': '=?base64?YW5hbGl6YXI=?=' })],
    ['who takes no stream', legacy('tools/list', {}, { accept: 'application/json' })],
    ['another type', legacy('tools/list', {}, { 'content-type': 'text/plain' })],
    ['a type with its letters', legacy('tools/list', {}, { 'content-type': 'application/json; charset=utf-8' })],
    ['a notification', { headers: JSON_HEADERS, body: { jsonrpc: '2.0', method: 'notifications/initialized' } }],
    ['a response', { headers: JSON_HEADERS, body: { jsonrpc: '2.0', id: 1, result: {} } }],
    ['no message', { headers: JSON_HEADERS, body: { hello: 5 } }],
    ['a text', { headers: JSON_HEADERS, body: 'hello' }],
  ])('%s', async (_, asked) => {
    const clean = { ...asked, headers: Object.fromEntries(Object.entries(asked.headers).filter(([, value]) => value)) }
    expect(await answer(clean, powers)).toEqual(await bySdk(clean))
  })
})

describe('a call builds no server of its own', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['2025', legacy],
    ['2026', modern],
  ] as const)('as clients of %s ask', async (_, ask) => {
    const built = vi.spyOn(McpServer.prototype, 'registerTool')
    const answer = agentsOverHttp()
    await answer(ask('tools/call', SORBET), powers)
    const first = built.mock.calls.length
    for (const name of ['tools/list', 'resources/list']) await answer(ask(name), powers)
    for (let sugar = 100; sugar < 150; sugar++) await answer(ask('tools/call', sorbet(sugar)), powers)
    expect(built.mock.calls).toHaveLength(first)
  })

  it.each([
    ['2025', legacy],
    ['2026', modern],
  ] as const)('nor does the first, as clients of %s ask, where it was made ready', async (_, ask) => {
    const answer = await agentsReadyOverHttp(powers.failed)
    const built = vi.spyOn(McpServer.prototype, 'registerTool')
    for (const name of ['tools/list', 'resources/list']) expect((await answer(ask(name), powers)).status).toBe(200)
    expect((await answer(ask('tools/call', SORBET), powers)).text).toContain('PAC')
    expect(built).not.toHaveBeenCalled()
  })
})

/** The message of an answer, in whichever form it came. */
const messageOf = (text: string) => JSON.parse(text.split('data: ')[1] ?? text)

it('many at once, all under one id: each hears the answer to its own question', async () => {
  const answer = agentsOverHttp()
  const sugars = Array.from({ length: 60 }, (_, at) => 100 + 5 * at)
  const answers = await Promise.all(
    sugars.map((sugar, at) => answer((at % 2 === 0 ? legacy : modern)('tools/call', sorbet(sugar)), powers)),
  )
  expect(answers.map(({ text }) => messageOf(text).result.structuredContent.cifras.PAC)).toEqual(
    sugars.map(
      (grams) =>
        helado.analyse({
          type: 'sorbete_agua',
          ingredients: [
            { name: 'Agua', grams: 600 },
            { name: 'Azúcar', grams },
          ],
        }).params.PAC,
    ),
  )
  expect(new Set(answers.map(({ text }) => messageOf(text).id))).toEqual(new Set([7, 'siete']))
})

it('each with the powers of whoever asked, also when the first is answered last', async () => {
  const answer = agentsOverHttp()
  const turns = [0, 1, 2].map(() => Promise.withResolvers<void>())
  const own = (at: number): ToolPowers => ({
    ...powers,
    adjust: async () => {
      await turns[at]?.promise
      return { refused: { error: `Turno ${at}.`, codigo: 'demasiadas_peticiones' } }
    },
  })
  const call = { ...SORBET, name: 'ajustar' }
  const waiting = turns.map((_, at) => answer(legacy('tools/call', call), own(at)))
  for (const turn of turns.toReversed()) {
    turn.resolve()
    await new Promise(setImmediate)
  }
  const texts = (await Promise.all(waiting)).map(({ text }) => messageOf(text).result.content[0].text)
  expect(texts.map((text) => text.split('.')[0])).toEqual(['Turno 0', 'Turno 1', 'Turno 2'])
})

it('nobody cancels what another asked, nor answers for the server', async () => {
  const answer = agentsOverHttp()
  const turn = Promise.withResolvers<void>()
  const slow: ToolPowers = {
    ...powers,
    adjust: async () => {
      await turn.promise
      return { refused: { error: 'Aquí.', codigo: 'demasiadas_peticiones' } }
    },
  }
  const waiting = answer(legacy('tools/call', { ...SORBET, name: 'ajustar' }), slow)
  for (const requestId of [0, 1, 2, 7]) {
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } }
    expect((await answer({ headers: JSON_HEADERS, body: cancel }, powers)).status).toBe(202)
    const response = { jsonrpc: '2.0', id: requestId, result: {} }
    await answer({ headers: JSON_HEADERS, body: response }, powers)
  }
  turn.resolve()
  expect(messageOf((await waiting).text).result.content[0].text).toMatch(/^Aquí\./)
})
