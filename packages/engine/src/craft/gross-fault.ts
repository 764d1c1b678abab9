import { type TypeTable, typeTable } from '../advise/identity.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { namedFigure } from '../findings/figure.ts'
import { commonFinding } from '../findings/find.ts'
import type { FormulaLine } from '../formula/formula.ts'
import { judgeRanges, verdictOfRanges } from '../judge/verdict.ts'
import { type FigureParameter, isRatioParameter, measureAll, type RatioParameter } from '../ratio/parameter.ts'
import { distanceOutside } from '../ratio/range.ts'
import { roundTo } from '../words/round.ts'
import type { JudgedFormula } from './craft.ts'
import type { GrossFaultTold } from './first.ts'
import { isHardLimit } from './near-miss.ts'

/** What is so far outside that somebody forgot it or wrote it wrongly: it is named before the figure, and asked about before it is corrected. */

/** Range widths outside from which a slip of the pen is likelier than a taste; and so is none at all of what a type has. */
const GROSS_WIDTHS = 1
/** And from which a figure may be written wrongly; those that say nothing of the thing itself (a freezing point) move by more. */
const SLIP_WIDTHS = { ofThing: 2, ofOther: 4 } as const
/** Figures that one thing forgotten takes out: more of them is another product, unless one weight explains them all. */
const MOST_TAKEN_OUT = 2
/** What a slip makes of a weight: another unit, a zero too many or too few. */
const SLIP_FACTORS = [1000, 100, 10, 0.1, 0.01, 0.001] as const
/** Share of a formula that one line has at most, once it is written rightly: 99 of 100 published breads have 0.65, ice creams 0.76, and pastries 0.86. */
const MOST_OF_FORMULA = 0.8
/** Figures that another line than the one they count takes out at least: what all are counted over is in all of them. */
const LEAST_BY_ANOTHER = 2
/** Lines from which nobody looks for one that was written wrongly. */
const MOST_LINES = 40

/** What is written in two lines was weighed as one thing; the heaviest first, in whatever order they were sent. */
function gatheredLines<Matter>(lines: readonly FormulaLine<Matter>[]): FormulaLine<Matter>[] {
  const byName = new Map<string, FormulaLine<Matter>>()
  for (const line of lines) byName.set(line.name, { ...line, grams: line.grams + (byName.get(line.name)?.grams ?? 0) })
  return [...byName.values()].toSorted((a, b) => b.grams - a.grams || (a.name < b.name ? -1 : 1))
}

/** A weight that explains everything, had it been written rightly. */
function slipIn<Matter>(
  { parameters, limits, judged }: JudgedFormula<Matter>,
  lines: readonly FormulaLine<Matter>[],
  isLikely: (line: FormulaLine<Matter>, grams: number) => boolean,
) {
  const isRight = (at: number, grams: number): boolean => {
    const tried = lines.map((line, other) => (other === at ? { ...line, grams } : line))
    const values = measureAll(parameters, judged, tried)
    for (const key of judged) {
      const value = values[key]
      if (value !== undefined) values[key] = roundTo(value, parameters[key]?.decimals ?? 0)
    }
    return verdictOfRanges(judgeRanges(judged, values, limits)) === 'equilibrada'
  }
  if (lines.length > MOST_LINES) return undefined
  for (const factor of SLIP_FACTORS)
    for (const [at, line] of lines.entries())
      if (line.grams > 0 && isLikely(line, factor * line.grams) && isRight(at, factor * line.grams))
        return { line, grams: factor * line.grams }
  return undefined
}

/** What a figure counts of a thing, where more of the thing raises it. */
function countedIn<Matter>(parameter: FigureParameter<Matter>): RatioParameter<Matter> | undefined {
  if (!isRatioParameter(parameter)) return undefined
  return parameter.curve && parameter.curve.at(2) < parameter.curve.at(1) ? undefined : parameter
}

/** What a master would put or take, of what the figure counts: the line that it counts most of, or what every workshop has. */
function culpritOf<Matter>(
  { standing, ways, pantry }: TypeTable<Matter>,
  lines: readonly FormulaLine<Matter>[],
  key: string,
  { of }: RatioParameter<Matter>,
  isLow: boolean,
): { readonly ingredient: Ingredient | undefined; readonly line?: FormulaLine<Matter> } | undefined {
  const numbers = ways(key, isLow).flatMap(({ when, put, take, number }) =>
    !when && (isLow ? put : take) ? [number] : [],
  )
  // By the place of its way in the master's order; none of them is not meant.
  const placeOf = ({ ingredient }: { readonly ingredient: Ingredient | undefined }): number =>
    ingredient ? numbers.findIndex((number) => standing(ingredient)[isLow ? 'puts' : 'takes'][number] === 1) : -1
  const isMeant = (one: { readonly ingredient: Ingredient | undefined }): boolean => placeOf(one) >= 0
  const [line] = lines
    .filter((one) => one.grams * of(one.matter) > 0 && isMeant(one))
    .toSorted((a, b) => b.grams * of(b.matter) - a.grams * of(a.matter))
  if (line) return { ingredient: line.ingredient, line }
  return isLow
    ? pantry
        .filter((one) => of(one.matter) > 0 && isMeant(one))
        .toSorted((a, b) => placeOf(a) - placeOf(b) || of(b.matter) - of(a.matter))[0]
    : undefined
}

/** The figure that lies farthest outside, what it hangs on and what may have been meant; nothing where all of it may be meant so. */
export function grossFaultIn<Matter>(found: JudgedFormula<Matter>): GrossFaultTold | undefined {
  const { definition, parameters, judgement } = found
  const { type, formula, params, ranges, inRange, recognised, recipe } = judgement
  if (recipe.isFree || recognised || formula.lines.some(({ isUnweighed, known }) => isUnweighed || !known))
    return undefined
  const out = Object.keys(inRange).flatMap((key) => {
    const [value, range, parameter] = [params[key], ranges[key], parameters[key]]
    if (inRange[key] !== false || value === undefined || !range || !parameter || isHardLimit(found, key)) return []
    return [{ key, value, range, parameter, widths: distanceOutside(value, range) / (range[1] - range[0] || 1) }]
  })
  const gross = out
    .filter(({ widths, value }) => widths > GROSS_WIDTHS || value === 0)
    .toSorted((a, b) => b.widths - a.widths)
  const worst = gross.find(({ parameter }) => countedIn(parameter)) ?? gross[0]
  if (!worst) return undefined
  const { key, value, range, parameter, widths } = worst
  const isLow = value < range[0]
  const counted = countedIn(parameter)
  const lines = gatheredLines(formula.lines)
  const total = lines.reduce((sum, { grams }) => sum + grams, 0)
  const isOfThis = (line: FormulaLine<Matter>, grams: number): boolean =>
    counted !== undefined && counted.of(line.matter) > 0 && grams > line.grams === isLow
  const isLikely = (line: FormulaLine<Matter>, grams: number): boolean =>
    grams <= MOST_OF_FORMULA * (total - line.grams + grams) &&
    (!counted || out.length >= LEAST_BY_ANOTHER || isOfThis(line, grams))
  const slip = widths > SLIP_WIDTHS[counted ? 'ofThing' : 'ofOther'] ? slipIn(found, lines, isLikely) : undefined
  const table = typeTable(definition.advises.identity, type)
  const culprit = slip || !counted ? undefined : culpritOf(table, lines, key, counted, isLow)
  // Of what is there, one thing more or less takes out a figure or two; of what is not, as many as it is in.
  if (!slip && (!culprit || (culprit.line && out.length > MOST_TAKEN_OUT))) return undefined
  const line = slip?.line ?? culprit?.line
  // A unit written wrongly elsewhere is no want of this.
  const isSlipOfThis = slip && counted && slip.grams > slip.line.grams === isLow
  const ingredient = (isSlipOfThis ? slip.line : culprit)?.ingredient?.name
  return {
    answer: {
      parametro: key,
      valor: value,
      rango: range,
      ...(line && { linea: line.name }),
      ...(slip && { quizas: slip.grams }),
    },
    text: commonFinding('first.gross', {
      missed: { figure: namedFigure(key, parameter), value, range },
      isLow,
      ...(ingredient !== undefined && { ingredient }),
      ...(line && { line: { name: line.name, grams: line.grams, ...(slip && { meant: slip.grams }) } }),
    }),
  }
}
