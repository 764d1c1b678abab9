import { textsByRow } from './by-row.ts'
import { REMARKS } from './generated/remarks.ts'

/** What is said of a row beside its figures: how they were arrived at, and what a price of grade B is anchored on. */
interface Remark {
  /** Where in its source to look (the food code, the table, the article) or how it was worked out: the row only names it. */
  readonly detail?: string
  readonly note?: string
  readonly priceBasis?: string
}

const lines = textsByRow(REMARKS)

/** Apart from the rows, because no figure follows from it: whoever only calculates need not carry it. */
export function remarkOfRow(id: string): Remark {
  const [detail, note, priceBasis] = lines().get(id)?.split('|') ?? []
  return { ...(detail && { detail }), ...(note && { note }), ...(priceBasis && { priceBasis }) }
}
