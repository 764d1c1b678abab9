import { asSent } from '../formula/as-sent.ts'
import type { Line } from '../formula/formula.ts'
import {
  type Contribution,
  explainLine,
  type FigureExplanation,
  type LineExplanation,
  type PartContribution,
  shown,
  worthTelling,
} from '../ratio/explanation.ts'
import { explain, isRatio } from '../ratio/parameter.ts'
import { round } from '../words/round.ts'
import type { Found } from './craft.ts'

const GRAM_DECIMALS = 4

/** An explanation with what each line inside a preparation puts in, beside what the preparation does as one. */
export function explainThrough<Matter>(explained: FigureExplanation, found: Found<Matter>): FigureExplanation {
  const { parameters, judgement } = found
  const groups = asSent(judgement.formula.lines)
  const contributions = (key: string): readonly Contribution[] | undefined => {
    const parameter = parameters[key]
    const parts = parameter && isRatio(parameter) ? explain(parameter, judgement.formula.lines) : undefined
    if (!parts) return undefined
    const byLine = new Map(judgement.formula.lines.map((line, at) => [line, parts[at] ?? 0]))
    const of = (line: Line<Matter>): PartContribution => {
      const en = line.inner?.within.at(-1)?.name
      return { ingrediente: line.name, ...(en !== undefined && { en }), aporte: shown(byLine.get(line) ?? 0) }
    }
    const asOne = groups.map((group): Contribution => {
      const [line] = group
      const aporte = shown(group.reduce((sum, one) => sum + (byLine.get(one) ?? 0), 0))
      return line.use
        ? { ingrediente: line.use.name, aporte, partes: group.map(of) }
        : { ingrediente: line.name, aporte }
    })
    return worthTelling(asOne)
  }
  const parametros = Object.fromEntries(
    Object.entries(explained.parametros).map(([key, one]) => {
      const contribuciones = contributions(key)
      return [key, contribuciones ? { ...one, contribuciones } : one]
    }),
  )
  const ingredientes = explained.ingredientes.map((line, at): LineExplanation => {
    const group = groups[at]
    if (!group?.[0].use) return line
    return {
      ...line,
      partes: group.map((one) => ({ ...explainLine(one), gramos: round(one.grams, GRAM_DECIMALS) })),
    }
  })
  return { parametros, ingredientes }
}
