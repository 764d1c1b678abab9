import { FormulaError } from '@obrador/engine'
import { usualReader } from '@obrador/engine/usual'
import { type WorkbookFile, type WorkbookSpeech, workbookFileOf, XLSX_TYPE } from '@obrador/workbook'
import { type AppCraft, craftOfEngine } from '../../engine/crafts.ts'
import { loadExplanations } from '../../engine/explanations.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { shownName, toldAnswer } from '../../format/page-speech.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { formulaCostOf } from '../../model/cost.ts'
import type { TableFormula } from '../../model/formula.ts'
import { downloadFile } from '../../model/transfer.ts'
import { pricedByFormula } from '../../reading/made.ts'
import { namedLines, namedRequestOf, requestWithNorms } from '../../reading/request.ts'
import type { ToastMessage } from '../../ui/toasts.tsx'
import { workbookWords as say } from '../../words/es/workbook.ts'

/** How the page says what the workbook does; nothing in Spanish. Its engine has said what it found in the language already. */
async function pageWorkbookSpeech(): Promise<WorkbookSpeech | undefined> {
  await loadExplanations()
  const { language, tongue, explained = {} } = globalThis.obradorSpeech ?? {}
  return (
    language &&
    tongue && {
      language,
      termOf: (text) => tongue.termOf(text) ?? explained[text] ?? tongue.nameOf(text),
      lineName: shownName,
      glossOf: tongue.glossOf,
      told: toldAnswer,
    }
  )
}

/** The formula on the table as a workbook: with the limits and the prices of the workshop, and judged under the name written for its label. */
export async function workbookOfTable(
  craft: AppCraft,
  formula: TableFormula,
  { own, prices, norms }: Pick<DeviceShelf, 'own' | 'prices' | 'norms'>,
): Promise<WorkbookFile> {
  const speech = await pageWorkbookSpeech()
  const { lines } = formulaCostOf(formula, prices, pricedByFormula(craft, formula, own, prices))
  const priceOf = new Map(lines.map(({ line, price }) => [line.id, price]))
  return workbookFileOf(craft, requestWithNorms(namedRequestOf(craft, formula, own), formula, norms), {
    name: formula.name,
    date: new Date(),
    usual: usualReader,
    ...(speech && { speech }),
    prices: namedLines(formula).map((line) => priceOf.get(line.id)),
  })
}

/** The same, handed to the browser to keep. */
export async function exportWorkbook(
  { id, engine: { load } }: AppCraft,
  formula: TableFormula,
  device: DeviceShelf,
  toast: (toast: ToastMessage) => void,
): Promise<void> {
  const craft = craftOfEngine(await load([...needsOfFormula(formula), 'names', 'preparations', 'advice']), id)
  try {
    const { bytes, fileName } = await workbookOfTable(craft, formula, device.now())
    downloadFile(fileName, XLSX_TYPE, bytes)
    toast({ text: say.done })
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    toast({ text: error.message, isNews: true, isOver: true })
  }
}
