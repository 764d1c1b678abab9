import { findRow } from '@obrador/engine'
import { foldText } from './fold.ts'
import type { ListPart, OwnNameRead, ReadLine } from './reading.ts'
import { measureUnitNamed } from './units.ts'

/**
 * Names that whoever pastes has given to things: they come before the catalogue, and figures in them are no weights. Each is taken out of a line before it is read, a
 * word without figures in its place, and put back afterwards.
 */

interface NameToken {
  readonly word: string
  readonly start: number
  readonly end: number
}
const TOKEN = /\p{L}[\p{L}\p{M}]*|\d+(?:[.,]\d+)?(?:\s?%)?/gu
const nameTokensOf = (text: string): readonly NameToken[] =>
  [...text.matchAll(TOKEN)].map(({ 0: word, index }) => ({
    word: foldText(word).replace(/\s/g, ''),
    start: index,
    end: index + word.length,
  }))

/** Words that may stand beside a name and belong to no other. */
const BESIDE = new Set('de del la el los las un una y mi mis nuestra nuestro'.split(' '))
const isBeside = ({ word }: NameToken): boolean =>
  /^\d[\d.,]*$/.test(word) || BESIDE.has(word) || measureUnitNamed(word, word) !== undefined

/** Letters of a word that is worth a slip of the finger. */
const LEAST_LETTERS = 5

/** The same but for one letter that is another, missing or too many. */
function isNearWord(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.min(one.length, other.length) < LEAST_LETTERS || Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const skip = (text: string, by: number): string => text.slice(at + by)
  return skip(one, 1) === skip(other, 1) || skip(one, 0) === skip(other, 1) || skip(one, 1) === skip(other, 0)
}

interface FoundName extends OwnNameRead {
  readonly from: number
  readonly to: number
}

/** How many tokens from a place on are words of a name, in its order; words of the name may be missing. */
function matchedFrom(tokens: readonly NameToken[], from: number, words: readonly string[]): number {
  let [at, word] = [from, 0]
  for (; at < tokens.length; at++) {
    const found = words.findIndex((one, place) => place >= word && isNearWord(one, tokens[at]?.word ?? ''))
    if (found < 0) break
    word = found + 1
  }
  return at - from
}

/** Words of a name without which it is not told from others: half of them. */
const LEAST_SHARE = 0.5
const LEAST_WORDS = 2

function foundIn(text: string, tokens: readonly NameToken[], name: string): FoundName | undefined {
  const words = nameTokensOf(name).map(({ word }) => word)
  for (let from = 0; from < tokens.length; from++) {
    const count = matchedFrom(tokens, from, words)
    const to = from + count
    const others = [...tokens.slice(0, from), ...tokens.slice(to)].filter((token) => !isBeside(token))
    const isExact = count === words.length && tokens.slice(from, to).every(({ word }, at) => word === words[at])
    if (isExact && (words.length >= LEAST_WORDS || others.length === 0)) return { name, isExact, from, to }
    const written = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
    const isTelling = count >= LEAST_WORDS && count >= LEAST_SHARE * words.length && /\p{L}{3}/u.test(written)
    if (isTelling && others.length === 0 && !findRow(written)) return { name, isExact: false, from, to }
  }
  return undefined
}

/** In letters alone: no reader takes it for a figure, a unit or something of the catalogue. */
const placeholderOf = (at: number): string =>
  `zzpropio${[...String(at)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}zz`
const PLACEHOLDER = /zzpropio([a-j]+)zz/i
const placeOf = (letters: string): number =>
  Number([...letters.toLowerCase()].map((letter) => letter.charCodeAt(0) - 97).join(''))

interface WrittenName extends OwnNameRead {
  readonly written: string
}

export interface MaskedText {
  readonly text: string
  /** What was read, with the names in their places again. */
  readonly unmasked: (lines: readonly ReadLine[]) => readonly ReadLine[]
}

export function maskedText(text: string, names: readonly string[]): MaskedText {
  const longest = names.filter((name) => /\p{L}/u.test(name)).toSorted((a, b) => b.length - a.length)
  const found: WrittenName[] = []
  const masked =
    longest.length === 0
      ? text
      : text
          .split('\n')
          .map((line) => maskedLine(line, longest, found))
          .join('\n')
  const inText = (some: string): string =>
    some.replace(new RegExp(PLACEHOLDER, 'gi'), (_, letters: string) => found[placeOf(letters)]?.written ?? '')
  const unmaskedPart = <Part extends Partial<ListPart>>(part: Part): Part => {
    const [, letters] = PLACEHOLDER.exec(part.name ?? '') ?? []
    const own = letters === undefined ? undefined : found[placeOf(letters)]
    return own ? { ...part, name: own.name, own: { name: own.name, isExact: own.isExact } } : part
  }
  return {
    text: masked,
    unmasked: (lines) =>
      found.length === 0
        ? lines
        : lines.map((line) => {
            const whole = { ...line, text: inText(line.text) }
            if ('skip' in whole) return whole
            return whole.parts ? { ...whole, parts: whole.parts.map(unmaskedPart) } : unmaskedPart(whole)
          }),
  }
}

function maskedLine(line: string, names: readonly string[], found: WrittenName[]): string {
  const tokens = nameTokensOf(line)
  const all = names.flatMap((name) => foundIn(line, tokens, name) ?? [])
  const best = all.find(({ isExact }) => isExact) ?? all[0]
  const [first, last] = best ? [tokens[best.from], tokens[best.to - 1]] : []
  if (!best || !first || !last) return line
  found.push({ name: best.name, isExact: best.isExact, written: line.slice(first.start, last.end) })
  return `${line.slice(0, first.start)}${placeholderOf(found.length - 1)}${line.slice(last.end)}`
}
