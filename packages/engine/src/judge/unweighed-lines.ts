import type { FormulaLine, ParsedFormula } from '../formula/formula.ts'
import type { FigureRange } from '../ratio/range.ts'
import type { FigureValues, LegalFacts } from './legal.ts'

/** % by which a figure must move for an unweighed line to be asked for: less is the noise of an addition. */
const MOVES = 1e-6

const hullOf = (values: readonly number[]): FigureRange => [Math.min(...values), Math.max(...values)]

/** What is known of a formula, each figure between what it is without what nobody weighed and with what there could be of it: the law holds it for neither. */
export function factsBesideUnweighed<Matter, Key extends string>(
  known: LegalFacts<Key>,
  formula: ParsedFormula<Matter>,
  figuresOf: (formula: ParsedFormula<Matter>) => FigureValues<Key>,
): LegalFacts<Key> {
  if (!formula.lines.some(({ couldWeigh }) => couldWeigh)) return known
  const bands: { [key in Key]?: FigureRange } = { ...known.bands }
  const unweighed: { [key in Key]?: readonly string[] } = {}
  const figuresWith = (line: FormulaLine<Matter>, grams: number) =>
    figuresOf({
      ...formula,
      lines: formula.lines.map((one) => (one === line ? { ...one, grams } : one)),
      total: formula.total + grams - line.grams,
    })
  for (const line of formula.lines) {
    if (!line.couldWeigh) continue
    const { thinning, bringing } = line.couldWeigh
    const [thinned, brought] = [figuresWith(line, thinning), figuresWith(line, bringing)]
    for (const key of Object.keys(known.figures) as Key[]) {
      const [now, low, high] = [known.figures[key], thinned[key], brought[key]]
      if (now === undefined || low === undefined || high === undefined) continue
      const most = high > now ? high : low
      if (Math.abs(most - now) <= MOVES) continue
      bands[key] = hullOf([...(bands[key] ?? [now]), most])
      unweighed[key] = [...new Set([...(unweighed[key] ?? []), line.name])]
    }
  }
  return { ...known, bands, unweighed }
}
