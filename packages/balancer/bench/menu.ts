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
 * What a menu takes, ms at p50 and p95, with the load of the machine: in Node and in Chromium, there as it is and with its processor four times
 * slower. Each turn is a new thread or page, as in the app: cold, then asked the same again, and the first answer on the way. By the clock, and by the
 * processor of the thread alone, which is what a busy machine leaves comparable. `node packages/balancer/bench/menu.ts [turns]`.
 */

const TURNS = Number(process.argv[2] ?? 5)
const SLOWER = [1, 4] as const
const MENUS = { 'forty published': fortyFlavours, 'sixty with corrections': sixtyFlavours }

const KINDS = ['first', 'cold', 'again', 'coldWorked', 'againWorked'] as const
type MenuTimes = Readonly<Record<(typeof KINDS)[number], number>>

const ASK = `
const timed = (request) => {
  const start = performance.now()
  let first
  composeMenu(crafts.helado, { ...request, duda: true }, solver, { seconds: 600, show: () => { first ??= performance.now() - start } })
  return { first, whole: performance.now() - start }
}`

interface Timed {
  readonly first: number
  readonly whole: number
}

/** Asks twice, and reads the processor of the thread around each. */
async function timesOf(ask: () => Promise<Timed>, worked: () => Promise<number>): Promise<MenuTimes> {
  const before = await worked()
  const cold = await ask()
  const between = await worked()
  const again = await ask()
  const after = await worked()
  return {
    first: cold.first,
    cold: cold.whole,
    again: again.whole,
    coldWorked: between - before,
    againWorked: after - between,
  }
}

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
  console.log(`${where}, ${menu}: ${KINDS.map(of).join(', ')} ms (load ${load})`)
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
const worked = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000 }
const timesOf = ${timesOf.toString()}
parentPort.postMessage(await timesOf(async () => timed(workerData), async () => worked()))
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
window.timed = timed
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
        await one.waitForFunction('window.timed', undefined, { timeout: 0 })
        await session.send('Performance.enable', { timeDomain: 'threadTicks' })
        const worked = async (): Promise<number> => {
          const { metrics } = await session.send('Performance.getMetrics')
          return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0)
        }
        const ask = async () => (await one.evaluate(`timed(${JSON.stringify(request)})`)) as Timed
        times.push(await timesOf(ask, worked))
        await context.close()
      }
      told(`Chromium × ${rate}`, menu, times)
    }
  await browser.close()
  server.close()
}

await inNode()
await inChromium()
