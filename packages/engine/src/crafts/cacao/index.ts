import { reviewOf, suggestionsOf } from '../../advise/suggestions.ts'
import { type Analysis, defineCraft, type Explanation, type Judgement } from '../../craft/craft.ts'
import type { OtherProduct } from '../../craft/nearest.ts'
import { type CraftRequest, identifyByName } from '../../formula/formula.ts'
import type { InRange } from '../../judge/verdict.ts'
import type { Mention } from '../../make/made.ts'
import type { Range } from '../../ratio/range.ts'
import { MEDALS, POWERED_BY, readAsStyle } from '../../words/messages.ts'
import { decapitalise } from '../../words/text.ts'
import { activityOf, type Filling, fillingOf, type Temper, temperOf, type WaterActivity } from './extras.ts'
import { identity } from './levers.ts'
import { INERT, type Matter, matterOf } from './matter.ts'
import * as say from './messages.ts'
import { names } from './names.ts'
import { norms } from './norms.ts'
import { type COMMON, JUDGED, type ParameterKey, parameters } from './params.ts'
import {
  type CacaoLegal,
  deviations,
  ladder,
  legalOf,
  type Medal,
  medalOf,
  recipeFor,
  shown,
  warnings,
} from './rules.ts'
import { LAST_NAMES, OTHERS, type Recipe, type TypeKey, types, type VariantKey, variantLabels } from './types.ts'

export type CacaoRequest = CraftRequest

type Common = (typeof COMMON)[number]

export interface CacaoBody {
  readonly status: 'ok'
  readonly craft: 'cacao'
  readonly type: TypeKey
  readonly typeLabel: string
  /** What the law and the ranges tell apart inside the type. */
  readonly variante: VariantKey
  readonly varianteLabel: string
  readonly varianteFrase?: string
  readonly params: { readonly [key in Common]: number } & { readonly [key in ParameterKey]?: number }
  readonly score: {
    readonly tipo: TypeKey
    readonly medalla: Medal
    readonly medallaLabel: string
    readonly temple: Temper
    /** The legal name reached; none when no name of the norm fits. */
    readonly denominacion?: string
    readonly relleno?: Filling
  } & Partial<WaterActivity>
  readonly legal: CacaoLegal
  readonly motivos: readonly string[]
  readonly ranges: { readonly [key in ParameterKey]?: Range }
  readonly inRange: Partial<InRange<ParameterKey>>
  readonly suggestions: readonly string[]
  readonly warnings: readonly string[]
  /** Another product that it looks like. */
  readonly pareceTipo?: OtherProduct
  readonly poweredBy: string
  readonly explicacion?: Explanation
}

type Found = Analysis<Matter, ParameterKey, ParameterKey, Recipe>
type Judged = Judgement<Matter, ParameterKey, ParameterKey, Recipe>

/** Types that must carry «cacao: … % mínimo» (RD 1055/2003 ap. 6.d): not white chocolate nor bonbons. */
const LABELLED: ReadonlySet<VariantKey> = new Set(['negra', 'leche'])

/** What the medal rests on: first the name, then quality, targets and keeping. */
function reasonsOf({ type, recipe, params }: Found, legal: CacaoLegal, activity: WaterActivity | undefined): string[] {
  const { condiciones, calidad, alternativas, denominacion, carcasaMinima, cumple, mencionCalidad } = legal
  const failed = condiciones.filter((condition) => condition.cumple === false)
  const unboasted = calidad.filter((condition) => condition.cumple === false)
  return [
    ...failed.map((condition) => say.reasons.fails(condition, denominacion)),
    ...(cumple === true ? [say.reasons.meets(denominacion)] : []),
    ...(alternativas.length > 0 ? [say.reasons.alternative(alternativas)] : []),
    ...(carcasaMinima === undefined ? [] : [say.reasons.shell(params.chocolate ?? 0, carcasaMinima)]),
    ...(mencionCalidad ? [say.reasons.claim()] : []),
    ...(cumple === true ? unboasted.map(say.reasons.noClaim) : []),
    ...deviations(type, recipe, params).map(({ key, value, range, serious }) =>
      say.reasons.outOfRange(key, value, range, serious),
    ),
    ...(activity ? [say.reasons.activity(activity.aw, activity.lecturaAw)] : []),
    ...(cumple === true && LABELLED.has(recipe.variant) ? [say.reasons.label(leastCocoa(params))] : []),
  ]
}

/** The legal name reached; none when no name of the norm fits. */
const nameOf = ({ cumple, alternativas, denominacion }: CacaoLegal): string | undefined =>
  cumple === false ? alternativas[0] : denominacion

function medalLine({ type, recipe, params, formula }: Judged): string {
  const legal = legalOf(type, recipe, params, formula)
  return say.headline.medal(MEDALS[medalOf(type, recipe, params, legal)], nameOf(legal))
}

const headline = (judged: Judged): string => reviewOf(judged, say.headline.fault) ?? medalLine(judged)

const leastCocoa = ({ cacaoLegal = 0 }: Found['params']): number => Math.floor(cacaoLegal)

/** The cocoa of what is sold as chocolate (RD 1055/2003 ap. 6.d), by the name asked for or one that it may bear. */
function mentions({ type, recipe, params, formula }: Judged): Mention[] {
  const { cumple, alternativas } = legalOf(type, recipe, params, formula)
  const isSoldAsChocolate = LABELLED.has(recipe.variant) && (cumple === true || alternativas.length > 0)
  return isSoldAsChocolate ? [{ text: say.leastCocoa(leastCocoa(params)), covers: 'cacao' }] : []
}

function body(analysis: Found): CacaoBody {
  const { type, recipe, params, ranges, inRange, formula, warnings: warned, explanation } = analysis
  const tipo = type as TypeKey
  const legal = legalOf(type, recipe, params, formula)
  const medalla = medalOf(type, recipe, params, legal)
  const activity = params.aw === undefined ? undefined : activityOf(params.aw)
  const denominacion = nameOf(legal)
  const relleno = fillingOf(type, recipe)
  return {
    status: 'ok',
    craft: 'cacao',
    type: tipo,
    typeLabel: recipe.label,
    variante: recipe.variant,
    varianteLabel: variantLabels[recipe.variant],
    ...(recipe.style && { varianteFrase: readAsStyle(`${recipe.label}, ${decapitalise(recipe.style.label)}`) }),
    // The common parameters are all per mass, so none is absent.
    params: params as CacaoBody['params'],
    score: {
      tipo,
      medalla,
      medallaLabel: MEDALS[medalla],
      temple: temperOf(type, formula),
      ...activity,
      ...(denominacion !== undefined && { denominacion }),
      ...(relleno && { relleno }),
    },
    legal,
    motivos: reasonsOf(analysis, legal, activity),
    ranges,
    inRange,
    suggestions: suggestionsOf(analysis, say.wording, legal),
    warnings: warned,
    ...(analysis.other && { pareceTipo: analysis.other }),
    poweredBy: POWERED_BY,
    ...(explanation && { explicacion: explanation }),
  }
}

export const cacao = defineCraft<Matter, ParameterKey, ParameterKey, Recipe, CacaoRequest, CacaoBody>({
  id: 'cacao',
  label: 'Cacao y chocolate',
  defaultType: 'negro',
  types,
  parameters,
  reads: {
    fields: { name: 'ingrediente', grams: 'peso' },
    identify: identifyByName(names, matterOf),
    inert: INERT,
    inertEffect: say.INERT_EFFECT,
    recipeFor,
    readAs: ({ reads }) => reads,
    shown,
  },
  judges: {
    norms,
    keys: JUDGED,
    ladder,
    law: [...OTHERS, ...LAST_NAMES],
  },
  advises: {
    identity,
  },
  makes: {
    mentions,
  },
  says: {
    warnings,
    headline,
    body,
  },
})
