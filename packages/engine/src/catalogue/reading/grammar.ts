import { lazyValue } from '../../words/lazy.ts'
import { flagOf } from '../flags.ts'
import type { Ingredient } from '../ingredient.ts'
import { allergensInName, foodsSpokenOf } from './allergens-said.ts'
import { properWords, remarkContradicts, textsOfName } from './beside.ts'
import { withChoices } from './choice.ts'
import { cleanName } from './clean.ts'
import { classesSettledIn } from './doses.ts'
import { isSoftBeside, mayDropWord, onlyDescribes, ROLE_WORDS } from './droppable.ts'
import { MOST_WORDS } from './fewest-dropped.ts'
import { FORM_WORDS, rowOfForm } from './forms.ts'
import { commonNames, type IndexOfNames, namesOfCraft, prepareNames } from './index-of-names.ts'
import { readInfused } from './infused.ts'
import { readJoined } from './joined.ts'
import { labelWordsOf, type RowGuess, readLeftOver } from './left-over.ts'
import { misspeltReader } from './misspelt.ts'
import { bareWord, type ParsedName, parseName, TRADE_WORDS } from './parse.ts'
import { isAskedPhrase, wordsQuarrel } from './phrases.ts'
import { formWords, NO_PLACES, plainReader } from './plain.ts'
import { forPurpose } from './purpose.ts'
import { type CraftVocabulary, createNames, type NamesPart, type ReadByWords } from './reader.ts'
import { isDangerousWord, isToldWord, leftAsWritten } from './residue.ts'
import { knownWords, type SlipFinder, slipFinder } from './spelling.ts'

interface Tables {
  readonly indexes: readonly IndexOfNames[]
  readonly speller: SlipFinder
}

const E_NUMBER = /\be[\s-]?\d{3}/i

/** Things behind a comma, the last of them joined. */
const LISTED = /,\s*\p{L}[^,]*\s(?:y|e|i|and|et)\s/u

/** A reading with the words that say nothing in it, as they were written. */
function told(name: string, { words }: ParsedName, { unsaid = [], ...read }: RowGuess): ReadByWords {
  const own = labelWordsOf(read.ingredient)
  const spoken = foodsSpokenOf(words, read.ingredient, own)
  const guess = spoken.length > 0 ? { ...read, brings: [...(read.brings ?? []), ...spoken] } : read
  const left = words.filter(
    (word) => isToldWord(word) && !own.has(bareWord(word)) && !isSoftBeside(word, read.ingredient),
  )
  // A colour with its number is told: what else its line says is its name.
  if (left.length + unsaid.length === 0 || (flagOf(read.ingredient, 'askNumber') && E_NUMBER.test(name))) return guess
  const written = leftAsWritten(name, new Set([...left, ...unsaid]), own)
  return written.length > 0 ? { ...guess, left: written } : guess
}

function readerOf({ indexes, speller }: Tables) {
  const plain = plainReader(indexes)
  const { isKnown, fewestDropped, readParsed } = plain
  const readMisspelt = misspeltReader(plain, speller)

  /** Forms that take a word nobody knows. */
  const readOpen = (text: ParsedName): Ingredient | undefined => {
    const { words, figures } = text
    const open = rowOfForm({ words, figures, rowOf: () => undefined }, true)
    if (!open) return undefined
    // «Extracto de vainilla X» has a row of its own without its maker.
    const known = words.filter((word) => isKnown(word) || isDangerousWord(word))
    return (known.length > 1 && known.length < words.length ? readParsed({ ...text, words: known }) : undefined) ?? open
  }

  const isThing = (word: string): boolean => fewestDropped({ words: [word], after: NO_PLACES }, []) !== undefined
  const isStrange = (word: string, head: string): boolean =>
    !(mayDropWord(word) || formWords.has(word) || isDangerousWord(word) || /^(?:sin|con) /.test(word)) &&
    !indexes.some(({ byWord }) => byWord.get(word)?.some(({ words }) => words.includes(head))) &&
    !isThing(word)
  const tools = { read: readParsed, isKnown, isStrange }

  /** «Fresa, plátano y naranja»: what is joined behind a comma are things too, and only their maker knows how much of each. */
  const isList = (name: string): boolean =>
    LISTED.test(name) &&
    cleanName(name).notes.some((note) => {
      const { words } = parseName(note)
      const at = words.indexOf('y')
      const parts = [words.slice(0, at), words.slice(at + 1)]
      return at > 0 && parts.every((part) => part.some((word) => isThing(word) && !onlyDescribes(word)))
    })

  /** One thing, by its words. */
  function readOne(name: string): ReadByWords | undefined {
    const proper = properWords(name)
    const cleaned = cleanName(name)
    const parsed = textsOfName(cleaned).filter(({ words }) => words.length > 0 && words.length <= MOST_WORDS)
    if (parsed.some(({ words }) => isAskedPhrase(words) || wordsQuarrel(words))) return undefined
    if (cleaned.notes.some((note) => isAskedPhrase(parseName(note).words))) return undefined
    // A slip is likelier than a place nobody has heard of.
    const readPlain = (text: ParsedName) => readParsed({ ...text, after: NO_PLACES })
    for (const read of [readPlain, readMisspelt, readOpen]) {
      for (const text of parsed) {
        const ingredient = read(text)
        if (!ingredient) continue
        // What a slip stands for is known; what an open form takes is not.
        const unsaid = read === readOpen ? text.words.filter((word) => !isKnown(word)) : []
        const { guess, of } = forPurpose(cleaned, tools, ingredient) ?? { guess: { ingredient, unsaid }, of: text }
        return remarkContradicts(cleaned, ingredient, plain) ? undefined : told(name, of, guess)
      }
    }
    for (const text of parsed) {
      const guess = readLeftOver(text, proper, tools)
      if (guess) return remarkContradicts(cleaned, guess.ingredient, plain) ? undefined : told(name, text, guess)
    }
    const used = forPurpose(cleaned, tools)
    return used && !remarkContradicts(cleaned, used.guess.ingredient, plain)
      ? told(name, used.of, used.guess)
      : undefined
  }

  return (name: string): ReadByWords | undefined => {
    if (isList(name)) return undefined
    const one = readInfused(name, readOne) ?? readOne(name)
    return one ? withChoices(name, one, readOne) : readJoined(name, readOne)
  }
}

const commonWords = lazyValue(() =>
  knownWords([...commonNames().vocabulary.values(), ...ROLE_WORDS, ...FORM_WORDS, ...TRADE_WORDS]),
)

/** How one craft reads the names that no label has, as they stand: by their words, in any order, with their figures and slips. */
export function grammarOfCraft(words: CraftVocabulary['words']): (name: string) => ReadByWords | undefined {
  const names = namesOfCraft(words)
  return readerOf({
    indexes: [names, commonNames()],
    speller: slipFinder([knownWords(names.vocabulary.values()), commonWords()]),
  })
}

/** Makes ready what the first name would wait for; `rest` lets others have their turn. */
export async function prepareGrammar(rest: () => Promise<void>): Promise<void> {
  await prepareNames(rest)
  commonWords()
}

/** Names as makers write them, slips and figures included. */
export const grammarNames: NamesPart = /* #__PURE__ */ createNames(grammarOfCraft, allergensInName, classesSettledIn)
