/**
 * How much a run tries. A change waits for the gate, so that the gate tries what each change could break; `FULL=1` (`npm run
 * check:full`, at night and before a release) tries everything. What is slow is told here and nowhere else: CONTRIBUTING.md,
 * «The tiers».
 */
export const isFull = process.env.FULL === '1'

/** Of the examples that a property is tried on, the share that the gate draws. */
const GATE_SHARE = 0.25

/** Examples of a property or a fuzzer: all of them, or the gate's share. */
export const runs = (all: number): number => (isFull ? all : Math.ceil(GATE_SHARE * all))

/**
 * Of cases that are combined with others: all of them, or every fourth, beginning with another at each turn, so that a few turns
 * try each case somewhere.
 */
export function share<T>(all: readonly T[], turn: number): readonly T[] {
  const step = isFull ? 1 : Math.round(1 / GATE_SHARE)
  return all.filter((_, at) => (at + turn) % step === 0)
}
