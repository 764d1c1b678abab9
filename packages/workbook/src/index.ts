import type { CommonAnswer, Craft, CraftRequest } from '@obrador/engine'
import { writeXlsx } from 'hucre/xlsx'
import { type WorkbookOptions, workbookContentOf } from './content.ts'
import { costSheet } from './cost-sheet.ts'
import { curvesSheet } from './curves-sheet.ts'
import { formulaSheet } from './formula-sheet.ts'
import { workbookLayoutOf } from './layout.ts'
import { sourcesSheet } from './sources-sheet.ts'
import { workbookWordsIn } from './written-in.ts'

export type { WorkbookOptions } from './content.ts'
export { tableWorkbookOf } from './table.ts'
export type { WorkbookSpeech } from './written-in.ts'

/** What a file of ours is, to whoever receives it. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const CREATOR = 'Obrador'
/** What every program calls the part of a sheet that is printed. */
const PRINT_AREA = '_xlnm.Print_Area'

/** A file and what it may be called. */
export interface WorkbookFile {
  readonly bytes: Uint8Array
  readonly fileName: string
}

/**
 * A formula of a craft as a workbook that calculates by itself.
 *
 * @param options - `name` and `date` stand on the sheets; `prices` are the maker’s own €/kg, line by line; `usual` fills the column of what
 * is usual; `speech` tells it in another language than Spanish.
 * @throws FormulaError when the formula cannot be calculated.
 */
export async function workbookFileOf(
  craft: Craft<never, CommonAnswer>,
  request: CraftRequest,
  options: WorkbookOptions,
): Promise<WorkbookFile> {
  const words = await workbookWordsIn(options.speech?.language)
  const content = workbookContentOf(craft as unknown as Craft<CraftRequest, CommonAnswer>, request, options, words)
  const layout = workbookLayoutOf(content.written, words)
  const { drawn: curves, elsewhere } = curvesSheet(content.written, layout)
  const drawn = [
    formulaSheet(content, layout, elsewhere),
    curves,
    costSheet(content, layout),
    sourcesSheet(content, layout),
  ]
  const bytes = await writeXlsx({
    sheets: drawn.map(({ sheet }) => sheet),
    // The areas to print are written as names, since the writer puts no quotes around the name of a sheet that needs them.
    namedRanges: [
      ...layout.names,
      ...drawn.map(({ sheet, area }) => ({ name: PRINT_AREA, range: area, scope: sheet.name })),
    ],
    properties: { title: content.name, creator: CREATOR, created: content.date, modified: content.date },
  })
  return { bytes, fileName: fileNameOf(content.name) }
}

const LONGEST_NAME = 60
const NAMELESS = 'formula'

/** The name of the file of a formula: plain letters, as every system takes them. */
export function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replaceAll(/^-+|-+$/g, '')
  return `${plain || NAMELESS}.xlsx`
}
