import type { MeasureUnit } from './units.ts'

/** How the whole list writes its figures, seen before any line is read. */
export interface FigureWriting {
  /** «1,050.00» somewhere: the comma parts thousands. */
  readonly commaThousands: boolean
  /** What bare figures weigh, where a heading says it. */
  readonly bareUnit?: MeasureUnit
}

const THOUSANDS = /^[1-9]\d{0,2}(?:([.,'])\d{3})(?:\1\d{3})*$/
const DECIMAL_DIGITS = 3
const WHOLE = /^\d+$/

/**
 * The value of a written figure, or nothing where it could be two. A separator with three digits behind it parts
 * thousands if it is a point («1.250»), unless a nought stands before it («0.125») or the unit is large («1.250 kg»).
 */
export function figureValue(
  written: string,
  unit: MeasureUnit | undefined,
  { commaThousands, bareUnit }: FigureWriting,
): number | undefined {
  // Most figures are whole numbers.
  if (WHOLE.test(written)) return Number(written)
  const largeUnit = (unit ?? bareUnit)?.large === true
  const text = written.replaceAll('’', "'")
  const scientific = /^(\d+(?:[.,]\d+)?)e\+?(\d{1,2})$/i.exec(text)
  if (scientific) return Number(scientific[1]?.replace(',', '.')) * 10 ** Number(scientific[2])
  const separators = [...new Set(text.replace(/\d/g, ''))]
  if (separators.length === 0) return Number(text)
  if (separators.length > 2) return undefined
  const last = Math.max(...separators.map((sign) => text.lastIndexOf(sign)))
  const decimalSign = text.charAt(last)
  if (separators.length === 2) {
    const whole = text.slice(0, last)
    return text.indexOf(decimalSign) === last && THOUSANDS.test(whole)
      ? Number(`${whole.replace(/\D/g, '')}.${text.slice(last + 1)}`)
      : undefined
  }
  const thousands = THOUSANDS.test(text)
  const [before = '', after = '', ...more] = text.split(decimalSign)
  if (more.length > 0) return thousands ? Number(text.replace(/\D/g, '')) : undefined
  const decimal = Number(`${before || '0'}.${after}`)
  if (after.length !== DECIMAL_DIGITS || !thousands || before === '') return decimal
  if (largeUnit) return commaThousands && decimalSign === ',' ? undefined : decimal
  if (decimalSign === '.') return commaThousands ? decimal : Number(before + after)
  // «1,250 g» is 1250 in English and 1.25 in Spanish: only the list can tell.
  return decimalSign === ',' && commaThousands ? Number(before + after) : undefined
}
