import { findRow } from '@obrador/engine'
import type { OwnIngredient } from './formula.ts'
import { type IdentifiedLine, identityKeyOf, identityOfLine } from './ingredient-identity.ts'
import type { MadeBatch, MadeBatchLine } from './made-batch.ts'
import { lotNumberOf } from './same-ingredient.ts'

/** One lot of something that was bought, since when it is open, and the batches that have it. */
export interface TracedLot {
  readonly id: string
  /** The shortest of the names that it is written under. */
  readonly name: string
  readonly names: readonly string[]
  /** What it is: of two rows of one food, both. */
  readonly identities: readonly string[]
  readonly lot: string
  readonly since: string
  /** Whether straight or inside something made before. */
  readonly batches: readonly MadeBatch[]
  /** They may have it: nobody confirmed it, or it is the same number on another food. */
  readonly doubtful: readonly MadeBatch[]
}

type Pantry = readonly Pick<OwnIngredient, 'id' | 'model'>[]

/** What a line of a batch is; of a batch of before, what `rowNamed` reads in its name. */
export const batchLineIdentity = (
  { formula }: Pick<MadeBatch, 'formula'>,
  { line, name, identity }: MadeBatchLine,
  rowNamed: (name: string) => { readonly id: string } | undefined = findRow,
): string => {
  const written = formula.lines[line]
  const known: IdentifiedLine = written?.name === name ? written : { name }
  return identity ?? identityOfLine(known, [], rowNamed)
}

/** The same batches, with what each line is: those of before are read once. */
export const identifiedBatches = (
  batches: readonly MadeBatch[],
  rowNamed: (name: string) => { readonly id: string } | undefined,
): readonly MadeBatch[] =>
  batches.map((batch) =>
    batch.lines.every(({ identity }) => identity !== undefined)
      ? batch
      : {
          ...batch,
          lines: batch.lines.map((line) => ({ ...line, identity: batchLineIdentity(batch, line, rowNamed) })),
        },
  )

interface NotedLot {
  readonly identity: string
  readonly name: string
  readonly lot: string
  readonly isSure: boolean
}

/** The lots of its own lines: confirmed or, where nobody said, of the sack that was open. */
const notedLotsOf = (batch: MadeBatch): readonly NotedLot[] =>
  batch.lines.flatMap((line) => {
    const identity = batchLineIdentity(batch, line)
    const lot = line.lot || line.supposed || batch.open?.[identityKeyOf(identity)] || ''
    return lot === '' ? [] : [{ identity, name: line.name, lot, isSure: Boolean(line.lot) }]
  })

type NotesOf = (batch: MadeBatch) => readonly NotedLot[]

/** The batches of one's own that went into one, through all levels, and itself. */
function insideOfBatch(batch: MadeBatch, made: ReadonlyMap<string, readonly MadeBatch[]>, notes: NotesOf) {
  const inside = new Set([batch])
  for (const one of inside)
    for (const { lot } of notes(one)) for (const inner of made.get(lotNumberOf(lot)) ?? []) inside.add(inner)
  return [...inside]
}

/** All lots of a batch, with those of what went into it; what is sure all the way first. */
function carriedLotsOf(
  batch: MadeBatch,
  made: ReadonlyMap<string, readonly MadeBatch[]>,
  notes: NotesOf,
): readonly NotedLot[] {
  const sure: NotesOf = (one) => notes(one).filter(({ isSure }) => isSure)
  return [
    ...insideOfBatch(batch, made, sure).flatMap(sure),
    ...insideOfBatch(batch, made, notes).flatMap((one) => notes(one).map((lot) => ({ ...lot, isSure: false }))),
  ]
}

/** What kind of food it is, where that is known. */
function foodKindOf(identity: string, pantry: Pantry): string | undefined {
  const key = identityKeyOf(identity)
  if (identity.startsWith('formula:')) return 'formula'
  return findRow(identity.startsWith('row:') ? key : (pantry.find(({ id }) => id === key)?.model ?? ''))?.category
}

/** Lines of one number, apart where they are known to be two foods: a box is of one, whatever a formula calls it. */
function groupsByFood<Lot extends NotedLot>(lots: readonly Lot[], pantry: Pantry): readonly (readonly Lot[])[] {
  const kinds = new Set(lots.map(({ identity }) => foodKindOf(identity, pantry)))
  if (kinds.size < 2 || kinds.has(undefined)) return [lots]
  return [...Map.groupBy(lots, ({ identity }) => foodKindOf(identity, pantry)).values()]
}

/** Every lot that was noted or supposed, with the batches that have it. */
export function tracedLotsIn(batches: readonly MadeBatch[], pantry: Pantry = []): readonly TracedLot[] {
  const made = Map.groupBy(
    batches.filter(({ lot }) => lot !== ''),
    ({ lot }) => lotNumberOf(lot),
  )
  const noted = new Map(batches.map((batch) => [batch, notedLotsOf(batch)]))
  const notes: NotesOf = (batch) => noted.get(batch) ?? []
  const all = batches.flatMap((batch) => carriedLotsOf(batch, made, notes).map((one) => ({ ...one, batch })))
  return [...Map.groupBy(all, ({ lot }) => lotNumberOf(lot))]
    .flatMap(([number, alike]) => {
      const has = new Set(alike.map(({ batch }) => batch))
      return groupsByFood(alike, pantry).map((group): TracedLot => {
        const sure = new Set(group.flatMap(({ isSure, batch }) => (isSure ? [batch] : [])))
        const names = [...new Set(group.map(({ name }) => name))]
        const identities = [...new Set(group.map(({ identity }) => identity))].toSorted()
        return {
          id: JSON.stringify([identities[0], number]),
          name: names.toSorted((one, other) => one.length - other.length)[0] ?? '',
          names,
          identities,
          lot: group[0]?.lot ?? '',
          since: group.map(({ batch }) => batch.day).toSorted()[0] ?? '',
          batches: batches.filter((one) => sure.has(one)),
          doubtful: batches.filter((one) => has.has(one) && !sure.has(one)),
        }
      })
    })
    .toSorted((one, other) => one.name.localeCompare(other.name) || one.lot.localeCompare(other.lot))
}

/** The lot of an ingredient that a page tells of. */
export const tracedLotOf = (lots: readonly TracedLot[], identity: string, lot: string): TracedLot | undefined =>
  lots.find(
    (one) =>
      lotNumberOf(one.lot) === lotNumberOf(lot) &&
      one.identities.some((two) => identityKeyOf(two) === identityKeyOf(identity)),
  )
