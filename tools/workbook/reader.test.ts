import { readRecipeFile } from '@obrador/list/files'
import { workbookFileOf } from '@obrador/workbook'
import { type Cell as HucreCell, readXlsx, writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { workbookOf as bookWorkbook, LAYOUTS } from '../recetario/layouts.ts'
import { bookOf } from '../recetario/recipes.ts'
import { corpus, craftIds, craftOf } from '../recorder/corpus.ts'
import { libreoffice, savedAgain } from './libreoffice.ts'

/** Our reader of workbooks, held against a library that reads everything a workbook may have, on workbooks that mean no harm. */

const DATE = new Date('2026-11-16T10:00:00Z')

/** Figures in formats that a workshop uses, days, words in runs, marks of XML in a text, sheets that are hidden or blank. */
async function mixed(): Promise<Uint8Array> {
  const FORMATS: readonly (readonly [value: number, format: string])[] = [
    [0.1 + 0.2, '0.00 "kg"'],
    [1234567.891, '#,##0.00 "€/kg"'],
    [12.5, '#,##0.00 [$€-C0A]'],
    [0.256, '0.0%'],
    [0.256, 'hh:mm'],
    [45000.256, '[Red]d "de" mmm'],
    [45000.256, 'mm'],
    [15, '0 "ud"'],
    [15, '0\\ \\g'],
    [59, 'dd/mm/yyyy'],
    [61.75, 'yyyy'],
    [1.5, '0.00E+00'],
    [2.5, '[h]:mm'],
    [3.5, '_-* #,##0.00 "ml"_-'],
  ]
  const rows = [
    ['Ingrediente', 'Gramos', true, null, ' a  b\nc ', '_x0041_', '&amp; <x>', `it's "q"`],
    ['Azúcar', 100.5, DATE, 1e21, 1e-9],
    [],
    [null, null, 'x'],
  ]
  const cells = new Map<string, Partial<HucreCell>>(
    FORMATS.map(([value, numFmt], at) => [`4,${at}`, { value, style: { numFmt } }]),
  )
  cells.set('5,1', { value: 'Rico y azul', richText: [{ text: 'Rico ', font: { bold: true } }, { text: 'y azul' }] })
  const sheets = [
    { name: 'Años & <cosas>', rows, cells },
    { name: 'Oculta', hidden: true, rows: [['a'], [1]] },
    { name: 'Vacía', rows: [] },
  ]
  return writeXlsx({ sheets })
}

async function workbooks(): Promise<ReadonlyMap<string, Uint8Array>> {
  const recipes = bookOf(60)
  const books = Object.entries(LAYOUTS).map(
    async ([name, layout]) => [name, await bookWorkbook(layout(recipes))] as const,
  )
  const living = craftIds.map(async (id) => {
    const { request } = corpus().find(({ craft }) => craft === id) ?? {}
    const { bytes } = await workbookFileOf(
      craftOf(id) as never,
      request as never,
      { name: 'De casa', date: DATE } as never,
    )
    return [id, bytes] as const
  })
  return new Map([['mixed', await mixed()], ...(await Promise.all([...books, ...living]))])
}

const written = (value: number): string => String(value).replace('.', ',')
const rounded = (value: number): number => Number(value.toPrecision(12))
/** What a format puts behind a figure. */
function formatted(value: number, format = 'General'): string | number {
  const unit = /["\s\\](kg|g|gr|ml|l|uds?)\b/i.exec(format)?.[1]
  if (/%/.test(format)) return `${written(Number((value * 100).toFixed(4)))} %`
  if (/€/.test(format)) return `${written(rounded(value))} €${/€\/kg/.test(format) ? '/kg' : ''}`
  return unit === undefined ? rounded(value) : `${written(rounded(value))} ${unit}`
}

/** The cells that the library reads, as ours says them. */
async function readByLibrary(bytes: Uint8Array) {
  const book = await readXlsx(bytes, { readStyles: true, sheets: ({ hidden }) => !hidden })
  return book.sheets.map(({ name, rows, cells }) => ({
    name,
    rows: rows.map((row, at) =>
      row.map((value, column) => {
        if (value === null || typeof value === 'boolean') return undefined
        if (value instanceof Date) return value.toISOString().slice(0, 10)
        if (typeof value === 'number') return formatted(value, cells?.get(`${at},${column}`)?.style?.numFmt)
        return value.replace(/\s+/g, ' ').trim() || undefined
      }),
    ),
  }))
}

async function expectAlike(all: ReadonlyMap<string, Uint8Array>): Promise<void> {
  for (const [name, bytes] of all) {
    const read = await readRecipeFile(new Uint8Array(bytes), `${name}.xlsx`)
    expect(read.is === 'cells' && read.sheets, name).toEqual(await readByLibrary(bytes))
  }
}

const program = libreoffice()

describe('every cell of a workbook is read as a library reads it', () => {
  it('as ours are written', async () => {
    await expectAlike(await workbooks())
  })

  it('as LibreOffice saves them', { tags: ['nightly'] }, async ({ skip }) => {
    if (program === undefined) skip('no LibreOffice here')
    await expectAlike(await savedAgain(program ?? '', await workbooks()))
  })
})
