/**
 * How much a run tries. A change waits for the gate, so that the gate tries what each change could break; `FULL=1` (`npm run
 * check:full`, at night and before a release) tries everything. What is slow is told here and nowhere else: CONTRIBUTING.md,
 * «The tiers».
 */
export const isFull = process.env.FULL === '1'

/** The variable with the globs, parted by colons, of files of code tests that a run leaves out. */
export const TESTS_LEFT_OUT = 'OBRADOR_TESTS_LEFT_OUT'

/** Tests with real processes that a change waits for: that the services start, answer, tell of themselves and stop. The others are nightly. */
export const GATE_PROCESSES: readonly string[] = [
  ...['bundle', 'image', 'protocol', 'server'].map((name) => `apps/api/test/service/${name}.test.ts`),
  ...['hostile-devices', 'relay'].map((name) => `apps/relay/test/service/${name}.test.ts`),
]

/** Files that want a process of their own, for the memory and the time that something takes: nightly. */
export const OWN_PROCESS: readonly string[] = [
  'packages/engine/test/reading-cost.test.ts',
  'packages/engine/test/doubt/memory.test.ts',
  'packages/balancer/test/speed.test.ts',
  'apps/api/test/shedding.test.ts',
]

/** Of the examples that a property is tried on, the share that the gate draws. */
const GATE_SHARE = 0.1
/** Of cases that are combined with others, the gate tries one in so many at each turn. */
const GATE_STEP = 10
/** Examples that the gate draws of one property at most: those after them hardly ever fail where these did not. */
const GATE_MOST = 100

/** Examples of a property or a fuzzer: all of them, or the gate's share. */
export const runs = (all: number): number => (isFull ? all : Math.min(GATE_MOST, Math.ceil(GATE_SHARE * all)))

/** Of cases that each of several takes in the same way, the turn of one: together they take all; at night each takes all. */
export const turn = <T>(all: readonly T[], among: number, own: number): readonly T[] =>
  isFull ? all : all.filter((_, at) => at % among === own % among)

/**
 * Of cases that are combined with others: all of them, or every tenth, beginning with another at each turn, so that a few turns
 * try each case somewhere.
 */
export function share<T>(all: readonly T[], turn: number): readonly T[] {
  const step = isFull ? 1 : GATE_STEP
  return all.filter((_, at) => (at + turn) % step === 0)
}
