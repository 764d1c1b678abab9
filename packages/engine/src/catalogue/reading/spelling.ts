/** Words that sound like one that is known, or are one slip away from one that is known, or two in a long word. */

const SHORTEST = 4
const LONG = 8

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
function count(bits: number): number {
  let left = bits
  let ones = 0
  for (; left !== 0; left &= left - 1) ones++
  return ones
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

export type Spelt = (word: string) => readonly string[]

/** The known words that a word may be a slip of: those that sound the same, else the nearest in letters. */
export function speller(vocabulary: Iterable<string>): Spelt {
  const known = [...new Set(vocabulary)]
    .filter((word) => word.length >= SHORTEST && /^[a-z]+$/.test(word))
    .map((word) => ({ word, bits: lettersOf(word), sound: sound(word) }))
  return (word) => {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return []
    const heard = sound(word)
    const alike = known.filter((other) => other.sound === heard)
    if (alike.length > 0) return alike.map((other) => other.word)
    const bits = lettersOf(word)
    for (let most = 1; most <= (word.length >= LONG ? 2 : 1); most++) {
      const found = known.filter((other) => count(bits ^ other.bits) <= 2 * most && within(word, other.word, most))
      if (found.length > 0) return found.map((other) => other.word)
    }
    // «mantequ.»: the start of a word.
    return word.length > SHORTEST ? known.filter((other) => other.word.startsWith(word)).map((other) => other.word) : []
  }
}
