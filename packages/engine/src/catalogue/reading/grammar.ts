import { lazy } from '../../words/lazy.ts'
import type { Category, Ingredient } from '../ingredient.ts'
import { stem } from '../normalise.ts'
import { allergensSaid } from './allergens-said.ts'
import { obeying } from './attributes.ts'
import { type Cleaned, clean } from './clean.ts'
import { settledIn } from './doses.ts'
import { describes, goesBeside, isGenus, isNeutral, mayGo, placesOpened, ROLE_WORDS } from './droppable.ts'
import { MOST_WORDS, rowWithFewestDropped } from './fewest-dropped.ts'
import type { Figure } from './figures.ts'
import { FORM_WORDS, formed } from './forms.ts'
import { commonNames, type IndexOfNames, namesOfCraft, prepareNames } from './index-of-names.ts'
import { readJoined } from './joined.ts'
import { type Guess, labelWordsOf, readLeftOver } from './left-over.ts'
import { bareWord, type Parsed, parse, roots, TRADE_WORDS } from './parse.ts'
import { isAsked, quarrel } from './phrases.ts'
import { createNames, type Names, type ReadByWords, type Vocabulary } from './reader.ts'
import { asWritten, isDangerous, isDish, isTold as isNamed } from './residue.ts'
import { knownWords, type Speller, sound, speller } from './spelling.ts'

/** A product by two names of it has no more words. */
const MOST_WORDS_TWICE = 6
/** Of how many known words an unknown one may be a slip, or the opening, and still be tried; and of how many together. */
const MOST_GUESSES = 6
const MOST_OPENED = 24
const MOST_TRIED = 48

const NOWHERE: ReadonlySet<string> = new Set()

/** Shelves whose products stand for each other in a kitchen: of «agua (yudane)» the remark says what it is for. */
const KINDS: readonly ReadonlySet<Category>[] = [
  new Set(['grasa', 'mantequilla']),
  new Set(['leche', 'nata', 'yogur', 'queso', 'bebida_vegetal']),
  new Set(['harina', 'cereal', 'almidon']),
  new Set(['fruto_seco', 'semilla', 'pasta_fruto_seco']),
]

interface Tables {
  readonly indexes: readonly IndexOfNames[]
  readonly speller: Speller
}

const formWords: ReadonlySet<string> = new Set(FORM_WORDS)
/** What comes in one is dry: «natillas (sobre)». */
const [SACHET] = roots('sobre')
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

/** One letter of so few makes another word: in these only a swap is a slip, another spelling of the sound, or a letter left out. */
const SHORT = 4
const SHORT_ALONE = 5
const keepsLetters = (guess: string, written: string): boolean =>
  sound(guess) === sound(written) ||
  guess.length > written.length ||
  [...guess].sort().join() === [...written].sort().join()

/** Things behind a comma, the last of them joined. */
const LISTED = /,\s*\p{L}[^,]*\s(?:y|e|i|and|et)\s/u
const PURPOSE = / (?:para|pour|per|for) /
/** What it is for makes another thing of these: for some purposes, or whatever it is. */
const ANY_PURPOSE: ReadonlySet<string> = new Set(roots('queso pasta masa'))
const BY_PURPOSE: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [
    ['azúcar', 'mermelada confitura conserva jalea confitar gelificar glaseado algodón'],
    ['sal', 'curar curación salazón nevera baño lavavajillas deshielo descalcificar piscina fruta'],
  ].map(([head = '', purposes = '']) => [roots(head)[0] ?? '', new Set(roots(purposes))]),
)
const isMadeByPurpose = (of: readonly string[], purpose: readonly string[]): boolean =>
  of.some((word) => ANY_PURPOSE.has(word) || purpose.some((use) => BY_PURPOSE.get(word)?.has(use)))
/** Words with a capital of their own, in a text that has small letters to tell them by. */
function properWords(name: string): ReadonlySet<string> {
  if (!/\p{Ll}/u.test(name)) return NOWHERE
  // Of a text that begins every word with one, a word of capitals alone tells nothing.
  const capital = /^\p{Ll}|\s\p{Ll}{4}/u.test(name) ? /(?<=\s)\p{Lu}[\p{L}'’]+/gu : /(?<=\s)\p{Lu}\p{Ll}[\p{L}'’]+/gu
  return new Set(roots((name.match(capital) ?? []).join(' ')))
}

function readerOf({ indexes, speller }: Tables) {
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

  /** What a word may stand for: what it opens where a point cuts it short, else what it is a slip of or runs together. */
  function guesses({ words, after, spelt, cut }: Parsed, word: string): readonly (readonly string[])[] {
    const written = spelt.get(word) ?? word
    const said = (texts: readonly string[]) => [
      ...new Map(texts.map((text) => parse(text).words).map((own) => [own.join(' '), own])).values(),
    ]
    if (cut.has(word)) {
      const opened = said(speller.opened(written))
      if (opened.length === 0 && !isKnown(word)) return said(placesOpened(written))
      return [...(isKnown(word) ? [[word]] : []), ...(opened.length > MOST_OPENED ? [] : opened)]
    }
    // Alone, a word keeps at least the sound it begins with.
    const isAlone = words.filter((other) => !mayGo(other)).length === 1
    const isShort = written.length <= (isAlone ? SHORT_ALONE : SHORT)
    const isLikely = (guess: string): boolean =>
      (!isAlone || sound(guess)[0] === sound(written)[0]) &&
      (!isShort || keepsLetters(guess, written) || keepsLetters(guess, singular))
    // Behind «de» stands a thing: «harina de grillo» is not «harina de grillé».
    const isThere = (own: readonly string[]): boolean =>
      !after.has(word) || own.some((one) => isNeutral(one) || !(mayGo(one) || formWords.has(one)))
    // What leads a name is the thing: «pollo al curry» is no «polvo al curry».
    const isLed = (own: readonly string[]): boolean =>
      word !== words[0] || isAlone || !own.every((one) => mayGo(one) && !isGenus(one))
    const singular = stem(written)
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
  function readMisspelt(parsed: Parsed): Ingredient | undefined {
    const { cut } = parsed
    // Of two readings, that of a word which says something: «MARC.» is marcona rather than marca.
    const [one, ...others] = readingsOf(parsed, () => true)
    if (others.length === 0 || cut.size === 0) return others.length === 0 ? one : undefined
    const [telling, ...more] = readingsOf(parsed, (meant) => !meant.every(mayGo))
    return more.length === 0 ? telling : undefined
  }

  function readingsOf(parsed: Parsed, suits: (meant: readonly string[]) => boolean): readonly Ingredient[] {
    const { words, cut } = parsed
    const doubtful = words.filter((word) => cut.has(word) || (!isKnown(word) && !word.startsWith('sin ')))
    if (doubtful.length === 0 || doubtful.filter((word) => !cut.has(word)).length > 2) return []
    // Such a word is none of another: «proteico» is no «proteína».
    if (doubtful.some((word) => !cut.has(word) && isDangerous(word))) return []
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
      const row = readParsed({ ...parsed, after: NOWHERE, words: [...new Set(one)] })
      if (row) readings.set(row.id, row)
    }
    return [...readings.values()]
  }

  /** Forms that take a word nobody knows. */
  const readOpen = (text: Parsed): Ingredient | undefined => {
    const { words, figures } = text
    const open = formed({ words, figures, rowOf: () => undefined }, true)
    if (!open) return undefined
    // «Extracto de vainilla X» has a row of its own without its maker.
    const known = words.filter((word) => isKnown(word) || isDangerous(word))
    return (known.length > 1 && known.length < words.length ? readParsed({ ...text, words: known }) : undefined) ?? open
  }

  /** With its remarks where they say a form or a figure, then without them. */
  function textsOf({ head, notes }: Cleaned): Parsed[] {
    const alone = parse(head)
    if (notes.length === 0) return [alone]
    const remarks = notes.map((note) => ({ note, ...parse(note) }))
    const telling = remarks.filter(
      ({ words, figures }) => hasFigure(figures) || words.some((word) => formWords.has(word) || word === SACHET),
    )
    if (telling.length === 0) return [alone]
    const figures = telling.flatMap((remark) => remark.figures.filter(isTold))
    return [
      parse([head, ...telling.map(({ note }) => note)].join(' ')),
      { ...alone, figures: [...alone.figures, ...figures] },
      alone,
    ]
  }

  /** «Manteca (mantequilla)»: a remark that is another of its kind, with an allergen that the row lacks, is asked about. */
  const contradicts = ({ notes }: Cleaned, row: Ingredient): boolean =>
    notes.some((note) => {
      const remark = parse(note)
      const other = remark.words.every((word) => goesBeside(word, row, false)) ? undefined : fewestDropped(remark, [])
      return (
        other !== undefined &&
        KINDS.some((kind) => kind.has(row.category) && kind.has(other.category)) &&
        other.allergens.some((allergen) => !row.allergens.includes(allergen))
      )
    })

  /** A reading with the words that say nothing in it, as they were written. */
  function told(name: string, { words }: Parsed, { unsaid = [], ...guess }: Guess): ReadByWords {
    const own = labelWordsOf(guess.ingredient)
    const left = words.filter((word) => isNamed(word) && !own.has(bareWord(word)))
    if (left.length + unsaid.length === 0) return guess
    const written = asWritten(name, new Set([...left, ...unsaid]), own)
    return written.length > 0 ? { ...guess, left: written } : guess
  }

  const isThing = (word: string): boolean => fewestDropped({ words: [word], after: NOWHERE }, []) !== undefined
  const isStrange = (word: string, head: string): boolean =>
    !(mayGo(word) || formWords.has(word) || isDangerous(word) || /^(?:sin|con) /.test(word)) &&
    !indexes.some(({ byWord }) => byWord.get(word)?.some(({ words }) => words.includes(head))) &&
    !isThing(word)
  const tools = { read: readParsed, isKnown, isStrange }

  /**
   * «Especias para calabaza», «mantequilla para los pliegues»: what it is for is no reading of it, where what stands before has one. Sugar for
   * jam has its pectin, and salt for curing its nitrite.
   */
  function forPurpose({ head }: Cleaned, row?: Ingredient): { readonly guess: Guess; readonly of: Parsed } | undefined {
    const [before = '', purpose] = head.split(PURPOSE)
    if (purpose === undefined) return undefined
    const of = parse(before)
    const own = row && labelWordsOf(row)
    const { words } = parse(purpose)
    if (own ? of.words.some((word) => own.has(bareWord(word))) : isMadeByPurpose(of.words, words)) return undefined
    const isBound = (word: string): boolean =>
      word === 'y' || /^(?:sin|con) /.test(word) || (!row && isDangerous(word) && !isDish(word))
    if (words.some(isBound)) return undefined
    const ingredient = readParsed({ ...of, after: NOWHERE })
    const guess = ingredient ? { ingredient } : readLeftOver(of, NOWHERE, tools)
    return guess && { guess: { ...guess, unsaid: [...(guess.unsaid ?? []), ...(row ? [] : words)] }, of }
  }

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
        const { guess, of } = forPurpose(cleaned, ingredient) ?? { guess: { ingredient, unsaid }, of: text }
        return contradicts(cleaned, ingredient) ? undefined : told(name, of, guess)
      }
    }
    for (const text of parsed) {
      const guess = readLeftOver(text, proper, tools)
      if (guess) return contradicts(cleaned, guess.ingredient) ? undefined : told(name, text, guess)
    }
    const used = forPurpose(cleaned)
    return used && !contradicts(cleaned, used.guess.ingredient) ? told(name, used.of, used.guess) : undefined
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
