import { reviewOf, suggestionsOf } from '../../advise/suggestions.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { Names, Found as Read } from '../../catalogue/reading/reader.ts'
import {
  type Analysis,
  defineCraft,
  type Explanation,
  type Options,
  type Ranges,
  type Reads,
  type Values,
} from '../../craft/craft.ts'
import type { OtherProduct } from '../../craft/nearest.ts'
import type { PreparationReport } from '../../craft/report.ts'
import { FormulaError } from '../../formula/errors.ts'
import { type Formula, ownRow, type Reader, type Sent, told } from '../../formula/formula.ts'
import { namedBy } from '../../formula/named.ts'
import type { Legal } from '../../judge/legal.ts'
import type { Safety } from '../../judge/safety.ts'
import { type ReadAs, readAs } from '../../judge/style.ts'
import type { InRange, Verdict } from '../../judge/verdict.ts'
import type { AsPart } from '../../make/part.ts'
import { measure } from '../../ratio/parameter.ts'
import type { Range } from '../../ratio/range.ts'
import { lazyFor } from '../../words/lazy.ts'
import { POWERED_BY } from '../../words/messages.ts'
import { round } from '../../words/round.ts'
import {
  bakeLoss,
  type Dough,
  desk,
  doughOf,
  type MixingWater,
  making,
  mixingWater,
  type PanaderiaRequest,
} from './extras.ts'
import { law } from './law.ts'
import { BREAD_VAT, foodOf, isPlainBread, lawful } from './legal.ts'
import { identity } from './levers.ts'
import { composed, fermented, INERT, type Matter, matterOf, placeOf, ROLES, type Role } from './matter.ts'
import * as say from './messages.ts'
import { canBeHydration, defaultRows, HYDRATION, hydrationIn, rowNamed, vocabulary } from './names.ts'
import { norms } from './norms.ts'
import { JUDGED, type JudgedKey, type ParameterKey, parameters, tells, yeastStrength } from './params.ts'
import { ENOUGH_LEVAIN, type Facts, factsOf, guards, warnings } from './rules.ts'
import { keepingOf } from './safety.ts'
import { type BreadType, type TypeKey, types } from './types.ts'

export type { PanaderiaRequest } from './extras.ts'

export interface PanaderiaBody extends ReadAs {
  readonly status: 'ok'
  readonly verdict: Verdict
  readonly type: TypeKey
  readonly typeLabel: string
  readonly params: { readonly [key in ParameterKey]: number }
  readonly ranges: { readonly [key in ParameterKey]?: Range }
  readonly inRange: InRange<JudgedKey>
  readonly suggestions: readonly string[]
  readonly warnings: readonly string[]
  /** Another product that it looks like. */
  readonly pareceTipo?: OtherProduct
  /** The formulas among its ingredients, each judged in its own craft. */
  readonly preparaciones?: readonly PreparationReport[]
  readonly poweredBy: string
  /** How it keeps, on the one scale of the five crafts. */
  readonly seguridadAlimentaria: Safety
  /** What the bread may be called (RD 308/2019); absent for pizza. */
  readonly legal?: Legal
  /** Only when the request gives temperatures. */
  readonly aguaAmasado?: MixingWater
  readonly explicacion?: Explanation & Dough
}

type Found = Analysis<Matter, ParameterKey, JudgedKey, BreadType>

const isRole = (value: unknown): value is Role => ROLES.some((role) => role === value)

/** The hydration of a pre-ferment, given as a figure or told by its name. */
function buildOf({ name, raw, type }: Sent) {
  const given = raw.hidratacion ?? hydrationIn(name)
  if (given !== undefined && !(typeof given === 'number' && canBeHydration(given))) {
    throw new FormulaError('invalid-line', say.badHydration(name, HYDRATION.least, HYDRATION.most), {
      field: 'hidratacion',
    })
  }
  return { hidratacion: given, inPizza: types[type as TypeKey].pizza }
}

/** The name says what a line is, unless its `role` says otherwise: then it is the usual thing of that role. */
function foundOf(named: Read | undefined, role: Role | undefined): Read | undefined {
  if (role === undefined || (named && placeOf(named.ingredient)[0] === role)) return named
  return role === 'otro' ? undefined : { ingredient: rowNamed(defaultRows[role]), interpreted: false }
}

type Resolve = ReturnType<typeof namedBy>

function identifyBy(resolve: Resolve): Reader<Matter>['identify'] {
  /** What is no pre-ferment is the same in every dough. */
  const usualMatter = lazyFor((row: Ingredient) => matterOf(row))
  return (sent) => {
    const { name, raw } = sent
    const role = raw.role ?? undefined
    if (role !== undefined && !isRole(role))
      throw new FormulaError('invalid-line', say.badRole(name, ROLES), { field: 'role' })
    const own = ownRow(raw)
    const found = own ? { ingredient: own, interpreted: false } : foundOf(resolve(name), role)
    // Whoever says «otro» knows that it does nothing: no need to warn.
    if (!found) return role === 'otro' ? { matter: INERT } : undefined
    const { ingredient, interpreted } = found
    const isCulture = placeOf(ingredient)[1] === 'prefermento'
    const known = { ingredient, matter: isCulture ? matterOf(ingredient, buildOf(sent)) : usualMatter(ingredient) }
    return interpreted ? { ...known, ...told(name, ingredient) } : known
  }
}

/** Nothing can be said over flour without flour. */
function recipeFor(type: string, { lines }: Formula<Matter>) {
  if (measure(parameters.hidratacion, lines) === undefined) throw new FormulaError('missing-base', say.noFlour())
  return { type, recipe: types[type as TypeKey] }
}

/**
 * The range of yeast is written for fresh yeast: that of another is narrower by its strength. A dough with enough
 * pre-ferment needs none.
 */
function applied(
  ranges: Ranges<ParameterKey>,
  { levadura = 0, prefermento = 0 }: Values<ParameterKey>,
  { lines }: Formula<Matter>,
): Ranges<ParameterKey> {
  const strength = measure(yeastStrength, lines) ?? 1
  const [least, most] = (ranges.levadura ?? [0, 0]).map((limit) =>
    round(limit / strength, parameters.levadura.decimals),
  )
  const raised = levadura < (least ?? 0) && prefermento >= ENOUGH_LEVAIN
  return { ...ranges, levadura: [raised ? 0 : (least ?? 0), most ?? 0] }
}

/** Inside a dough a formula of bread is dough, and nobody bakes what has no type: unless its loss is given. */
const isDough = ({ merma }: PanaderiaRequest, part: AsPart | undefined): boolean =>
  part !== undefined && (merma ?? undefined) === undefined && (part.craft === 'panaderia' || !part.isTyped)

/** A biga, a poolish or a levain given as a formula: its own flour, water and yeast, fermented before the dough. */
const asPart =
  (resolve: Resolve): NonNullable<Reader<Matter>['asPart']> =>
  ({ name, prepared }) => {
    const row = prepared.craft === 'panaderia' ? resolve(name)?.ingredient : undefined
    return row && placeOf(row)[1] === 'prefermento' ? { become: fermented(row), isStage: true } : undefined
  }

function reads(names: Names): Reads<Matter, ParameterKey, BreadType> {
  const resolve = namedBy(names, vocabulary)
  return {
    fields: { name: 'name', grams: 'grams' },
    identify: identifyBy(resolve),
    inert: INERT,
    inertEffect: say.INERT_EFFECT,
    composed,
    asPart: asPart(resolve),
    recipeFor,
    tells,
  }
}

function body(analysis: Found, _: Options, request: PanaderiaRequest, facts: () => Facts): PanaderiaBody {
  const { type, recipe, params, ranges, inRange, verdict, warnings: warned, explanation, formula } = analysis
  const aguaAmasado = mixingWater(request, formula)
  const { legal: named } = facts()
  return {
    status: 'ok',
    verdict,
    type: type as TypeKey,
    typeLabel: recipe.label,
    ...readAs(recipe.style),
    // A formula without flour is refused, so every parameter has its base.
    params: params as PanaderiaBody['params'],
    ranges,
    inRange,
    suggestions: suggestionsOf(analysis, say.wording, named),
    warnings: warned,
    ...(analysis.other && { pareceTipo: analysis.other }),
    poweredBy: POWERED_BY,
    seguridadAlimentaria: keepingOf(formula),
    ...(named && { legal: named }),
    ...(aguaAmasado && { aguaAmasado }),
    ...(explanation && { explicacion: { ...explanation, ...doughOf(formula, bakeLoss(request, recipe)) } }),
  }
}

export const definition = defineCraft<
  Matter,
  ParameterKey,
  JudgedKey,
  BreadType,
  PanaderiaRequest,
  PanaderiaBody,
  Facts
>({
  id: 'panaderia',
  label: 'Panadería',
  defaultType: 'pan_comun',
  types,
  parameters,
  reads,
  judges: {
    norms,
    keys: JUDGED,
    applied,
    law,
    lawful,
  },
  advises: {
    identity,
    guards,
  },
  makes: {
    vat: (facts) => (isPlainBread(facts().legal) ? BREAD_VAT : undefined),
    food: ({ formula, recipe }) => foodOf(formula, recipe),
    making: ({ formula, recipe }, request, part) =>
      making(formula, isDough(request, part) ? 0 : bakeLoss(request, recipe)),
  },
  desk,
  facts: factsOf,
  says: {
    warnings,
    headline: (judged) => reviewOf(judged, say.headline.fault) ?? say.headline.balanced(judged.params.hidratacion ?? 0),
    body,
  },
})
