/** Who gives foods a number or a name that others can look up. */

/** An entry of the ingredient or additive taxonomy of Open Food Facts: a language and words of small letters. */
export const OFF_ID = /^[a-z]{2}:[a-z0-9]+(-[a-z0-9]+)*$/

/** Codes of the official tables: ANSES, USDA (the number of Standard Reference, the one of FoodData Central), CoFID, BLS, MEXT. */
export const ID_PATTERNS = {
  ciqual: /^\d{4,5}$/,
  usda_ndb: /^\d{5}$/,
  usda_fdc: /^\d{6,7}$/,
  cofid: /^\d{2}-\d{3,4}$/,
  bls: /^[A-Z]\d{6}$/,
  mext: /^\d{5}$/,
} as const

export type IdSystem = 'off' | keyof typeof ID_PATTERNS

const OF_SOURCE: Readonly<Record<string, keyof typeof ID_PATTERNS>> = {
  'ciqual-2025': 'ciqual',
  'ciqual-2020': 'ciqual',
  'usda-sr28': 'usda_ndb',
  'usda-foundation': 'usda_fdc',
  'cofid-2015': 'cofid',
  'bls-4': 'bls',
  'japan-food-tables': 'mext',
}

/** The system whose code a citation of a source begins with. */
export const idSystemOf = (source: string): keyof typeof ID_PATTERNS | undefined => OF_SOURCE[source]
