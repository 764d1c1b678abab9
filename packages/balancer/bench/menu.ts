import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { chromium } from 'playwright-core'
import { rolldown } from 'rolldown'
import { fortyFlavours, sixtyFlavours } from '../test/menu-fixtures.ts'

/**
 * What a menu takes, ms by the clock at p50 and p95, with the load of the machine: in Node and in Chromium, there as it is and with its
 * processor four times slower. Each turn is a new thread or page, as in the app: cold, then asked the same again, and the first answer on the way.
 */

const TURNS = 5
const SLOWER = [1, 4] as const
const MENUS = { 'forty published': fortyFlavours, 'sixty with corrections': sixtyFlavours }

interface MenuTimes {
  readonly first: number
  readonly cold: number
  readonly again: number
}

const ASK = `
const timed = (request) => {
  const start = performance.now()
  let first
  composeMenu(crafts.helado, { ...request, duda: true }, solver, { seconds: 600, show: () => { first ??= performance.now() - start } })
  return [first, performance.now() - start]
}
const measured = (request) => {
  const [first, cold] = timed(request)
  return { first, cold, again: timed(request)[1] }
}`

const sourceOf = (path: string): string => JSON.stringify(fileURLToPath(new URL(path, import.meta.url)))
const ENTRY = `export { loadSolver } from ${sourceOf('../src/index.ts')}
export { composeMenu } from ${sourceOf('../src/menu/index.ts')}
export { allCrafts as crafts } from '@obrador/engine'`

async function bundled(): Promise<string> {
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    external: [/^node:/, 'module', 'fs', 'path', 'url', 'crypto'],
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : undefined),
        load: (id) => (id === 'entry' ? ENTRY : undefined),
      },
    ],
    cwd: import.meta.dirname,
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  return output[0].code
}

const shareOf = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1] ?? 0)

function told(where: string, menu: string, times: readonly MenuTimes[]): void {
  const of = (key: keyof MenuTimes): string => {
    const all = times.map((one) => one[key])
    return `${key} ${shareOf(all, 0.5)} / ${shareOf(all, 0.95)}`
  }
  const load = loadavg()[0]?.toFixed(1)
  console.log(`${where}, ${menu}: ${of('first')}, ${of('cold')}, ${of('again')} ms (load ${load})`)
}

async function inNode(): Promise<void> {
  const from = JSON.stringify(new URL('../src/', import.meta.url).href)
  // What a thread evaluates finds packages from where the process began.
  const code = `(async () => {
const { loadSolver } = await import(${from} + 'index.ts')
const { composeMenu } = await import(${from} + 'menu/index.ts')
const { allCrafts: crafts } = await import('@obrador/engine')
const solver = await loadSolver()
${ASK}
const { parentPort, workerData } = await import('node:worker_threads')
parentPort.postMessage(measured(workerData))
})()`
  for (const [menu, request] of Object.entries(MENUS)) {
    const times: MenuTimes[] = []
    for (let turn = 0; turn < TURNS; turn += 1)
      times.push(
        await new Promise<MenuTimes>((resolve, reject) => {
          new Worker(code, { eval: true, workerData: request }).on('message', resolve).on('error', reject)
        }),
      )
    told('Node', menu, times)
  }
}

async function inChromium(): Promise<void> {
  const page = `<!doctype html><meta charset="utf-8"><script type="module">
import { composeMenu, crafts, loadSolver } from '/menu.js'
const solver = await loadSolver({ locateFile: (file) => '/' + file })
${ASK}
window.measured = measured
</script>`
  const files: Readonly<Record<string, readonly [type: string, body: string | Buffer]>> = {
    '/': ['text/html', page],
    '/menu.js': ['text/javascript', await bundled()],
    '/highs.wasm': ['application/wasm', readFileSync(fileURLToPath(import.meta.resolve('highs/runtime')))],
  }
  const server = createServer((request, response) => {
    const [type, body] = files[request.url ?? ''] ?? ['text/plain', '']
    response.writeHead(200, { 'Content-Type': type }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const rate of SLOWER)
    for (const [menu, request] of Object.entries(MENUS)) {
      const times: MenuTimes[] = []
      for (let turn = 0; turn < TURNS; turn += 1) {
        const context = await browser.newContext()
        const one = await context.newPage()
        const session = await context.newCDPSession(one)
        await session.send('Emulation.setCPUThrottlingRate', { rate })
        await one.goto(address)
        await one.waitForFunction('window.measured', undefined, { timeout: 0 })
        times.push((await one.evaluate(`measured(${JSON.stringify(request)})`)) as MenuTimes)
        await context.close()
      }
      told(`Chromium × ${rate}`, menu, times)
    }
  await browser.close()
  server.close()
}

await inNode()
await inChromium()
