import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ajusteContracts, analysisContracts, etiquetaContracts } from '@obrador/contract'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-port.ts'
import { craftIds, exampleOf, heavyAdjustment } from '../bodies.ts'
import { bytes, yaml } from '../deploy/files.ts'
import { confine } from './cgroup.ts'
import { answering, killAll, launch, SERVER } from './processes.ts'
import { calculate, keepAlive, tally } from './requests.ts'

afterEach(killAll)

/** Seconds of load: `STRESS=1` takes a whole minute. */
const SECONDS = process.env.STRESS ? 60 : 20
const MIB = 1024 * 1024

/** Memory of a replica in each of the manifests. */
const [compose] = yaml('deploy/compose.yaml')
const [deployment] = yaml('deploy/kubernetes/api.yaml')
const limits = [
  compose.services.api.deploy.resources.limits.memory,
  deployment.spec.template.spec.containers[0].resources.limits.memory,
].map(bytes)

/** Node believes that the machine has so many cores. */
const cores = (count: number): string =>
  `data:text/javascript,import os from 'node:os';import { syncBuiltinESMExports } from 'node:module';os.availableParallelism=()=>${count};syncBuiltinESMExports()`

const peakOf = (pid: number): number =>
  1024 * Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])

it(`lives within the memory of its manifests on a host of 16 cores, under ${SECONDS} s of everything at once`, {
  timeout: 1000 * (SECONDS + 90),
}, async () => {
  const limit = Math.min(...limits)
  const bound = confine(limit)
  if (!bound) console.info('memory: this machine binds nobody, so the peak is only looked at')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    OBRADOR_TRUSTED_PROXIES: '127.0.0.1',
    NODE_OPTIONS: `--import="${encodeURI(cores(16))}"`,
    // Bound or not, it has the threads that it would have there.
    ...(!bound && { OBRADOR_ADJUST_THREADS: '2' }),
  }
  const enter = bound ? `echo $$ > ${bound.members}; ` : ''
  const server = launch('sh', ['-c', `${enter}exec "${process.execPath}" "${SERVER}"`], env)
  try {
    await answering(url, server)
    const until = performance.now() + 1000 * SECONDS
    const agent = keepAlive(40)
    const statuses: { readonly status: number }[] = []
    let turn = 0
    const client = () => `10.1.${(turn >> 8) & 255}.${turn++ & 255}`
    const ask = async (path: string, body: string) => {
      statuses.push(await calculate(url, { path, body, forwarded: client(), agent }))
    }
    const forever = async (action: (turn: number) => Promise<unknown>) => {
      for (let round = 0; performance.now() < until; round++) await action(round)
    }
    const craftAt = (round: number) => craftIds[round % craftIds.length] ?? 'helado'
    await Promise.all([
      ...Array.from({ length: 8 }, () =>
        forever((round) => {
          const id = craftAt(round)
          return ask(`${analysisContracts[id].path}?explica=1`, JSON.stringify(exampleOf(id)))
        }),
      ),
      ...Array.from({ length: 4 }, () =>
        forever((round) => ask(etiquetaContracts[craftAt(round)].path, JSON.stringify(exampleOf(craftAt(round))))),
      ),
      ...Array.from({ length: 20 }, () =>
        forever(async () => {
          await ask(ajusteContracts.pasteleria.path, heavyAdjustment)
          await sleep(100)
        }),
      ),
      ...['/openapi.json', '/docs/', '/api/tipos', '/api/catalogo?q=leche'].map((path) =>
        forever(async () => {
          await (await fetch(url + path, { headers: { 'x-forwarded-for': client() } })).arrayBuffer()
          await sleep(50)
        }),
      ),
    ])
    agent.destroy()
    const peak = bound?.peak() ?? peakOf(server.child.pid ?? 0)
    const counts = tally(statuses)
    console.info(`${JSON.stringify(counts)}; at most ${(peak / MIB).toFixed()} of ${(limit / MIB).toFixed()} MiB`)
    expect(server.child.exitCode ?? server.child.signalCode, server.output()).toBeNull()
    expect(Object.keys(counts).filter((status) => status !== '200' && status !== '503')).toEqual([])
    // Analyses and labels go on while adjustments are worked out, and some of those are.
    expect(counts[200]).toBeGreaterThan(10 * SECONDS)
    expect(peak).toBeLessThanOrEqual(limit)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
    bound?.remove()
  }
})
