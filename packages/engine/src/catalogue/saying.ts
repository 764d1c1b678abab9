import { lazyFor } from '../words/lazy.ts'
import { plainNoun } from '../words/terms.ts'
import { decapitaliseName } from '../words/text.ts'
import { brandInText } from './brands.ts'
import { flagOf } from './flags.ts'
import type { Ingredient } from './ingredient.ts'
import { foldWords, normaliseName, stemWord } from './normalise.ts'
import { nounOfName } from './noun.ts'
import { listedProductIn } from './own-list.ts'

/**
 * A reading serves to calculate; a label says what its maker wrote (Regulation (EU) 1169/2011, arts. 7.1, 17 and 18.2). The word of a
 * row takes the place of the maker's only if both are the same food in other words.
 */
export type LabelWording =
  /** The same food: the word of the row. */
  | 'row'
  /** Another food, taken for the row to calculate, or one that was read by its words: as it was written. */
  | 'own'
  /** A row with a protected name that nobody wrote: a word of its kind. */
  | 'generic'
  /** A protected name that was written: as it was written, for whoever has bought it. */
  | 'protected'
  /** A word of milk that the row may not bear, or a brand: what it lawfully is. */
  | 'lawful'
  | 'brand'

/** Words that say how a thing was bought, cut or kept, and of what size: the row is the same food without them. */
const QUIET: ReadonlySet<string> = new Set(
  foldWords(`de del la el los las en con para a al y fresco fresca frío fría tibio tibia templado templada caliente congelado congelada uht brik troceado
  troceada picado picada cortado cortada dados láminas laminado laminada cubos trozos pelado pelada repelado repelada colado tamizado tamizada pomada fundido fundida derretido
  derretida atemperado temperatura ambiente ecológico ecológica bio eco extra fino fina calidad montar cocinar repostería pastelería panadería heladería grande mediano
  pequeño m l xl talla pasteurizado pasteurizada homogeneizada higienizada entero enteros líquido líquida natural puro pura blanco granulado molido molida gr g kg ml mg
  materia grasa vol alc w t uds ud unidad unidades aprox usar`).map(stemWord),
)

/** Words of milk and its products (Regulation (EU) 1308/2013, Annex VII, part III); cream is also a word of pastry. */
const DAIRY =
  /\b(?:leche|nata|mantequilla|queso|yogur|yogurt|kefir|requeson|mascarpone|cuajada|mozzarella|milk|butter|cheese)s?\b/

const wordsOf = (label: string): string[] => normaliseName(label).split(' ')
const isFigure = (word: string): boolean => /\d/.test(word)

/** The labels of a row as they are compared, worked out once. */
const labelsOf = lazyFor(({ id, name, aliases }: Ingredient) =>
  [name, ...aliases, id.replaceAll('_', ' ')].map((label) => {
    const normal = normaliseName(label)
    return { label, normal, words: normal.split(' ').filter((word) => !isFigure(word)) }
  }),
)

/** The label of a row that a text says: as it stands, else with most words, the rest of the text saying nothing. */
function labelSaid(words: readonly string[], row: Ingredient): string | undefined {
  const stems = words.map(stemWord)
  const whole = stems.join(' ')
  const labels = labelsOf(row)
  const exact = labels.find(({ normal }) => normal === whole)
  if (exact) return exact.label
  const own = new Set(stems)
  const inside = labels
    .filter(({ words: all }) => all.length > 0 && all.every((word) => own.has(word)))
    .filter(({ words: all }) => stems.every((word) => all.includes(word) || QUIET.has(word) || isFigure(word)))
  return inside.toSorted((a, b) => b.words.length - a.words.length)[0]?.label
}

/** As the label tells it, the names apart that are protected. */
export function plainLabelWording(words: readonly string[], row: Ingredient): Exclude<LabelWording, 'protected'> {
  const isPlant = !row.allergens.includes('leche') || flagOf(row, 'plantDairy') === true
  if (isPlant && DAIRY.test(words.join(' '))) return 'lawful'
  if (brandInText(words) !== undefined) return 'brand'
  const label = labelSaid(words, row)
  if (label === undefined || row.near.includes(label)) return 'own'
  return flagOf(row, 'protectedName') === true ? 'generic' : 'row'
}

/** Figures of a name, with what they are of: they are its maker's, not the label's. */
const FIGURES =
  /\s*\(?\b\d+(?:[.,]\d+)?(?:\s*[-/]\s*\d+(?:[.,]\d+)?)?\s*(?:%|º|°|g\/kg|ml|g|kg)?(?:\s*(?:m\.?g\.?|vol\.?|mg))?\)?/giu

const withoutFigures = (text: string): string => text.replace(FIGURES, '').replace(/\s+/g, ' ').trim() || text

/** What somebody wrote, as a list prints it: of what was bought, with the list of its packet as it is. */
export function nameAsWritten(text: string): string {
  const { head, list } = listedProductIn(text)
  return decapitaliseName(list === '' ? withoutFigures(text) : `${withoutFigures(head)} (${list})`)
}

const sameWords = (one: string, other: string): boolean =>
  wordsOf(one).toSorted().join(' ') === wordsOf(other).toSorted().join(' ')

/** What its name says of its form is told as it was written, in whatever order. */
export const isFormSaid = (name: string, row: Ingredient): boolean =>
  flagOf(row, 'needsWord') === true && sameWords(name, row.name)

/** A line by its name, and what that is in Spanish where it is another language's. */
export interface NamedLine {
  readonly name: string
  readonly inSpanish?: string
}

/** What Spanish texts call a line: as it was written, unless that was in another language. */
export const spanishNameOf = ({ name, inSpanish = name }: NamedLine): string => inSpanish

/** Of an oil, only where it was written (Regulation (EU) 2022/2104). */
const QUALITY = / virgen(?: extra)?$/

/**
 * What the name of a product calls a line: the noun of its row where the row's word may stand, else what was written. A protected word
 * is written as it was in any case: its row is flagged, or it is no word of the row, so that nobody need know which words are protected.
 */
export function nounSaidOf(line: NamedLine, ingredient: Ingredient): string {
  const name = spanishNameOf(line)
  return name === ingredient.name || name === ingredient.id ? nounOfRow(ingredient) : nounWritten(name, ingredient)
}

/** The same for a name that we give, which says no protected word. */
export const plainNounSaidOf = (line: NamedLine, ingredient: Ingredient): string =>
  plainNoun(nounSaidOf(line, ingredient), ingredient.category)

const nounOfRow = lazyFor((row: Ingredient): string => nounWritten(row.name, row))

function nounWritten(name: string, ingredient: Ingredient): string {
  const saying = name === ingredient.id ? 'row' : plainLabelWording(foldWords(name), ingredient)
  return !isFormSaid(name, ingredient) && (saying === 'row' || saying === 'lawful' || saying === 'brand')
    ? nounOfName(ingredient).replace(QUALITY, '')
    : nounOfName({ name: nameAsWritten(listedProductIn(name).head), flags: ingredient.flags })
}
