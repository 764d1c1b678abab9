import { WATER_ACTIVITY, type WrittenColumn, type WrittenOut } from '@obrador/engine/workbook'
import { columnCells, fixedCell } from './cells.ts'
import { uniqueNamer } from './names.ts'
import type { WorkbookWords } from './words/workbook-words.ts'

/** Rows that a maker may fill in, inside every sum. */
const SPARE_ROWS = 5

/** Columns of the first sheet before those of the coefficients. */
export const NAME_COLUMN = 1
export const GRAMS_COLUMN = 2
export const SHARE_COLUMN = 3
const FIRST_COEFFICIENT = 4
/** Row of the heads. */
export const HEAD_ROW = 4

/** Where everything of a workbook stands, worked out before a cell is written. */
export interface WorkbookLayout {
  readonly words: WorkbookWords
  /** First and last row of the lines, the spare ones included, on every sheet that lists them. */
  readonly first: number
  readonly last: number
  /** Coefficients of the first sheet in their order, each with its column and its name. */
  readonly coefficients: readonly CoefficientColumn[]
  /** Those of the aqueous phase, which stand on the sheet of curves. */
  readonly phase: readonly CoefficientColumn[]
  readonly priceColumn: number
  readonly names: readonly { readonly name: string; readonly range: string }[]
  /** What a column is called in a formula, by its id. */
  readonly nameOf: (id: string) => string
}

export interface CoefficientColumn {
  readonly column: number
  readonly name: string
  readonly of: WrittenColumn
}

/** The column of the sheet of curves at which the aqueous phase begins: behind names and grams. */
const FIRST_PHASE = 3

export function workbookLayoutOf(written: WrittenOut, words: WorkbookWords): WorkbookLayout {
  const { PHASE_PREFIX, phaseLabels, sheetNames, rangeNames, columnHeads } = words
  const inPhase = new Set(
    written.figures.flatMap(({ reading }) => (reading?.kind === 'water-activity' ? reading.phase : [])),
  )
  const named = uniqueNamer(rangeNames)
  const first = HEAD_ROW + 1
  const last = HEAD_ROW + written.lines.length + SPARE_ROWS
  const place = (columns: readonly WrittenColumn[], from: number): CoefficientColumn[] =>
    columns.map((of, at) => ({ column: from + at, name: named(of.label), of }))
  const isPrice = ({ label }: WrittenColumn): boolean => label === columnHeads.price
  const coefficients = place(
    written.columns.filter((column) => !inPhase.has(column.id) && !isPrice(column)),
    FIRST_COEFFICIENT,
  )
  const phase = written.columns
    .filter(({ id }) => inPhase.has(id))
    .map((of, at): CoefficientColumn => {
      const label = phaseLabels[WATER_ACTIVITY.phase[at] ?? 'water']
      return { column: FIRST_PHASE + at, name: named(`${PHASE_PREFIX} ${label}`), of: { ...of, label } }
    })
  const priceColumn = FIRST_COEFFICIENT + coefficients.length
  const rangeOn = (sheet: string, column: number): string => `'${sheet}'!${columnCells(column, first, last)}`
  const byId = new Map([...coefficients, ...phase].map(({ of, name }) => [of.id, name]))
  return {
    words,
    first,
    last,
    coefficients,
    phase,
    priceColumn,
    names: [
      { name: rangeNames.grams, range: rangeOn(sheetNames.formula, GRAMS_COLUMN) },
      ...coefficients.map(({ name, column }) => ({ name, range: rangeOn(sheetNames.formula, column) })),
      { name: rangeNames.price, range: rangeOn(sheetNames.formula, priceColumn) },
      ...phase.map(({ name, column }) => ({ name, range: rangeOn(sheetNames.curves, column) })),
    ],
    nameOf: (id) => byId.get(id) ?? rangeNames.price,
  }
}

/** A cell of another sheet. */
export const cellOnSheet = (sheet: string, column: number, row: number): string =>
  `'${sheet}'!${fixedCell(column, row)}`
