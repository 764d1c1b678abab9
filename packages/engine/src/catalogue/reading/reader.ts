import { lazyValue } from '../../words/lazy.ts'
import { ingredientCatalogue, rowsById } from '../catalogue.ts'
import type { Ingredient, LegalAllergen } from '../ingredient.ts'
import { findNormal } from '../lookup.ts'
import { normaliseName } from '../normalise.ts'
import { rememberingAnswers } from './remembering.ts'

/** What one craft adds to the common reading: words that mean one product inside it. */
export interface CraftVocabulary {
  readonly words: Readonly<Record<string, string>>
  /** Those of them that mean another thing to other people: what they were read as is told. */
  readonly told?: readonly string[]
}

export interface NameMatch {
  readonly ingredient: Ingredient
  /** True when the name is not one of the catalogue's or the craft's own: the reader must be told. */
  readonly interpreted: boolean
  /** It is what another language calls a row: the name of that row, which Spanish texts say. */
  readonly inSpanish?: string
  /** Words of the name that say nothing the reader knows, as they were written: left out, and named. */
  readonly left?: readonly string[]
  /** What it may be as well, likeliest first: the reading is provisional, and to be confirmed. */
  readonly others?: readonly Ingredient[]
  /** Allergens that it may bring besides those of its row. */
  readonly brings?: readonly LegalAllergen[]
}

/** What the words of a name say that no label has. */
export type ReadByWords = Omit<NameMatch, 'interpreted'>

/** What a name is that no label says, where there is nobody to read it by its words. */
export const UNREAD_NAME: unique symbol = Symbol('unread')
export type NameReadingResult = NameMatch | typeof UNREAD_NAME | undefined

/** A line of a formula whose name was read: what its dose may settle. */
export interface DosedLine {
  readonly name: string
  readonly grams: number
  readonly ingredient: Ingredient | undefined
  readonly interpreted?: true
  readonly open?: { readonly others?: readonly Ingredient[] }
  readonly given?: object
}

/** The id of a row, or that its maker is asked. */
export type ResolvedClass = string | 'ask'

/** Reads names, with the words of whoever asks. */
export interface NamesPart {
  /** The same reader for the same vocabulary. */
  readonly reader: (vocabulary: CraftVocabulary) => (name: string) => NameReadingResult
  /** Allergens that the words of a name speak of, read or not. */
  readonly mayHold: (name: string) => readonly LegalAllergen[]
  /** The names that only say a class and that their formula settles. */
  readonly settle: (lines: readonly DosedLine[]) => ReadonlyMap<string, ResolvedClass>
}

/** Reads what no label says as it stands, for the words of one craft. */
export type NameGrammar = (words: CraftVocabulary['words']) => (name: string) => ReadByWords | undefined

/** Words that a label may have and a name may leave out: «clara_huevo» is the white, «harina_almendra» the ground almond. */
const SHORT = /(?:^| )(?:de|del|la|el|en|con)(?= |$)/g
/** «35 % MG»: the unit of a figure that has no other. */
const FAT_UNIT = / (?:mg|m g|materia grasa)(?= |$)/g
const short = (normal: string): string => normal.replace(SHORT, '').trim()

/** Built on first use: most names are found before. */
const shortLabels = lazyValue(
  () =>
    new Map(
      ingredientCatalogue
        .flatMap((row) => [row.name, ...row.aliases].map((label) => [short(normaliseName(label)), row] as const))
        .toReversed(),
    ),
)
const byShortLabel = (normal: string): Ingredient | undefined => shortLabels().get(short(normal))

/** With its particles, its figures and its remarks, no name of a product has as many words. */
const MOST_WORDS_OF_A_TEXT = 24
const tooLong = (normal: string): boolean => normal.split(' ', MOST_WORDS_OF_A_TEXT + 1).length > MOST_WORDS_OF_A_TEXT

/** The id, the words of a craft and the labels of the catalogue as they stand; then the grammar, if there is one. */
function readerOf(
  { words, told = [] }: CraftVocabulary,
  grammar: NameGrammar | undefined,
): (name: string) => NameReadingResult {
  const twofold = new Set(told.map(normaliseName))
  const own = new Map(Object.entries(words).map(([word, id]) => [normaliseName(word), rowsById.get(id)]))
  let read: ReturnType<NameGrammar> | undefined
  return rememberingAnswers((name) => {
    const normal = normaliseName(name)
    const bare = normal.replace(FAT_UNIT, '')
    const exact =
      rowsById.get(name) ??
      own.get(normal) ??
      findNormal(normal) ??
      own.get(bare) ??
      findNormal(bare) ??
      byShortLabel(bare)
    if (exact) return { ingredient: exact, interpreted: twofold.has(normal) }
    if (tooLong(normal)) return undefined
    if (!grammar) return UNREAD_NAME
    // Built on first use: most names are labels as they stand.
    read ??= grammar(words)
    const found = read(name)
    return found && { ...found, interpreted: true }
  })
}

/** Reads names by a grammar; without one, only what stands in the catalogue or among the words of who asks. */
const NOTHING_SETTLED: ReadonlyMap<string, ResolvedClass> = new Map()

export function createNames(
  grammar?: NameGrammar,
  mayHold: NamesPart['mayHold'] = () => [],
  settle: NamesPart['settle'] = () => NOTHING_SETTLED,
): NamesPart {
  const readers = new WeakMap<CraftVocabulary, (name: string) => NameReadingResult>()
  return {
    mayHold: rememberingAnswers(mayHold),
    settle,
    reader: (vocabulary) => {
      const known = readers.get(vocabulary) ?? readerOf(vocabulary, grammar)
      readers.set(vocabulary, known)
      return known
    },
  }
}

const NO_WORDS: CraftVocabulary = { words: {} }

/** A name as it is read outside any craft. */
export function readOutside(names: NamesPart, name: string): NameMatch | undefined {
  const found = names.reader(NO_WORDS)(name)
  return found === UNREAD_NAME ? undefined : found
}
