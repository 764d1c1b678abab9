import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type ClientCraft, createClient, ObradorError } from '@obrador/client'
import { analysisContracts, heladoExample, turronExample } from '@obrador/contract'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type ApiApp, buildApp } from '../src/app.ts'

/** ms that a client waits for an answer on a busy machine. */
const PATIENT = 120_000

/** Against the real service, over real HTTP; only gateways that fail are of our own making. */

let app: ApiApp
let address: string
const servers = new Set<Server>()

beforeAll(async () => {
  app = await buildApp({
    logLevel: 'silent',
    limits: { post: 100_000, get: 100_000 },
    adjust: { milliseconds: 10_000 },
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())
afterEach(() => {
  for (const server of servers) server.close()
  servers.clear()
})

/** A gateway that answers with each of these in turn, and counts. */
async function gateway(...answers: readonly [status: number, headers?: Record<string, string>, body?: string][]) {
  let asked = 0
  const server = createServer((_, response) => {
    const [status, headers, body = '{"error":"No.","codigo":"sin_capacidad"}'] = answers[
      Math.min(asked++, answers.length - 1)
    ] ?? [500]
    response.writeHead(status, headers).end(body)
  })
  servers.add(server)
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked }
}

const caught = (promise: Promise<unknown>): Promise<ObradorError> =>
  promise.then(
    () => expect.fail('it was answered'),
    (problem) => problem,
  )

it('calls every operation of the service', async () => {
  const client = createClient(address, { timeout: PATIENT, retries: 20 })
  const cream = await client.analizar('helado', heladoExample)
  expect(cream.lecturas?.[0]).toMatchObject({ id: 'leche_entera', exacta: true })
  const explained = await client.analizar('helado', heladoExample, { explica: true, vitrina: -14 })
  expect(explained.explicacion?.parametros.PAC?.valor).toBe(cream.params.PAC)
  expect((await client.analizar('panaderia', { texto: '1 kg harina\n650 g agua' })).params.hidratacion).toBe(65)
  expect((await client.etiquetar('turron', turronExample)).alergenos.texto).toContain('almendra')
  expect((await client.ajustar('helado', heladoExample)).factible).toBe(true)
  const workbook = await client.hoja('helado', heladoExample, { nombre: 'Helado' })
  expect(Buffer.from(workbook.subarray(0, 2)).toString()).toBe('PK')
  const { resultados } = await client.lote([
    { oficio: 'helado', peticion: heladoExample },
    { oficio: 'turron', peticion: { ingredients: [{ ingrediente: 'agua', peso: 1 }] } },
  ])
  expect(resultados.map(({ status, error }) => [status, error?.codigo])).toEqual([
    [200, undefined],
    [400, 'falta_base'],
  ])
  const [coded] = (await client.lote([{ oficio: 'helado', peticion: heladoExample }], { codigos: true })).resultados
  expect(coded?.respuesta?.hallazgos?.[0]?.codigo).toMatch(/^helado\./)
  expect((await client.analizar('helado', heladoExample, { codigos: true })).hallazgos).toEqual(
    coded?.respuesta?.hallazgos,
  )
  for (const oficio of Object.keys(analysisContracts) as ClientCraft[]) {
    expect((await client.describir(oficio)).endpoint).toBe(`POST ${analysisContracts[oficio].path}`)
  }
  expect((await client.tipos()).oficios.map(({ craft }) => craft)).toEqual(Object.keys(analysisContracts))
  expect((await client.catalogo({ q: 'nata', por: 3 })).ingredientes).toHaveLength(3)
  expect((await client.ingrediente('leche entera')).ids.ciqual).toBe('19023')
  const { total, ingredientes } = await client.catalogoEntero()
  expect(ingredientes).toHaveLength(total)
  expect((await client.receta('helado', heladoExample)).recipeIngredient).toHaveLength(heladoExample.ingredients.length)
})

it('says where and why, and never asks twice for what is refused', async () => {
  const bad = {
    ingredients: [
      { name: 'Leche', grams: 1 },
      { name: 'Sal', grams: -1 },
    ],
  }
  let asked = 0
  const counting: typeof fetch = (...args) => {
    asked++
    return fetch(...args)
  }
  const problem = await caught(createClient(address, { fetch: counting }).analizar('helado', bad))
  expect(problem).toBeInstanceOf(ObradorError)
  expect(problem).toMatchObject({ status: 400, codigo: 'linea_invalida', linea: 1, campo: 'grams' })
  expect(problem.message).toMatch(/^Línea 2 \(«Sal»\)/)
  expect(asked).toBe(1)
})

it('says of a real 429 that it is one, when it would have to wait too long', async () => {
  const strict = await buildApp({ logLevel: 'silent', limits: { post: 1 } })
  const client = createClient(await strict.listen({ port: 0, host: '127.0.0.1' }), { longestWait: 0 })
  await client.analizar('helado', heladoExample)
  const problem = await caught(client.analizar('helado', heladoExample))
  expect(problem).toMatchObject({ status: 429, codigo: 'demasiadas_peticiones' })
  await strict.close()
})

it('waits as long as a real 429 asks for, and is answered then', async () => {
  const statuses: number[] = []
  const watching: typeof fetch = async (...args) => {
    const response = await fetch(...args)
    statuses.push(response.status)
    return response
  }
  // Nobody has more than two adjustments at once: the others are asked to come back in a second. On a busy machine they may come one by one.
  const client = createClient(address, { fetch: watching, retries: 60, timeout: PATIENT })
  while (!statuses.includes(429)) {
    const adjusted = await Promise.all(Array.from({ length: 4 }, () => client.ajustar('helado', heladoExample)))
    expect(adjusted.map(({ status }) => status)).toEqual(['ok', 'ok', 'ok', 'ok'])
  }
})

it('tries again when a gateway is not there, so many times', async () => {
  const back = await gateway([502], [503, { 'retry-after': '0' }], [504], [200, {}, '{"oficios":[]}'])
  expect(await createClient(back.address).tipos()).toEqual({ oficios: [] })
  expect(back.asked()).toBe(4)
  const away = await gateway([503, { 'retry-after': '0' }])
  expect(await caught(createClient(away.address, { retries: 2 }).tipos())).toMatchObject({
    status: 503,
    codigo: 'sin_capacidad',
  })
  expect(away.asked()).toBe(3)
  const broken = await gateway([500])
  expect(await caught(createClient(broken.address).tipos())).toMatchObject({ status: 500 })
  expect(broken.asked()).toBe(1)
})

it('is one class whatever goes wrong', async () => {
  const html = await gateway([404, { 'content-type': 'text/html' }, '<h1>nginx</h1>'])
  expect(await caught(createClient(html.address).tipos())).toMatchObject({ status: 404, codigo: undefined })
  const nobody = await caught(createClient('http://127.0.0.1:9').tipos())
  expect(nobody).toBeInstanceOf(ObradorError)
  expect(nobody).toMatchObject({ status: 0, message: expect.stringContaining('127.0.0.1:9') })
})

it('stops when told, and when it takes too long', async () => {
  const silent = createServer(() => undefined)
  servers.add(silent)
  await new Promise<void>((done) => {
    silent.listen(0, '127.0.0.1', done)
  })
  const where = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
  expect(await caught(createClient(where, { timeout: 50 }).tipos())).toMatchObject({
    status: 0,
    message: expect.stringContaining('50 ms'),
  })
  const stop = new AbortController()
  const reason = new Error('enough')
  setTimeout(() => stop.abort(reason), 50)
  expect(await caught(createClient(where).tipos({ signal: stop.signal }))).toBe(reason)
  const waiting = await gateway([429, { 'retry-after': '30' }])
  const later = AbortSignal.timeout(100)
  expect(await caught(createClient(waiting.address).tipos({ signal: later }))).toMatchObject({ name: 'TimeoutError' })
  silent.closeAllConnections()
})

it('asks for some fields alone, sends headers, and tells what the last answer said of itself', async () => {
  const sent: Headers[] = []
  const watched: typeof fetch = (url, init) => {
    sent.push(new Headers(init?.headers))
    return fetch(url, init)
  }
  const client = createClient(address, {
    timeout: PATIENT,
    fetch: watched,
    headers: { 'x-shop': 'Plaza', 'x-till': '1' },
  })
  expect(client.lastAnswer()).toBeUndefined()
  const some = await client.analizar('helado', heladoExample, {
    campos: ['verdict', 'params.PAC'],
    headers: { 'x-till': '2' },
  })
  expect([Object.keys(some), Object.keys(some.params)]).toEqual([['verdict', 'params'], ['PAC']])
  expect([sent[0]?.get('x-shop'), sent[0]?.get('x-till')]).toEqual(['Plaza', '2'])
  const facts = client.lastAnswer()
  expect(facts).toMatchObject({ status: 200, limit: 100_000, version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  const [brief, whole] = [
    await client.analizar('helado', heladoExample, { breve: true }),
    await client.analizar('helado', heladoExample),
  ]
  expect(Object.keys(brief).length).toBeLessThan(Object.keys(whole).length)
  expect(client.lastAnswer()?.remaining).toBe((facts?.remaining ?? 0) - 2)
  expect(Object.keys(await client.leer('1 kg harina', { campos: ['lecturas'] }))).toEqual(['lecturas'])
  await expect(client.analizar('helado', { ingredients: [] })).rejects.toThrow(ObradorError)
  expect(client.lastAnswer()?.status).toBe(400)
})
