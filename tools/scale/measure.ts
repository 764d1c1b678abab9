import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  ajusteContracts,
  ajusteSchemas,
  analysisContracts,
  etiquetaContracts,
  montajeExample,
  produccionExample,
} from '@obrador/contract'
import { balanced, unbalanced } from '../../bench/formulas.ts'
import { freePort } from '../free-port.ts'
import { COSTS_FILE, type Cost, type Measured, OPERATIONS, type Operation } from './costs.ts'

/**
 * Asks a real service over HTTP, operation by operation, turn and turn about, and reads from the kernel what each of its threads has
 * worked (`/proc/<pid>/task/<tid>/schedstat`): who else uses the machine makes it late, and hardly dearer.
 */

const SERVER = join(import.meta.dirname, '../../apps/api/src/server.ts')
const ROUNDS = 7
/** Of each operation in each round, and before the first, so that the compiler has seen it. */
const REQUESTS = 200
const WARM_UP = 400
const CONNECTIONS = 4
/** Adjustments are a thousand times dearer, and wait for one thread. */
const ADJUSTMENTS = 15

interface Asked {
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly status?: number
  readonly times?: number
  readonly client?: string
}

const LIST = balanced.ingredients.map(({ name, grams }) => `${grams} g ${name}`).join('\n')
const [adjustable] = Reflect.get(ajusteSchemas[ajusteContracts.helado.request], 'examples') as [object]
const agents = { accept: 'application/json, text/event-stream' }
const { path } = analysisContracts.helado

const ASKED: Readonly<Record<Operation, Asked>> = {
  balanced: { path, body: balanced },
  offBalance: { path, body: unbalanced },
  explained: { path: `${path}?explica=1`, body: unbalanced },
  pasted: { path, body: { type: balanced.type, texto: LIST } },
  label: { path: etiquetaContracts.helado.path, body: balanced },
  piece: { path: '/api/montaje', body: montajeExample },
  plan: { path: '/api/produccion', body: produccionExample },
  adjustment: { path: ajusteContracts.helado.path, body: adjustable, times: ADJUSTMENTS },
  agentCall: {
    path: '/mcp',
    headers: agents,
    body: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'analizar', arguments: { oficio: 'helado', tipo: balanced.type, texto: LIST } },
    },
  },
  catalogue: { path: '/api/catalogo?q=leche' },
  // The only one that comes from an address which has had all it may.
  refused: { path, body: balanced, status: 429, client: '192.0.2.250' },
}

/** ns that the loop and all other threads of a process have worked. */
function workedBy(pid: number): { readonly loop: number; readonly threads: number } {
  const tasks = readdirSync(`/proc/${pid}/task`)
  const of = (task: string): number =>
    Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0] ?? 0)
  const loop = of(String(pid))
  return { loop, threads: tasks.reduce((sum, task) => sum + of(task), 0) - loop }
}

interface Service {
  readonly child: ChildProcess
  readonly ask: (asked: Asked, client: string) => Promise<{ readonly status: number; readonly bytes: number }>
}

async function start(): Promise<Service> {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', OBRADOR_TRUSTED_PROXIES: '127.0.0.1' }
  const child = spawn(process.execPath, [SERVER], { env, stdio: 'ignore' })
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const ask: Service['ask'] = ({ path: to, body, headers }, client) =>
    new Promise((done, fail) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: to,
          agent,
          method: body === undefined ? 'GET' : 'POST',
          headers: {
            ...headers,
            'x-forwarded-for': client,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
        },
        (response) => {
          let bytes = 0
          response.on('data', (chunk: Buffer) => {
            bytes += chunk.length
          })
          response.on('end', () => done({ status: response.statusCode ?? 0, bytes }))
        },
      )
      sent.on('error', fail)
      sent.end(body === undefined ? undefined : JSON.stringify(body))
    })
  for (;;) {
    const found = await ask({ path: '/readyz' }, '127.0.0.1').catch(() => undefined)
    if (found?.status === 200) return { child, ask }
    await sleep(50)
  }
}

/** Asks so many times on all connections, each time as another client unless it is told as whom. */
async function askMany({ ask }: Service, asked: Asked, times: number, from: number): Promise<number> {
  let left = times
  let bytes = 0
  const { status = 200 } = asked
  const connection = async (): Promise<void> => {
    while (left-- > 0) {
      const client = asked.client ?? `10.${(from + left) >> 16}.${((from + left) >> 8) & 255}.${(from + left) & 255}`
      const found = await ask(asked, client)
      if (found.status !== status) throw new Error(`${asked.path} answers ${found.status}, not ${status}`)
      bytes = found.bytes
    }
  }
  await Promise.all(Array.from({ length: asked.times === undefined ? CONNECTIONS : 1 }, connection))
  return bytes
}

const NANOSECONDS = 1000
const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
const rounded = (value: number): number => Number(value.toPrecision(3))

function costOf(rounds: readonly { readonly loop: number; readonly threads: number }[], bytes: number): Cost {
  const loops = rounds.map(({ loop }) => loop).toSorted((one, other) => one - other)
  const threads = rounds.map((round) => round.threads).toSorted((one, other) => one - other)
  return {
    loop: rounded(median(loops)),
    least: rounded(loops[0] ?? Number.NaN),
    most: rounded(loops.at(-1) ?? Number.NaN),
    threads: rounded(median(threads)),
    bytes,
  }
}

/** Wakes the thread of adjustments and uses up the allowance of whoever is to be refused. */
async function prepare(service: Service): Promise<void> {
  while ((await service.ask(ASKED.adjustment, '10.255.0.1')).status !== 200) await sleep(100)
  const { client = '', ...allowed } = ASKED.refused
  while ((await service.ask(allowed, client)).status !== 429);
}

async function measure(): Promise<Measured> {
  const service = await start()
  const pid = service.child.pid ?? 0
  const before = loadavg()[0] ?? 0
  const found = Object.fromEntries(OPERATIONS.map((one) => [one, { rounds: [], bytes: 0 }])) as unknown as Record<
    Operation,
    { rounds: { loop: number; threads: number }[]; bytes: number }
  >
  try {
    await prepare(service)
    let from = 0
    for (let round = -1; round < ROUNDS; round++) {
      for (const one of OPERATIONS) {
        const asked = ASKED[one]
        const times = asked.times ?? (round < 0 ? WARM_UP : REQUESTS)
        // A minute later the allowance is there again.
        if (asked.client !== undefined) await prepare(service)
        const start = workedBy(pid)
        found[one].bytes = await askMany(service, asked, times, from)
        from += times
        const end = workedBy(pid)
        if (round < 0) continue
        const each = (key: 'loop' | 'threads'): number => (end[key] - start[key]) / NANOSECONDS / times
        found[one].rounds.push({ loop: each('loop'), threads: each('threads') })
      }
    }
  } finally {
    service.child.kill()
  }
  return {
    on: new Date().toISOString().slice(0, 10),
    node: process.version,
    rounds: ROUNDS,
    requests: REQUESTS,
    load: [rounded(before), rounded(loadavg()[0] ?? 0)],
    cores: availableParallelism(),
    costs: Object.fromEntries(
      OPERATIONS.map((one) => [one, costOf(found[one].rounds, found[one].bytes)]),
    ) as Measured['costs'],
  }
}

export async function writeMeasured(): Promise<void> {
  writeFileSync(COSTS_FILE, `${JSON.stringify(await measure(), null, 2)}\n`)
}
