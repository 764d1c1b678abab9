import type { FindingText, NoValues } from './finding.ts'

/** What is said of a piece that is put together of parts. */
export interface PieceCodes {
  /** «Seis partes, todas bien.» */
  readonly 'piece.all-right': { readonly count: number }
  /** What nobody knows cannot be called right. */
  readonly 'piece.some-unknown': { readonly count: number; readonly names: readonly string[] }
  /** «Seis partes; revisa una: «Mousse de avellana».» */
  readonly 'piece.some-wrong': { readonly count: number; readonly wrong: readonly string[] }
  /** Parts of a type without ranges: nobody has looked whether they are right. */
  readonly 'piece.some-unjudged': { readonly count: number; readonly names: readonly string[] }
  readonly 'piece.no-parts': NoValues
  readonly 'piece.bad-loss': { readonly position: number; readonly name: string; readonly most: number }
  readonly 'piece.bad-amount': { readonly field: string; readonly least: number; readonly most: number }
  readonly 'piece.margin-or-price': NoValues
  readonly 'piece.some-unweighed': { readonly count: number; readonly names: readonly string[] }
  readonly 'piece.unweighed': { readonly names: readonly string[] }
  readonly 'piece.unpriced': { readonly names: readonly string[]; readonly share: number }
  readonly 'piece.price-text': { readonly pvp: number; readonly iva: number; readonly margin: number }
  /** Which VAT it bears, and why. */
  readonly 'piece.vat-bread': { readonly percent: number }
  readonly 'piece.vat-food': { readonly percent: number }
  readonly 'piece.vat-asked': { readonly percent: number }
  readonly 'piece.vat-differs': { readonly told: number; readonly usual: number; readonly isBread: boolean }
  readonly 'piece.below-cost': { readonly pvp: number; readonly loss: number }
  readonly 'piece.nameless': NoValues
  /** Parts of which nobody knows how they keep. */
  readonly 'piece.keeping-unknown': { readonly names: readonly string[] }
  readonly 'piece.ask-keeping': { readonly name: string }
  readonly 'piece.ask-frozen': { readonly part: string }
  /** What it is when it is no longer frozen. */
  readonly 'piece.thawed': { readonly frozen: FindingText; readonly what: FindingText }
  readonly 'piece.not-all-parts': { readonly seen: number; readonly all: number }
  /** Parts of what a class says, of meat and fish and of what is cured or fat. */
  readonly 'piece.savoury': { readonly condition: string }
  readonly 'piece.cured': NoValues
  readonly 'piece.cured-condition': NoValues
  readonly 'piece.too-many-parts': { readonly count: number; readonly most: number }
  readonly 'piece.note': { readonly asOf: string }
}
