import type { SourceKey } from '../catalogue/sources.ts'

export type LegalOperator = '>=' | '<=' | '>' | '<'

/** What a percentage of the law is of. */
export const LAW_BASES = {
  mezcla: 'de la mezcla',
  masa: 'de la masa',
  acabado: 'del producto acabado',
  harina: 'de la harina total',
  chocolate: 'de la parte de chocolate',
  seca: 'de la materia seca',
  pieza: 'de la pieza',
  producto: 'del producto',
  litro: 'por litro',
} as const

export type LawBase = keyof typeof LAW_BASES

export interface LegalCondition<Key extends string> {
  /** The figure it looks at, among the readings of the craft on the base the norm names. */
  readonly figure: Key
  readonly label: string
  readonly operator: LegalOperator
  readonly threshold: number
  readonly unit: string
  readonly base: LawBase
  readonly article: string
  readonly source: SourceKey
  /** Something outside the formula may still meet it (the shell of a filling), so that missing it leaves it open. */
  readonly open?: true
  /** A result of cooking or analysis: worked out here it stays open, whatever it says. */
  readonly measured?: true
  /** Of the conditions with the same word here, one is enough. */
  readonly anyOf?: string
}

export interface LegalDenomination<Key extends string> {
  readonly id: string
  /** The name the norm reserves. */
  readonly label: string
  readonly conditions: readonly LegalCondition<Key>[]
  /** What it asks for besides and a formula does not show, each as the end of «si además …». */
  readonly besides?: readonly string[]
  /** Where it is written, for a name without figures. */
  readonly article?: string
  /** A name stands alone; a category only sorts; a mention goes with a name; what is protected is never asserted. */
  readonly kind?: 'categoria' | 'mencion' | 'protegida'
  /** Its norm fixes by figures the food that the name says: how much there is distinguishes no product of that name from another. */
  readonly fixes?: true
}
