import { lazy } from '../../words/lazy.ts'
import type { Ingredient } from '../ingredient.ts'
import { allergensSaid } from './allergens-said.ts'
import { contradicts, properWords, textsOf } from './beside.ts'
import { clean } from './clean.ts'
import { settledIn } from './doses.ts'
import { describes, mayGo, ROLE_WORDS } from './droppable.ts'
import { MOST_WORDS } from './fewest-dropped.ts'
import { FORM_WORDS, formed } from './forms.ts'
import { commonNames, type IndexOfNames, namesOfCraft, prepareNames } from './index-of-names.ts'
import { readJoined } from './joined.ts'
import { type Guess, labelWordsOf, readLeftOver } from './left-over.ts'
import { misspeltReader } from './misspelt.ts'
import { bareWord, type Parsed, parse, TRADE_WORDS } from './parse.ts'
import { isAsked, quarrel } from './phrases.ts'
import { formWords, NOWHERE, plainReader } from './plain.ts'
import { forPurpose } from './purpose.ts'
import { createNames, type Names, type ReadByWords, type Vocabulary } from './reader.ts'
import { asWritten, isDangerous, isTold as isNamed } from './residue.ts'
import { knownWords, type Speller, speller } from './spelling.ts'

interface Tables {
  readonly indexes: readonly IndexOfNames[]
  readonly speller: Speller
}

/** Things behind a comma, the last of them joined. */
const LISTED = /,\s*\p{L}[^,]*\s(?:y|e|i|and|et)\s/u

/** A reading with the words that say nothing in it, as they were written. */
function told(name: string, { words }: Parsed, { unsaid = [], ...guess }: Guess): ReadByWords {
  const own = labelWordsOf(guess.ingredient)
  const left = words.filter((word) => isNamed(word) && !own.has(bareWord(word)))
  if (left.length + unsaid.length === 0) return guess
  const written = asWritten(name, new Set([...left, ...unsaid]), own)
  return written.length > 0 ? { ...guess, left: written } : guess
}

function readerOf({ indexes, speller }: Tables) {
  const plain = plainReader(indexes)
  const { isKnown, fewestDropped, readParsed } = plain
  const readMisspelt = misspeltReader(plain, speller)

  /** Forms that take a word nobody knows. */
  const readOpen = (text: Parsed): Ingredient | undefined => {
    const { words, figures } = text
    const open = formed({ words, figures, rowOf: () => undefined }, true)
    if (!open) return undefined
    // «Extracto de vainilla X» has a row of its own without its maker.
    const known = words.filter((word) => isKnown(word) || isDangerous(word))
    return (known.length > 1 && known.length < words.length ? readParsed({ ...text, words: known }) : undefined) ?? open
  }

  const isThing = (word: string): boolean => fewestDropped({ words: [word], after: NOWHERE }, []) !== undefined
  const isStrange = (word: string, head: string): boolean =>
    !(mayGo(word) || formWords.has(word) || isDangerous(word) || /^(?:sin|con) /.test(word)) &&
    !indexes.some(({ byWord }) => byWord.get(word)?.some(({ words }) => words.includes(head))) &&
    !isThing(word)
  const tools = { read: readParsed, isKnown, isStrange }

  /** «Fresa, plátano y naranja»: what is joined behind a comma are things too, and only their maker knows how much of each. */
  const isList = (name: string): boolean =>
    LISTED.test(name) &&
    clean(name).notes.some((note) => {
      const { words } = parse(note)
      const at = words.indexOf('y')
      const parts = [words.slice(0, at), words.slice(at + 1)]
      return at > 0 && parts.every((part) => part.some((word) => isThing(word) && !describes(word)))
    })

  /** One thing, by its words. */
  function readOne(name: string): ReadByWords | undefined {
    const proper = properWords(name)
    const cleaned = clean(name)
    const parsed = textsOf(cleaned).filter(({ words }) => words.length > 0 && words.length <= MOST_WORDS)
    if (parsed.some(({ words }) => isAsked(words) || quarrel(words))) return undefined
    if (cleaned.notes.some((note) => isAsked(parse(note).words))) return undefined
    // A slip is likelier than a place nobody has heard of.
    const readPlain = (text: Parsed) => readParsed({ ...text, after: NOWHERE })
    for (const read of [readPlain, readMisspelt, readOpen]) {
      for (const text of parsed) {
        const ingredient = read(text)
        if (!ingredient) continue
        // What a slip stands for is known; what an open form takes is not.
        const unsaid = read === readOpen ? text.words.filter((word) => !isKnown(word)) : []
        const { guess, of } = forPurpose(cleaned, tools, ingredient) ?? { guess: { ingredient, unsaid }, of: text }
        return contradicts(cleaned, ingredient, plain) ? undefined : told(name, of, guess)
      }
    }
    for (const text of parsed) {
      const guess = readLeftOver(text, proper, tools)
      if (guess) return contradicts(cleaned, guess.ingredient, plain) ? undefined : told(name, text, guess)
    }
    const used = forPurpose(cleaned, tools)
    return used && !contradicts(cleaned, used.guess.ingredient, plain) ? told(name, used.of, used.guess) : undefined
  }

  return (name: string): ReadByWords | undefined =>
    isList(name) ? undefined : (readOne(name) ?? readJoined(name, readOne))
}

const commonWords = lazy(() =>
  knownWords([...commonNames().vocabulary.values(), ...ROLE_WORDS, ...FORM_WORDS, ...TRADE_WORDS]),
)

/** How one craft reads the names that no label has, as they stand: by their words, in any order, with their figures and slips. */
export function grammarOf(words: Vocabulary['words']): (name: string) => ReadByWords | undefined {
  const names = namesOfCraft(words)
  return readerOf({
    indexes: [names, commonNames()],
    speller: speller([knownWords(names.vocabulary.values()), commonWords()]),
  })
}

/** Makes ready what the first name would wait for; `rest` lets others have their turn. */
export async function prepareGrammar(rest: () => Promise<void>): Promise<void> {
  await prepareNames(rest)
  commonWords()
}

/** Names as makers write them, slips and figures included. */
export const names: Names = /* #__PURE__ */ createNames(grammarOf, allergensSaid, settledIn)
