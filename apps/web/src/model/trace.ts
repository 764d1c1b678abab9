import type { MadeBatch } from './made-batch.ts'

/** A lot that went into something: what it is, and what is written on its sack or its box. */
export interface BoughtLot {
  readonly name: string
  readonly lot: string
}

/** One lot of something that was bought, since when it is open, and the batches that have it. */
export interface TracedLot extends BoughtLot {
  readonly since: string
  readonly batches: readonly MadeBatch[]
}

export const lotId = ({ name, lot }: BoughtLot): string => JSON.stringify([name.toLowerCase(), lot])

/** All lots of a batch, and those of a batch of one's own that went into it; each once. */
function lotsOf(batch: MadeBatch, made: ReadonlyMap<string, MadeBatch>, seen: Set<MadeBatch> = new Set()): BoughtLot[] {
  if (seen.has(batch)) return []
  seen.add(batch)
  return batch.lines.flatMap(({ name, lot = '' }) => {
    if (lot === '') return []
    const inner = made.get(lot)
    return [{ name, lot }, ...(inner ? lotsOf(inner, made, seen) : [])]
  })
}

/** Every lot that was noted, with the batches that have it, whether straight or inside something made before. */
export function tracedLotsIn(batches: readonly MadeBatch[]): readonly TracedLot[] {
  const made = new Map(batches.map((batch) => [batch.lot, batch]))
  const found = new Map<string, { name: string; lot: string; since: string; batches: MadeBatch[] }>()
  for (const batch of batches) {
    for (const one of new Map(lotsOf(batch, made).map((lot) => [lotId(lot), lot])).values()) {
      const known = found.get(lotId(one)) ?? { ...one, since: batch.day, batches: [] }
      known.batches.push(batch)
      if (batch.day < known.since) known.since = batch.day
      found.set(lotId(one), known)
    }
  }
  return [...found.values()].toSorted(
    (one, other) => one.name.localeCompare(other.name) || one.lot.localeCompare(other.lot),
  )
}
