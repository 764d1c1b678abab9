import type { FindingText, NoValues } from './finding.ts'
import type { ClaimCodes, NameWordCodes, PrintedCodes } from './name-words.ts'

/** What is said of a label, beside what it says. */
export interface LabelCodes extends NameWordCodes, PrintedCodes, ClaimCodes {
  /** What «por 100 g» is of. */
  readonly 'label.as-formulated': NoValues
  readonly 'label.as-put-together': NoValues
  readonly 'label.as-finished': { readonly percent: number; readonly said: FindingText }
  readonly 'label.unlisted-water': { readonly most: number }
  readonly 'label.contains': { readonly words: readonly string[]; readonly unknown: readonly string[] }
  readonly 'label.unknown-date': { readonly names: readonly string[] }
  readonly 'label.traces': { readonly words: readonly string[] }
  readonly 'label.bad-told-allergens': {
    readonly position: number
    readonly tellings: readonly string[]
    readonly all: readonly string[]
  }
  readonly 'label.unknown': { readonly name: string; readonly near: readonly string[] }
  readonly 'label.unknown-allergens': { readonly all: readonly string[] }
  /** Nobody weighed it: of the nutrients that it brings only a least is known. */
  readonly 'label.unweighed': { readonly name: string; readonly missing: FindingText }
  readonly 'label.untold': { readonly name: string; readonly missing: FindingText }
  /** Nutrients, inside a sentence. */
  readonly 'label.nutrients': { readonly nutrients: readonly string[] }
  readonly 'label.compounds': { readonly all: readonly string[]; readonly small: number }
  readonly 'label.no-such-quantity': { readonly all: readonly string[] }
  readonly 'label.sulphites': NoValues
  readonly 'label.species': { readonly all: readonly string[] }
  readonly 'label.name-if': { readonly name: string; readonly besides: readonly string[] }
  readonly 'label.exempt-union': { readonly small: number }
  readonly 'label.exempt-spices': { readonly small: number }
  readonly 'label.not-customary': { readonly name: string }
  readonly 'label.reserved-name': { readonly name: string }
  readonly 'label.too-many-names': { readonly most: number }
  readonly 'label.part-name-if': { readonly asked: string; readonly name: string; readonly besides: readonly string[] }
  readonly 'label.partial-total': {
    readonly name: string
    readonly amount: string
    readonly uncounted: readonly string[]
  }
  readonly 'label.bad-sale': { readonly all: readonly string[] }
  readonly 'label.bad-net': { readonly most: number }
  readonly 'label.bad-compared': { readonly all: readonly string[] }
  readonly 'label.bad-portion': { readonly most: number }
  readonly 'label.bad-denomination': { readonly longest: number }
  readonly 'label.bad-quantities': { readonly most: number }
  readonly 'label.bad-sheet': { readonly position: number }
  readonly 'label.bad-sheet-figure': { readonly position: number; readonly field: string; readonly most: number }
  readonly 'label.bad-sheet-allergens': { readonly position: number; readonly all: readonly string[] }
  /** A value that purchases may take out of the tolerance of a label. */
  readonly 'label.beyond-tolerance': {
    readonly nutrient: string
    readonly declared: string
    readonly sd: number
    readonly tolerance: number
  }
}
