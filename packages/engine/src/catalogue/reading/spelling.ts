import { stemWord } from '../normalise.ts'
import { mayDropWord } from './droppable.ts'
import { countBits } from './fewest-dropped.ts'
import { rootsOf } from './parse.ts'

/** Words that sound like one that is known, or are one slip away from one that is known, or two in a long word. */

const SHORTEST = 4
const LONG = 8
/** No word of a kitchen is longer. */
const LONGEST = 24

/** Optimal string alignment: letters put in, left out, changed, or two of them swapped; gives up beyond `most`. */
function within(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    let least = row
    for (let at = 1; at <= other.length; at++) {
      const same = one[row - 1] === other[at - 1] ? 0 : 1
      let cost = Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + same)
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1)
      now.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return false
    before = last
    last = now
  }
  return (last[other.length] ?? 0) <= most
}

/** Letters of a word as bits: words far apart in letters need not be aligned. */
const lettersOf = (word: string): number => {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << ((word.charCodeAt(at) - 97) & 31)
  return bits
}

/** How a word sounds, where Spanish has two spellings for one sound. */
export const soundOf = (word: string): string =>
  word
    .replace(/^gue/, 'ue')
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/qu|k/g, 'c')
    .replace(/v/g, 'b')
    .replace(/ll|y/g, 'i')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1')

/** Words that are known, laid out so that one that is not is compared with few of them. */
export interface KnownWords {
  readonly bySound: ReadonlyMap<string, readonly string[]>
  /** By length and by one of the first two letters: of those a slip leaves one in its place, or swaps them. */
  readonly byOpening: ReadonlyMap<string, readonly { readonly word: string; readonly bits: number }[]>
  readonly byStart: ReadonlyMap<string, readonly string[]>
  readonly words: ReadonlySet<string>
}

/** Letters of a word that a point cuts short. */
const OPENING = 3
const startOf = (word: string): string => word.slice(0, OPENING)
const isWord = (word: string): boolean => word.length >= SHORTEST && word.length <= LONGEST && /^[a-z]+$/.test(word)
/** What may stand between two words that run together, or before one: «harinadefuerza», «dhuevo». */
const JOINTS = ['de', 'del', 'para', 'con', 'sin', 'en', 'd']

type Opened = Map<string, { word: string; bits: number }[]>
function openingsOf(words: readonly string[]): Opened {
  const found: Opened = new Map()
  for (const word of words) {
    const known = { word, bits: lettersOf(word) }
    for (const key of [`${word.length}${word[0]}`, `${word.length}-${word[1]}`]) {
      const others = found.get(key)
      if (others) others.push(known)
      else found.set(key, [known])
    }
  }
  return found
}

export function knownWords(all: Iterable<string>): KnownWords {
  const vocabulary = new Set(all)
  const words = [...vocabulary].filter(isWord)
  return {
    bySound: Map.groupBy(words, soundOf),
    byOpening: openingsOf(words),
    byStart: Map.groupBy(words, startOf),
    // The stem of a word of four letters may have three.
    words: new Set([...vocabulary].filter((word) => word.length >= SHORTEST - 1 && word.length <= LONGEST)),
  }
}

export interface SlipFinder {
  /** The known words that a word may be a slip of: those that sound the same, else the nearest in letters. */
  readonly slips: (word: string) => readonly string[]
  /** The known words that a word opens. */
  readonly opened: (word: string) => readonly string[]
  /** A word that is two known ones run together. */
  readonly parted: (word: string) => readonly string[]
}

export function slipFinder(known: readonly KnownWords[]): SlipFinder {
  const unique = (words: readonly string[]): readonly string[] => [...new Set(words)]
  const opened = (word: string): readonly string[] =>
    unique(known.flatMap(({ byStart }) => byStart.get(startOf(word)) ?? []).filter((other) => other.startsWith(word)))

  const near = (word: string, most: number): readonly string[] => {
    const bits = lettersOf(word)
    const found = new Set<string>()
    for (const { byOpening } of known)
      for (let length = word.length - most; length <= word.length + most; length++)
        for (const opening of [word[0], word[1], `-${word[0]}`, `-${word[1]}`])
          for (const other of byOpening.get(`${length}${opening}`) ?? [])
            if (countBits(bits ^ other.bits) <= 2 * most && within(word, other.word, most)) found.add(other.word)
    return [...found]
  }

  const slips = (word: string): readonly string[] => {
    const heard = soundOf(word)
    const alike = word.length < SHORTEST - 1 ? [] : known.flatMap(({ bySound }) => bySound.get(heard) ?? [])
    if (alike.length > 0) return unique(alike)
    if (!isWord(word)) return []
    // A scanner takes the one for the other: «rnantequilla», «crerna».
    const scanned = word.replace(/rn/g, 'm')
    if (scanned !== word && known.some(({ words }) => words.has(scanned) || words.has(stemWord(scanned))))
      return [scanned]
    const one = near(word, 1)
    if (one.length > 0 || word.length < LONG) return one.length > 0 || word.length === SHORTEST ? one : opened(word)
    // Two slips make another word too easily where the word would only be left out: «plástico» is not «clásico».
    const two = near(word, 2)
    return two.length > 0 ? two.filter((other) => !rootsOf(other).every(mayDropWord)) : opened(word)
  }

  const parted = (word: string): readonly string[] => {
    if (word.length > LONGEST) return []
    const isKnown = (part: string): boolean =>
      part.length >= SHORTEST && known.some(({ words }) => words.has(part) || words.has(stemWord(part)))
    const found: string[] = []
    for (const joint of JOINTS)
      if (word.startsWith(joint) && isKnown(word.slice(joint.length)))
        found.push(`${joint} ${word.slice(joint.length)}`)
    for (let at = SHORTEST; at < word.length; at++) {
      const [head, tail] = [word.slice(0, at), word.slice(at)]
      if (!isKnown(head)) continue
      if (isKnown(tail) || JOINTS.includes(tail)) found.push(`${head} ${tail}`)
      for (const joint of JOINTS)
        if (tail.startsWith(joint) && isKnown(tail.slice(joint.length)))
          found.push(`${head} ${joint} ${tail.slice(joint.length)}`)
    }
    return found
  }
  return { slips, opened, parted }
}
