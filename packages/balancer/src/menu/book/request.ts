import type { CraftRequest, PreparationRequest } from '@obrador/engine'

/** A book of formulas and a change of prices, as a caller writes them. */

export type BookFormulaRequest = CraftRequest & {
  readonly nombre: string
  /** Its craft, where it is not that of all. */
  readonly oficio?: string
  /** Kilos made of it, in whatever time the answer is for. */
  readonly kilos?: number
  readonly preparaciones?: Readonly<Record<string, PreparationRequest>>
}

/** €/kg by name of ingredient. */
type PriceList = Readonly<Record<string, number>>

/** What is changed: what the change of prices reaches, or any formula of the book. */
export const BOOK_SCOPES = ['tocadas', 'libro'] as const
export type BookScope = (typeof BOOK_SCOPES)[number]

export interface BookRequest {
  readonly libro: readonly BookFormulaRequest[]
  readonly antes?: { readonly precios?: PriceList }
  readonly cambios?: { readonly precios?: PriceList; readonly faltan?: readonly string[] }
  /** Figures that stay where they were; those that a customer would notice unless said. */
  readonly mantener?: readonly string[]
  readonly maxLineas?: number
  /** Grams of a kilo that may go in instead of others. */
  readonly maxGramos?: number
  readonly nuevos?: { readonly con?: readonly string[]; readonly max?: number }
  /** € to be had back; all that is lost unless said. */
  readonly recuperar?: number
  readonly alcance?: BookScope
  /** Names of formulas that stay as they are, whatever that costs. */
  readonly intactas?: readonly string[]
}

/** Bounds that keep every program small. */
export const BOOK_LIMITS = { formulas: 40, changedLines: 8, newcomers: 6, bought: 3, movedGrams: 500 } as const
