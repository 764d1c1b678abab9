import { byId, catalogue } from '../catalogue.ts'
import type { Ingredient } from '../ingredient.ts'
import { findNormal } from '../lookup.ts'
import { normalise } from '../normalise.ts'
import { obeying } from './attributes.ts'
import { clean } from './clean.ts'
import { describes, goesBeside, mayGo, ROLE_WORDS } from './droppable.ts'
import type { Figure } from './figures.ts'
import { FORM_WORDS, formed } from './forms.ts'
import { keyOf, type Names, namesOf } from './index-of-names.ts'
import { bareWord, inSpanish, type Parsed, parse, roots, TRADE_WORDS } from './parse.ts'
import { type Spelt, speller } from './spelling.ts'

/** What one craft adds to the common reading: words that mean one product inside it. */
export interface Vocabulary {
  readonly words: Readonly<Record<string, string>>
}

export interface Found {
  readonly ingredient: Ingredient
  /** True when the name is not one of the catalogue's or the craft's own: the reader must be told. */
  readonly interpreted: boolean
}

export type Resolve = (name: string) => Found | undefined

/** A name of more words than this to leave out is not read by leaving words out. */
const MOST_DROPPED = 8

/** Names already read are kept, up to a bound: reading is most of the work of a formula. */
const MOST_REMEMBERED = 5000

/** Sets of positions by how many there are: the fewest words are left out. */
const subsets: readonly (readonly number[])[] = Array.from({ length: 2 ** MOST_DROPPED }, (_, mask) => mask)
  .map((mask) => Array.from({ length: MOST_DROPPED }, (_, bit) => bit).filter((bit) => mask & (1 << bit)))
  .toSorted((one, other) => one.length - other.length)

const NOWHERE: ReadonlySet<string> = new Set()

interface Tables extends Names {
  readonly spelt: Spelt
}

/** A figure with its unit: «(1 vaina)» tells nothing of a composition. */
const isTold = ({ percent, unit }: Figure): boolean => percent || unit !== undefined
const hasFigure = (figures: readonly Figure[]): boolean => figures.some(isTold)

function readerOf({ rows, vocabulary, spelt }: Tables) {
  const isKnown = (word: string): boolean =>
    vocabulary.has(bareWord(word)) || mayGo(word) || FORM_WORDS.includes(word) || word === 'y'

  /** The row of some words, leaving out as few as it takes, and only such as say nothing beside it. */
  function fewestDropped({ words, after }: Parsed, figures: readonly Figure[]): Ingredient | undefined {
    const isOrigin = (word: string): boolean => after.has(word) && !isKnown(word)
    // The last words go first: what a name says first it says louder.
    // «Tostada y repelada» is one product; anything else joined by «y» is two, and only its maker knows how much of each.
    const joins = words.includes('y') && words.slice(words.indexOf('y') + 1).every(describes)
    const droppable = words
      .filter((word) => mayGo(word) || isOrigin(word) || (joins && word === 'y'))
      .toReversed()
      .slice(0, MOST_DROPPED)
    for (const subset of subsets) {
      if (subset.length > 0 && (subset.at(-1) ?? 0) >= droppable.length) continue
      if (subset.length >= words.length) continue
      const dropped = subset.map((at) => droppable[at] ?? '')
      const row = rows.get(
        keyOf(dropped.length === 0 ? words : words.filter((word) => !dropped.includes(word)), figures),
      )
      if (row && dropped.every((word) => word === 'y' || goesBeside(word, row, isOrigin(word)))) return row
    }
    return undefined
  }

  function readParsed(parsed: Parsed): Ingredient | undefined {
    if (parsed.words.length === 0) return undefined
    const { figures } = parsed
    if (figures.length > 0) {
      const exact = fewestDropped(parsed, figures)
      if (exact) return exact
    }
    const said = {
      words: parsed.words,
      figures,
      rowOf: (words: readonly string[]) => fewestDropped({ ...parsed, words }, []),
    }
    const isForm = figures.length > 0 || parsed.words.some((word) => word.startsWith('sin '))
    const special = isForm ? formed(said) : undefined
    if (special) return special
    const base = fewestDropped(parsed, [])
    return base ? obeying(base, figures) : isForm ? undefined : formed(said)
  }

  /** Each unknown word as what it may be a slip of; a name that can be read in two ways is not read. */
  function readMisspelt(parsed: Parsed): Ingredient | undefined {
    const unknown = parsed.words.filter((word) => !isKnown(word) && !word.startsWith('sin '))
    if (unknown.length === 0 || unknown.length > 2) return undefined
    const readings = new Map<string, Ingredient>()
    const [first = '', second] = unknown
    const guesses = (word: string): readonly (readonly string[])[] =>
      spelt(parsed.spelt.get(word) ?? word).map((guess) => roots(inSpanish(guess)))
    for (const one of guesses(first)) {
      for (const two of second === undefined ? [[]] : guesses(second)) {
        const words = parsed.words.flatMap((word) => (word === first ? one : word === second ? two : word))
        const row = readParsed({ ...parsed, after: NOWHERE, words: [...new Set(words)] })
        if (row) readings.set(row.id, row)
      }
    }
    return readings.size === 1 ? [...readings.values()][0] : undefined
  }

  /** Forms that take a word nobody knows. */
  const readOpen = ({ words, figures }: Parsed): Ingredient | undefined =>
    formed({ words, figures, rowOf: () => undefined }, true)

  /** With its remarks where they say a form or a figure, then without them. */
  function textsOf(name: string): Parsed[] {
    const { head, notes } = clean(name)
    const alone = parse(head)
    if (notes.length === 0) return [alone]
    const remarks = notes.map((note) => ({ note, ...parse(note) }))
    const telling = remarks.filter(
      ({ words, figures }) => hasFigure(figures) || words.some((word) => FORM_WORDS.includes(word)),
    )
    if (telling.length === 0) return [alone]
    const figures = telling.flatMap((remark) => remark.figures.filter(isTold))
    return [
      parse([head, ...telling.map(({ note }) => note)].join(' ')),
      { ...alone, figures: [...alone.figures, ...figures] },
      alone,
    ]
  }

  return (name: string): Ingredient | undefined => {
    const parsed = textsOf(name)
    // A slip is likelier than a place nobody has heard of.
    const readPlain = (text: Parsed) => readParsed({ ...text, after: NOWHERE })
    for (const read of [readPlain, readMisspelt, readParsed, readOpen]) {
      for (const text of parsed) {
        const row = read(text)
        if (row) return row
      }
    }
    return undefined
  }
}

/** Words that a label may have and a name may leave out: «clara_huevo» is the white, «harina_almendra» the ground almond. */
const SHORT = /(?:^| )(?:de|del|la|el|en|con)(?= |$)/g
/** «35 % MG»: the unit of a figure that has no other. */
const FAT_UNIT = / (?:mg|m g|materia grasa)(?= |$)/g
const short = (normal: string): string => normal.replace(SHORT, '').trim()

let shortLabels: ReadonlyMap<string, Ingredient> | undefined
/** Built on first use: most names are found before. */
function byShortLabel(normal: string): Ingredient | undefined {
  shortLabels ??= new Map(
    catalogue
      .flatMap((row) => [row.name, ...row.aliases].map((label) => [short(normalise(label)), row] as const))
      .toReversed(),
  )
  return shortLabels.get(short(normal))
}

/** How one craft reads names: the id, its own words and the labels of the catalogue as they stand; then the grammar. */
export function nameReader({ words }: Vocabulary): Resolve {
  const own = new Map(Object.entries(words).map(([word, id]) => [normalise(word), byId.get(id)]))
  let read: ReturnType<typeof readerOf> | undefined
  const built = (): ReturnType<typeof readerOf> => {
    const names = namesOf(words)
    read ??= readerOf({
      ...names,
      spelt: speller([...names.vocabulary.values(), ...ROLE_WORDS, ...FORM_WORDS, ...TRADE_WORDS]),
    })
    return read
  }
  const resolve: Resolve = (name) => {
    const normal = normalise(name)
    const bare = normal.replace(FAT_UNIT, '')
    const exact =
      byId.get(name) ?? own.get(normal) ?? findNormal(normal) ?? own.get(bare) ?? findNormal(bare) ?? byShortLabel(bare)
    if (exact) return { ingredient: exact, interpreted: false }
    const ingredient = (read ?? built())(name)
    return ingredient && { ingredient, interpreted: true }
  }
  const remembered = new Map<string, Found | undefined>()
  return (name) => {
    if (remembered.has(name)) return remembered.get(name)
    const found = resolve(name)
    if (remembered.size < MOST_REMEMBERED) remembered.set(name, found)
    return found
  }
}

/** A name as it is read outside any craft. */
export const readName: Resolve = nameReader({ words: {} })
