import { type Advice, advise, type Goal, type Guard, type Lever } from './advice.ts'
import type { SourceKey } from './catalogue/sources.ts'
import { type Explanation, explainFormula } from './explanation.ts'
import { type Formula, formulaReader, type RawLine, type Reader } from './formula.ts'
import * as say from './messages.ts'
import { evaluateAll, type Parameters } from './parameter.ts'
import { round } from './round.ts'
import { type InRange, judge, type Range, type Verdict, verdict } from './verdict.ts'

export type Ranges<Key extends string> = { readonly [key in Key]?: Range }
export type Values<Key extends string> = { readonly [key in Key]?: number }

/** One recipe type of a craft: its label, its target ranges, and who says so. */
export interface RecipeType<Key extends string> {
  readonly label: string
  readonly ranges: Ranges<Key>
  /** Parameters whose range is shown as a reference and decides nothing in this type. */
  readonly unjudged?: readonly Key[]
  readonly sources: readonly SourceKey[]
}

export interface CraftRequest {
  readonly type?: string | null
  readonly ingredients: readonly RawLine[]
  /** Grams of water lost in cooking, where the craft cooks its mixes. */
  readonly aguaEvaporada?: number
}

export interface Options {
  /** Corrections in grams; on unless switched off (they are most of the work). */
  readonly advice?: boolean
  /** How every figure came about: formula, contribution of each line, source. */
  readonly explain?: boolean
  /** Temperature of the cabinet, °C, where the craft has one. */
  readonly cabinet?: number
}

/** Everything the engine found out about a formula, before a craft words it. */
export interface Analysis<Matter, Key extends string, Judged extends Key> {
  readonly type: string
  readonly recipe: RecipeType<Key>
  readonly formula: Formula<Matter>
  /** Unrounded; a parameter without a base is absent. */
  readonly values: Values<Key>
  /** Rounded: what is shown, and what the ranges are compared with. */
  readonly params: Values<Key>
  readonly ranges: Ranges<Key>
  readonly inRange: InRange<Judged>
  readonly verdict: Verdict
  readonly goals: readonly Goal<Matter, Judged>[]
  readonly advice: Advice<Judged>
  readonly warnings: readonly string[]
  readonly explanation: Explanation | undefined
}

/** What a craft folder writes: data, measures and sentences. The mechanics are all below. */
export interface CraftDefinition<Matter, Key extends string, Judged extends Key, Body> {
  readonly id: string
  readonly label: string
  readonly defaultType: string
  readonly types: Readonly<Record<string, RecipeType<Key>>>
  /** Ranges that hold for every type. */
  readonly commonRanges?: Ranges<Key>
  readonly parameters: Parameters<Matter, Key>
  readonly judged: readonly Judged[]
  /** Where advice should take a parameter, when just inside its range is not the best place. */
  readonly aims?: Values<Key>
  /** What advice must not break on the way. */
  readonly guards?: readonly Guard<Matter>[]
  readonly reader: Reader<Matter>
  readonly levers: (type: string, formula: Formula<Matter>) => readonly Lever<Matter>[]
  readonly warnings: (
    analysis: Omit<Analysis<Matter, Key, Judged>, 'advice' | 'warnings' | 'explanation'>,
  ) => readonly string[]
  readonly body: (analysis: Analysis<Matter, Key, Judged>, options: Options) => Body
}

/** A craft, as every face of the service sees it. */
export interface Craft<Body = unknown> {
  readonly id: string
  readonly label: string
  readonly defaultType: string
  readonly types: Readonly<Record<string, RecipeType<string>>>
  readonly analyse: (request: CraftRequest, options?: Options) => Body
}

const NO_ADVICE: Advice<never> = { corrections: [], remaining: [] }

export function defineCraft<Matter, Key extends string, Judged extends Key, Body>(
  definition: CraftDefinition<Matter, Key, Judged, Body>,
): Craft<Body> & { readonly definition: CraftDefinition<Matter, Key, Judged, Body> } {
  const { parameters, judged, types, defaultType } = definition
  const read = formulaReader(definition.reader)
  const keys = Object.keys(parameters) as Key[]

  function shown(values: Values<Key>): Values<Key> {
    const params: Partial<Record<Key, number>> = {}
    for (const key of keys) {
      const value = values[key]
      if (value !== undefined) params[key] = round(value, parameters[key].decimals)
    }
    return params
  }

  function analyse(request: CraftRequest, options: Options = {}): Body {
    const asked = request.type ?? defaultType
    const type = Object.hasOwn(types, asked) ? asked : defaultType
    const recipe = types[type] as RecipeType<Key>
    const formula = read(request.ingredients, request.aguaEvaporada ?? 0)
    const values = evaluateAll(parameters, formula.lines)
    const params = shown(values)
    const ranges: Ranges<Key> = { ...definition.commonRanges, ...recipe.ranges }
    const limits = { ...ranges }
    for (const key of recipe.unjudged ?? []) delete limits[key]
    const inRange = judge(judged, params, limits)
    const goals = judged.flatMap((key) => {
      const range = limits[key]
      return range && values[key] !== undefined
        ? [{ key, parameter: parameters[key], range, aim: definition.aims?.[key] }]
        : []
    })
    const found = { type, recipe, formula, values, params, ranges, inRange, verdict: verdict(inRange), goals }
    const advice =
      options.advice === false || found.verdict === 'equilibrada'
        ? NO_ADVICE
        : advise(goals, definition.guards ?? [], formula.lines, definition.levers(type, formula))
    const warnings = [
      ...(asked === type ? [] : [say.unknownType(asked, type)]),
      ...formula.warnings,
      ...definition.warnings(found),
    ]
    const explanation = options.explain ? explainFormula(parameters, found, advice) : undefined
    return definition.body({ ...found, advice, warnings, explanation }, options)
  }

  return { id: definition.id, label: definition.label, defaultType, types, analyse, definition }
}
