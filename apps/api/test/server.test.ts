import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { heladoExample } from '@obrador/contract'
import { afterEach, expect, it } from 'vitest'
import { PATH } from './helpers.ts'

const SERVER = join(import.meta.dirname, '../src/server.ts')
const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

interface Running {
  readonly port: number
  readonly url: string
  readonly output: () => string
  readonly stop: () => Promise<number | null>
  readonly signal: () => void
  readonly ended: Promise<number | null>
}

function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, [SERVER], { env: { ...env, PATH: process.env.PATH ?? '' } })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  return { child, ended, output: () => output }
}

async function start(env: Record<string, string> = {}): Promise<Running> {
  const port = await freePort()
  const { child, ended, output } = launch({ PORT: String(port), HOST: '127.0.0.1', ...env })
  const url = `http://127.0.0.1:${port}`
  while (!output().includes('listening')) {
    if (child.exitCode !== null) throw new Error(output())
    await sleep(20)
  }
  const signal = () => child.kill('SIGTERM')
  const stop = () => {
    signal()
    return ended
  }
  return { port, url, output, ended, signal, stop }
}

const body = JSON.stringify(heladoExample)
const calculate = (url: string) =>
  fetch(url + PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

it('a real process answers, and stops cleanly when told to', async () => {
  const { url, stop } = await start()
  const response = await calculate(url)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ status: 'ok', verdict: 'equilibrada' })
  expect(await (await fetch(url + PATH)).json()).toMatchObject({ docs: `${url}/docs` })
  expect(await stop()).toBe(0)
})

it('a request under way when the process is told to stop is finished', async () => {
  const { port, signal, ended } = await start()
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
  const { url, signal, ended } = await start({ OBRADOR_DRAIN_SECONDS: '1' })
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  signal()
  await sleep(150)
  const ready = await fetch(`${url}/readyz`)
  expect(ready.status).toBe(503)
  expect(await ready.json()).toEqual({ error: expect.stringContaining('parando') })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  expect((await calculate(url)).status).toBe(200)
  expect(await ended).toBe(0)
})

it('the log has route, status and duration, and neither bodies nor addresses of clients', async () => {
  const { url, output, stop } = await start()
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
  const { ended, output } = launch({ OBRADOR_TRUSTED_PROXIES: 'casa' })
  expect(await ended).toBe(1)
  expect(output().trim()).toMatch(/^OBRADOR_TRUSTED_PROXIES vale «casa» y debe ser .+\.$/)
})
