import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-port.ts'
import { share } from '../../../../tools/tier.ts'
import { shownAddress } from '../../src/pages/operation-page.ts'
import { operationsOf } from '../../src/pages/operations.ts'
import type { OpenapiDocument } from '../../src/plugins/openapi-dialect.ts'
import { answering, killAll, launch, ROOT, SERVER, temporaryFolder } from './processes.ts'

/** The service as `npm run build` bundles it, beside the one that runs from its sources. */

const API = join(ROOT, 'apps/api')
const BUNDLE = join(API, 'dist/server.js')

/** Says on standard error which files of ours or of others are loaded, in the loop and in threads. */
const HOOKS = `data:text/javascript,${encodeURIComponent(
  "import { registerHooks } from 'node:module'; import { writeSync } from 'node:fs'; registerHooks({ load: (url, context, next) => (url.startsWith('file:') && writeSync(2, 'loaded ' + url + '\\n'), next(url, context)) })",
)}`

interface Question {
  readonly path: string
  readonly method?: string
  readonly body?: unknown
}

const AGENTS = { jsonrpc: '2.0', id: 1 }
/** What reads files beside its code, loads something late, or refuses. */
const QUESTIONS: readonly Question[] = [
  ...['/docs/', '/docs/en/', '/docs/estilo.css', '/docs/visor/', '/openapi.json', '/openapi.en.json', '/llms-full.txt'],
  ...['/api/catalogo.csv', '/.well-known/mcp.json', '/nada'],
]
  .map((path): Question => ({ path }))
  .concat(
    { path: '/mcp', body: { ...AGENTS, method: 'tools/list' } },
    { path: '/mcp', body: { ...AGENTS, method: 'resources/read', params: { uri: 'obrador://ciencia/helado' } } },
    { path: '/api/balance?idioma=it', body: { type: 'sorbete_agua', ingredients: [{ name: 'Acua', grams: 500 }] } },
    { path: '/api/balance', body: { type: 'sorbete_agua', ingredients: 'Agua' } },
    { path: '/api/balance', body: '{' },
  )

/** ms. */
const RETRY_AFTER = 500
/** Headers of the moment. */
const PASSING = new Set(['date', 'x-request-id', 'ratelimit-reset', 'ratelimit-remaining'])

async function ask(url: string, question: Question): Promise<{ status: number; headers: string[][]; bytes: string }> {
  const { path, method, body } = question
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  const payload = typeof body === 'string' ? body : JSON.stringify(body)
  const answer = await fetch(url + path, {
    ...(body !== undefined && { headers, body: payload }),
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
  })
  // On a machine that others keep busy either may turn a request away, and asks to be asked again.
  if (answer.headers.has('retry-after')) {
    await setTimeout(RETRY_AFTER)
    return ask(url, question)
  }
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([name]) => !PASSING.has(name)),
    bytes: Buffer.from(await answer.arrayBuffer()).toString('base64'),
  }
}

async function start(program: string) {
  const port = String(await freePort())
  const server = launch(process.execPath, ['--import', HOOKS, program], {
    PORT: port,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    OBRADOR_BASE_URL: 'http://localhost:8080',
    OBRADOR_POST_PER_MINUTE: '1000',
    OBRADOR_ADJUST_THREADS: '1',
  })
  const url = `http://127.0.0.1:${port}`
  await answering(url, server)
  return { url, loaded: () => server.output().match(/^loaded .+$/gm)?.length ?? 0 }
}

describe('what it answers', () => {
  let sources: Awaited<ReturnType<typeof start>>
  let bundle: Awaited<ReturnType<typeof start>>
  let atStart: number
  beforeAll(async () => {
    execFileSync(process.execPath, [join(API, 'build.ts')])
    ;[sources, bundle] = [await start(SERVER), await start(BUNDLE)]
    atStart = bundle.loaded()
  })
  afterAll(killAll)

  it('is to the byte what the sources answer: operations, documents, tools of agents, refusals', async () => {
    // They warm up after they have begun to listen, and say so until then.
    for (const { url } of [sources, bundle])
      await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
    const described = (await (await fetch(`${sources.url}/openapi.json`)).json()) as OpenapiDocument
    const operations = operationsOf(described)
    expect(operations.length).toBeGreaterThan(40)
    const asked = share(operations, 0).map((operation) => ({
      method: operation.method,
      path: shownAddress(operation, 'es'),
      body: operation.examples[0],
    }))
    for (const question of [...asked, ...QUESTIONS])
      expect(await ask(bundle.url, question), question.path).toEqual(await ask(sources.url, question))
  })

  it('comes of a few files in place of a thousand', () => {
    expect(atStart).toBeLessThan(60)
    // The viewer, which was asked for, loads what is its own.
    expect(3 * bundle.loaded()).toBeLessThan(sources.loaded())
  })

  it('is fresh when it has been made: every file that it says it was made of is there', () => {
    const { files } = JSON.parse(readFileSync(join(API, 'dist/made-of.json'), 'utf8')) as { files: readonly string[] }
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => !existsSync(join(API, 'dist', file)))).toEqual([])
  })

  it('imports no module of Node: an import reads all that it exports, and so loads a client of HTTP', () => {
    const files = readdirSync(join(API, 'dist')).filter((name) => name.endsWith('.js'))
    const sources = files.flatMap((name) =>
      [...readFileSync(join(API, 'dist', name), 'utf8').matchAll(/^import [^'"]*["']([^'"]+)["'];$/gm)].map(
        ([, from = '']) => from,
      ),
    )
    expect(sources).toContain('piscina')
    expect(sources.filter(isBuiltin)).toEqual([])
  })
})

it('a start takes the bundle while nothing that it was made of has changed, and else the sources', () => {
  const folder = temporaryFolder()
  for (const name of ['dist', 'src']) mkdirSync(join(folder, name))
  copyFileSync(join(API, 'start.js'), join(folder, 'start.js'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'dist/server.js'), 'console.log("bundle")')
  writeFileSync(join(folder, 'src/server.ts'), 'console.log("sources" as string)')
  const started = () => execFileSync(process.execPath, [join(folder, 'start.js')], { encoding: 'utf8' }).trim()
  expect(started()).toBe('sources')
  writeFileSync(join(folder, 'dist/made-of.json'), JSON.stringify({ began: 2_000_000, files: ['../src/server.ts'] }))
  utimesSync(join(folder, 'src/server.ts'), 1_000, 1_000)
  expect(started()).toBe('bundle')
  utimesSync(join(folder, 'src/server.ts'), 3_000, 3_000)
  expect(started()).toBe('sources')
})
