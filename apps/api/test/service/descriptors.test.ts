import { readdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { ajusteContracts, ajusteSchemas } from '@obrador/contract'
import { afterEach, expect, it } from 'vitest'
import { noThread } from '../../src/words/es.ts'
import { expectRefusal } from '../helpers.ts'
import { killAll, type Replica, run, startServer } from './processes.ts'
import { type Answer, calculate } from './requests.ts'

/** A replica that may open no more files refuses what needs one, goes on with the rest, and does it once it may again. */

afterEach(killAll)

const ENOUGH = 1024

const allow = ({ child }: Replica, files: number) => run('prlimit', '--pid', String(child.pid), `--nofile=${files}:`)

/** Lets a replica open so many files more than it has, once the connections that asked whether it lives have gone. */
async function allowMore(replica: Replica, spare: number): Promise<void> {
  await sleep(300)
  const open = new Set(readdirSync(`/proc/${replica.child.pid}/fd`).map(Number))
  // The bound is on the number of a file, and a new one has the lowest that is free.
  let bound = 0
  for (let free = 0; free < spare || open.has(bound); bound++) if (!open.has(bound)) free++
  await allow(replica, bound)
}

const { path, request } = ajusteContracts.helado
const [example] = Reflect.get(ajusteSchemas[request], 'examples') as [object]
const adjust = ({ url }: Replica, turn: number): Promise<Answer> =>
  calculate(url, { path, body: JSON.stringify(example), from: `127.4.0.${turn}` })

it('adjustments whose threads cannot start are refused, and worked out when they can', {
  timeout: 60_000,
}, async () => {
  const replica = await startServer({ OBRADOR_ADJUST_THREADS: '2' })
  // One is the connection of whoever asks.
  for (const spare of [2, 3]) {
    await allowMore(replica, spare)
    const answer = await adjust(replica, spare)
    expect(answer.status, answer.body).toBe(503)
    expectRefusal(JSON.parse(answer.body), noThread(5))
    expect(answer.headers['retry-after']).toBe('5')
    expect((await calculate(replica.url)).status).toBe(200)
  }
  // A thread begins to start, and fails on its way if the other takes what it needs.
  await allowMore(replica, 5)
  expect([200, 503]).toContain((await adjust(replica, 5)).status)
  expect((await calculate(replica.url)).status).toBe(200)
  await allow(replica, ENOUGH)
  // Whoever comes while the threads load may be asked to come again.
  for (let turn = 10; (await adjust(replica, turn)).status !== 200; turn++);
  expect(await replica.stop()).toBe(0)
})

it('the tools of agents are loaded at the next call when they could not be at the first', {
  timeout: 60_000,
}, async () => {
  const replica = await startServer({ OBRADOR_ADJUST_THREADS: '1' })
  const ask = async () => {
    const response = await fetch(`${replica.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        connection: 'close',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
    })
    await response.text()
    return response.status
  }
  await allowMore(replica, 1)
  expect(await ask()).toBe(500)
  await allow(replica, ENOUGH)
  expect(await ask()).toBe(200)
  expect(await replica.stop()).toBe(0)
})
