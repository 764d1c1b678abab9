import { findingMaker, type NoValues } from '@obrador/engine'

/** What may be found of a book when prices change. */
export interface BookCodes {
  readonly 'book.twice': { readonly name: string }
  readonly 'book.too-many': { readonly what: string; readonly count: number; readonly most: number }
  readonly 'book.no-change': NoValues
  readonly 'book.unread': { readonly formula: string; readonly names: readonly string[] }
  readonly 'book.unknown-figure': { readonly key: string; readonly keys: readonly string[] }
  readonly 'book.untouched': NoValues
  /** What is had back, with what, and what only the price of the product would give. */
  readonly 'book.first': {
    readonly lost: number
    readonly back: number
    readonly formulas: number
    readonly lines: number
    readonly bought: readonly string[]
    /** €, and € per kilo of what was touched. */
    readonly left: number
    readonly perKilo: number
  }
  readonly 'book.nothing-back': { readonly lost: number; readonly perKilo: number }
  readonly 'book.impossible': { readonly names: readonly string[]; readonly missing: readonly string[] }
  readonly 'book.always-there': { readonly euros: number }
  readonly 'book.unpriced': { readonly names: readonly string[] }
  readonly 'book.out-of-work': NoValues
}

export const bookFinding = findingMaker<BookCodes>()
