import { setTimeout as sleep } from 'node:timers/promises'
import { ajusteContracts, ajusteSchemas } from '@obrador/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { heavyAdjustment } from '../bodies.ts'
import { killAll, startProxy, startServer } from './processes.ts'
import { type Answer, calculate, tally } from './requests.ts'

/** Clients that do their worst with adjustments, within their allowance: what becomes of the others. */

afterEach(killAll)

/** Milliseconds. */
const ANALYSIS_P95 = 250
const ADJUSTMENT_WAIT = 5_000
const LASTING = 5_000
/** What a machine that is late by itself may add: times what analyses take there while nobody is greedy. */
const NOISE = 5
/** A greedy client hangs up on every other request after this long, and asks again: it has paid for it. */
const HANGS_UP = 300
/** Connections of all greedy clients together. */
const CONNECTIONS = 40

const [example] = Reflect.get(ajusteSchemas[ajusteContracts.helado.request], 'examples') as [object]
const ordinary = JSON.stringify(example)

interface Seen {
  readonly analyses: Answer[]
  readonly adjustments: Answer[]
  readonly greedy: { readonly status: number }[]
}

const address = (family: number, number: number): string => `127.${family}.${number >> 8}.${number & 255}`

/** So many greedy clients against many ordinary ones, each with an address of its own. */
async function against(urls: readonly string[], greedyClients: number, lasting = LASTING): Promise<Seen> {
  const seen: Seen = { analyses: [], adjustments: [], greedy: [] }
  const until = performance.now() + lasting
  const going = () => performance.now() < until
  let turn = 0
  const url = () => urls[turn++ % urls.length] ?? ''
  const HUNG_UP = 0
  const loop = async (action: () => Promise<unknown>) => {
    while (going()) await action()
  }
  const greedy = Array.from({ length: greedyClients === 0 ? 0 : CONNECTIONS }, async (_, at) => {
    await sleep(at % 50)
    const from = address(100 + greedyClients, at % greedyClients)
    let asked = at
    await loop(async () => {
      const signal = asked++ % 2 === 0 ? AbortSignal.timeout(HANGS_UP) : undefined
      const call = { path: ajusteContracts.pasteleria.path, body: heavyAdjustment, from, ...(signal && { signal }) }
      const answer = await calculate(url(), call).catch(() => ({ status: HUNG_UP }))
      seen.greedy.push(answer)
      // Turned away, it tries again when it is told to: its allowance lasts.
      if (answer.status !== HUNG_UP) await sleep(1_000)
    })
  })
  let others = 0
  const analysts = Array.from({ length: 4 }, () =>
    loop(async () => {
      seen.analyses.push(await calculate(url(), { from: address(50, others++) }))
      await sleep(20)
    }),
  )
  const adjuster = loop(async () => {
    const call = { path: ajusteContracts.helado.path, body: ordinary, from: address(50, others++) }
    seen.adjustments.push(await calculate(url(), call))
    await sleep(200)
  })
  await Promise.all([...greedy, ...analysts, adjuster])
  return seen
}

const share = (answers: readonly Answer[], part: number): number =>
  answers.map(({ ms }) => ms).toSorted((one, other) => one - other)[Math.floor(part * answers.length)] ?? Number.NaN

describe.each([
  ['asked directly', false],
  ['behind nginx', true],
] as const)('two replicas %s', (_, isProxied) => {
  it('greedy clients, one and then twenty, take nothing from the others', { timeout: 120_000 }, async () => {
    const env = { LOG_LEVEL: 'error', ...(isProxied && { OBRADOR_TRUSTED_PROXIES: '127.0.0.1' }) }
    const replicas = await Promise.all([startServer(env), startServer(env)])
    const urls = isProxied ? [(await startProxy(replicas)).url] : replicas.map(({ url }) => url)
    // The threads wake.
    const wake = async ({ url }: { readonly url: string }) => {
      const call = { path: ajusteContracts.helado.path, body: ordinary, from: '127.40.0.1' }
      while ((await calculate(url, call)).status !== 200) await sleep(500)
    }
    await Promise.all(replicas.map(wake))
    const quiet = share((await against(urls, 0, 1_000)).analyses, 0.95)
    for (const clients of [1, 20]) {
      const { analyses, adjustments, greedy } = await against(urls, clients)
      const slowest = Math.max(...adjustments.map(({ ms }) => ms))
      console.info(
        `${clients} greedy (${JSON.stringify(tally(greedy))}): ${analyses.length} analyses, p50 ${share(analyses, 0.5).toFixed()} ms, p95 ${share(analyses, 0.95).toFixed()} ms; ${adjustments.length} adjustments, slowest ${slowest.toFixed()} ms`,
      )
      expect(tally(analyses), `${clients} greedy`).toEqual({ 200: analyses.length })
      expect(tally(adjustments), `${clients} greedy`).toEqual({ 200: adjustments.length })
      expect(share(analyses, 0.95), `${clients} greedy`).toBeLessThan(Math.max(ANALYSIS_P95, NOISE * quiet))
      expect(slowest, `${clients} greedy`).toBeLessThan(ADJUSTMENT_WAIT)
      // It would prove nothing if they were not greedy, or not held back.
      expect(greedy.length).toBeGreaterThan(5 * clients)
      expect(greedy.some(({ status }) => status === 429 || status === 503)).toBe(true)
    }
  })
})
