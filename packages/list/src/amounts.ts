import { type Attribute, attributesOf } from './attributes.ts'
import { type Count, scannerOf } from './counts.ts'
import type { Writing } from './figures.ts'
import { listed } from './fold.ts'
import { OF, TIMES } from './joints.ts'
import type { Token } from './lexer.ts'
import { isAnd } from './number-words.ts'
import { isCountedWord } from './pieces.ts'
import { KILO, type Unit } from './units.ts'

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

/** Units that some lists put in front of the figure; «L» and «K» there are a size or a letter of the name. */
const LEADING_UNITS = new Set(listed('g|gr|grs|kg|Kg|KG|mg|ml|cl|dl|l|G|Gr|GR'))

/** «Kilo y cien»: fewer grams than these nobody says behind a kilo. */
const LEAST_SPOKEN = 50

/** Reads the amounts of one line (or of one part of it). */
export function measured(tokens: readonly Token[], writing: Writing): Measured {
  const attributes = attributesOf(tokens)
  const taken = new Set(attributes.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
  const { free, wordsFrom, unitAt, countAt, halfBehind } = scannerOf(tokens, taken, writing)

  function amountAt(start: number, more = false): Amount | undefined {
    let at = start
    let approx = false
    let vague = false
    for (; at < tokens.length; at++) {
      const word = free(at)?.word ?? ''
      if (word === 'mas' && free(at + 1)?.word === 'o') {
        // «más o menos 400 g».
        if (free(at + 2)?.word !== 'menos' || !countAt(at + 3)) break
        approx = true
        at += 2
      } else if (APPROX.has(word) || (start === 0 && at === 0 && word === 'como')) approx = true
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
      !more &&
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
      const other = amountAt(sum.to + (plus ? 1 : isAnd(free(sum.to)?.word ?? '') ? 1 : 0), sum.unit !== undefined)
      if (!other || other.top !== undefined || sum.top !== undefined) return sum
      const unit = other.unit ?? sum.unit
      const smaller =
        sum.unit?.kind === 'mass' &&
        other.unit?.kind === 'mass' &&
        ((sum.unit.id === 'kg' && other.unit.id === 'g') || (sum.unit.id === 'lb' && other.unit.id === 'oz'))
      const behind = free(other.to)
      // «un kilo doscientos de almendra».
      const grams =
        sum.unit?.id === 'kg' &&
        sum.to === other.from &&
        other.unit === undefined &&
        Number.isInteger(other.value) &&
        other.value >= LEAST_SPOKEN &&
        other.value < KILO.size &&
        (behind === undefined || OF.has(behind.word))
      if (grams) {
        sum = { ...sum, to: other.to, value: sum.value + other.value / KILO.size, written: '' }
        continue
      }
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
