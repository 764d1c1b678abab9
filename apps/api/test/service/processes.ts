import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../../tools/free-port.ts'

/** Real processes for tests: replicas of the service, stores, proxies. Whatever is still running at the end is killed. */

export const ROOT = join(import.meta.dirname, '../../../..')
export const SERVER = join(import.meta.dirname, '../../src/server.ts')
const START = join(import.meta.dirname, '../../start.js')
const STORE_SETTINGS = join(ROOT, 'deploy/store.conf')
const running = new Set<ChildProcess>()
const folders = new Set<string>()

export function killAll(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  folders.clear()
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-test-'))
  folders.add(folder)
  return folder
}

export interface Process {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<number | null>
}

export function launch(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  as: { readonly cwd?: string; readonly uid?: number; readonly gid?: number } = {},
): Process {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(command, args, { ...as, env: { PATH, NODE_COMPILE_CACHE, ...env } })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return { child, ended, output: () => output }
}

/** Waits until a process has said something, and fails with all it said if it ends before. */
export async function said({ child, output }: Process, words: string): Promise<void> {
  while (!output().includes(words)) {
    if (child.exitCode !== null) throw new Error(output())
    await sleep(10)
  }
}

/** Asks on connections of its own, so that none is left open to be counted. */
export async function answering(url: string, { child, output }: Process): Promise<void> {
  while ((await fetch(`${url}/healthz`, { headers: { connection: 'close' } }).catch(() => undefined))?.ok !== true) {
    if (child.exitCode !== null) throw new Error(output())
    await sleep(20)
  }
}

/** As `npm start` does, from the bundle where it is what the sources are: a third of the processor that the sources take. */
export const launchServer = (env: Record<string, string>): Process => launch(process.execPath, [START], env)

export interface Replica extends Process {
  readonly port: number
  readonly url: string
  readonly signal: () => void
  readonly stop: () => Promise<number | null>
}

export async function startServer(env: Record<string, string> = {}): Promise<Replica> {
  const port = Number(env.PORT ?? (await freePort()))
  const server = launchServer({ PORT: String(port), HOST: '127.0.0.1', ...env })
  const url = `http://127.0.0.1:${port}`
  await answering(url, server)
  const signal = () => server.child.kill('SIGTERM')
  const stop = () => {
    signal()
    return server.ended
  }
  return { ...server, port, url, signal, stop }
}

export interface StoreProcess extends Process {
  readonly port: number
  readonly folder: string
}

/** A real store on the settings that are deployed. */
export async function startStore(port?: number, ...args: readonly string[]): Promise<StoreProcess> {
  const own = port ?? (await freePort())
  const folder = temporaryFolder()
  const server = launch('redis-server', [STORE_SETTINGS, '--port', String(own), '--dir', folder, ...args])
  await said(server, 'Ready to accept connections')
  return { ...server, port: own, folder }
}

/** Runs a command to its end and gives what it printed. */
export async function run(command: string, ...args: readonly string[]): Promise<string> {
  const process = launch(command, args)
  const code = await process.ended
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${process.output()}`)
  return process.output()
}

/** A real nginx on the settings that are deployed, in front of some replicas. */
export async function startProxy(
  replicas: readonly { readonly port: number }[],
): Promise<Process & { readonly url: string; readonly doorUrl: string; readonly refusals: () => string }> {
  const [port, doorPort] = [await freePort(), await freePort()]
  const folder = temporaryFolder()
  const settings = readFileSync(join(ROOT, 'deploy/nginx.conf'), 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('listen 8081;', `listen 127.0.0.1:${doorPort};`)
    .replaceAll('/tmp/', `${folder}/`)
    // What is a pipe to a container is a socket here, and sockets are not opened again by their name.
    .replaceAll('/dev/stdout', `${folder}/refusals.log`)
  const [, options = ''] = /^server \S+ (.+)$/m.exec(readFileSync(join(ROOT, 'deploy/replicas.conf'), 'utf8')) ?? []
  writeFileSync(join(folder, 'nginx.conf'), settings)
  writeFileSync(
    join(folder, 'replicas.conf'),
    replicas.map((replica) => `server 127.0.0.1:${replica.port} ${options}\n`).join(''),
  )
  const proxy = launch('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'])
  const url = `http://127.0.0.1:${port}`
  await answering(url, proxy)
  return {
    ...proxy,
    url,
    doorUrl: `http://127.0.0.1:${doorPort}/door`,
    refusals: () => readFileSync(join(folder, 'refusals.log'), 'utf8'),
  }
}
