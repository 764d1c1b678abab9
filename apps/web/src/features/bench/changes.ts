import type { CorrectionStep, GramStep } from '@obrador/engine'
import { roundGrams } from '../../format/numbers.ts'
import { newLine, type TableFormula, type TableLine } from '../../model/formula.ts'

/** Lines that a change of the engine speaks of: by the name written, or by the one it was read as. */
export type RowReadAs = (line: TableLine) => string | undefined
export const isLineNamed = (line: TableLine, name: string, readAs: RowReadAs): boolean =>
  line.name === name || readAs(line) === name

/** All that the sentences of some changes ask for, in their order. */
export const changeStepsOf = (changes: readonly CorrectionStep[]): readonly GramStep[] =>
  changes.flatMap((change) => [change, ...(change.also ?? [])])

function take(lines: readonly TableLine[], name: string, grams: number, readAs: RowReadAs): TableLine[] {
  let left = grams
  return lines.map((line) => {
    if (left <= 0 || line.locked || !isLineNamed(line, name, readAs)) return line
    const taken = Math.min(line.grams, left)
    left -= taken
    return { ...line, grams: roundGrams(line.grams - taken) }
  })
}

function put(lines: readonly TableLine[], name: string, grams: number, readAs: RowReadAs): readonly TableLine[] {
  const at = lines.findIndex((line) => !line.locked && isLineNamed(line, name, readAs))
  const line = lines[at]
  return line
    ? lines.with(at, { ...line, grams: roundGrams(line.grams + grams) })
    : [...lines, newLine(name, roundGrams(grams))]
}

/** There is such a line, and whoever wrote it keeps it as it is. */
function isKept(lines: readonly TableLine[], name: string | undefined, readAs: RowReadAs): boolean {
  const named = lines.filter((line) => name !== undefined && isLineNamed(line, name, readAs))
  return named.length > 0 && named.every(({ locked }) => locked)
}

/**
 * The formula after changes proposed by the engine; a line emptied by them is taken out. A change that speaks of a line that has
 * been locked since it was proposed is not made, nor half of it.
 */
export function applyChanges(
  formula: TableFormula,
  changes: readonly CorrectionStep[],
  readAs: RowReadAs,
): TableFormula {
  const empty = new Set(formula.lines.filter(({ grams }) => grams === 0).map(({ id }) => id))
  let lines = formula.lines
  for (const { from, to, grams } of changeStepsOf(changes)) {
    if (isKept(lines, from, readAs) || isKept(lines, to, readAs)) continue
    if (from !== undefined) lines = take(lines, from, grams, readAs)
    if (to !== undefined) lines = put(lines, to, grams, readAs)
  }
  return { ...formula, lines: lines.filter(({ id, grams }) => grams > 0 || empty.has(id)) }
}
