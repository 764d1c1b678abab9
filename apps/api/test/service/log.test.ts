import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { freePort } from '../../../../tools/free-port.ts'
import { answering, killAll, launch, type Process, run, SERVER, startServer, temporaryFolder } from './processes.ts'
import { calculate, tally } from './requests.ts'

/** A log that cannot be written costs its lines, and nothing else. */

afterEach(killAll)

/** Longer than an orderly end takes, and shorter than the process gives itself before it gives up, ms. */
const PROMPT = 5_000

interface Logging extends Process {
  readonly url: string
  readonly dropped: () => Promise<number>
}

async function droppedOf(admin: number): Promise<number> {
  const shown = await (await fetch(`http://127.0.0.1:${admin}/metrics`)).text()
  return Number(/^obrador_log_dropped_total (\d+)$/m.exec(shown)?.[1])
}

/** A replica whose output a shell sends elsewhere. */
async function loggingTo(redirected: string): Promise<Logging> {
  const [port, admin] = [await freePort(), await freePort()]
  const server = launch('bash', ['-c', `${redirected}; exec "$0" "$1"`, process.execPath, SERVER], {
    PORT: String(port),
    HOST: '127.0.0.1',
    OBRADOR_ADMIN_PORT: String(admin),
  })
  const url = `http://127.0.0.1:${port}`
  await answering(url, server)
  return { ...server, url, dropped: () => droppedOf(admin) }
}

const ASKED = 200

async function expectServed({ url, child, ended }: Logging): Promise<void> {
  const answers = []
  for (let turn = 0; turn < ASKED; turn++) answers.push(await calculate(url, { from: `127.3.0.${turn}` }))
  expect(tally(answers)).toEqual({ 200: ASKED })
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
  const start = performance.now()
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(performance.now() - start).toBeLessThan(PROMPT)
}

it('on a disk that is full from the start a replica answers and ends as told, and counts the lines', async () => {
  const replica = await loggingTo('exec >/dev/full 2>&1')
  await calculate(replica.url)
  await expect.poll(replica.dropped).toBeGreaterThan(0)
  await expectServed(replica)
})

it('on a disk that fills up a replica answers and ends as told, and no line is lost uncounted', async () => {
  const file = join(temporaryFolder(), 'log')
  const replica = await loggingTo(`ulimit -f 8; exec >${file} 2>&1`)
  for (let turn = 0; turn < ASKED; turn++) await calculate(replica.url)
  const written = () =>
    readFileSync(file, 'utf8')
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line))
  await expect
    .poll(async () => (await replica.dropped()) + written().filter(({ msg }) => msg === 'request').length)
    .toBe(ASKED)
  expect(written().length).toBeGreaterThan(10)
  await expectServed(replica)
})

it('with a pipe that is full and that nobody reads a replica answers and ends as told', async () => {
  const pipe = join(temporaryFolder(), 'pipe')
  await run('mkfifo', pipe)
  await expectServed(await loggingTo(`exec 3<>${pipe}; head -c 65536 /dev/zero >&3; exec >${pipe} 2>&1`))
})

/** Asks for what is not there so many times on one connection: each is a line of the log. */
async function askInVain(port: number, times: number): Promise<void> {
  const ask = (connection: string) => `GET /nada HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`
  const socket = connect(port, '127.0.0.1').resume()
  socket.write(ask('keep-alive').repeat(times - 1) + ask('close'))
  await once(socket, 'close')
}

it('a reader that comes back is told how many lines it missed', async () => {
  const admin = await freePort()
  const { port, child, output, stop } = await startServer({ OBRADOR_ADMIN_PORT: String(admin) })
  const asked = 12_000
  child.stdout?.pause()
  await askInVain(port, asked)
  await expect.poll(() => droppedOf(admin)).toBeGreaterThan(0)
  child.stdout?.resume()
  await expect.poll(output).toContain('"msg":"log lines dropped"')
  expect(await stop()).toBe(0)
  const lines = output()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const missed = lines.filter(({ msg }) => msg === 'log lines dropped').reduce((sum, notice) => sum + notice.lines, 0)
  expect(lines.filter(({ msg }) => msg === 'request').length + missed).toBe(asked)
})
