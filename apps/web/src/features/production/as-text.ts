import { number } from '@obrador/engine'
import type { Production } from '@obrador/engine/production'
import { euros } from '../../format/numbers.ts'
import { shopping } from '../../words/es/production.ts'
import { message as say } from '../../words/es/sheets.ts'
import type { StepNotes } from './step-notes.ts'
import { outlayOf, type ToBuy } from './to-buy.ts'
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

/** What is missing, in whole packs; what there is of it already is not bought. */
export function shoppingText(title: string, list: readonly ToBuy[]): string {
  const rows = list
    .filter(({ missing }) => missing > 0)
    .map(({ nombre, bought, packs }) =>
      say.buy(nombre, weight(bought), packs ? say.packs(shopping.packs(packs.count, weight(packs.grams))) : ''),
    )
  return [shopping.titleOf(title), '', ...rows, '', say.total(euros(outlayOf(list)))].join('\n')
}
