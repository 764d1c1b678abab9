import type { CellSheet } from '../files/xlsx.ts'
import { foldText } from '../fold.ts'
import { hasHeatOrTime, skipByWords } from '../skips.ts'
import type { CsvCell } from '../spreadsheet.ts'
import {
  type BookColumn,
  bookHeadOf,
  columnsWithUnits,
  countUnit,
  headWeighs,
  isRecipeCode,
  isUnitCell,
  titledHeadOf,
  type UnitCount,
  unitsIn,
} from './columns.ts'
import { cellText, filledCellsOf, hasLetterCell, isBlankRow, isTotalRow, widthOf } from './draft.ts'
import { NUMBERED_TITLE } from './headings.ts'

/** The rows of a sheet, each with the head that it is and what it stands between. */
export interface SheetPlace {
  readonly cells: readonly CsvCell[]
  readonly head: readonly BookColumn[] | undefined
  /** The next row that is not blank. */
  readonly next: SheetPlace | undefined
  /** The name of the recipe, where it stands in its head. */
  readonly title?: string
}

/** From the last row to the first, so that each knows in one walk what stands below it. */
export function sheetPlacesOf(rows: readonly (readonly CsvCell[])[]): readonly SheetPlace[] {
  const units: UnitCount[] = Array.from({ length: widthOf(rows) }, () => ({ words: 0, units: 0 }))
  let next: SheetPlace | undefined
  const places = rows.toReversed().map((cells) => {
    const titled = next && !next.head ? titledHeadOf(cells) : undefined
    const head = bookHeadOf(cells) ?? titled
    const place = {
      cells,
      head: head && headWeighs(head) ? columnsWithUnits(head, (at) => units[at] ?? unitsIn([])) : undefined,
      next,
      ...(head === titled && titled && { title: cellText(filledCellsOf(cells)[0]) }),
    }
    for (const [at, count] of units.entries()) countUnit(count, cells[at])
    if (!isBlankRow(cells)) next = place
    return place
  })
  return places.toReversed()
}

const isLoneText = (cells: readonly CsvCell[]): boolean => {
  const [only, ...more] = filledCellsOf(cells)
  return more.length === 0 && hasLetterCell(only)
}

export const isLoneName = (cells: readonly CsvCell[]): boolean =>
  isLoneText(cells) &&
  skipByWords(cellText(filledCellsOf(cells)[0])) === undefined &&
  !isTotalRow(cellText(filledCellsOf(cells)[0]))

export const FEWEST_NUMBERED = 2
/** Share of the codes that follow the one before. */
const MOST_COUNTED = 0.8

/** A title with a number, and no step of a method: lines or their head stand below it. */
export const isNumberedTitle = (cells: readonly CsvCell[], next: SheetPlace): boolean => {
  const text = cellText(filledCellsOf(cells)[0])
  const isOver = next.head !== undefined || filledCellsOf(next.cells).length > 1 || isLoneText(next.cells)
  return (
    isLoneName(cells) && NUMBERED_TITLE.test(text) && !/[.!]\s*$/.test(text) && !hasHeatOrTime(foldText(text)) && isOver
  )
}

/** Several heads, each right below a text that stands alone. */
export function isEachHeaded(places: readonly SheetPlace[]): boolean {
  const heads = places.filter(({ head }) => head)
  const titled = places.filter(({ cells, next }) => {
    return next?.head && isLoneText(cells)
  })
  // Titles behind blank rows, right over lines: then a head may be missing as well.
  const bare = places.filter(
    ({ cells, next }, at) =>
      isLoneName(cells) &&
      isBlankRow(places[at - 1]?.cells ?? []) &&
      next &&
      !next.head &&
      filledCellsOf(next.cells).length > 1,
  )
  return heads.length > 1 && titled.length === heads.length && bare.length <= heads.length
}

/** The column and the figure of a code, where a row is a code with a name beside it and nothing else. */
function codeOfRow(cells: readonly CsvCell[]): { readonly at: number; readonly code: number } | undefined {
  const at = cells.findIndex((cell) => cell !== undefined)
  const [code, name, ...more] = filledCellsOf(cells)
  if (more.length > 0 || !isRecipeCode(code) || !hasLetterCell(name) || isUnitCell(name) || cells[at + 1] !== name)
    return undefined
  return { at, code: Number(/\d+/.exec(cellText(code))?.[0] ?? Number.NaN) }
}

/** «101 | Helado de nata», «102 | Sorbete»: codes that count on down a column head recipes; joined, each is a title in one cell. */
export function codedTitlesJoined(rows: readonly (readonly CsvCell[])[]): readonly (readonly CsvCell[])[] {
  const codes = rows.map(codeOfRow)
  const byColumn = Map.groupBy(
    codes.flatMap((one) => one ?? []),
    ({ at }) => at,
  )
  const counted = [...byColumn].find(([, own]) => {
    const next = own.filter(({ code }, at) => at > 0 && code === (own[at - 1]?.code ?? 0) + 1).length
    return own.length >= FEWEST_NUMBERED && next >= MOST_COUNTED * (own.length - 1)
  })?.[0]
  return rows.map((cells, row) => {
    if (counted === undefined || codes[row]?.at !== counted) return cells
    const title = filledCellsOf(cells).map(cellText).join(' - ')
    return cells.map((_, at) => (at === counted ? title : undefined))
  })
}

/** Whether a sheet looks like one recipe: one head, and below it no titles with numbers or behind blank rows. */
export function isOneRecipe({ rows }: CellSheet): boolean {
  const places = sheetPlacesOf(rows)
  const headAt = places.findIndex(({ head }) => head !== undefined)
  const below = places.slice(headAt + 1)
  if (headAt < 0 || below.some(({ head }) => head !== undefined)) return false
  return !below.some(({ cells }, at) => {
    const isFirst = at === 0
    const isLone =
      isLoneName(cells) &&
      (isBlankRow(below[at - 1]?.cells ?? []) || NUMBERED_TITLE.test(cellText(filledCellsOf(cells)[0])))
    return !isFirst && isLone && hasAmountBelow(below, at)
  })
}

/** Whether the row below a text weighs something: else it is a remark. */
const hasAmountBelow = (places: readonly SheetPlace[], at: number): boolean =>
  filledCellsOf(places[at + 1]?.cells ?? []).length > 1

/** Heads of a table that weighs nothing, «Cifra | Valor | Unidad | Mínimo»: what stands below them is no line of a recipe. */
const FEWEST_HEADS = 4
export const isOtherHead = (cells: readonly CsvCell[]): boolean => {
  const filled = filledCellsOf(cells)
  return filled.length >= FEWEST_HEADS && filled.every((cell) => hasLetterCell(cell) && !/\d/.test(cell))
}
