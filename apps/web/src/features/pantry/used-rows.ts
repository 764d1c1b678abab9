import { findRow, ingredientCatalogue } from '@obrador/engine'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { pageLocale } from '../../format/page-speech.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { formulaCostOf } from '../../model/cost.ts'
import { craftIds } from '../../model/crafts.ts'
import { isSameFormula } from '../../model/formula.ts'
import { exampleFormulaOf } from '../../reading/examples.ts'
import { ingredientOfLine } from '../../reading/request.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'

/** Something that has a price: a row of the catalogue, an ingredient of one's own, or what the catalogue does not have. */
export interface PricedRow {
  readonly key: string
  readonly name: string
  /** Of the catalogue, €/kg. */
  readonly estimate: number | undefined
  /** € that it brings to all the formulas that have it, each as it is written. */
  readonly weight: number
}

/** What the formulas of the book and of the tables are made of, heaviest in the cost first. */
export function useUsedRows(workshop: WorkshopState, device: DeviceShelf): readonly PricedRow[] {
  const entries = new Set(device.saved.map(({ id }) => id))
  const tables = craftIds
    .map((id) => workshop.onTable(id))
    // What is saved counts once; an example that nobody has touched is nobody's.
    .filter((table) => !isSameFormula(table, exampleFormulaOf(table.craft)) && !entries.has(table.entry ?? ''))
  const formulas = [...device.saved.map((one) => one.formula), ...tables]
  const engine = useEngine(formulas.flatMap(needsOfFormula))
  const rows = new Map<string, PricedRow>()
  for (const formula of formulas) {
    const craft = engine.crafts[formula.craft]
    if (!craft) continue
    const rowOf = (line: (typeof formula.lines)[number]) => ingredientOfLine(craft, line, formula.type, device.own)
    for (const { line, key, cost } of formulaCostOf(formula, device.prices, rowOf).lines) {
      // What a formula inside costs is of its own lines.
      if (line.name === '' || line.made) continue
      const row = rowOf(line)
      const name = line.own === undefined ? (findRow(key)?.name ?? line.name) : line.name
      const weight = (rows.get(key)?.weight ?? 0) + cost
      rows.set(key, { key, name, estimate: row?.price, weight })
    }
  }
  return [...rows.values()].toSorted((a, b) => b.weight - a.weight)
}

/** Everything that can have a price, by name. */
export const allRows = ({ own, prices, stock }: DeviceShelf): readonly PricedRow[] => {
  const mine = own.filter(({ deletedAt }) => deletedAt === undefined)
  const rows = [
    ...mine.map(({ id, name, price }) => ({ key: id, name, estimate: price, weight: 0 })),
    ...ingredientCatalogue.map(({ id, name, price }) => ({ key: id, name, estimate: price, weight: 0 })),
  ]
  const known = new Set(rows.map(({ key }) => key))
  const others = [...new Set([...Object.keys(prices), ...Object.keys(stock)])]
    .filter((key) => !known.has(key))
    .map((key) => ({ key, name: key, estimate: undefined, weight: 0 }))
  return [...rows, ...others].toSorted((a, b) => a.name.localeCompare(b.name, pageLocale()))
}
