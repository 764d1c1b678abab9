import { roundTo } from '@obrador/engine'

/** What is divided and what comes out of the oven. */

/** Finer than any scale, so that what was typed comes back as it was typed. */
const DECIMALS = 4

/** Grams to divide for those that are left, and the other way round; `loss` in %. */
export const rawGramsFor = (finished: number, loss: number): number =>
  roundTo((100 * finished) / (100 - loss), DECIMALS)
export const finishedFrom = (raw: number, loss: number): number => roundTo((raw * (100 - loss)) / 100, 2)

/** Equal batches that each fit in the machine; one where nobody has said what fits. */
export const batchCountOf = (total: number, capacity: number | undefined): number =>
  capacity === undefined || capacity <= 0 ? 1 : Math.max(1, Math.ceil(roundTo(total / capacity, DECIMALS)))

/**
 * °C that the mixer adds, by what came out of it: the sum of all that goes in, water among it, is `terms` times the dough
 * that was wanted, and whatever it came out warmer each of them has to account for.
 */
export const frictionFrom = (friction: number, terms: number, wanted: number, came: number): number =>
  Math.max(0, roundTo(friction + terms * (came - wanted), 1))
