import { setTimeout as sleep } from 'node:timers/promises'
import { heladoExample } from '@obrador/contract'
import { afterEach, expect, it } from 'vitest'
import { BODY_LIMIT_KIBIBYTES } from '../../src/plugins/errors.ts'
import { tooLarge } from '../../src/words/es.ts'
import { expectRefusal } from '../helpers.ts'
import { killAll, startProxy, startServer, startStore } from './processes.ts'
import { calculate, keepAlive, tally } from './requests.ts'

afterEach(killAll)

const WORKERS = 8

it('two replicas behind nginx are restarted one after the other under load: no request fails', {
  timeout: 150_000,
}, async () => {
  const store = await startStore()
  const env = {
    OBRADOR_REDIS_URL: `redis://127.0.0.1:${store.port}`,
    OBRADOR_TRUSTED_PROXIES: '127.0.0.1',
    OBRADOR_DRAIN_SECONDS: '1',
  }
  const replicas = await Promise.all([startServer(env), startServer(env)])
  const { url } = await startProxy(replicas)

  const statuses: { readonly status: number }[] = []
  const failures: unknown[] = []
  let going = true
  const workers = Array.from({ length: WORKERS }, async (_, worker) => {
    // A client of its own every fifty requests, so that the limit is not what is measured.
    for (let turn = 0; going; turn++) {
      const client = Math.floor(turn / 50)
      const from = `127.${10 + worker}.${client >> 8}.${client & 255}`
      const agent = keepAlive(1)
      try {
        statuses.push(await calculate(url, { from, agent }))
      } catch (problem) {
        failures.push(problem)
      }
      agent.destroy()
    }
  })
  await sleep(500)
  for (const replica of replicas) {
    expect(await replica.stop()).toBe(0)
    await startServer({ ...env, PORT: String(replica.port) })
    // The proxy leaves a replica that refused it alone for a while (replicas.conf: a second, and the rest of the next).
    await sleep(2_500)
  }
  going = false
  await Promise.all(workers)
  expect(failures).toEqual([])
  expect(tally(statuses)).toEqual({ 200: statuses.length })
  expect(statuses.length).toBeGreaterThan(500)
})

it('a replica that is killed outright takes no request with it', { timeout: 60_000 }, async () => {
  const env = { OBRADOR_TRUSTED_PROXIES: '127.0.0.1' }
  const replicas = await Promise.all([startServer(env), startServer(env)])
  const { url } = await startProxy(replicas)
  const ask = (turn: number) => calculate(url, { from: `127.9.${turn >> 8}.${turn & 255}` })
  const answers = []
  for (let turn = 0; turn < 400; turn++) {
    if (turn === 100) replicas[0].child.kill('SIGKILL')
    answers.push(await ask(turn))
  }
  expect(tally(answers)).toEqual({ 200: 400 })
})

it('behind the proxy a client is its own address, whatever it claims', async () => {
  const replicas = [await startServer({ OBRADOR_TRUSTED_PROXIES: '127.0.0.1' })]
  const { url } = await startProxy(replicas)
  const from = (client: string, claims: number) => calculate(url, { from: client, forwarded: `198.51.100.${claims}` })
  const answers = await Promise.all(Array.from({ length: 80 }, (_, turn) => from('127.8.0.1', turn)))
  expect(tally(answers)).toEqual({ 200: 60, 429: 20 })
  expect((await from('127.8.0.2', 1)).status).toBe(200)
})

it('what the proxy itself refuses, it refuses in the shape and the language of the service', {
  timeout: 60_000,
}, async () => {
  const replica = await startServer({ OBRADOR_TRUSTED_PROXIES: '127.0.0.1' })
  const { url, output } = await startProxy([replica])
  const refused = async (body: string, status: number) => {
    const answer = await calculate(url, { body, from: '127.7.7.7' })
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    return { ...JSON.parse(answer.body), wait: answer.headers['retry-after'] }
  }
  const small = JSON.stringify(heladoExample)
  const { wait: _, ...large } = await refused(small.padEnd(300 * 1024), 413)
  expectRefusal(large, tooLarge(BODY_LIMIT_KIBIBYTES))
  replica.child.kill('SIGKILL')
  await replica.ended
  expect(await refused(small, 503)).toEqual({
    error: 'El servicio no responde ahora mismo: vuelve a intentarlo en 2 s.',
    codigo: 'sin_capacidad',
    wait: '2',
  })
  expect(output(), 'the proxy writes no address of a client').not.toContain('127.7.7.7')
})
