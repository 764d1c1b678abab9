import { csvOfRows } from '@obrador/list/spreadsheet'
import { type AppCraft, craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula, needsOfLines } from '../../engine/parts.ts'
import type { EngineStore } from '../../engine/store.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { TableFormula } from '../../model/formula.ts'
import { downloadFile } from '../../model/transfer.ts'
import { pieceRowsOf, productRowsOf } from '../../reading/products.ts'
import { readPiece } from '../../reading/read-piece.ts'
import { bookWords } from '../../words/es/book.ts'

/** Cost, price and margin of every formula and every piece of the book, as a file. */
export async function downloadProducts(
  as: 'csv' | 'xlsx',
  { saved, pieces, own, prices, habits }: DeviceShelf,
  store: EngineStore,
): Promise<void> {
  const say = bookWords.products
  const needs = [
    ...saved.flatMap(({ formula }) => needsOfFormula(formula)),
    ...pieces.flatMap(({ parts }) => needsOfLines(parts)),
  ]
  const engine = await store.load(['names', ...needs])
  const craftOf = ({ craft }: TableFormula): AppCraft => craftOfEngine(engine, craft)
  const rows = [
    ...productRowsOf(saved, craftOf, { own, prices, habits }, say.unknown),
    ...pieceRowsOf(pieces, (piece) => readPiece(engine, piece, own, prices).facts, say.unknown),
  ]
  if (as === 'csv') return downloadFile(`${say.name}.csv`, 'text/csv', csvOfRows([say.heads, ...rows]))
  const { tableWorkbookOf, XLSX_TYPE } = await import('@obrador/workbook')
  downloadFile(`${say.name}.xlsx`, XLSX_TYPE, await tableWorkbookOf(say.name, say.heads, rows))
}
