import { setTimeout as sleep } from 'node:timers/promises'
import { analysisContracts } from '@obrador/contract'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-port.ts'
import { anyBody, craftIds } from '../bodies.ts'
import { ENGLISH, expectRefusal } from '../helpers.ts'
import { killAll, startServer } from './processes.ts'
import { type Answer, calculate, keepAlive, tally } from './requests.ts'

afterEach(killAll)

/** Bodies sent; the long form is `npm run test:stress`. */
const BODIES = process.env.STRESS ? 100_000 : 6_000
const BATCH = 500
/** Times that a body is sent again to a service that has no time for it. */
const MOST_TRIES = 5
const CONNECTIONS = 16
const ALLOWED = [200, 400, 413, 415, 429]
/** Bodies of one client: the limit must bite now and then, and not always. */
const CLIENT = 75
/** The heap the service is given, MB: what leaked would fill it, and end the process. */
const HEAP = 128
/** How much its lowest mark may rise from the first quarter of the bodies to the last, MB. */
const GROWTH = 20

async function heapOf(admin: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${admin}/metrics`)).text()
  return Number(/^nodejs_heap_used_bytes (\S+)/m.exec(text)?.[1]) / 1e6
}

function expectError({ body, headers }: Answer): void {
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const { supported, ...refusal } = JSON.parse(body)
  expectRefusal(refusal, expect.stringMatching(/^[A-ZÁÉÍÓÚÑ«¿].*\.$/s))
  expect(refusal.error.replace(/«[\s\S]*»/g, '')).not.toMatch(ENGLISH)
  if (supported !== undefined) expect(supported).toEqual(['helado'])
}

it(`${BODIES} bodies of every kind over HTTP: only the statuses we promise, always our shape, memory flat`, {
  timeout: 1_200_000,
}, async () => {
  const admin = await freePort()
  const server = await startServer({
    OBRADOR_ADMIN_PORT: String(admin),
    OBRADOR_TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'error',
    NODE_OPTIONS: `--max-old-space-size=${HEAP}`,
  })
  const agent = keepAlive(CONNECTIONS)
  const sent = fc
    .constantFrom(...craftIds)
    .chain((id) => fc.tuple(fc.constant(analysisContracts[id].path), anyBody(id)))
  const answers: { status: number }[] = []
  const heaps: number[] = []
  const faults: unknown[] = []
  const seed = fc.readConfigureGlobal().seed ?? 0
  for (let batch = 0; batch * BATCH < BODIES; batch++) {
    const bodies = fc.sample(sent, { numRuns: BATCH, seed: seed + batch })
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async (_, worker) => {
        for (let turn = worker; turn < bodies.length; turn += CONNECTIONS) {
          const [path, body] = bodies[turn] ?? ['', '']
          const client = Math.floor((batch * BATCH + turn) / CLIENT)
          const forwarded = `10.${client >> 16}.${(client >> 8) & 255}.${client & 255}`
          const ask = () => calculate(server.url, { path, body, forwarded, agent })
          let answer = await ask()
          // A machine that others use too may make it shed load: that says nothing of the body.
          for (let tries = 0; answer.status === 503 && tries < MOST_TRIES; tries++) {
            await sleep(1000 * Number(answer.headers['retry-after']))
            answer = await ask()
          }
          answers.push({ status: answer.status })
          if (!ALLOWED.includes(answer.status)) faults.push({ status: answer.status, path, body })
          if (answer.status === 200) expect(JSON.parse(answer.body).status).toBe('ok')
          else expectError(answer)
        }
      }),
    )
    heaps.push(await heapOf(admin))
  }
  const counts = tally(answers)
  const quarter = Math.ceil(heaps.length / 4)
  const [first, last] = [heaps.slice(0, quarter), heaps.slice(-quarter)].map((part) => Math.min(...part))
  console.log(`answers by status: ${JSON.stringify(counts)}; lowest heap ${first?.toFixed()} → ${last?.toFixed()} MB`)
  expect(faults, server.output()).toEqual([])
  for (const status of [200, 400, 429]) expect(counts[status], `${status}`).toBeGreaterThan(BODIES / 20)
  expect(Number(last) - Number(first)).toBeLessThan(GROWTH)
  agent.destroy()
  expect(await server.stop()).toBe(0)
  expect(server.output()).toBe('')
})
