import type { Ingredient } from '../ingredient.ts'
import { stemWord } from '../normalise.ts'
import { allergensOfWords } from './allergens-said.ts'
import { isGenusWord, isNeutralWord, mayDropWord, placesOpened } from './droppable.ts'
import { isTradeWord, type ParsedName, parseName } from './parse.ts'
import { formWords, NO_PLACES, type PlainReader } from './plain.ts'
import { isDangerousWord } from './residue.ts'
import { type SlipFinder, soundOf } from './spelling.ts'

/** Of how many known words an unknown one may be a slip, or the opening, and still be tried; and of how many together. */
const MOST_GUESSES = 6
const MOST_OPENED = 24
const MOST_TRIED = 48

/** One letter of so few makes another word: in these only a swap is a slip, another spelling of the sound, or a letter left out. */
const SHORT = 4
const SHORT_ALONE = 5
const isSwapped = (guess: string, written: string): boolean =>
  soundOf(guess) === soundOf(written) || [...guess].sort().join() === [...written].sort().join()
const keepsLetters = (guess: string, written: string): boolean =>
  guess.length > written.length || isSwapped(guess, written)

/** Letters at the end of a word that tell its number and gender in another language: «fragole», «strawberries». */
const ENDING = 2
const LONG = 9
/** Of a word of another language only a plural is guessed, another spelling of the sound, a swap, or a slip in a long one: «farigola» is no «fragola». */
const isInflected = (guess: string, written: string): boolean =>
  written.length >= LONG || guess.startsWith(written.slice(0, -ENDING)) || isSwapped(guess, written)

/** Letters beside each other on a keyboard. */
const ROWS_OF_KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'] as const
const placeOfKey = (letter: string): readonly [row: number, column: number] => {
  const row = ROWS_OF_KEYS.findIndex((keys) => keys.includes(letter))
  return [row, ROWS_OF_KEYS[row]?.indexOf(letter) ?? 0]
}
function areNeighbours(one: string, other: string): boolean {
  const [[row, column], [otherRow, otherColumn]] = [placeOfKey(one), placeOfKey(other)]
  return row >= 0 && otherRow >= 0 && Math.abs(row - otherRow) <= 1 && Math.abs(column - otherColumn) <= 1
}

/** A slip of the hand and no other word: the same sound, two letters swapped, one left out, put in, or taken for its neighbour: «cafeína» is no «caseína». */
function isPlainSlip(guess: string, written: string): boolean {
  if (isSwapped(guess, written)) return true
  const [short, long] = guess.length < written.length ? [guess, written] : [written, guess]
  const at = [...long].findIndex((letter, index) => letter !== short[index])
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  return short.slice(at + 1) === long.slice(at + 1) && areNeighbours(short[at] ?? '', long[at] ?? '')
}

/** What a word may stand for, and whether only a slip of the hand lies between. */
interface WordGuess {
  readonly words: readonly string[]
  readonly isPlain: boolean
}

/** What reads a name with a slip of the pen, or with words cut short. */
export function misspeltReader({ isKnown, readParsed }: PlainReader, speller: SlipFinder) {
  /** What a word may stand for: what it opens where a point cuts it short, else what it is a slip of or runs together. */
  function guesses({ words, after, spelt, cut }: ParsedName, word: string): readonly WordGuess[] {
    const written = spelt.get(word) ?? word
    const singular = stemWord(written)
    const isPlain = (text: string): boolean =>
      cut.has(word) || text.includes(' ') || isPlainSlip(text, written) || isPlainSlip(text, singular)
    const said = (texts: readonly string[]): WordGuess[] => [
      ...new Map(
        texts
          .map((text) => ({ words: parseName(text).words, isPlain: isPlain(text) }))
          .map((own) => [own.words.join(' '), own]),
      ).values(),
    ]
    if (cut.has(word)) {
      const opened = said(speller.opened(written))
      if (opened.length === 0 && !isKnown(word)) return said(placesOpened(written))
      return [
        ...(isKnown(word) ? [{ words: [word], isPlain: true }] : []),
        ...(opened.length > MOST_OPENED ? [] : opened),
      ]
    }
    // Alone, a word keeps at least the sound it begins with.
    const isAlone = words.filter((other) => !mayDropWord(other)).length === 1
    const isShort = written.length <= (isAlone ? SHORT_ALONE : SHORT)
    const isLikely = (guess: string): boolean =>
      (!isTradeWord(guess) || isInflected(guess, singular) || parseName(guess).words.every(mayDropWord)) &&
      (!isAlone || soundOf(guess)[0] === soundOf(written)[0]) &&
      (!isShort || keepsLetters(guess, written) || keepsLetters(guess, singular))
    // Behind «de» stands a thing: «harina de grillo» is not «harina de grillé».
    const isThere = ({ words: own }: WordGuess): boolean =>
      !after.has(word) || own.some((one) => isNeutralWord(one) || !(mayDropWord(one) || formWords.has(one)))
    // What leads a name is the thing: «pollo al curry» is no «polvo al curry».
    const isLed = ({ words: own }: WordGuess): boolean =>
      word !== words[0] || isAlone || !own.every((one) => mayDropWord(one) && !isGenusWord(one))
    for (const found of [
      () => speller.slips(singular),
      // What looked like a plural may be the slip.
      () => (written === singular ? [] : speller.slips(written)),
      () => speller.parted(written),
    ]) {
      const likely = found().filter(isLikely)
      if (likely.length > 0) return likely.length > MOST_GUESSES ? [] : said(likely).filter(isThere).filter(isLed)
    }
    return []
  }

  /** Each unknown word as what it may stand for; a name that can be read in two ways is not read. */
  function readMisspelt(parsed: ParsedName): Ingredient | undefined {
    const { cut } = parsed
    // Of two readings, that of a word which says something: «MARC.» is marcona rather than marca.
    const [one, ...others] = readingsOf(parsed, () => true)
    if (others.length === 0 || cut.size === 0) return others.length === 0 ? one : undefined
    const [telling, ...more] = readingsOf(parsed, (meant) => !meant.every(mayDropWord))
    return more.length === 0 ? telling : undefined
  }

  function readingsOf(parsed: ParsedName, suits: (meant: readonly string[]) => boolean): readonly Ingredient[] {
    const { words, cut } = parsed
    const doubtful = words.filter((word) => cut.has(word) || (!isKnown(word) && !word.startsWith('sin ')))
    if (doubtful.length === 0 || doubtful.filter((word) => !cut.has(word)).length > 2) return []
    // Such a word is none of another: «proteico» is no «proteína».
    if (doubtful.some((word) => !cut.has(word) && isDangerousWord(word))) return []
    const spokenOf = allergensOfWords(words.filter((word) => !doubtful.includes(word)))
    let tried: WordGuess[] = [{ words: [], isPlain: true }]
    for (const word of words) {
      const all = doubtful.includes(word) ? guesses(parsed, word) : [{ words: [word], isPlain: true }]
      const telling = cut.has(word) ? all.filter(({ words: own }) => suits(own)) : all
      const meant = telling.length > 0 ? telling : all
      if (meant.length === 0 || tried.length * meant.length > MOST_TRIED) return []
      tried = tried.flatMap((before) =>
        meant.map((now) => ({ words: [...before.words, ...now.words], isPlain: before.isPlain && now.isPlain })),
      )
    }
    const readings = new Map<string, Ingredient>()
    for (const one of tried) {
      const row = readParsed({ ...parsed, after: NO_PLACES, words: [...new Set(one.words)] })
      // An allergen that no word says is worse than a name that is asked about.
      const isCrossing = !one.isPlain && row?.allergens.some((allergen) => !spokenOf.includes(allergen))
      if (row && !isCrossing) readings.set(row.id, row)
    }
    return [...readings.values()]
  }

  return readMisspelt
}
