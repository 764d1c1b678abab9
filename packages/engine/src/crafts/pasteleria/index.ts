import { answerSuggestionsOf, reviewFindingsOf } from '../../advise/suggestions.ts'
import { rowsById } from '../../catalogue/catalogue.ts'
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
import { typeNames } from '../../craft/type-names.ts'
import type { FindingText } from '../../findings/finding.ts'
import { FormulaError } from '../../formula/errors.ts'
import {
  type CraftRequest,
  identifyByName,
  type LineReader,
  type RawLine,
  type SentLine,
} from '../../formula/formula.ts'
import type { LegalBlock } from '../../judge/legal.ts'
import { legalTold } from '../../judge/legal-told.ts'
import { type SafetyBlock, safetyTold } from '../../judge/safety.ts'
import { type VariantInfo, variantInfoOf } from '../../judge/style.ts'
import type { BalanceVerdict, InRange } from '../../judge/verdict.ts'
import type { FigureRange } from '../../ratio/range.ts'
import { MEDAL_NAMES, POWERED_BY } from '../../words/terms.ts'
import { type FinishedPastry, finishedPastry, ganacheUseOf, pasteleriaMakingLosses, roundedPastry } from './extras.ts'
import { pasteleriaFaultFinding, pasteleriaFinding, pasteleriaWording } from './findings.ts'
import { pasteleriaDesk, pasteleriaInstruments } from './instruments.ts'
import { pasteleriaLaw } from './law.ts'
import { pasteleriaFoodOf, pasteleriaLegalGuards } from './legal.ts'
import { pasteleriaIdentity } from './levers.ts'
import {
  inPlaceOf,
  matterWithRole,
  overridePasteleriaMatter,
  PASTELERIA_COMPONENT_FIELDS,
  PASTELERIA_FIGURE_FIELDS,
  PASTELERIA_INERT_MATTER,
  type PasteleriaMatter,
  pasteleriaComposedLine,
  pasteleriaMatterOf,
  pasteleriaSolidsOf,
} from './matter.ts'
import { PASTELERIA_ROLES, type PasteleriaRole, pasteleriaVocabulary, usualRow } from './names.ts'
import { pasteleriaNorms } from './norms.ts'
import { PASTELERIA_COMMON_KEYS, type PasteleriaParameterKey, pasteleriaParameters } from './params.ts'
import {
  ANY_GANACHE,
  type PasteleriaFacts,
  type PasteleriaTrophy,
  pasteleriaFactsOf,
  pasteleriaRecipeFor,
  pasteleriaWarnings,
  pastryTrophyOf,
} from './rules.ts'
import { type PasteleriaRecipe, type PasteleriaTypeKey, pasteleriaTypes } from './types.ts'

type Common = (typeof PASTELERIA_COMMON_KEYS)[number]

export interface PasteleriaBody extends VariantInfo {
  readonly status: 'ok'
  readonly verdict: BalanceVerdict
  readonly type: PasteleriaTypeKey
  readonly typeLabel: string
  /** The school of the type that the formula belongs to, where it has several. */
  readonly estilo?: string
  readonly estiloLabel?: string
  readonly params: { readonly [key in Common]: number } & { readonly [key in PasteleriaParameterKey]?: number }
  readonly ranges: { readonly [key in PasteleriaParameterKey]?: FigureRange }
  readonly inRange: Partial<InRange<PasteleriaParameterKey>>
  readonly trophy?: PasteleriaTrophy
  readonly trophyLabel?: string
  /** What a ganache is good for. */
  readonly uso?: string
  readonly suggestions: readonly string[]
  readonly warnings: readonly string[]
  /** Another product that it looks like. */
  readonly pareceTipo?: OtherProduct
  /** The formulas among its ingredients, each judged in its own craft. */
  readonly preparaciones?: readonly PreparationReport[]
  readonly poweredBy: string
  /** How it keeps, on the one scale of the five crafts. */
  readonly seguridadAlimentaria: SafetyBlock
  /** What it may be called (RD 496/2010): its customary name, never asserted. */
  readonly legal: LegalBlock
  readonly explicacion?: AnswerExplanation & { readonly acabado?: FinishedPastry }
}

export interface PasteleriaRequest extends CraftRequest {
  /** % of weight lost in the oven or the pan, in place of the usual one of the type. */
  readonly perdidaHorneado?: number
}

type Found = FormulaAnalysis<PasteleriaMatter, PasteleriaParameterKey, PasteleriaParameterKey, PasteleriaRecipe>

/** What each figure is called in a recipe, which may read some in its own way. */
const figuresOf = ({ reads: own }: PasteleriaRecipe) =>
  own ? { ...pasteleriaParameters, ...own } : pasteleriaParameters

function headline(
  judged: FormulaJudgement<PasteleriaMatter, PasteleriaParameterKey, PasteleriaParameterKey, PasteleriaRecipe>,
): FindingText {
  const { recipe } = judged
  const trophy = pastryTrophyOf(judged)
  return (
    reviewFindingsOf(judged, pasteleriaFaultFinding(figuresOf(recipe))) ??
    pasteleriaFinding('pasteleria.balanced-verdict', { medal: trophy && MEDAL_NAMES[trophy] })
  )
}

function body(
  analysis: Found & WantedParts,
  _: AnalysisOptions,
  { perdidaHorneado }: PasteleriaRequest,
  facts: () => PasteleriaFacts,
): PasteleriaBody {
  const { type, recipe, params, ranges, inRange, verdict, say, when, explanation } = analysis
  const { style } = recipe
  const trophy = pastryTrophyOf(analysis)
  const uso = recipe.isFree ? undefined : ganacheUseOf(params)
  const acabado = explanation && finishedPastry(analysis, perdidaHorneado)
  return {
    status: 'ok',
    verdict,
    type: type as PasteleriaTypeKey,
    typeLabel: recipe.label,
    ...(style && { estilo: style.id, estiloLabel: style.label }),
    ...variantInfoOf(style, say),
    // The common parameters are all per mass, so none is absent.
    params: params as PasteleriaBody['params'],
    ranges,
    inRange,
    ...(trophy && { trophy, trophyLabel: MEDAL_NAMES[trophy] }),
    ...(uso && { uso }),
    ...remarksTold(analysis),
    poweredBy: POWERED_BY,
    seguridadAlimentaria: when('seguridadAlimentaria', () => safetyTold(facts().keeping, say)),
    legal: when('legal', () => legalTold(facts().legal(), say)),
    ...(explanation && { explicacion: { ...explanation, ...(acabado && { acabado: roundedPastry(acabado) }) } }),
  }
}

/** What the caller says an ingredient is for, if anything. */
function roleOf({ name, raw: { role } }: SentLine): PasteleriaRole | undefined {
  if (role === undefined || role === null) return undefined
  const known = PASTELERIA_ROLES.find((word) => word === role)
  if (!known)
    throw new FormulaError(
      'invalid-line',
      pasteleriaFinding('pasteleria.unknown-role', { name, roles: PASTELERIA_ROLES }),
      { field: 'role' },
    )
  return known
}

const describes = (raw: RawLine): boolean => PASTELERIA_COMPONENT_FIELDS.some((field) => raw[field] !== undefined)
type Identify = LineReader<PasteleriaMatter>['identify']

/** A name as pastry reads it; a role says what it is for, and by itself which row an unknown name stands for. */
const identifyBy =
  (byName: Identify): Identify =>
  (sent) => {
    const known = byName(sent)
    const role = roleOf(sent)
    if (!role) return known
    if (known) return { ...known, matter: matterWithRole(known.matter, role) }
    const usual = rowsById.get(usualRow[role] ?? '')
    if (!usual || describes(sent.raw)) return undefined
    return {
      ingredient: usual,
      matter: matterWithRole(pasteleriaMatterOf(usual), role),
      notes: [pasteleriaFinding('formula.interpreted', { name: sent.name, as: usual.name })],
    }
  }

/** A chocolate made in house is for what chocolate is for. */
const asPart =
  (byName: Identify): NonNullable<LineReader<PasteleriaMatter>['asPart']> =>
  ({ name, prepared: { craft, type } }) => {
    const known = craft === 'cacao' ? byName({ name, raw: {}, type }) : undefined
    if (known?.ingredient?.category !== 'chocolate') return undefined
    return { become: (matter) => inPlaceOf(matter, known.matter), isStage: false }
  }

const allKeys = Object.keys(pasteleriaParameters) as PasteleriaParameterKey[]

function shown({ ranges, informs = [], isFree }: PasteleriaRecipe): readonly PasteleriaParameterKey[] {
  // Where nothing is judged every ratio with a base may be what somebody looks for.
  if (isFree) return allKeys
  const keys = new Set<string>([...PASTELERIA_COMMON_KEYS, ...Object.keys(ranges), ...informs])
  return allKeys.filter((key) => keys.has(key))
}

function reads(names: NamesPart): RequestRules<PasteleriaMatter, PasteleriaParameterKey, PasteleriaRecipe> {
  const byName = identifyByName(names, pasteleriaVocabulary, pasteleriaMatterOf)
  return {
    fields: { name: 'name', grams: 'grams' },
    identify: identifyBy(byName),
    inert: PASTELERIA_INERT_MATTER,
    inertEffect: pasteleriaFinding('pasteleria.inert'),
    custom: {
      fields: [...PASTELERIA_COMPONENT_FIELDS, ...PASTELERIA_FIGURE_FIELDS],
      components: PASTELERIA_COMPONENT_FIELDS,
      describing: PASTELERIA_COMPONENT_FIELDS,
      apply: (given, base, sent) => overridePasteleriaMatter(given, base, roleOf(sent)),
      solids: pasteleriaSolidsOf,
      dairy: ({ composition: { lactose, msnf } }) => ({ lactose, solids: msnf }),
    },
    composed: pasteleriaComposedLine,
    asPart: asPart(byName),
    typeNamed: typeNames(pasteleriaTypes, [ANY_GANACHE]),
    recipeFor: pasteleriaRecipeFor,
    tells: { chocolateNata: pasteleriaParameters.chocolateNata, nata: pasteleriaParameters.nata },
    readAs: ({ reads: own }) => own,
    shown,
  }
}

export const pasteleriaDefinition: CraftDefinition<
  PasteleriaMatter,
  PasteleriaParameterKey,
  PasteleriaParameterKey,
  PasteleriaRecipe,
  PasteleriaRequest,
  PasteleriaBody,
  PasteleriaFacts
> = {
  id: 'pasteleria',
  label: 'Pastelería',
  defaultType: 'genoise',
  types: pasteleriaTypes,
  parameters: pasteleriaParameters,
  reads,
  judges: {
    norms: pasteleriaNorms,
    law: pasteleriaLaw,
    named: ({ legal }) => legal(),
    lawful: pasteleriaLegalGuards,
  },
  advises: {
    identity: pasteleriaIdentity,
  },
  makes: {
    food: ({ type }) => pasteleriaFoodOf(type),
    // Nobody bakes what has no type, unless its loss is given.
    making: (judgement, { perdidaHorneado }, part) =>
      part && !part.isTyped && (perdidaHorneado ?? undefined) === undefined
        ? undefined
        : pasteleriaMakingLosses(judgement, perdidaHorneado),
    // The sentence of a jam stands in the field of its name (RD 863/2003, 8.3).
    mentions: (_, __, facts) =>
      facts()
        .legal()
        .obligatorio.map((text) => ({ text })),
  },
  desk: pasteleriaDesk,
  instruments: pasteleriaInstruments,
  facts: pasteleriaFactsOf,
  says: {
    warnings: pasteleriaWarnings,
    suggestions: (analysis, facts) =>
      answerSuggestionsOf(analysis, pasteleriaWording(figuresOf(analysis.recipe)), facts().legal()),
    headline,
    body,
  },
}
