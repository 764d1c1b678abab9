import type { GramCorrection } from '../advise/correction.ts'
import { isWordedIn } from '../advise/suggestions.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import type { MeasuredFigures } from '../catalogue/measured.ts'
import type { FindingText, SayFinding } from '../findings/finding.ts'
import type { CraftRequest, FormulaLine, PreparedFormula } from '../formula/formula.ts'
import type { LegalBlock } from '../judge/legal.ts'
import type { BalanceVerdict } from '../judge/verdict.ts'
import { type FigureParameter, type FigureParameters, isRatioParameter } from '../ratio/parameter.ts'
import type { FigureRange } from '../ratio/range.ts'
import { answerFormula } from './answer.ts'
import type { AnalysisOptions, Craft, FormulaAnalysis, RecipeType } from './craft.ts'
import type { AnswerDoubt, MeasurableFigure, OptionalSections, UncertaintyReport } from './doubted.ts'
import type { AnswerHeadline } from './first.ts'
import { collapsePreparations } from './known.ts'

/** What a face can show of any formula without knowing its craft. */
export interface FormulaOverview {
  readonly type: string
  readonly typeLabel: string
  readonly verdict: BalanceVerdict
  /** False of a type without ranges: no face shows it as right or wrong. */
  readonly isJudged: boolean
  /** What people read first: safety and law before balance. Shape, colour and medal follow it. */
  readonly first: AnswerHeadline<FindingText>
  /** The balance alone, in the words of the craft. */
  readonly headline: FindingText
  readonly figures: readonly OverviewFigure[]
  /** Changes in grams, each with its sentence, in the order in which they help. */
  readonly changes: readonly CorrectionStep[]
  /** What the answer says besides the changes: that all is well, or what they leave undone. */
  readonly remarks: readonly FindingText[]
  readonly warnings: readonly FindingText[]
  readonly lines: readonly OverviewLine[]
  /** How sure it all is, where it was asked for. */
  readonly doubt?: AnswerDoubt
  /** By figure that the law of its name looks at: one standard deviation, where the doubt was asked for. */
  readonly lawDoubt?: Readonly<Record<string, number>>
}

export interface OverviewFigure {
  readonly key: string
  readonly label: string
  /** What it is, and how it is meant where its label says so: «Dulzor», «POD». */
  readonly name: string
  readonly aside?: string
  readonly unit: string
  readonly decimals: number
  readonly value: number
  readonly range?: FigureRange
  /** Null where the range, if any, decides nothing. */
  readonly inRange: boolean | null
  /** Outside by a hair, as everything is that is outside. */
  readonly isNear?: true
  /** What nobody weighed decides it: its value is of the rest, and is not judged. */
  readonly isUnsettled?: true
  /** The distance to the nearest limit, in words. */
  readonly margin?: RangeMargin
  /** Whether what each line contributes can be told: a blend has no parts. */
  readonly additive: boolean
  /** One standard deviation to each side of the value, and how likely it is to lie in its range, where it was asked for. */
  readonly doubt?: { readonly sd: number; readonly band: FigureRange; readonly probability?: number }
}

/** How far a value lies from the nearest limit of its range: under it, over it, or inside. */
export interface RangeMargin {
  readonly side: 'under' | 'over' | 'in'
  readonly limit: 'least' | 'most'
  readonly distance: number
  readonly unit: string
  readonly decimals: number
}

export function rangeMarginOf(
  value: number,
  [least, most]: FigureRange,
): Pick<RangeMargin, 'side' | 'limit' | 'distance'> {
  if (value < least) return { side: 'under', limit: 'least', distance: least - value }
  if (value > most) return { side: 'over', limit: 'most', distance: value - most }
  return value - least <= most - value
    ? { side: 'in', limit: 'least', distance: value - least }
    : { side: 'in', limit: 'most', distance: most - value }
}

/** Grams of one thing taken, of another put, or one for the other. */
export interface GramStep {
  readonly from?: string
  readonly to?: string
  readonly grams: number
}

export interface CorrectionStep extends GramStep {
  /** The figure that it brings into its range. */
  readonly parameter: string
  readonly finding: FindingText
  /** The same in words. */
  readonly sentence: string
  /** What else the same finding asks for. */
  readonly also?: readonly GramStep[]
}

export interface OverviewLine {
  readonly name: string
  /** 0 of what nobody weighed. */
  readonly grams: number
  readonly isUnweighed?: true
  readonly ingredient: Ingredient | undefined
  /** Of a line that uses a preparation: what a gram of it is. */
  readonly prepared?: PreparedFormula
  /** What was measured of it. */
  readonly measured?: MeasuredFigures
  /** What could be measured of it, where the doubt was asked for. */
  readonly measures?: readonly MeasurableFigure[]
}

/** What every answer has, whatever else its craft says. */
export interface CommonAnswer {
  readonly params: Readonly<Record<string, number | undefined>>
  readonly suggestions: readonly string[]
  readonly legal?: Pick<LegalBlock, 'cumple' | 'denominacion'>
}

function figureOf<Matter>(
  key: string,
  parameter: FigureParameter<Matter>,
  value: number,
  range: FigureRange | undefined,
  { inRange, isNear, isUnsettled }: Pick<OverviewFigure, 'inRange' | 'isNear' | 'isUnsettled'>,
  doubt: AnswerDoubt | undefined,
): OverviewFigure {
  const { label, unit, decimals, named } = parameter
  const { mas_menos: sd, probabilidad } = doubt?.parametros[key] ?? {}
  return {
    key,
    label,
    name: named?.name ?? label,
    ...(named && { aside: named.aside }),
    unit,
    decimals,
    value,
    ...(range && { range, margin: { ...rangeMarginOf(value, range), unit, decimals } }),
    inRange,
    ...(isNear && { isNear }),
    ...(isUnsettled && { isUnsettled }),
    additive: isRatioParameter(parameter),
    ...(sd !== undefined && {
      doubt: { sd, band: [value - sd, value + sd], ...(probabilidad !== undefined && { probability: probabilidad }) },
    }),
  }
}

const stepOf = ({ from, to, grams }: GramCorrection<string>): GramStep => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
  grams,
})

const changeOf = (
  [first, ...rest]: readonly GramCorrection<string>[],
  finding: FindingText,
  say: SayFinding,
): CorrectionStep[] =>
  first
    ? [
        {
          ...stepOf(first),
          parameter: first.parameter,
          finding,
          sentence: say(finding),
          ...(rest.length > 0 && { also: rest.map(stepOf) }),
        },
      ]
    : []

/** Judged figures first, then those that only inform; each in the order of its craft. */
const lineOf = <Matter>(
  { name, grams, ingredient, use, measured, isUnweighed }: FormulaLine<Matter>,
  measures: readonly MeasurableFigure[] | undefined,
): OverviewLine => ({
  name,
  grams: isUnweighed ? 0 : grams,
  ...(isUnweighed && { isUnweighed }),
  ingredient,
  ...(use && { prepared: use.prepared }),
  ...(measured && { measured }),
  ...(measures && { measures }),
})

function overviewOf<Matter>(
  parameters: FigureParameters<Matter>,
  judged: FormulaAnalysis<Matter, string, string, RecipeType<string>>,
  {
    first,
    headline,
    nearKeys,
    askedFirst: asked,
  }: Pick<FormulaOverview, 'first' | 'headline'> & {
    readonly nearKeys: readonly string[]
    readonly askedFirst: number
  },
  suggestions: readonly FindingText[],
  lines: readonly FormulaLine<Matter>[],
  doubted: UncertaintyReport | undefined,
): FormulaOverview {
  const { params, ranges, inRange } = judged
  const figures = Object.entries(parameters).flatMap(([key, parameter]) => {
    const value = params[key]
    return value === undefined
      ? []
      : [
          figureOf(
            key,
            parameter,
            value,
            ranges[key],
            {
              inRange: inRange[key] ?? null,
              ...(nearKeys.includes(key) && { isNear: true }),
              ...(judged.unsettled?.has(key) && { isUnsettled: true }),
            },
            doubted?.duda,
          ),
        ]
  })
  // The sentences of an answer are those of the corrections, in their order, and then what they leave undone.
  const measures = doubted?.measures()
  const measurable = new Map(judged.formula.lines.map((line, at) => [line, measures?.[at]]))
  const worded = isWordedIn(judged)
  return {
    type: judged.type,
    typeLabel: judged.recipe.label,
    verdict: judged.verdict,
    isJudged: !judged.recipe.isFree,
    first,
    headline,
    figures: [...figures.filter((one) => one.inRange !== null), ...figures.filter((one) => one.inRange === null)],
    changes: worded.flatMap((corrections, index) =>
      changeOf(corrections, suggestions[asked + index] ?? '', judged.say),
    ),
    remarks: [...suggestions.slice(0, asked), ...suggestions.slice(asked + worded.length)],
    warnings: judged.warnings,
    lines: lines.map((line) => lineOf(line, measurable.get(line))),
    ...(doubted && { doubt: doubted.duda, lawDoubt: doubted.law() }),
  }
}

/**
 * The answer of a craft, and what any face can show of it without knowing the craft.
 *
 * @param craft - A craft of an engine, such as one of `allCrafts`.
 * @param request - The body that the service takes for that craft.
 * @param options - `explain: true` adds where every figure comes from; `advice: false` leaves corrections out.
 * @returns `body`, as the service answers, and `overview`: figures, lines and steps in one shape for all crafts.
 * @throws FormulaError when the formula cannot be calculated, with a code and a sentence.
 */
export const examineFormula = <Request extends CraftRequest, Body extends CommonAnswer>(
  craft: Craft<Request, Body>,
  request: Request,
  options: AnalysisOptions = {},
): { readonly body: Body & OptionalSections; readonly overview: FormulaOverview } =>
  craft.found(request, (found) => {
    const { analysis, suggestions, first, headline, nearKeys, askedFirst, doubted, body } = answerFormula(
      found,
      options,
    )
    // A craft may derive a figure from others already rounded: what is shown is what the answer says.
    const shown = { ...analysis, params: body.params }
    return {
      body,
      overview: overviewOf(
        found.parameters,
        shown,
        { first, headline: headline(), nearKeys, askedFirst },
        suggestions,
        collapsePreparations({ found, law: [], guards: [] }).found.judgement.formula.lines,
        doubted,
      ),
    }
  })
