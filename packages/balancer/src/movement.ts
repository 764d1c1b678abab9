import type { LinearPlane } from './rows.ts'
import type { AdjustTask } from './task.ts'
import type { TaskLine } from './task-line.ts'

/** A line that may move, in shares of the batch. */
export interface MovingLine {
  readonly line: number
  readonly now: number
  readonly least: number
  readonly most: number
  readonly isNew: boolean
  /** What touching it weighs: how much a maker minds, and its place in a master's order. */
  readonly weight: number
  /** Nothing of it, or at least this: no crumbs. */
  readonly leastIfAny: number
}

/** What may move, and what the rest weighs: a share of the batch, or, when the batch may grow, a share of what moves. */
export interface FormulaMovement {
  readonly movers: readonly MovingLine[]
  readonly still: readonly { readonly line: number; readonly share: number }[]
  readonly keepsTotal: boolean
  /** What stays grows with what moves: only where neither the batch nor a base holds it. */
  readonly growsAlong: boolean
  /** The share of the batch that the movers make up together, when it is kept. */
  readonly together: number
}

/** No line grows beyond this many batches: the whole of one that is kept, and what comes into one that may grow doubles it. */
const MOST_SHARE = { kept: 1, free: 3, comingIn: 1 } as const

/** What a place further down a master's order adds to the weight of touching a line. */
const RANKED = 0.05
/** What weighed this share of the batch keeps this share of itself, or goes; a newcomer is worth its line. */
const CRUMB = { weighed: 0.01, left: 0.2, newcomer: 0.003 } as const

function crumbOf({ grams, least, isNew, role, isAsked }: TaskLine, batch: number): number {
  if (least > 0 || isAsked || role === 'dose') return 0
  if (isNew) return CRUMB.newcomer
  return grams >= CRUMB.weighed * batch ? (CRUMB.left * grams) / batch : 0
}

const canMove = ({ least, most }: TaskLine): boolean => most > least

/** The share of the batch from which what moves is something. */
const LEAST_MOVING = 1e-6
/** Batches beyond which a bound means nothing, and a solver refuses it. */
const LARGEST_SHARE = 1e9

export function formulaMovementOf({ lines, batch, keepsTotal, isAnchored }: AdjustTask): FormulaMovement {
  const share = (grams: number): number => Math.min(LARGEST_SHARE, grams / batch)
  const most = keepsTotal ? MOST_SHARE.kept : MOST_SHARE.free
  const movers = lines.flatMap((line, at): MovingLine[] =>
    canMove(line)
      ? [
          {
            line: at,
            now: share(line.grams),
            least: share(line.least),
            most: Math.max(share(line.least), Math.min(line.isNew ? MOST_SHARE.comingIn : most, share(line.most))),
            isNew: line.isNew,
            weight: line.reluctance * (1 + RANKED * line.rank),
            leastIfAny: crumbOf(line, batch),
          },
        ]
      : [],
  )
  const shares = lines.flatMap((line, at) => (canMove(line) ? [] : [{ line: at, share: share(line.least) }]))
  const together = 1 - shares.reduce((sum, { share }) => sum + share, 0)
  // Nothing grows with what weighs nothing yet.
  const growsAlong = !keepsTotal && !isAnchored && together > LEAST_MOVING
  const still = growsAlong ? shares.map(({ line, share }) => ({ line, share: share / together })) : shares
  return { movers, still, keepsTotal, growsAlong, together }
}

/** A row over the movers alone: what stays is a constant, or goes along with what moves. */
export function condensedRow({ coefficients, constant }: LinearPlane, { movers, still, growsAlong }: FormulaMovement) {
  const along = still.reduce((sum, { line, share }) => sum + share * (coefficients[line] ?? 0), 0)
  return {
    values: movers.map(({ line }) => (coefficients[line] ?? 0) + (growsAlong ? along : 0)),
    constant: constant + (growsAlong ? 0 : along),
  }
}

/** Grams line by line, from the shares of the movers. */
export function movedGramsOf(
  { movers, still, growsAlong }: FormulaMovement,
  shares: ArrayLike<number>,
  batch: number,
): number[] {
  const moved = movers.reduce((sum, _, at) => sum + (shares[at] ?? 0), 0)
  const grams: number[] = []
  for (const [at, { line }] of movers.entries()) grams[line] = batch * (shares[at] ?? 0)
  for (const { line, share } of still) grams[line] = batch * share * (growsAlong ? moved : 1)
  return grams
}
