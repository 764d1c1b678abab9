import { roundGrams } from '../../format/numbers.ts'
import { type Formula, type Line, type Made, newLine } from '../../model/formula.ts'
import type { Balanced, OpenedLine } from './protocol.ts'

/** The formula inside a line with the weights that were found for it: from now on it is another than that of the library. */
function movedInside(made: Made, { weights, yields }: OpenedLine): Made {
  const left = [...weights]
  const lines = made.formula.lines.map((line) =>
    line.name.trim() === '' ? line : { ...line, grams: roundGrams(left.shift() ?? line.grams) },
  )
  return { ...made, formula: { ...made.formula, lines }, ...(yields !== undefined && { yields }) }
}

/** The formula with the grams that the balancer found: its lines in their order, then what it added. */
export function balancedFormula(formula: Formula, { ingredients, opened = [] }: Balanced): Formula {
  const found = [...ingredients]
  const inside = [...opened]
  const lines = formula.lines.flatMap((line): Line[] => {
    // A line without a name was not asked about.
    if (line.name.trim() === '') return [line]
    const moved = inside.shift()
    if (line.made && moved) {
      found.splice(0, moved.weights.length)
      return [{ ...line, grams: roundGrams(moved.grams), made: movedInside(line.made, moved) }]
    }
    const grams = found.shift()?.despues ?? line.grams
    return grams > 0 || line.grams === 0 ? [{ ...line, grams }] : []
  })
  return { ...formula, lines: [...lines, ...found.map(({ nombre, despues }) => newLine(nombre, despues))] }
}
