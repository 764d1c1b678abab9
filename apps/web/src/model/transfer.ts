import { csvCellsOf, csvOfRows, csvRowsOf, csvSeparatorOf, isUnweighedCell } from '@obrador/list/spreadsheet'
import { parseQuantity } from '../format/numbers.ts'
import { shownName } from '../format/page-speech.ts'
import { decodeFormula } from './decode.ts'
import { type CraftId, isUnweighedRow, newLine, type TableFormula, totalGramsOf, weighedAs } from './formula.ts'

/** A formula as a spreadsheet has it. A CSV has no craft: it is read for the one on the table. */

/** What nobody weighed. */
const UNKNOWN = '?'

export function formulaToCsv({ lines }: TableFormula, heads: readonly string[]): string {
  const total = totalGramsOf(lines)
  const rows = lines.map((line) => [
    shownName(line.name),
    isUnweighedRow(line) ? UNKNOWN : line.grams,
    total > 0 ? Math.round((10_000 * line.grams) / total) / 100 : 0,
  ])
  return csvOfRows([heads, ...rows])
}

/** A name and a weight in each line, whatever separates them; a head is a line without a weight. */
export function formulaFromCsv(text: string, craft: CraftId, type: string): TableFormula | undefined {
  const lines = csvRowsOf(text).flatMap((row) => {
    const separator = csvSeparatorOf(row)
    const [name = '', weight = ''] = csvCellsOf(row, separator)
    // Where commas part the cells, a point can only be a decimal mark.
    const isUnweighed = isUnweighedCell(weight)
    const grams = isUnweighed
      ? 0
      : separator === ',' && /^\d+\.\d+$/.test(weight)
        ? Number(weight)
        : parseQuantity(weight)
    return name !== '' && grams !== undefined ? [weighedAs(newLine(name, grams), isUnweighed ? undefined : grams)] : []
  })
  return lines.length > 0 ? decodeFormula({ craft, type, lines }) : undefined
}

/** Hands a text, or the bytes of a file, to the browser to keep. */
export function downloadFile(name: string, type: string, content: string | Uint8Array): void {
  const url = URL.createObjectURL(new Blob([content as BlobPart], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** The name of a formula as the name of a file. */
export const fileName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase() || 'formula'
