import { test } from 'vitest'

/**
 * Tests that read a clock. Every one is nightly, because a machine that others use makes any time longer: `measuredTest` is the only
 * way to the clock, and the structure check refuses others. The gate counts work, or compares two counts.
 */

/** Times of this thread, ms. */
export interface ThreadClock {
  /** ms by the clock, which goes on while others work. */
  readonly now: () => number
  /** ms that this thread has worked since it began: whoever else uses the machine adds little to it. */
  readonly worked: () => number
  /** Times as long as on a free machine that work takes at this moment, at least one: whoever shares a core or its caches slows this thread, too. */
  readonly slowness: () => number
  /** ms as a free machine would take, of what took longer than it may. */
  readonly onFreeMachine: (milliseconds: number, most?: number) => number
  /** ms of the quietest of some rounds on a free machine, no more of them than it takes to be quick enough. */
  readonly quietestOf: (work: () => void, enough?: number) => number
}

/** ms for which no request may hold the service, on a machine that nobody else uses. */
export const LONGEST_HOLD = 50

function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const ROWS = 2000
const TIMES = 3
/** Work of the kind that the engine does, always the same: texts folded, looked up, sorted and written. */
function fixedWork(): void {
  for (let time = 0; time < TIMES; time++) {
    const rows = Array.from({ length: ROWS }, (_, at) => ({ name: `Nombre número ${(at * 7919) % ROWS} de la casa` }))
    const folded = (text: string): string =>
      text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase()
    const byName = new Map(rows.map((row) => [folded(row.name), row]))
    JSON.stringify([...byName].toSorted(([one], [other]) => (one < other ? -1 : 1)))
  }
}
/** ms of it on two cores that nobody else uses: the least of some hundred rounds. */
const FIXED_WORK = 16

function quickest(work: () => void, rounds: number, enough = 0): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds && least >= enough; round++) {
    const start = worked()
    work()
    least = Math.min(least, worked() - start)
  }
  return least
}

const slowness = (): number => Math.max(1, quickest(fixedWork, 5) / FIXED_WORK)

const onFreeMachine = (milliseconds: number, most = LONGEST_HOLD): number =>
  milliseconds < most ? milliseconds : milliseconds / slowness()

const MOST_ROUNDS = 25

const THREAD_CLOCK: ThreadClock = {
  now: () => performance.now(),
  worked,
  slowness,
  onFreeMachine,
  quietestOf: (work, enough = LONGEST_HOLD) => onFreeMachine(quickest(work, MOST_ROUNDS, enough), enough),
}

/** The least of some rounds, no more of them than it takes to be quick enough: whoever else uses the machine only adds to it. */
export async function quietestRound(round: () => Promise<number>, enough: number, rounds = 5): Promise<number> {
  let least = await round()
  for (let more = 1; more < rounds && least >= enough; more++) least = Math.min(least, await round())
  return least
}

/** ms that a measurement may take in all. */
const PATIENCE = 600_000

/** A nightly test that is handed the clock of its thread. */
export const measuredTest = (title: string, measure: (clock: ThreadClock) => void | Promise<void>): void =>
  test(title, { tags: ['nightly'], timeout: PATIENCE }, () => measure(THREAD_CLOCK))
