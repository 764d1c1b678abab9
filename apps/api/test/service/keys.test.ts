import { heladoExample } from '@obrador/contract'
import { afterEach, expect, it } from 'vitest'
import { PATH } from '../helpers.ts'
import { killAll, startServer, startStore } from './processes.ts'

/** Keys and limits that an operator sets, over real replicas and a real store. */

const KEY = 'k'.repeat(40)
const OTHER = 'o'.repeat(40)
afterEach(killAll)

it('holds in every replica, in the store and without it, and stands in no log', { timeout: 120_000 }, async () => {
  const store = await startStore()
  const env = {
    OBRADOR_REDIS_URL: `redis://127.0.0.1:${store.port}`,
    OBRADOR_KEYS: `agentes:5:${KEY},otros:3:${OTHER}`,
    OBRADOR_POST_PER_MINUTE: '2',
    OBRADOR_BODY_KIB: '16',
    LOG_LEVEL: 'trace',
  }
  const replicas = await Promise.all([startServer(env), startServer(env)])
  const asked = (url: string, key?: string, body = JSON.stringify(heladoExample)) =>
    fetch(`${url}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key !== undefined && { authorization: `Bearer ${key}` }) },
      body,
    })
  const [one, other] = replicas.map(({ url }) => url) as [string, string]
  expect((await asked(other, OTHER, 'x'.repeat(17 * 1024))).status).toBe(413)
  const statuses = []
  for (const url of [one, other, one, other, one, other]) statuses.push((await asked(url, KEY)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect([(await asked(one)).status, (await asked(other)).status, (await asked(one)).status]).toEqual([200, 200, 429])
  store.child.kill('SIGKILL')
  // The allowance is that of each replica meanwhile; it is never without one.
  await expect
    .poll(async () => ((await (await fetch(`${one}/readyz`)).json()) as { limits: string }).limits)
    .toBe('away')
  const left = []
  for (let at = 0; at < 5; at++) left.push((await asked(one, OTHER)).status)
  expect(left).toEqual([200, 200, 200, 429, 429])
  for (const { output } of replicas) expect(output()).not.toContain(KEY)
})
