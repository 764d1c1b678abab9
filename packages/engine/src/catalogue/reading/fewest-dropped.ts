import type { Ingredient } from '../ingredient.ts'
import { goesBeside, isGenusWord, isHeadOnly, mayDropWord, onlyDescribes } from './droppable.ts'
import type { NameFigure } from './figures.ts'
import { figuresKey, type IndexOfNames, type NameEntry } from './index-of-names.ts'
import { type ParsedName, rootsOf } from './parse.ts'

/** A name of more words than this to leave out is not read by leaving words out. */
const MOST_DROPPED = 8
/** No product has a name of more words; a text that has is not read, so that no text costs more than a name. */
export const MOST_WORDS = 12

/** «Castaña de Pará», «tomate de árbol»: what follows tells another plant, not where it grew. */
const KINDS: ReadonlySet<string> = new Set(rootsOf('castaña nuez tomate haba semilla pepita pimienta'))

const NONE: readonly NameEntry[] = []
/** Settles between names that are as near. */
const LEAST = 1 / 1000

/** Bits that are set. */
export function countBits(bits: number): number {
  let left = bits
  let ones = 0
  for (; left !== 0; left &= left - 1) ones++
  return ones
}

interface Candidate {
  readonly row: Ingredient
  /** The words left out, as bits: the last word of the name is the first bit. */
  readonly dropped: number
  readonly cost: number
}

/** The row of some words, leaving out as few as it takes, and only such as say nothing beside it. */
export function rowWithFewestDropped(
  indexes: readonly IndexOfNames[],
  { words, after }: Pick<ParsedName, 'words' | 'after'>,
  figures: readonly NameFigure[],
  isKnown: (word: string) => boolean,
): Ingredient | undefined {
  if (words.length === 0 || words.length > MOST_WORDS) return undefined
  const isOrigin = (word: string): boolean => after.has(word) && !isKnown(word) && !KINDS.has(words[0] ?? '')
  // «Tostada y repelada» is one product; anything else joined by «y» is two, and only its maker knows how much of each.
  const joins = words.includes('y') && words.slice(words.indexOf('y') + 1).every(onlyDescribes)
  // The last words go first: what a name says first it says louder.
  const droppable = words
    .filter(
      (word, at) => (mayDropWord(word) && !(at === 0 && isHeadOnly(word))) || isOrigin(word) || (joins && word === 'y'),
    )
    .toReversed()
    .slice(0, MOST_DROPPED)
  const needed = words.filter((word) => !droppable.includes(word))
  const said = figuresKey(figures)
  const candidates: Candidate[] = []
  for (const { byWord } of indexes) {
    const consider = (entry: NameEntry): void => {
      if (entry.words.length > words.length || entry.figures !== said) return
      if (!needed.every((word) => entry.words.includes(word))) return
      if (!entry.words.every((word) => words.includes(word))) return
      let dropped = 0
      for (let at = 0; at < droppable.length; at++) if (!entry.words.includes(droppable[at] ?? '')) dropped |= 1 << at
      const told = droppable.filter((word, at) => dropped & (1 << at) && !isGenusWord(word)).length
      // «Zumo de naranja» is said of the juice first, «naranja de zumo» of the fruit.
      const kept = words.filter((word) => entry.words.includes(word))
      const turned = kept[0] === entry.words[0] ? 0 : LEAST
      candidates.push({ row: entry.row, dropped, cost: countBits(dropped) + told / (2 * MOST_DROPPED) + turned })
    }
    if (needed.length > 0) {
      // Whatever row it is, its name has each of these: the rarest of them finds it.
      let rarest: readonly NameEntry[] | undefined
      for (const word of needed) {
        const entries = byWord.get(word) ?? NONE
        if (!rarest || entries.length < rarest.length) rarest = entries
      }
      for (const entry of rarest ?? NONE) consider(entry)
    } else
      for (const word of words)
        for (const entry of byWord.get(word) ?? NONE) if (entry.words[0] === word) consider(entry)
  }
  candidates.sort((one, other) => one.cost - other.cost || one.dropped - other.dropped)
  return candidates.find(({ row, dropped }) =>
    droppable.every((word, at) => !(dropped & (1 << at)) || word === 'y' || goesBeside(word, row, isOrigin(word))),
  )?.row
}
