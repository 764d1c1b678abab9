import type { NoValues } from './finding.ts'

/** A reading with what was expected of it; ± is nine times in ten. */
export interface ReadingTold {
  readonly que: string
  readonly ingredient?: string | undefined
  readonly expected: number
  readonly around: number
  readonly read: number
  readonly agrees: boolean
}

/** What is said of a batch that was made. */
export interface BatchCodes {
  readonly 'batch.bad-reading': { readonly reading: string; readonly least: number; readonly most: number }
  readonly 'batch.unknown-reading': { readonly reading: string; readonly known: readonly string[] }
  readonly 'batch.not-readable': { readonly reading: string }
  readonly 'batch.no-such-line': { readonly line: unknown; readonly lines: number }
  readonly 'batch.bad-air': NoValues
  readonly 'batch.bad-hardness': NoValues
  readonly 'batch.bad-grams': { readonly most: number }
  readonly 'batch.bad-date': NoValues
  readonly 'batch.bad-process': { readonly known: readonly string[] }
  readonly 'batch.bad-state': NoValues
  readonly 'batch.large-state': { readonly most: number }
  readonly 'batch.long-name': { readonly most: number }
  readonly 'batch.too-many-readings': { readonly most: number }
  readonly 'batch.no-temperatures': NoValues
  readonly 'batch.noted': NoValues
  /** `learned`: the constant that is known better, by its key. */
  readonly 'batch.agrees': { readonly learned: string | undefined }
  /** The reading that is off most, and to which side. */
  readonly 'batch.off': { readonly que: string; readonly isLess: boolean; readonly isBoiled: boolean }
  readonly 'batch.sheet': {
    readonly ingredient: string
    readonly que: string
    readonly read: number
    readonly more: number
  }
  readonly 'batch.thirsty': { readonly points: number }
  /** What was weighed is known not to be the formula, and what is added puts it right. */
  readonly 'batch.forgot': { readonly ingredient: string; readonly isAll: boolean }
  /** What its maker chose of several explanations; grams of what was weighed badly or left behind. */
  readonly 'batch.chosen': {
    readonly cause: string
    readonly ingredient: string
    readonly que: string
    readonly grams: number
    readonly isMended: boolean
  }
  readonly 'batch.unknown-cause': { readonly known: readonly string[] }
  readonly 'batch.agrees-but': NoValues
  readonly 'batch.missing': NoValues
  readonly 'batch.too-much': NoValues
  readonly 'batch.odd': NoValues
  readonly 'batch.expected': { readonly readings: readonly ReadingTold[] }
  /** The same where something is asked: what is missing or too much. */
  readonly 'batch.short': { readonly readings: readonly ReadingTold[] }
  readonly 'batch.by-lot': {
    readonly ingredient: string
    readonly component: string
    readonly change: number
    readonly around: number
  }
  readonly 'batch.by-constant': {
    readonly constant: string
    readonly value: number
    readonly around: number
    readonly usual: number
    readonly odds: number
  }
  readonly 'batch.by-flour': {
    readonly points: number
    readonly around: number
    readonly water: number | undefined
  }
  readonly 'batch.ask': {
    readonly causes: readonly {
      readonly cause: string
      readonly ingredient?: string | undefined
      readonly que?: string | undefined
      readonly odds: number
      readonly grams?: number | undefined
    }[]
  }
  readonly 'batch.add': {
    readonly additions: readonly { readonly name: string; readonly grams: number }[]
    readonly figure: string
    readonly left: number
    readonly aim: number
    readonly decimals: number
  }
  readonly 'batch.leave': NoValues
  /** What is boiled or baked takes no water back. */
  readonly 'batch.no-cure': { readonly isDry: boolean }
  readonly 'batch.next': {
    readonly changes: readonly { readonly name: string; readonly grams: number }[]
    readonly lot: string | undefined
  }
  readonly 'batch.tell-apart': { readonly by: string; readonly ingredient: string | undefined }
  readonly 'batch.learned': {
    readonly constants: readonly {
      readonly constant: string
      readonly value: number
      readonly around: number
      readonly usual: number
      /** °C of the water that brings a dough to the temperature wanted. */
      readonly water?: { readonly dough: number; readonly degrees: number } | undefined
    }[]
  }
  /** What rules the keeping of a batch whose water activity was measured. */
  readonly 'batch.keeping': { readonly value: number; readonly around: number }
  /** Of what is boiled down: the moisture that it was left with, and the one that was asked. */
  readonly 'batch.moisture': { readonly value: number; readonly around: number; readonly aim: number }
  readonly 'batch.stove': { readonly degrees: number; readonly was: number; readonly steam: number }
  readonly 'batch.figure': {
    readonly figure: string
    readonly unit: string
    readonly value: number
    readonly around: number
    readonly before: number
    readonly decimals: number
  }
}
