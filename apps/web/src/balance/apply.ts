import { type Formula, type Line, newLine } from '../formula/model.ts'
import type { Balanced } from './protocol.ts'

/** The formula with the grams that the balancer found: its lines in their order, then what it added. */
export function balancedFormula(formula: Formula, { ingredients }: Balanced): Formula {
  const found = [...ingredients]
  const lines = formula.lines.flatMap((line): Line[] => {
    // A line without a name was not asked about.
    if (line.name.trim() === '') return [line]
    const grams = found.shift()?.despues ?? line.grams
    return grams > 0 || line.grams === 0 ? [{ ...line, grams }] : []
  })
  return { ...formula, lines: [...lines, ...found.map(({ nombre, despues }) => newLine(nombre, despues))] }
}
