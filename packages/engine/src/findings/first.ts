import type { GramMove, UnweighedTold } from './advice.ts'
import type { NamedFigure } from './figure.ts'
import type { FindingText } from './finding.ts'

/** A figure beside the range that it misses. */
export interface MissedFigure {
  readonly figure: NamedFigure
  readonly value: number
  readonly range: readonly [least: number, most: number]
}

/** What people read first: safety and law before balance. */
export interface FirstCodes {
  readonly 'first.unsafe': { readonly isBalanced: boolean; readonly why: FindingText }
  /** What its name does not tell decides whether it may be sold. */
  readonly 'first.safety-untold': { readonly isBalanced: boolean; readonly question: FindingText }
  readonly 'first.forbidden': { readonly isBalanced: boolean; readonly why: FindingText }
  readonly 'first.unnamed': { readonly isBalanced: boolean; readonly name: string; readonly gross?: FindingText }
  readonly 'first.incomplete': { readonly isBalanced: boolean; readonly names: readonly string[] }
  /** A line read provisionally decides. */
  readonly 'first.provisional': { readonly isBalanced: boolean; readonly name: string; readonly as: string }
  /** In range, and one line far beyond its dose: %, of the batch or of what its dose is counted over. */
  readonly 'first.high-dose': {
    readonly name: string
    readonly share: number
    readonly range: readonly [least: number, most: number]
  }
  readonly 'first.dose': { readonly isBalanced: boolean; readonly why: FindingText }
  /** What nobody weighed, and the figures that it leaves unjudged. */
  readonly 'first.unweighed': UnweighedTold & { readonly isBalanced: boolean }
  /** So far outside that somebody forgot it or wrote it wrongly: what it wants or has too much of, and the weight to look at. */
  readonly 'first.gross': {
    readonly missed: MissedFigure
    readonly isLow: boolean
    /** None where the weight of another thing explains it. */
    readonly ingredient?: string
    readonly line?: { readonly name: string; readonly grams: number; readonly meant?: number }
  }
  /** Out of range by a hair, and the one change that brings all of it in, where there is one. */
  readonly 'first.near': { readonly figures: readonly MissedFigure[]; readonly change?: GramMove }
}
