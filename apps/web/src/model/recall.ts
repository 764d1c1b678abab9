import { findRow } from '@obrador/engine'
import { identityKeyOf } from './ingredient-identity.ts'
import type { MadeBatch, MadeBatchLine } from './made-batch.ts'
import { isSameIngredient } from './same-ingredient.ts'
import { batchLineIdentity, type TracedLot } from './trace.ts'

/** An ingredient with its lots, and the batches of which nobody knows what lot they have. */
export interface RecallGroup {
  readonly key: string
  readonly name: string
  readonly lots: readonly TracedLot[]
  readonly unlotted: readonly MadeBatch[]
}

const isWater = (identity: string): boolean =>
  identity.startsWith('row:') && findRow(identityKeyOf(identity))?.category === 'agua'

/** Lines of a batch whose lot nobody has told and nobody can suppose. */
export const untoldLinesOf = (batch: MadeBatch): readonly MadeBatchLine[] =>
  batch.lines.filter((line) => {
    const identity = batchLineIdentity(batch, line)
    return !line.lot && !line.supposed && !batch.open?.[identityKeyOf(identity)] && !isWater(identity)
  })

/** All that went into some batches, by ingredient: those that have lots first. */
export function recallGroupsOf(lots: readonly TracedLot[], batches: readonly MadeBatch[]): readonly RecallGroup[] {
  const unlotted = new Map<string, { name: string; identity: string; batches: MadeBatch[] }>()
  for (const batch of batches)
    for (const line of untoldLinesOf(batch)) {
      const identity = batchLineIdentity(batch, line)
      const known = unlotted.get(identityKeyOf(identity)) ?? { name: line.name, identity, batches: [] }
      if (!known.batches.includes(batch)) known.batches.push(batch)
      unlotted.set(identityKeyOf(identity), known)
    }
  const bought = [...Map.groupBy(lots, ({ identities }) => identityKeyOf(identities[0] ?? ''))].map(
    ([key, all]): RecallGroup => ({
      key,
      name: all[0]?.name ?? '',
      lots: all,
      unlotted: [...unlotted.values()]
        .filter(({ identity }) =>
          all.some(({ identities }) => identities.some((one) => isSameIngredient(one, identity))),
        )
        .flatMap((one) => one.batches),
    }),
  )
  const told = new Set(lots.flatMap(({ identities }) => identities.map(identityKeyOf)))
  const others = [...unlotted].flatMap(([key, { name, batches: all }]) =>
    told.has(key) ? [] : [{ key, name, lots: [], unlotted: all }],
  )
  return [...bought, ...others]
}

/** Pieces of some batches: those that were counted, and of how many batches nobody counted them. */
export const countedPieces = (
  batches: readonly MadeBatch[],
): { readonly pieces: number; readonly uncounted: number } => ({
  pieces: batches.reduce((sum, { pieces = 0 }) => sum + pieces, 0),
  uncounted: batches.filter(({ pieces }) => pieces === undefined).length,
})
