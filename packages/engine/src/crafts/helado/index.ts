import { reviewOf, suggestionsOf } from '../../advise/suggestions.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { Names } from '../../catalogue/reading/reader.ts'
import type { Explanation, OtherProduct } from '../../craft/answer-parts.ts'
import type { Analysis, Options, Reads, RecipeType, Suggested } from '../../craft/craft.ts'
import { defineCraft } from '../../craft/define-craft.ts'
import { productTold } from '../../craft/nearest.ts'
import type { PreparationReport } from '../../craft/report.ts'
import { type CraftRequest, identifyByName } from '../../formula/formula.ts'
import type { Legal } from '../../judge/legal.ts'
import { legalTold } from '../../judge/legal-told.ts'
import { type Safety, safetyTold } from '../../judge/safety.ts'
import { type ReadAs, readAs } from '../../judge/style.ts'
import type { FoodCategory } from '../../judge/substances.ts'
import type { InRange, Verdict } from '../../judge/verdict.ts'
import { type Range, within } from '../../ratio/range.ts'
import { round } from '../../words/round.ts'
import { POWERED_BY } from '../../words/terms.ts'
import { DEFAULT_CABINET, desk, type FreezingCurve, freezingCurve } from './extras.ts'
import { fault, find, wording } from './findings.ts'
import { instruments } from './instruments.ts'
import { law } from './law.ts'
import { lawful } from './legal.ts'
import { identity } from './levers.ts'
import { COMPONENTS, INERT, type Matter, matterOf, OVERRIDES, override, solids, WATER } from './matter.ts'
import { vocabulary } from './names.ts'
import { norms } from './norms.ts'
import {
  hardness,
  JUDGED,
  type JudgedKey,
  PAC_TARGET,
  type ParameterKey,
  parameters,
  servedInCabinets,
  WORKING_RANGE,
  workingRangeAt,
} from './params.ts'
import { type Facts, factsOf, guards, highDose, warnings } from './rules.ts'
import * as terms from './terms.ts'
import { type TypeKey, types } from './types.ts'

type RangeKey = JudgedKey | 'PAC_indice_clasico'

export interface HeladoBody extends ReadAs {
  readonly status: 'ok'
  readonly verdict: Verdict
  readonly craft: 'helado'
  readonly type: TypeKey
  readonly typeLabel: string
  readonly params: { readonly [key in ParameterKey]: number }
  /** Every key of every type: where a type sets no limit, all that can be. */
  readonly ranges: { readonly [key in RangeKey]: Range }
  readonly inRange: InRange<JudgedKey>
  readonly pac_info: {
    readonly escala: string
    readonly valor: number
    readonly rango_trabajo: Range
    readonly en_rango: boolean | null
    readonly indice_clasico: {
      readonly descripcion: string
      readonly valor: number
      readonly rango_por_tipo: Range
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
  readonly seguridadAlimentaria: Safety
  /** What it may be called (RD 618/1998); absent where the law reserves no name for it. */
  readonly legal?: Legal
  readonly explicacion?: Explanation & { readonly congelacion?: FreezingCurve }
}

type Recipe = RecipeType<ParameterKey>
type Found = Analysis<Matter, ParameterKey, JudgedKey, Recipe>

/** What a type without a limit of its own shows of a percentage: shown, not judged. */
const NO_LIMIT: Range = [0, 100]

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
  analysis: Found & Suggested,
  { cabinet = DEFAULT_CABINET }: Options,
  _: HeladoRequest,
  facts: () => Facts,
): HeladoBody {
  const {
    type,
    recipe,
    params,
    ranges,
    inRange,
    verdict,
    say,
    when,
    suggestions,
    warnings: warned,
    explanation,
  } = analysis
  // Every ice cream parameter has a base (mass, or a stated value without water), so none is absent.
  const shown = params as HeladoBody['params']
  const classicRange = recipe.ranges.PAC_indice_clasico as Range
  const congelacion = explanation && freezingCurve(facts().readings, cabinet)
  const legal = when('legal', () => {
    const named = facts().legal
    return named && legalTold(named, say)
  })
  return {
    status: 'ok',
    verdict,
    craft: 'helado',
    type: type as TypeKey,
    typeLabel: recipe.label,
    ...readAs(recipe.style, say),
    // Derived from the rounded solids, so that the two add up to 100; a composition given above 100 leaves no water.
    params: { ...shown, aguaLibre: round(Math.max(0, 100 - shown.solidosTotales), parameters.aguaLibre.decimals) },
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
        en_rango: within(shown.PAC_indice_clasico, classicRange),
      },
    },
    suggestions: suggestions.map(say),
    warnings: warned.map(say),
    ...(analysis.other && { pareceTipo: productTold(analysis.other, say) }),
    disclaimer: terms.DISCLAIMER,
    catalogoIngredientes: catalogue.length,
    poweredBy: POWERED_BY,
    seguridadAlimentaria: when('seguridadAlimentaria', () => safetyTold(facts().keeping, say)),
    ...(legal && { legal }),
    ...(explanation && { explicacion: { ...explanation, ...(congelacion && { congelacion }) } }),
  }
}

export interface HeladoRequest extends CraftRequest {
  readonly craft?: string | null
}

function reads(names: Names): Reads<Matter, ParameterKey, Recipe> {
  const servedIn = servedInCabinets()
  return {
    fields: { name: 'name', grams: 'grams' },
    identify: identifyByName(names, vocabulary, matterOf),
    inert: INERT,
    inertEffect: find('helado.inert'),
    custom: {
      fields: OVERRIDES,
      components: COMPONENTS,
      describing: OVERRIDES.filter((field) => field !== 'precio'),
      apply: override,
      solids,
      dairy: ({ lactosa, esml }) => ({ lactose: lactosa, solids: esml }),
      blocks: (matter) => matter,
    },
    steam: { matter: WATER, in: ({ agua }) => agua },
    tells: { dureza: hardness },
    readAs: (_, { cabinet }) => (cabinet === undefined ? undefined : servedIn(cabinet)),
  }
}

/** What is not frozen is another food. */
const FOOD_OF: Readonly<Record<string, FoodCategory>> = { crema_untable: '05.2', veteado: '05.4' }

export const definition = defineCraft<Matter, ParameterKey, JudgedKey, Recipe, HeladoRequest, HeladoBody, Facts>({
  id: 'helado',
  label: 'Helado',
  defaultType: 'helado_crema',
  types,
  parameters,
  reads,
  judges: {
    norms,
    keys: JUDGED,
    commonRanges: { PAC: WORKING_RANGE },
    applied: (ranges, _params, _formula, { cabinet }) =>
      cabinet === undefined ? ranges : { ...ranges, PAC: workingRangeAt(cabinet) },
    law,
    named: ({ legal }) => legal,
    lawful,
  },
  advises: {
    identity,
    aims: { PAC: PAC_TARGET },
    guards,
  },
  makes: { food: ({ type }) => FOOD_OF[type] ?? '03' },
  desk,
  instruments,
  facts: factsOf,
  says: {
    warnings,
    suggestions: (analysis, facts) => suggestionsOf(analysis, wording, facts().legal),
    headline: (judged) =>
      reviewOf(judged, fault) ??
      // What is not served from a cabinet has no serving temperature.
      (judged.inRange.PAC === null
        ? find('helado.balanced-verdict')
        : find('helado.served', { temperature: judged.params.PAC ?? 0 })),
    highDose,
    body,
  },
})
