import { reviewOf, suggestionsOf } from '../../advise/suggestions.ts'
import type { Names } from '../../catalogue/reading/reader.ts'
import type { Explanation, OtherProduct } from '../../craft/answer-parts.ts'
import type { Analysis, Judgement, Options, Reads, Suggested } from '../../craft/craft.ts'
import { defineCraft } from '../../craft/define-craft.ts'
import { productTold } from '../../craft/nearest.ts'
import type { PreparationReport } from '../../craft/report.ts'
import type { Text } from '../../findings/finding.ts'
import { type CraftRequest, identifyByName, type Reader } from '../../formula/formula.ts'
import { legalTold } from '../../judge/legal-told.ts'
import { type Safety, safetyTold } from '../../judge/safety.ts'
import type { InRange } from '../../judge/verdict.ts'
import type { Mention } from '../../make/made.ts'
import type { Range } from '../../ratio/range.ts'
import { MEDALS, POWERED_BY } from '../../words/terms.ts'
import { decapitalise } from '../../words/text.ts'
import { activityOf, type Filling, fillingOf, type Temper, temperOf, type WaterActivity } from './extras.ts'
import { fault, figureOf, find, isLeastCocoa, wording } from './findings.ts'
import { instruments } from './instruments.ts'
import { law } from './law.ts'
import { type CacaoLegal, lawful } from './legal.ts'
import { identity } from './levers.ts'
import { INERT, type Matter, matterOf } from './matter.ts'
import { vocabulary } from './names.ts'
import { norms } from './norms.ts'
import { type COMMON, JUDGED, type ParameterKey, parameters } from './params.ts'
import {
  deviations,
  type Facts,
  factsOf,
  ladder,
  type Medal,
  medalOf,
  recipeFor,
  shown,
  wantedForGold,
  warnings,
} from './rules.ts'
import { type Recipe, type TypeKey, types, type VariantKey, variantLabels } from './types.ts'

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
  /** The formulas among its ingredients, each judged in its own craft. */
  readonly preparaciones?: readonly PreparationReport[]
  readonly poweredBy: string
  /** How it keeps, on the one scale of the five crafts. */
  readonly seguridadAlimentaria: Safety
  readonly explicacion?: Explanation
}

type Found = Analysis<Matter, ParameterKey, ParameterKey, Recipe>
type Judged = Judgement<Matter, ParameterKey, ParameterKey, Recipe>

/** What the medal rests on: first the name, then quality, targets and keeping. */
function reasonsOf(
  { type, recipe, params }: Found,
  legal: CacaoLegal<Text>,
  medal: Medal,
  activity: WaterActivity | undefined,
): Text[] {
  const {
    condiciones,
    calidad,
    alternativas,
    denominacion,
    carcasaMinima,
    cumple,
    mencionCalidad,
    obligatorio,
    siAdemas,
  } = legal
  const failed = condiciones.filter((condition) => condition.cumple === false)
  const wanted = medal === 'silver' ? wantedForGold(type, recipe, params) : []
  const unboasted = calidad.filter((condition) => condition.cumple === false)
  return [
    ...failed.map((condition) => find('cacao.fails', { failed: condition, name: denominacion })),
    ...(cumple === true ? [find('cacao.meets', { name: denominacion })] : []),
    ...(cumple === null && carcasaMinima === undefined
      ? [find('cacao.besides', { name: denominacion, all: siAdemas })]
      : []),
    ...(alternativas.length > 0 ? [find('cacao.alternative', { names: alternativas })] : []),
    ...(carcasaMinima === undefined
      ? []
      : [find('cacao.shell', { chocolate: params.chocolate ?? 0, shell: carcasaMinima })]),
    ...(mencionCalidad ? [find('cacao.claim')] : []),
    ...(cumple !== false ? unboasted.map((condition) => find('cacao.no-claim', { failed: condition })) : []),
    ...deviations(type, recipe, params).map(({ key, value, range, serious }) =>
      find('cacao.out-of-range', { figure: figureOf(key), value, range, serious }),
    ),
    ...(wanted.length > 0
      ? [find('cacao.gold', { wanted: wanted.map(([key, range]) => ({ figure: figureOf(key), range })) })]
      : []),
    ...(activity ? [find('cacao.activity', { aw: activity.aw, reading: activity.lecturaAw })] : []),
    ...(cumple !== false && obligatorio.length > 0 ? [find('cacao.label', { words: obligatorio })] : []),
  ]
}

const medalLine = ({ type, recipe, params }: Judged, { legal }: Facts): Text =>
  find('cacao.medal', { medal: MEDALS[medalOf(type, recipe, params, legal)], name: legal.nombre })

const headline = (judged: Judged, facts: () => Facts): Text => reviewOf(judged, fault) ?? medalLine(judged, facts())

/** What the name it bears makes the label say (RD 1055/2003 ap. 6); the least cocoa stands for its quantity. */
const mentions = (_: Judged, __: CacaoRequest, facts: () => Facts): Mention[] =>
  facts().legal.obligatorio.map((text) => ({
    text,
    ...(isLeastCocoa(text) && { covers: 'cacao' as const }),
  }))

function body(analysis: Found & Suggested, _: Options, __: CacaoRequest, facts: () => Facts): CacaoBody {
  const {
    type,
    recipe,
    params,
    ranges,
    inRange,
    formula,
    say,
    when,
    suggestions,
    warnings: warned,
    explanation,
  } = analysis
  const tipo = type as TypeKey
  const activity = params.aw === undefined ? undefined : activityOf(params.aw)
  const medal = (): Medal => medalOf(type, recipe, params, facts().legal)
  return {
    status: 'ok',
    craft: 'cacao',
    type: tipo,
    typeLabel: recipe.label,
    variante: recipe.variant,
    varianteLabel: variantLabels[recipe.variant],
    ...(recipe.style && {
      varianteFrase: say(find('advice.style', { label: `${recipe.label}, ${decapitalise(recipe.style.label)}` })),
    }),
    // The common parameters are all per mass, so none is absent.
    params: params as CacaoBody['params'],
    score: when('score', () => {
      const medalla = medal()
      const { nombre } = facts().legal
      const relleno = fillingOf(type, recipe)
      return {
        tipo,
        medalla,
        medallaLabel: MEDALS[medalla],
        temple: temperOf(type, formula),
        ...activity,
        ...(nombre !== undefined && { denominacion: nombre }),
        ...(relleno && { relleno }),
      }
    }),
    legal: when('legal', () => legalTold(facts().legal, say)),
    motivos: when('motivos', () => reasonsOf(analysis, facts().legal, medal(), activity).map(say)),
    ranges,
    inRange,
    suggestions: suggestions.map(say),
    warnings: warned.map(say),
    ...(analysis.other && { pareceTipo: productTold(analysis.other, say) }),
    poweredBy: POWERED_BY,
    seguridadAlimentaria: when('seguridadAlimentaria', () => safetyTold(facts().keeping(), say)),
    ...(explanation && { explicacion: explanation }),
  }
}

/** A chocolate made in house counts as chocolate wherever chocolate counts (the bite of RD 1055/2003 ap. 1.13). */
const asPart =
  (identify: Reader<Matter>['identify']): NonNullable<Reader<Matter>['asPart']> =>
  ({ name, prepared: { craft, type } }) => {
    const named = craft === 'cacao' ? identify({ name, raw: {}, type })?.matter : undefined
    const { chocolate = 0 } = named ?? {}
    return chocolate > 0 ? { become: (matter) => ({ ...matter, chocolate }), isStage: false } : undefined
  }

function reads(names: Names): Reads<Matter, ParameterKey, Recipe> {
  const identify = identifyByName(names, vocabulary, matterOf)
  return {
    fields: { name: 'ingrediente', grams: 'peso' },
    identify,
    asPart: asPart(identify),
    inert: INERT,
    inertEffect: find('cacao.inert'),
    recipeFor,
    readAs: ({ reads: own }) => own,
    shown,
  }
}

export const definition = defineCraft<Matter, ParameterKey, ParameterKey, Recipe, CacaoRequest, CacaoBody, Facts>({
  id: 'cacao',
  label: 'Cacao y chocolate',
  defaultType: 'negro',
  types,
  parameters,
  reads,
  judges: {
    norms,
    keys: JUDGED,
    ladder,
    law,
    named: ({ legal }) => legal,
    lawful,
  },
  advises: {
    identity,
  },
  makes: {
    // A ganache is a filling; what holds no water is chocolate.
    food: ({ type }) => (type === 'bombon' ? '05.4' : '05.1'),
    mentions,
  },
  instruments,
  facts: factsOf,
  says: {
    warnings,
    suggestions: (analysis, facts) => suggestionsOf(analysis, wording, facts().legal),
    headline,
    body,
  },
})
