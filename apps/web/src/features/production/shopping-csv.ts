import type { Production } from '@obrador/engine/production'
import { csvOf } from '@obrador/list/spreadsheet'
import { shopping as say } from '../../words/es/production.ts'
import { outlayOf, type ToBuy } from './to-buy.ts'

/** The shopping list as a spreadsheet has it: what the plan uses, and what is bought for it. */
export function shoppingCsv({ coste }: Pick<Production, 'coste'>, list: readonly ToBuy[]): string {
  const rows = list.map(({ nombre, gramos, precio, coste: cost, para, have, bought, outlay }) => [
    nombre,
    gramos,
    precio,
    cost,
    para.join(', '),
    have,
    bought,
    outlay,
  ])
  return csvOf([say.csvHeads, ...rows, [say.total, '', '', coste.total, '', '', '', outlayOf(list)]])
}
