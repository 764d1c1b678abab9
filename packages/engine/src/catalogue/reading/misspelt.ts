import type { Ingredient } from '../ingredient.ts'
import { stemWord } from '../normalise.ts'
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

/** What reads a name with a slip of the pen, or with words cut short. */
export function misspeltReader({ isKnown, readParsed }: PlainReader, speller: SlipFinder) {
  /** What a word may stand for: what it opens where a point cuts it short, else what it is a slip of or runs together. */
  function guesses({ words, after, spelt, cut }: ParsedName, word: string): readonly (readonly string[])[] {
    const written = spelt.get(word) ?? word
    const said = (texts: readonly string[]) => [
      ...new Map(texts.map((text) => parseName(text).words).map((own) => [own.join(' '), own])).values(),
    ]
    if (cut.has(word)) {
      const opened = said(speller.opened(written))
      if (opened.length === 0 && !isKnown(word)) return said(placesOpened(written))
      return [...(isKnown(word) ? [[word]] : []), ...(opened.length > MOST_OPENED ? [] : opened)]
    }
    // Alone, a word keeps at least the sound it begins with.
    const isAlone = words.filter((other) => !mayDropWord(other)).length === 1
    const isShort = written.length <= (isAlone ? SHORT_ALONE : SHORT)
    const isLikely = (guess: string): boolean =>
      (!isTradeWord(guess) || isInflected(guess, singular) || parseName(guess).words.every(mayDropWord)) &&
      (!isAlone || soundOf(guess)[0] === soundOf(written)[0]) &&
      (!isShort || keepsLetters(guess, written) || keepsLetters(guess, singular))
    // Behind «de» stands a thing: «harina de grillo» is not «harina de grillé».
    const isThere = (own: readonly string[]): boolean =>
      !after.has(word) || own.some((one) => isNeutralWord(one) || !(mayDropWord(one) || formWords.has(one)))
    // What leads a name is the thing: «pollo al curry» is no «polvo al curry».
    const isLed = (own: readonly string[]): boolean =>
      word !== words[0] || isAlone || !own.every((one) => mayDropWord(one) && !isGenusWord(one))
    const singular = stemWord(written)
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
    let tried: (readonly string[])[] = [[]]
    for (const word of words) {
      const all = doubtful.includes(word) ? guesses(parsed, word) : [[word]]
      const telling = cut.has(word) ? all.filter(suits) : all
      const meant = telling.length > 0 ? telling : all
      if (meant.length === 0 || tried.length * meant.length > MOST_TRIED) return []
      tried = tried.flatMap((before) => meant.map((now) => [...before, ...now]))
    }
    const readings = new Map<string, Ingredient>()
    for (const one of tried) {
      const row = readParsed({ ...parsed, after: NO_PLACES, words: [...new Set(one)] })
      if (row) readings.set(row.id, row)
    }
    return [...readings.values()]
  }

  return readMisspelt
}
