import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Runs the audit against a registry on this machine that answers every question about weaknesses alike. */
async function audit(status: number, advisories: unknown): Promise<{ readonly code: number; readonly said: string }> {
  const registry = createServer((request, response) => {
    const asked = request.method === 'POST'
    response.writeHead(asked ? status : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(asked ? advisories : {}))
  }).listen(0, '127.0.0.1')
  await once(registry, 'listening')
  const address = registry.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_fetch_retries: '0' }
  const child = execFile(process.execPath, [join(import.meta.dirname, 'audit.ts')], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  registry.close()
  return { code, said }
}

/** It asks by npm, twice each time, and changes seldom. */
const NIGHTLY = { tags: ['nightly'] }

const WEAKNESS = { id: 1, title: 'made up', severity: 'high', url: 'about:blank', vulnerable_versions: '<1000' }

it('is content when nothing is known, of what runs and of everything', NIGHTLY, async () => {
  const { code, said } = await audit(200, {})
  expect(said.match(/nothing known/g)).toHaveLength(2)
  expect(code).toBe(0)
})

it('fails on a weakness and names it, and tells development from what runs', NIGHTLY, async () => {
  const { code, said } = await audit(200, { vitest: [WEAKNESS] })
  expect(said).toContain('audit of production: nothing known')
  expect(said).toMatch(/audit of everything: 1 high\n {2}vitest \(high\): made up\n/)
  expect(code).toBe(1)
})

it('fails when there was nobody to ask', NIGHTLY, async () => {
  const { code, said } = await audit(405, {})
  expect(said.match(/NOT DONE/g)).toHaveLength(2)
  expect(code).toBe(1)
})
