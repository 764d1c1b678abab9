import { answerSuggestionsOf, reviewFindingsOf } from '../../advise/suggestions.ts'
import { ingredientCatalogue } from '../../catalogue/catalogue.ts'
import type { NamesPart } from '../../catalogue/reading/reader.ts'
import type { AnswerExplanation, OtherProduct } from '../../craft/answer-parts.ts'
import type {
  AnalysisOptions,
  CraftDefinition,
  FormulaAnalysis,
  RecipeType,
  RequestRules,
  WantedParts,
} from '../../craft/craft.ts'
import { remarksTold } from '../../craft/nearest.ts'
import type { PreparationReport } from '../../craft/report.ts'
import { type CraftRequest, identifyByName } from '../../formula/formula.ts'
import type { FoodCategory } from '../../judge/additives.ts'
import type { LegalBlock } from '../../judge/legal.ts'
import { legalTold } from '../../judge/legal-told.ts'
import { type SafetyBlock, safetyTold } from '../../judge/safety.ts'
import { type VariantInfo, variantInfoOf } from '../../judge/style.ts'
import type { BalanceVerdict, InRange } from '../../judge/verdict.ts'
import { type FigureRange, isWithin } from '../../ratio/range.ts'
import { roundTo } from '../../words/round.ts'
import { POWERED_BY } from '../../words/terms.ts'
import { DEFAULT_CABINET, type FreezingCurve, freezingCurve, heladoDesk } from './extras.ts'
import { heladoFaultFinding, heladoFinding, heladoWording } from './findings.ts'
import { heladoInstruments } from './instruments.ts'
import { heladoLaw } from './law.ts'
import { heladoLegalGuards } from './legal.ts'
import { heladoIdentity } from './levers.ts'
import {
  HELADO_COMPONENT_FIELDS,
  HELADO_INERT_MATTER,
  HELADO_OVERRIDE_FIELDS,
  HELADO_WATER_MATTER,
  type HeladoMatter,
  heladoMatterOf,
  heladoSolidsOf,
  overrideHeladoMatter,
} from './matter.ts'
import { heladoVocabulary } from './names.ts'
import { heladoNorms } from './norms.ts'
import {
  HELADO_JUDGED_KEYS,
  type HeladoJudgedKey,
  type HeladoParameterKey,
  hardnessIndicator,
  heladoParameters,
  PAC_TARGET,
  servedInCabinets,
  WORKING_RANGE,
  workingRangeAt,
} from './params.ts'
import { type HeladoFacts, heladoFactsOf, heladoGuards, heladoWarnings, highDose } from './rules.ts'
import * as terms from './terms.ts'
import { type HeladoTypeKey, heladoTypes } from './types.ts'

type RangeKey = HeladoJudgedKey | 'PAC_indice_clasico'

export interface HeladoBody extends VariantInfo {
  readonly status: 'ok'
  readonly verdict: BalanceVerdict
  readonly craft: 'helado'
  readonly type: HeladoTypeKey
  readonly typeLabel: string
  readonly params: { readonly [key in HeladoParameterKey]: number }
  /** Every key of every type: where a type sets no limit, all that can be. */
  readonly ranges: { readonly [key in RangeKey]: FigureRange }
  readonly inRange: InRange<HeladoJudgedKey>
  readonly pac_info: {
    readonly escala: string
    readonly valor: number
    readonly rango_trabajo: FigureRange
    readonly en_rango: boolean | null
    readonly indice_clasico: {
      readonly descripcion: string
      readonly valor: number
      readonly rango_por_tipo: FigureRange
      readonly en_rango: boolean | null
    }
  }
  readonly suggestions: readonly string[]
  readonly warnings: readonly string[]
  /** Another product that it looks like. */
  readonly pareceTipo?: OtherProduct
  /** The formulas among its ingredients, each judged in its own craft. */
  readonly preparaciones?: readonly PreparationReport[]
  readonly disclaimer: string
  readonly catalogoIngredientes: number
  readonly poweredBy: string
  /** How it keeps, on the one scale of the five crafts. */
  readonly seguridadAlimentaria: SafetyBlock
  /** What it may be called (RD 618/1998); absent where the law reserves no name for it. */
  readonly legal?: LegalBlock
  readonly explicacion?: AnswerExplanation & { readonly congelacion?: FreezingCurve }
}

type Recipe = RecipeType<HeladoParameterKey>
type Found = FormulaAnalysis<HeladoMatter, HeladoParameterKey, HeladoJudgedKey, Recipe>

/** What a type without a limit of its own shows of a percentage: shown, not judged. */
const NO_LIMIT: FigureRange = [0, 100]

/** The seven ranges of the interface, in its order. */
const rangesShown = (ranges: Found['ranges']): HeladoBody['ranges'] => ({
  PAC: ranges.PAC ?? WORKING_RANGE,
  POD: ranges.POD ?? NO_LIMIT,
  azucares: ranges.azucares ?? NO_LIMIT,
  materiaGrasa: ranges.materiaGrasa ?? NO_LIMIT,
  SLNG: ranges.SLNG ?? NO_LIMIT,
  solidosTotales: ranges.solidosTotales ?? NO_LIMIT,
  PAC_indice_clasico: ranges.PAC_indice_clasico ?? NO_LIMIT,
})

function body(
  analysis: Found & WantedParts,
  { cabinet = DEFAULT_CABINET }: AnalysisOptions,
  _: HeladoRequest,
  facts: () => HeladoFacts,
): HeladoBody {
  const { type, recipe, params, ranges, inRange, verdict, say, when, explanation } = analysis
  // Every ice cream parameter has a base (mass, or a stated value without water), so none is absent.
  const shown = params as HeladoBody['params']
  const classicRange = recipe.ranges.PAC_indice_clasico as FigureRange
  const congelacion = explanation && freezingCurve(facts().readings, cabinet)
  const legal = when('legal', () => {
    const named = facts().legal
    return named && legalTold(named, say)
  })
  return {
    status: 'ok',
    verdict,
    craft: 'helado',
    type: type as HeladoTypeKey,
    typeLabel: recipe.label,
    ...variantInfoOf(recipe.style, say),
    // Derived from the rounded solids, so that the two add up to 100; a composition given above 100 leaves no water.
    params: {
      ...shown,
      aguaLibre: roundTo(Math.max(0, 100 - shown.solidosTotales), heladoParameters.aguaLibre.decimals),
    },
    ranges: rangesShown(ranges),
    inRange,
    pac_info: {
      escala: terms.PAC_SCALE,
      valor: shown.PAC,
      rango_trabajo: WORKING_RANGE,
      en_rango: inRange.PAC,
      indice_clasico: {
        descripcion: terms.CLASSIC_INDEX,
        valor: shown.PAC_indice_clasico,
        rango_por_tipo: classicRange,
        en_rango: isWithin(shown.PAC_indice_clasico, classicRange),
      },
    },
    ...remarksTold(analysis),
    disclaimer: terms.PAC_DISCLAIMER,
    catalogoIngredientes: ingredientCatalogue.length,
    poweredBy: POWERED_BY,
    seguridadAlimentaria: when('seguridadAlimentaria', () => safetyTold(facts().keeping, say)),
    ...(legal && { legal }),
    ...(explanation && { explicacion: { ...explanation, ...(congelacion && { congelacion }) } }),
  }
}

export interface HeladoRequest extends CraftRequest {
  readonly craft?: string | null
}

function reads(names: NamesPart): RequestRules<HeladoMatter, HeladoParameterKey, Recipe> {
  const servedIn = servedInCabinets()
  return {
    fields: { name: 'name', grams: 'grams' },
    identify: identifyByName(names, heladoVocabulary, heladoMatterOf),
    inert: HELADO_INERT_MATTER,
    inertEffect: heladoFinding('helado.inert'),
    custom: {
      fields: HELADO_OVERRIDE_FIELDS,
      components: HELADO_COMPONENT_FIELDS,
      describing: HELADO_OVERRIDE_FIELDS.filter((field) => field !== 'precio'),
      apply: overrideHeladoMatter,
      solids: heladoSolidsOf,
      dairy: ({ lactosa, esml }) => ({ lactose: lactosa, solids: esml }),
      blocks: (matter) => matter,
    },
    steam: { matter: HELADO_WATER_MATTER, in: ({ agua }) => agua },
    tells: { dureza: hardnessIndicator },
    readAs: (_, { cabinet }) => (cabinet === undefined ? undefined : servedIn(cabinet)),
  }
}

/** What is not frozen is another food. */
const FOOD_OF: Readonly<Record<string, FoodCategory>> = { crema_untable: '05.2', veteado: '05.4' }

export const heladoDefinition: CraftDefinition<
  HeladoMatter,
  HeladoParameterKey,
  HeladoJudgedKey,
  Recipe,
  HeladoRequest,
  HeladoBody,
  HeladoFacts
> = {
  id: 'helado',
  label: 'Helado',
  defaultType: 'helado_crema',
  types: heladoTypes,
  parameters: heladoParameters,
  reads,
  judges: {
    norms: heladoNorms,
    keys: HELADO_JUDGED_KEYS,
    commonRanges: { PAC: WORKING_RANGE },
    applied: (ranges, _params, _formula, { cabinet }) =>
      cabinet === undefined ? ranges : { ...ranges, PAC: workingRangeAt(cabinet) },
    law: heladoLaw,
    named: ({ legal }) => legal,
    lawful: heladoLegalGuards,
  },
  advises: {
    identity: heladoIdentity,
    aims: { PAC: PAC_TARGET },
    guards: heladoGuards,
  },
  makes: { food: ({ type }) => FOOD_OF[type] ?? '03' },
  desk: heladoDesk,
  instruments: heladoInstruments,
  facts: heladoFactsOf,
  says: {
    warnings: heladoWarnings,
    suggestions: (analysis, facts) => answerSuggestionsOf(analysis, heladoWording, facts().legal),
    headline: (judged) =>
      reviewFindingsOf(judged, heladoFaultFinding) ??
      // What is not served from a cabinet has no serving temperature.
      (judged.inRange.PAC === null
        ? heladoFinding('helado.balanced-verdict')
        : heladoFinding('helado.served', { temperature: judged.params.PAC ?? 0 })),
    highDose,
    body,
  },
}
