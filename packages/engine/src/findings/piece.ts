import type { NoValues } from './finding.ts'

/** What is said of a piece that is put together of parts. */
export interface PieceCodes {
  /** «Seis partes, todas bien.» */
  readonly 'piece.all-right': { readonly count: number }
  /** What nobody knows cannot be called right. */
  readonly 'piece.some-unknown': { readonly count: number; readonly names: readonly string[] }
  /** «Seis partes; revisa una: «Mousse de avellana».» */
  readonly 'piece.some-wrong': { readonly count: number; readonly wrong: readonly string[] }
  readonly 'piece.no-parts': NoValues
  readonly 'piece.bad-loss': { readonly position: number; readonly name: string; readonly most: number }
  readonly 'piece.bad-amount': { readonly field: string; readonly least: number; readonly most: number }
  readonly 'piece.margin-or-price': NoValues
  readonly 'piece.unpriced': { readonly names: readonly string[]; readonly share: number }
  readonly 'piece.price-text': { readonly pvp: number; readonly iva: number; readonly margin: number }
  /** Which VAT it bears, and why. */
  readonly 'piece.vat-bread': { readonly percent: number }
  readonly 'piece.vat-food': { readonly percent: number }
  readonly 'piece.vat-asked': { readonly percent: number }
  readonly 'piece.vat-differs': { readonly told: number; readonly usual: number; readonly isBread: boolean }
  readonly 'piece.below-cost': { readonly pvp: number; readonly loss: number }
  readonly 'piece.nameless': NoValues
  readonly 'piece.too-many-parts': { readonly count: number; readonly most: number }
  readonly 'piece.note': { readonly asOf: string }
}
