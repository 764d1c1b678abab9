import { functionsOfRow, purposeOfRow } from '../../packages/engine/src/catalogue/functions.ts'
import { RARITY_LEVELS } from '../../packages/engine/src/judge/published.ts'
import {
  craftPoolsOf,
  type RarityReading,
  rarityReadingOf,
  type TypeModel,
  typeModelOf,
  variantPeersOf,
} from '../../packages/engine/src/judge/usual.ts'
import { byType, type Gathered, type MainPurpose, mainsOf, type Part, quantile } from './gather.ts'

/** Formulas of other sources under which nothing is told. */
export const ENOUGH = 4
/** What a formula is held against when its own source is left out: at least so many, to learn what far is. */
const ENOUGH_TO_LEARN = 2

/** What a formula is held against: everything of its type that its source did not publish. */
export interface Without {
  readonly formula: Gathered
  readonly model: TypeModel<Gathered>
  readonly mains: readonly MainPurpose[]
}

/** Every formula beside the model of the others. */
export function leftOut(formulas: readonly Gathered[]): readonly Without[] {
  const types = byType(formulas)
  const poolOf = craftPoolsOf(types)
  return [...types].flatMap(([type, ofType]) => {
    const pool = poolOf(type)
    return ofType.flatMap((formula) => {
      const others = ofType.filter(({ source }) => source !== formula.source)
      if (others.length < ENOUGH_TO_LEARN) return []
      return [{ formula, model: typeModelOf(variantPeersOf(others, formula.variant), pool), mains: mainsOf(others) }]
    })
  })
}

export interface Missing {
  readonly main: MainPurpose
  readonly gain: number
}

/** What was forgotten most likely, of what nearly all have and the formula has nothing of. */
export function missingIn(
  reading: RarityReading,
  mains: readonly MainPurpose[],
  parts: readonly Part[],
): Missing | undefined {
  const mass = parts.reduce((sum, { grams }) => sum + grams, 0)
  let best: Missing | undefined
  for (const main of mains) {
    if (parts.some(({ row }) => purposeOfRow(row) === main.purpose)) continue
    const share = main.usual / 100
    const gain = reading.gainWith((share * mass) / (1 - share), functionsOfRow(main.row))
    if (gain > (best?.gain ?? 0)) best = { main, gain }
  }
  return best
}

export interface Thresholds {
  readonly rarities: readonly number[]
  readonly flags: { readonly gain: number; readonly rarity: number; readonly missing: number }
}

/** Shares of published formulas that may be flagged by rarity alone, by either sign, and asked what they forgot. */
const MAY_FLAG = { rarity: 0.01, either: 0.06, missing: 0.01 } as const
/** Less where a new collection was flagged twice as often as this says (norms of turrón, 2026). */
const MAY_FLAG_EITHER: Readonly<Record<string, number>> = { turron: 0.04 }
/** Rounded up, so that what was not flagged stays so. */
const ceiling = (value: number, decimals: number): number => Math.ceil(value * 10 ** decimals) / 10 ** decimals

/** Likelihood that a thing forgotten must bring at the least: a factor of e³, twenty times as likely. */
const LEAST_MISSING = 3

/** From where a formula is called rare, and from where an amount is odd: what published formulas get that nobody had seen. */
export function thresholdsOf(craft: string, without: readonly Without[]): Thresholds {
  const readings = without
    .filter(({ model }) => model.n >= ENOUGH)
    .map(({ formula, model, mains }) => {
      const reading = rarityReadingOf(model, formula.parts)
      return { reading, missing: missingIn(reading, mains, formula.parts)?.gain ?? 0 }
    })
  const rarities = readings.map(({ reading }) => reading.rarity)
  const rarity = ceiling(quantile(rarities, 1 - MAY_FLAG.rarity), 1)
  const rare = readings.filter(({ reading }) => reading.rarity > rarity).length
  const gains = readings
    .filter(({ reading }) => reading.rarity <= rarity)
    .map(({ reading }) => reading.gain)
    .toSorted((one, other) => other - one)
  const left = Math.floor((MAY_FLAG_EITHER[craft] ?? MAY_FLAG.either) * readings.length) - rare
  const missing = quantile(
    readings.map((one) => one.missing),
    1 - MAY_FLAG.missing,
  )
  return {
    rarities: RARITY_LEVELS.map((level) => Number(quantile(rarities, level).toFixed(1))),
    flags: { gain: ceiling(gains[left] ?? 0, 2), rarity, missing: ceiling(Math.max(LEAST_MISSING, missing), 2) },
  }
}
