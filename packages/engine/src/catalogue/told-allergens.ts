import { allergenWords } from '../words/allergens.ts'
import type { LegalAllergen } from './ingredient.ts'

/** What a packet or a supplier tells of the allergens of a thing: it has one, may have traces of it, or has none. */
export const ALLERGEN_TELLINGS = ['lleva', 'puede', 'no'] as const
export type AllergenTelling = (typeof ALLERGEN_TELLINGS)[number]

/** Cereals and nuts are told by their name (Regulation (EU) 1169/2011, Annex II, points 1 and 8). */
export const ALLERGEN_SPECIES = {
  trigo: 'gluten',
  centeno: 'gluten',
  cebada: 'gluten',
  avena: 'gluten',
  almendra: 'frutos_cascara',
  avellana: 'frutos_cascara',
  nuez: 'frutos_cascara',
  anacardo: 'frutos_cascara',
  pacana: 'frutos_cascara',
  'nuez de Brasil': 'frutos_cascara',
  pistacho: 'frutos_cascara',
  macadamia: 'frutos_cascara',
} as const satisfies Readonly<Record<string, LegalAllergen>>
export type AllergenSpecies = keyof typeof ALLERGEN_SPECIES

interface ToldAllergen {
  readonly is: AllergenTelling
  /** As it is named: the species, else the allergen. */
  readonly words: readonly string[]
  /** Species of one that it has, which may be there besides: «almendra. Puede contener pistacho». */
  readonly traces?: readonly string[]
  /** The kind itself is told, not some of its species alone: «puede contener pistacho» says nothing of hazelnut. */
  readonly isWhole: boolean
}
/** What is not among them nobody told. */
export type ToldAllergens = ReadonlyMap<LegalAllergen, ToldAllergen>

/** The allergen that a word of a label names: itself, or its species. */
export const allergenOfWord = (word: string): LegalAllergen | undefined =>
  (ALLERGEN_SPECIES as Readonly<Record<string, LegalAllergen>>)[word] ??
  (Object.keys(allergenWords) as LegalAllergen[]).find((id) => id === word || allergenWords[id] === word)

/** A species says more than its kind. */
function namedBest(names: readonly string[], id: LegalAllergen): readonly string[] {
  const species = names.filter((name) => name !== id)
  return species.length > 0 || names.length === 0 ? species : [allergenWords[id]]
}

/** A kind is told by its own word, by one of its species that is in it, or by all of them. */
const isToldWhole = (id: LegalAllergen, told: readonly string[], strongest: AllergenTelling): boolean => {
  const species = Object.keys(ALLERGEN_SPECIES).filter((word) => allergenOfWord(word) === id)
  return (
    strongest === 'lleva' ||
    told.some((word) => !species.includes(word)) ||
    species.every((word) => told.includes(word))
  )
}

/** `{ avellana: 'puede', soja: 'lleva' }`: of one allergen told twice the stronger counts, and what may be there of its other species stays. That a species is not there says nothing of its kind. None where it says something else. */
export function readToldAllergens(declared: unknown): ToldAllergens | undefined {
  if (typeof declared !== 'object' || declared === null || Array.isArray(declared)) return undefined
  const read = Object.entries(declared).map(([word, value]) => ({
    word,
    id: allergenOfWord(word),
    is: ALLERGEN_TELLINGS.find((one) => one === value),
  }))
  const told = new Map<LegalAllergen, ToldAllergen>()
  for (const { id, is } of read) {
    if (!id || !is) return undefined
    if (told.has(id)) continue
    const namedAs = (telling: AllergenTelling): readonly string[] =>
      namedBest(
        read
          .filter((one) => one.id === id && one.is === telling)
          .map(({ word }) => (word === allergenWords[id] ? id : word)),
        id,
      )
    const strongest = ALLERGEN_TELLINGS.find((one) => namedAs(one).length > 0) ?? is
    const words = namedAs(strongest)
    const traces = strongest === 'lleva' ? namedAs('puede').filter((word) => !words.includes(word)) : []
    const isWhole = isToldWhole(
      id,
      read.flatMap((one) => (one.id === id ? [one.word] : [])),
      strongest,
    )
    if (strongest === 'no' && !isWhole) continue
    told.set(id, { is: strongest, words, isWhole, ...(traces.length > 0 && { traces }) })
  }
  return told
}

/** Allergens of what is inside, with those that are told and without those that are told not to be there. */
export const withToldAllergens = (
  inside: readonly LegalAllergen[],
  told: ToldAllergens | undefined,
): readonly LegalAllergen[] =>
  told === undefined
    ? inside
    : [
        ...new Set([
          ...inside.filter((id) => told.get(id)?.is !== 'no'),
          ...[...told].flatMap(([id, { is }]) => (is === 'lleva' ? [id] : [])),
        ]),
      ]
