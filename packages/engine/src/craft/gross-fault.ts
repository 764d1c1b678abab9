import { holdsKind, NEAR_TIE, type TypeTable, typeTable } from '../advise/identity.ts'
import { LARGEST_MOVES } from '../advise/levers.ts'
import { roundedAsRecipe } from '../advise/scale.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { namedFigure } from '../findings/figure.ts'
import { commonFinding } from '../findings/find.ts'
import type { FormulaLine } from '../formula/formula.ts'
import { judgeRanges, verdictOfRanges } from '../judge/verdict.ts'
import {
  explainRatio,
  type FigureParameter,
  isRatioParameter,
  measureAll,
  type RatioParameter,
} from '../ratio/parameter.ts'
import { distanceOutside, type FigureRange } from '../ratio/range.ts'
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
/** Share of the least of a range under which what a type has is as good as forgotten: a pod of vanilla is no sugar. */
const NEXT_TO_NOTHING = 0.05
/** Range widths outside from which two figures over one thing are no coincidence. */
const CLEAR_WIDTHS = 0.5
/** By how much what others are counted over was weighed short or over, when it alone takes them out. */
const BASE_FACTORS = [2, 0.5, 3, 1 / 3, 4, 0.25] as const
/** By how much a thing was weighed over or short, where it alone took out what is out: finer, for what it is counted over is right. */
const CULPRIT_FACTORS = [1.2, 1.4, 1.7, 2, 2.5, 3, 4, 5, 7, 10] as const
/** Halvings that tell the weights that are right from the others by less than a scale does. */
const EDGE_STEPS = 10

/** What is written in two lines was weighed as one thing; the heaviest first, in whatever order they were sent. */
function gatheredLines<Matter>(lines: readonly FormulaLine<Matter>[]): FormulaLine<Matter>[] {
  const byName = new Map<string, FormulaLine<Matter>>()
  for (const line of lines) byName.set(line.name, { ...line, grams: line.grams + (byName.get(line.name)?.grams ?? 0) })
  return [...byName.values()].toSorted((a, b) => b.grams - a.grams || (a.name < b.name ? -1 : 1))
}

/** Whether everything is in its range with another weight of one line. */
function isRightWith<Matter>(
  { parameters, limits, judged }: JudgedFormula<Matter>,
  lines: readonly FormulaLine<Matter>[],
  at: number,
  grams: number,
): boolean {
  const tried = lines.map((line, other) => (other === at ? { ...line, grams } : line))
  const values = measureAll(parameters, judged, tried)
  for (const key of judged) {
    const value = values[key]
    if (value !== undefined) values[key] = roundTo(value, parameters[key]?.decimals ?? 0)
  }
  return verdictOfRanges(judgeRanges(judged, values, limits)) === 'equilibrada' && haveBases(parameters, judged, tried)
}

/** Whether there is enough of what figures are counted over for them to mean something. */
const haveBases = <Matter>(
  parameters: JudgedFormula<Matter>['parameters'],
  judged: readonly string[],
  lines: readonly FormulaLine<Matter>[],
): boolean =>
  judged.every((key) => {
    const parameter = parameters[key]
    return !parameter || !isRatioParameter(parameter) || explainRatio(parameter, lines) !== undefined
  })

/** A weight that explains everything, had it been written rightly. */
function slipIn<Matter>(
  found: JudgedFormula<Matter>,
  lines: readonly FormulaLine<Matter>[],
  isLikely: (line: FormulaLine<Matter>, grams: number) => boolean,
) {
  if (lines.length > MOST_LINES) return undefined
  for (const factor of SLIP_FACTORS)
    for (const [at, line] of lines.entries())
      if (line.grams > 0 && isLikely(line, factor * line.grams) && isRightWith(found, lines, at, factor * line.grams))
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
  isForgotten: boolean,
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
  const wanted = isLow ? pantry.filter((one) => of(one.matter) > 0 && isMeant(one)) : []
  const most = Math.max(...wanted.map(({ matter }) => of(matter)))
  // Of what is next to nothing, what brings a trace of it was not meant to bring it.
  if (line && !(isForgotten && of(line.matter) < most / 2)) return { ingredient: line.ingredient, line }
  const [missing] = wanted
    .filter(({ matter }) => !line || of(matter) === most)
    .toSorted((a, b) => placeOf(a) - placeOf(b) || of(b.matter) - of(a.matter))
  return missing && { ingredient: missing.ingredient }
}

/** A figure that lies outside its range. */
interface MissedFigureIn<Matter> {
  readonly key: string
  readonly value: number
  readonly range: FigureRange
  readonly parameter: FigureParameter<Matter>
  readonly widths: number
}

const isNextToNothing = ({ value, range: [least] }: Pick<MissedFigureIn<never>, 'value' | 'range'>): boolean =>
  least > 0 && value < NEXT_TO_NOTHING * least

/** The figures out of their ranges that somebody may have written wrongly: what the law bounds has words of its own. */
const missedIn = <Matter>(found: JudgedFormula<Matter>): MissedFigureIn<Matter>[] =>
  Object.entries(found.judgement.inRange).flatMap(([key, isInside]) => {
    const { params, ranges } = found.judgement
    const [value, range, parameter] = [params[key], ranges[key], found.parameters[key]]
    if (isInside !== false || value === undefined || !range || !parameter || isHardLimit(found, key)) return []
    return [{ key, value, range, parameter, widths: distanceOutside(value, range) / (range[1] - range[0] || 1) }]
  })

/** What is tied to something by a ratio that the product is known by, and was written so far short of it, or beyond it, that it is not tied. */
function isOffItsTie<Matter>(
  { ties }: TypeTable<Matter>,
  lines: readonly FormulaLine<Matter>[],
  line: FormulaLine<Matter>,
  isLow: boolean,
): boolean {
  const weight = (kinds: ReadonlySet<string>): number =>
    lines.reduce((sum, { ingredient, grams }) => sum + (ingredient && holdsKind(kinds, ingredient) ? grams : 0), 0)
  return ties.some(({ a, b, near }) => {
    const [over, under] = [weight(a), weight(b)]
    if (near === undefined || !line.ingredient || !(over > 0 && under > 0)) return false
    const ratio = holdsKind(a, line.ingredient) ? over / under / near : (under / over) * near
    const isTied = holdsKind(a, line.ingredient) || holdsKind(b, line.ingredient)
    return isTied && (isLow ? ratio < 1 / (1 + NEAR_TIE) : ratio > 1 + NEAR_TIE)
  })
}

/** What two figures or more are counted over, all of them too high or too low, where its weight alone takes everything out: half of the flour. */
function baseFaultIn<Matter>(
  found: JudgedFormula<Matter>,
  { lines, out }: FiguresOut<Matter>,
):
  | {
      readonly missed: MissedFigureIn<Matter>
      readonly line: FormulaLine<Matter>
      readonly isLow: boolean
      readonly grams: number
    }
  | undefined {
  const isHigh = ({ value, range }: MissedFigureIn<Matter>): boolean => value > range[1]
  if (lines.length > MOST_LINES || out.length < LEAST_BY_ANOTHER) return undefined
  const table = typeTable(found.definition.advises.identity, found.judgement.type)
  for (const [at, line] of lines.entries()) {
    const isOver = ({ parameter }: MissedFigureIn<Matter>): boolean =>
      isRatioParameter(parameter) &&
      parameter.per(line.matter) > parameter.of(line.matter) &&
      lines.some(({ matter }) => parameter.per(matter) === 0)
    const over = out.filter(isOver)
    const [missed] = over
    if (!missed || over.some((one) => isHigh(one) !== isHigh(missed))) continue
    const isLow = isHigh(missed)
    // Two figures by little are two tastes; three, two by much, or two and a ratio that is always kept, are one weight.
    const isClear = over.length > LEAST_BY_ANOTHER || (over[1]?.widths ?? 0) > CLEAR_WIDTHS
    if (over.length < LEAST_BY_ANOTHER || !(isClear || isOffItsTie(table, lines, line, isLow))) continue
    const settling = (place: number, grams: number, isMore: boolean): number | undefined =>
      BASE_FACTORS.find((factor) => factor > 1 === isMore && isRightWith(found, lines, place, factor * grams))
    // What all of them count is as likely to be wrong as what they are counted over.
    const isOfOne = lines.some(
      ({ matter, grams }, other) =>
        over.every(({ parameter }) => isRatioParameter(parameter) && parameter.of(matter) > parameter.per(matter)) &&
        settling(other, grams, !isLow) !== undefined,
    )
    const factor = isOfOne ? undefined : settling(at, line.grams, isLow)
    if (factor) return { missed, line, isLow, grams: likeliestGrams(found, lines, at, factor) }
  }
  return undefined
}

/** Of the weights of a line with which everything is in its range the one in the middle, as often too small as too large, and as round as a recipe has it. */
function likeliestGrams<Matter>(
  found: JudgedFormula<Matter>,
  lines: readonly FormulaLine<Matter>[],
  at: number,
  factor: number,
): number {
  const written = lines[at]?.grams ?? 0
  const settled = factor * written
  /** How far a weight that is right may go towards one that is not, by halves of what is between them. */
  const edge = (wrong: number): number => {
    let [right, beyond] = [settled, wrong]
    for (let step = 0; step < EDGE_STEPS; step++) {
      const between = Math.sqrt(right * beyond)
      if (isRightWith(found, lines, at, between)) right = between
      else beyond = between
    }
    return right
  }
  const middle = Math.sqrt(edge(written) * edge(factor * settled))
  const round = roundedAsRecipe(middle)
  return isRightWith(found, lines, at, round) ? round : settled
}

/** What lies outside and may have been written wrongly, the farthest first, and the lines that it is looked for in. */
interface FiguresOut<Matter> {
  readonly out: readonly MissedFigureIn<Matter>[]
  readonly lines: readonly FormulaLine<Matter>[]
  readonly worst: MissedFigureIn<Matter> | undefined
}

/** Nothing where all of it may be meant so. */
function figuresOutOf<Matter>(found: JudgedFormula<Matter>): FiguresOut<Matter> | undefined {
  const { formula, recognised, recipe } = found.judgement
  if (recipe.isFree || recognised || formula.lines.some(({ isUnweighed, known }) => isUnweighed || !known))
    return undefined
  const out = missedIn(found).toSorted((a, b) => b.widths - a.widths)
  const gross = out.filter((one) => one.widths > GROSS_WIDTHS || one.value === 0 || isNextToNothing(one))
  const worst = gross.find(({ parameter }) => countedIn(parameter)) ?? gross[0]
  return { out, lines: gatheredLines(formula.lines), worst }
}

/** One line whose weight explains all that is out, and the grams that were likely meant. */
export interface MisweighedLine<Matter> {
  readonly line: FormulaLine<Matter>
  readonly grams: number
  /** The figure that it is told by. */
  readonly key: string
}

const misweighedAmong = <Matter>(found: JudgedFormula<Matter>, seen: FiguresOut<Matter>) => {
  const slip = slipOf(found, seen)
  if (slip) return { ...slip, told: faultTold({ ...slip, meant: slip.grams }) }
  const base = baseFaultIn(found, seen)
  return base && { ...base, told: faultTold({ ...base, ingredient: base.line.ingredient?.name }) }
}

/** The line that was weighed or written wrongly, where one is plainly meant. */
export function misweighedLineIn<Matter>(found: JudgedFormula<Matter>): MisweighedLine<Matter> | undefined {
  const seen = figuresOutOf(found)
  const plain = seen && misweighedAmong(found, seen)
  // A figure that no single thing makes (a freezing point) asks, and says nothing of one line.
  if (!plain || !countedIn(plain.missed.parameter)) return undefined
  return { line: plain.line, grams: plain.grams, key: plain.missed.key }
}

/** The figure that lies farthest outside, what it hangs on and what may have been meant; nothing where all of it may be meant so. */
export function grossFaultIn<Matter>(found: JudgedFormula<Matter>): GrossFaultTold | undefined {
  const seen = figuresOutOf(found)
  if (!seen) return undefined
  return misweighedAmong(found, seen)?.told ?? culpritTold(found, seen)
}

/** A line whose weight, in another unit, explains everything. */
function slipOf<Matter>(found: JudgedFormula<Matter>, { lines, out, worst: missed }: FiguresOut<Matter>) {
  const counted = missed && countedIn(missed.parameter)
  if (!missed || missed.widths <= SLIP_WIDTHS[counted ? 'ofThing' : 'ofOther']) return undefined
  const { standing } = typeTable(found.definition.advises.identity, found.judgement.type)
  const isLow = missed.value < missed.range[0]
  const total = lines.reduce((sum, { grams }) => sum + grams, 0)
  const isOfThis = (line: FormulaLine<Matter>, grams: number): boolean =>
    counted !== undefined && counted.of(line.matter) > 0 && grams > line.grams === isLow
  const isLikely = (line: FormulaLine<Matter>, grams: number): boolean =>
    // What has no place in the type was not meant by the gram either.
    !(line.ingredient && standing(line.ingredient).forbidden) &&
    grams <= MOST_OF_FORMULA * (total - line.grams + grams) &&
    (!counted || out.length >= LEAST_BY_ANOTHER || isOfThis(line, grams))
  const slip = slipIn(found, lines, isLikely)
  if (!slip) return undefined
  // A unit written wrongly elsewhere is no want of this.
  const isSlipOfThis = isOfThis(slip.line, slip.grams)
  return { ...slip, missed, isLow, ingredient: isSlipOfThis ? slip.line.ingredient?.name : undefined }
}

/** What a master would put or take, where it alone took the figures out. */
function culpritAmong<Matter>(found: JudgedFormula<Matter>, { lines, out, worst: missed }: FiguresOut<Matter>) {
  const counted = missed && countedIn(missed.parameter)
  if (!counted) return undefined
  const table = typeTable(found.definition.advises.identity, found.judgement.type)
  const isLow = missed.value < missed.range[0]
  const culprit = culpritOf(table, lines, missed.key, counted, isLow, isNextToNothing(missed))
  // What has no place in the type is taken out, whatever it weighs: advice says so.
  if (!culprit || (!isLow && culprit.ingredient && table.standing(culprit.ingredient).forbidden)) return undefined
  // Of what is there, one thing more or less takes out a figure or two.
  return culprit.line && out.length > MOST_TAKEN_OUT ? undefined : { ...culprit, missed, isLow }
}

function culpritTold<Matter>(found: JudgedFormula<Matter>, seen: FiguresOut<Matter>): GrossFaultTold | undefined {
  const culprit = culpritAmong(found, seen)
  if (!culprit) return undefined
  // Of what is not there, as many as it is in, unless it is another product.
  if (seen.out.length > MOST_TAKEN_OUT && found.engine.advice?.(found, undefined).other) return undefined
  return faultTold({ ...culprit, ingredient: culprit.ingredient?.name })
}

/** The line that a gross fault hangs on, where its weight alone takes out everything that is out. */
export function culpritLineIn<Matter>(found: JudgedFormula<Matter>): MisweighedLine<Matter> | undefined {
  const seen = figuresOutOf(found)
  const { line, isLow, missed } = (seen && culpritAmong(found, seen)) ?? {}
  if (!seen || !line || !missed) return undefined
  const at = seen.lines.indexOf(line)
  const factor = CULPRIT_FACTORS.map((times) => (isLow ? times : 1 / times)).find((one) =>
    isRightWith(found, seen.lines, at, one * line.grams),
  )
  if (factor === undefined) return undefined
  const grams = likeliestGrams(found, seen.lines, at, factor)
  // What lacks more than a share of its batch is another product, and is not filled up.
  const isFilledUp = grams - line.grams > LARGEST_MOVES.together * found.judgement.formula.total
  return isFilledUp ? undefined : { line, grams, key: missed.key }
}

function faultTold({
  missed: { key, parameter, value, range },
  isLow,
  line,
  meant,
  ingredient,
}: {
  readonly missed: Omit<MissedFigureIn<never>, 'widths'>
  readonly isLow: boolean
  readonly line?: Pick<FormulaLine<never>, 'name' | 'grams'> | undefined
  readonly meant?: number
  readonly ingredient: string | undefined
}): GrossFaultTold {
  return {
    answer: {
      parametro: key,
      valor: value,
      rango: range,
      ...(line && { linea: line.name }),
      ...(meant !== undefined && { quizas: meant }),
    },
    text: commonFinding('first.gross', {
      missed: { figure: namedFigure(key, parameter), value, range },
      isLow,
      ...(ingredient !== undefined && { ingredient }),
      ...(line && { line: { name: line.name, grams: line.grams, ...(meant !== undefined && { meant }) } }),
    }),
  }
}
