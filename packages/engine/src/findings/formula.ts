import type { allergenWords } from '../words/allergens.ts'
import type { FindingText, NoValues } from './finding.ts'

/** What a reading leaves open, by names. */
export interface OpenWords {
  readonly left: readonly string[]
  /** Names of what it may be as well; none where the reading is sure. */
  readonly others?: readonly string[]
  readonly mayBring: readonly (keyof typeof allergenWords)[]
}

/** What is wrong with what was sent, and how it was read. */
export interface FormulaCodes {
  /** What a type is judged by is there, and nobody weighed it. */
  readonly 'formula.unweighed-base': { readonly names: readonly string[]; readonly type: string }
  /** A cost that leaves out what nobody weighed. */
  readonly 'formula.cost-without': { readonly names: readonly string[] }
  /** A cost that leaves out what nobody told the price of. */
  readonly 'formula.cost-unpriced': { readonly names: readonly string[] }
  readonly 'formula.unknown-type': {
    readonly value: string
    readonly applied: string
    readonly near: readonly string[]
  }
  /** `describable` where the craft takes the composition of a line from the caller. */
  readonly 'formula.unknown-ingredient': {
    readonly name: string
    readonly percent: number
    readonly near: readonly string[]
    readonly effect: FindingText
    readonly describable: boolean
    readonly mayBring: OpenWords['mayBring']
  }
  /** An additive that no row is, known by its number or its words. */
  readonly 'formula.additive': {
    readonly name: string
    readonly called: string
    readonly code: string
    readonly className: string
  }
  /** Oil that nobody weighed. */
  readonly 'formula.frying-oil': { readonly oil: string; readonly percent: number }
  /** The same of what is used inside another formula. */
  readonly 'formula.gains-left-out': NoValues
  readonly 'formula.unidentified-mass': { readonly percent: number }
  readonly 'formula.interpreted': { readonly name: string; readonly as: string }
  /** A name read with a word left over, or only for the time being. */
  readonly 'formula.open-reading': { readonly name: string; readonly as: string } & OpenWords
  readonly 'formula.overfull': {
    readonly position: number
    readonly name: string
    readonly sum: number
    /** What of it was given as water. */
    readonly water: number
  }
  /** Lactose is one of the milk solids: there cannot be more of it. */
  readonly 'formula.lactose-beyond-milk': {
    readonly position: number
    readonly name: string
    readonly lactose: number
    readonly milk: number
  }
  readonly 'formula.too-much-energy': {
    readonly position: number
    readonly name: string
    readonly kcal: number
    readonly most: number
  }
  readonly 'formula.no-ingredients': NoValues
  readonly 'formula.too-many-ingredients': { readonly count: number; readonly most: number }
  readonly 'formula.no-weight': { readonly field: string }
  readonly 'formula.bad-line': { readonly position: number; readonly name: string; readonly grams: string }
  readonly 'formula.bad-name': { readonly position: number; readonly field: string; readonly longest: number }
  readonly 'formula.bad-weight': {
    readonly position: number
    readonly name: string
    readonly field: string
    readonly most: number
  }
  readonly 'formula.bad-component': { readonly position: number; readonly name: string; readonly field: string }
  readonly 'formula.bad-figure': { readonly position: number; readonly name: string; readonly field: string }
  readonly 'formula.bad-measure': { readonly position: number; readonly name: string; readonly field: string }
  /** A figure that the ingredient cannot have, and the usual one; none where it has none of it. */
  readonly 'formula.impossible-measure': {
    readonly position: number
    readonly name: string
    readonly field: string
    readonly value: number
    readonly unit: string
    readonly usual?: number
  }
  readonly 'formula.measured-unknown': { readonly name: string; readonly fields: readonly string[] }
  readonly 'formula.bad-evaporation': { readonly available: number }
  /** How a mix loses water, as the end of a sentence. */
  readonly 'formula.boiled-off': NoValues
  /** A sentence about what lies inside a preparation. */
  readonly 'formula.inside': { readonly name: string; readonly what: FindingText }
  /** A craft by itself, without whoever opens formulas inside formulas. */
  readonly 'formula.cannot-read': { readonly name: string }
  readonly 'formula.cannot-doubt': NoValues
  readonly 'formula.cannot-open': NoValues
  readonly 'formula.lost-too-much': { readonly asked: number; readonly most: number }
}
