import type { AllergenSpecies, AllergenTelling, LegalAllergen } from '@obrador/engine'

/** What a label says of allergens (Regulation (EU) 1169/2011, arts. 21 and 36): what its list and «contiene» name, and what it may contain. */

/** An allergen, or the species by which the law names it. */
export type AllergenName = LegalAllergen | AllergenSpecies
export type AllergensOnLabel = Readonly<Partial<Record<AllergenName, Exclude<AllergenTelling, 'no'>>>>

/** Where a word of a label names an allergen. */
export interface AllergenMention {
  readonly name: AllergenName
  readonly is: Exclude<AllergenTelling, 'no'>
  readonly from: number
  readonly to: number
}

/** In words without accents; what is like an allergen and is none («nuez moscada», «leche de coco») is left out by what follows it. */
const WORDS: readonly (readonly [name: AllergenName, pattern: string])[] = [
  ['trigo', 'trigos?|espelta|kamut|semolas?'],
  ['centeno', 'centeno'],
  ['cebada', 'cebada|maltas?(?! de arroz)'],
  ['avena', 'avena'],
  ['gluten', 'gluten'],
  ['crustaceos', 'crustaceos?|gambas?|langostinos?|cangrejos?'],
  ['huevo', 'huevos?|yemas?|albuminas?|ovoproductos?'],
  ['pescado', 'pescados?|anchoas?|bacalao|atun'],
  ['cacahuete', 'cacahuetes?|mani'],
  ['soja', 'sojas?|soya'],
  [
    'leche',
    'leches?(?! de (?:coco|almendras?|soja|avena|arroz|avellanas?))|lacteos?|lacteas?|lactosa|lactosuero|suero(?: dulce)? en polvo|caseinas?|caseinatos?|natas?|mantequillas?(?! de (?:cacahuete|almendra|avellana|cacao))|quesos?|yogur|yogures|requeson',
  ],
  ['almendra', 'almendras?'],
  ['avellana', 'avellanas?'],
  ['nuez de Brasil', 'nuez (?:de|del) brasil|nueces (?:de|del) brasil'],
  ['macadamia', 'macadamias?'],
  ['pacana', 'pacanas?|pecanas?'],
  ['nuez', '(?:nuez|nueces)(?! moscada| (?:de|del) (?:brasil|coco|cola|macadamia)| macadamia| pacanas?| pecanas?)'],
  ['anacardo', 'anacardos?'],
  ['pistacho', 'pistachos?'],
  ['frutos_cascara', 'frutos? (?:de|con) cascara|frutos? secos?'],
  ['apio', 'apio'],
  ['mostaza', 'mostaza'],
  ['sesamo', 'sesamo|ajonjoli|tahini?'],
  ['sulfitos', 'sulfitos?|dioxido de azufre|anhidrido sulfuroso|metabisulfitos?(?: \\w+)?|e[ -]?22[0-8]'],
  ['altramuz', 'altramuz|altramuces|lupinos?'],
  ['moluscos', 'moluscos?|calamar(?:es)?|sepia|mejillon(?:es)?'],
]
const PATTERNS = WORDS.map(([name, pattern]) => [name, new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`, 'g')] as const)

/** Where «puede contener» or a shared plant begins; it ends with its sentence. */
const TRACES =
  /puede(?:n)? (?:contener|llevar|presentar|haber)|trazas|(?:elaborad|fabricad|producid|envasad|procesad|manipulad)[oa]s? en [^.;]*?(?:que|donde|instalacion|planta|linea|fabrica)/g
/** What a label says that is not there, and what only tastes of it. */
const ABSENT =
  /(?<![a-z])(?:sin|libre de|exent[oa]s? de|no contiene)(?: trazas de)? [a-z]+(?:(?:,| y| ni) (?:sin )?[a-z]+)*|(?<![a-z])(?:aromas?|sabor)(?: natural(?:es)?)? (?:de|a) [a-z]+/g

/** Letters stay where they are: what is found is marked in the text as it was written. */
const foldedInPlace = (text: string): string =>
  [...text].map((letter) => letter.normalize('NFD').charAt(0).toLowerCase().padEnd(letter.length)).join('')

const blanked = (text: string): string => text.replace(ABSENT, (found) => ' '.repeat(found.length))

export function allergenMentionsIn(text: string): readonly AllergenMention[] {
  const plain = foldedInPlace(text)
  const ends = [...plain.matchAll(/[.;\n](?!\d)/g)].map(({ index }) => index)
  const traces = [...plain.matchAll(TRACES)].map(({ index }) => [
    index,
    ends.find((end) => end > index) ?? plain.length,
  ])
  const read = blanked(plain)
  return PATTERNS.flatMap(([name, pattern]) =>
    [...read.matchAll(pattern)].map(({ index, 0: found }): AllergenMention => {
      const isTrace = traces.some(([from = 0, to = 0]) => index >= from && index < to)
      return { name, is: isTrace ? 'puede' : 'lleva', from: index, to: index + found.length }
    }),
  ).toSorted((one, other) => one.from - other.from)
}

/** Kinds that say less than their species, which are told in their place. */
const KINDS: Readonly<Record<string, readonly AllergenName[]>> = {
  gluten: ['trigo', 'centeno', 'cebada', 'avena'],
  frutos_cascara: ['almendra', 'avellana', 'nuez', 'anacardo', 'pacana', 'nuez de Brasil', 'pistacho', 'macadamia'],
}

/** What the whole text says of each: what it has is no trace. It never says that there is none. */
export function allergensOnLabel(text: string): AllergensOnLabel {
  const told = new Map<AllergenName, AllergenMention['is']>()
  for (const { name, is } of allergenMentionsIn(text)) if (told.get(name) !== 'lleva') told.set(name, is)
  for (const [kind, species] of Object.entries(KINDS)) {
    const is = told.get(kind as AllergenName)
    if (is && species.some((one) => told.get(one) === is)) told.delete(kind as AllergenName)
  }
  return Object.fromEntries(told)
}
