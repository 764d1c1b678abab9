import type { FigureRange } from '../ratio/range.ts'

/** A class that a formula may reach, and the ranges that it takes. */
export interface LadderRung<Key extends string> {
  readonly id: string
  readonly label: string
  readonly ranges: { readonly [key in Key]?: FigureRange }
}

/** The classes of a craft from the humblest, and how many of them the formula has climbed. */
export interface ClassLadder<Key extends string> {
  readonly rungs: readonly LadderRung<Key>[]
  readonly reached: number
}
