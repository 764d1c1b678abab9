import { type NameAttribute, nameAttributesOf } from './attributes.ts'
import { type CountScanner, countScannerOf, isSlashRange, type ScannedCount } from './counts.ts'
import type { FigureWriting } from './figures.ts'
import { listedWords } from './fold.ts'
import { OF_WORDS, TIMES_SIGNS } from './joints.ts'
import type { LineToken } from './lexer.ts'
import { isWordAnd } from './number-words.ts'
import { isCountedWord } from './pieces.ts'
import { KILO_UNIT, type MeasureUnit } from './units.ts'

export interface LineAmount {
  /** Tokens it takes up, the last one excluded. */
  readonly from: number
  readonly to: number
  /** In its unit; the lower end of a range. Not a number where the figure could be two. */
  readonly value: number
  readonly top?: number
  readonly unit?: MeasureUnit
  readonly approx: boolean
  /** «200 y pico», «más de 300»: not what it says. */
  readonly vague?: boolean
  /** How the figure was written, for bare ones. */
  readonly written: string
  /** Times something: «2 x 250». */
  readonly times?: boolean
}

export interface MeasuredLineText {
  readonly tokens: readonly LineToken[]
  readonly attributes: readonly NameAttribute[]
  readonly amounts: readonly LineAmount[]
}

const APPROX = new Set(
  listedWords(
    'unos|unas|aprox|aproximadamente|aproximadament|aproximados|circa|ca|about|approx|around|alrededor|sobre unos|environ|etwa|ungefahr|uns|unes|casi|cerca|≈|~|±|∼|≃|roughly|some|mas o menos',
  ),
)
const APPROX_BEHIND = /^(?:aprox(?:imad\w+)?|circa|environ|approx|mas o menos|o asi|mas menos|bien pesados)/
/** «200 y pico», «cincuenta y tantos gramos». */
const SOME_MORE = /^(?:y (?:pico|tant[oa]s)|i escaig)$/
const VAGUE_BEHIND = /^(?:escas\w*|larg[oa]s?|generos\w*|rebosant\w*|colmad\w* de gramos|\?)/
const VAGUE_BEFORE = new Set(listedWords('hasta|minimo|maximo|max|min|menos|mas|desde|<|>|≤|≥'))
const RANGE_SIGNS = '-–—−÷'
const RANGE_WORDS = new Set(listedWords('a|o|u|to|or|bis|ou|oppure'))

/** Units that some lists put in front of the figure; «L» and «K» there are a size or a letter of the name. */
const LEADING_UNITS = new Set(listedWords('g|gr|grs|kg|Kg|KG|mg|ml|cl|dl|l|G|Gr|GR'))

/** «Kilo y cien»: fewer grams than these nobody says behind a kilo. */
const LEAST_SPOKEN = 50

/** What stands in front of a figure and belongs to it: «unos», «más de», «entre». */
interface Lead {
  readonly at: number
  readonly approx: boolean
  readonly vague: boolean
  readonly between: boolean
}

function leadAt({ tokens, free, countAt }: CountScanner, start: number): Lead {
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
    else if (!(at > start && OF_WORDS.has(word) && word !== 'a' && word !== 'an')) break
  }
  const between = ['entre', 'between'].includes(free(at)?.word ?? '')
  return { at: between ? at + 1 : at, approx, vague, between }
}

/** «g 220»: the unit in front, as Italian lists write it. */
function unitInFront(
  { tokens, free, unitAt }: CountScanner,
  at: number,
): { unit: MeasureUnit; next: number } | undefined {
  const ahead = unitAt(at)
  return ahead && LEADING_UNITS.has(tokens[at]?.plain ?? '') && free(ahead.next)?.kind === 'number' ? ahead : undefined
}

/** «kilo y medio», «pizca de sal»: one of them, unsaid. */
function unsaidOne(scan: CountScanner, start: number, { at, approx }: Lead): LineAmount | undefined {
  const bare = scan.unitAt(at)
  if (!bare) return undefined
  const half = scan.halfBehind(bare.next)
  const alone = bare.unit.kind === 'trace' || bare.unit.id === 'punado'
  const apart = start === 0 || bare.next === scan.tokens.length
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

/** A figure, so many times a figure, or a figure up to another; then its unit. */
interface Quantity {
  /** The token behind it. */
  readonly at: number
  readonly first: ScannedCount
  readonly times?: ScannedCount
  readonly top?: ScannedCount
  readonly unit?: MeasureUnit
}

/** «2 x 250», «2 x (250)». */
function timesAt({ free, countAt }: CountScanner, first: ScannedCount): Quantity | undefined {
  const sign = free(first.next)
  if (!sign || !TIMES_SIGNS.has(sign.word) || !(sign.kind === 'sign' || sign.word === 'x' || sign.word === 'por'))
    return undefined
  const times = countAt(first.next + (free(first.next + 1)?.text === '(' ? 2 : 1))
  return times && { at: times.next, first, times }
}

const isRangeSign = (token: LineToken | undefined): boolean =>
  token !== undefined && (RANGE_SIGNS.includes(token.text) || RANGE_WORDS.has(token.word))

/** «10-12», «entre 10 y 12». */
function rangeAt({ free, countAt }: CountScanner, first: ScannedCount, between: boolean): Quantity | undefined {
  const sign = free(first.next)
  const isSlash = sign?.text === '/'
  if (!isRangeSign(sign) && !isSlash && !(between && isWordAnd(sign?.word ?? ''))) return undefined
  const top = countAt(first.next + 1)
  if (!top || top.one || (isSlash && !isSlashRange(first.value(undefined), top.value(undefined)))) return undefined
  return { at: top.next, first, top }
}

/** The unit behind the figures; «500-g bag» is no range. */
function withUnit({ free, unitAt }: CountScanner, quantity: Quantity): Quantity {
  const { at, first, top } = quantity
  const behind = unitAt(at) ?? (OF_WORDS.has(free(at)?.word ?? '') && first.fraction ? unitAt(at + 1) : undefined)
  const isPoco = behind?.unit.kind === 'trace' && behind.unit.id === 'poco' && !first.one
  if (behind && !isPoco) return { ...quantity, at: behind.next, unit: behind.unit }
  const sign = free(at)
  if (top !== undefined || first.fraction || !sign?.glued || !RANGE_SIGNS.includes(sign.text)) return quantity
  const hyphened = unitAt(at + 1)
  return hyphened ? { ...quantity, at: hyphened.next, unit: hyphened.unit } : quantity
}

/** «10 g - 12 g», «90 g a 100 g». */
function withTop({ free, countAt, unitAt }: CountScanner, quantity: Quantity): Quantity {
  const { at, unit, top, times } = quantity
  if (!unit || top || times || !isRangeSign(free(at))) return quantity
  const other = countAt(at + 1)
  const same = other && !other.one ? unitAt(other.next) : undefined
  return other && same?.unit.id === unit.id ? { ...quantity, top: other, at: same.next } : quantity
}

/** Whether a number in words is part of a name («harina de media fuerza»), or an article alone. */
function isOfName(
  scan: CountScanner,
  { at, first, top, times, unit }: Quantity,
  start: number,
  more: boolean,
): boolean {
  const { tokens, free } = scan
  if (unit) return false
  if (first.one && ['a', 'an'].includes(tokens[first.next - 1]?.word ?? '')) return true
  const before = free(start - 1)
  const counts = OF_WORDS.has(before?.word ?? '') && isCountedWord(free(at)?.word ?? '')
  if (first.one && start > 0 && !counts) return true
  const amid = start > 0 && !isWordAnd(before?.word ?? '') && before?.text !== ',' && free(at)?.kind === 'word'
  return first.written === '' && !first.one && !more && amid && top === undefined && !times
}

/** How exactly a spoon or a pinch is filled. */
const FILLED = /^(?:ras\w+|colmad\w+|generos\w+|escas\w+|buen\w*|soper\w+|grandes?|pequen\w+|bien|hermos\w+)(?:\s|$)/

/** What stands behind an amount and belongs to it: «y medio», «aprox», «y pico», «rasa». */
function withTail(scan: CountScanner, amount: LineAmount): LineAmount {
  const { wordsFrom, halfBehind } = scan
  const { unit, top } = amount
  const odd = wordsFrom(amount.to, 2).join(' ')
  if (SOME_MORE.test(odd)) {
    const measure = unit ? undefined : scan.unitAt(amount.to + 2)
    return { ...amount, to: measure?.next ?? amount.to + 2, vague: true, ...(measure ? { unit: measure.unit } : {}) }
  }
  const half = unit && top === undefined ? halfBehind(amount.to) : undefined
  const at = half?.next ?? amount.to
  const behind = wordsFrom(at, 3).join(' ')
  const about = APPROX_BEHIND.test(behind)
  const words = behind.startsWith('mas o menos') ? 3 : behind.startsWith('o asi') ? 2 : 1
  const exact = unit === undefined || unit.kind === 'mass' || unit.kind === 'volume'
  // «1 cucharada rasa», «una pizca generosa»: spoons and pinches are never exact.
  const filled = !exact && FILLED.test(behind)
  return {
    ...amount,
    to: at + (about ? words : 0) + (filled ? 1 : 0),
    value: amount.value + (half?.value ?? 0),
    approx: amount.approx || about,
    ...(exact && VAGUE_BEHIND.test(behind) ? { vague: true } : {}),
  }
}

function amountAt(scan: CountScanner, start: number, more = false): LineAmount | undefined {
  const lead = leadAt(scan, start)
  const ahead = unitInFront(scan, lead.at)
  const inFront = ahead && scan.unitAt(ahead.next + 1) === undefined ? ahead : undefined
  const at = inFront ? inFront.next : lead.at
  if (!ahead && scan.unitAt(at) && !scan.countAt(at)) return unsaidOne(scan, start, lead)
  const first = scan.countAt(at)
  if (!first) return undefined
  const figures = timesAt(scan, first) ?? rangeAt(scan, first, lead.between) ?? { at: first.next, first }
  const found = withTop(scan, withUnit(scan, figures))
  const quantity = ahead ? { ...found, unit: ahead.unit } : found
  if (isOfName(scan, quantity, start, more)) return undefined
  const { times, top } = quantity
  const bracket = times !== undefined && scan.free(first.next + 1)?.text === '('
  const to = bracket && scan.free(quantity.at)?.text === ')' ? quantity.at + 1 : quantity.at
  const value = first.value(quantity.unit) * (times?.value(quantity.unit) ?? 1)
  // «medio de harina»: of a kilo.
  const spoken = first.fraction && !quantity.unit && first.written === '' && OF_WORDS.has(scan.free(to)?.word ?? '')
  const unit = spoken ? KILO_UNIT : quantity.unit
  return withTail(scan, {
    from: start,
    to,
    value,
    approx: lead.approx,
    written: times ? '' : first.written,
    ...(unit ? { unit } : {}),
    ...(top ? { top: top.value(unit) } : {}),
    ...(lead.vague ? { vague: true } : {}),
    ...(times ? { times: true } : {}),
  })
}

/** From so many kilos on, what stands behind a name may be the sack that it comes in, kg. */
const LEAST_SACK = 5
/** «AZUCAR GLAS 10KG 123 g»: a figure of a sack behind a name, or one that is written otherwise than the next, is no part of a sum with it. */
function isSackSize({ tokens }: CountScanner, sum: LineAmount, other: LineAmount): boolean {
  const clings = ({ to, unit }: LineAmount): boolean | undefined => (unit ? tokens[to - 1]?.glued : undefined)
  const isAlike = clings(other) === undefined || clings(sum) === clings(other)
  return sum.from > 0 && sum.written !== '' && (sum.value >= LEAST_SACK || !isAlike)
}

/** «un kilo doscientos de almendra»: grams behind a kilo, unsaid. */
function isSpokenGrams(scan: CountScanner, sum: LineAmount, other: LineAmount): boolean {
  const behind = scan.free(other.to)
  return (
    sum.unit?.id === 'kg' &&
    !isSackSize(scan, sum, other) &&
    sum.to === other.from &&
    other.unit === undefined &&
    Number.isInteger(other.value) &&
    other.value >= LEAST_SPOKEN &&
    other.value < KILO_UNIT.size &&
    (behind === undefined || OF_WORDS.has(behind.word))
  )
}

/** «1 kg 200 g», «1 lb 2 oz»: less of the smaller unit than one of the larger has. */
function isSmaller(scan: CountScanner, sum: LineAmount, other: LineAmount): boolean {
  const isPair = (sum.unit?.id === 'kg' && other.unit?.id === 'g') || (sum.unit?.id === 'lb' && other.unit?.id === 'oz')
  return isPair && amountSize(other) < (sum.unit?.size ?? 0) && !isSackSize(scan, sum, other)
}
const amountSize = ({ value, unit }: LineAmount): number => value * (unit?.size ?? 1)

/** Whether two amounts with «+» between them are of one kind. */
function isAlike({ free }: CountScanner, sum: LineAmount, other: LineAmount): boolean {
  if (sum.unit === undefined) return true
  if (other.unit) return other.unit.kind === sum.unit.kind
  const behind = free(other.to)
  const ends = behind === undefined || behind.kind !== 'word' || ['para', 'pa', 'per', 'for'].includes(behind.word)
  return sum.unit.kind === 'mass' && ends
}

function sumOf(sum: LineAmount, other: LineAmount): LineAmount {
  const unit = other.unit ?? sum.unit
  const scale = (amount: LineAmount) => (unit ? (amount.unit ?? unit).size / unit.size : 1)
  return {
    ...sum,
    to: other.to,
    value: sum.value * scale(sum) + other.value * scale(other),
    approx: sum.approx || other.approx,
    written: '',
    ...(unit ? { unit } : {}),
  }
}

/** «250 g + 25 g», «300+100», «1 kg 200 g», «1 lb 2 oz»: one weight in several figures. */
function added(scan: CountScanner, first: LineAmount): LineAmount {
  let sum = first
  for (;;) {
    const plus = scan.free(sum.to)?.text === '+'
    const joined = plus || isWordAnd(scan.free(sum.to)?.word ?? '') ? 1 : 0
    const other = amountAt(scan, sum.to + joined, sum.unit !== undefined)
    if (!other || other.top !== undefined || sum.top !== undefined) return sum
    if (isSpokenGrams(scan, sum, other)) {
      sum = { ...sum, to: other.to, value: sum.value + other.value / KILO_UNIT.size, written: '' }
      continue
    }
    if (!(plus && isAlike(scan, sum, other)) && !isSmaller(scan, sum, other)) return sum
    sum = sumOf(sum, other)
  }
}

/** Reads the amounts of one line (or of one part of it). */
export function measureTokens(tokens: readonly LineToken[], writing: FigureWriting): MeasuredLineText {
  const attributes = nameAttributesOf(tokens)
  const taken = new Set(attributes.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)))
  const scan = countScannerOf(tokens, taken, writing)
  const amounts: LineAmount[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (taken.has(at)) continue
    const amount = amountAt(scan, at)
    if (!amount) continue
    const whole = added(scan, amount)
    amounts.push(whole)
    at = whole.to - 1
  }
  // «Gocce di cioccolato 100 g»: beside a weight, a drop that nobody counts is of the name.
  const isWeighed = amounts.some(({ unit }) => unit?.kind === 'mass')
  const isSaid = ({ unit, written, from, to }: LineAmount): boolean =>
    unit?.id === 'gota' && written === '' && to === from + 1
  return { tokens, attributes, amounts: isWeighed ? amounts.filter((one) => !isSaid(one)) : amounts }
}
