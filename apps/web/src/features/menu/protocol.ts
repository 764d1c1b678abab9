import type { BookAnswer, MenuAnswer, MenuFlavourRequest } from '@obrador/balancer/menu'
import type { CraftId, OwnIngredient, PricesById, TableFormula } from '../../model/formula.ts'
import type { WorkshopNorms } from '../../model/norms.ts'

/** What the page asks of the worker, and what comes back. Rows of one's own cannot cross as they are, so the sheets do. */

interface Workshop {
  readonly craft: CraftId
  readonly own: readonly OwnIngredient[]
  readonly prices: PricesById
  readonly norms: WorkshopNorms
}

/** A formula of the book under the name that it has in the menu. */
export interface NamedFormula {
  readonly name: string
  readonly formula: TableFormula
}

export interface PastedFlavour {
  readonly name: string
  readonly doses: readonly { readonly name: string; readonly grams: number }[]
}

/** Grams that somebody has put in place of a dose, by flavour and ingredient. */
export type ChangedDoses = Readonly<Record<string, Readonly<Record<string, number | undefined>>>>

export interface MenuQuestion extends Workshop {
  readonly is: 'menu'
  readonly formulas: readonly NamedFormula[]
  readonly pasted: readonly PastedFlavour[]
  readonly doses: ChangedDoses
  /** Flavours that are to have a base of their own. */
  readonly apart: readonly string[]
  /** Asked so that the next question finds everything loaded and compiled: the worker tells nothing of it. */
  readonly isWarmUp?: boolean
}

/** A price that changes, or what nobody sells any more where it has none. */
export interface PriceChange {
  readonly name: string
  readonly before: number
  readonly now: number | undefined
}

export interface RiseQuestion extends Workshop {
  readonly is: 'rise'
  readonly formulas: readonly (NamedFormula & { readonly kilos: number })[]
  readonly change: PriceChange
  /** Formulas that stay as they are. */
  readonly refused: readonly string[]
  /** What the workshop says that it may add, in place of what is missing. */
  readonly newcomers: readonly string[]
}

/** The flavours that may share bases, what each takes, and what was found of them. */
export interface MenuBlock {
  readonly family: string
  readonly flavours: readonly MenuFlavourRequest[]
  readonly answer: MenuAnswer
}

export type MenuReply =
  | { readonly blocks: readonly MenuBlock[]; readonly isDone: boolean }
  | { readonly rise: BookAnswer }
  | { readonly problem: string }
