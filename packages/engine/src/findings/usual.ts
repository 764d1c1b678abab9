/** How an amount compares with what is usual: so many times, about twice, about half, or so many per cent more or less. */
export type ComparedAmount =
  | { readonly kind: 'double' | 'half' }
  | { readonly kind: 'times'; readonly times: number }
  | { readonly kind: 'more' | 'less'; readonly percent: number }

/** How usual a formula is among the published ones of its type. */
export interface UsualCodes {
  /** As usual as most of the `n` it was held against. */
  readonly 'usual.common': { readonly n: number }
  /** Rarer than this share of the published ones; `isFlagged` where it is called unusual. */
  readonly 'usual.rare': { readonly share: number; readonly isFlagged: boolean }
  /** One line is odd: so many grams would be usual, the rest being what it is. */
  readonly 'usual.odd-line': {
    readonly ingredient: string
    readonly compared: ComparedAmount
    readonly least: number
    readonly most: number
  }
  /** Something that nearly all of the type have is not there: what it is, by its category, % of the mass that they have, and the grams that come to that here. */
  readonly 'usual.forgotten': {
    readonly category: string
    readonly least: number
    readonly most: number
    readonly grams: readonly [least: number, most: number]
  }
}
