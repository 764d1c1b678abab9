import { measured } from '../scale/costs.ts'
import { costsTable } from '../scale/tables.ts'

/** The page with the figures of the measurement that is kept, between two marks. */
export function scalePage(page: string): string {
  const [begin, end] = ['<!-- costs -->', '<!-- /costs -->']
  const [from, to] = [page.indexOf(begin), page.indexOf(end)]
  if (from < 0 || to < from) throw new Error(`docs/scale.md has no «${begin}» … «${end}»`)
  return `${page.slice(0, from + begin.length)}\n${costsTable(measured())}\n${page.slice(to)}`
}
