import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-port.ts'
import { isFull } from '../../../../tools/tier.ts'
import { build, type Stage } from './dockerfile.ts'
import { answering, killAll, launch, ROOT, temporaryFolder } from './processes.ts'
import { calculate } from './requests.ts'

/**
 * The image of deploy/Dockerfile, made by its own instructions, read-only, and run by its own user. Making it installs everything
 * twice, so that the gate reads the instructions, and what comes of them is tried at night and when they change.
 */

/** What needs the image to have been made. */
const NIGHTLY = { tags: ['nightly'] }

const isRoot = process.getuid?.() === 0
const json = (path: string) => JSON.parse(readFileSync(path, 'utf8'))

let image: Stage
let app: string
let node: string

/** Everything below a folder: its path, and what would show that it was touched. */
const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted()
const touched = (folder: string): string[] =>
  below(folder).map((path) => `${path} ${statSync(join(folder, path)).mtimeMs}`)

/** A command of the image, as its user and with its settings; only its Node is that of this machine. */
function start([command = '', ...args]: readonly string[], env: Record<string, string> = {}) {
  const [uid, gid] = (image.user ?? '').split(':').map(Number)
  expect(command).toBe('node')
  return launch(node, args, { ...image.env, ...env }, { cwd: app, ...(isRoot && { uid, gid }) })
}

beforeAll(() => {
  const dockerfile = join(ROOT, 'deploy/Dockerfile')
  if (!isFull) {
    image = build(dockerfile)
    return
  }
  if (!isRoot) console.log('image: not root, so it is run by this user instead of its own')
  const folder = temporaryFolder()
  chmodSync(folder, 0o755)
  // Where its user may reach it, as in the base image.
  node = join(folder, 'bin/node')
  mkdirSync(join(folder, 'bin'))
  copyFileSync(process.execPath, node)
  image = build(dockerfile, { context: ROOT, into: folder })
  app = join(image.root, image.workdir)
  execFileSync('chmod', ['-R', 'a-w', image.root])
})

afterAll(() => {
  // Whoever is not root could not delete it otherwise.
  if (isFull && image) execFileSync('chmod', ['-R', 'u+w', image.root])
  killAll()
})

describe('what is in it', () => {
  it('stands on the Node that the tests run on', () => {
    expect(image.base).toBe(`node:${process.versions.node.replace(/\.\d+$/, '')}-slim`)
  })

  it(
    'has service and app as they were built, what they read, manifests, and nothing else of the repository',
    NIGHTLY,
    () => {
      const own = ['LICENSE', 'NOTICE', 'apps', 'node_modules', 'package-lock.json', 'package.json', 'packages']
      expect(readdirSync(app).toSorted()).toEqual(own)
      const files = below(app).filter((path) => !path.includes('node_modules') && lstatSync(join(app, path)).isFile())
      const read =
        /^(?:apps\/(?:api|web)\/dist|packages\/mcp\/src\/pages)\/|^apps\/api\/src\/pages\/(?:style\.css|script\.js)$/
      const others = files.filter(
        (path) => path.includes('/') && !read.test(path) && !/^packages\/(?:engine|mcp)\/package\.json$/.test(path),
      )
      expect(others).toEqual([])
    },
  )

  it('has no development dependency', NIGHTLY, () => {
    for (const name of ['vitest', 'typescript', 'fast-check', 'playwright-core', 'vite', 'knip', 'node', '@biomejs']) {
      expect(existsSync(join(app, 'node_modules', name)), name).toBe(false)
    }
    const locked = Object.entries<{ dev?: boolean }>(json(join(app, 'package-lock.json')).packages)
    const unwanted = locked.filter(([path, { dev }]) => dev && existsSync(join(app, path)))
    expect(unwanted.map(([path]) => path)).toEqual([])
  })

  it('is small', NIGHTLY, () => {
    const files = below(app).map((path) => lstatSync(join(app, path)))
    const mebibytes = files.reduce((sum, { size }) => sum + size, 0) / 2 ** 20
    console.log(`image: ${mebibytes.toFixed(1)} MiB in ${files.length} files and folders on top of ${image.base}`)
    expect(mebibytes).toBeLessThan(100)
  })

  it('says what it is, where it listens and how it is stopped', () => {
    expect(image.labels['org.opencontainers.image.licenses']).toBe(json(join(ROOT, 'package.json')).license)
    expect(image).toMatchObject({
      exposed: '8080',
      stopSignal: 'SIGTERM',
      env: { NODE_ENV: 'production', NODE_OPTIONS: '--max-semi-space-size=8 --expose-gc' },
      command: ['node', 'apps/api/dist/server.js'],
    })
    expect(image.user).toMatch(/^[1-9]\d{3,}:[1-9]\d{3,}$/)
  })
})

/** Comes back as a client does that is told to: where others use the machine too, a replica that has just begun sheds load. */
async function fetchOnceFree(url: string, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init)
  if (answer.status !== 503) return answer
  await sleep(1000 * Number(answer.headers.get('retry-after')))
  return fetchOnceFree(url, init)
}

/** A page that agents may read: it lies beside the code. */
async function scienceFor(url: string): Promise<string> {
  const message = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: 'obrador://ciencia/helado' } }
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
  return (await fetchOnceFree(`${url}/mcp`, { method: 'POST', headers, body: JSON.stringify(message) })).text()
}

it('serves as its own user without touching its files, says how it is, and stops when told to', NIGHTLY, async () => {
  const before = touched(app)
  const port = String(await freePort())
  const server = start(image.command, { PORT: port })
  const url = `http://127.0.0.1:${port}`
  await answering(url, server)
  if (isRoot) expect(statSync(`/proc/${server.child.pid}`).uid).toBe(Number(image.user?.split(':')[0]))

  const { status, body } = await calculate(url)
  expect(status).toBe(200)
  expect(JSON.parse(body)).toMatchObject({ status: 'ok', verdict: 'equilibrada' })
  expect(await (await fetchOnceFree(url)).text()).toContain('<div id="root">')
  for (const path of ['/docs/', '/docs/visor/', '/openapi.json', '/llms.txt', '/api/catalogo?q=leche']) {
    expect((await fetchOnceFree(url + path)).status, path).toBe(200)
  }
  expect(await scienceFor(url)).toContain('PAC')
  expect(await start(image.healthcheck, { PORT: port }).ended).toBe(0)
  expect(touched(app)).toEqual(before)

  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  expect(await start(image.healthcheck, { PORT: port }).ended).toBe(1)
})

it('cannot be changed by the process that runs in it', NIGHTLY, async () => {
  const attempt = `
    const { readdirSync, writeFileSync } = require('node:fs')
    const entries = readdirSync('.', { recursive: true, withFileTypes: true })
    for (const { parentPath, name } of entries.filter((entry) => entry.isDirectory() || entry.isFile())) {
      try {
        writeFileSync(parentPath + '/' + name, '', { flag: 'a' })
        console.log('wrote', name)
      } catch (problem) {
        if (problem.code !== 'EACCES' && problem.code !== 'EISDIR') throw problem
      }
    }
    try { writeFileSync('new', '') ; console.log('wrote anew') } catch {}
    console.log('tried', entries.length)`
  const intruder = start(['node', '-e', attempt])
  expect(await intruder.ended).toBe(0)
  expect(intruder.output()).toMatch(/^tried \d{4,}\n$/)
})
