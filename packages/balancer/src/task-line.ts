import type { Craft, LineBounds, RawLine, SolverProblem } from '@obrador/engine'
import type { SearchBeginning } from './beginning.ts'
import { type FormulaOffer, offeredNameOf } from './offer.ts'
import { checkWishedRange } from './refuse.ts'
import type { AdjustRequest, LineWishes } from './request.ts'
import { isLineWished, lineWishesOf } from './wishes.ts'

interface Bounds {
  readonly least: number
  readonly most: number
}

/** A line that may move: where it stands, how far it may go, what it costs and how it is weighed. Grams. */
export interface TaskLine {
  readonly name: string
  /** As a person would call it: the name of a line sent by its id. */
  readonly spoken: string
  /** As it was sent, and once what is plainly wrong is put right. */
  readonly sent: number
  readonly grams: number
  readonly least: number
  readonly most: number
  /** The bounds within a master's order: only what answers the fault moves, and only that way. */
  readonly inOrder: Bounds
  /** Its bounds if it alone were the fault, and its place in the order. */
  readonly byItself: Bounds
  /** The same where what answers all that is wrong gives more than its floor lets it. */
  readonly yielding: Bounds
  readonly rank: number
  readonly role: LineBounds['role']
  readonly reluctance: number
  /** €/kg. */
  readonly price: number
  readonly priced: boolean
  readonly isNew: boolean
  /** Why it stays as it is, if it does: the caller asked for it, it went out, its dose was put right, or its role. */
  /** Nobody weighed it: it stays as it is, and weighs nothing in the answer. */
  readonly isUnweighed: boolean
  readonly held: 'asked' | 'forbidden' | 'dose' | 'role' | undefined
  /** The caller said how far it goes. */
  readonly isAsked: boolean
  readonly piece: number | undefined
  /** The line of the caller's that it came from. */
  readonly origin: number
  /** The preparation that it lies in, where the caller opened one, and its place in it. */
  readonly of: { readonly name: string; readonly place: number } | undefined
}

/** Bounds of a line from what is usual for it and what the caller wishes. Where they cross, the caller is right. */
function boundsOf(usual: Bounds, grams: number, { fijo, min, max }: LineWishes): Bounds {
  if (fijo) return { least: grams, most: grams }
  const isFree = fijo === false || min !== undefined || max !== undefined
  const { least, most } = isFree ? { least: min ?? 0, most: max ?? Number.POSITIVE_INFINITY } : usual
  const clip = (value: number): number => Math.min(max ?? value, Math.max(min ?? value, value))
  return { least: clip(least), most: clip(most) }
}

/** Nothing needs more than there is. */
const atMost = ({ least, most }: Bounds, { tengo = Infinity }: LineWishes): Bounds => ({
  least: Math.min(tengo, least),
  most: Math.min(tengo, most),
})

/** A line whose fault was put right stays: what went out at nothing, a slip at its right dose or below. */
function settledBounds(settled: 'forbidden' | 'dose', usual: Bounds, grams: number): Bounds {
  return { least: settled === 'forbidden' ? grams : Math.min(grams, usual.least), most: grams }
}

const ANYTHING: Bounds = { least: 0, most: Number.POSITIVE_INFINITY }

/** How far a line goes in each of the ways in which a search may move it. */
function rangesOf(held: LineBounds | undefined, now: number, bounded: (usual: Bounds) => Bounds) {
  const {
    least = now,
    most = now,
    reach = now,
    alone = now,
    falls = false,
    rises = false,
    answersAll = false,
  } = held ?? {}
  const highest = rises ? reach : now
  return {
    ...bounded({ least, most: Math.max(most, rises ? reach : most) }),
    inOrder: bounded({ least: falls ? least : now, most: highest }),
    byItself: bounded(answersAll ? { least: falls ? alone : now, most: highest } : { least: now, most: now }),
    yielding: bounded({ least: falls ? (answersAll ? alone : least) : now, most: highest }),
  }
}

/** The line at a place of the offer, as a search moves it. */
export function taskLineAt(
  at: number,
  line: SolverProblem<unknown>['lines'][number],
  { raw, sentCount }: FormulaOffer,
  { grams, settled, adjustable }: SearchBeginning,
  { fields }: Craft,
  despensa: AdjustRequest['despensa'],
): Omit<TaskLine, 'origin' | 'of'> {
  const sent: RawLine = raw[at] ?? {}
  const wishes: LineWishes = lineWishesOf(sent)
  const name = offeredNameOf(sent, fields.name)
  checkWishedRange(wishes, name, { line: at, field: 'min' })
  const isNew = at >= sentCount
  const now = grams[at] ?? line.grams
  const held = adjustable.lines[at]
  const putRight = settled[at]
  // What the caller put in a pantry of their own goes in as they say.
  const isOwnPantry = isNew && Array.isArray(despensa)
  const ranges = rangesOf(held, now, (usual) =>
    atMost(
      putRight ? settledBounds(putRight, usual, now) : boundsOf(isOwnPantry ? ANYTHING : usual, now, wishes),
      wishes,
    ),
  )
  const price = wishes.precio ?? line.price ?? line.ingredient?.price
  return {
    name,
    spoken: line.ingredient && line.ingredient.id === name ? line.ingredient.name : name,
    sent: line.grams,
    grams: now,
    ...ranges,
    rank: held?.rank ?? 0,
    role: held?.role ?? 'named',
    reluctance: held?.reluctance ?? 1,
    price: price ?? 0,
    priced: price !== undefined,
    isNew,
    isUnweighed: line.isUnweighed === true,
    held: putRight ?? (ranges.most > ranges.least ? undefined : wishes.fijo ? 'asked' : 'role'),
    isAsked: isLineWished(wishes),
    piece: wishes.pieza,
  }
}
