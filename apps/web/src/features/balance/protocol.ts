import type { AdjustAnswer, AdjustRequest, Level, Objective } from '@obrador/balancer'
import type { Formula, OwnIngredient, Prices } from '../../model/formula.ts'
import type { Norms } from '../../model/norms.ts'

export const PANTRIES = ['nada', 'despensa', 'catalogo'] as const
type Pantry = (typeof PANTRIES)[number]

/** How far inside the ranges: just, or so that the next purchase does not take it out. */
export const MARGINS = ['justo', 'seguro'] as const
type Margin = (typeof MARGINS)[number]

export interface Wishes {
  readonly objective: Objective
  readonly level: Level
  readonly pantry: Pantry
  readonly margin: Margin
}

/** What the page asks of the worker. Rows of one's own cannot cross as they are, so the sheets do. */
export interface BalanceQuestion {
  readonly formula: Formula
  readonly own: readonly OwnIngredient[]
  readonly prices: Prices
  readonly objective: Objective
  readonly level: Level
  /** Names that may be added, or whatever of the catalogue suits the type. */
  readonly pantry: readonly string[] | 'catalogo'
  /** What the workshop has decided for itself. */
  readonly norms: Norms
  /** Probability with which every range should hold with the next purchase too. */
  readonly safety: number | undefined
  readonly wanted: NonNullable<AdjustRequest['objetivos']>
  /** Lines that must be free to move though their craft keeps them, by name; none of them is locked. */
  readonly freed: readonly string[]
}

/** What crosses back: the answer without the two bodies, which the page reads again for itself. */
export interface Balanced extends Omit<AdjustAnswer, 'antes' | 'despues' | 'formula'> {
  /** By line that was asked about: what is inside it now, where that could move. */
  readonly opened?: readonly (OpenedLine | undefined)[]
  /** Names of locked lines, where it cannot be done with them and can be once these are free. */
  readonly unlocking?: readonly string[]
}

/** A line made of a formula whose own lines have moved: its grams, theirs, and what is left of 100 of them. */
export interface OpenedLine {
  readonly grams: number
  readonly weights: readonly number[]
  readonly yields: number | undefined
}

export type BalanceReply = { readonly answer: Balanced } | { readonly problem: string }
