import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../../../../tools/free-port.ts'

/** Real processes for tests: a PostgreSQL of one's own and replicas of the relay. Whatever is still running at the end is killed. */

const SERVER = join(import.meta.dirname, '../../src/server.ts')
const VERSIONS = '/usr/lib/postgresql'

/** Debian keeps the programs of each version apart. */
const folder = existsSync(VERSIONS) ? join(VERSIONS, readdirSync(VERSIONS).toSorted().at(-1) ?? '', 'bin') : ''
const program = (name: string): string => (folder ? join(folder, name) : name)

/** PostgreSQL refuses to run as root: as the user that its package makes. */
const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : undefined

interface Running {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<unknown>
}

function launch(command: string, args: readonly string[], env: Record<string, string>, as: object = {}): Running {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(command, args, { ...as, env: { PATH, NODE_COMPILE_CACHE, ...env } })
  // Also where a test ends before what it waited for.
  process.once('exit', () => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  return { child, output: () => output, ended: once(child, 'exit') }
}

async function until(isSo: () => Promise<boolean>, { child, output }: Running): Promise<void> {
  while (!(await isSo())) {
    if (child.exitCode !== null) throw new Error(output())
    await sleep(20)
  }
}

/** A PostgreSQL in a folder of its own, which can be stopped and started again. */
export class Cluster {
  readonly #folder = mkdtempSync(join(tmpdir(), 'obrador-relay-'))
  #port = 0
  #running: Running | undefined

  async begin(): Promise<void> {
    if (owner) chownSync(this.#folder, owner.uid, owner.gid)
    this.#port = await freePort()
    const data = join(this.#folder, 'data')
    execFileSync(program('initdb'), ['-D', data, '-U', 'relay', '--auth=trust', '--no-sync', '-E', 'UTF8'], {
      ...owner,
      cwd: this.#folder,
      stdio: 'pipe',
    })
    await this.start()
  }

  get url(): string {
    return `postgres://relay@127.0.0.1:${this.#port}/postgres`
  }

  async start(): Promise<void> {
    const settings = [`port=${this.#port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${this.#folder}`]
    const args = ['-D', join(this.#folder, 'data'), ...settings.flatMap((one) => ['-c', one])]
    this.#running = launch(program('postgres'), args, {}, { ...owner, cwd: this.#folder })
    const { output } = this.#running
    await until(async () => output().includes('ready to accept connections'), this.#running)
  }

  /** «Fast»: whoever is connected is cut off. */
  async stop(): Promise<void> {
    this.#running?.child.kill('SIGINT')
    await this.#running?.ended
  }

  /** All that it holds, as text and as binary: what somebody gets who steals it. */
  dump(url = this.url): Buffer {
    const options = { ...owner, cwd: this.#folder, maxBuffer: 1024 ** 3 }
    return execFileSync(program('pg_dump'), ['--dbname', url], options)
  }

  /** What a statement gives, a row on each line. */
  query(statement: string): string {
    const args = ['--dbname', this.url, '--tuples-only', '--no-align', '--command', statement]
    return execFileSync(program('psql'), args, { ...owner, cwd: this.#folder, encoding: 'utf8' }).trim()
  }

  /** Another database, with nothing in it. */
  create(database: string): string {
    execFileSync(program('createdb'), ['--maintenance-db', this.url, database], { ...owner, cwd: this.#folder })
    return this.url.replace(/[^/]+$/, database)
  }

  restore(dump: Buffer, database: string): string {
    const options = { ...owner, cwd: this.#folder }
    const url = this.create(database)
    execFileSync(program('psql'), ['--dbname', url, '--quiet', '--set', 'ON_ERROR_STOP=1'], { ...options, input: dump })
    return url
  }

  async end(): Promise<void> {
    this.#running?.child.kill('SIGKILL')
    await this.#running?.ended
    await sleep(100)
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

export interface Replica extends Running {
  readonly url: string
  readonly admin: string
}

export async function startReplica(database: string, env: Record<string, string> = {}): Promise<Replica> {
  const [port, adminPort] = [env.PORT ?? String(await freePort()), String(await freePort())]
  const settings = {
    RELAY_DATABASE_URL: database,
    PORT: port,
    HOST: '127.0.0.1',
    RELAY_ADMIN_PORT: adminPort,
    // All tests come from one address.
    ...Object.fromEntries(
      ['PER_ROOM', 'PER_ADDRESS', 'ROOMS_PER_HOUR', 'CONNECTIONS_PER_ADDRESS'].map((name) => [
        `RELAY_${name}`,
        '1000000',
      ]),
    ),
  }
  const running = launch(process.execPath, [SERVER], { ...settings, ...env })
  const url = `http://127.0.0.1:${port}`
  const isThere = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.ok === true
  await until(isThere, running)
  return { ...running, url, admin: `http://127.0.0.1:${adminPort}` }
}

/** One address for several replicas, as a balancer gives it: each connection goes to the next replica that takes it. */
export class Spread {
  readonly #server: Server
  readonly #open = new Set<Socket>()
  #turn = 0
  url = ''

  constructor(replicas: () => readonly Replica[]) {
    this.#server = createServer((socket) => {
      this.#turn++
      const ports = replicas().map(({ url }) => Number(new URL(url).port))
      const first = this.#turn % ports.length
      this.#join(socket, [...ports.slice(first), ...ports.slice(0, first)])
    })
  }

  async begin(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    this.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  }

  #join(socket: Socket, [port, ...others]: readonly number[]): void {
    if (port === undefined) return void socket.destroy()
    const replica = connect(port, '127.0.0.1')
    const away = (): void => this.#join(socket, others)
    replica.once('error', away)
    replica.once('connect', () => {
      replica.off('error', away)
      for (const [one, other] of [
        [socket, replica],
        [replica, socket],
      ] as const) {
        this.#open.add(one)
        one.pipe(other)
        one.on('error', () => other.destroy())
        one.on('close', () => {
          this.#open.delete(one)
          other.destroy()
        })
      }
    })
  }

  end(): void {
    this.#server.close()
    for (const socket of this.#open) socket.destroy()
  }
}

/** A way to the database that can be cut without a sign: what is sent then is swallowed, and new connections are taken and not answered. */
export class SilentLine {
  readonly #server: Server
  readonly #to: string
  #isSilent = false
  url = ''

  constructor(to: string) {
    this.#to = to
    const { port } = new URL(to)
    this.#server = createServer((socket) => {
      const far = connect(Number(port), '127.0.0.1')
      for (const [one, other] of [
        [socket, far],
        [far, socket],
      ] as const) {
        one.on('data', (bytes) => this.#isSilent || other.write(bytes))
        one.on('error', () => other.destroy())
        one.on('close', () => other.destroy())
      }
    })
  }

  async begin(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    const address = this.#server.address()
    this.url = this.#to.replace(/:\d+\//, `:${typeof address === 'object' && address ? address.port : 0}/`)
  }

  set isSilent(isSilent: boolean) {
    this.#isSilent = isSilent
  }

  end(): void {
    this.#server.close()
  }
}
