import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measuredTest } from '../../../tools/measured.ts'
import { csvCellsOf, csvOfRows, csvRowsOf, csvSeparatorOf } from '../src/spreadsheet.ts'

/** What a spreadsheet would take for a formula where a cell begins, and what parts cells and rows. */
const HOSTILE = ['=', '+', '-', '@', '\t', '\r', '\n', '\r\n', "'", '"', ';', ',', ' ', '＝', 'a', '1']
const hostile = fc.array(fc.constantFrom(...HOSTILE), { maxLength: 6 }).map((marks) => marks.join(''))
const cell = fc.oneof(hostile, fc.string({ unit: 'grapheme', maxLength: 8 }))
const isBlank = (row: readonly string[]): boolean => row.every((one) => one.trim() === '')

const readBack = (text: string): string[][] => csvRowsOf(text).map((row) => csvCellsOf(row, ';'))

/** The cells as another program finds them: quotation marks taken off, and whatever may part cells parts them. */
function foundBy(text: string, separators: string): string[] {
  const cells: string[] = []
  const pattern = new RegExp(`"((?:[^"]|"")*)"|[^${separators}\\r\\n"]+`, 'g')
  for (const [whole, quoted] of text.slice(1).matchAll(pattern)) cells.push(quoted ?? whole)
  return cells
}

describe('what is written', () => {
  it('is read back as it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
        fc.pre(!rows.some(isBlank))
        expect(readBack(csvOfRows(rows))).toEqual(rows)
      }),
    )
  })

  it('begins no formula, whichever way its cells are parted', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (row) => {
        for (const separators of [';', ',', '\\t'])
          for (const found of foundBy(csvOfRows([row]), separators)) expect(found).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/)
      }),
    )
  })

  it.each(['=1+1', '+34 600', '-Nata', '@casa', '\tLeche', '\rLeche'])('%j is a text', (name) => {
    const [written = ''] = csvRowsOf(csvOfRows([[name, 5]]))
    expect(written).toMatch(/^"?'/)
    expect(csvCellsOf(written, ';')).toEqual([name, '5'])
  })

  it('holds a bare carriage return inside its cell', () => {
    expect(csvOfRows([['Leche\rNata', 5]])).toBe('\uFEFF"Leche\rNata";5\r\n')
  })

  it('has figures that are numbers, the negative too', () => {
    expect(csvOfRows([['Leche', -10.5, 0, 1250, undefined]])).toBe('\uFEFFLeche;-10,5;0;1250;\r\n')
  })

  it('leaves plain names as they are', () => {
    expect(csvOfRows([['Nata 35 %', "crème d'amande", 'Leche "fresca"']])).toBe(
      `\uFEFFNata 35 %;crème d'amande;"Leche ""fresca"""\r\n`,
    )
  })
})

describe('what others wrote', () => {
  it('is read with quotation marks, separators and ends of lines of any kind', () => {
    expect(readBack('a;b\r\n\r\n"c;d";e\rf ; g\n')).toEqual([
      ['a', 'b'],
      ['c;d', 'e'],
      ['f', 'g'],
    ])
    expect(['a;b,c', 'a\tb,c', 'a,b', '"a;b",c', 'a'].map(csvSeparatorOf)).toEqual([';', '\t', ',', ',', ';'])
  })

  it('a quotation mark that never ends, or that begins nothing, is a letter', () => {
    expect(readBack('Molde 12";500\n"Leche;600\nNata;700')).toEqual([
      ['Molde 12"', '500'],
      ['"Leche', '600'],
      ['Nata', '700'],
    ])
  })

  measuredTest('takes a moment, whatever is in it', ({ worked }) => {
    const LONG = 200_000
    const spent = (text: string): number => {
      const start = worked()
      for (const row of csvRowsOf(text)) csvCellsOf(row, csvSeparatorOf(row))
      return worked() - start
    }
    const plain = spent('a;b\n'.repeat(LONG / 4))
    for (const unit of ['"', '"";', ';"', '"\n', "'", ' ', '"a'])
      expect(spent(unit.repeat(LONG / unit.length))).toBeLessThan(20 * plain + 200)
  })
})
