import type { Production } from '@obrador/engine/production'
import { csvOf } from '@obrador/list/spreadsheet'
import { shopping as say } from '../../words/es/production.ts'

/** The shopping list as a spreadsheet has it. */
export function shoppingCsv({ compra, coste }: Production): string {
  const rows = compra.map(({ nombre, gramos, precio, coste: cost, para }) => [
    nombre,
    gramos,
    precio,
    cost,
    para.join(', '),
  ])
  return csvOf([say.csvHeads, ...rows, [say.total, '', '', coste.total, '']])
}

/** Packs of so many grams that cover a need. */
export const packsFor = (need: number, packGrams: number): number =>
  packGrams > 0 ? Math.ceil(need / packGrams - 1e-9) : 0
