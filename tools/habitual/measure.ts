import { FormulaError } from '@obrador/engine'
import { purposeOfRow } from '../../packages/engine/src/catalogue/functions.ts'
import { rarityReadingOf } from '../../packages/engine/src/judge/usual.ts'
import {
  accepted,
  answer,
  type CraftId,
  type GoldenFormula,
  goldenFiles,
} from '../../packages/engine/test/golden/corpus.ts'
import { passes } from '../accuracy/measure.ts'
import { mutantsOf } from '../accuracy/mutants.ts'
import { ENOUGH, leftOut, missingIn, type Thresholds, thresholdsOf, type Without } from './calibrate.ts'
import { type Gathered, type Part, partsOf } from './gather.ts'

/** How many of how many. */
export type Count = readonly [hits: number, all: number]

/** What the habitual does on formulas whose source it has not seen. */
export interface Measured {
  readonly craft: string
  readonly formulas: number
  /** Published formulas that are flagged, of all and of those that the ranges accept. */
  readonly flagged: Count
  readonly flaggedAccepted: Count
  /** Mutants told by the verdict, and by that or the habitual. */
  readonly byVerdict: Count
  readonly byEither: Count
  /** Flagged mutants whose line is the one that is named. */
  readonly named: Count
  /** Flawed formulas of the corpus told by either. */
  readonly flawsByVerdict: Count
  readonly flawsByEither: Count
  /** Published formulas that are asked what they forgot. */
  readonly askedFalsely: Count
  /** Main things taken out of accepted formulas: asked for at all, and asked for by their name. */
  readonly askedFor: Count
  readonly askedRightly: Count
  /** µs of a reading. */
  readonly microseconds: number
}

const isFlagged = (without: Without, parts: readonly Part[], { flags }: Thresholds) => {
  const reading = rarityReadingOf(without.model, parts)
  return { reading, flagged: reading.gain > flags.gain || reading.rarity > flags.rarity }
}

interface Mutated {
  readonly caught: boolean
  readonly flagged: boolean
  readonly named: boolean
}

/** Halved and doubled main lines of an accepted formula, judged by the ranges and by the others of its type. */
function mutate(without: Without, thresholds: Thresholds): readonly Mutated[] {
  const { formula: one } = without
  const { craft, type, formula } = one
  return mutantsOf(formula).flatMap(({ ingredient, lines }) => {
    const changed: GoldenFormula = { ...formula, lines }
    const caught = !passes(craft, type, changed)
    const found = partsOf(craft, type, lines)
    // A mutant that tells another style is held against that one: the model of its own is still what was left out.
    if (!found || found.type !== type) return [{ caught, flagged: false, named: false }]
    const { reading, flagged } = isFlagged(without, found.parts, thresholds)
    const named = flagged && found.parts[reading.odd]?.name === ingredient
    return [{ caught, flagged, named }]
  })
}

/** What nearly all of the type have, taken out. */
function forget(
  without: Without,
  { flags }: Thresholds,
): readonly { readonly asked: boolean; readonly right: boolean }[] {
  const { formula: one, mains } = without
  return mains.flatMap((main) => {
    const left = one.parts.filter(({ row }) => purposeOfRow(row) !== main.purpose)
    if (left.length === one.parts.length || left.length === 0) return []
    const missing = missingIn(rarityReadingOf(without.model, left), mains, left)
    const asked = (missing?.gain ?? 0) > flags.missing
    return [{ asked, right: asked && missing?.main.purpose === main.purpose }]
  })
}

function isCaught(craft: CraftId, type: string, formula: GoldenFormula): boolean {
  try {
    return !accepted(craft, answer(craft, type, formula))
  } catch (error) {
    if (error instanceof FormulaError) return true
    throw error
  }
}

/** The flawed formulas of the corpus, each held against the type without the source that it was spoiled from. */
function flaws(craft: CraftId, without: readonly Without[], thresholds: Thresholds) {
  const ofType = new Map(without.map((one) => [one.formula.type, one] as const))
  return goldenFiles(craft).flatMap(({ type, formulas }) =>
    formulas
      .filter(({ kind }) => kind === 'flawed')
      .map((formula) => {
        const caught = isCaught(craft, type, formula)
        const found = partsOf(craft, type, formula.lines)
        const peer = found && ofType.get(found.type)
        return { caught, flagged: found && peer ? isFlagged(peer, found.parts, thresholds).flagged : false }
      }),
  )
}

const count = <Item>(items: readonly Item[], hit: (item: Item) => boolean): Count => [
  items.filter(hit).length,
  items.length,
]

const ROUNDS = 40

/** µs that the thread itself works for a reading: others use the machine too. */
function timeOf(without: readonly Without[]): number {
  const readAll = (): void => {
    for (const { model, formula } of without) rarityReadingOf(model, formula.parts)
  }
  for (let round = 0; round < ROUNDS; round++) readAll()
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) readAll()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / (ROUNDS * without.length)
}

export function measure(craft: CraftId, formulas: readonly Gathered[]): Measured {
  const all = leftOut(formulas)
  const thresholds = thresholdsOf(craft, all)
  // What is held against fewer is told nothing.
  const without = all.filter(({ model }) => model.n >= ENOUGH)
  const read = without.map((one) => ({
    ...isFlagged(one, one.formula.parts, thresholds),
    isAccepted: one.formula.isAccepted,
    asked:
      (missingIn(rarityReadingOf(one.model, one.formula.parts), one.mains, one.formula.parts)?.gain ?? 0) >
      thresholds.flags.missing,
  }))
  const sound = without.filter(({ formula }) => formula.isAccepted)
  const mutants = sound.flatMap((one) => mutate(one, thresholds))
  const forgotten = sound.flatMap((one) => forget(one, thresholds))
  const flawed = flaws(craft, without, thresholds)
  return {
    craft,
    formulas: formulas.length,
    flagged: count(read, ({ flagged }) => flagged),
    flaggedAccepted: count(
      read.filter(({ isAccepted }) => isAccepted),
      ({ flagged }) => flagged,
    ),
    byVerdict: count(mutants, ({ caught }) => caught),
    byEither: count(mutants, ({ caught, flagged }) => caught || flagged),
    named: count(
      mutants.filter(({ flagged }) => flagged),
      ({ named }) => named,
    ),
    flawsByVerdict: count(flawed, ({ caught }) => caught),
    flawsByEither: count(flawed, ({ caught, flagged }) => caught || flagged),
    askedFalsely: count(read, ({ asked }) => asked),
    askedFor: count(forgotten, ({ asked }) => asked),
    askedRightly: count(forgotten, ({ right }) => right),
    microseconds: timeOf(without),
  }
}
