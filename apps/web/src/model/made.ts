import { roundGrams } from '../format/numbers.ts'
import { type Formula, type Line, type Made, newId, type SavedFormula, totalOf } from './formula.ts'
import { MOST_LEVELS, makesSame } from './levels.ts'

/** Formulas inside formulas, as they are written: what they hold, and what becomes of them. */

export const levelsIn = ({ lines }: Formula): number =>
  lines.reduce((most, { made }) => (made ? Math.max(most, 1 + levelsIn(made.formula)) : most), 0)

/** Every formula inside one, through all levels. */
export const insideOf = ({ lines }: Formula): readonly Made[] =>
  lines.flatMap(({ made }) => (made ? [made, ...insideOf(made.formula)] : []))

/** Lines changed through all their levels. */
export const throughout = <Some extends Line>(
  lines: readonly Some[],
  change: <One extends Line>(line: One) => One,
): readonly Some[] =>
  lines.map((line) => {
    const changed = change(line)
    const { made } = changed
    if (!made) return changed
    return { ...changed, made: { ...made, formula: formulaThroughout(made.formula, change) } }
  })

/** A formula changed through all its levels. */
export const formulaThroughout = (formula: Formula, change: <One extends Line>(line: One) => One): Formula => ({
  ...formula,
  lines: throughout(formula.lines, change),
})

/** The last version that says what a formula of the library says now; none when it is being worked on. */
const versionOf = ({ versions }: SavedFormula, formula: Formula): number =>
  versions.findLastIndex((version) => makesSame(version.formula, formula)) + 1

/** A formula of the library as it is now, to make a line of. */
export function madeOf(saved: SavedFormula): Made {
  const { entry: _, batch: _batch, desks: _desks, ...formula } = saved.formula
  return { entry: saved.id, version: versionOf(saved, saved.formula), formula: { ...formula, batch: {} } }
}

/** What a line that is made of a formula is, beside the library: which version, or why it is none. */
export type Standing =
  | { readonly is: 'version'; readonly version: number }
  | { readonly is: 'loose' | 'here' | 'alone' }
export function standingOf(made: Made, saved: SavedFormula | undefined): Standing {
  if (!saved) return { is: 'alone' }
  const version = versionOf(saved, made.formula)
  if (version > 0) return { is: 'version', version }
  return made.yields === undefined ? { is: 'loose' } : { is: 'here' }
}

export type Refusal = 'circle' | 'levels'

/** Why a formula cannot be a line of another. */
export function refusalOf(outer: Formula, { id, formula, versions }: SavedFormula): Refusal | undefined {
  const { entry } = outer
  const holds = (one: Formula): boolean => insideOf(one).some((made) => made.entry === entry)
  if (entry !== undefined && (id === entry || holds(formula) || versions.some((version) => holds(version.formula))))
    return 'circle'
  return levelsIn(formula) >= MOST_LEVELS ? 'levels' : undefined
}

/** What is inside a line in grams for its weight; `weighed`: grams weighed for a gram of it. */
export function linesFor({ grams, made }: Line, weighed: number): readonly Line[] {
  if (!made) return []
  const { lines } = made.formula
  const total = totalOf(lines)
  return lines
    .filter(({ name }) => name !== '')
    .map((line) => ({ ...line, grams: total > 0 ? (line.grams * grams * weighed) / total : 0 }))
}

/** The lines of the formula in its place. */
export const released = (formula: Formula, id: string, weighed: number): Formula => ({
  ...formula,
  lines: formula.lines.flatMap((line) =>
    line.id === id
      ? linesFor(line, weighed).map((one) => ({ ...one, id: newId(), grams: roundGrams(one.grams) }))
      : [line],
  ),
})
