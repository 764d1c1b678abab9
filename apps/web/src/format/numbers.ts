import { roundTo } from '@obrador/engine'
import { lazyFormatter } from './formatter.ts'
import { numberText, pageLanguage, pageLocale } from './page-speech.ts'

/** «1.250» and «1.250,5» as they are written in Spain: three digits behind a point are thousands, unless a zero leads. */
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+(?:,\d*)?$/
const DECIMAL = /^(?=.*\d)\d*[.,]?\d*$/

/** English has the marks of Spain the other way round: «1,250.5». */
const inSpanishMarks = (plain: string): string =>
  pageLanguage() === 'en' ? plain.replace(/[.,]/g, (mark) => (mark === ',' ? '.' : ',')) : plain

function figure(typed: string): number | undefined {
  const plain = inSpanishMarks(typed)
  if (THOUSANDS.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  return DECIMAL.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

/** What a figure is followed by while the next one is still to be typed. */
const UNFINISHED = /[-+−–x×*÷/:]$/i
const TERM = /([-+−–]?)([^-+−–]+)/g
const FACTOR = /([x×*÷/:]?)([^x×*÷/:]+)/gi
const isDivided = (sign: string): boolean => sign !== '' && '÷/:'.includes(sign)

/** What the figure of a field is in; a field of something else understands no unit. */
export type WeightUnit = 'g' | 'kg'
export const GRAMS_PER_KILO = 1000
/** How people write a weight: «7 kg», «7 kilos», «7 chili», «500 gr», «250 mg». */
const WRITTEN_UNITS: readonly (readonly [RegExp, grams: number])[] = [
  [/(?:kg|kgs|kilos?|chil[io]|k)\.?$/i, GRAMS_PER_KILO],
  [/mg\.?$/i, 1 / GRAMS_PER_KILO],
  [/(?:g|gr|grs|gram(?:os?|m[io]|s)?)\.?$/i, 1],
]

/** A figure in the unit of its field, whatever unit stands behind it. */
function weight(plain: string, unit: WeightUnit | undefined): number | undefined {
  const [written, grams] = (unit && WRITTEN_UNITS.find(([pattern]) => pattern.test(plain))) ?? []
  if (!written || grams === undefined) return figure(plain)
  const value = figure(plain.replace(written, ''))
  return value === undefined ? undefined : (value * grams) / (unit === 'kg' ? GRAMS_PER_KILO : 1)
}

/** A product; a share alone is of `before`, one that multiplies is of one. */
function productOf(text: string, before: number, unit: WeightUnit | undefined): number {
  const factors = [...text.matchAll(FACTOR)]
  if (factors.map(([whole]) => whole).join('') !== text || factors[0]?.[1] !== '') return Number.NaN
  return factors.reduce((product, [, sign = '', factor = '']) => {
    const isShare = factor.endsWith('%')
    const value = weight(isShare ? factor.slice(0, -1) : factor, unit) ?? Number.NaN
    const one = isShare ? (value / 100) * (factors.length === 1 ? before : 1) : value
    return isDivided(sign) ? product / one : product * one
  }, 1)
}

/**
 * What a person types for a quantity: comma and point are both decimal marks, a point before three digits is not, and sums
 * and products are worked out («100+25», «2x250»). Nothing for what is no quantity. A field that is being changed knows what it
 * held before, `former`: there it is also taken from and divided («480-20», «1.000÷3»), and a share is of what stands before it
 * («130−10%») or, alone, of what was there («85%»). Where it holds a weight, what is typed may say in what: «7 kg» is 7000 g.
 */
export function parseQuantity(text: string, former?: number, unit?: WeightUnit): number | undefined {
  const bare = text.replace(/\s/g, '')
  const typed = bare.replace(former === undefined ? /\+$/ : UNFINISHED, '')
  if (former === undefined && /[-−–÷/:%]/.test(typed)) return undefined
  const terms = [...typed.matchAll(TERM)]
  if (terms.map(([whole]) => whole).join('') !== typed || terms[0]?.[1] !== '') return undefined
  let total = former ?? 0
  for (const [at, [, sign = '', term = '']] of terms.entries()) {
    const value = productOf(term, total, unit)
    total = at === 0 ? value : total + (sign === '+' ? value : -value)
  }
  // Sums of decimals bring noise with them, far below any scale.
  return Number.isFinite(total) && total >= 0 ? roundTo(total, 6) : undefined
}

/** The same of a figure that may lie below zero, as a temperature does. */
export function parseSigned(text: string): number | undefined {
  const [, sign, rest = ''] = /^\s*([-−–]?)(.*)$/.exec(text) ?? []
  const value = rest.trim() === '' ? undefined : parseQuantity(rest)
  return value === undefined ? undefined : sign ? -value : value
}

/** Whether what is typed says its value only when it is worked out. */
export const isWorkedOut = (text: string): boolean =>
  /[-+−–×*÷/:%a-z]/i.test(text) || THOUSANDS.test(inSpanishMarks(text.replace(/\s/g, '')))

const GRAM_DECIMALS = 2

/** Grams as a scale shows them: two decimals, none to spare. */
export const gramsText = (value: number): string => numberText(value, GRAM_DECIMALS)

/** A difference of grams, or of a figure of so many decimals: «+3», «−2,5». */
export const signedText = (value: number, decimals = GRAM_DECIMALS): string =>
  `${value > 0 ? '+' : ''}${numberText(value, decimals)}`

export const roundGrams = (value: number): number => roundTo(value, GRAM_DECIMALS)

const CENT = 0.01
const centsText = lazyFormatter<number>(
  () => new Intl.NumberFormat(pageLocale(), { style: 'currency', currency: 'EUR' }),
)
/** To the cent; less than one to a tenth of it, for «0,00 €» is nothing. */
export const eurosText = (value: number): string =>
  value && Math.abs(value) < CENT ? numberWithUnit(value, '€', 3) : centsText(value)
export const countText = lazyFormatter<number>(
  () => new Intl.NumberFormat(pageLocale(), { maximumFractionDigits: 0, useGrouping: true }),
)

/** A narrow no-break space keeps a figure and its unit together. */
const THIN = '\u202f'

/** From so many grams on nobody says grams: kilos, to the gram. */
const SAID_IN_KILOS = 10_000
const KILO_DECIMALS = 3

/** A figure that nobody knows (`NaN`) is «?», and never a number. */
export function numberWithUnit(value: number, unit: string, decimals: number): string {
  if (Number.isNaN(value)) return '?'
  if (unit === 'g' && value >= SAID_IN_KILOS) return numberWithUnit(value / GRAMS_PER_KILO, 'kg', KILO_DECIMALS)
  // English leaves no space before the sign.
  const isBare = unit === '' || (unit.startsWith('%') && pageLanguage() === 'en')
  return `${numberText(value, decimals)}${isBare ? '' : THIN}${unit}`
}

export const percentWithUnit = (value: number, decimals = 1): string => numberWithUnit(value, '%', decimals)

/** What a figure may vary, as exact as it can be told: «0,8», «0,06», «12». */
export const spreadText = (value: number): string => numberText(value, value >= 10 ? 0 : value >= 0.095 ? 1 : 2)
