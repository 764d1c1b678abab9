import { measured } from '../scale/costs.ts'
import { costsTable, simulationTables } from '../scale/tables.ts'

/** What a page says between two marks. */
function between(page: string, mark: string, text: string): string {
  const [begin, end] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`]
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/scale.md has no «${begin}» … «${end}»`)
  return `${page.slice(0, from + begin.length)}\n${text}\n${page.slice(to)}`
}

/** The page with the figures of the measurement that is kept, and those of the day that is played on them. */
export function scalePage(page: string): string {
  const found = measured()
  return between(between(page, 'costs', costsTable(found)), 'day', simulationTables(found))
}
