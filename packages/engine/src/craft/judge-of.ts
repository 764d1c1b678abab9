import { overrideRanges, recognisedProduct } from '../advise/identity.ts'
import { commonFinding } from '../findings/find.ts'
import { FormulaError, unlessRefused } from '../formula/errors.ts'
import { type CraftRequest, type ParsedFormula, unreadGramsIn } from '../formula/formula.ts'
import { NESTED_FORMULA } from '../formula/prepared.ts'
import { type OwnNorms, ownNorms, rangesWithOwn } from '../judge/own-norms.ts'
import { styleTold } from '../judge/style.ts'
import { judgeRanges, verdictOfRanges } from '../judge/verdict.ts'
import { type FigureParameters, measureAll } from '../ratio/parameter.ts'
import type { FigureRange } from '../ratio/range.ts'
import { lazyFor } from '../words/lazy.ts'
import { roundTo } from '../words/round.ts'
import type { BoundDefinition, ParameterRanges, ParameterValues, RecipeType } from './craft.ts'
import { formulaWithUnweighed, unsettledFigures, unweighedNamesIn } from './unweighed.ts'

function limitsOf<Key extends string>(
  { unjudged }: RecipeType<Key>,
  ranges: ParameterRanges<Key>,
): ParameterRanges<Key> {
  if (!unjudged) return ranges
  const limits: { [key in Key]?: FigureRange } = {}
  for (const key of Object.keys(ranges) as Key[]) if (!unjudged.includes(key)) limits[key] = ranges[key] as FigureRange
  return limits
}

/** Share of the mass that nobody can read from which no figure is judged: whatever it is, it decides them. */
const MOST_UNREAD = 0.2

/** A base that is there and that nobody weighed is not missing: it is asked for. */
function refuseUnweighedBase<Matter>({ lines }: ParsedFormula<Matter>, type: string, weighed: () => unknown): void {
  const names = unweighedNamesIn(lines)
  if (names.length > 0 && unlessRefused(weighed))
    throw new FormulaError('missing-base', commonFinding('formula.unweighed-base', { names, type }))
}

/** How a craft judges a formula: by which recipe, which figures, which ranges, and with what verdict. */
export function formulaJudgeOf<
  Matter,
  Key extends string,
  Judged extends Key,
  Recipe extends RecipeType<Key>,
  Request extends CraftRequest,
  Body,
  Facts,
>(definition: BoundDefinition<Matter, Key, Judged, Recipe, Request, Body, Facts>) {
  const { types, reads, judges } = definition
  const allKeys = Object.keys(definition.parameters) as Key[]
  const readingAs = lazyFor((own: Partial<FigureParameters<Matter, Key>>) => ({ ...definition.parameters, ...own }))

  function parametersOf(recipe: Recipe, norms: OwnNorms): FigureParameters<Matter, Key> {
    const own = reads.readAs?.(recipe, norms)
    return own ? readingAs(own) : definition.parameters
  }

  function shown(
    parameters: FigureParameters<Matter, Key>,
    recipe: Recipe,
    { lines }: ParsedFormula<Matter>,
  ): ParameterValues<Key> {
    const params = measureAll(parameters, reads.shown?.(recipe) ?? allKeys, lines)
    for (const key of Object.keys(params) as Key[])
      params[key] = roundTo(params[key] as number, parameters[key].decimals)
    return params
  }

  /** The parameters that decide something of a recipe with these ranges. */
  function judgedIn({ isFree }: Recipe, ranges: ParameterRanges<Key>): readonly Judged[] {
    if (isFree) return []
    if (!judges.keys) return Object.keys(ranges) as Judged[]
    return [...judges.keys, ...(judges.ofTypes ?? []).filter((key) => Object.hasOwn(ranges, key))]
  }

  /** The recipe of the style that the formula tells, where the craft has not said one. */
  function inStyle({ type, recipe }: { type: string; recipe: Recipe }, { lines }: ParsedFormula<Matter>) {
    const style = recipe.style ? undefined : styleTold(recipe.styles ?? [], reads.tells ?? {}, lines)
    return { type, recipe: style ? { ...recipe, ranges: style.ranges, style } : recipe }
  }

  /** The recipe that a formula is judged by. Of what is only used in another, also why it cannot be. */
  function recipeOf(plain: { type: string; recipe: Recipe }, formula: ParsedFormula<Matter>, isNested: boolean) {
    if (!reads.recipeFor) return { ...plain, unjudged: undefined }
    try {
      // What nobody weighed is no base to judge anything by.
      const weighed = { ...formula, lines: formula.lines.filter(({ isUnweighed }) => !isUnweighed) }
      return { ...(reads.recipeFor(plain.type, weighed) ?? plain), unjudged: undefined }
    } catch (problem) {
      if (!(problem instanceof FormulaError && problem.code === 'missing-base')) throw problem
      refuseUnweighedBase(formula, plain.recipe.label, () => reads.recipeFor?.(plain.type, formula))
      if (!isNested) throw problem
      return { ...plain, unjudged: problem.finding }
    }
  }

  return (as: string, formula: ParsedFormula<Matter>, request: Request) => {
    const plain = { type: as, recipe: types[as] as Recipe }
    const { unjudged, ...fits } = recipeOf(plain, formula, Object.hasOwn(request, NESTED_FORMULA))
    const { type, recipe } = inStyle(fits, formula)
    const norms = ownNorms(request)
    const parameters = parametersOf(recipe, norms)
    const params = shown(parameters, recipe, formula)
    const known = recognisedProduct(definition.advises.identity, type, formula)
    const own: ParameterRanges<Key> = { ...judges.commonRanges, ...recipe.ranges }
    const ofType = known?.ranges
      ? overrideRanges(own, known.ranges, recipe.style ? types[type]?.ranges : undefined)
      : own
    const ranges = rangesWithOwn(judges.applied?.(ofType, params, formula, norms) ?? ofType, norms)
    const decided = limitsOf(recipe, ranges)
    const judged = judgedIn(recipe, ranges)
    const unsettled = unsettledFigures(definition.advises.identity, type, formula, parameters, decided, judged)
    const limits =
      unsettled.size === 0
        ? decided
        : (Object.fromEntries(Object.entries(decided).filter(([key]) => !unsettled.has(key))) as ParameterRanges<Key>)
    const isUnread = unreadGramsIn(formula.lines) > MOST_UNREAD * formula.total
    const inRange = judgeRanges(judged, params, isUnread ? {} : limits)
    // What nobody judged is not approved.
    const isUnseen = isUnread || (unsettled.size > 0 && judged.every((key) => !limits[key]))
    const said = recipe.isFree || isUnseen ? 'revisar' : verdictOfRanges(inRange)
    const told = formulaWithUnweighed(definition.advises.identity, type, formula)
    const judgement = {
      type,
      recipe,
      formula: told,
      params,
      ranges,
      inRange,
      unsettled,
      verdict: said,
      recognised: known,
    }
    return { parameters, limits, judged, judgement, unjudged }
  }
}
