import type { ProductionPlan } from '@obrador/engine/production'
import { csvOfRows } from '@obrador/list/spreadsheet'
import { shownName } from '../../format/page-speech.ts'
import { shoppingWords as say } from '../../words/es/production.ts'
import { outlayOfList, type ToBuy } from './to-buy.ts'

/** The shopping list as a spreadsheet has it: what the plan uses, and what is bought for it. */
export function shoppingCsv({ coste }: Pick<ProductionPlan, 'coste'>, list: readonly ToBuy[]): string {
  const rows = list.map(({ nombre, gramos, precio, coste: cost, para, have, bought, outlay, sinPesar }) => [
    shownName(nombre),
    sinPesar ? say.untold(gramos || undefined) : gramos,
    precio,
    sinPesar ? say.untold(cost || undefined) : cost,
    para.join(', '),
    have,
    bought,
    outlay,
  ])
  return csvOfRows([say.csvHeads, ...rows, [say.total, '', '', coste.total, '', '', '', outlayOfList(list)]])
}
