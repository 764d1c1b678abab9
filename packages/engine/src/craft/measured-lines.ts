import { rowsById } from '../catalogue/catalogue.ts'
import { MEASURED_FIELDS, measuredNameOf, measuredUnitOf, usualFigureOf } from '../catalogue/measured.ts'
import { commonFinding } from '../findings/find.ts'
import type { SayFinding } from '../findings/finding.ts'
import type { FormulaLine } from '../formula/formula.ts'
import { roundTo } from '../words/round.ts'
import type { MeasuredLine } from './doubted.ts'

/** Which figures of the lines were used in place of the catalogue's; none where no line has any. */
export function measuredLines(
  lines: readonly FormulaLine<unknown>[],
  say: SayFinding,
): readonly MeasuredLine[] | undefined {
  if (!lines.some(({ measured }) => measured)) return undefined
  return lines.flatMap(({ name, measured, ingredient }) =>
    MEASURED_FIELDS.flatMap((campo): MeasuredLine[] => {
      const valor = measured?.[campo]
      const row = rowsById.get(ingredient?.id ?? '')
      if (valor === undefined || !row) return []
      const usual = roundTo(usualFigureOf(row, campo), 1)
      return [
        {
          ingrediente: name,
          campo,
          valor,
          usual,
          frase: say(
            commonFinding('measured.used', {
              ingredient: name.includes('_') ? row.name : name,
              figure: measuredNameOf(campo),
              value: valor,
              unit: measuredUnitOf(campo),
              usual,
            }),
          ),
        },
      ]
    }),
  )
}
