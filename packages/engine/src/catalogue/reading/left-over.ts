import { lazyFor } from '../../words/lazy.ts'
import { rowsById } from '../catalogue.ts'
import type { Ingredient, LegalAllergen } from '../ingredient.ts'
import { rowObeyingFigures } from './attributes.ts'
import { rowOfId } from './derive.ts'
import { goesBeside, isNeutralWord, mayDropWord } from './droppable.ts'
import { genericRow } from './generic.ts'
import { type HeadMeaning, headsByWord } from './heads.ts'
import { bareWord, type ParsedName, rootsOf } from './parse.ts'
import {
  harmlessWords,
  isChemicalWord,
  isCompoundWord,
  isDangerousWord,
  isDemonymWord,
  isProcessWord,
  isUndoneWord,
} from './residue.ts'

/** What to do with a name of which the thing is known and a word is not: «si sé qué cosa es y no sé cuál, pongo la corriente y lo digo». */

/** A row for a name, and what else it may be. */
export interface RowGuess {
  readonly ingredient: Ingredient
  /** What it may be as well: the reading is provisional. */
  readonly others?: readonly Ingredient[]
  /** Allergens that a word of the name brings besides those of its row. */
  readonly brings?: readonly LegalAllergen[]
  /** Words of the name that its row does not say. */
  readonly unsaid?: readonly string[]
}

/** Words that nobody knows, at most. */
const MOST_UNKNOWN = 3
/** Shelves of what grows: the word behind one is its variety, which may have two names. */
const GROWN: ReadonlySet<string> = new Set([
  'fruta',
  'fruto_seco',
  'verdura',
  'especia',
  'semilla',
  'cereal',
  'cafe_te',
  'fruta_seca',
])
/** Shelves of pure substances: beside one the name of a salt or an ester is another substance («glycerol monostearate»). */
const COMPOUNDS: ReadonlySet<string> = new Set([
  'poliol',
  'acido',
  'emulgente',
  'estabilizante',
  'edulcorante',
  'impulsor',
])
const CHEMICALS: ReadonlySet<string> = new Set(rootsOf('sal agua azúcar'))

interface Said {
  readonly rows: string
  readonly phrase: readonly string[]
}
const saidOf = lazyFor((head: HeadMeaning): readonly Said[] =>
  Object.entries(head.says ?? {})
    .flatMap(([rows, words]) => words.split(' ').map((word) => ({ rows, phrase: rootsOf(word.replaceAll('+', ' ')) })))
    .sort((one, other) => other.phrase.length - one.phrase.length),
)

/** Every word of every label of the row of a reading. */
export const labelWordsOf = lazyFor(
  ({ id, name, aliases }: Ingredient): ReadonlySet<string> =>
    new Set([name, ...aliases, ...(rowsById.get(id)?.aliases ?? [])].flatMap(rootsOf)),
)

/** The rows of a list: the first is put, the others are offered. */
function guessOf(list: string | undefined): RowGuess | undefined {
  if (list === undefined || list === 'ask') return undefined
  const [first = '', ...others] = list.replace('~', '').split(' ')
  const ingredient = genericRow(first) ?? rowOfId(first)
  return list.startsWith('~') || others.length > 0 ? { ingredient, others: others.map(rowOfId) } : { ingredient }
}

/** The same with the figures of the name, which beat its words. */
function obeyed(guess: RowGuess | undefined, figures: ParsedName['figures']): RowGuess | undefined {
  const ingredient = guess && rowObeyingFigures(guess.ingredient, figures)
  if (!ingredient) return undefined
  return ingredient === guess.ingredient ? guess : { ...guess, ingredient }
}

/** What reads the words that are left, and which words are known. */
export interface LeftOverTools {
  readonly read: (parsed: ParsedName) => Ingredient | undefined
  readonly isKnown: (word: string) => boolean
  /** Known of other things alone: no row is called by both words, and it is none by itself. */
  readonly isStrange: (word: string, head: string) => boolean
}

/** The first word that is a thing. */
const headOf = (words: readonly string[], rowOf: (word: string) => Ingredient | undefined): string | undefined =>
  words.find((word) => {
    if (headsByWord.has(word) || !mayDropWord(word)) return true
    const row = rowOf(word)
    // A place may be a fruit, too; a maker is no couverture.
    return row !== undefined && (!isNeutralWord(word) || rootsOf(row.id)[0] === word)
  })

/** The words of a name by what they do in it. */
interface Sorted {
  readonly first: string
  /** Nobody knows them, or nobody beside this head. */
  readonly unknown: readonly string[]
  /** Those of them that are not the name of a maker or a place. */
  readonly small: readonly string[]
  readonly left: readonly string[]
}

/** None where no thing leads the name, or a word of it may be the thing itself. */
function sorted(
  parsed: ParsedName,
  proper: ReadonlySet<string>,
  { read, isKnown, isStrange }: LeftOverTools,
): Sorted | undefined {
  const { words, spelt } = parsed
  const first = headOf(words, (word) => read({ ...parsed, words: [word], figures: [] }))
  if (first === undefined || !(isKnown(first) || headsByWord.has(first))) return undefined
  const says = (word: string): boolean =>
    word === first ||
    word === 'y' ||
    harmlessWords.has(bareWord(word)) ||
    isUndoneWord(word) ||
    (isKnown(word) && !isStrange(word, first))
  const unknown = words.filter((word) => !says(word))
  const isBound = (word: string): boolean => word !== bareWord(word) || word.startsWith('sin ') || isDangerousWord(word)
  if (unknown.length > MOST_UNKNOWN || unknown.some(isBound)) return undefined
  // «Bacalao al pil pil», «atún a la vizcaína»: a dish.
  if (unknown.some((word) => parsed.ways.has(word))) return undefined
  const isFrom = (word: string): boolean => proper.has(word) || isDemonymWord(word, spelt.get(word) ?? word)
  return {
    first,
    unknown,
    small: unknown.filter((word) => !isFrom(word)),
    left: words.filter((word) => !unknown.includes(word)),
  }
}

/** A head that says nothing of itself but its name: the list of it that speaks. */
function closed(
  head: HeadMeaning,
  { first, unknown, small }: Sorted,
  { after, spelt }: ParsedName,
): string | undefined {
  if (CHEMICALS.has(first) && small.some((word) => isChemicalWord(spelt.get(word) ?? ''))) return undefined
  if (small.some((word) => isProcessWord(spelt.get(word) ?? ''))) return undefined
  if (unknown.length === 0) return head.alone
  if (small.length === 0) return head.named
  return small.some((word) => after.has(word)) ? head.of : head.beside
}

export function readLeftOver(
  parsed: ParsedName,
  proper: ReadonlySet<string>,
  tools: LeftOverTools,
): RowGuess | undefined {
  const { words, figures, spelt } = parsed
  const { read } = tools
  const own = sorted(parsed, proper, tools)
  if (!own) return undefined
  const { first, unknown, small, left } = own
  const head = headsByWord.get(first)
  const said = head && byWords(head, first, parsed, unknown, read)
  if (said !== undefined) return said === ASKED ? undefined : said
  const row = left.length > 1 || unknown.length > 0 ? read({ ...parsed, words: left }) : undefined
  const isBare = left.every(
    (word) => word === first || isNeutralWord(word) || (unknown.length === 0 && mayDropWord(word)),
  )
  // «Nuez de Brasil», «turrón de Jijona»: words that say nothing elsewhere tell which it is.
  const isPlain = row === undefined || row === read({ ...parsed, words: [first], figures: [] })
  if (head && figures.length === 0 && isBare && isPlain && !words.includes('y')) {
    const guess = guessOf(closed(head, own, parsed))
    if (!guess) return undefined
    if (left.every((word) => word === first || goesBeside(word, guess.ingredient, false)))
      return { ...guess, unsaid: unknown }
  }
  if (unknown.length === 0 || !row) return undefined
  if (COMPOUNDS.has(row.category) && unknown.some((word) => isCompoundWord(spelt.get(word) ?? ''))) return undefined
  const isVariety = GROWN.has(row.category) && small.length <= left.length + 1
  if (small.length > left.length && !isVariety) return undefined
  const others = small.some((word) => isProcessWord(spelt.get(word) ?? '')) ? [] : undefined
  return { ingredient: row, unsaid: unknown, ...(others && { others }) }
}

const ASKED = Symbol('asked')

/** The words that settle a head, where all the others may go. */
function byWords(
  head: HeadMeaning,
  first: string,
  parsed: ParsedName,
  unknown: readonly string[],
  read: LeftOverTools['read'],
): RowGuess | typeof ASKED | undefined {
  const { words, figures } = parsed
  const all = saidOf(head)
  const own = words.map(bareWord)
  // Two that quarrel, joined by «y», are two things.
  const isJoined = words.includes('y')
  const found = all.filter(
    ({ phrase }) => phrase.every((word) => own.includes(word)) && !(isJoined && phrase.length > 1),
  )
  const [settles] = found
  if (!settles) return undefined
  if (found.some(({ rows }) => rows === 'ask')) return ASKED
  const guess = obeyed(guessOf(settles.rows), figures)
  const covered = new Set([first, ...found.flatMap(({ phrase }) => phrase)])
  const isFree = (word: string): boolean =>
    word === 'y' ||
    covered.has(bareWord(word)) ||
    unknown.includes(word) ||
    (guess !== undefined && mayDropWord(word) && goesBeside(word, guess.ingredient, false))
  if (!guess || !words.every(isFree)) return undefined
  const brings = found.flatMap(({ phrase }) => allergensOf(read({ ...parsed, words: phrase, figures: [] })))
  const telling = guess.others ? found.flatMap(({ phrase }) => phrase) : []
  return { ...guess, unsaid: [...unknown, ...telling], ...(brings.length > 0 && { brings }) }
}

/** Shelves of what keeps its allergens in whatever it goes: «aceite de nuez», «sal de apio». */
const KEEPS: ReadonlySet<string> = new Set([
  'fruto_seco',
  'semilla',
  'verdura',
  'cereal',
  'harina',
  'condimento',
  'leche',
  'queso',
])
const allergensOf = (row: Ingredient | undefined): readonly LegalAllergen[] =>
  row && KEEPS.has(row.category) ? row.allergens : []
