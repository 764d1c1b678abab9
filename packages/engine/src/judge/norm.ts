import { rangeReasons } from '../words/terms.ts'

/** What a range rests on: law, what is on sale, physics, the books of the trade, published formulas, or the judgement of the trade alone. */
export const NORM_BASES = ['ley', 'mercado', 'fisica', 'fuente', 'datos', 'oficio'] as const
export type NormBasis = (typeof NORM_BASES)[number]

/** What books and formulas say needs no more words; anything else says what it says. */
type Reason = 'fuente' | 'datos' | 'oficio' | readonly [basis: NormBasis, why: string]

interface TypeNorms<Key extends string> {
  /** Published formulas that the ranges were held against. */
  readonly n: number
  readonly of?: { readonly [key in Key]?: Reason }
}

/** Where the ranges of a craft come from. */
export interface CraftNorms<Type extends string, Key extends string> {
  /** The reason of every range that is not named. */
  readonly otherwise: Reason
  /** Reasons that hold in every type. */
  readonly common?: { readonly [key in Key]?: Reason }
  readonly types: {
    readonly [type in Type]: TypeNorms<Key> & { readonly styles?: Readonly<Record<string, TypeNorms<Key>>> }
  }
}

/** Why a range is what it is. Spanish keys, as the API shows them. */
export interface RangeNorm {
  readonly base: NormBasis
  /** Published formulas of the type, or of its variant, that it was held against. */
  readonly n: number
  readonly texto: string
}

/** Which range is asked about: of a type or of one of its styles, and whether it decides anything. */
interface Asked<Key extends string> {
  readonly type: string
  readonly style?: string | undefined
  readonly key: Key
  readonly judged: boolean
}

export function rangeNormOf<Key extends string>(
  { otherwise, common, types }: CraftNorms<string, Key>,
  { type, style, key, judged }: Asked<Key>,
): RangeNorm {
  const ofType = types[type]
  const asked = (style === undefined ? undefined : ofType?.styles?.[style]) ?? ofType
  const n = asked?.n ?? 0
  if (!judged) return { base: 'fuente', n, texto: rangeReasons.shown() }
  const reason: Reason = asked?.of?.[key] ?? common?.[key] ?? otherwise
  return typeof reason === 'string'
    ? { base: reason, n, texto: rangeReasons[reason](n) }
    : { base: reason[0], n, texto: reason[1] }
}
