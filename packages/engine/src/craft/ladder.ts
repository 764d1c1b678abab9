import type { Range } from '../ratio/range.ts'

/** A class that a formula may reach, and the ranges that it takes. */
export interface Rung<Key extends string> {
  readonly id: string
  readonly label: string
  readonly ranges: { readonly [key in Key]?: Range }
}

/** The classes of a craft from the humblest, and how many of them the formula has climbed. */
export interface Ladder<Key extends string> {
  readonly rungs: readonly Rung<Key>[]
  readonly reached: number
}
