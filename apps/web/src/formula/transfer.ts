import { decodeFormula, decodeList, decodeOwn } from './decode.ts'
import { type CraftId, type Formula, newLine, type OwnIngredient, totalOf } from './model.ts'
import { parsePrinted } from './numbers.ts'

/** Files that leave the device and come back. */

export interface Bundle {
  readonly formulas: readonly Formula[]
  readonly own: readonly OwnIngredient[]
}

const VERSION = 1

export const toJson = ({ formulas, own }: Bundle): string =>
  `${JSON.stringify({ obrador: VERSION, formulas, own }, null, 2)}\n`

const comma = (value: number): string => String(value).replace('.', ',')
const cell = (text: string): string => (/[";\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** As a Spanish spreadsheet opens it: semicolons, decimal commas, and the mark that says it is UTF-8. */
export function toCsv({ lines }: Formula, heads: readonly string[]): string {
  const total = totalOf(lines)
  const rows = lines.map(({ name, grams }) => [
    cell(name),
    comma(grams),
    comma(total > 0 ? Math.round((10_000 * grams) / total) / 100 : 0),
  ])
  return `\uFEFF${[heads.map(cell), ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`
}

const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')

/** A name and a weight in each line, whatever separates them; a head is a line without a weight. */
function fromCsv(text: string, craft: CraftId, type: string): Formula | undefined {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .flatMap((row) => {
      const separator = row.includes(';') ? ';' : row.includes('\t') ? '\t' : ','
      const [name = '', weight = ''] = row.split(separator).map(unquoted)
      const grams = parsePrinted(weight)
      return name !== '' && grams !== undefined ? [newLine(name, grams)] : []
    })
  return lines.length > 0 ? decodeFormula({ craft, type, lines }) : undefined
}

/** What a file holds, or nothing when it holds nothing of ours. A CSV has no craft: it is read for the one on the table. */
export function fromFile(text: string, craft: CraftId, type: string): Bundle | undefined {
  if (!text.trimStart().startsWith('{')) {
    const formula = fromCsv(text, craft, type)
    return formula && { formulas: [formula], own: [] }
  }
  try {
    const { obrador, formulas, own } = JSON.parse(text)
    if (obrador !== VERSION) return undefined
    return { formulas: decodeList(formulas, decodeFormula), own: decodeList(own, decodeOwn) }
  } catch {
    return undefined
  }
}
