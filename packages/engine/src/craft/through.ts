import { linesAsSent } from '../formula/as-sent.ts'
import type { FormulaLine } from '../formula/formula.ts'
import {
  explainLine,
  type FigureExplanation,
  type LineContribution,
  type LineExplanation,
  type PartContribution,
  shownContribution,
  worthTelling,
} from '../ratio/explanation.ts'
import { explainRatio, isRatioParameter } from '../ratio/parameter.ts'
import { roundTo } from '../words/round.ts'
import type { JudgedFormula } from './craft.ts'

const GRAM_DECIMALS = 4

/** An explanation with what each line inside a preparation puts in, beside what the preparation does as one. */
export function explainThrough<Matter>(explained: FigureExplanation, found: JudgedFormula<Matter>): FigureExplanation {
  const { parameters, judgement } = found
  const groups = linesAsSent(judgement.formula.lines)
  const contributions = (key: string): readonly LineContribution[] | undefined => {
    const parameter = parameters[key]
    const parts =
      parameter && isRatioParameter(parameter) ? explainRatio(parameter, judgement.formula.lines) : undefined
    if (!parts) return undefined
    const byLine = new Map(judgement.formula.lines.map((line, at) => [line, parts[at] ?? 0]))
    const of = (line: FormulaLine<Matter>): PartContribution => {
      const en = line.inner?.within.at(-1)?.name
      return {
        ingrediente: line.name,
        ...(en !== undefined && { en }),
        aporte: shownContribution(byLine.get(line) ?? 0),
      }
    }
    const asOne = groups.map((group): LineContribution => {
      const [line] = group
      const aporte = shownContribution(group.reduce((sum, one) => sum + (byLine.get(one) ?? 0), 0))
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
      partes: group.map((one) => ({ ...explainLine(one), gramos: roundTo(one.grams, GRAM_DECIMALS) })),
    }
  })
  return { parametros, ingredientes }
}
