import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'

/** Prints the address of every module that a process loads, to its standard error. */
const WATCHED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) { process.stderr.write('loads ' + url + '\\n'); return next(url, context) } })
`)}`

/** What an agent says first: who it is, and that it wants the list of tools. */
const HANDSHAKE = [
  {
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1.0.0' } },
  },
  { method: 'notifications/initialized' },
  { id: 2, method: 'tools/list' },
].map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`)

it('the list of tools is given without the solver, the reader of texts, the validator and the tools themselves', () => {
  const main = new URL('../src/main.ts', import.meta.url).pathname
  const said = execFileSync('sh', ['-c', 'exec "$0" "$@" 2>&1', process.execPath, '--import', WATCHED, main], {
    encoding: 'utf8',
    input: HANDSHAKE.join(''),
  })
  expect(said).toContain('"buscar_ingrediente"')
  const loaded = said.split('\n').filter((line) => line.startsWith('loads '))
  expect(loaded.length).toBeGreaterThan(100)
  expect(loaded.filter((url) => /\/typebox\/|packages\/(?:list|balancer)\/|mcp\/src\/tools\//.test(url))).toEqual([])
})
