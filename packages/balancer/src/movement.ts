import type { Base } from './rows.ts'
import type { Task, TaskLine } from './task.ts'

/** A line that may move, in shares of the batch. */
export interface Mover {
  readonly line: number
  readonly now: number
  readonly least: number
  readonly most: number
  readonly isNew: boolean
}

/** What may move, and what the rest weighs: a share of the batch, or, when the batch may grow, a share of what moves. */
export interface Movement {
  readonly movers: readonly Mover[]
  readonly still: readonly { readonly line: number; readonly share: number }[]
  readonly keepsTotal: boolean
  /** The share of the batch that the movers make up together, when it is kept. */
  readonly together: number
}

/** No line grows beyond this many batches: the whole of one that is kept, and what comes into one that may grow doubles it. */
const MOST_SHARE = { kept: 1, free: 3, comingIn: 1 } as const

const canMove = ({ least, most }: TaskLine): boolean => most > least

export function movementOf({ lines, batch, keepsTotal }: Task): Movement {
  const most = keepsTotal ? MOST_SHARE.kept : MOST_SHARE.free
  const movers = lines.flatMap((line, at): Mover[] =>
    canMove(line)
      ? [
          {
            line: at,
            now: line.grams / batch,
            least: line.least / batch,
            most: Math.max(line.least / batch, Math.min(line.isNew ? MOST_SHARE.comingIn : most, line.most / batch)),
            isNew: line.isNew,
          },
        ]
      : [],
  )
  const shares = lines.flatMap((line, at) => (canMove(line) ? [] : [{ line: at, share: line.least / batch }]))
  const together = 1 - shares.reduce((sum, { share }) => sum + share, 0)
  const still = keepsTotal ? shares : shares.map(({ line, share }) => ({ line, share: share / together }))
  return { movers, still, keepsTotal, together }
}

/** A row over the movers alone: what stays is a constant, or goes along with what moves. */
export function condensed({ coefficients, constant }: Base, { movers, still, keepsTotal }: Movement) {
  const along = still.reduce((sum, { line, share }) => sum + share * (coefficients[line] ?? 0), 0)
  return {
    values: movers.map(({ line }) => (coefficients[line] ?? 0) + (keepsTotal ? 0 : along)),
    constant: constant + (keepsTotal ? along : 0),
  }
}

/** Grams line by line, from the shares of the movers. */
export function gramsOf({ movers, still, keepsTotal }: Movement, shares: ArrayLike<number>, batch: number): number[] {
  const moved = movers.reduce((sum, _, at) => sum + (shares[at] ?? 0), 0)
  const grams: number[] = []
  for (const [at, { line }] of movers.entries()) grams[line] = batch * (shares[at] ?? 0)
  for (const { line, share } of still) grams[line] = batch * share * (keepsTotal ? 1 : moved)
  return grams
}
