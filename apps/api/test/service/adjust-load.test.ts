import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { ajusteContracts, ajusteSchemas, analysisContracts } from '@obrador/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ApiApp, postTo, testApp } from '../helpers.ts'

/** Many adjustments at once: the thread that answers stays free, and answers others meanwhile. */

const AT_ONCE = 50
/** Milliseconds. */
const MOST_DELAY = 10
const NANOSECONDS = 1e6

const { path, request } = ajusteContracts.helado
const [body] = Reflect.get(ajusteSchemas[request], 'examples') as [object]

let app: ApiApp
beforeAll(async () => {
  app = await testApp()
  // The thread wakes, and the code that validates and writes out is compiled.
  for (let warm = 0; warm < 20; ) if ((await postTo(app, path, body)).statusCode === 200) warm++
}, 60_000)
afterAll(() => app.close())

/** The 99th percentile of how late a timer of this thread comes, ms. */
async function delayDuring(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await work()
  delay.disable()
  return delay.percentile(99) / NANOSECONDS
}

it(`the event loop is never held up by ${AT_ONCE} adjustments at once`, async () => {
  const idle = await delayDuring(() => sleep(500))
  const answers: Awaited<ReturnType<typeof postTo>>[] = []
  const busy = await delayDuring(async () => {
    answers.push(
      ...(await Promise.all(
        Array.from({ length: AT_ONCE }, (_, client) => postTo(app, path, body, '', `198.51.100.${client}`)),
      )),
    )
  })
  console.info(`event-loop delay, p99: ${idle.toFixed(1)} ms idle, ${busy.toFixed(1)} ms with ${AT_ONCE} adjustments`)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(AT_ONCE).fill(200))
  // A machine that is late by itself is not our doing.
  expect(busy).toBeLessThan(MOST_DELAY + Math.max(0, idle - MOST_DELAY / 2))
}, 60_000)

it('an analysis asked for meanwhile does not wait for them', async () => {
  const adjusting = Promise.all(
    Array.from({ length: AT_ONCE }, (_, client) => postTo(app, path, body, '', `198.51.100.${client}`)),
  )
  const started = performance.now()
  const response = await postTo(app, analysisContracts.helado.path, body)
  const alone = performance.now() - started
  expect(response.statusCode).toBe(200)
  const all = performance.now()
  await adjusting
  expect(alone).toBeLessThan((performance.now() - all) / 2)
}, 60_000)
