import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { Ajv } from 'ajv'
import { fastify } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { untilIdle } from '../src/collect-garbage.ts'
import { lateCompilers } from '../src/plugins/serialisers.ts'
import { finishStart } from '../src/warm-up.ts'
import { type ApiApp, testApp } from './helpers.ts'

/** Says which modules an import loads. */
const HOOKS = `data:text/javascript,${encodeURIComponent(
  "import { registerHooks } from 'node:module'; registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) })",
)}`
const APP = resolve(import.meta.dirname, '../src/app.ts')

let app: ApiApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** What a loading that goes on has done: nothing yet. */
const isDone = (loading: Promise<unknown>): Promise<boolean> =>
  Promise.race([loading.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))])

it('the tools of agents are there when the start is finished, and the first call loads nothing', async () => {
  await finishStart(app, 0)
  expect(await isDone(app.readyWorkbooks())).toBe(true)
  const loading = app.readyAgents()
  expect(await isDone(loading)).toBe(true)
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const response = await app.inject({ method: 'POST', url: '/mcp', headers, body })
  expect(response.body).toContain('buscar_ingrediente')
  expect(app.readyAgents()).toBe(loading)
})

it('a start loads nothing that few ask for: the viewer, workbooks, a store', async () => {
  const loaded = execFileSync(process.execPath, ['--import', HOOKS, APP], { encoding: 'utf8' })
  expect(loaded).toMatch(/\/fastify\/fastify\.js/)
  expect(loaded).not.toMatch(/\/node_modules\/(?:@scalar|hucre|ioredis|@modelcontextprotocol)\//)
})

it('a start compiles nothing that nobody has asked for; the pieces put off are all of it', async () => {
  const { options, piecesPutOff } = lateCompilers()
  const own = fastify(options)
  const broken = { $ref: 'nowhere#' }
  const response = { 200: { type: 'object', properties: { sum: { type: 'number' } } } }
  own.post('/broken', { schema: { body: broken } }, () => ({}))
  own.post('/whole', { schema: { body: { type: 'object', required: ['a'] }, response } }, () => ({ sum: 1, more: 2 }))
  await own.ready()
  const ask = (body: object) => own.inject({ method: 'POST', url: '/whole', body })
  expect((await ask({ a: 1 })).json()).toEqual({ sum: 1 })
  expect((await ask({ b: 1 })).json().message).toContain("required property 'a'")
  expect(() => piecesPutOff().map((make) => make())).toThrow('nowhere')
  await own.close()
})

it('every schema is one: the service does not hold them against that of schemas when it starts', () => {
  const schemas = Object.entries(app.getSchemas())
  expect(schemas.length).toBeGreaterThan(20)
  const ajv = new Ajv({ strict: false })
  for (const [name, schema] of schemas) expect([name, ajv.validateSchema(schema as object)]).toEqual([name, true])
})

it('a busy loop is left alone until it has nothing to do', async () => {
  const waiting = untilIdle(20)
  let turns = 0
  await new Promise<void>((resolve) => {
    const work = (): unknown => (++turns < 20_000 ? setImmediate(work) : resolve())
    work()
  })
  expect(await isDone(waiting)).toBe(false)
  await waiting
})
