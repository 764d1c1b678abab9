import type { CsvCell } from '../spreadsheet.ts'
import { CELL_SEPARATORS, type CellSeparator, csvCellsOf, csvLinesOf } from '../spreadsheet.ts'
import { FILE_LIMITS } from './limits.ts'
import { FileError } from './refusal.ts'

/** Tables written as text: what parts their cells is found by how many rows it parts alike. */

const NEWLINE = 10
const RETURN = 13

/** Lines are counted in the bytes, before anything is made of them. */
export function checkRows(bytes: Uint8Array): void {
  let lines = 0
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]
    if (byte !== NEWLINE && !(byte === RETURN && bytes[at + 1] !== NEWLINE)) continue
    lines += 1
    if (lines > FILE_LIMITS.rows) throw new FileError('rows')
  }
}

/** Rows that are looked at to find what parts the cells. */
const LOOKED_AT = 200

function separatorIn(lines: readonly string[]): CellSeparator {
  const filled = lines.filter((line) => line.trim() !== '').slice(0, LOOKED_AT)
  const scored = CELL_SEPARATORS.map((separator, at) => {
    const counts = filled.map((line) => csvCellsOf(line, separator).length).filter((count) => count > 1)
    const usual = Math.max(0, ...[...new Set(counts)].map((count) => counts.filter((one) => one === count).length))
    return { separator, score: counts.length + usual, at }
  })
  return scored.toSorted((a, b) => b.score - a.score || a.at - b.at)[0]?.separator ?? ';'
}

export function readCsv(text: string): {
  readonly rows: readonly (readonly CsvCell[])[]
  readonly separator: CellSeparator
} {
  const lines = csvLinesOf(text)
  if (lines.some(({ length }) => length > FILE_LIMITS.line)) throw new FileError('text')
  const separator = separatorIn(lines)
  let cells = 0
  const rows = lines.map((line) => {
    const row = line.trim() === '' ? [] : csvCellsOf(line, separator)
    cells += row.length
    if (cells > FILE_LIMITS.cells) throw new FileError('cells')
    return row.map((cell): CsvCell => {
      if (cell.length > FILE_LIMITS.text) throw new FileError('text')
      // A list in one cell keeps its lines.
      const clean = cell
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .trim()
      return clean === '' ? undefined : clean
    })
  })
  return { rows, separator }
}
