import type { NestedFormula, SavedFormula, TableFormula, TableLine } from './formula.ts'

/** What the first screen needs to know of formulas inside formulas; the rest is in `made.ts`. */

/** Every line of a formula and of those inside it. */
export const allLines = ({ lines }: Pick<TableFormula, 'lines'>): readonly TableLine[] =>
  lines.flatMap((line) => (line.made ? [line, ...allLines(line.made.formula)] : [line]))

const matterOf = ({ craft, type, lines, given }: TableFormula): string =>
  JSON.stringify([
    craft,
    type,
    given,
    lines
      .filter(({ name }) => name !== '')
      .map(({ name, grams, own, made, stage }) => [
        name,
        grams,
        own,
        made && [made.yields, matterOf(made.formula)],
        stage?.hydration,
      ]),
  ])

/** Whether two formulas make the same, whatever they are called and however much is made of them. */
export const makesSame = (one: TableFormula, other: TableFormula): boolean => matterOf(one) === matterOf(other)

/** Whether the formula of the library says something else by now, and nobody has chosen yet. */
export const hasNewerVersion = (made: NestedFormula, saved: SavedFormula | undefined): saved is SavedFormula =>
  saved !== undefined &&
  made.yields === undefined &&
  made.kept !== saved.savedAt &&
  !makesSame(made.formula, saved.formula)
