import { number } from '@obrador/engine'
import type { Production } from '@obrador/engine/production'
import { euros } from '../../format/numbers.ts'
import type { Prices } from '../../model/formula.ts'
import { shopping } from '../../words/es/production.ts'
import { message as say } from '../../words/es/sheets.ts'
import { packsFor } from './shopping-csv.ts'
import type { StepNotes } from './step-notes.ts'
import { weight } from './written.ts'

/** A day and its shopping list, to be sent by any messenger. */

export function planText(
  title: string,
  { productos, hacer }: Production,
  notesOf: (step: string) => StepNotes,
): string {
  const steps = hacer.map(({ nombre, gramosPesados, lineas }) => {
    const { shares, says } = notesOf(nombre)
    return [
      say.line(nombre, weight(gramosPesados)),
      ...lineas.map(({ nombre: name, total }) => {
        const share = shares.get(name)
        return say.inside(name, `${weight(total)}${share === undefined ? '' : ` ${say.share(number(share, 1))}`}`)
      }),
      ...says,
    ]
  })
  const sold = productos.map(({ piezas, nombre }) => say.product(number(piezas, 0), nombre))
  return [[title], sold, ...steps].map((block) => block.join('\n')).join('\n\n')
}

export function shoppingText(title: string, { compra, coste }: Production, prices: Prices): string {
  const rows = compra.map(({ id, nombre, gramos }) => {
    const price = id === undefined ? undefined : prices[id]
    const packs = price ? say.packs(shopping.packs(packsFor(gramos, price.packGrams), weight(price.packGrams))) : ''
    return say.buy(nombre, weight(gramos), packs)
  })
  return [shopping.titleOf(title), '', ...rows, '', say.total(euros(coste.total))].join('\n')
}
