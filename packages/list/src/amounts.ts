import { type Attribute, attributesOf } from './attributes.ts'
import { figure, type Writing } from './figures.ts'
import { listed } from './fold.ts'
import { type Token, vulgar } from './lexer.ts'
import { fractionWord, isAnd, isOne, wordNumber } from './number-words.ts'
import { isCountedWord } from './pieces.ts'
import { KILO, LONGEST_UNIT, type Unit, unitNamed } from './units.ts'

export interface Amount {
  /** Tokens it takes up, the last one excluded. */
  readonly from: number
  readonly to: number
  /** In its unit; the lower end of a range. Not a number where the figure could be two. */
  readonly value: number
  readonly top?: number
  readonly unit?: Unit
  readonly approx: boolean
  /** «200 y pico», «más de 300»: not what it says. */
  readonly vague?: boolean
  /** How the figure was written, for bare ones. */
  readonly written: string
  /** Times something: «2 x 250». */
  readonly times?: boolean
}

export interface Measured {
  readonly tokens: readonly Token[]
  readonly attributes: readonly Attribute[]
  readonly amounts: readonly Amount[]
}

const APPROX = new Set(
  listed(
    'unos|unas|aprox|aproximadamente|aproximadament|aproximados|circa|ca|about|approx|around|alrededor|sobre unos|environ|etwa|ungefahr|uns|unes|casi|cerca|≈|~|±|∼|≃|roughly|some|mas o menos',
  ),
)
const APPROX_BEHIND = /^(?:aprox(?:imad\w+)?|circa|environ|approx|mas o menos|o asi|mas menos|bien pesados)/
const VAGUE_BEHIND = /^(?:y pico|i escaig|escas\w*|larg[oa]s?|generos\w*|rebosant\w*|colmad\w* de gramos|\?)/
const VAGUE_BEFORE = new Set(listed('hasta|minimo|maximo|max|min|menos|mas|desde|<|>|≤|≥'))
const RANGE_SIGNS = '-–—−÷'
const RANGE_WORDS = new Set(listed('a|o|u|to|or|bis|ou|oppure'))
const TIMES = new Set(['x', '×', '*', 'por', '✕', '·'])
const OF = new Set(listed("de|d'|di|a|of|an"))

/** Units that some lists put in front of the figure; «L» and «K» there are a size or a letter of the name. */
const LEADING_UNITS = new Set(listed('g|gr|grs|kg|Kg|KG|mg|ml|cl|dl|l|G|Gr|GR'))

interface Count {
  readonly next: number
  readonly value: (unit: Unit | undefined) => number
  readonly written: string
  readonly fraction?: boolean
  readonly one?: boolean
}

/** Reads the amounts of one line (or of one part of it). */
export function measured(tokens: readonly Token[], writing: Writing): Measured {
  const attributes = attributesOf(tokens)
  const taken = new Set(attributes.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
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

  function amountAt(start: number): Amount | undefined {
    let at = start
    let approx = false
    let vague = false
    for (; at < tokens.length; at++) {
      const word = free(at)?.word ?? ''
      if (word === 'mas' && free(at + 1)?.word === 'o') break
      if (APPROX.has(word)) approx = true
      else if (VAGUE_BEFORE.has(word) && (free(at + 1)?.kind === 'number' || free(at + 1)?.word === 'de')) vague = true
      else if (!(at > start && OF.has(word) && word !== 'a' && word !== 'an')) break
    }
    let between = false
    if (['entre', 'between'].includes(free(at)?.word ?? '')) {
      between = true
      at++
    }
    // «g 220»: the unit in front, as Italian lists write it.
    const ahead = unitAt(at)
    const inFront =
      ahead && LEADING_UNITS.has(tokens[at]?.plain ?? '') && free(ahead.next)?.kind === 'number' ? ahead : undefined
    if (inFront && unitAt(ahead?.next === undefined ? at : ahead.next + 1) === undefined) at = inFront.next
    const bare = !inFront && ahead && !countAt(at) ? ahead : undefined
    if (bare) {
      // «kilo y medio», «pizca de sal»: one of them, unsaid.
      const half = halfBehind(bare.next)
      const alone = bare.unit.kind === 'trace' || bare.unit.id === 'punado'
      const apart = start === 0 || bare.next === tokens.length
      if (!half && !(alone && apart)) return undefined
      return {
        from: start,
        to: half?.next ?? bare.next,
        value: 1 + (half?.value ?? 0),
        unit: bare.unit,
        approx,
        written: '',
      }
    }
    const first = countAt(at)
    if (!first) return undefined
    at = first.next
    let times: Count | undefined
    let top: Count | undefined
    let bracket = false
    const sign = free(at)
    if (sign && TIMES.has(sign.word) && (sign.kind === 'sign' || sign.word === 'x' || sign.word === 'por')) {
      bracket = free(at + 1)?.text === '('
      times = countAt(at + (bracket ? 2 : 1))
      if (times) at = times.next
    } else if (
      sign &&
      (RANGE_SIGNS.includes(sign.text) || RANGE_WORDS.has(sign.word) || (between && isAnd(sign.word)))
    ) {
      const other = countAt(at + 1)
      if (other && !other.one) {
        top = other
        at = other.next
      }
    }
    let found = unitAt(at) ?? (OF.has(free(at)?.word ?? '') && first.fraction ? unitAt(at + 1) : undefined)
    if (found && found.unit.kind === 'trace' && found.unit.id === 'poco' && !first.one) found = undefined
    let unit = found?.unit
    if (found) at = found.next
    if (
      !unit &&
      top === undefined &&
      !first.fraction &&
      (free(at)?.text === '-' || RANGE_SIGNS.includes(free(at)?.text ?? '!'))
    ) {
      // «500-g bag» is no range.
      const hyphened = unitAt(at + 1)
      if (hyphened && free(at)?.glued) {
        unit = hyphened.unit
        at = hyphened.next
      }
    }
    // «10 g - 12 g», «90 g a 100 g».
    if (unit && !top && !times) {
      const link = free(at)
      if (link && (RANGE_SIGNS.includes(link.text) || RANGE_WORDS.has(link.word))) {
        const other = countAt(at + 1)
        const same = other && !other.one ? unitAt(other.next) : undefined
        if (other && same && same.unit.id === unit.id) {
          top = other
          at = same.next
        }
      }
    }
    if (inFront) unit = inFront.unit
    // The article alone is no count.
    if (first.one && !unit && ['a', 'an'].includes(tokens[first.next - 1]?.word ?? '')) return undefined
    if (
      first.one &&
      !unit &&
      start > 0 &&
      !(OF.has(free(start - 1)?.word ?? '') && isCountedWord(free(at)?.word ?? ''))
    )
      return undefined
    // «harina de media fuerza»: a number in words amid others is part of the name.
    if (
      first.written === '' &&
      !first.one &&
      !unit &&
      start > 0 &&
      !isAnd(free(start - 1)?.word ?? '') &&
      free(start - 1)?.text !== ',' &&
      top === undefined &&
      !times &&
      free(at)?.kind === 'word'
    )
      return undefined
    if (bracket && free(at)?.text === ')') at++
    let value = first.value(unit) * (times?.value(unit) ?? 1)
    if (first.fraction && !unit && first.written === '' && OF.has(free(at)?.word ?? '')) unit = KILO
    const half = unit && !top ? halfBehind(at) : undefined
    if (half) {
      value += half.value
      at = half.next
    }
    const behind = wordsFrom(at, 3).join(' ')
    if (APPROX_BEHIND.test(behind)) {
      approx = true
      at += behind.startsWith('mas o menos') ? 3 : behind.startsWith('o asi') ? 2 : 1
    }
    const exact = unit === undefined || unit.kind === 'mass' || unit.kind === 'volume'
    if (exact && VAGUE_BEHIND.test(behind)) vague = true
    // «1 cucharada rasa», «una pizca generosa»: spoons and pinches are never exact.
    if (
      !exact &&
      /^(?:ras\w+|colmad\w+|generos\w+|escas\w+|buen\w*|soper\w+|grandes?|pequen\w+|bien|hermos\w+)(?:\s|$)/.test(
        behind,
      )
    )
      at++
    return {
      from: start,
      to: at,
      value,
      approx,
      written: times ? '' : first.written,
      ...(unit ? { unit } : {}),
      ...(top ? { top: top.value(unit) } : {}),
      ...(vague ? { vague } : {}),
      ...(times ? { times: true } : {}),
    }
  }

  /** «250 g + 25 g», «300+100», «1 kg 200 g», «1 lb 2 oz»: one weight in several figures. */
  function added(first: Amount): Amount {
    let sum = first
    for (;;) {
      const plus = free(sum.to)?.text === '+'
      const other = amountAt(sum.to + (plus ? 1 : isAnd(free(sum.to)?.word ?? '') ? 1 : 0))
      if (!other || other.top !== undefined || sum.top !== undefined) return sum
      const unit = other.unit ?? sum.unit
      const smaller =
        sum.unit?.kind === 'mass' &&
        other.unit?.kind === 'mass' &&
        ((sum.unit.id === 'kg' && other.unit.id === 'g') || (sum.unit.id === 'lb' && other.unit.id === 'oz'))
      const behind = free(other.to)
      const ends = behind === undefined || behind.kind !== 'word' || ['para', 'pa', 'per', 'for'].includes(behind.word)
      const alike =
        sum.unit === undefined || (other.unit ? other.unit.kind === sum.unit.kind : sum.unit.kind === 'mass' && ends)
      if (!(plus && alike) && !smaller) return sum
      const scale = (amount: Amount) => (unit ? (amount.unit ?? unit).size / unit.size : 1)
      sum = {
        ...sum,
        to: other.to,
        value: sum.value * scale(sum) + other.value * scale(other),
        approx: sum.approx || other.approx,
        written: '',
        ...(unit ? { unit } : {}),
      }
    }
  }

  const amounts: Amount[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (taken.has(at)) continue
    const amount = amountAt(at)
    if (!amount) continue
    const whole = added(amount)
    amounts.push(whole)
    at = whole.to - 1
  }
  return { tokens, attributes, amounts }
}
