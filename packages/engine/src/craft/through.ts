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

/** Lines one after the other that the same line of the request is made of. */
function grouped<Matter>(lines: readonly Line<Matter>[]): (readonly [line: Line<Matter>, at: number])[][] {
  const groups: (readonly [Line<Matter>, number])[][] = []
  for (const [at, line] of lines.entries()) {
    const last = groups.at(-1)
    if (last && line.use && last[0]?.[0].use === line.use) last.push([line, at])
    else groups.push([[line, at]])
  }
  return groups
}

/** An explanation with what each line inside a preparation puts in, beside what the preparation does as one. */
export function explainThrough<Matter>(explained: FigureExplanation, found: Found<Matter>): FigureExplanation {
  const { parameters, judgement } = found
  const groups = grouped(judgement.formula.lines)
  const contributions = (key: string): readonly Contribution[] | undefined => {
    const parameter = parameters[key]
    const parts = parameter && isRatio(parameter) ? explain(parameter, judgement.formula.lines) : undefined
    if (!parts) return undefined
    const of = ([{ name, inner }, at]: readonly [Line<Matter>, number]): PartContribution => {
      const en = inner?.within.at(-1)?.name
      return { ingrediente: name, ...(en !== undefined && { en }), aporte: shown(parts[at] ?? 0) }
    }
    const asOne = groups.map((group): Contribution => {
      const [[line]] = group as [readonly [Line<Matter>, number]]
      const aporte = shown(group.reduce((sum, [, at]) => sum + (parts[at] ?? 0), 0))
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
    const group = groups[at] ?? []
    if (!group[0]?.[0].use) return line
    return {
      ...line,
      partes: group.map(([one]) => ({ ...explainLine(one), gramos: round(one.grams, GRAM_DECIMALS) })),
    }
  })
  return { parametros, ingredientes }
}
