import { type FindingText, findingMaker, type NoValues } from '@obrador/engine'
import type { LimitRelaxation, OpeningIngredient } from './answer.ts'
import type { AdjustObjective } from './request.ts'

/** A limit of the task, before and after. */
export interface LimitReading {
  /** Key of the figure. */
  readonly key: string
  readonly label: string
  readonly unit: string
  readonly range: readonly [least: number, most: number]
  readonly before: number | undefined
  readonly after: number | undefined
}

export interface LineChange {
  readonly name: string
  readonly before: number
  readonly after: number
  readonly isNew: boolean
}

/** Why a line was not moved: it is the base, names the product, is its spirit, or makes its structure. */
export type HeldAs = 'base' | 'named' | 'spirit' | 'structure'

/** What may be found when a formula is put right. */
export interface BalancerCodes {
  readonly 'balancer.crossed-limits': { readonly what: string; readonly min: number; readonly max: number }
  readonly 'balancer.pantry-too-large': { readonly count: number; readonly most: number }
  readonly 'balancer.unknown-parameter': { readonly key: string; readonly keys: readonly string[] }
  /** A wish that is neither a range nor something beside what there is now. */
  readonly 'balancer.wish': { readonly key: string }
  readonly 'balancer.factor': { readonly key: string; readonly most: number }
  readonly 'balancer.factor-and-range': { readonly key: string }
  readonly 'balancer.factor-of-degrees': { readonly key: string; readonly unit: string }
  /** There is nothing of it in the formula to be so many times as much. */
  readonly 'balancer.nothing-to-compare': { readonly key: string; readonly label: string }
  readonly 'balancer.ceiling': {
    readonly field: string
    readonly least: number
    readonly most: number
    readonly isWhole: boolean
  }
  readonly 'balancer.unknown-in-pantry': { readonly name: string }
  readonly 'balancer.unweighed': { readonly names: readonly string[] }
  readonly 'balancer.without-price': { readonly names: readonly string[] }
  readonly 'balancer.out-of-time': NoValues
  /** There is more to try than an adjustment may take, on any machine. */
  readonly 'balancer.out-of-steps': NoValues
  /** How a formula «queda» when it meets what its caller wrote, inside a sentence. */
  readonly 'balancer.as-asked': NoValues
  readonly 'balancer.already-right': { readonly label: FindingText; readonly objective: AdjustObjective }
  readonly 'balancer.faults': { readonly missed: readonly LimitReading[] }
  /** What to do at the scales: taken away, added, brought in. */
  readonly 'balancer.changes': { readonly changes: readonly LineChange[]; readonly isFeasible: boolean }
  /** Where what was wrong ends up. */
  readonly 'balancer.effects': { readonly readings: readonly LimitReading[]; readonly isFeasible: boolean }
  readonly 'balancer.result': { readonly label: FindingText; readonly keepsTotal: boolean; readonly total: number }
  readonly 'balancer.impossible': { readonly conflict: readonly string[] }
  /** It can be done, by changing more lines than may change. */
  readonly 'balancer.more-changes': { readonly most: number; readonly needed: number }
  /** The formula found meets the figures and not the law of its name. */
  readonly 'balancer.name-lost': { readonly name: string }
  readonly 'balancer.relaxing': { readonly relaxations: readonly LimitRelaxation[] }
  readonly 'balancer.adding': { readonly openings: readonly OpeningIngredient[] }
  readonly 'balancer.freeing': { readonly openings: readonly OpeningIngredient[] }
  readonly 'balancer.no-way-out': NoValues
  readonly 'balancer.held': { readonly as: HeldAs; readonly names: readonly string[]; readonly type: string }
  readonly 'balancer.tied': { readonly names: readonly string[] }
  /** The caller's word wins over the rules, and it is said. */
  readonly 'balancer.by-request': { readonly names: readonly string[] }
  readonly 'balancer.out-whole': {
    readonly name: string
    readonly type: string
    readonly because: string
    readonly orElse: string | undefined
  }
  readonly 'balancer.slip': { readonly name: string }
  /** «Esto es otro producto»: it is left as it is. */
  readonly 'balancer.other-product': { readonly label: string; readonly because: string }
  readonly 'balancer.doubt': { readonly because: FindingText }
  /** The question of what was forgotten. */
  readonly 'balancer.forgotten': { readonly question: string }
  readonly 'balancer.cost': { readonly before: number; readonly after: number }
  readonly 'balancer.same-cost': NoValues
  readonly 'balancer.finer-scale': { readonly finer: number }
  /** What certainty costs, or that it cannot be had. */
  readonly 'balancer.certainty': {
    readonly asked: number
    readonly reached: number
    readonly euros: number
    readonly grams: number
    readonly isFeasible: boolean
  }
}

export const balancerFinding = findingMaker<BalancerCodes>()
