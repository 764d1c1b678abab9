import type { CsvCell } from '../spreadsheet.ts'
import { areUnits, type BookColumn, isUnitCell, unitsIn, withRecipeByRuns } from './columns.ts'
import { hasLetterCell, widthOf } from './draft.ts'

/** What a sheet without any head holds in its columns: names where most different words stand, weights where most figures do. */
export function columnsFromCells(rows: readonly (readonly CsvCell[])[]): readonly BookColumn[] | undefined {
  const width = widthOf(rows)
  const counts = Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => row[at])
    const has = (says: RegExp): number => cells.filter((cell) => typeof cell === 'string' && says.test(cell)).length
    const names = cells.filter(
      (cell) => hasLetterCell(cell) && !isUnitCell(cell) && !/^[\d.,/½¼¾]+\s*\p{L}{1,9}\.?$/u.test(cell),
    )
    return {
      units: areUnits(unitsIn(cells)),
      letters: new Set(names).size,
      figures: cells.filter((cell) => typeof cell === 'number').length + has(/^[\d½¼¾][\d.,/]*(?:\s*\p{L}{1,9}\.?)?$/u),
      shares: has(/^\d[\d.,]*\s*%$/),
    }
  })
  const most = (of: 'letters' | 'figures'): number => {
    const best = Math.max(0, ...counts.map((one) => one[of]))
    return best === 0 ? -1 : counts.findIndex((one) => one[of] === best)
  }
  const [name, weight] = [most('letters'), most('figures')]
  if (name < 0 || weight < 0 || name === weight) return undefined
  // Two columns of figures without a head: which of them weighs, nobody says.
  if (counts.some((one, at) => at !== weight && at !== name && one.figures > 1)) return undefined
  const columns = counts.map((one, at): BookColumn => {
    if (at === name) return { role: 'ingredient' }
    if (at === weight) return { role: 'quantity' }
    if (one.units) return { role: 'unit' }
    return { role: one.shares > 1 ? 'percent' : 'skip' }
  })
  return withRecipeByRuns(columns, rows)
}
