import { writeXlsx } from 'hucre/xlsx'
import { draftSheet } from './cells.ts'
import * as style from './style.ts'

/** A table as a workbook of one sheet: names to the left, figures to two decimals. */
export async function tableWorkbookOf(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<Uint8Array> {
  const sheet = draftSheet(name, heads.map(widthOf))
  for (const [k, head] of heads.entries()) sheet.text({ row: 1, column: k + 1 }, head, style.headStyle)
  for (const [r, row] of rows.entries())
    for (const [k, value] of row.entries()) {
      const place = { row: r + 2, column: k + 1 }
      if (typeof value === 'number') sheet.number(place, value, style.calculatedStyle(style.PRICE_FORMAT))
      else sheet.text(place, value, style.nameStyle)
    }
  return writeXlsx({ sheets: [sheet.done({ freezePane: { rows: 1, columns: 1 } }, 'landscape').sheet] })
}

/** Characters of the column that names the rows, and of the rest. */
const WIDTHS = { names: 36, rest: 16 } as const
const widthOf = (_head: string, column: number): number => (column === 0 ? WIDTHS.names : WIDTHS.rest)
