import { expect, it } from 'vitest'
import { eurosText, gramsText } from '../src/format/numbers.ts'
import { roundedTogether } from '../src/format/rounded-together.ts'
import { newLine, type TableFormula } from '../src/model/formula.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { sheetFigures } from '../src/reading/sheet-figures.ts'

/** The printed sheet: what is read in a column adds up to what is read under it. */

/** As somebody adds up what is printed. */
const read = (text: string): number => Number.parseFloat(text.replace(/[.\s]/g, '').replace(',', '.'))
const added = (texts: readonly string[]): number => Number(texts.reduce((sum, text) => sum + read(text), 0).toFixed(6))

const NO_SHEET = { shares: new Map(), stages: new Map(), says: [] }
const formulaOf = (grams: readonly number[], batch: TableFormula['batch']): TableFormula => ({
  ...exampleFormulaOf('turron'),
  lines: grams.map((one, at) => newLine(`Línea ${at}`, one)),
  batch,
})
const figuresOf = (formula: TableFormula, sheet: Parameters<typeof sheetFigures>[2] = NO_SHEET) =>
  sheetFigures(
    formula,
    { lines: formula.lines.map((line) => ({ line, cost: line.grams * 0.00333 })) } as unknown as Parameters<
      typeof sheetFigures
    >[1],
    sheet,
  )

it.each([
  ['as it is written', [475.2, 286, 16, 168, 8, 5.8, 41], {}],
  ['of thirds', [1, 1, 1], { total: 1000 }],
  ['of many lines', [37, 41, 43, 47, 53, 59, 61, 67, 71, 73], { total: 5000 }],
  ['with half a gram in what is weighed finely', [987.5, 12.5], { total: 1000 }],
  ['of pieces', [1000, 680, 20, 18, 1.3], { pieces: 7, pieceGrams: 333 }],
] as const)('a sheet %s adds up in grams, shares and euros', (_, grams, batch) => {
  const { rows, total } = figuresOf(formulaOf(grams, batch))
  const column = (pick: (row: (typeof rows)[number]) => string) => added(rows.map(pick))
  expect(column((row) => gramsText(row.grams))).toBe(read(gramsText(total.grams)))
  expect(column((row) => String(row.share).replace('.', ','))).toBe(100)
  expect(total.share).toBeCloseTo(100, 9)
  // What costs less than a cent is told in thousandths, and their sum in cents.
  expect(eurosText(column((row) => eurosText(row.euros)))).toBe(eurosText(total.euros))
  // And it is what was asked for.
  const written = grams.reduce((sum, one) => sum + one, 0)
  const asked = 'total' in batch ? batch.total : 'pieces' in batch ? batch.pieces * batch.pieceGrams : written
  expect(total.grams).toBeCloseTo(asked, 9)
  for (const [at, row] of rows.entries())
    expect(Math.abs(row.grams - ((grams[at] ?? 0) * asked) / written)).toBeLessThan(1)
})

it('what is made before the rest adds up to its line, and a line that is not weighed stays so', () => {
  const formula = formulaOf([1000, 301, 0], { total: 3333 })
  const made = formula.lines[1]?.id ?? ''
  const parts = [
    { name: 'Harina', grams: 150.5 },
    { name: 'Agua', grams: 150.5 },
  ]
  const { rows } = figuresOf(formula, { ...NO_SHEET, stages: new Map([[made, parts]]) })
  expect(added(rows[1]?.inside.map(({ grams }) => gramsText(grams)) ?? [])).toBe(rows[1]?.grams)
  expect(rows[2]?.grams).toBe(0)
})

it('no part is off by a step', () => {
  const parts = [0.4, 0.4, 0.4, 0.4, 0.4, 98]
  const shown = roundedTogether(parts, () => 0, 0)
  expect(shown.reduce((sum, one) => sum + one, 0)).toBe(100)
  for (const [at, one] of shown.entries()) expect(Math.abs(one - (parts[at] ?? 0))).toBeLessThan(1)
})
