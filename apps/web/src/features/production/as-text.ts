import type { ProductionPlan } from '@obrador/engine/production'
import { eurosText } from '../../format/numbers.ts'
import { numberText, shownName } from '../../format/page-speech.ts'
import { weightText } from '../../format/weight-text.ts'
import { shoppingWords } from '../../words/es/production.ts'
import { messageWords as say } from '../../words/es/sheets.ts'
import { barText } from './step-bar.ts'
import type { StepNotes } from './step-notes.ts'
import { outlayOfList, type ToBuy } from './to-buy.ts'
import { lineWeightText } from './written.ts'

/** A day and its shopping list, to be sent by any messenger. */

export function planText(
  title: string,
  { productos, hacer }: ProductionPlan,
  notesOf: (step: string) => StepNotes,
): string {
  const steps = hacer.map(({ nombre, gramosPesados, lineas, titular }) => {
    const { shares, says } = notesOf(nombre)
    return [
      say.line(shownName(nombre), weightText(gramosPesados)),
      ...(titular ? [barText(titular)] : []),
      ...lineas.map(({ nombre: name, total, sinPesar }, line) => {
        const share = shares[line]
        return say.inside(
          shownName(name),
          `${lineWeightText(total, { sinPesar })}${share === undefined ? '' : ` ${say.share(numberText(share, 1))}`}`,
        )
      }),
      ...says,
    ]
  })
  const sold = productos.map(({ piezas, nombre }) => say.product(numberText(piezas, 0), nombre))
  return [[title], sold, ...steps].map((block) => block.join('\n')).join('\n\n')
}

/** What is missing, in whole packs; what there is of it already is not bought. */
export function shoppingText(title: string, list: readonly ToBuy[]): string {
  const rows = list
    .filter(({ missing }) => missing > 0)
    .map(({ nombre, bought, packs }) =>
      say.buy(
        shownName(nombre),
        weightText(bought),
        packs ? say.packs(shoppingWords.packs(packs.count, weightText(packs.grams))) : '',
      ),
    )
  return [shoppingWords.titleOf(title), '', ...rows, '', say.total(eurosText(outlayOfList(list)))].join('\n')
}
