import { answerSuggestionsOf, reviewFindingsOf } from '../../advise/suggestions.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { NameMatch, NamesPart } from '../../catalogue/reading/reader.ts'
import type { AnswerExplanation, OtherProduct } from '../../craft/answer-parts.ts'
import type {
  AnalysisOptions,
  CraftDefinition,
  FormulaAnalysis,
  ParameterRanges,
  ParameterValues,
  RequestRules,
  WantedParts,
} from '../../craft/craft.ts'
import { remarksTold } from '../../craft/nearest.ts'
import type { PreparationReport } from '../../craft/report.ts'
import { typeNames } from '../../craft/type-names.ts'
import { FormulaError } from '../../formula/errors.ts'
import {
  type FormulaLine,
  type LineReader,
  type ParsedFormula,
  rowBrought,
  type SentLine,
} from '../../formula/formula.ts'
import { nameResolverBy } from '../../formula/named.ts'
import { asRead } from '../../formula/open-reading.ts'
import type { LegalBlock } from '../../judge/legal.ts'
import { legalTold } from '../../judge/legal-told.ts'
import { type SafetyBlock, safetyTold } from '../../judge/safety.ts'
import { type VariantInfo, variantInfoOf } from '../../judge/style.ts'
import type { BalanceVerdict, InRange } from '../../judge/verdict.ts'
import type { PartInProduct } from '../../make/part.ts'
import { measureLines } from '../../ratio/parameter.ts'
import type { FigureRange } from '../../ratio/range.ts'
import { lazyFor } from '../../words/lazy.ts'
import { roundTo } from '../../words/round.ts'
import { POWERED_BY } from '../../words/terms.ts'
import {
  bakeLoss,
  type DoughReport,
  doughReportOf,
  type MixingWater,
  mixingWater,
  type PanaderiaRequest,
  panaderiaDesk,
  panaderiaMakingLosses,
} from './extras.ts'
import { panaderiaFaultFinding, panaderiaFinding, panaderiaWording } from './findings.ts'
import { panaderiaInstruments } from './instruments.ts'
import { BREAD_VAT, panaderiaLaw } from './law.ts'
import { isPlainBread, panaderiaFoodOf, panaderiaLegalGuards } from './legal.ts'
import { panaderiaIdentity } from './levers.ts'
import {
  BREAD_ROLES,
  type BreadMatter,
  type BreadRole,
  breadMatterOf,
  canLaminateFat,
  composedBreadLine,
  doughPlaceOf,
  fermentedMatter,
  INERT_BREAD_MATTER,
  laminatedFat,
} from './matter.ts'
import {
  canBeHydration,
  defaultRows,
  HYDRATION_LIMITS,
  hydrationInName,
  isLaminatingName,
  panaderiaRowNamed,
  panaderiaVocabulary,
  withoutUse,
} from './names.ts'
import { panaderiaNorms } from './norms.ts'
import {
  type DoughKey,
  OF_TYPES,
  PANADERIA_JUDGED_KEYS,
  type PanaderiaJudgedKey,
  type PanaderiaParameterKey,
  panaderiaParameters,
  panaderiaStyleIndicators,
  withoutFlour,
  yeastStrength,
} from './params.ts'
import { ENOUGH_LEVAIN, type PanaderiaFacts, panaderiaFactsOf, panaderiaGuards, panaderiaWarnings } from './rules.ts'
import { panaderiaKeepingOf } from './safety.ts'
import { type BreadType, type PanaderiaTypeKey, panaderiaTypes } from './types.ts'

export type { PanaderiaRequest } from './extras.ts'

export interface PanaderiaBody extends VariantInfo {
  readonly status: 'ok'
  readonly verdict: BalanceVerdict
  readonly type: PanaderiaTypeKey
  readonly typeLabel: string
  readonly params: { readonly [key in DoughKey]: number } & { readonly [key in PanaderiaParameterKey]?: number }
  readonly ranges: { readonly [key in PanaderiaParameterKey]?: FigureRange }
  readonly inRange: Partial<InRange<PanaderiaJudgedKey>>
  readonly suggestions: readonly string[]
  readonly warnings: readonly string[]
  /** Another product that it looks like. */
  readonly pareceTipo?: OtherProduct
  /** The formulas among its ingredients, each judged in its own craft. */
  readonly preparaciones?: readonly PreparationReport[]
  readonly poweredBy: string
  /** How it keeps, on the one scale of the five crafts. */
  readonly seguridadAlimentaria: SafetyBlock
  /** What the bread may be called (RD 308/2019); absent for pizza. */
  readonly legal?: LegalBlock
  /** Only when the request gives temperatures. */
  readonly aguaAmasado?: MixingWater
  readonly explicacion?: AnswerExplanation & DoughReport
}

type Found = FormulaAnalysis<BreadMatter, PanaderiaParameterKey, PanaderiaJudgedKey, BreadType>

const isRole = (value: unknown): value is BreadRole => BREAD_ROLES.some((role) => role === value)

/** The hydration of a pre-ferment, given as a figure or told by its name. */
function buildOf({ name, raw, type }: SentLine) {
  const given = raw.hidratacion ?? hydrationInName(name)
  if (given !== undefined && !(typeof given === 'number' && canBeHydration(given))) {
    throw new FormulaError(
      'invalid-line',
      panaderiaFinding('panaderia.bad-hydration', { name, least: HYDRATION_LIMITS.least, most: HYDRATION_LIMITS.most }),
      {
        field: 'hidratacion',
      },
    )
  }
  return { hidratacion: given, inPizza: panaderiaTypes[type as PanaderiaTypeKey].pizza }
}

/** The name says what a line is, unless its `role` says otherwise: then it is the usual thing of that role. */
function foundOf(named: NameMatch | undefined, role: BreadRole | undefined): NameMatch | undefined {
  if (role === undefined || (named && doughPlaceOf(named.ingredient)[0] === role)) return named
  return role === 'otro' ? undefined : { ingredient: panaderiaRowNamed(defaultRows[role]), interpreted: false }
}

type Resolve = ReturnType<typeof nameResolverBy>

/** The part of the dough that a line says it is, where it says one. */
function partOf({ name, raw: { parte } }: SentLine): 'empaste' | undefined {
  if (parte === undefined || parte === null) return isLaminatingName(name) ? 'empaste' : undefined
  if (parte !== 'empaste')
    throw new FormulaError('invalid-line', panaderiaFinding('panaderia.bad-part', { name }), { field: 'parte' })
  return parte
}

/** «Mantequilla para los pliegues» is butter, whatever it is for. */
const named = (resolve: Resolve, name: string): NameMatch | undefined => {
  const found = resolve(name)
  return found || !isLaminatingName(name) ? found : resolve(withoutUse(name))
}

const everyType: Readonly<Record<string, BreadType>> = panaderiaTypes
const isLaminatedIn = (type: string): boolean => everyType[type]?.laminada === true

function identifyBy(resolve: Resolve): LineReader<BreadMatter>['identify'] {
  /** What is no pre-ferment is the same in every dough. */
  const usualMatter = lazyFor((row: Ingredient) => breadMatterOf(row))
  /** What is laminated in is read so in the doughs that are laminated. */
  const inPart = (sent: SentLine, matter: BreadMatter): BreadMatter =>
    partOf(sent) === 'empaste' && isLaminatedIn(sent.type) && canLaminateFat(matter) ? laminatedFat(matter) : matter
  return (sent) => {
    const { name, raw } = sent
    const role = raw.role ?? undefined
    if (role !== undefined && !isRole(role))
      throw new FormulaError('invalid-line', panaderiaFinding('panaderia.bad-role', { name, roles: BREAD_ROLES }), {
        field: 'role',
      })
    const own = rowBrought(raw)
    const found: NameMatch | undefined = own
      ? { ingredient: own, interpreted: false }
      : foundOf(named(resolve, name), role)
    // Whoever says «otro» knows that it does nothing: no need to warn.
    if (!found) return role === 'otro' ? { matter: INERT_BREAD_MATTER } : undefined
    const { ingredient } = found
    const isCulture = doughPlaceOf(ingredient)[1] === 'prefermento'
    const matter = isCulture ? breadMatterOf(ingredient, buildOf(sent)) : usualMatter(ingredient)
    const known = { ingredient, matter: inPart(sent, matter) }
    return asRead(known, name, found)
  }
}

/** Where no fat says that it is laminated in, it is the largest: a dough of croissant has no other reason for so much. */
function together(lines: readonly FormulaLine<BreadMatter>[], type: string): readonly FormulaLine<BreadMatter>[] {
  if (!isLaminatedIn(type) || lines.some(({ matter }) => matter.empaste > 0)) return lines
  const fats = lines.filter(({ grams, matter, use }) => grams > 0 && !use && canLaminateFat(matter))
  const most = Math.max(0, ...fats.map(({ grams }) => grams))
  return lines.map((line) => {
    if (!line.sent || line.grams < most || !fats.includes(line)) return line
    const sent = { ...line.sent, raw: { ...line.sent.raw, parte: 'empaste' } }
    return { ...line, sent, matter: laminatedFat(line.matter) }
  })
}

/** Nothing can be said over flour without flour, unless nothing is asked. */
function recipeFor(type: string, { lines }: ParsedFormula<BreadMatter>): { type: string; recipe: BreadType } {
  const recipe: BreadType = panaderiaTypes[type as PanaderiaTypeKey]
  if (measureLines(panaderiaParameters.hidratacion, lines) !== undefined) return { type, recipe }
  if (recipe.isFree) return { type, recipe: { ...recipe, reads: withoutFlour } }
  throw new FormulaError('missing-base', panaderiaFinding('panaderia.no-flour'))
}

/**
 * The range of yeast is written for fresh yeast: that of another is narrower by its strength. A dough with enough
 * pre-ferment needs none.
 */
function applied(
  ranges: ParameterRanges<PanaderiaParameterKey>,
  { levadura = 0, prefermento = 0 }: ParameterValues<PanaderiaParameterKey>,
  { lines }: ParsedFormula<BreadMatter>,
): ParameterRanges<PanaderiaParameterKey> {
  if (!ranges.levadura) return ranges
  const strength = measureLines(yeastStrength, lines) ?? 1
  const [least, most] = ranges.levadura.map((limit) => roundTo(limit / strength, panaderiaParameters.levadura.decimals))
  const raised = levadura < (least ?? 0) && prefermento >= ENOUGH_LEVAIN
  return { ...ranges, levadura: [raised ? 0 : (least ?? 0), most ?? 0] }
}

/** Inside a dough a formula of bread is dough, and nobody bakes what has no type: unless its loss is given. */
const isDough = ({ merma }: PanaderiaRequest, part: PartInProduct | undefined): boolean =>
  part !== undefined && (merma ?? undefined) === undefined && (part.craft === 'panaderia' || !part.isTyped)

/** A biga, a poolish or a levain given as a formula: its own flour, water and yeast, fermented before the dough. */
const asPart =
  (resolve: Resolve): NonNullable<LineReader<BreadMatter>['asPart']> =>
  ({ name, prepared }) => {
    const row = prepared.craft === 'panaderia' ? resolve(name)?.ingredient : undefined
    return row && doughPlaceOf(row)[1] === 'prefermento' ? { become: fermentedMatter(row), isStage: true } : undefined
  }

/** The six of every dough, and those that the type has besides. */
const shown = ({ ranges }: BreadType): readonly PanaderiaParameterKey[] => [
  ...PANADERIA_JUDGED_KEYS,
  ...OF_TYPES.filter((key) => Object.hasOwn(ranges, key)),
]

function reads(names: NamesPart): RequestRules<BreadMatter, PanaderiaParameterKey, BreadType> {
  const resolve = nameResolverBy(names, panaderiaVocabulary)
  return {
    fields: { name: 'name', grams: 'grams' },
    identify: identifyBy(resolve),
    inert: INERT_BREAD_MATTER,
    inertEffect: panaderiaFinding('panaderia.inert'),
    composed: composedBreadLine,
    asPart: asPart(resolve),
    together,
    typeNamed: typeNames(everyType),
    recipeFor,
    tells: panaderiaStyleIndicators,
    readAs: ({ reads: own }) => own,
    shown,
  }
}

function body(
  analysis: Found & WantedParts,
  _: AnalysisOptions,
  request: PanaderiaRequest,
  facts: () => PanaderiaFacts,
): PanaderiaBody {
  const { type, recipe, params, ranges, inRange, verdict, say, when, explanation, formula } = analysis
  const aguaAmasado = when('aguaAmasado', () => mixingWater(request, formula, say))
  const legal = when('legal', () => {
    const named = facts().legal
    return named && legalTold(named, say)
  })
  return {
    status: 'ok',
    verdict,
    type: type as PanaderiaTypeKey,
    typeLabel: recipe.label,
    ...variantInfoOf(recipe.style, say),
    // A formula without flour is refused, so every parameter has its base.
    params: params as PanaderiaBody['params'],
    ranges,
    inRange,
    ...remarksTold(analysis),
    poweredBy: POWERED_BY,
    seguridadAlimentaria: when('seguridadAlimentaria', () => safetyTold(panaderiaKeepingOf(formula, recipe), say)),
    ...(legal && { legal }),
    ...(aguaAmasado && { aguaAmasado }),
    ...(explanation && { explicacion: { ...explanation, ...doughReportOf(formula, bakeLoss(request, recipe)) } }),
  }
}

export const panaderiaDefinition: CraftDefinition<
  BreadMatter,
  PanaderiaParameterKey,
  PanaderiaJudgedKey,
  BreadType,
  PanaderiaRequest,
  PanaderiaBody,
  PanaderiaFacts
> = {
  id: 'panaderia',
  label: 'Panadería',
  defaultType: 'pan_comun',
  types: panaderiaTypes,
  parameters: panaderiaParameters,
  reads,
  judges: {
    norms: panaderiaNorms,
    keys: PANADERIA_JUDGED_KEYS,
    ofTypes: OF_TYPES,
    applied,
    law: panaderiaLaw,
    named: ({ legal }) => legal,
    lawful: panaderiaLegalGuards,
  },
  advises: {
    identity: panaderiaIdentity,
    guards: panaderiaGuards,
  },
  makes: {
    vat: (facts) => (isPlainBread(facts().legal) ? BREAD_VAT : undefined),
    food: ({ formula, recipe }) => panaderiaFoodOf(formula, recipe),
    making: ({ formula, recipe }, request, part) =>
      isDough(request, part)
        ? panaderiaMakingLosses(formula, 0)
        : panaderiaMakingLosses(formula, bakeLoss(request, recipe), recipe),
  },
  desk: panaderiaDesk,
  instruments: panaderiaInstruments,
  facts: panaderiaFactsOf,
  says: {
    warnings: panaderiaWarnings,
    suggestions: (analysis, facts) => answerSuggestionsOf(analysis, panaderiaWording, facts().legal),
    headline: (judged) =>
      reviewFindingsOf(judged, panaderiaFaultFinding) ??
      panaderiaFinding('panaderia.balanced-verdict', { hydration: judged.params.hidratacion ?? 0 }),
    body,
  },
}
