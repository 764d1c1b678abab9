import { join } from 'node:path'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { ajusteContracts, ajusteSchemas, cartaExample } from '@obrador/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ApiApp, ENGLISH, expectRefusal, testApp, wake } from './helpers.ts'

const MAIN = join(import.meta.dirname, '../../../packages/mcp/src/main.ts')

let app: ApiApp
/** Listens, and so says no when the machine is too busy. */
let served: ApiApp
let address: URL
beforeAll(async () => {
  app = await testApp()
  served = await testApp()
  await Promise.all([wake(app), wake(served)])
  await send(calling('tipos'))
  address = new URL('/mcp', await served.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(() => Promise.all([app.close(), served.close()]))

/** What the balancer's own example asks, as an agent would. */
const [adjustable] = Reflect.get(ajusteSchemas[ajusteContracts.helado.request], 'examples') as [
  { readonly type: string; readonly ingredients: readonly { readonly name: string; readonly grams: number }[] },
]
const ingredientes = adjustable.ingredients.map(({ name, grams }) => ({ ingrediente: name, gramos: grams }))
const CALLS = {
  buscar_ingrediente: { q: 'zumo de limon', oficio: 'helado', detalle: true },
  tipos: { oficio: 'turron', tipo: 'jijona' },
  analizar: { oficio: 'cacao', tipo: 'cobertura', texto: '600 g pasta de cacao\n300 g azúcar\n100 g manteca de cacao' },
  ajustar: {
    oficio: 'helado',
    tipo: adjustable.type,
    ingredientes,
    despensa: ['Dextrosa', 'Inulina'],
  },
  etiquetar: { oficio: 'helado', tipo: adjustable.type, ingredientes, racion: 60, detalle: true },
  abrir_saco: {
    texto: 'Ingredientes: avellanas 50 %, azúcar. Grasas 33 g, hidratos 54 g, azúcares 52 g, proteínas 7,6 g',
  },
  componer_carta: { carta: { ...cartaExample, sabores: cartaExample.sabores.slice(0, 2) } },
  anotar_hornada: { oficio: 'helado', tipo: adjustable.type, ingredientes, medidas: [{ que: 'peso', valor: 990 }] },
} as const

const legacy = () => new Client({ name: 'gate', version: '1.0.0' })
const modern = () =>
  new Client({ name: 'gate', version: '1.0.0' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
const over = {
  'standard input and output': [legacy, () => new StdioClientTransport({ command: process.execPath, args: [MAIN] })],
  'HTTP, as clients of 2025 do': [legacy, () => new StreamableHTTPClientTransport(address)],
  'HTTP, as clients of 2026 do': [modern, () => new StreamableHTTPClientTransport(address)],
} as const

/** What a call answered in a language, over whichever was asked before. */
const toldElsewhere = new Map<string, unknown>()

describe.each(Object.entries(over))('the official client over %s', (_, [newClient, transport]) => {
  const client = newClient()
  beforeAll(() => client.connect(transport()))
  afterAll(() => client.close())

  it('finds every tool, each with its schemas and what it does not do', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(Object.keys(CALLS))
    for (const { description, inputSchema, outputSchema, annotations } of tools) {
      expect(description).not.toMatch(ENGLISH)
      expect([inputSchema.type, outputSchema?.type]).toEqual(['object', 'object'])
      expect(annotations).toMatchObject({ readOnlyHint: true, idempotentHint: true, openWorldHint: false })
    }
    expect(client.getInstructions()).toMatch(/PAC está en °C/)
  })

  // The client holds the structured content to the schema that the tool declares.
  it.each(Object.entries(CALLS))('calls %s', async (name, args) => {
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: args })
    expect(isError).not.toBe(true)
    const [first] = content
    expect(first).toMatchObject({ type: 'text', text: expect.stringMatching(/\S/) })
    expect(structuredContent).toEqual(expect.any(Object))
  })

  // What is said in it is looked up word by word where the tools are (packages/mcp/test/language.test.ts).
  it.each(['en', 'it'])('answers each call in «%s», and the same over each', async (idioma) => {
    for (const [name, args] of Object.entries(CALLS)) {
      const spanish = await client.callTool({ name, arguments: args })
      const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...args, idioma } })
      expect([name, isError ?? false]).toEqual([name, false])
      expect(content).not.toEqual(spanish.content)
      const key = `${name} ${idioma}`
      expect({ content, structuredContent }).toEqual(toldElsewhere.get(key) ?? { content, structuredContent })
      toldElsewhere.set(key, { content, structuredContent })
    }
    const { content } = await client.callTool({
      name: 'analizar',
      arguments: { oficio: 'helado', tipo: 'nada', idioma },
    })
    expect(content).toMatchObject([{ type: 'text', text: expect.stringMatching(/is no type|non è un tipo/) }])
  })

  it('reads types, science and law', async () => {
    const { resources } = await client.listResources()
    for (const uri of ['obrador://tipos/helado', 'obrador://ciencia/panaderia', 'obrador://legal/cacao']) {
      expect(resources.map((one) => one.uri)).toContain(uri)
      const { contents } = await client.readResource({ uri })
      expect(contents[0]).toMatchObject({ uri, text: expect.stringMatching(/.{500}/s) })
    }
  })
})

const send = (payload: unknown, headers: Readonly<Record<string, string>> = {}, service = app) =>
  service.inject({
    method: 'POST',
    url: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const calling = (name: keyof typeof CALLS) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: CALLS[name] },
})
const resultOf = (body: string) => JSON.parse(body.split('data: ')[1] ?? body).result

it('lets in agents and our own page, and no page of anybody else', async () => {
  const statuses = async (origin: string) => (await send(calling('tipos'), { origin })).statusCode
  expect([
    await statuses('http://localhost:3000'),
    await statuses('https://example.com'),
    await statuses('null'),
  ]).toEqual([200, 403, 403])
  expectRefusal(
    (await send(calling('tipos'), { origin: 'https://example.com' })).json(),
    expect.stringContaining('«https://example.com»'),
  )
})

it.each(['GET', 'DELETE'] as const)('keeps no session: %s is 405', async (method) => {
  const response = await app.inject({ method, url: '/mcp' })
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'OPTIONS, POST'])
})

it.each([
  ['2025', legacy],
  ['2026', modern],
])('tells the official client of %s in a result that it has had all it may', async (_, newClient) => {
  const strict = await testApp({ limits: { post: 6 } })
  const client = newClient()
  const at = new URL('/mcp', await strict.listen({ port: 0, host: '127.0.0.1' }))
  await client.connect(new StreamableHTTPClientTransport(at))
  const answers = []
  for (let count = 0; count < 7; count++) answers.push(await client.callTool({ name: 'tipos', arguments: CALLS.tipos }))
  expect(answers.at(0)?.isError).toBeFalsy()
  expect(answers.at(-1)).toMatchObject({ isError: true, content: [{ text: expect.stringContaining('por minuto') }] })
  await client.close()
  await strict.close()
})

it('counts and bounds what it is sent as the other paths do', async () => {
  const strict = await testApp({ limits: { post: 1 } })
  expect((await send(calling('tipos'), {}, strict)).statusCode).toBe(200)
  // A call has a result, which says so; what has none is refused as any request is.
  const refused = await send(calling('tipos'), {}, strict)
  expect(refused.statusCode).toBe(200)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  const [, told = ''] = refused.body.split('data: ')
  expect(JSON.parse(told).result).toEqual({
    isError: true,
    content: [{ type: 'text', text: expect.stringMatching(/^Has superado .*1 peticiones? por minuto/) }],
  })
  const listed = await send({ jsonrpc: '2.0', id: 2, method: 'tools/list' }, {}, strict)
  expect([listed.statusCode, listed.json().codigo]).toEqual([429, 'demasiadas_peticiones'])
  await strict.close()
  expect((await send([calling('tipos')])).json().codigo).toBe('peticion_ilegible')
  expect((await send('{')).statusCode).toBe(400)
  expect((await send(JSON.stringify({ x: 'x'.repeat(300_000) }))).statusCode).toBe(413)
})

it('an adjustment waits for its turn as on its own path: two of a client at a time', async () => {
  const results = (await Promise.all([1, 2, 3].map(() => send(calling('ajustar'))))).map(({ body }) => resultOf(body))
  const refused = results.filter(({ isError }) => isError)
  expect(refused).toHaveLength(1)
  expect(refused[0].content[0].text).toMatch(/^Ya tienes 2 ajustes en marcha.*codigo: demasiadas_peticiones/s)
})
