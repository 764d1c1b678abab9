import { answerSuggestionsOf } from '../../advise/suggestions.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { NameMatch, NamesPart } from '../../catalogue/reading/reader.ts'
import type { AnswerExplanation, OtherProduct } from '../../craft/answer-parts.ts'
import type { AnalysisOptions, CraftDefinition, FormulaAnalysis, WantedParts } from '../../craft/craft.ts'
import { remarksTold } from '../../craft/nearest.ts'
import type { PreparationReport } from '../../craft/report.ts'
import { type CraftRequest, type IdentifiedName, type LineReader, rowBrought } from '../../formula/formula.ts'
import { nameResolverBy } from '../../formula/named.ts'
import { asRead } from '../../formula/open-reading.ts'
import type { LegalBlock } from '../../judge/legal.ts'
import { legalTold } from '../../judge/legal-told.ts'
import { type SafetyBlock, safetyTold } from '../../judge/safety.ts'
import { POWERED_BY } from '../../words/terms.ts'
import { type SyrupCooking, syrupCooking, turronMakingLosses } from './extras.ts'
import { turronFinding, turronWording } from './findings.ts'
import { turronInstruments } from './instruments.ts'
import { turronLaw } from './law.ts'
import { turronLegalGuards } from './legal.ts'
import { turronIdentity } from './levers.ts'
import { besidePaste, isBesidePaste, TURRON_INERT_MATTER, type TurronMatter, turronMatterOf } from './matter.ts'
import { turronVocabulary } from './names.ts'
import { turronNorms } from './norms.ts'
import { type CommonKey, dryParameters, type TurronParameterKey, turronParameters, turronShownKeys } from './params.ts'
import {
  categoryStepsOf,
  categoryTargetOf,
  type TurronCategoryStep,
  type TurronFacts,
  type TurronScore,
  turronFactsOf,
  turronHeadline,
  turronLadder,
  turronRecipeFor,
  turronScoreOf,
  turronWarnings,
} from './rules.ts'
import { type TurronRecipe, type TurronTypeKey, turronTypes } from './types.ts'

/** Keys that some answers do not have: the ratio without sugar, and the figures that only some types limit. */
type SomeKey = 'ratioMielAzucar' | Exclude<TurronParameterKey, CommonKey>

export interface TurronBody {
  readonly status: 'ok'
  readonly craft: 'turron'
  readonly type: TurronTypeKey
  readonly typeLabel: string
  readonly params: { readonly [key in Exclude<TurronParameterKey, SomeKey>]: number } & {
    readonly [key in SomeKey]?: number
  }
  readonly score: TurronScore
  readonly legal: LegalBlock
  /** Grams to the next category. */
  readonly suggestions: readonly string[]
  readonly warnings: readonly string[]
  /** Another product that it looks like. */
  readonly pareceTipo?: OtherProduct
  /** The formulas among its ingredients, each judged in its own craft. */
  readonly preparaciones?: readonly PreparationReport[]
  readonly poweredBy: string
  /** How it keeps, on the one scale of the five crafts. */
  readonly seguridadAlimentaria: SafetyBlock
  readonly explicacion?: AnswerExplanation & {
    readonly cocina?: SyrupCooking
    readonly escalera: readonly TurronCategoryStep[]
  }
}

type Found = FormulaAnalysis<TurronMatter, TurronParameterKey, TurronParameterKey, TurronRecipe>

/** What a row leaves in the finished product depends on how the type is made; each is worked out once. */
function identifyIn(names: NamesPart): LineReader<TurronMatter>['identify'] {
  const resolve = nameResolverBy(names, turronVocabulary)
  const identified = new Map<string, WeakMap<Ingredient, IdentifiedName<TurronMatter>>>()
  return ({ name, type, raw }) => {
    const own = rowBrought(raw)
    const found: NameMatch | undefined = own ? { ingredient: own, interpreted: false } : resolve(name)
    if (!found) return undefined
    const { ingredient } = found
    let ofType = identified.get(type)
    if (!ofType) {
      ofType = new WeakMap()
      identified.set(type, ofType)
    }
    let known = ofType.get(ingredient)
    if (!known) {
      known = { ingredient, matter: turronMatterOf(ingredient, turronTypes[type as TurronTypeKey]) }
      ofType.set(ingredient, known)
    }
    return asRead(known, name, found)
  }
}

function body(
  analysis: Found & WantedParts,
  _: AnalysisOptions,
  __: CraftRequest,
  facts: () => TurronFacts,
): TurronBody {
  const { type, recipe, params, formula, say, when, explanation } = analysis
  const cocina = explanation && syrupCooking(formula, recipe)
  return {
    status: 'ok',
    craft: 'turron',
    type: type as TurronTypeKey,
    typeLabel: recipe.label,
    // A formula that leaves nothing in the finished product is refused, so the common figures have their base.
    params: params as TurronBody['params'],
    score: when('score', () => turronScoreOf(analysis, facts(), say)),
    legal: when('legal', () => legalTold(facts().named.legal, say)),
    ...remarksTold(analysis),
    poweredBy: POWERED_BY,
    seguridadAlimentaria: when('seguridadAlimentaria', () => safetyTold(facts().keeping, say)),
    ...(explanation && {
      explicacion: { ...explanation, ...(cocina && { cocina }), escalera: categoryStepsOf(analysis, facts()) },
    }),
  }
}

export const turronDefinition: CraftDefinition<
  TurronMatter,
  TurronParameterKey,
  TurronParameterKey,
  TurronRecipe,
  CraftRequest,
  TurronBody,
  TurronFacts
> = {
  id: 'turron',
  label: 'Turrón y mazapán',
  defaultType: 'jijona',
  types: turronTypes,
  parameters: turronParameters,
  reads: (names) => ({
    fields: { name: 'ingrediente', grams: 'peso' },
    identify: identifyIn(names),
    inert: TURRON_INERT_MATTER,
    inertEffect: turronFinding('turron.inert'),
    recipeFor: turronRecipeFor,
    asPart: ({ prepared }) => (isBesidePaste(prepared) ? { become: besidePaste, isStage: false } : undefined),
    readAs: ({ seca }) => (seca ? dryParameters : undefined),
    turns: {
      on: ({ acabado, acabadoSeco }) => acabadoSeco - acabado,
      label: 'Agua que sobra al cocer',
      aside: 'sin cocer',
      above: turronParameters,
      below: dryParameters,
    },
    shown: ({ ranges }) => turronShownKeys(Object.keys(ranges)),
  }),
  judges: {
    norms: turronNorms,
    ladder: turronLadder,
    law: turronLaw,
    named: ({ named }) => named.legal,
    lawful: turronLegalGuards,
  },
  advises: {
    identity: turronIdentity,
  },
  makes: {
    food: () => '05.2',
    // Nobody cooks what has no type.
    making: ({ formula, recipe }, _, part) => (part && !part.isTyped ? undefined : turronMakingLosses(formula, recipe)),
  },
  instruments: turronInstruments,
  facts: turronFactsOf,
  says: {
    warnings: turronWarnings,
    suggestions: (analysis, facts) =>
      answerSuggestionsOf(analysis, turronWording(categoryTargetOf(analysis.recipe)), facts().named.legal),
    headline: turronHeadline,
    body,
  },
}
