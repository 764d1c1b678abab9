import type { GaugeOf } from './gauge.ts'
import type { ForbiddenIngredient } from './identity.ts'

/** Why a change is made, where it is no range: the law of the name, what has no place in the type, or a dose. */
export type CorrectionReason =
  | {
      readonly kind: 'law' | 'guard'
      readonly key: string
      readonly label: string
      readonly unit: string
      readonly range: GaugeOf<never>['range']
      /** It held before: an earlier change broke it. */
      readonly caused?: true
    }
  | { readonly kind: 'forbidden'; readonly rule: ForbiddenIngredient }
  | { readonly kind: 'dose'; readonly range: GaugeOf<never>['range'] }

/** One change: the ingredient to take from, the one to put in (both in a swap), and what it does. */
export interface GramCorrection<Key extends string> {
  readonly from?: string
  readonly to?: string
  readonly grams: number
  /** What it corrects most, just before and just after it when the changes are made in order. */
  readonly parameter: Key
  readonly before: number
  readonly after: number
  readonly decimals: number
  readonly reason?: CorrectionReason
}

export interface CorrectionAdvice<Key extends string> {
  readonly corrections: readonly GramCorrection<Key>[]
  /** What is still out of range after all of them. */
  readonly remaining: readonly Key[]
  /** What the law of the name still lacks after all of them. */
  readonly unlawful: readonly UnmetLegalLimit[]
}

export interface UnmetLegalLimit {
  readonly key: string
  readonly label: string
  readonly unit: string
  readonly value: number
  readonly range: GaugeOf<never>['range']
}
