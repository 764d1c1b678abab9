import { ingredientCatalogue } from '../catalogue.ts'
import { foldWords, stemWord } from '../normalise.ts'
import { figuresInName, type NameFigure } from './figures.ts'
import { COUVERTURE_CODES, TRADE_NAMES } from './trade.ts'
import { AND_WORDS, NEGATION_WORDS, PARTICLE_WORDS, WITH_WORDS } from './words.ts'

/** A name taken apart: the words that say something, in one spelling, and the figures. */
export interface ParsedName {
  readonly words: readonly string[]
  /** Those of the words that follow «de» and are not the first: the place of an origin. */
  readonly after: ReadonlySet<string>
  readonly figures: readonly NameFigure[]
  /** Each word as it was spelt, for whoever looks for a slip. */
  readonly spelt: ReadonlyMap<string, string>
  /** Those of the words that follow «al» or «a la»: how it was cooked or served. */
  readonly ways: ReadonlySet<string>
  /** Those of the words that a point cuts short. */
  readonly cut: ReadonlySet<string>
}

const LONG_ENOUGH = 5
/** Its gender makes it another thing: pepper is no capsicum, shortbread no muffin, and octopus no pulp. */
const GENDERED: ReadonlySet<string> = new Set(['pimienta', 'mantecado', 'pulpo'])
/** One spelling for singular and plural, masculine and feminine. */
function root(word: string): string {
  const singular = stemWord(word)
  if (GENDERED.has(singular)) return singular
  return singular.length >= LONG_ENOUGH && /[ao]$/.test(singular) && !/\d/.test(singular)
    ? singular.slice(0, -1)
    : singular
}

export const rootsOf = (text: string): string[] => foldWords(text).map(root)

const set = (text: string): ReadonlySet<string> => new Set(foldWords(text))
const particles = set(PARTICLE_WORDS)
const negations = set(NEGATION_WORDS)
const and = set(AND_WORDS)
const joining = set(WITH_WORDS)
const BINDING = new Set(['de', 'del', 'di', 'd', 'du', 'of'])
const WAY = new Set(['al', 'a', 'alla', 'allo', 'au', 'aux'])

/** Rows whose names of one word mean the same in any name: «burro» and «beurre» are «mantequilla» wherever they stand. */
const COMMON = new Set(
  'leche_entera nata mantequilla huevo_entero yema clara azucar harina agua sal miel levadura_fresca aceite_oliva glucosa dextrosa fructosa lecitina ron brandy panela canela'.split(
    ' ',
  ),
)
const COMMON_SHELVES: ReadonlySet<string> = new Set(['fruta', 'fruto_seco', 'verdura'])
/** One word that is also another thing. */
const TWOFOLD = new Set(['castana', 'chufa', 'menta_fresca', 'coco_rallado'])

function tradeWords(): Map<string, string> {
  const said = new Map<string, string>()
  for (const { id, category, name, aliases } of ingredientCatalogue) {
    if (!(COMMON.has(id) || COMMON_SHELVES.has(category)) || TWOFOLD.has(id)) continue
    const words = [
      ...new Set(
        [name, ...aliases]
          .map(foldWords)
          .filter((label) => label.length === 1)
          .map(([word = '']) => stemWord(word)),
      ),
    ]
    const own = stemWord(id.split('_')[0] ?? '')
    const meant = words.includes(own) ? own : (words[0] ?? '')
    for (const word of words) if (word !== meant && !said.has(word)) said.set(word, meant)
  }
  for (const [meant, codes] of Object.entries(COUVERTURE_CODES)) {
    for (const code of codes.split('|')) {
      const [, name = code, figure = ''] = /^(.*?)(?: =(\d+))?$/.exec(code) ?? []
      said.set(foldWords(name).map(stemWord).join(' '), figure === '' ? meant : `${meant} ${figure} %`)
    }
  }
  for (const [meant, words] of Object.entries(TRADE_NAMES))
    for (const word of words.split('|')) said.set(foldWords(word).map(stemWord).join(' '), meant)
  return said
}
const trade = tradeWords()
/** Whether a word is said in Spanish by another: of another language, region or maker. */
export const isTradeWord = (stem: string): boolean => root(trade.get(stem) ?? stem) !== root(stem)
/** Words of the trade that stand alone: a slip of one of them is a slip too. */
export const TRADE_WORDS: readonly string[] = [...trade.keys()].filter((said) => /^[a-z]+$/.test(said))
const MOST_WORDS = 4

/** The words with which one of the trade's begins, and of how many it is at most. */
function longestTradeWords(): ReadonlyMap<string, number> {
  const most = new Map<string, number>()
  for (const said of trade.keys()) {
    const words = said.split(' ')
    const [first = ''] = words
    most.set(first, Math.max(most.get(first) ?? 0, Math.min(words.length, MOST_WORDS)))
  }
  return most
}
const longest = longestTradeWords()

/** The trade's own words said in Spanish, longest first; what they stand for is not translated again. */
export function tradeWordsInSpanish(text: string): string {
  const words = text.match(/[a-z0-9]+(?:[.,]\d+)?|[%°/:+-]/g) ?? []
  const stems = words.map(stemWord)
  const said: string[] = []
  for (let at = 0; at < words.length; ) {
    let taken = 0
    const most = Math.min(longest.get(stems[at] ?? '') ?? 0, words.length - at)
    for (let length = most; length > 0 && taken === 0; length--) {
      const meant = trade.get(stems.slice(at, at + length).join(' '))
      if (meant !== undefined) {
        said.push(foldWords(meant.replace('%', '')).join(' '))
        taken = length
      }
    }
    if (taken === 0) said.push(words[at] ?? '')
    at += taken || 1
  }
  return said.join(' ')
}

/** «tost.»: a word of which only the opening is written. */
const CUT = /\b[a-z]{3,}\./g

/** A word without what it is joined by. */
export const bareWord = (word: string): string => word.replace(/^con /, '')

export function parseName(text: string): ParsedName {
  const figured = figuresInName(tradeWordsInSpanish(text))
  const pointed = new Set(text.match(CUT)?.map((word) => word.slice(0, -1)))
  const cut = new Set<string>()
  const words: string[] = []
  const after = new Set<string>()
  const spelt = new Map<string, string>()
  let prefix = ''
  let bound = false
  const ways = new Set<string>()
  let way = false
  for (const word of figured.text.match(/[a-z0-9]+/g) ?? []) {
    if (negations.has(word)) prefix = 'sin '
    else if (joining.has(word)) prefix = words.length > 0 ? 'con ' : ''
    else if (and.has(word)) words.push('y')
    else if (particles.has(word)) {
      bound ||= BINDING.has(word)
      way ||= WAY.has(word)
    } else {
      const own = root(word)
      const said = prefix + own
      spelt.set(said, word)
      if (pointed.has(word)) cut.add(said)
      if (bound && words.length > 0) after.add(said)
      if (way && words.length > 0) ways.add(said)
      if (!words.includes(said) && !(prefix === 'con ' && words.includes(own))) words.push(said)
      prefix = ''
      bound = false
      way = false
    }
  }
  // «W 300», «T 65» alone are flours.
  if (words.length === 0 && figured.figures.some(({ unit }) => unit === 'w' || unit === 't')) words.push(root('harina'))
  return { words, after, ways, figures: figured.figures, spelt, cut }
}
