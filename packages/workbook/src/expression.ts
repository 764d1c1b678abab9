import type { WrittenCurve, WrittenReading } from '@obrador/engine/workbook'
import type { WorkbookLayout } from './layout.ts'

type RatioReading = Extract<WrittenReading, { kind: 'ratio' }>

const massOf = ({ words }: WorkbookLayout): string => `SUM(${words.rangeNames.grams})`
/** The sum of grams times a column, by its id. */
const times = ({ words, nameOf }: WorkbookLayout, id: string): string =>
  `SUMPRODUCT(${words.rangeNames.grams},${nameOf(id)})`
/** Nothing, where a figure has no base. */
const NOTHING = '""'

/** A number as a formula has it: all its digits, and a point whatever the language of the program. */
export const numberLiteral = (value: number): string => String(value)

const scaled = (factor: number, quotient: string): string =>
  factor === 1 ? quotient : `${numberLiteral(factor)}*${quotient}`

/** The quotient of two sums, before any curve. Coefficients are per 100 g, and so is the mass. */
export function quotientExpression({ scale, of, per }: RatioReading, layout: WorkbookLayout): string {
  const above = times(layout, of)
  return per === undefined
    ? scaled(scale / 100, `${above}/${massOf(layout)}`)
    : scaled(scale, `${above}/${times(layout, per)}`)
}

/** When there is something to divide by. */
function hasBase({ per, base }: RatioReading, layout: WorkbookLayout): string {
  const mass = massOf(layout)
  if (per === undefined) return `${mass}>0`
  const below = times(layout, per)
  return base ? `AND(${below}>0,${below}>=${numberLiteral(base.least)}*${mass})` : `${below}>0`
}

const orNothing = (value: number | undefined): string => (value === undefined ? NOTHING : numberLiteral(value))

/** What is said where the base is missing. */
function withoutBase({ of, base }: RatioReading, layout: WorkbookLayout): string {
  const { otherwise, empty = otherwise } = base ?? {}
  return empty === otherwise
    ? orNothing(otherwise)
    : `IF(${times(layout, of)}=0,${orNothing(empty)},${orNothing(otherwise)})`
}

/** Where the values that are read through a table or a search stand. */
export interface ElsewhereCells {
  readonly curves: readonly WrittenCurve[]
  /** The cell of what a figure is read as through a table; none where it is not. */
  readonly throughTable: (reading: WrittenReading) => string | undefined
  readonly waterActivity: (reading: WrittenReading) => string | undefined
}

/** How one reading is written in a cell. */
function readingAs(
  reading: WrittenReading,
  layout: WorkbookLayout,
  { curves, throughTable, waterActivity }: ElsewhereCells,
): string {
  if (reading.kind === 'sum') return `${times(layout, reading.of)}/100`
  if (reading.kind === 'water-activity') return waterActivity(reading) ?? NOTHING
  const curve = reading.curve === undefined ? undefined : curves[reading.curve]
  const plain = quotientExpression(reading, layout)
  const value = !curve
    ? plain
    : curve.kind === 'most'
      ? `MIN(${numberLiteral(curve.most)},${plain})`
      : throughTable(reading)
  return `IF(${hasBase(reading, layout)},${value ?? NOTHING},${withoutBase(reading, layout)})`
}

/** How a figure is written: in both ways, where a sum decides which holds. */
export function figureExpression(
  { reading, below }: { readonly reading: WrittenReading; readonly below?: WrittenReading | undefined },
  turn: string | undefined,
  layout: WorkbookLayout,
  elsewhere: ElsewhereCells,
): string {
  const above = readingAs(reading, layout, elsewhere)
  if (!below || turn === undefined) return above
  return `IF(${times(layout, turn)}<0,${readingAs(below, layout, elsewhere)},${above})`
}
