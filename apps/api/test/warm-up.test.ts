import { afterAll, beforeAll, expect, it } from 'vitest'
import { warmUp } from '../src/warm-up.ts'
import { type ApiApp, testApp } from './helpers.ts'

let app: ApiApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** What a loading that goes on has done: nothing yet. */
const isDone = (loading: Promise<unknown>): Promise<boolean> =>
  Promise.race([loading.then(() => true), new Promise<false>((resolve) => setImmediate(resolve, false))])

it('the tools of agents are there when the warm-up ends, and the first call loads nothing', async () => {
  await warmUp(app)
  const loading = app.readyAgents()
  expect(await isDone(loading)).toBe(true)
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const response = await app.inject({ method: 'POST', url: '/mcp', headers, body })
  expect(response.body).toContain('buscar_ingrediente')
  expect(app.readyAgents()).toBe(loading)
})
