import { count } from './fewest-dropped.ts'

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
const sound = (word: string): string =>
  word
    .replace(/h/g, '')
    .replace(/qu|k/g, 'c')
    .replace(/v/g, 'b')
    .replace(/ll|y/g, 'i')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1/g, '$1')

/** Words that are known, laid out so that one that is not is compared with few of them. */
export interface Known {
  readonly bySound: ReadonlyMap<string, readonly string[]>
  /** By length and by one of the first two letters: of those a slip leaves one in its place, or swaps them. */
  readonly byOpening: ReadonlyMap<string, readonly { readonly word: string; readonly bits: number }[]>
  readonly byStart: ReadonlyMap<string, readonly string[]>
}

const startOf = (word: string): string => word.slice(0, SHORTEST)
const isWord = (word: string): boolean => word.length >= SHORTEST && word.length <= LONGEST && /^[a-z]+$/.test(word)

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

export function knownWords(vocabulary: Iterable<string>): Known {
  const words = [...new Set(vocabulary)].filter(isWord)
  return {
    bySound: Map.groupBy(words, sound),
    byOpening: openingsOf(words),
    byStart: Map.groupBy(words, startOf),
  }
}

export type Spelt = (word: string) => readonly string[]

/** The known words that a word may be a slip of: those that sound the same, else the nearest in letters. */
export const speller =
  (known: readonly Known[]): Spelt =>
  (word) => {
    if (!isWord(word)) return []
    const heard = sound(word)
    const alike = known.flatMap(({ bySound }) => bySound.get(heard) ?? [])
    if (alike.length > 0) return [...new Set(alike)]
    const bits = lettersOf(word)
    for (let most = 1; most <= (word.length >= LONG ? 2 : 1); most++) {
      const found = new Set<string>()
      for (const { byOpening } of known)
        for (let length = word.length - most; length <= word.length + most; length++)
          for (const opening of [word[0], word[1], `-${word[0]}`, `-${word[1]}`])
            for (const other of byOpening.get(`${length}${opening}`) ?? [])
              if (count(bits ^ other.bits) <= 2 * most && within(word, other.word, most)) found.add(other.word)
      if (found.size > 0) return [...found]
    }
    // «mantequ.»: the start of a word.
    if (word.length === SHORTEST) return []
    const begun = known.flatMap(({ byStart }) => byStart.get(startOf(word)) ?? [])
    return [...new Set(begun.filter((other) => other.startsWith(word)))]
  }
