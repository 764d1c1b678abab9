import type { FormulaLine, ParsedFormula } from '../formula/formula.ts'
import type { FigureRange } from '../ratio/range.ts'
import type { FigureValues, LegalFacts, UndecidedLine } from './legal.ts'

/** % by which a figure must move for a line to be asked for: less is the noise of an addition. */
const MOVES = 1e-6

/** Whether nobody weighed a line, or its reading is provisional. */
export const isUndecidedLine = ({ couldWeigh, couldBe }: FormulaLine<unknown>): boolean =>
  (couldWeigh ?? couldBe) !== undefined

/** A line that nobody weighed as it thins the rest and as it brings its own; a provisional one as each other thing that it may be. */
export const lineAlternatives = <Matter>(line: FormulaLine<Matter>): readonly FormulaLine<Matter>[] =>
  line.couldWeigh
    ? Object.values(line.couldWeigh).map((grams) => ({ ...line, grams }))
    : (line.couldBe ?? []).map((other) => ({ ...line, ...other }))

/**
 * What is known of a formula, each figure between what it is without what nobody weighed and with what there could be of it, and as each of
 * the things that a provisional line may be: the law holds it for none of them.
 */
export function factsBesideUndecided<Matter, Key extends string>(
  known: LegalFacts<Key>,
  formula: ParsedFormula<Matter>,
  figuresOf: (formula: ParsedFormula<Matter>) => FigureValues<Key>,
): LegalFacts<Key> {
  if (!formula.lines.some(isUndecidedLine)) return known
  const bands: { [key in Key]?: FigureRange } = { ...known.bands }
  const undecided: { [key in Key]?: readonly UndecidedLine[] } = {}
  for (const [at, line] of formula.lines.entries()) {
    const figures = lineAlternatives(line).map((other) =>
      figuresOf({ ...formula, lines: formula.lines.with(at, other), total: formula.total + other.grams - line.grams }),
    )
    for (const key of Object.keys(known.figures) as Key[]) {
      const now = known.figures[key] ?? Number.NaN
      const moved = figures.map((one) => one[key] ?? now).filter((value) => Math.abs(value - now) > MOVES)
      if (moved.length === 0) continue
      // What is dosed thins the rest by its usual dose, which comes first.
      const reach = line.couldWeigh && moved.every((value) => value < now) ? moved.slice(0, 1) : moved
      const all = [...(bands[key] ?? [now]), ...reach]
      bands[key] = [Math.min(...all), Math.max(...all)]
      undecided[key] = [...(undecided[key] ?? []), line]
    }
  }
  return { ...known, bands, undecided }
}
