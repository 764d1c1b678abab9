import { setTimeout as sleep } from 'node:timers/promises'
import { heladoExample } from '@obrador/contract'
import { afterAll, expect, it } from 'vitest'
import { ENGLISH, expectRefusal, post, testApp } from './helpers.ts'
import { killAll, startServer } from './service/processes.ts'
import { calculate } from './service/requests.ts'

afterAll(killAll)

/** Holds the event loop, three times a second: what people call slow, and a mean of half a second would have let pass. */
async function overload(ms: number): Promise<void> {
  const until = performance.now() + ms
  while (performance.now() < until) {
    const pause = performance.now() + 300
    while (performance.now() < pause);
    await sleep(1)
  }
}

it('a replica that cannot keep up turns requests away, says when to come back, and recovers', async () => {
  const app = await testApp({ latestLoop: undefined })
  await app.listen({ port: 0, host: '127.0.0.1' })
  expect((await post(app, heladoExample)).statusCode).toBe(200)
  await overload(4_000)
  const refused = await post(app, heladoExample)
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expectRefusal(refused.json(), expect.stringContaining('vuelve a intentarlo en 2 s'))
  expect(refused.json().error).not.toMatch(ENGLISH)
  for (const url of ['/healthz', '/readyz']) expect((await app.inject(url)).statusCode).toBe(200)
  // A page that has begun to load gets the rest of itself.
  for (const url of ['/', '/obrador.webmanifest']) expect((await app.inject(url)).statusCode).toBe(200)
  await sleep(3_000)
  expect((await post(app, heladoExample)).statusCode).toBe(200)
  await app.close()
})

it('a replica that has nothing to do and is kept waiting by the machine answers', async () => {
  const replica = await startServer()
  for (let stopped = 0; stopped < 12; stopped++) {
    replica.child.kill('SIGSTOP')
    await sleep(400)
    replica.child.kill('SIGCONT')
    await sleep(20)
  }
  expect((await calculate(replica.url)).status).toBe(200)
  expect(await replica.stop()).toBe(0)
})
