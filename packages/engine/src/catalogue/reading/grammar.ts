import type { Ingredient } from '../ingredient.ts'
import { obeying } from './attributes.ts'
import { clean } from './clean.ts'
import { mayGo, ROLE_WORDS } from './droppable.ts'
import { MOST_WORDS, rowWithFewestDropped } from './fewest-dropped.ts'
import type { Figure } from './figures.ts'
import { FORM_WORDS, formed } from './forms.ts'
import { commonNames, type Names, namesOfCraft } from './index-of-names.ts'
import { bareWord, inSpanish, type Parsed, parse, roots, TRADE_WORDS } from './parse.ts'
import { readNamesWith, type Vocabulary } from './reader.ts'
import { type Known, knownWords, type Spelt, speller } from './spelling.ts'

/** A product by two names of it has no more words. */
const MOST_WORDS_TWICE = 6
/** Of how many known words an unknown one may be a slip and still be tried. */
const MOST_GUESSES = 6

const NOWHERE: ReadonlySet<string> = new Set()

interface Tables {
  readonly indexes: readonly Names[]
  readonly spelt: Spelt
}

const formWords: ReadonlySet<string> = new Set(FORM_WORDS)
/** What a thing may be without and be another for it. */
const FORM_NEGATIONS: ReadonlySet<string> = new Set(roots('azúcar alcohol').map((word) => `sin ${word}`))
/** «Zumo y ralladura»: two parts of one fruit, and nobody knows how much of each. */
const PARTS: ReadonlySet<string> = new Set(roots('zumo ralladura pulpa puré'))
const areTwo = (words: readonly string[]): boolean => {
  const at = words.indexOf('y')
  return at > 0 && PARTS.has(words[at - 1] ?? '') && PARTS.has(words[at + 1] ?? '')
}

/** A figure with its unit: «(1 vaina)» tells nothing of a composition. */
const isTold = ({ percent, unit }: Figure): boolean => percent || unit !== undefined
const hasFigure = (figures: readonly Figure[]): boolean => figures.some(isTold)

function readerOf({ indexes, spelt }: Tables) {
  const isKnown = (word: string): boolean =>
    indexes.some(({ vocabulary }) => vocabulary.has(bareWord(word))) ||
    mayGo(word) ||
    formWords.has(word) ||
    word === 'y'

  const fewestDropped = (parsed: Pick<Parsed, 'words' | 'after'>, figures: readonly Figure[]): Ingredient | undefined =>
    rowWithFewestDropped(indexes, parsed, figures, isKnown)

  /** «Licor de naranja Cointreau»: one product by two of its names. */
  function saidTwice({ words, after, figures }: Parsed): Ingredient | undefined {
    if (words.length > MOST_WORDS_TWICE) return undefined
    for (let at = words.length - 1; at > 0; at--) {
      const second = fewestDropped({ words: words.slice(at), after }, figures)
      if (second && fewestDropped({ words: words.slice(0, at), after }, []) === second) return second
    }
    return undefined
  }

  function readParsed(parsed: Parsed): Ingredient | undefined {
    if (parsed.words.length === 0 || areTwo(parsed.words)) return undefined
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
    const isForm = figures.length > 0 || parsed.words.some((word) => FORM_NEGATIONS.has(word))
    const special = isForm ? formed(said) : undefined
    if (special) return special
    const base = fewestDropped(parsed, [])
    if (base) return obeying(base, figures)
    return (isForm ? undefined : formed(said)) ?? saidTwice(parsed)
  }

  /** Each unknown word as what it may be a slip of; a name that can be read in two ways is not read. */
  function readMisspelt(parsed: Parsed): Ingredient | undefined {
    const unknown = parsed.words.filter((word) => !isKnown(word) && !word.startsWith('sin '))
    if (unknown.length === 0 || unknown.length > 2) return undefined
    const readings = new Map<string, Ingredient>()
    const [first = '', second] = unknown
    // Alone, a word keeps at least its first letter; a mute «h» is often left out.
    const isLikely = (guess: string): boolean =>
      parsed.words.length > 1 || guess.replace(/^h/, '')[0] === first.replace(/^h/, '')[0]
    const guesses = (word: string): readonly (readonly string[])[] => {
      const words = spelt(parsed.spelt.get(word) ?? word).filter(isLikely)
      return words.length > MOST_GUESSES ? [] : words.map((guess) => roots(inSpanish(guess)))
    }
    const ones = guesses(first)
    const twos = second === undefined || ones.length === 0 ? [[]] : guesses(second)
    for (const one of ones) {
      for (const two of twos) {
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
      ({ words, figures }) => hasFigure(figures) || words.some((word) => formWords.has(word)),
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
    const parsed = textsOf(name).filter(({ words }) => words.length > 0 && words.length <= MOST_WORDS)
    // A slip is likelier than a place nobody has heard of.
    const readPlain = (text: Parsed) => readParsed({ ...text, after: NOWHERE })
    const readPlace = (text: Parsed) => ([...text.after].every(isKnown) ? undefined : readParsed(text))
    for (const read of [readPlain, readMisspelt, readPlace, readOpen]) {
      for (const text of parsed) {
        const row = read(text)
        if (row) return row
      }
    }
    return undefined
  }
}

let common: Known | undefined
function commonWords(): Known {
  common ??= knownWords([...commonNames().vocabulary.values(), ...ROLE_WORDS, ...FORM_WORDS, ...TRADE_WORDS])
  return common
}

/** How one craft reads the names that no label has, as they stand: by their words, in any order, with their figures and slips. */
export function grammarOf(words: Vocabulary['words']): (name: string) => Ingredient | undefined {
  const names = namesOfCraft(words)
  return readerOf({
    indexes: [names, commonNames()],
    spelt: speller([knownWords(names.vocabulary.values()), commonWords()]),
  })
}

/** From now on every craft reads names as makers write them. */
export const readByGrammar = (): void => readNamesWith(grammarOf)
