import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { analysisContracts } from '@obrador/contract'
import { freePort } from '../tools/free-port.ts'
import { balanced, unbalanced } from './formulas.ts'

/** Our service beside the bare HTTP engine, turn and turn about in one run, with `wrk` as the clients. */

const CONNECTIONS = 64
const ROUNDS = Number(process.env.ROUNDS ?? 5)
/** Long enough for the first request of each connection, which waits for its turn to be let in, not to be one in a hundred. */
const SECONDS = Number(process.env.SECONDS ?? 6)
/** Seconds of load before the first round: the compiler is not done with a request before some ten thousand of them. */
const WARM_UP = Number(process.env.WARM_UP ?? 6)
const FORMULAS = { balanced, unbalanced }
const ROOT = join(import.meta.dirname, '..')
/** Clock ticks a second in /proc, the same on every Linux. */
const TICKS = 100

interface Round {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** Processor time of the server per request, µs. */
  readonly cpu: number
  /** Requests that a server under too much load turned away: they are no answers. */
  readonly failed: number
}

const children: ChildProcess[] = []
const folder = mkdtempSync(join(tmpdir(), 'obrador-bench-'))

// However it ends, by itself, by an error or by a signal, nothing that it started stays behind.
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

function start(command: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'ignore', 'inherit'] })
  children.push(child)
  child.on('error', (problem) => {
    console.error(`${command} cannot be started (${problem.message}): install wrk and redis-server to run this.`)
    process.exit(1)
  })
  return child
}

async function startServer(file: string, env: Record<string, string> = {}) {
  const port = await freePort()
  const child = start(process.execPath, [join(ROOT, file)], {
    PORT: String(port),
    HOST: '127.0.0.1',
    OBRADOR_TRUSTED_PROXIES: '127.0.0.1',
    ...env,
  })
  const url = `http://127.0.0.1:${port}${analysisContracts.helado.path}`
  while ((await fetch(url).catch(() => undefined)) === undefined) {
    if (child.exitCode !== null) throw new Error(`${file} has ended`)
    await sleep(50)
  }
  return { url, pid: child.pid ?? 0 }
}

/** Processor time that a process has used so far, seconds. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS
}

async function load(
  server: { readonly url: string; readonly pid: number },
  formula: keyof typeof FORMULAS,
  seconds: number,
) {
  const body = join(folder, `${formula}.json`)
  writeFileSync(body, JSON.stringify(FORMULAS[formula]))
  const before = cpuOf(server.pid)
  const wrk = spawn('wrk', [
    ...['-t', '1', '-c', String(CONNECTIONS), '-d', `${seconds}s`, '-s', join(ROOT, 'bench/load.lua')],
    ...[server.url, '--', body, formula],
  ])
  children.push(wrk)
  let output = ''
  wrk.stdout.on('data', (chunk) => {
    output += chunk
  })
  await once(wrk, 'exit')
  children.pop()
  const { requests, seconds: took, p50, p99, failed } = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  if (failed > requests / 2) throw new Error(`${failed} of ${requests} requests failed`)
  const cpu = (1e6 * (cpuOf(server.pid) - before)) / requests
  return { perSecond: (requests - failed) / took, p50, p99, cpu, failed }
}

const storePort = await freePort()
start('redis-server', [join(ROOT, 'deploy/store.conf'), '--port', String(storePort)])
const log = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'info' }
const servers = {
  '(a) bare Fastify': await startServer('bench/bare.ts'),
  '(b) limits in memory': await startServer('apps/api/src/server.ts', log),
  '(c) limits in Redis': await startServer('apps/api/src/server.ts', {
    ...log,
    OBRADOR_REDIS_URL: `redis://127.0.0.1:${storePort}`,
  }),
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

for (const formula of Object.keys(FORMULAS) as (keyof typeof FORMULAS)[]) {
  const results = Object.entries(servers).map(([name, server]) => ({ name, server, rounds: [] as Round[] }))
  for (const { server } of results) await load(server, formula, WARM_UP)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { server, rounds } of results) rounds.push(await load(server, formula, SECONDS))
  }
  const failed = results.flatMap(({ rounds }) => rounds).reduce((sum, round) => sum + round.failed, 0)
  // Neighbours in time are compared, so that a slow minute of the machine falls on both.
  const bare = results[0]?.rounds ?? []
  console.log(
    `\n${formula} formula, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s, medians${failed > 0 ? `, ${failed} turned away` : ''}\n`,
  )
  console.log('| | requests/s | p50 ms | p99 ms | CPU µs/request | ratio to (a) |\n|---|---|---|---|---|---|')
  for (const { name, rounds } of results) {
    const of = (key: keyof Round) => median(rounds.map((round) => round[key]))
    const ratio = median(rounds.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? Number.NaN)))
    console.log(
      `| ${name} | ${of('perSecond').toFixed()} | ${of('p50').toFixed(2)} | ${of('p99').toFixed(2)} | ${of('cpu').toFixed(1)} | ${ratio.toFixed(2)} |`,
    )
  }
}
process.exit()
