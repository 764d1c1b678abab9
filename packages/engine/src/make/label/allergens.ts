import { type AllergenName, allergenOfName, foldedInPlace } from '../../catalogue/annex-words.ts'
import type { Ingredient, LegalAllergen } from '../../catalogue/ingredient.ts'
import type { ToldAllergens } from '../../catalogue/told-allergens.ts'
import { allergenWords } from '../../words/allergens.ts'
import { allergenNames } from './terms.ts'

/** The fourteen of Annex II of Regulation (EU) 1169/2011, in its order. */
export const ALL_ALLERGENS = Object.keys(allergenNames) as readonly LegalAllergen[]

/** Cereals and nuts are named one by one (Annex II, points 1 and 8): the first pattern that the row's id has. */
type Species = readonly (readonly [pattern: RegExp, words: readonly string[]])[]
const CEREALS: Species = [
  [/centeno/, ['centeno']],
  [/cebada|malta|malte|cerveza|copos_maiz|miso/, ['cebada']],
  [/avena/, ['avena']],
  [/./, ['trigo']],
]
const NUTS: Species = [
  [/praline_mixto/, ['almendra', 'avellana']],
  [/almendra|mazapan|turron|guirlache|granillo|peladilla/, ['almendra']],
  [/avellana|gianduja/, ['avellana']],
  [/pistacho/, ['pistacho']],
  [/anacardo/, ['anacardo']],
  [/macadamia/, ['macadamia']],
  [/brasil/, ['nuez de Brasil']],
  [/pecana/, ['pacana']],
  [/nuez/, ['nuez']],
]
const SPECIES: { readonly [allergen in LegalAllergen]?: Species } = { gluten: CEREALS, frutos_cascara: NUTS }
const speciesIn = (species: Species, id: string): readonly string[] | undefined =>
  species.find(([pattern]) => pattern.test(id))?.[1]

/** The cereal or the nut of a row, else the allergen itself; nothing of one that it has not. */
function wordsOfRow(allergen: LegalAllergen, { id, allergens }: Ingredient): readonly string[] {
  if (!allergens.includes(allergen)) return []
  return speciesIn(SPECIES[allergen] ?? [], id) ?? [allergenWords[allergen]]
}

/** A word in any number, without accents: «huevo», «huevos», «nueces», «altramuces». */
export const anyNumber = (word: string): RegExp =>
  new RegExp(`(?<![a-z])(?:${foldedInPlace(word).replace(/(?<=nue|altramu)z/, '(?:z|ces)')}(?:e?s)?)(?![a-z])`)

/** What a label must name of an allergen: the cereal or the nut itself, else the allergen. What its packet names it by comes first, then rows and words. */
export function allergenWordsIn(
  allergen: LegalAllergen,
  { rows, told, named = [] }: Omit<AllergenBearer, 'nombre' | 'allergens'>,
): readonly string[] {
  const { is, words = [] } = told?.get(allergen) ?? {}
  if (is === 'lleva' && !words.includes(allergenWords[allergen])) return words
  const ofRows = rows.flatMap((row) => wordsOfRow(allergen, row))
  const species = named.filter((name) => name !== allergen && allergenOfName(name) === allergen)
  const all = species.length > 0 ? [...ofRows.filter((word) => word !== allergenWords[allergen]), ...species] : ofRows
  return all.length > 0 ? [...new Set(all)] : [allergenWords[allergen]]
}

/** Allergens that are named by their species, and some ingredient of theirs has none known. */
export const withoutSpecies = (present: readonly PresentAllergen[]): PresentAllergen[] =>
  present.filter(({ id, palabras }) => SPECIES[id] && palabras.includes(allergenWords[id]))

/** An ingredient of the list, as far as allergens go. */
export interface AllergenBearer {
  /** As the list calls it. */
  readonly nombre: string
  readonly rows: readonly Ingredient[]
  /** None when nobody knows them. */
  readonly allergens: readonly LegalAllergen[] | undefined
  /** What its packet, or that of the product that it lies in, says of them. */
  readonly told?: ToldAllergens | undefined
  /** What the line names as it was written. */
  readonly named?: readonly AllergenName[]
}

export interface PresentAllergen {
  readonly id: LegalAllergen
  /** The words of Annex II. */
  readonly nombre: string
  /** What must be named: the cereal, the nut, or the allergen itself. */
  readonly palabras: readonly string[]
  readonly ingredientes: readonly string[]
}

export function presentAllergens(bearers: readonly AllergenBearer[]): PresentAllergen[] {
  return ALL_ALLERGENS.flatMap((id) => {
    const having = bearers.filter(({ allergens }) => allergens?.includes(id))
    if (having.length === 0) return []
    return [
      {
        id,
        nombre: allergenNames[id],
        palabras: [...new Set(having.flatMap((bearer) => allergenWordsIn(id, bearer)))],
        ingredientes: [...new Set(having.map(({ nombre }) => nombre))],
      },
    ]
  })
}

/** What may be in it by contact, as those who made its ingredients tell: what it has is no trace, another cereal or nut is (Annex II, points 1 and 8). */
export function traceAllergens(
  bearers: readonly AllergenBearer[],
  present: readonly PresentAllergen[],
): PresentAllergen[] {
  return ALL_ALLERGENS.flatMap((id) => {
    const there = new Set(present.find((one) => one.id === id)?.palabras)
    const telling = bearers.flatMap(({ nombre, told }) => {
      const { is, words = [], traces = [] } = told?.get(id) ?? {}
      const palabras = (is === 'puede' ? words : traces).filter((word) => !there.has(word))
      return palabras.length > 0 ? [{ nombre, palabras }] : []
    })
    if (telling.length === 0) return []
    return [
      {
        id,
        nombre: allergenNames[id],
        palabras: [...new Set(telling.flatMap(({ palabras }) => palabras))],
        ingredientes: [...new Set(telling.map(({ nombre }) => nombre))],
      },
    ]
  })
}
