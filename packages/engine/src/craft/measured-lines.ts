import { byId } from '../catalogue/catalogue.ts'
import { MEASURED, nameOf, unitOf, usualOf } from '../catalogue/measured.ts'
import { find } from '../findings/find.ts'
import type { Say } from '../findings/finding.ts'
import type { Line } from '../formula/formula.ts'
import { round } from '../words/round.ts'
import type { MeasuredLine } from './doubted.ts'

/** Which figures of the lines were used in place of the catalogue's; none where no line has any. */
export function measuredLines(lines: readonly Line<unknown>[], say: Say): readonly MeasuredLine[] | undefined {
  if (!lines.some(({ measured }) => measured)) return undefined
  return lines.flatMap(({ name, measured, ingredient }) =>
    MEASURED.flatMap((campo): MeasuredLine[] => {
      const valor = measured?.[campo]
      const row = byId.get(ingredient?.id ?? '')
      if (valor === undefined || !row) return []
      const usual = round(usualOf(row, campo), 1)
      return [
        {
          ingrediente: name,
          campo,
          valor,
          usual,
          frase: say(
            find('measured.used', {
              ingredient: name.includes('_') ? row.name : name,
              figure: nameOf(campo),
              value: valor,
              unit: unitOf(campo),
              usual,
            }),
          ),
        },
      ]
    }),
  )
}
