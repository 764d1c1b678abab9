import { countingReadings, type GaugeLimits, GUARD_GAUGE, gramsToTarget, NO_LEVER } from './gauge.ts'
import {
  type FormulaSearch,
  type LeverMove,
  leverSlopesOf,
  listedMoves,
  reluctanceFor,
  shownSide,
  weighMove,
} from './search.ts'

/** Share of the batch beyond which a change is no touch. */
const MOST_OF_BATCH = 0.02
/** Weights of a scale, g, the coarsest first: whole grams where there are any. */
const SCALE_STEPS = [1, 0.1, 0.01] as const
/** Clears the noise of a division before it is rounded up. */
const NOISE = 1e-9

/** Weights that a scale shows, each the least that is not below the one that is wanted, the roundest first. */
const weighableFrom = (wanted: number): number[] =>
  SCALE_STEPS.filter((step) => step <= wanted || step === SCALE_STEPS.at(-1)).map(
    (step) => Math.ceil(wanted / step - NOISE) / (1 / step),
  )

/** The least that one line rises, or falls by, so that every figure that is out comes in with a margin. */
function touchOf<Matter>(search: FormulaSearch<Matter>, now: Float64Array, from: number, to: number) {
  const { gauges, levers, grams: has, batch } = search
  const [giver, taker] = [levers[from - 1], levers[to - 1]]
  const room = Math.min(
    MOST_OF_BATCH * batch,
    taker ? taker.reach - (has[to] as number) : batch,
    giver ? (has[from] as number) - giver.alone : batch,
  )
  let wanted = 0
  for (const [g, value] of now.entries()) {
    const side = gauges.sort[g] === GUARD_GAUGE ? 0 : shownSide(gauges, g, value)
    if (side === 0) continue
    const { clearLeast, clearMost } = gauges.limits[g] as GaugeLimits
    const grams = gramsToTarget(gauges, g, side < 0 ? clearLeast : clearMost, from, to, room)
    if (!(grams > 0 && grams <= room)) return undefined
    wanted = Math.max(wanted, grams)
  }
  const { guarded } = weighMove(search, NO_LEVER, NO_LEVER, 0)
  return weighableFrom(wanted).find((grams) => {
    const after = weighMove(search, from, to, grams)
    return grams <= room && !after.isOut && after.guarded <= guarded
  })
}

/**
 * Of what all but lies in its ranges: the smallest weight of one line that brings it in, by a lever that the table of the craft has for the
 * fault, or by one side of it. What is there already comes before what is not. Nothing where no line does it without taking another figure out.
 */
export function smallestMove<Matter>(search: FormulaSearch<Matter>): LeverMove | undefined {
  const now = countingReadings(search.gauges)
  let best: (LeverMove & { readonly isNew: boolean; readonly price: number }) | undefined
  for (const way of listedMoves(search, now, leverSlopesOf(search, now))) {
    for (const [from, to] of [
      [way.from, NO_LEVER],
      [NO_LEVER, way.to],
    ] as const) {
      const lever = search.levers[Math.max(from, to) - 1]
      const grams = lever && touchOf(search, now, from, to)
      if (!lever || grams === undefined) continue
      const price = grams * reluctanceFor(lever.standing.keeping.role, to !== NO_LEVER)
      const isNew = lever.line < 0
      if (!best || (isNew === best.isNew ? price < best.price : best.isNew)) best = { from, to, grams, isNew, price }
    }
  }
  return best && { from: best.from, to: best.to, grams: best.grams }
}
