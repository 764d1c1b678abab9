import type { CsvCell } from '../spreadsheet.ts'
import { createFigureStyles } from './figures.ts'
import { FILE_LIMITS } from './limits.ts'
import { FileError } from './refusal.ts'
import {
  cleanText,
  createSheetReader,
  createTextRuns,
  type SheetContext,
  type SheetCounts,
  type SheetReader,
} from './sheet.ts'
import { attributesOf, readXml, type XmlListener } from './xml.ts'
import { type ZipEntry, zipEntries } from './zip.ts'

/**
 * Workbooks of Excel (ECMA-376-1, part 18). Of the zip only sheets, their texts and their number formats are taken: pictures, macros,
 * links to other files and connections are never unzipped. Formulas are not run; a cell has the value that was saved last.
 */

export interface CellSheet {
  readonly name: string
  readonly rows: readonly (readonly CsvCell[])[]
}

export interface ReadWorkbook {
  readonly sheets: readonly CellSheet[]
  /** Formulas that were not run, and those of them that ask another file, a page or a program. */
  readonly formulas: number
  readonly outside: number
}

const TAKEN =
  /^(?:_rels\/\.rels|xl\/(?:workbook\d*|sharedStrings\d*|styles\d*)\.xml|xl\/_rels\/workbook\d*\.xml\.rels|xl\/worksheets\/[^/]+\.xml)$/i
export const isXlsxWorkbook = (names: readonly string[]): boolean =>
  names.some((name) => /^xl\/workbook\d*\.xml$/i.test(name))

const SHEET = /^xl\/worksheets\//i

/** Hears a part of the file; nothing where it has no such part. */
type Hear = (path: string | undefined, listener: XmlListener) => Promise<void>

/** What a part points at: the kind of the other part, and where it stands. */
interface Relation {
  readonly id: string
  readonly kind: string
  readonly path: string
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
function pathFrom(part: string, target: string): string {
  const path = target.startsWith('/') ? [] : part.split('/').slice(0, -1)
  for (const step of target.split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/').toLowerCase()
}

async function relationsOf(part: string, hear: Hear): Promise<readonly Relation[]> {
  const relations: Relation[] = []
  await hear(pathFrom(part, `_rels/${lastOf(part)}.rels`), {
    open(name, mark) {
      if (name !== 'Relationship') return
      const attributes = attributesOf(mark)
      const [id = '', type = '', target = ''] = ['Id', 'Type', 'Target'].map((one) => attributes.get(one))
      relations.push({ id, kind: lastOf(type), path: pathFrom(part, target) })
      if (relations.length > FILE_LIMITS.entries) throw new FileError('parts')
    },
  })
  return relations
}

interface ListedSheet {
  readonly name: string
  readonly id: string
}

/** The sheets that are shown, in their order, and what their days count from. */
async function listed(part: string, hear: Hear): Promise<{ sheets: readonly ListedSheet[]; is1904: boolean }> {
  const sheets: ListedSheet[] = []
  let [count, is1904] = [0, false]
  await hear(part, {
    open(name, mark) {
      if (name !== 'workbookPr' && name !== 'sheet') return
      const attributes = attributesOf(mark)
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes.get('date1904') ?? '')
      else {
        count += 1
        if (count > FILE_LIMITS.sheets) throw new FileError('parts')
        const id = [...attributes].find(([key]) => /:id$/i.test(key))?.[1]
        const isShown = !/hidden$/i.test(attributes.get('state') ?? '')
        if (id !== undefined && isShown) sheets.push({ name: attributes.get('name') ?? '', id })
      }
    },
  })
  return { sheets, is1904 }
}

/** The texts that cells share, each cleaned once. */
async function stringsIn(part: string | undefined, hear: Hear): Promise<readonly string[]> {
  const strings: string[] = []
  const runs = createTextRuns()
  await hear(part, {
    ...runs,
    close(name) {
      runs.close?.(name)
      if (name !== 'si') return
      strings.push(cleanText(runs.taken()))
      if (strings.length > FILE_LIMITS.cells) throw new FileError('cells')
    },
  })
  return strings
}

/** Every sheet of the file by its path, shown or not: what is too much is refused wherever it stands. */
async function readSheets(
  entries: readonly ZipEntry[],
  context: SheetContext,
  hear: Hear,
): Promise<ReadonlyMap<string, SheetReader>> {
  const readers = new Map<string, SheetReader>()
  for (const { name } of entries.filter((entry) => SHEET.test(entry.name))) {
    const reader = createSheetReader(context)
    await hear(name.toLowerCase(), reader.listener)
    readers.set(name.toLowerCase(), reader)
  }
  return readers
}

/** The rows of the sheets that are listed, each part once; charts have a sheet and no cells. */
function shownSheets(
  sheets: readonly ListedSheet[],
  relations: readonly Relation[],
  readers: ReadonlyMap<string, SheetReader>,
): readonly CellSheet[] {
  const byId = new Map(relations.map((relation) => [relation.id, relation]))
  const cells = sheets.flatMap(({ name, id }) => {
    const relation = byId.get(id)
    return relation?.kind === 'worksheet' || !relation ? [{ name, path: relation?.path ?? '' }] : []
  })
  if (new Set(cells.map(({ path }) => path)).size < cells.length) throw new FileError('swells')
  return cells.map(({ name, path }) => {
    const reader = readers.get(path)
    if (!reader) throw new FileError('cut')
    return { name, rows: reader.rows() }
  })
}

export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ReadWorkbook> {
  const entries = zipEntries(bytes, (name) => TAKEN.test(name))
  if (entries.filter(({ name }) => SHEET.test(name)).length > FILE_LIMITS.sheets) throw new FileError('parts')
  const parts = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]))
  const budget = { marks: FILE_LIMITS.marks }
  const hear: Hear = async (path, listener) => {
    const part = parts.get(path ?? '')
    if (part) await readXml(part.chunks(), listener, budget)
  }
  const book = (await relationsOf('', hear)).find(({ kind }) => kind === 'officeDocument')?.path
  if (book === undefined || !parts.has(book)) throw new FileError('cut')
  const relations = await relationsOf(book, hear)
  const partOf = (kind: string): string | undefined => relations.find((one) => one.kind === kind)?.path
  const { sheets, is1904 } = await listed(book, hear)
  const styles = createFigureStyles()
  await hear(partOf('styles'), styles.listener)
  const strings = await stringsIn(partOf('sharedStrings'), hear)
  const counts: SheetCounts = { rows: 0, cells: 0, lines: 0, places: 0, letters: 0, formulas: 0, outside: 0 }
  const readers = await readSheets(entries, { strings, shown: (style) => styles.shown(style, is1904), counts }, hear)
  return { sheets: shownSheets(sheets, relations, readers), formulas: counts.formulas, outside: counts.outside }
}
