import { McpServer } from '@modelcontextprotocol/server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { warmUp } from '../src/warm-up.ts'
import { type App, testApp } from './helpers.ts'

/** What the first caller after a start would wait for is built before anybody can call. */

let app: App
beforeAll(async () => {
  app = await testApp()
  await warmUp(app)
})
afterAll(() => app.close())

const MODERN = '2026-07-28'
const META = {
  'io.modelcontextprotocol/protocolVersion': MODERN,
  'io.modelcontextprotocol/clientInfo': { name: 'gate', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
}

it.each([
  ['2025', {}, {}],
  ['2026', { 'mcp-protocol-version': MODERN, 'mcp-method': 'tools/list' }, { _meta: META }],
])('the first list of tools of a client of %s builds nothing', async (_, own, params) => {
  const registered = vi.spyOn(McpServer.prototype, 'registerTool')
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...own }
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list', params }
  const response = await app.inject({ method: 'POST', url: '/mcp', headers, body })
  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('buscar_ingrediente')
  expect(registered).not.toHaveBeenCalled()
  registered.mockRestore()
})
