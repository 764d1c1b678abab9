import { ratioTiesIn, type TypeTable, typeTable } from '../advise/identity.ts'
import { type GramLever, gramLeversOf } from '../advise/levers.ts'
import { type LimitGuard, limitHoldsIn } from '../advise/limit-guard.ts'
import { roundedToScale } from '../advise/scale.ts'
import { reluctanceFor } from '../advise/search.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import type { KeepingRole } from '../catalogue/roles.ts'
import { commonFinding } from '../findings/find.ts'
import type { FindingText } from '../findings/finding.ts'
import type { CraftRequest, FormulaLine } from '../formula/formula.ts'
import {
  type BlendParameter,
  type FigureParameters,
  invertRatio,
  isRatioParameter,
  measureLines,
  type RatioParameter,
  ratioSums,
} from '../ratio/parameter.ts'
import { type FigureRange, isWithin } from '../ratio/range.ts'
import { lazyValue } from '../words/lazy.ts'
import { BALANCED_TERM } from '../words/terms.ts'
import { allLimitsHold } from './advised.ts'
import type { CollapsedFormula, Craft, JudgedFormula } from './craft.ts'
import { formulaGuardsOf, legalGuardsOf, nameGuardsOf } from './guards.ts'
import { collapsePreparations } from './known.ts'
import { isRatherRecognised } from './nearest.ts'
import { unweighedNamesIn } from './unweighed.ts'
import type { ForgottenIngredient } from './usual.ts'

/**
 * A formula as a solver reads it: lines that may move, limits that should hold. It follows from the same definitions as
 * the verdict and the advice, and knows no craft. Matter stays closed: only the readings look into it.
 */

/** A reading and where it should lie. */
export interface ReadingLimit<Matter> {
  readonly key: string
  readonly label: string
  readonly unit: string
  /** Decimals it is shown with, and so compared with. */
  readonly decimals: number
  readonly reading: RatioParameter<Matter> | BlendParameter<Matter>
  readonly range: FigureRange
  /** A guard that is a fault of its own where it is broken. */
  readonly isFault?: true
  /** What is, and not what is shown, is compared: the law says 8, not 7,996. */
  readonly isExact?: true
}

/** How a master holds a line: where it stands once what is plainly wrong is put right, and how far it goes from there. */
export interface LineBounds {
  readonly grams: number
  /** What goes out whole, or was a slip, stays where it was put. */
  readonly settled: 'forbidden' | 'dose' | undefined
  /** It was hardly there, and goes in at its usual dose to begin with. */
  readonly isLacking: boolean
  readonly role: KeepingRole
  readonly least: number
  readonly most: number
  /** Grams to which it may rise when it is what lacks. */
  readonly reach: number
  /** Grams under which it never goes, though it alone were the fault. */
  readonly alone: number
  /** Whether a master would lower or raise it for what is wrong. */
  readonly falls: boolean
  readonly rises: boolean
  /** Whether it answers all that is wrong. */
  readonly answersAll: boolean
  /** Its place in the order in which a master would. */
  readonly rank: number
  /** How much a maker minds touching it. */
  readonly reluctance: number
}

/** What of a formula may move, how far, and what is put right first. */
export interface AdjustableLines {
  readonly lines: readonly LineBounds[]
  /** Lines whose ratio stays, within a share. */
  readonly ties: readonly { readonly a: readonly number[]; readonly b: readonly number[]; readonly tolerance: number }[]
  /** It is written on a base that keeps its grams, so the batch floats. */
  readonly isAnchored: boolean
  /** What was put right first, in words, and by which rule. */
  readonly preliminaryChanges: readonly {
    readonly line: number
    readonly because: string | undefined
    readonly orElse: string | undefined
  }[]
}

/** A name of the law, or a word that completes one («con pistacho»), and what it asks of the formula. */
export interface NameLimits<Matter> {
  readonly label: string
  /** It completes a name and is none by itself. */
  readonly isWord: boolean
  /** The formula bears it as it stands. */
  readonly isBorne: boolean
  readonly limits: readonly ReadingLimit<Matter>[]
}

export interface SolverProblem<Matter> {
  readonly type: string
  /** Products that may be made on one base are of one family. */
  readonly family: string
  readonly typeLabel: string
  /** As sent, and after them what cooking takes away, if anything. */
  readonly lines: readonly FormulaLine<Matter>[]
  readonly parameters: FigureParameters<Matter>
  readonly rungs: readonly { readonly label: string; readonly limits: readonly ReadingLimit<Matter>[] }[]
  readonly reached: number
  /** What the law asks of the name that the type bears. */
  readonly law: readonly ReadingLimit<Matter>[]
  /** What must not be spoiled on the way: where it holds it goes on holding, where it does not it gets no worse. */
  readonly guards: readonly ReadingLimit<Matter>[]
  /** Figures of taste: the first that a nearest formula gives up. */
  readonly taste: readonly string[]
  /** Figures that a customer would notice in another batch of the same product. */
  readonly character: readonly string[]
  /** What was written cannot be what was meant: why, if so. */
  readonly doubt: FindingText | undefined
  /** What was forgotten, where the engine knows what is usual: it is asked before anything moves. */
  readonly forgotten: ForgottenIngredient | undefined
  /** Figures and law are as they should be. */
  readonly isRight: boolean
  readonly adjustable: () => AdjustableLines
  /** What every workshop has for the type, and is not in the formula: names of the catalogue. */
  readonly pantry: () => readonly string[]
  /** The names that the formula may bear and the words that complete them, whether it does or not. */
  readonly words: () => readonly NameLimits<Matter>[]
  /** What a product of the type is always made with, so that whoever buys it expects it: rows of the catalogue. */
  readonly expected: () => readonly Ingredient[]
}

/** The ranges of a class as limits, each with its reading. */
const rungLimits = <Matter, Key extends string>(
  ranges: { readonly [key in Key]?: FigureRange },
  parameters: FigureParameters<Matter, Key>,
): ReadingLimit<Matter>[] =>
  (Object.keys(ranges) as Key[]).flatMap((key) => {
    const { label, unit, decimals } = parameters[key]
    const range = ranges[key]
    return range ? [{ key, label, unit, decimals, reading: parameters[key], range }] : []
  })

/** Guards are compared as the figures of the law are. */
const GUARD_DECIMALS = 2

const guardLimits = <Matter>(guards: readonly LimitGuard<Matter>[]): ReadingLimit<Matter>[] =>
  guards.map(({ key, label, unit, parameter: reading, range, isFault }) => ({
    ...(isFault && { isFault }),
    key,
    label,
    unit,
    decimals: GUARD_DECIMALS,
    reading,
    range,
  }))

/** Which figures are out, and on which side. */
type Fault = readonly [key: string, isLow: boolean]

function faultsOf<Matter>({ found, law, guards }: CollapsedFormula<Matter>): Fault[] {
  const { limits, judged, judgement } = found
  const { params, formula } = judgement
  const seen = judged.flatMap((key): Fault[] => {
    const [value, range] = [params[key], limits[key]]
    return value === undefined || !range || isWithin(value, range) ? [] : [[key, value < range[0]]]
  })
  const broken = [...law, ...guards.filter(({ isFault }) => isFault)]
  const unlawful = broken.filter((limit) => !limitHoldsIn(limit, formula.lines))
  return [
    ...seen,
    ...unlawful.map(
      ({ key, parameter, range }): Fault => [key, (measureLines(parameter, formula.lines) ?? 0) < range[0]],
    ),
  ]
}

function adjustableOf<Matter>(seen: CollapsedFormula<Matter>, isRight: boolean): AdjustableLines {
  const { found } = seen
  const { definition, judgement } = found
  const { type, formula } = judgement
  const table = typeTable(definition.advises.identity, type)
  const { levers: leversOfFormula, preliminaryChanges } = gramLeversOf(table, formula, isRight)
  const levers = leversOfFormula()
  const byFault = faultsOf(seen).map(([key, isLow]) => table.ways(key, isLow))
  const ways = byFault.flat()
  const lacking = lackingOf(found, levers, table)
  const settled = new Map(
    preliminaryChanges.flatMap(({ from, rule }) =>
      from === undefined ? [] : [[from, rule ? ('forbidden' as const) : ('dose' as const)]],
    ),
  )
  const byLine = new Map(levers.map((lever, at) => [lever.line, { lever, at }]))
  const newcomers = new Map(levers.filter(({ line }) => line < 0).map((lever, at) => [lever.ingredient, { lever, at }]))
  const lines = formula.lines.map((line, at): LineBounds => {
    const known = byLine.get(at) ?? newcomers.get(line.ingredient)
    if (!known)
      return { ...STILL, grams: line.grams, least: line.grams, most: line.grams, reach: line.grams, alone: line.grams }
    const { lever } = known
    const { takes, puts, keeping } = lever.standing
    const missing = lacking.get(lever)
    const falls = ways.some(({ number }) => takes[number] === 1)
    const rises = ways.some(({ number }) => puts[number] === 1)
    return {
      grams: missing ?? lever.grams,
      settled: settled.get(levers.indexOf(lever)),
      isLacking: missing !== undefined,
      answersAll: byFault.length > 0 && byFault.every((all) => all.some(({ number }) => takes[number] || puts[number])),
      role: keeping.role,
      least: lever.least,
      most: lever.most,
      reach: lever.reach,
      alone: lever.alone,
      rank: ways.reduce(
        (first, { number, rank }) => (takes[number] || puts[number] ? Math.min(first, rank) : first),
        UNLISTED,
      ),
      falls,
      rises,
      reluctance: reluctanceFor(keeping.role, rises && !falls),
    }
  })
  return {
    lines,
    ties: ratioTiesIn(table, formula.lines),
    isAnchored: levers.some(
      ({ line, standing: { keeping } }) => line >= 0 && keeping.role === 'base' && keeping.rises === 0,
    ),
    preliminaryChanges: preliminaryChanges.flatMap(({ from, rule }) => {
      const lever = from === undefined ? undefined : levers[from]
      return lever ? [{ line: lever.line, because: rule?.because, orElse: rule?.orElse }] : []
    }),
  }
}

/** What was hardly there at all (the salt of a dough) goes in at its usual dose, before anything else is looked at. */
function lackingOf<Matter>(
  { parameters, limits, judged, judgement: { params, formula } }: JudgedFormula<Matter>,
  levers: readonly GramLever<Matter>[],
  table: TypeTable<Matter>,
): ReadonlyMap<GramLever<Matter>, number> {
  const found = new Map<GramLever<Matter>, number>()
  for (const key of judged) {
    const [value, range, parameter] = [params[key], limits[key], parameters[key]]
    if (value === undefined || !range || !parameter || !isRatioParameter(parameter) || value >= range[0] / 2) continue
    const way = table.ways(key, true).find(({ to, take }) => to !== undefined && take === undefined)
    const fits = levers.filter(({ standing }) => way && standing.puts[way.number])
    const lever = fits.find(({ written }) => written > 0) ?? fits[0]
    if (!way?.to || !lever) continue
    const direction = { of: parameter.of(lever.matter), per: parameter.per(lever.matter), mass: 1 }
    const grams = invertRatio(parameter, ratioSums(parameter, formula.lines), direction, way.to)
    if (grams !== undefined && grams > 0) found.set(lever, lever.grams + roundedToScale(grams, grams))
  }
  return found
}

/** The names of a formula as limits on its lines as they are moved. */
const nameLimitsOf = <Matter>(found: JudgedFormula<Matter>): readonly NameLimits<Matter>[] =>
  nameGuardsOf(found).map(({ guards, ...name }) => {
    const { law } = collapsePreparations({ found, law: guards, guards: [] })
    return { ...name, limits: guardLimits(law).map((limit) => ({ ...limit, isExact: true })) }
  })

/** What grams decide of the name that its maker wrote, as far as it holds and the name of the type does not ask it anyway: no change may break the label. */
function writtenNameLimits<Matter>(
  found: JudgedFormula<Matter>,
  law: readonly LimitGuard<Matter>[],
): readonly ReadingLimit<Matter>[] {
  const written = found.engine.writtenName?.(found as JudgedFormula<unknown>, { advice: false })
  const held = (written?.told.partes ?? [])
    .flatMap(({ condiciones = [] }) => condiciones)
    .filter(({ id, cumple }) => cumple === true && !law.some(({ key }) => key === id))
  if (held.length === 0) return []
  const limits = nameLimitsOf(found).flatMap((name) => name.limits)
  return held.flatMap(({ id, umbral }) => limits.find(({ key, range }) => key === id && range.includes(umbral)) ?? [])
}

function expectedRowsOf<Matter>({ definition, judgement: { type, formula } }: JudgedFormula<Matter>): Ingredient[] {
  const table = typeTable(definition.advises.identity, type)
  const bases = formula.lines.flatMap(({ ingredient }) =>
    ingredient && table.standing(ingredient).keeping.role === 'base' ? [ingredient] : [],
  )
  return [...table.pantry.map(({ ingredient }) => ingredient), ...bases]
}

/** The rank of what no way of the table has. */
const UNLISTED = 20
const STILL = {
  settled: undefined,
  isLacking: false,
  role: 'named',
  falls: false,
  rises: false,
  answersAll: false,
  rank: UNLISTED,
  reluctance: 1,
} as const

/** The formula of a request, as a solver reads it. */
export const solverProblemOf = <Request extends CraftRequest>(
  craft: Craft<Request>,
  request: Request,
): SolverProblem<unknown> =>
  // The matter of a problem is only ever shown to its own readings.
  craft.found(request, (found) => stated(found) as SolverProblem<unknown>)

/** The question that comes before any change: of what nobody weighed that could be as much as the rest, and decides a figure. */
function weighFirstOf<Matter>({ parameters, judgement }: JudgedFormula<Matter>): FindingText | undefined {
  const { formula, unsettled = new Set<string>() } = judgement
  const large = formula.lines.filter(({ couldWeigh }) => couldWeigh && couldWeigh.bringing >= formula.total)
  if (large.length === 0 || unsettled.size === 0) return undefined
  const figures = [...unsettled].map((key) => parameters[key]?.label ?? key)
  return commonFinding('advice.weigh-first', { names: unweighedNamesIn(large), figures })
}

function stated<Matter>(found: JudgedFormula<Matter>): SolverProblem<Matter> {
  const { definition, limits, judged, judgement } = found
  const { judges, advises } = definition
  const { type, recipe, verdict } = judgement
  const { rungs, reached } = judges.ladder?.(judgement, found.facts) ?? {
    rungs: [{ label: BALANCED_TERM, ranges: Object.fromEntries(judged.map((key) => [key, limits[key]])) }],
    reached: verdict === 'equilibrada' ? 1 : 0,
  }
  const law = legalGuardsOf(found)
  const guards = formulaGuardsOf(found)
  const isRight = verdict === 'equilibrada' && allLimitsHold(found, law, guards)
  const seen = collapsePreparations({ found, law, guards })
  const { parameters } = seen.found
  const { formula } = seen.found.judgement
  const present = new Set(formula.lines.map(({ ingredient }) => ingredient?.id))
  // A solver asks of each formula on its way and of few of them this; what is unread is tried as many things.
  const doubt = lazyValue((): FindingText | undefined => {
    if (recipe.isFree) return commonFinding('advice.no-ranges')
    const { recognised } = judgement
    if (recognised && (recognised.isDoubt || isRatherRecognised(found))) return recognised.because
    const unread = found.unread()
    return unread && commonFinding('advice.unread', unread)
  })
  const forgotten = lazyValue(() => {
    const unweighed = weighFirstOf(found)
    if (unweighed) return { question: found.engine.say(unweighed), isMain: true }
    return isRight || doubt() !== undefined ? undefined : found.engine.usual?.forgotten(found)
  })
  // Only the formula as sent is asked: its name is not read again of each on the way.
  const kept = lazyValue(() => [...guardLimits(seen.guards), ...writtenNameLimits(found, law)])
  return {
    type,
    typeLabel: recipe.label,
    family: advises.identity.types[type]?.family ?? type,
    lines: formula.lines,
    parameters,
    rungs: rungs.map(({ label, ranges }) => ({ label, limits: rungLimits(ranges, parameters) })),
    reached,
    law: guardLimits(seen.law).map((limit) => ({ ...limit, isExact: true })),
    get guards() {
      return kept()
    },
    taste: advises.identity.taste ?? [],
    character: advises.identity.character ?? advises.identity.taste ?? [],
    get doubt() {
      return doubt()
    },
    get forgotten() {
      return forgotten()
    },
    isRight,
    adjustable: () => adjustableOf(seen, isRight),
    pantry: () =>
      typeTable(advises.identity, type)
        .pantry.filter(({ ingredient }) => !present.has(ingredient.id))
        .map(({ ingredient }) => ingredient.name),
    words: () => nameLimitsOf(found),
    expected: () => expectedRowsOf(found),
  }
}
