import { roundGrams } from '../../format/numbers.ts'
import { isNoneRow, type NestedFormula, newLine, type TableFormula, type TableLine } from '../../model/formula.ts'
import type { BalancedAnswer, OpenedLine } from './protocol.ts'

/** A line without a name was not asked about, nor one of which there is none. */
const isAsked = (line: TableLine): boolean => line.name.trim() !== '' && !isNoneRow(line)

/** The formula inside a line with the weights that were found for it: from now on it is another than that of the library. */
function movedInside(made: NestedFormula, { weights, yields }: OpenedLine): NestedFormula {
  const left = [...weights]
  const lines = made.formula.lines.map((line) =>
    !isAsked(line) ? line : { ...line, grams: roundGrams(left.shift() ?? line.grams) },
  )
  return { ...made, formula: { ...made.formula, lines }, ...(yields !== undefined && { yields }) }
}

/** The formula with the grams that the balancer found: its lines in their order, then what it added. */
export function balancedFormula(formula: TableFormula, { ingredients, opened = [] }: BalancedAnswer): TableFormula {
  const found = [...ingredients]
  const inside = [...opened]
  const lines = formula.lines.flatMap((line): TableLine[] => {
    if (!isAsked(line)) return [line]
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

/** The line of the formula that each row of an answer is, by its place among those of its name; none of what was added or lies inside another. */
export function linesOfRows(
  { ingredients }: Pick<BalancedAnswer, 'ingredients'>,
  lines: readonly TableLine[],
): readonly (TableLine | undefined)[] {
  const left = lines.filter(isAsked)
  return ingredients.map(({ nombre, nuevo, preparacion }) => {
    const at = nuevo || preparacion ? -1 : left.findIndex(({ name }) => name === nombre)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  })
}
