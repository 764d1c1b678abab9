import { answerSuggestionsOf, reviewFindingsOf } from '../../advise/suggestions.ts'
import type { NamesPart } from '../../catalogue/reading/reader.ts'
import type { AnswerExplanation, OtherProduct } from '../../craft/answer-parts.ts'
import type {
  AnalysisOptions,
  CraftDefinition,
  FormulaAnalysis,
  FormulaJudgement,
  RequestRules,
  WantedParts,
} from '../../craft/craft.ts'
import { remarksTold } from '../../craft/nearest.ts'
import type { PreparationReport } from '../../craft/report.ts'
import type { FindingText } from '../../findings/finding.ts'
import { type CraftRequest, identifyByName, type LineReader } from '../../formula/formula.ts'
import { legalTold } from '../../judge/legal-told.ts'
import { type SafetyBlock, safetyTold } from '../../judge/safety.ts'
import type { InRange } from '../../judge/verdict.ts'
import type { LegalMention } from '../../make/made.ts'
import type { FigureRange } from '../../ratio/range.ts'
import { MEDAL_NAMES, POWERED_BY } from '../../words/terms.ts'
import { decapitaliseName } from '../../words/text.ts'
import {
  type FillingWork,
  fillingWorkOf,
  type TemperRanges,
  temperRangesOf,
  type WaterActivity,
  waterActivityOfFilling,
} from './extras.ts'
import { cacaoFaultFinding, cacaoFigureOf, cacaoFinding, cacaoWording, isLeastCocoa } from './findings.ts'
import { cacaoInstruments } from './instruments.ts'
import { cacaoLaw } from './law.ts'
import { type CacaoLegal, cacaoLegalGuards } from './legal.ts'
import { cacaoIdentity } from './levers.ts'
import { CACAO_INERT_MATTER, type CacaoMatter, cacaoMatterOf } from './matter.ts'
import { cacaoVocabulary } from './names.ts'
import { cacaoNorms } from './norms.ts'
import { type CACAO_COMMON_KEYS, CACAO_JUDGED_KEYS, type CacaoParameterKey, cacaoParameters } from './params.ts'
import {
  type CacaoFacts,
  type CacaoMedal,
  cacaoDeviations,
  cacaoFactsOf,
  cacaoLadder,
  cacaoMedalOf,
  cacaoRecipeFor,
  cacaoShownKeys,
  cacaoWarnings,
  wantedForGold,
} from './rules.ts'
import { type CacaoRecipe, type CacaoTypeKey, cacaoTypes, type VariantKey, variantLabels } from './types.ts'

export type CacaoRequest = CraftRequest

type Common = (typeof CACAO_COMMON_KEYS)[number]

export interface CacaoBody {
  readonly status: 'ok'
  readonly craft: 'cacao'
  readonly type: CacaoTypeKey
  readonly typeLabel: string
  /** What the law and the ranges tell apart inside the type. */
  readonly variante: VariantKey
  readonly varianteLabel: string
  readonly varianteFrase?: string
  readonly params: { readonly [key in Common]: number } & { readonly [key in CacaoParameterKey]?: number }
  readonly score: {
    readonly tipo: CacaoTypeKey
    readonly medalla: CacaoMedal
    readonly medallaLabel: string
    readonly temple: TemperRanges
    /** The legal name reached; none when no name of the norm fits. */
    readonly denominacion?: string
    readonly relleno?: FillingWork
  } & Partial<WaterActivity>
  readonly legal: CacaoLegal
  readonly motivos: readonly string[]
  readonly ranges: { readonly [key in CacaoParameterKey]?: FigureRange }
  readonly inRange: Partial<InRange<CacaoParameterKey>>
  readonly suggestions: readonly string[]
  readonly warnings: readonly string[]
  /** Another product that it looks like. */
  readonly pareceTipo?: OtherProduct
  /** The formulas among its ingredients, each judged in its own craft. */
  readonly preparaciones?: readonly PreparationReport[]
  readonly poweredBy: string
  /** How it keeps, on the one scale of the five crafts. */
  readonly seguridadAlimentaria: SafetyBlock
  readonly explicacion?: AnswerExplanation
}

type Found = FormulaAnalysis<CacaoMatter, CacaoParameterKey, CacaoParameterKey, CacaoRecipe>
type Judged = FormulaJudgement<CacaoMatter, CacaoParameterKey, CacaoParameterKey, CacaoRecipe>

/** What the medal rests on: first the name, then quality, targets and keeping. */
function reasonsOf(
  { type, recipe, params }: Found,
  legal: CacaoLegal<FindingText>,
  medal: CacaoMedal,
  activity: WaterActivity | undefined,
): FindingText[] {
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
    ...failed.map((condition) => cacaoFinding('cacao.fails', { failed: condition, name: denominacion })),
    ...(cumple === true ? [cacaoFinding('cacao.meets', { name: denominacion })] : []),
    ...(cumple === null && carcasaMinima === undefined
      ? [cacaoFinding('cacao.besides', { name: denominacion, all: siAdemas })]
      : []),
    ...(alternativas.length > 0 ? [cacaoFinding('cacao.alternative', { names: alternativas })] : []),
    ...(carcasaMinima === undefined
      ? []
      : [cacaoFinding('cacao.shell', { chocolate: params.chocolate ?? 0, shell: carcasaMinima })]),
    ...(mencionCalidad ? [cacaoFinding('cacao.claim')] : []),
    ...(cumple !== false ? unboasted.map((condition) => cacaoFinding('cacao.no-claim', { failed: condition })) : []),
    ...cacaoDeviations(type, recipe, params).map(({ key, value, range, serious }) =>
      cacaoFinding('cacao.out-of-range', { figure: cacaoFigureOf(key), value, range, serious }),
    ),
    ...(wanted.length > 0
      ? [cacaoFinding('cacao.gold', { wanted: wanted.map(([key, range]) => ({ figure: cacaoFigureOf(key), range })) })]
      : []),
    ...(activity ? [cacaoFinding('cacao.activity', { aw: activity.aw, reading: activity.lecturaAw })] : []),
    ...(cumple !== false && obligatorio.length > 0 ? [cacaoFinding('cacao.label', { words: obligatorio })] : []),
  ]
}

const medalLine = ({ type, recipe, params }: Judged, { legal }: CacaoFacts): FindingText =>
  cacaoFinding('cacao.medal', { medal: MEDAL_NAMES[cacaoMedalOf(type, recipe, params, legal)], name: legal.nombre })

const headline = (judged: Judged, facts: () => CacaoFacts): FindingText =>
  reviewFindingsOf(judged, cacaoFaultFinding) ?? medalLine(judged, facts())

/** What the name it bears makes the label say (RD 1055/2003 ap. 6); the least cocoa stands for its quantity. */
const mentions = (_: Judged, __: CacaoRequest, facts: () => CacaoFacts): LegalMention[] =>
  facts().legal.obligatorio.map((text) => ({
    text,
    ...(isLeastCocoa(text) && { covers: 'cacao' as const }),
  }))

function body(analysis: Found & WantedParts, _: AnalysisOptions, __: CacaoRequest, facts: () => CacaoFacts): CacaoBody {
  const { type, recipe, params, ranges, inRange, formula, say, when, explanation } = analysis
  const tipo = type as CacaoTypeKey
  const activity = params.aw === undefined ? undefined : waterActivityOfFilling(params.aw)
  const medal = (): CacaoMedal => cacaoMedalOf(type, recipe, params, facts().legal)
  return {
    status: 'ok',
    craft: 'cacao',
    type: tipo,
    typeLabel: recipe.label,
    variante: recipe.variant,
    varianteLabel: variantLabels[recipe.variant],
    ...(recipe.style && {
      varianteFrase: say(
        cacaoFinding('advice.style', { label: `${recipe.label}, ${decapitaliseName(recipe.style.label)}` }),
      ),
    }),
    // The common parameters are all per mass, so none is absent.
    params: params as CacaoBody['params'],
    score: when('score', () => {
      const medalla = medal()
      const { nombre } = facts().legal
      const relleno = fillingWorkOf(type, recipe)
      return {
        tipo,
        medalla,
        medallaLabel: MEDAL_NAMES[medalla],
        temple: temperRangesOf(type, formula),
        ...activity,
        ...(nombre !== undefined && { denominacion: nombre }),
        ...(relleno && { relleno }),
      }
    }),
    legal: when('legal', () => legalTold(facts().legal, say)),
    motivos: when('motivos', () => reasonsOf(analysis, facts().legal, medal(), activity).map(say)),
    ranges,
    inRange,
    ...remarksTold(analysis),
    poweredBy: POWERED_BY,
    seguridadAlimentaria: when('seguridadAlimentaria', () => safetyTold(facts().keeping(), say)),
    ...(explanation && { explicacion: explanation }),
  }
}

/** A chocolate made in house counts as chocolate wherever chocolate counts (the bite of RD 1055/2003 ap. 1.13). */
const asPart =
  (identify: LineReader<CacaoMatter>['identify']): NonNullable<LineReader<CacaoMatter>['asPart']> =>
  ({ name, prepared: { craft, type } }) => {
    const named = craft === 'cacao' ? identify({ name, raw: {}, type })?.matter : undefined
    const { chocolate = 0 } = named ?? {}
    return chocolate > 0 ? { become: (matter) => ({ ...matter, chocolate }), isStage: false } : undefined
  }

function reads(names: NamesPart): RequestRules<CacaoMatter, CacaoParameterKey, CacaoRecipe> {
  const identify = identifyByName(names, cacaoVocabulary, cacaoMatterOf)
  return {
    fields: { name: 'ingrediente', grams: 'peso' },
    identify,
    asPart: asPart(identify),
    inert: CACAO_INERT_MATTER,
    inertEffect: cacaoFinding('cacao.inert'),
    recipeFor: cacaoRecipeFor,
    readAs: ({ reads: own }) => own,
    shown: cacaoShownKeys,
  }
}

export const cacaoDefinition: CraftDefinition<
  CacaoMatter,
  CacaoParameterKey,
  CacaoParameterKey,
  CacaoRecipe,
  CacaoRequest,
  CacaoBody,
  CacaoFacts
> = {
  id: 'cacao',
  label: 'Cacao y chocolate',
  defaultType: 'negro',
  types: cacaoTypes,
  parameters: cacaoParameters,
  reads,
  judges: {
    norms: cacaoNorms,
    keys: CACAO_JUDGED_KEYS,
    ladder: cacaoLadder,
    law: cacaoLaw,
    named: ({ legal }) => legal,
    lawful: cacaoLegalGuards,
  },
  advises: {
    identity: cacaoIdentity,
  },
  makes: {
    // A ganache is a filling; what holds no water is chocolate.
    food: ({ type }) => (type === 'bombon' ? '05.4' : '05.1'),
    mentions,
  },
  instruments: cacaoInstruments,
  facts: cacaoFactsOf,
  says: {
    warnings: cacaoWarnings,
    suggestions: (analysis, facts) => answerSuggestionsOf(analysis, cacaoWording, facts().legal),
    headline,
    body,
  },
}
