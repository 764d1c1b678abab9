import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { heladoExample } from '@obrador/contract'
import { afterEach, expect, it } from 'vitest'
import { measuredTest } from '../../../../tools/measured.ts'
import { expectRefusal, PATH } from '../helpers.ts'
import { killAll, launchServer, startServer } from './processes.ts'
import { calculate as askFor, keepAlive } from './requests.ts'

afterEach(killAll)

const body = JSON.stringify(heladoExample)
const calculate = (url: string) =>
  fetch(url + PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

it('a real process answers, and stops cleanly when told to', async () => {
  const { url, stop } = await startServer()
  const response = await calculate(url)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok', verdict: 'equilibrada' })
  expect(await (await fetch(url + PATH)).json()).toMatchObject({ docs: `${url}/docs` })
  expect(await stop()).toBe(0)
})

it('a request under way when the process is told to stop is finished', async () => {
  const { port, signal, ended } = await startServer()
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`
  socket.write(head + body.slice(0, 40))
  await sleep(100)
  signal()
  await sleep(200)
  socket.write(body.slice(40))
  expect(await ended).toBe(0)
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/)
  expect(answer).toContain('"verdict":"equilibrada"')
})

it('while it drains it says that it is not ready, and still answers', async () => {
  const { url, signal, ended } = await startServer({ OBRADOR_DRAIN_SECONDS: '6' })
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status).toBe(200)
  signal()
  // On a machine that others keep busy it may be late to hear of it, and be unready for that alone.
  await expect.poll(async () => (await fetch(`${url}/readyz`)).text()).toContain('parando')
  const ready = await fetch(`${url}/readyz`)
  expect(ready.status).toBe(503)
  expectRefusal(await ready.json(), expect.stringContaining('parando'))
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await calculate(url)).status).toBe(200)
  expect(await ended).toBe(0)
})

it('clients that keep their connection are told to close it, and lose no request', async () => {
  const { url, signal, ended } = await startServer()
  const clients = 30
  const asked = Array.from({ length: clients }, async (_, client) => {
    const agent = keepAlive(1)
    try {
      for (;;) {
        const { status, headers } = await askFor(url, { agent, from: `127.6.0.${client}` })
        expect(status).toBe(200)
        if (headers.connection === 'close') return 'told'
        // Some work between two questions, all of different length: the connection rests meanwhile.
        await sleep(200 + 40 * client)
      }
    } catch (problem) {
      return String(problem)
    } finally {
      agent.destroy()
    }
  })
  await sleep(1_000)
  signal()
  expect(await Promise.all(asked)).toEqual(Array.from({ length: clients }, () => 'told'))
  expect(await ended).toBe(0)
})

measuredTest('a connection that rests does not hold up the end', async ({ now }) => {
  const { port, stop } = await startServer()
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(socket, 'data')
  const start = now()
  expect(await stop()).toBe(0)
  expect(now() - start).toBeLessThan(5_000)
})

it('the log has route, status and duration, and neither bodies nor addresses of clients', async () => {
  const { url, output, stop } = await startServer()
  await calculate(`${url}`)
  await fetch(`${url}/secreto?clave=abc`)
  await stop()
  const lines = output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests).toHaveLength(2)
  expect(requests[0]).toMatchObject({ method: 'POST', route: PATH, status: 200 })
  expect(requests[0].ms).toBeGreaterThan(0)
  expect(requests[0].reqId).toMatch(/^[0-9a-f-]{36}$/)
  expect(JSON.stringify(requests)).not.toMatch(/127\.0\.0\.1|Leche|secreto|clave/)
})

it('a bad setting stops the start and says which', async () => {
  const { ended, output } = launchServer({ OBRADOR_TRUSTED_PROXIES: 'casa' })
  expect(await ended).toBe(1)
  const [spanish, english, ...more] = output().trim().split('\n')
  expect(spanish).toMatch(/^OBRADOR_TRUSTED_PROXIES vale «casa» y debe ser .+\.$/)
  expect(english).toMatch(/^OBRADOR_TRUSTED_PROXIES is “casa” and must be .+\.$/)
  expect(more).toEqual([])
})
