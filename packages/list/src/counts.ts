import { figure, type Writing } from './figures.ts'
import { OF, TIMES } from './joints.ts'
import { type Token, vulgar } from './lexer.ts'
import { fractionWord, isAnd, isOne, wordNumber } from './number-words.ts'
import { LONGEST_UNIT, type Unit, unitNamed } from './units.ts'

export interface Count {
  readonly next: number
  readonly value: (unit: Unit | undefined) => number
  readonly written: string
  readonly fraction?: boolean
  readonly one?: boolean
}

/** Figures and units at a place among the tokens of a line; `taken` are those that belong to the name. */
export function scannerOf(tokens: readonly Token[], taken: ReadonlySet<number>, writing: Writing) {
  const free = (at: number): Token | undefined => (taken.has(at) ? undefined : tokens[at])
  const wordsFrom = (at: number, count: number): string[] => {
    const words: string[] = []
    for (let i = at; i < tokens.length && words.length < count && free(i); i++) words.push(tokens[i]?.word ?? '')
    return words
  }

  function unitAt(at: number): { unit: Unit; next: number } | undefined {
    for (let length = LONGEST_UNIT; length > 0; length--) {
      const run = tokens.slice(at, at + length)
      if (run.length < length || run.some((token, i) => token.kind !== 'word' || taken.has(at + i))) continue
      const written = run.map(({ plain }) => plain).join(' ')
      const unit = unitNamed(written, run.map(({ word }) => word).join(' '))
      // «cucharadita de café soluble»: the coffee measures only where something else follows.
      const measuring = length > 1 && OF.has(run.at(-2)?.word ?? '') && !OF.has(free(at + length)?.word ?? '')
      if (unit && !(measuring && length > 2)) {
        const stop = tokens[at + length]
        return { unit, next: stop?.text === '.' && stop.glued ? at + length + 1 : at + length }
      }
    }
    return undefined
  }

  function fractionAt(at: number): { value: number; next: number } | undefined {
    const token = free(at)
    if (token?.kind === 'fraction') return { value: vulgar(token.text), next: at + 1 }
    if (token?.kind !== 'number' || free(at + 1)?.text !== '/' || free(at + 2)?.kind !== 'number') return undefined
    const [upper, lower] = [Number(token.text), Number(tokens[at + 2]?.text)]
    return upper > 0 && lower > 1 ? { value: upper / lower, next: at + 3 } : undefined
  }

  /** A figure that clings to a word before it, which is no sign of times or unit: «sa1», but not «azúcar200g». */
  function clings(at: number): boolean {
    const before = tokens[at - 1]
    if (!tokens[at]?.glued || before?.kind !== 'word' || TIMES.has(before.word) || unitAt(at - 1)) return false
    return before.word.length < 4 || unitAt(at + 1) === undefined
  }

  /** «1 000»: a thousand with a plain space, where nothing else could be meant. */
  function spacedAt(at: number): { value: number; next: number } | undefined {
    const head = free(at)?.text ?? ''
    if (!/^[1-9]\d{0,2}$/.test(head)) return undefined
    let next = at + 1
    while (free(next)?.kind === 'number' && !tokens[next]?.glued && /^\d{3}$/.test(tokens[next]?.text ?? '')) next++
    if (next === at + 1 || (head.length > 1 && at > 0)) return undefined
    const unit = unitAt(next)?.unit
    if (unit?.kind !== 'mass' && unit?.kind !== 'volume') return undefined
    return {
      value: Number(
        tokens
          .slice(at, next)
          .map(({ text }) => text)
          .join(''),
      ),
      next,
    }
  }

  function countAt(at: number): Count | undefined {
    const token = free(at)
    if (!token) return undefined
    const fraction = fractionAt(at)
    if (fraction) return { next: fraction.next, value: () => fraction.value, written: token.text, fraction: true }
    // «0147» is the number of something; «sa1» is a misread letter.
    if (/^0\d/.test(token.text) || (token.kind === 'number' && clings(at))) return undefined
    if (token.kind === 'number') {
      const spaced = spacedAt(at)
      if (spaced) return { next: spaced.next, value: () => spaced.value, written: token.text }
      const joined = isAnd(free(at + 1)?.word ?? '') ? 1 : 0
      const rest = fractionAt(at + 1 + joined)
      const half = joined === 1 ? fractionWord(free(at + 2)?.word ?? '') : undefined
      const extra = rest && rest.value < 1 ? rest : half !== undefined ? { value: half, next: at + 3 } : undefined
      const whole = (unit: Unit | undefined) => figure(token.text, unit, writing) ?? Number.NaN
      if (extra && /^\d+$/.test(token.text)) {
        return { next: extra.next, value: (unit) => whole(unit) + extra.value, written: token.text, fraction: true }
      }
      return { next: at + 1, value: whole, written: token.text }
    }
    if (token.kind !== 'word') return undefined
    const spoken = wordNumber(wordsFrom(at, 8))
    if (!spoken)
      return ['a', 'an'].includes(token.word) ? { next: at + 1, value: () => 1, written: '', one: true } : undefined
    return {
      next: at + spoken.words,
      value: () => spoken.value,
      written: '',
      ...(spoken.fraction ? { fraction: true } : {}),
      ...(spoken.words === 1 && isOne(token.word) ? { one: true } : {}),
    }
  }

  /** «un kilo y medio», «1 cucharada y media». */
  function halfBehind(at: number): { value: number; next: number } | undefined {
    if (!isAnd(free(at)?.word ?? '')) return undefined
    const part = wordNumber(wordsFrom(at + 1, 2))
    return part?.fraction ? { value: part.value, next: at + 1 + part.words } : undefined
  }

  return { free, wordsFrom, unitAt, countAt, halfBehind }
}
