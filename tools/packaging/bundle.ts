import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import type { Installed } from './install.ts'
import { must } from './run.ts'

/** What each part may weigh in somebody's page, bytes gzipped; what is above what was wanted says why in docs/decisions. */
const BUDGETS: Readonly<Record<string, number>> = { craft: 118_000, client: 4_000 }

interface File {
  readonly fileName: string
  readonly body: string | Uint8Array
  /** The files that it loads at once. */
  readonly imports: readonly string[]
}

/** What Vite makes of some entries of a consumer, for a browser; the files of the entries come first. */
async function bundled(folder: string, ...entries: readonly string[]): Promise<readonly File[]> {
  const made = await build({
    root: folder,
    logLevel: 'error',
    configFile: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, join(folder, 'consumer', `${entry}.ts`)])),
        preserveEntrySignatures: 'strict',
      },
      assetsInlineLimit: 0,
    },
  })
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []))
  const files = outputs.map((file) =>
    file.type === 'chunk'
      ? { fileName: file.fileName, body: file.code, imports: file.imports, entry: file.isEntry ? file.name : undefined }
      : { fileName: file.fileName, body: file.source, imports: [], entry: undefined },
  )
  const first = entries.flatMap((entry) => files.filter((file) => file.entry === entry))
  return [...first, ...files.filter((file) => !first.includes(file))]
}

/** Bytes of a file and of all that it loads at once, each gzipped. */
function weightOf(file: File, all: readonly File[], seen = new Set<File>()): number {
  if (seen.has(file)) return 0
  seen.add(file)
  const loaded = all.filter(({ fileName }) => file.imports.includes(fileName))
  return loaded.reduce((sum, one) => sum + weightOf(one, all, seen), gzipSync(file.body, { level: 9 }).length)
}

export async function keepsToBudgets({ folder }: Installed): Promise<string> {
  const files = await bundled(folder, ...Object.keys(BUDGETS))
  const sizes = Object.entries(BUDGETS).map(([entry, most], at) => {
    const file = files[at]
    const size = file ? weightOf(file, files) : 0
    if (!file || size > most) throw new Error(`«${entry}» weighs ${size} bytes gzipped, and may weigh ${most}`)
    return `${entry} ${(size / 1000).toFixed(1)} kB`
  })
  return sizes.join(', ')
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', wasm: 'application/wasm' }

/** What the first of some files leaves in `answered` of a page that runs it, and the version of the browser. Ends with nothing open. */
export async function askedInBrowser(files: ReadonlyMap<string, File['body']>, browserPath: string) {
  const [script] = files.keys()
  const page = `<!doctype html><meta charset="utf-8"><script type="module" src="${script}"></script>`
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] })
  const server = createServer(({ url = '/' }, response) => {
    const body = files.get(url)
    const type = body === undefined ? 'text/html' : (TYPES[url.split('.').at(-1) ?? ''] ?? 'text/plain')
    response.writeHead(200, { 'Content-Type': type }).end(body ?? page)
  })
  try {
    await new Promise<void>((listening) => {
      server.listen(0, '127.0.0.1', listening)
    })
    const tab = await browser.newPage()
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await tab.waitForFunction('globalThis.answered')
    return { found: await tab.evaluate<unknown>('globalThis.answered'), version: browser.version() }
  } finally {
    await browser.close()
    server.close()
  }
}

/** The same page made by esbuild as it comes, for a browser. */
async function bundledByEsbuild(folder: string): Promise<string> {
  const args = ['consumer/browser.ts', '--bundle', '--platform=browser', '--format=esm', '--log-level=warning']
  return must(join(folder, 'node_modules/.bin/esbuild'), args, { cwd: folder })
}

/** Whoever bundles with esbuild need tell it nothing; with a browser, what it makes answers there what the sources do. */
export async function esbuildBundles({ folder }: Installed, expected: string, browser?: string): Promise<string> {
  const code = await bundledByEsbuild(folder)
  if (browser !== undefined) {
    const wasm = 'node_modules/highs/build/highs.wasm'
    const files = new Map<string, File['body']>([
      ['/consumer/page.js', code],
      [`/${wasm}`, readFileSync(join(folder, wasm))],
    ])
    const { found } = await askedInBrowser(files, browser)
    if (found !== expected) throw new Error('bundled by esbuild the packages answer otherwise than the sources')
  }
  return `${(gzipSync(code).length / 1000).toFixed(0)} kB gzipped`
}

/** Bundled for a page and run in a real browser, the packages answer what the sources do. */
export async function runsInBrowser({ folder }: Installed, expected: string, browser: string): Promise<string> {
  const files = new Map((await bundled(folder, 'browser')).map(({ fileName, body }) => [`/${fileName}`, body]))
  const { found, version } = await askedInBrowser(files, browser)
  if (found !== expected) throw new Error('in a browser the packages answer otherwise than the sources')
  return version
}
