import type { Guard, Lever } from '../advise/advice.ts'
import type { CraftRequest, Formula, Line } from '../formula/formula.ts'
import type { Blend, Parameters, Ratio } from '../ratio/parameter.ts'
import type { Range } from '../ratio/range.ts'
import { BALANCED } from '../words/messages.ts'
import { type Craft, type Found, guardsOf } from './craft.ts'

/**
 * A formula as a solver reads it: lines that may move, limits that should hold. It follows from the same definitions as
 * the verdict and the advice, and knows no craft. Matter stays closed: only the readings look into it.
 */

/** A reading and where it should lie. */
export interface Limit<Matter> {
  readonly key: string
  readonly label: string
  readonly unit: string
  /** Decimals it is shown with, and so compared with. */
  readonly decimals: number
  readonly reading: Ratio<Matter> | Blend<Matter>
  readonly range: Range
}

/** A class that a formula may reach, and the ranges that it takes. */
export interface Rung<Key extends string> {
  readonly id: string
  readonly label: string
  readonly ranges: { readonly [key in Key]?: Range }
}

/** The classes of a craft from the humblest, and how many of them the formula has climbed. */
export interface Ladder<Key extends string> {
  readonly rungs: readonly Rung<Key>[]
  readonly reached: number
}

/** Between which grams a line may move when nobody says otherwise: the same when it stays as it is. */
export interface Reach {
  readonly least: number
  readonly most: number
}

export interface Problem<Matter> {
  readonly type: string
  readonly typeLabel: string
  /** As sent, and after them what cooking takes away, if anything. */
  readonly lines: readonly Line<Matter>[]
  readonly parameters: Parameters<Matter>
  readonly rungs: readonly { readonly label: string; readonly limits: readonly Limit<Matter>[] }[]
  readonly reached: number
  /** What must not be spoiled on the way: where it holds it goes on holding, where it does not it gets no worse. */
  readonly guards: readonly Limit<Matter>[]
  /** How far each line may move. */
  readonly reaches: () => readonly Reach[]
  /** Technical ingredients that suit the type and are not in the formula. */
  readonly palette: () => readonly string[]
}

/** The ranges of a class as limits, each with its reading. */
const rungLimits = <Matter, Key extends string>(
  ranges: { readonly [key in Key]?: Range },
  parameters: Parameters<Matter, Key>,
): Limit<Matter>[] =>
  (Object.keys(ranges) as Key[]).flatMap((key) => {
    const { label, unit, decimals } = parameters[key]
    const range = ranges[key]
    return range ? [{ key, label, unit, decimals, reading: parameters[key], range }] : []
  })

/** Guards are compared as the figures of the law are. */
const GUARD_DECIMALS = 2

const guardLimits = <Matter>(guards: readonly Guard<Matter>[]): Limit<Matter>[] =>
  guards.map(({ key, label, unit, parameter: reading, range }) => ({
    key,
    label,
    unit,
    decimals: GUARD_DECIMALS,
    reading,
    range,
  }))

/**
 * Technical ingredients move; flavours stay, unless the type is built on them; so do doses and what nobody can name.
 * What advice would cut and never raise may only go down.
 */
function reachesOf<Matter>(
  { lines }: Formula<Matter>,
  levers: readonly Lever<Matter>[],
  builtOn: (matter: Matter) => boolean,
): Reach[] {
  const free = levers.filter(({ present }) => present)
  return lines.map(({ grams, matter, ingredient }) => {
    const at = free.findIndex((lever) => lever.matter === matter)
    const [lever] = at < 0 ? [] : free.splice(at, 1)
    if (!lever || !ingredient || (ingredient.flavour && !builtOn(matter))) return { least: grams, most: grams }
    return { least: grams - lever.removable, most: lever.addable ? Number.POSITIVE_INFINITY : grams }
  })
}

/** The formula of a request, as a solver reads it. */
export const problemOf = <Request extends CraftRequest>(craft: Craft<Request>, request: Request): Problem<unknown> =>
  // The matter of a problem is only ever shown to its own readings.
  craft.found(request, (found) => stated(found) as Problem<unknown>)

function stated<Matter>(found: Found<Matter>): Problem<Matter> {
  const { definition, request, parameters, limits, judged, judgement } = found
  const { judges, advises } = definition
  const { type, recipe, formula, verdict } = judgement
  const { rungs, reached } = judges.ladder?.(judgement) ?? {
    rungs: [{ label: BALANCED, ranges: Object.fromEntries(judged.map((key) => [key, limits[key]])) }],
    reached: verdict === 'equilibrada' ? 1 : 0,
  }
  const levers = () => advises.levers(type, formula)
  return {
    type,
    typeLabel: recipe.label,
    lines: formula.lines,
    parameters,
    rungs: rungs.map(({ label, ranges }) => ({ label, limits: rungLimits(ranges, parameters) })),
    reached,
    guards: guardLimits([...guardsOf(found), ...(judges.lawful?.(type, recipe, request, formula) ?? [])]),
    reaches: () => reachesOf(formula, levers(), (matter) => advises.builtOn?.(type, matter) ?? false),
    palette: () =>
      levers()
        .filter(({ present }) => !present)
        .map(({ name }) => name),
  }
}
