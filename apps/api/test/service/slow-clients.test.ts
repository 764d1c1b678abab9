import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { PATH } from '../helpers.ts'
import { killAll, startServer } from './processes.ts'
import { calculate } from './requests.ts'

afterEach(killAll)

interface Dribble {
  readonly answer: () => string
  readonly closed: () => boolean
  readonly socket: Socket
}

/** A client that sends a first piece, and then a character every so often; a deaf one goes on when it is told that it is over. */
function dribble(port: number, first: string, isDeaf = false): Dribble {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: isDeaf })
  let answer = ''
  let closed = false
  socket.on('data', (chunk) => {
    answer += chunk
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    closed = true
    clearInterval(drip)
  })
  socket.write(first)
  const drip = setInterval(() => socket.write('x'), 200)
  return { socket, answer: () => answer, closed: () => closed }
}

it('clients that never finish are cut off with an answer, and keep nobody waiting', async () => {
  const { port, url } = await startServer()
  const headers = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nX-Slow: `
  const body = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"`
  const start = performance.now()
  const slowHeaders = Array.from({ length: 100 }, () => dribble(port, headers))
  const slowBodies = Array.from({ length: 20 }, () => dribble(port, body))
  await sleep(500)
  expect((await calculate(url)).status).toBe(200)

  const took = async (slow: readonly Dribble[]): Promise<number> => {
    while (!slow.every(({ closed }) => closed())) await sleep(100)
    return performance.now() - start
  }
  expect(await took(slowHeaders)).toBeLessThan(8_000)
  expect(await took(slowBodies)).toBeLessThan(13_000)
  for (const { answer } of [...slowHeaders, ...slowBodies]) {
    expect(answer()).toMatch(/^HTTP\/1\.1 408 [\s\S]*\{"error":"La petición ha tardado demasiado/)
  }
  expect((await calculate(url)).status).toBe(200)
})

it('clients that go on sending after they were refused keep no connection', async () => {
  const { port, url } = await startServer({ OBRADOR_MAX_CONNECTIONS: '10' })
  const deaf = Array.from({ length: 10 }, () => dribble(port, 'GET / HTTP/1.1\r\nX: ', true))
  await sleep(500)
  await expect(calculate(url)).rejects.toThrow()
  await expect.poll(() => deaf.every(({ closed }) => closed()), { timeout: 12_000 }).toBe(true)
  expect((await calculate(url)).status).toBe(200)
})

it('connections beyond the bound are dropped, and come in again when others have gone', async () => {
  const { port, url } = await startServer({ OBRADOR_MAX_CONNECTIONS: '20' })
  const held = Array.from({ length: 30 }, () => dribble(port, 'GET / HTTP/1.1\r\nX: '))
  await sleep(500)
  expect(held.filter(({ closed }) => closed())).toHaveLength(10)
  await expect(calculate(url)).rejects.toThrow()
  for (const { socket } of held) socket.destroy()
  await sleep(200)
  expect((await calculate(url)).status).toBe(200)
})
