/** ms that this thread has worked since it began. Whoever else uses the machine adds little to it, so that limits of time mean the same on a busy one. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** ms for which no request may hold the service, on a machine that nobody else uses. */
export const LONGEST_HOLD = 50

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

/**
 * Times as long as on a free machine that work takes at this moment: whoever shares a core or its caches makes the
 * work of this thread slower, too. Never less than one.
 */
export const slowness = (): number => Math.max(1, quickest(fixedWork, 5) / FIXED_WORK)

/** ms as a free machine would take, of what took longer than it may. */
export const onFreeMachine = (milliseconds: number, most = LONGEST_HOLD): number =>
  milliseconds < most ? milliseconds : milliseconds / slowness()

const MOST_ROUNDS = 25

/** ms of the quietest of some rounds on a free machine, no more of them than it takes to be quick enough. */
export const quietestOf = (work: () => void, enough = LONGEST_HOLD): number =>
  onFreeMachine(quickest(work, MOST_ROUNDS, enough), enough)
