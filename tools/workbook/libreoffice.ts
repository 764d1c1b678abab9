import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { separated } from './separated.ts'

/** LibreOffice as a second opinion: it opens a workbook, calculates every cell again and says what each holds. */

const run = promisify(execFile)

/** The program, where it is installed (Debian: libreoffice-calc-nogui). */
export const libreoffice = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'soffice'))
    .find((file) => existsSync(file))

/** Comma, quotes, UTF-8; every sheet, in full precision instead of as shown. */
const EVERY_SHEET = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1'
/** Workbooks that one process opens: each takes some memory with it. */
const AT_ONCE = 100
/** Calculate all again when opening, whatever values the file brings along. */
const ALWAYS = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item>
</oor:items>
`

/** A sheet as rows of texts. */
export type Cells = readonly (readonly string[])[]

/** What LibreOffice makes of each workbook, in another format: what is read of its folder, by the number of the workbook. */
async function converted<T>(
  program: string,
  workbooks: ReadonlyMap<string, Uint8Array>,
  format: string,
  read: (folder: string, index: number) => T,
): Promise<ReadonlyMap<string, T>> {
  const folder = mkdtempSync(join(tmpdir(), 'obrador-hoja-'))
  const profile = join(folder, 'profile')
  const out = join(folder, 'out')
  mkdirSync(join(profile, 'user'), { recursive: true })
  writeFileSync(join(profile, 'user', 'registrymodifications.xcu'), ALWAYS)
  try {
    const names = [...workbooks.keys()]
    for (const [index, bytes] of [...workbooks.values()].entries()) writeFileSync(join(folder, `${index}.xlsx`), bytes)
    for (let from = 0; from < names.length; from += AT_ONCE) {
      const files = names.slice(from, from + AT_ONCE).map((_, index) => join(folder, `${from + index}.xlsx`))
      const settings = [`-env:UserInstallation=file://${profile}`, '--headless', '--convert-to', format]
      await run(program, [...settings, '--outdir', out, ...files])
    }
    return new Map(names.map((name, index) => [name, read(out, index)]))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The sheets of each workbook as LibreOffice calculates them, by the name of the sheet. */
export const recalculated = (
  program: string,
  workbooks: ReadonlyMap<string, Uint8Array>,
  sheets: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, Cells>>>> =>
  converted(program, workbooks, EVERY_SHEET, (folder, index) => {
    const read = (sheet: string): Cells => separated(readFileSync(join(folder, `${index}-${sheet}.csv`), 'utf8'))
    return Object.fromEntries(sheets.map((sheet) => [sheet, read(sheet)]))
  })

/** Each workbook as LibreOffice saves it. */
export const savedAgain = (
  program: string,
  workbooks: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> =>
  converted(program, workbooks, 'xlsx', (folder, index) => new Uint8Array(readFileSync(join(folder, `${index}.xlsx`))))
