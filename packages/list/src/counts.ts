import { type FigureWriting, figureValue } from './figures.ts'
import { OF_WORDS, TIMES_SIGNS } from './joints.ts'
import { type LineToken, vulgarFraction } from './lexer.ts'
import { fractionWord, isNumberOfName, isWordAnd, isWordOne, wordNumber } from './number-words.ts'
import { LONGEST_UNIT, type MeasureUnit, measureUnitNamed } from './units.ts'

export interface ScannedCount {
  readonly next: number
  readonly value: (unit: MeasureUnit | undefined) => number
  readonly written: string
  readonly fraction?: boolean
  readonly one?: boolean
}

interface UnitFound {
  readonly unit: MeasureUnit
  readonly next: number
}

/** The tokens of a line, those that belong to the name (`taken`), and how its list writes figures. */
interface Line {
  readonly tokens: readonly LineToken[]
  readonly taken: ReadonlySet<number>
  readonly writing: FigureWriting
  /** Units found so far, by where they begin. */
  readonly units: Map<number, UnitFound | undefined>
}

interface Found<Value> {
  readonly value: Value
  readonly next: number
}

const freeAt = ({ tokens, taken }: Line, at: number): LineToken | undefined => (taken.has(at) ? undefined : tokens[at])

function wordsAt(line: Line, at: number, count: number): string[] {
  const words: string[] = []
  for (let i = at; i < line.tokens.length && words.length < count && freeAt(line, i); i++)
    words.push(line.tokens[i]?.word ?? '')
  return words
}

/** Looked for once at each place: every reader of a figure asks what follows it. */
function unitOf(line: Line, at: number): UnitFound | undefined {
  if (line.units.has(at)) return line.units.get(at)
  const found = unitFrom(line, at)
  line.units.set(at, found)
  return found
}

function unitFrom(line: Line, at: number): UnitFound | undefined {
  const { tokens, taken } = line
  let words = 0
  while (words < LONGEST_UNIT && tokens[at + words]?.kind === 'word' && !taken.has(at + words)) words++
  for (let length = words; length > 0; length--) {
    const run = tokens.slice(at, at + length)
    const written = run.map(({ plain }) => plain).join(' ')
    const unit = measureUnitNamed(written, run.map(({ word }) => word).join(' '))
    // «cucharadita de café soluble»: the coffee measures only where something else follows.
    const measuring =
      length > 1 && OF_WORDS.has(run.at(-2)?.word ?? '') && !OF_WORDS.has(freeAt(line, at + length)?.word ?? '')
    if (unit && !(measuring && length > 2)) {
      const stop = tokens[at + length]
      return { unit, next: stop?.text === '.' && stop.glued ? at + length + 1 : at + length }
    }
  }
  return undefined
}

function fractionAt(line: Line, at: number): Found<number> | undefined {
  const token = freeAt(line, at)
  if (token?.kind === 'fraction') return { value: vulgarFraction(token.text), next: at + 1 }
  if (token?.kind !== 'number' || freeAt(line, at + 1)?.text !== '/' || freeAt(line, at + 2)?.kind !== 'number')
    return undefined
  const [upper, lower] = [Number(token.text), Number(line.tokens[at + 2]?.text)]
  return upper > 0 && lower > 1 && !isSlashRange(upper, lower) ? { value: upper / lower, next: at + 3 } : undefined
}

/** Halves to eighths and sixteenths are measured in a kitchen; «10/12 g» is from one to the other. */
const MOST_PARTS = 8
const SIXTEENTHS = 16
export const isSlashRange = (from: number, to: number): boolean =>
  from > 1 && from < to && to > MOST_PARTS && to !== SIXTEENTHS

/** A figure that clings to a word before it, which is no sign of times or unit: «sa1», but not «azúcar200g». */
function clings(line: Line, at: number): boolean {
  const before = line.tokens[at - 1]
  if (!line.tokens[at]?.glued || before?.kind !== 'word' || TIMES_SIGNS.has(before.word) || unitOf(line, at - 1))
    return false
  return before.word.length < 4 || unitOf(line, at + 1) === undefined
}

/** «1 000»: a thousand with a plain space, where nothing else could be meant. */
function spacedAt(line: Line, at: number): Found<number> | undefined {
  const { tokens } = line
  const head = freeAt(line, at)?.text ?? ''
  if (!/^[1-9]\d{0,2}$/.test(head)) return undefined
  let next = at + 1
  while (freeAt(line, next)?.kind === 'number' && !tokens[next]?.glued && /^\d{3}$/.test(tokens[next]?.text ?? ''))
    next++
  if (next === at + 1 || (head.length > 1 && at > 0)) return undefined
  const kind = unitOf(line, next)?.unit.kind
  if (kind !== 'mass' && kind !== 'volume') return undefined
  const digits = tokens.slice(at, next).map(({ text }) => text)
  return { value: Number(digits.join('')), next }
}

/** «250», «1 000», «1 y 1/2», «2 y medio». */
function writtenAt(line: Line, at: number, token: LineToken): ScannedCount {
  const spaced = spacedAt(line, at)
  if (spaced) return { next: spaced.next, value: () => spaced.value, written: token.text }
  const joined = isWordAnd(freeAt(line, at + 1)?.word ?? '') ? 1 : 0
  const rest = fractionAt(line, at + 1 + joined)
  const half = joined === 1 ? fractionWord(freeAt(line, at + 2)?.word ?? '') : undefined
  const extra = rest && rest.value < 1 ? rest : half !== undefined ? { value: half, next: at + 3 } : undefined
  const whole = (unit: MeasureUnit | undefined) => figureValue(token.text, unit, line.writing) ?? Number.NaN
  return extra && /^\d+$/.test(token.text)
    ? { next: extra.next, value: (unit) => whole(unit) + extra.value, written: token.text, fraction: true }
    : { next: at + 1, value: whole, written: token.text }
}

/** «dos mil», «media», «a dozen»'s «a». */
function spokenAt(line: Line, at: number, token: LineToken): ScannedCount | undefined {
  const words = wordsAt(line, at, 8)
  const spoken = wordNumber(words)
  if (spoken && isNumberOfName(words)) return undefined
  if (!spoken)
    return ['a', 'an'].includes(token.word) ? { next: at + 1, value: () => 1, written: '', one: true } : undefined
  return {
    next: at + spoken.words,
    value: () => spoken.value,
    written: '',
    ...(spoken.fraction ? { fraction: true } : {}),
    ...(spoken.words === 1 && isWordOne(token.word) ? { one: true } : {}),
  }
}

function countOf(line: Line, at: number): ScannedCount | undefined {
  const token = freeAt(line, at)
  if (!token) return undefined
  const fraction = fractionAt(line, at)
  if (fraction) return { next: fraction.next, value: () => fraction.value, written: token.text, fraction: true }
  // «0147» is the number of something; «sa1» is a misread letter.
  if (/^0\d/.test(token.text) || (token.kind === 'number' && clings(line, at))) return undefined
  if (token.kind === 'number') return writtenAt(line, at, token)
  return token.kind === 'word' ? spokenAt(line, at, token) : undefined
}

/** «un kilo y medio», «1 cucharada y media». */
function halfOf(line: Line, at: number): Found<number> | undefined {
  if (!isWordAnd(freeAt(line, at)?.word ?? '')) return undefined
  const part = wordNumber(wordsAt(line, at + 1, 2))
  return part?.fraction ? { value: part.value, next: at + 1 + part.words } : undefined
}

/** Figures and units at a place among the tokens of a line; `taken` are those that belong to the name. */
export function countScannerOf(tokens: readonly LineToken[], taken: ReadonlySet<number>, writing: FigureWriting) {
  const line: Line = { tokens, taken, writing, units: new Map() }
  return {
    tokens,
    free: (at: number) => freeAt(line, at),
    wordsFrom: (at: number, count: number) => wordsAt(line, at, count),
    unitAt: (at: number) => unitOf(line, at),
    countAt: (at: number) => countOf(line, at),
    halfBehind: (at: number) => halfOf(line, at),
  }
}

export type CountScanner = ReturnType<typeof countScannerOf>
