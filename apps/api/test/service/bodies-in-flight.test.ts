import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCCION_PATH } from '@obrador/contract'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-port.ts'
import { MOST_IN_FLIGHT } from '../../src/plugins/in-flight.ts'
import { PLAN_KIBIBYTES } from '../../src/routes/produccion.ts'
import { answering, killAll, launch, SERVER } from './processes.ts'
import { calculate, tally } from './requests.ts'

afterEach(killAll)

/** Heap of the replica, MiB: as much of its 512 as its own heap gets. */
const HEAP = 256
const MIB = 1024 * 1024

async function replica() {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const env = { PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'error', OBRADOR_TRUSTED_PROXIES: '127.0.0.1' }
  const server = launch(process.execPath, [`--max-old-space-size=${HEAP}`, SERVER], env)
  await answering(url, server)
  return { port, url, server }
}

const peakOf = (pid = 0): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** A plan of 500 parts with 160 keys each that nobody knows: small in bytes, large once it is parsed. */
function hostilePlan(): string {
  const unknown = Object.fromEntries(Array.from({ length: 160 }, (_, at) => [`k${at}`, 1]))
  const partes = Array.from({ length: 500 }, (_, at) => ({ nombre: `p${at}`, gramos: 1, ...unknown }))
  return JSON.stringify({ productos: [{ nombre: 'x', piezas: 1, partes }] })
}

it('many large bodies at once leave a replica alive, and ordinary requests answered', {
  timeout: 120_000,
}, async () => {
  const { url, server } = await replica()
  const body = hostilePlan()
  const plans = Array.from({ length: 59 }, (_, at) =>
    calculate(url, { path: PRODUCCION_PATH, body, forwarded: `10.2.0.${at + 1}` }).catch(() => ({ status: 0 })),
  )
  const counts = tally(await Promise.all(plans))
  console.info(
    `${body.length / 1024} KiB × 59: ${JSON.stringify(counts)}; ${peakOf(server.child.pid).toFixed()} MiB at most`,
  )
  expect(server.child.exitCode ?? server.child.signalCode, server.output()).toBeNull()
  expect(counts[503] ?? 0).toBeGreaterThan(0)
  expect(counts[0] ?? 0).toBe(0)
  // A loop that was late a moment ago still turns people away for a second or two.
  await expect.poll(async () => (await calculate(url, { forwarded: '10.3.0.1' })).status, { timeout: 20_000 }).toBe(200)
})

/** Announces a large body, sends none of it and waits. */
function announce(port: number, client: string, framing: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${PRODUCCION_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nX-Forwarded-For: ${client}\r\n${framing}\r\n\r\n`,
      )
      resolve(socket)
    })
    socket.on('error', reject)
  })
}

const answerOn = (socket: Socket): Promise<string> =>
  new Promise((resolve) => socket.once('data', (chunk) => resolve(chunk.toString())))

it.each([
  ['a length', `Content-Length: ${PLAN_KIBIBYTES * 1024}`],
  ['chunks of no known length', 'Transfer-Encoding: chunked'],
])(
  'one client that announces %s holds so much and no more, until it hangs up',
  { timeout: 60_000 },
  async (_, framing) => {
    const { port, url } = await replica()
    const client = '10.4.0.1'
    const held = [await announce(port, client, framing), await announce(port, client, framing)]
    await sleep(200)
    const refused = await answerOn(await announce(port, client, framing))
    expect(refused).toMatch(/^HTTP\/1\.1 429 /)
    expect(refused).toMatch(/retry-after: 1/i)
    expect(refused).toContain(`${MOST_IN_FLIGHT.client / 1024} KiB`)
    // Others are served meanwhile, and so is this client once it has hung up.
    expect((await calculate(url, { forwarded: '10.4.0.2' })).status).toBe(200)
    for (const socket of held) socket.destroy()
    await sleep(200)
    expect((await calculate(url, { forwarded: client })).status).toBe(200)
  },
)

it('a replica that holds all it may says so to everybody, with 503', { timeout: 60_000 }, async () => {
  const { port } = await replica()
  const sockets: Socket[] = []
  for (let at = 0; at < MOST_IN_FLIGHT.all / MIB; at++)
    sockets.push(await announce(port, `10.5.${at}.1`, `Content-Length: ${PLAN_KIBIBYTES * 1024}`))
  await sleep(200)
  const refused = await answerOn(await announce(port, '10.6.0.1', `Content-Length: ${PLAN_KIBIBYTES * 1024}`))
  expect(refused).toMatch(/^HTTP\/1\.1 503 /)
  expect(refused).toContain('sin_capacidad')
  for (const socket of sockets) socket.destroy()
})
