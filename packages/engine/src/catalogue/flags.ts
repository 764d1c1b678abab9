import { lazyFor } from '../words/lazy.ts'
import type { Allergen, Ingredient } from './ingredient.ts'

/**
 * What the law asks of a row and its composition does not tell, decided once for every row in packages/engine/data: `true`, or
 * `null` where only its supplier knows. A flag that a row does not have is `false`.
 */
export const FLAGS = {
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
export type Flag = keyof typeof FLAGS

/** What a `notice` is about. */
export const NOTICES = ['coumarin', 'cyanide', 'liquorice', 'opiates', 'thc', 'metal'] as const
export type Notice = (typeof NOTICES)[number]

/** Letters of the allergens that a row may hold, in the order of Annex II of Regulation (EU) 1169/2011. */
export const LIKELY: readonly Allergen[] = [
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
const FIRST_NOTICE = FIRST + LIKELY.length

type Flagged = Pick<Ingredient, 'flags'>

export function flag({ flags }: Flagged, name: Flag): boolean | null {
  const at = flags.indexOf(FLAGS[name])
  if (at < 0) return false
  return flags.charAt(at + 1) === '?' ? null : true
}

/** It has the flag, or may have it. */
export const mayBe = (row: Flagged, name: Flag): boolean => flag(row, name) !== false

const small = ({ flags }: Flagged): number[] => [...flags.matchAll(/[a-z]/g)].map(([letter]) => letter.charCodeAt(0))

/** The allergens that it often has, where those of its row are not all. */
export const likelyAllergens = (row: Flagged): readonly Allergen[] =>
  small(row).flatMap((code) => LIKELY[code - FIRST] ?? [])

/** Asked of every line of every formula. */
export const noticeOf = lazyFor((row: Flagged): Notice | undefined =>
  small(row)
    .map((code) => NOTICES[code - FIRST_NOTICE])
    .find((notice) => notice !== undefined),
)

/** As the generated rows write them. */
export const letterOfAllergen = (allergen: Allergen): string => String.fromCharCode(FIRST + LIKELY.indexOf(allergen))
export const letterOfNotice = (notice: Notice): string => String.fromCharCode(FIRST_NOTICE + NOTICES.indexOf(notice))

/** Flags of what is made of several rows: it has what one of them has, and may have what one of them may. */
export function union(rows: readonly Flagged[]): string {
  const letters = Object.entries(FLAGS).flatMap(([name, letter]) => {
    const values = rows.map((row) => flag(row, name as Flag))
    return values.includes(true) ? [letter] : values.includes(null) ? [`${letter}?`] : []
  })
  return [...letters, ...new Set(rows.flatMap(({ flags }) => flags.match(/[a-z]/g) ?? []))].join('')
}
