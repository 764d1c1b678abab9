import { suggestionsOf } from '../../advise/suggestions.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { Names, Found as Read } from '../../catalogue/reading/reader.ts'
import type { Explanation, OtherProduct } from '../../craft/answer-parts.ts'
import type { Analysis, Options, Suggested } from '../../craft/craft.ts'
import { defineCraft } from '../../craft/define-craft.ts'
import { productTold } from '../../craft/nearest.ts'
import type { PreparationReport } from '../../craft/report.ts'
import { type CraftRequest, type Identified, ownRow, type Reader } from '../../formula/formula.ts'
import { namedBy } from '../../formula/named.ts'
import { told } from '../../formula/open-reading.ts'
import type { Legal } from '../../judge/legal.ts'
import { legalTold } from '../../judge/legal-told.ts'
import { type Safety, safetyTold } from '../../judge/safety.ts'
import { POWERED_BY } from '../../words/terms.ts'
import { type Cooking, cooking, making } from './extras.ts'
import { find, wording } from './findings.ts'
import { instruments } from './instruments.ts'
import { law } from './law.ts'
import { lawful } from './legal.ts'
import { identity } from './levers.ts'
import { besidePaste, INERT, type Matter, matterOf } from './matter.ts'
import { vocabulary } from './names.ts'
import { norms } from './norms.ts'
import { type CommonKey, dryParameters, type ParameterKey, parameters, shown } from './params.ts'
import {
  type Facts,
  factsOf,
  headline,
  ladder,
  recipeFor,
  type Score,
  type Step,
  scoreOf,
  stepsOf,
  targetOf,
  warnings,
} from './rules.ts'
import { type Recipe, type TypeKey, types } from './types.ts'

/** Keys that some answers do not have: the ratio without sugar, and the figures that only some types limit. */
type SomeKey = 'ratioMielAzucar' | Exclude<ParameterKey, CommonKey>

export interface TurronBody {
  readonly status: 'ok'
  readonly craft: 'turron'
  readonly type: TypeKey
  readonly typeLabel: string
  readonly params: { readonly [key in Exclude<ParameterKey, SomeKey>]: number } & { readonly [key in SomeKey]?: number }
  readonly score: Score
  readonly legal: Legal
  /** Grams to the next category. */
  readonly suggestions: readonly string[]
  readonly warnings: readonly string[]
  /** Another product that it looks like. */
  readonly pareceTipo?: OtherProduct
  /** The formulas among its ingredients, each judged in its own craft. */
  readonly preparaciones?: readonly PreparationReport[]
  readonly poweredBy: string
  /** How it keeps, on the one scale of the five crafts. */
  readonly seguridadAlimentaria: Safety
  readonly explicacion?: Explanation & { readonly cocina?: Cooking; readonly escalera: readonly Step[] }
}

type Found = Analysis<Matter, ParameterKey, ParameterKey, Recipe>

/** What a row leaves in the finished product depends on how the type is made; each is worked out once. */
function identifyIn(names: Names): Reader<Matter>['identify'] {
  const resolve = namedBy(names, vocabulary)
  const identified = new Map<string, WeakMap<Ingredient, Identified<Matter>>>()
  return ({ name, type, raw }) => {
    const own = ownRow(raw)
    const found: Read | undefined = own ? { ingredient: own, interpreted: false } : resolve(name)
    if (!found) return undefined
    const { ingredient, interpreted } = found
    let ofType = identified.get(type)
    if (!ofType) {
      ofType = new WeakMap()
      identified.set(type, ofType)
    }
    let known = ofType.get(ingredient)
    if (!known) {
      known = { ingredient, matter: matterOf(ingredient, types[type as TypeKey]) }
      ofType.set(ingredient, known)
    }
    return interpreted ? { ...known, ...told(name, found) } : known
  }
}

function body(analysis: Found & Suggested, _: Options, __: CraftRequest, facts: () => Facts): TurronBody {
  const { type, recipe, params, formula, say, when, suggestions, warnings: warned, explanation } = analysis
  const cocina = explanation && cooking(formula, recipe)
  return {
    status: 'ok',
    craft: 'turron',
    type: type as TypeKey,
    typeLabel: recipe.label,
    // A formula that leaves nothing in the finished product is refused, so the common figures have their base.
    params: params as TurronBody['params'],
    score: when('score', () => scoreOf(analysis, facts(), say)),
    legal: when('legal', () => legalTold(facts().named.legal, say)),
    suggestions: suggestions.map(say),
    warnings: warned.map(say),
    ...(analysis.other && { pareceTipo: productTold(analysis.other, say) }),
    poweredBy: POWERED_BY,
    seguridadAlimentaria: when('seguridadAlimentaria', () => safetyTold(facts().keeping, say)),
    ...(explanation && {
      explicacion: { ...explanation, ...(cocina && { cocina }), escalera: stepsOf(analysis, facts()) },
    }),
  }
}

export const definition = defineCraft<Matter, ParameterKey, ParameterKey, Recipe, CraftRequest, TurronBody, Facts>({
  id: 'turron',
  label: 'Turrón y mazapán',
  defaultType: 'jijona',
  types,
  parameters,
  reads: (names) => ({
    fields: { name: 'ingrediente', grams: 'peso' },
    identify: identifyIn(names),
    inert: INERT,
    inertEffect: find('turron.inert'),
    recipeFor,
    asPart: ({ prepared }) => (prepared.isTyped ? { become: besidePaste, isStage: false } : undefined),
    readAs: ({ seca }) => (seca ? dryParameters : undefined),
    turns: {
      on: ({ acabado, acabadoSeco }) => acabadoSeco - acabado,
      label: 'Agua que sobra al cocer',
      aside: 'sin cocer',
      above: parameters,
      below: dryParameters,
    },
    shown: ({ ranges }) => shown(Object.keys(ranges)),
  }),
  judges: {
    norms,
    ladder,
    law,
    named: ({ named }) => named.legal,
    lawful,
  },
  advises: {
    identity,
  },
  makes: {
    food: () => '05.2',
    // Nobody cooks what has no type.
    making: ({ formula, recipe }, _, part) => (part && !part.isTyped ? undefined : making(formula, recipe)),
  },
  instruments,
  facts: factsOf,
  says: {
    warnings,
    suggestions: (analysis, facts) => suggestionsOf(analysis, wording(targetOf(analysis.recipe)), facts().named.legal),
    headline,
    body,
  },
})
