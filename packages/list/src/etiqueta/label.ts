import { findRow } from '@obrador/engine'
import { isAdditiveClass } from '@obrador/engine/sack'
import { type KnownNames, type ListRead, readIngredients } from './items.ts'
import { readTable, type TableRead, tableSpan } from './table.ts'

export { LIST_LIMITS, type ListRead } from './items.ts'
export type { TableRead } from './table.ts'

/** A label or a supplier's sheet pasted whole: its list, its table and what it says besides. */
export interface LabelRead extends ListRead {
  readonly nutrition: TableRead
  /** The part of the text that was read as the list. */
  readonly listed: string
  /** What it says of allergens outside its list. */
  readonly warned: readonly string[]
}

const LIST_HEAD = /(?:lista de )?ingredientes?\s*(?:\([^)]*\)\s*)?:|^\s*ingredientes?\s*$|composici[oó]n\s*:/imu
const TABLE_HEAD =
  /(?:informaci[oó]n|declaraci[oó]n|tabla|valor(?:es)?)\s+nutricional(?:es)?|valores\s+medios|nutrition(?:al)?\s+(?:facts|information)|an[aá]lisis\s+nutricional/iu

/** «Puede contener…», «Contiene…», «Fabricado en una planta que…». */
const WARNS = /^(?:contiene|trazas)|pueden? (?:contener|llevar)|(?:elaborad|fabricad|envasad|procesad)[oa]s? en /i
const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/[\n;]|\.(?!\d)/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

const KNOWING: KnownNames = {
  isOne: (name) => findRow(name) !== undefined,
  isKnown: (name) => isAdditiveClass(name) || findRow(name) !== undefined,
}

/** Where the table begins and ends; none where there is none. */
function tableIn(text: string): readonly [from: number, to: number] | undefined {
  const span = tableSpan(text)
  const head = TABLE_HEAD.exec(text)
  if (!span) return head ? [head.index, text.length] : undefined
  const list = LIST_HEAD.exec(text)
  // The table first, or the list first: each ends where the other begins.
  const from = head && head.index < span[0] ? head.index : span[0]
  const to = list && list.index > from ? list.index : text.length
  return [from, to]
}

export function readLabel(text: string): LabelRead {
  const table = tableIn(text)
  const list = LIST_HEAD.exec(text)
  const from = list ? list.index : table && table[0] === 0 ? table[1] : 0
  const to = table && table[0] > from ? table[0] : text.length
  const listed = text.slice(from, to).replace(LIST_HEAD, '').trim()
  return {
    ...readIngredients(listed, KNOWING),
    nutrition: table ? readTable(text.slice(table[0], table[1])) : {},
    listed,
    warned: sentencesOf(text).filter((one) => WARNS.test(one) && !listed.includes(one)),
  }
}

/** The list alone, as it is typed beside a table. */
export const readListOf = (text: string): ListRead => readIngredients(text, KNOWING)
