import { lazyFor } from '../words/lazy.ts'
import type { Ingredient, LegalAllergen } from './ingredient.ts'

/**
 * What the law asks of a row and its composition does not tell, decided once for every row in packages/engine/data: `true`, or
 * `null` where only its supplier knows. A flag that a row does not have is `false`.
 */
export const LEGAL_FLAGS = {
  /** Fat, or protein, put in as such that is not of milk (RD 618/1998, 3.1). */
  addedFat: 'A',
  addedProtein: 'B',
  /** Takes the place of milk or a dairy product, and may not bear their names (Regulation (EU) 1308/2013, Annex VII, III). */
  plantDairy: 'C',
  addedSugars: 'D',
  /** Its allergens are those of its maker's recipe: what is known of them is not all. */
  allergensUnknown: 'E',
  oats: 'F',
  glutenRisk: 'G',
  /** One of its names is a protected one. */
  protectedName: 'H',
  /** Flours and what RD 308/2019 asks of them. */
  wholegrain: 'I',
  refinedSemolina: 'J',
  flour113d: 'K',
  notFlour: 'L',
  treatedFlour: 'M',
  scalded: 'N',
  special113: 'O',
  chemicalLeaven: 'P',
  /** Nuts as RD 1787/1982, RD 618/1998 and RD 1055/2003 tell them apart. */
  toasted: 'Q',
  rawPeeled: 'R',
  withSkin: 'S',
  ground: 'T',
  wholeNut: 'U',
  nutPaste: 'V',
  isChocolate: 'W',
  notChocolate: 'X',
  tazaStarch: 'Y',
  /** Does not keep at room temperature where no oven reaches it. */
  freshRow: 'Z',
  notice: '0',
  notAuthorised: '1',
  novelFood: '2',
  /** A colour nobody named: which one decides what the label says. */
  askNumber: '3',
  /** What its name says of its form is part of the name: «en polvo», «confitada», «de caña». */
  needsWord: '4',
} as const
export type LegalFlag = keyof typeof LEGAL_FLAGS

/** What a `notice` is about. */
export const NOTICE_KINDS = ['coumarin', 'cyanide', 'liquorice', 'opiates', 'thc', 'metal'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Letters of the allergens that a row may hold, in the order of Annex II of Regulation (EU) 1169/2011. */
export const LIKELY_ALLERGENS: readonly LegalAllergen[] = [
  'gluten',
  'crustaceos',
  'huevo',
  'pescado',
  'cacahuete',
  'soja',
  'leche',
  'frutos_cascara',
  'apio',
  'mostaza',
  'sesamo',
  'sulfitos',
  'altramuz',
  'moluscos',
]
const FIRST = 'a'.charCodeAt(0)
/** Notices come after the allergens. */
const FIRST_NOTICE = FIRST + LIKELY_ALLERGENS.length

type Flagged = Pick<Ingredient, 'flags'>

export function flagOf({ flags }: Flagged, name: LegalFlag): boolean | null {
  const at = flags.indexOf(LEGAL_FLAGS[name])
  if (at < 0) return false
  return flags.charAt(at + 1) === '?' ? null : true
}

/** It has the flag, or may have it. */
export const mayHaveFlag = (row: Flagged, name: LegalFlag): boolean => flagOf(row, name) !== false

const small = ({ flags }: Flagged): number[] => [...flags.matchAll(/[a-z]/g)].map(([letter]) => letter.charCodeAt(0))

/** The allergens that it often has, where those of its row are not all. */
export const likelyAllergens = (row: Flagged): readonly LegalAllergen[] =>
  small(row).flatMap((code) => LIKELY_ALLERGENS[code - FIRST] ?? [])

/** Asked of every line of every formula. */
export const noticeOfRow = lazyFor((row: Flagged): NoticeKind | undefined =>
  small(row)
    .map((code) => NOTICE_KINDS[code - FIRST_NOTICE])
    .find((notice) => notice !== undefined),
)

/** As the generated rows write them. */
export const letterOfAllergen = (allergen: LegalAllergen): string =>
  String.fromCharCode(FIRST + LIKELY_ALLERGENS.indexOf(allergen))
export const letterOfNotice = (notice: NoticeKind): string =>
  String.fromCharCode(FIRST_NOTICE + NOTICE_KINDS.indexOf(notice))

/** Flags of what is made of several rows: it has what one of them has, and may have what one of them may. */
export function unionOfFlags(rows: readonly Flagged[]): string {
  const letters = Object.entries(LEGAL_FLAGS).flatMap(([name, letter]) => {
    const values = rows.map((row) => flagOf(row, name as LegalFlag))
    return values.includes(true) ? [letter] : values.includes(null) ? [`${letter}?`] : []
  })
  return [...letters, ...new Set(rows.flatMap(({ flags }) => flags.match(/[a-z]/g) ?? []))].join('')
}
