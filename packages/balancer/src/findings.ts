import { finder, type None, type Text } from '@obrador/engine'
import type { Opening, Relaxation } from './answer.ts'
import type { Objective } from './request.ts'

/** A limit of the task, before and after. */
export interface Reading {
  readonly label: string
  readonly unit: string
  readonly range: readonly [least: number, most: number]
  readonly before: number | undefined
  readonly after: number | undefined
}

export interface Change {
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
  readonly 'balancer.without-price': { readonly names: readonly string[] }
  readonly 'balancer.out-of-time': None
  /** How a formula «queda» when it meets what its caller wrote, inside a sentence. */
  readonly 'balancer.as-asked': None
  readonly 'balancer.already-right': { readonly label: Text; readonly objective: Objective }
  readonly 'balancer.faults': { readonly missed: readonly Reading[] }
  /** What to do at the scales: taken away, added, brought in. */
  readonly 'balancer.changes': { readonly changes: readonly Change[]; readonly isFeasible: boolean }
  /** Where what was wrong ends up. */
  readonly 'balancer.effects': { readonly readings: readonly Reading[]; readonly isFeasible: boolean }
  readonly 'balancer.result': { readonly label: Text; readonly keepsTotal: boolean; readonly total: number }
  readonly 'balancer.impossible': { readonly conflict: readonly string[] }
  /** It can be done, by changing more lines than may change. */
  readonly 'balancer.more-changes': { readonly most: number; readonly needed: number }
  /** The formula found meets the figures and not the law of its name. */
  readonly 'balancer.name-lost': { readonly name: string }
  readonly 'balancer.relaxing': { readonly relaxations: readonly Relaxation[] }
  readonly 'balancer.adding': { readonly openings: readonly Opening[] }
  readonly 'balancer.freeing': { readonly openings: readonly Opening[] }
  readonly 'balancer.no-way-out': None
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
  readonly 'balancer.doubt': { readonly because: Text }
  /** The question of what was forgotten. */
  readonly 'balancer.forgotten': { readonly question: string }
  readonly 'balancer.cost': { readonly before: number; readonly after: number }
  readonly 'balancer.same-cost': None
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

export const find = finder<BalancerCodes>()
