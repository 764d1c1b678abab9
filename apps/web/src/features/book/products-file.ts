import { csvOfRows } from '@obrador/list/spreadsheet'
import { craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import type { EngineStore } from '../../engine/store.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { downloadFile } from '../../model/transfer.ts'
import { productRowsOf } from '../../reading/products.ts'
import { bookWords } from '../../words/es/book.ts'

/** Cost, price and margin of every formula of the book, as a file. */
export async function downloadProducts(
  as: 'csv' | 'xlsx',
  { saved, own, prices, habits }: DeviceShelf,
  store: EngineStore,
): Promise<void> {
  const say = bookWords.products
  const engine = await store.load(['names', ...saved.flatMap(({ formula }) => needsOfFormula(formula))])
  const rows = productRowsOf(saved, ({ craft }) => craftOfEngine(engine, craft), { own, prices, habits }, say.unknown)
  if (as === 'csv') return downloadFile(`${say.name}.csv`, 'text/csv', csvOfRows([say.heads, ...rows]))
  const { tableWorkbookOf, XLSX_TYPE } = await import('@obrador/workbook')
  downloadFile(`${say.name}.xlsx`, XLSX_TYPE, await tableWorkbookOf(say.name, say.heads, rows))
}
