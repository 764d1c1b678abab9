import { findRow, isFreshRow } from '@obrador/engine'
import type { WorkshopHabits } from './habits.ts'
import { identityKeyOf } from './ingredient-identity.ts'
import { batchesOfFormula, type MadeBatch } from './made-batch.ts'
import { lotNumberOf } from './same-ingredient.ts'
import { batchLineIdentity } from './trace.ts'

/** A sack or a box that is open, since when, and what was open of the same before it, newest first. */
export interface OpenSack {
  readonly lot: string
  /** When it was first seen. */
  readonly since: string
  readonly before: readonly string[]
}

/** What is known of the sack of a line before anybody says which it is. */
export type LineSack =
  | { readonly is: 'unneeded' | 'unknown'; readonly before: readonly string[] }
  /** A batch of one's own. */
  | { readonly is: 'batch'; readonly lot: string; readonly before: readonly string[] }
  /** `isOld`: one asks whether it is still the same. */
  | {
      readonly is: 'open'
      readonly lot: string
      readonly days: number
      readonly isOld: boolean
      readonly before: readonly string[]
    }

/** The lot that is supposed of a line; none where nobody can suppose one. */
export const lotOfSack = (sack: LineSack): string => ('lot' in sack ? sack.lot : '')

/** Days after which one asks whether it is still the same: of what spoils, and of a sack. */
const ASKS_AFTER = { fresh: 4, sack: 60 } as const
const DAY_MS = 86_400_000
/** Lots of before that are offered. */
const MOST_BEFORE = 4

export function daysSince(at: string, now = new Date()): number {
  const midnight = (of: Date): number => new Date(of).setHours(0, 0, 0, 0)
  return Math.max(0, Math.round((midnight(now) - midnight(new Date(at))) / DAY_MS))
}

/** Whether one asks if it is still the same after so many days. */
export const isSackOld = (days: number, isFresh: boolean): boolean =>
  days > (isFresh ? ASKS_AFTER.fresh : ASKS_AFTER.sack)

/** By what is after the colon of an identity, the sack that was confirmed or opened last. */
export function openSacksIn(
  batches: readonly MadeBatch[],
  opened: NonNullable<WorkshopHabits['opened']> = {},
): ReadonlyMap<string, OpenSack> {
  const seen = [
    ...batches.flatMap((batch) =>
      batch.lines.flatMap((line) =>
        line.lot ? [{ key: identityKeyOf(batchLineIdentity(batch, line)), lot: line.lot, at: batch.at }] : [],
      ),
    ),
    ...Object.entries(opened).map(([key, { lot, at }]) => ({ key, lot, at })),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  const open = new Map<string, OpenSack>()
  for (const { key, lot, at } of seen) {
    const now = open.get(key)
    if (now && lotNumberOf(now.lot) === lotNumberOf(lot)) continue
    const before = now ? [now.lot, ...now.before.filter((one) => lotNumberOf(one) !== lotNumberOf(lot))] : []
    open.set(key, { lot, since: at, before: before.slice(0, MOST_BEFORE) })
  }
  return open
}

/** The sack of a line, by what the line is. Water has none, and a formula of one's own the lot of its last batch. */
export function sackOfLine(
  identity: string,
  batches: readonly MadeBatch[],
  open: ReadonlyMap<string, OpenSack>,
  now = new Date(),
): LineSack {
  const key = identityKeyOf(identity)
  const sack = open.get(key)
  const before = sack?.before ?? []
  if (identity.startsWith('formula:')) {
    const [last, ...others] = batchesOfFormula(batches, key).flatMap(({ lot }) => lot || [])
    return last === undefined
      ? { is: 'unknown', before }
      : { is: 'batch', lot: last, before: others.slice(0, MOST_BEFORE) }
  }
  const row = findRow(key)
  if (identity.startsWith('row:') && row?.category === 'agua') return { is: 'unneeded', before }
  if (!sack) return { is: 'unknown', before }
  const days = daysSince(sack.since, now)
  return { is: 'open', lot: sack.lot, days, isOld: isSackOld(days, row ? isFreshRow(row) : false), before }
}
