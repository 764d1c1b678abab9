import { roundGrams } from '../format/numbers.ts'
import { MOST_NESTED_LEVELS } from './decode.ts'
import {
  type NestedFormula,
  newId,
  type SavedFormula,
  type TableFormula,
  type TableLine,
  totalGramsOf,
} from './formula.ts'
import { makesSame } from './levels.ts'

/** Formulas inside formulas, as they are written: what they hold, and what becomes of them. */

export const nestedLevelsIn = ({ lines }: TableFormula): number =>
  lines.reduce((most, { made }) => (made ? Math.max(most, 1 + nestedLevelsIn(made.formula)) : most), 0)

/** Every formula inside one, through all levels. */
export const insideOfLine = ({ lines }: TableFormula): readonly NestedFormula[] =>
  lines.flatMap(({ made }) => (made ? [made, ...insideOfLine(made.formula)] : []))

/** Lines changed through all their levels. */
export const linesThroughout = <Some extends TableLine>(
  lines: readonly Some[],
  change: <One extends TableLine>(line: One) => One,
): readonly Some[] =>
  lines.map((line) => {
    const changed = change(line)
    const { made } = changed
    if (!made) return changed
    return { ...changed, made: { ...made, formula: formulaThroughout(made.formula, change) } }
  })

/** A formula changed through all its levels. */
export const formulaThroughout = (
  formula: TableFormula,
  change: <One extends TableLine>(line: One) => One,
): TableFormula => ({
  ...formula,
  lines: linesThroughout(formula.lines, change),
})

/** The last version that says what a formula of the library says now; none when it is being worked on. */
const versionOf = ({ versions }: SavedFormula, formula: TableFormula): number =>
  versions.findLastIndex((version) => makesSame(version.formula, formula)) + 1

/** A formula of the library as it is now, to make a line of. */
export function nestedFormulaOf(saved: SavedFormula): NestedFormula {
  const { entry: _, batch: _batch, desks: _desks, ...formula } = saved.formula
  return { entry: saved.id, version: versionOf(saved, saved.formula), formula: { ...formula, batch: {} } }
}

/** What a line that is made of a formula is, beside the library: which version, or why it is none. */
export type VersionStatus =
  | { readonly is: 'version'; readonly version: number }
  | { readonly is: 'loose' | 'here' | 'alone' }
export function versionStatusOf(made: NestedFormula, saved: SavedFormula | undefined): VersionStatus {
  if (!saved) return { is: 'alone' }
  const version = versionOf(saved, made.formula)
  if (version > 0) return { is: 'version', version }
  return made.yields === undefined ? { is: 'loose' } : { is: 'here' }
}

export type NestingRefusal = 'circle' | 'levels'

/** Why a formula cannot be a line of another. */
export function nestingRefusalOf(
  outer: TableFormula,
  { id, formula, versions }: SavedFormula,
): NestingRefusal | undefined {
  const { entry } = outer
  const holds = (one: TableFormula): boolean => insideOfLine(one).some((made) => made.entry === entry)
  if (entry !== undefined && (id === entry || holds(formula) || versions.some((version) => holds(version.formula))))
    return 'circle'
  return nestedLevelsIn(formula) >= MOST_NESTED_LEVELS ? 'levels' : undefined
}

/** What is inside a line in grams for its weight; `weighed`: grams weighed for a gram of it. */
export function linesForGrams({ grams, made }: TableLine, weighed: number): readonly TableLine[] {
  if (!made) return []
  const { lines } = made.formula
  const total = totalGramsOf(lines)
  return lines
    .filter(({ name }) => name !== '')
    .map((line) => ({ ...line, grams: total > 0 ? (line.grams * grams * weighed) / total : 0 }))
}

/** The lines of the formula in its place. */
export const releasedFormula = (formula: TableFormula, id: string, weighed: number): TableFormula => ({
  ...formula,
  lines: formula.lines.flatMap((line) =>
    line.id === id
      ? linesForGrams(line, weighed).map((one) => ({ ...one, id: newId(), grams: roundGrams(one.grams) }))
      : [line],
  ),
})
