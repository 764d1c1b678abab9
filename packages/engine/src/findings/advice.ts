import type { FindingText, NoValues } from './finding.ts'

type Range = readonly [least: number, most: number]

/** Grams of one thing taken, of another put, or one for the other. */
export interface GramMove {
  readonly from?: string
  readonly to?: string
  readonly grams: number
}

/** A move, and the figure that it changes most. */
export interface FigureMove extends GramMove {
  readonly before: number
  readonly after: number
}

/** What the law of a name or a guard asks of a figure. */
export interface RequiredFigure {
  readonly key: string
  readonly label: string
  readonly unit: string
  readonly range: Range
}

/** Why a formula with all its figures in range is not right yet. */
export type SaleObjection =
  | { readonly kind: 'forbidden'; readonly what: string; readonly because: string; readonly orElse?: string }
  | { readonly kind: 'dose'; readonly what: string; readonly range: Range }
  | ({ readonly kind: 'guard' } & RequiredFigure)
  | { readonly kind: 'name' }

/** Names of what nobody weighed, and the labels of what cannot be judged without it. */
export interface UnweighedTold {
  readonly names: readonly string[]
  readonly figures: readonly string[]
}

/** What a master would change, and what is said of a formula as a whole. */
export interface AdviceCodes {
  /** A product known by what it is made of, whatever it was sent as. */
  readonly 'advice.read-as': { readonly label: string; readonly because: string }
  /** The same of one that has a type of its own: a question, since nobody asked for it. */
  readonly 'advice.ask-as': { readonly label: string; readonly because: string }
  /** Instead of corrections: what must be told before any gram is moved. */
  readonly 'advice.ask-first': { readonly names: readonly string[]; readonly share: number }
  /** Before any correction: the weight of what nobody weighed. */
  readonly 'advice.weigh-first': UnweighedTold
  /** What nobody can read, as the middle of a sentence. */
  readonly 'advice.unread': { readonly names: readonly string[]; readonly share: number }
  /** Why nothing of it can be adjusted, as a clause. */
  readonly 'advice.no-ranges': NoValues
  /** What has no ranges: nothing is said of whether it is right. */
  readonly 'advice.unjudged': NoValues
  /** Too much of the mass is unread to judge any figure. */
  readonly 'advice.to-be-seen': NoValues
  /** «Esto es otro producto»: the name, and why. */
  readonly 'advice.other-product': { readonly label: string; readonly because: FindingText }
  readonly 'advice.fits-better': {
    readonly type: string
    readonly label: string
    readonly craftId: string
    readonly craft: string
  }
  /** The way of making a type that a formula was taken for. */
  readonly 'advice.style': { readonly label: string }
  readonly 'advice.still-out': { readonly figures: FindingText; readonly count: number; readonly typeLabel: string }
  readonly 'advice.out': { readonly figures: FindingText; readonly typeLabel: string }
  readonly 'advice.none': { readonly figures: FindingText; readonly typeLabel: string }
  /** «Revisa dos cosas: le falta grasa y es demasiado dulce.» */
  readonly 'advice.review': { readonly faults: readonly FindingText[] }
  /** What the law of a name asks, and the grams that meet it. */
  readonly 'advice.law': {
    readonly change: FigureMove
    readonly asked: RequiredFigure
    readonly name: string
    /** It held until an earlier change broke it. */
    readonly caused: boolean
  }
  /** What is spoiled already, and the grams that mend it. */
  readonly 'advice.guard': { readonly change: FigureMove; readonly asked: RequiredFigure; readonly caused: boolean }
  /** What has no place in a type goes out whole. */
  readonly 'advice.forbidden': {
    readonly change: FigureMove
    readonly because: string
    readonly orElse?: string
    readonly typeLabel: string
  }
  readonly 'advice.dose': { readonly change: FigureMove; readonly range: Range }
  /** The figures are right and something else is not: the one confirmation says so, and gives the grams. */
  readonly 'advice.balanced-but': {
    readonly changes: readonly GramMove[]
    readonly why: readonly SaleObjection[]
    readonly unlawful: readonly (RequiredFigure & { readonly value: number })[]
    readonly name: string
    /** It bears the name as it is: what is unlawful follows from the changes. */
    readonly isNamed: boolean
    readonly typeLabel: string
  }
  /** The name cannot be reached: what stands in the way. */
  readonly 'advice.still-unlawful': {
    readonly unlawful: readonly (RequiredFigure & { readonly value: number })[]
    readonly name: string
    /** It bears the name as it is, and what must go out takes it away. */
    readonly isLost: boolean
  }
  /** Said one after the other. */
  readonly 'advice.together': { readonly all: readonly FindingText[] }
}
