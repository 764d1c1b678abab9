import type { AdjustAnswer, AdjustLevel, AdjustObjective, AdjustRequest } from '@obrador/balancer'
import type { OwnIngredient, PricesById, TableFormula } from '../../model/formula.ts'
import type { WorkshopNorms } from '../../model/norms.ts'
import type { StockGrams } from '../../model/stock.ts'

export const PANTRY_CHOICES = ['nada', 'tengo', 'catalogo'] as const
type Pantry = (typeof PANTRY_CHOICES)[number]

/** How far inside the ranges: just, or so that the next purchase does not take it out. */
export const MARGIN_CHOICES = ['justo', 'seguro'] as const
type Margin = (typeof MARGIN_CHOICES)[number]

export interface BalanceWishes {
  readonly objective: AdjustObjective
  readonly level: AdjustLevel
  readonly pantry: Pantry
  readonly margin: Margin
  /** By figure: so many times what it is now; of those that are not here, their range. */
  readonly figures: Readonly<Record<string, number>>
  /** Lines that may change, and € that a kilo may cost; any number where none is said. */
  readonly changes: number | undefined
  readonly cost: number | undefined
}

/** Shares of what there is now that are offered: as it is, and by tenths to both sides. */
export const FACTOR_CHOICES = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3] as const
/** Lines that are offered to change at most: with more nobody counts. */
export const CHANGE_CHOICES = [1, 2, 3, 4, 5, 6] as const

/** What the page asks of the worker. Rows of one's own cannot cross as they are, so the sheets do. */
export interface BalanceQuestion {
  readonly formula: TableFormula
  readonly own: readonly OwnIngredient[]
  readonly prices: PricesById
  readonly objective: AdjustObjective
  readonly level: AdjustLevel
  /** Names that may be added, or whatever of the catalogue suits the type. */
  readonly pantry: readonly string[] | 'catalogo'
  /** What there is, where nothing else may be used. */
  readonly stock: StockGrams | undefined
  readonly changes: number | undefined
  readonly cost: number | undefined
  /** What the workshop has decided for itself. */
  readonly norms: WorkshopNorms
  /** Probability with which every range should hold with the next purchase too. */
  readonly safety: number | undefined
  readonly wanted: NonNullable<AdjustRequest['objetivos']>
  /** Lines that must be free to move though their craft keeps them, by name; none of them is locked. */
  readonly freed: readonly string[]
}

/** What crosses back: the answer without the two bodies, which the page reads again for itself. */
export interface BalancedAnswer extends Omit<AdjustAnswer, 'antes' | 'despues' | 'formula'> {
  /** By line that was asked about: what is inside it now, where that could move. */
  readonly opened?: readonly (OpenedLine | undefined)[]
  /** Names of what there is that was offered to come in. */
  readonly inStock?: readonly string[]
  /** Names of locked lines, where it cannot be done with them and can be once these are free. */
  readonly unlocking?: readonly string[]
}

/** A line made of a formula whose own lines have moved: its grams, theirs, and what is left of 100 of them. */
export interface OpenedLine {
  readonly grams: number
  readonly weights: readonly number[]
  readonly yields: number | undefined
}

export type BalanceReply = { readonly answer: BalancedAnswer } | { readonly problem: string }
