import { FormulaError } from '@obrador/engine'
import { usual } from '@obrador/engine/usual'
import { workbookOf, XLSX_TYPE } from '@obrador/workbook'
import { type AppCraft, craftOf } from '../../engine/crafts.ts'
import { needsOf } from '../../engine/parts.ts'
import type { Device } from '../../library/use-device.ts'
import { costOf } from '../../model/cost.ts'
import type { Formula } from '../../model/formula.ts'
import { download } from '../../model/transfer.ts'
import { pricedBy } from '../../reading/made.ts'
import { namedLines, requestOf, withNorms } from '../../reading/request.ts'
import type { Toast } from '../../ui/toasts.tsx'
import { workbook as say } from '../../words/es/workbook.ts'

/** The formula on the table as a workbook, with the limits and the prices of the workshop, handed to the browser to keep. */
export async function exportWorkbook(
  { id, engine: { load } }: AppCraft,
  formula: Formula,
  device: Device,
  toast: (toast: Toast) => void,
): Promise<void> {
  const craft = craftOf(await load([...needsOf(formula), 'names', 'preparations', 'advice']), id)
  const { own, prices, norms } = device.now()
  const { lines } = costOf(formula, prices, pricedBy(craft, formula, own, prices))
  const priceOf = new Map(lines.map(({ line, price }) => [line.id, price]))
  try {
    const { bytes, fileName } = await workbookOf(craft, withNorms(requestOf(craft, formula, own), formula, norms), {
      name: formula.name,
      date: new Date(),
      usual,
      prices: namedLines(formula).map((line) => priceOf.get(line.id)),
    })
    download(fileName, XLSX_TYPE, bytes)
    toast({ text: say.done })
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    toast({ text: error.message })
  }
}
