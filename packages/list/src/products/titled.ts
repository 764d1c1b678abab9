import { lazyValue } from '@obrador/engine'
import { foldText, listedWords } from '../fold.ts'
import { CRAFT_PRODUCTS } from './all.ts'
import type { TypeFamily } from './product.ts'

/** What a phrase of a title names: a type, or a family between whose types the composition decides. */
export type NamedProduct = { readonly craft: string } & (
  | { readonly is: 'type'; readonly type: string; readonly near?: string; readonly ruling?: true }
  | { readonly is: 'family'; readonly family: TypeFamily }
)

export interface TitleHit {
  readonly named: NamedProduct
  readonly from: number
  readonly words: number
  readonly phrase: string
}

/** Words of a title, without accents, case or signs. */
export const titleWordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\d]+/gu) ?? []

interface Index {
  readonly phrases: ReadonlyMap<string, readonly NamedProduct[]>
  readonly longest: number
}

const index = lazyValue((): Index => {
  const phrases = new Map<string, readonly NamedProduct[]>()
  const enter = (words: string, named: NamedProduct) => {
    for (const word of listedWords(words)) {
      const phrase = titleWordsOf(word).join(' ')
      const before = phrases.get(phrase) ?? []
      // Two crafts may have one word («mantecado»); inside a craft the first holds.
      if (!before.some(({ craft }) => craft === named.craft)) phrases.set(phrase, [...before, named])
    }
  }
  // A word of a family leaves the choice to the composition, whatever type has it too.
  for (const { craft, families } of CRAFT_PRODUCTS) for (const family of families) enter(family.words, { craft, is: 'family', family })
  for (const { craft, types } of CRAFT_PRODUCTS) for (const [type, { words, ...more }] of Object.entries(types)) enter(words, { craft, is: 'type', type, ...more })
  return { phrases, longest: Math.max(...[...phrases.keys()].map((phrase) => phrase.split(' ').length)) }
})

/** The phrases of a title that name products, the longest at each place. */
function hitsIn(words: readonly string[]): readonly TitleHit[] {
  const { phrases, longest } = index()
  const hits: TitleHit[] = []
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(longest, words.length - at); length > 0; length--) {
      const phrase = words.slice(at, at + length).join(' ')
      const all = phrases.get(phrase)
      if (!all) continue
      hits.push(...all.map((named) => ({ named, from: at, words: length, phrase })))
      at += length - 1
      break
    }
  }
  return hits
}

/** Behind these stands what it is for, which says no more than that. */
const PURPOSE = new Set(listedWords('para|per|pour|for|p'))
/** A part of something says what it is by what follows: «masa de brioche», «relleno de bombón». */
const OF_PART = new Set(listedWords('masa|massa|pasta|base|relleno|interior|plancha|impasto|pate|receta|formula|capa|bola|bolas|barra|barras'))
/** In English the product stands last: «chocolate gelato», «lemon sorbet». */
const HEADS_LAST = new Set(listedWords('ice cream|gelato|sorbet|bread|cake|brownies|cookies|mousse|tart'))
const isHeadLast = ({ phrase, from, words: length }: TitleHit, words: readonly string[]): boolean =>
  HEADS_LAST.has(phrase) && from > 0 && from + length === words.length && !JOINED.has(words[from - 1] ?? '')
const JOINED = new Set(listedWords('de|di|al|alla|con|y|and|with|au|a|la'))
/** Titles longer than this are prose. */
const MOST_TITLE_WORDS = 24

/** What a title names, the surest first. */
export function productsNamedIn(title: string): readonly TitleHit[] {
  const words = titleWordsOf(title.replace(/\([^()]*\)/g, ' ')).slice(0, MOST_TITLE_WORDS)
  const hits = hitsIn(words)
  const rank = (hit: TitleHit): number => {
    if (hit.named.is === 'type' && hit.named.ruling) return 0
    const before = words[hit.from - 1] ?? ''
    // The product comes first and its flavour behind: «helado de turrón», «helado caramelo salado».
    const flavour = hits.some(({ from, named, phrase }) => from < hit.from && !(named.is === 'family' && OF_PART.has(phrase)))
    if (isHeadLast(hit, words)) return 1
    const purpose = hit.from > 0 && PURPOSE.has(before)
    return (flavour ? 4 : purpose ? 6 : 1) + (hit.named.is === 'family' ? 1 : 0)
  }
  return hits
    .map((hit) => ({ hit, rank: rank(hit) }))
    .toSorted((a, b) => a.rank - b.rank || b.hit.words - a.hit.words || a.hit.from - b.hit.from)
    .map(({ hit }) => hit)
}

/** Whether a text names a product, by a type or a family. */
export const isProductName = (text: string): boolean => productsNamedIn(text).length > 0
