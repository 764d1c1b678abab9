import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import type { Installed } from './install.ts'

/** What each part may weigh in somebody's page, bytes gzipped; what is above what was wanted says why in docs/decisions. */
const BUDGETS: Readonly<Record<string, number>> = { craft: 85_000, client: 4_000 }

interface File {
  readonly fileName: string
  readonly body: string | Uint8Array
}

/** What Vite makes of an entry of a consumer, for a browser. */
async function bundled(folder: string, entry: string): Promise<readonly File[]> {
  const made = await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(folder, 'consumer', `${entry}.ts`), preserveEntrySignatures: 'strict' },
      assetsInlineLimit: 0,
    },
  })
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.map((file) => ({ fileName: file.fileName, body: file.type === 'chunk' ? file.code : file.source }))
}

export async function keepsToBudgets({ folder }: Installed): Promise<string> {
  const sizes: string[] = []
  for (const [entry, most] of Object.entries(BUDGETS)) {
    const [file] = await bundled(folder, entry)
    const size = gzipSync(file?.body ?? '', { level: 9 }).length
    if (!file || size > most) throw new Error(`«${entry}» weighs ${size} bytes gzipped, and may weigh ${most}`)
    sizes.push(`${entry} ${(size / 1000).toFixed(1)} kB`)
  }
  return sizes.join(', ')
}

/** Bundled for a page and run in a real browser, the packages answer what the sources do. */
export async function runsInBrowser({ folder }: Installed, expected: string): Promise<string> {
  const files = new Map((await bundled(folder, 'browser')).map(({ fileName, body }) => [`/${fileName}`, body]))
  const [script] = files.keys()
  const page = `<!doctype html><meta charset="utf-8"><script type="module" src="${script}"></script>`
  const types: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' }
  const server = createServer(({ url = '/' }, response) => {
    const body = files.get(url)
    const type = body === undefined ? 'text/html' : (types[url.split('.').at(-1) ?? ''] ?? 'text/plain')
    response.writeHead(200, { 'Content-Type': type }).end(body ?? page)
  })
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening)
  })
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const tab = await browser.newPage()
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await tab.waitForFunction('globalThis.answered')
    const found = await tab.evaluate('globalThis.answered')
    if (found !== expected) throw new Error('in a browser the packages answer otherwise than the sources')
    return browser.version()
  } finally {
    await browser.close()
    server.close()
  }
}
