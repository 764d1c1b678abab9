import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../../..')
/** The store, the bare engine and the service with each kind of limits. */
const STARTED = 4

/** The processes that one started, by /proc. */
const startedBy = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, owner] = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')
        return Number(owner) === parent
      } catch {
        // It ended while we were looking.
        return false
      }
    })

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a measurement that is interrupted leaves no process behind', {
  tags: ['nightly'],
}, async () => {
  const bench = spawn(process.execPath, [join(ROOT, 'bench/http.ts')], { stdio: 'ignore' })
  const ended = once(bench, 'exit')
  let started: number[] = []
  while (started.length < STARTED) {
    expect(bench.exitCode).toBeNull()
    await sleep(100)
    started = startedBy(bench.pid ?? 0)
  }
  bench.kill('SIGINT')
  await ended
  for (let waited = 0; waited < 50 && started.some(isRunning); waited++) await sleep(100)
  expect(started.filter(isRunning)).toEqual([])
})
