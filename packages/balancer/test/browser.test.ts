import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from 'playwright-core'
import { rolldown } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { craftIds, offBalance } from './fixtures.ts'
import { adjusted } from './solver.ts'

/** The same package in a real browser: bundled, with the solver's WebAssembly beside it, and the same answers. */

const WASM = fileURLToPath(import.meta.resolve('highs/runtime'))
const PAGE = `<!doctype html><meta charset="utf-8"><script type="module">
import { adjustFormula, crafts, loadSolver } from '/balancer.js'
const solver = await loadSolver({ locateFile: (file) => '/' + file })
window.ajusta = (craft, request) => adjustFormula(crafts[craft], request, solver, { seconds: 60 })
</script>`

let server: Server
let browser: Browser
beforeAll(async () => {
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    // The package and the crafts, as an app would import them; the loader of HiGHS has a branch for Node that no browser takes.
    external: [/^node:/, 'module', 'fs', 'path', 'url', 'crypto'],
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : undefined),
        load: (id) =>
          id === 'entry'
            ? `export * from ${JSON.stringify(fileURLToPath(new URL('../src/index.ts', import.meta.url)))}
               export { allCrafts as crafts } from '@obrador/engine'`
            : undefined,
      },
    ],
    cwd: import.meta.dirname,
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  const files: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
    '/': ['text/html', PAGE],
    '/balancer.js': ['text/javascript', output[0].code],
    '/highs.wasm': ['application/wasm', readFileSync(WASM)],
  }
  server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', '']
    response.writeHead(200, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  })
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

test('answers there what it answers here', async () => {
  const page = await browser.newPage()
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  await page.waitForFunction('window.ajusta')
  for (const craft of craftIds) {
    const request = { ...offBalance[craft], despensa: 'catalogo' } as const
    const there = await page.evaluate(`JSON.stringify(ajusta(${JSON.stringify(craft)}, ${JSON.stringify(request)}))`)
    expect(JSON.parse(String(there)), craft).toEqual(JSON.parse(JSON.stringify(adjusted(craft, request))))
  }
})
