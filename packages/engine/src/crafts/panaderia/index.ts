import { reviewOf, suggestionsOf } from '../../advise/suggestions.ts'
import type { Ingredient } from '../../catalogue/ingredient.ts'
import type { Names, Found as Read } from '../../catalogue/reading/reader.ts'
import type { Explanation, OtherProduct } from '../../craft/answer-parts.ts'
import type { Analysis, Options, Ranges, Reads, Suggested, Values } from '../../craft/craft.ts'
import { defineCraft } from '../../craft/define-craft.ts'
import { productTold } from '../../craft/nearest.ts'
import type { PreparationReport } from '../../craft/report.ts'
import { typeNames } from '../../craft/type-names.ts'
import { FormulaError } from '../../formula/errors.ts'
import { type Formula, type Line, ownRow, type Reader, type Sent } from '../../formula/formula.ts'
import { namedBy } from '../../formula/named.ts'
import { told } from '../../formula/open-reading.ts'
import type { Legal } from '../../judge/legal.ts'
import { legalTold } from '../../judge/legal-told.ts'
import { type Safety, safetyTold } from '../../judge/safety.ts'
import { type ReadAs, readAs } from '../../judge/style.ts'
import type { InRange, Verdict } from '../../judge/verdict.ts'
import type { AsPart } from '../../make/part.ts'
import { measure } from '../../ratio/parameter.ts'
import type { Range } from '../../ratio/range.ts'
import { lazyFor } from '../../words/lazy.ts'
import { round } from '../../words/round.ts'
import { POWERED_BY } from '../../words/terms.ts'
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
import { fault, find, wording } from './findings.ts'
import { instruments } from './instruments.ts'
import { law } from './law.ts'
import { BREAD_VAT, foodOf, isPlainBread, lawful } from './legal.ts'
import { identity } from './levers.ts'
import {
  canLaminate,
  composed,
  fermented,
  INERT,
  laminated,
  type Matter,
  matterOf,
  placeOf,
  ROLES,
  type Role,
} from './matter.ts'
import {
  canBeHydration,
  defaultRows,
  HYDRATION,
  hydrationIn,
  isLaminating,
  rowNamed,
  vocabulary,
  withoutUse,
} from './names.ts'
import { norms } from './norms.ts'
import {
  type DoughKey,
  JUDGED,
  type JudgedKey,
  OF_TYPES,
  type ParameterKey,
  parameters,
  tells,
  withoutFlour,
  yeastStrength,
} from './params.ts'
import { ENOUGH_LEVAIN, type Facts, factsOf, guards, warnings } from './rules.ts'
import { keepingOf } from './safety.ts'
import { type BreadType, type TypeKey, types } from './types.ts'

export type { PanaderiaRequest } from './extras.ts'

export interface PanaderiaBody extends ReadAs {
  readonly status: 'ok'
  readonly verdict: Verdict
  readonly type: TypeKey
  readonly typeLabel: string
  readonly params: { readonly [key in DoughKey]: number } & { readonly [key in ParameterKey]?: number }
  readonly ranges: { readonly [key in ParameterKey]?: Range }
  readonly inRange: Partial<InRange<JudgedKey>>
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
    throw new FormulaError(
      'invalid-line',
      find('panaderia.bad-hydration', { name, least: HYDRATION.least, most: HYDRATION.most }),
      {
        field: 'hidratacion',
      },
    )
  }
  return { hidratacion: given, inPizza: types[type as TypeKey].pizza }
}

/** The name says what a line is, unless its `role` says otherwise: then it is the usual thing of that role. */
function foundOf(named: Read | undefined, role: Role | undefined): Read | undefined {
  if (role === undefined || (named && placeOf(named.ingredient)[0] === role)) return named
  return role === 'otro' ? undefined : { ingredient: rowNamed(defaultRows[role]), interpreted: false }
}

type Resolve = ReturnType<typeof namedBy>

/** The part of the dough that a line says it is, where it says one. */
function partOf({ name, raw: { parte } }: Sent): 'empaste' | undefined {
  if (parte === undefined || parte === null) return isLaminating(name) ? 'empaste' : undefined
  if (parte !== 'empaste')
    throw new FormulaError('invalid-line', find('panaderia.bad-part', { name }), { field: 'parte' })
  return parte
}

/** «Mantequilla para los pliegues» is butter, whatever it is for. */
const named = (resolve: Resolve, name: string): Read | undefined => {
  const found = resolve(name)
  return found || !isLaminating(name) ? found : resolve(withoutUse(name))
}

const everyType: Readonly<Record<string, BreadType>> = types
const isLaminatedIn = (type: string): boolean => everyType[type]?.laminada === true

function identifyBy(resolve: Resolve): Reader<Matter>['identify'] {
  /** What is no pre-ferment is the same in every dough. */
  const usualMatter = lazyFor((row: Ingredient) => matterOf(row))
  /** What is laminated in is read so in the doughs that are laminated. */
  const inPart = (sent: Sent, matter: Matter): Matter =>
    partOf(sent) === 'empaste' && isLaminatedIn(sent.type) && canLaminate(matter) ? laminated(matter) : matter
  return (sent) => {
    const { name, raw } = sent
    const role = raw.role ?? undefined
    if (role !== undefined && !isRole(role))
      throw new FormulaError('invalid-line', find('panaderia.bad-role', { name, roles: ROLES }), { field: 'role' })
    const own = ownRow(raw)
    const found: Read | undefined = own ? { ingredient: own, interpreted: false } : foundOf(named(resolve, name), role)
    // Whoever says «otro» knows that it does nothing: no need to warn.
    if (!found) return role === 'otro' ? { matter: INERT } : undefined
    const { ingredient, interpreted } = found
    const isCulture = placeOf(ingredient)[1] === 'prefermento'
    const matter = isCulture ? matterOf(ingredient, buildOf(sent)) : usualMatter(ingredient)
    const known = { ingredient, matter: inPart(sent, matter) }
    return interpreted ? { ...known, ...told(name, found) } : known
  }
}

/** Where no fat says that it is laminated in, it is the largest: a dough of croissant has no other reason for so much. */
function together(lines: readonly Line<Matter>[], type: string): readonly Line<Matter>[] {
  if (!isLaminatedIn(type) || lines.some(({ matter }) => matter.empaste > 0)) return lines
  const fats = lines.filter(({ grams, matter, use }) => grams > 0 && !use && canLaminate(matter))
  const most = Math.max(0, ...fats.map(({ grams }) => grams))
  return lines.map((line) => {
    if (!line.sent || line.grams < most || !fats.includes(line)) return line
    const sent = { ...line.sent, raw: { ...line.sent.raw, parte: 'empaste' } }
    return { ...line, sent, matter: laminated(line.matter) }
  })
}

/** Nothing can be said over flour without flour, unless nothing is asked. */
function recipeFor(type: string, { lines }: Formula<Matter>): { type: string; recipe: BreadType } {
  const recipe: BreadType = types[type as TypeKey]
  if (measure(parameters.hidratacion, lines) !== undefined) return { type, recipe }
  if (recipe.isFree) return { type, recipe: { ...recipe, reads: withoutFlour } }
  throw new FormulaError('missing-base', find('panaderia.no-flour'))
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
  if (!ranges.levadura) return ranges
  const strength = measure(yeastStrength, lines) ?? 1
  const [least, most] = ranges.levadura.map((limit) => round(limit / strength, parameters.levadura.decimals))
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

/** The six of every dough, and those that the type has besides. */
const shown = ({ ranges }: BreadType): readonly ParameterKey[] => [
  ...JUDGED,
  ...OF_TYPES.filter((key) => Object.hasOwn(ranges, key)),
]

function reads(names: Names): Reads<Matter, ParameterKey, BreadType> {
  const resolve = namedBy(names, vocabulary)
  return {
    fields: { name: 'name', grams: 'grams' },
    identify: identifyBy(resolve),
    inert: INERT,
    inertEffect: find('panaderia.inert'),
    composed,
    asPart: asPart(resolve),
    together,
    typeNamed: typeNames(everyType),
    recipeFor,
    tells,
    readAs: ({ reads: own }) => own,
    shown,
  }
}

function body(analysis: Found & Suggested, _: Options, request: PanaderiaRequest, facts: () => Facts): PanaderiaBody {
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
    formula,
  } = analysis
  const aguaAmasado = when('aguaAmasado', () => mixingWater(request, formula, say))
  const legal = when('legal', () => {
    const named = facts().legal
    return named && legalTold(named, say)
  })
  return {
    status: 'ok',
    verdict,
    type: type as TypeKey,
    typeLabel: recipe.label,
    ...readAs(recipe.style, say),
    // A formula without flour is refused, so every parameter has its base.
    params: params as PanaderiaBody['params'],
    ranges,
    inRange,
    suggestions: suggestions.map(say),
    warnings: warned.map(say),
    ...(analysis.other && { pareceTipo: productTold(analysis.other, say) }),
    poweredBy: POWERED_BY,
    seguridadAlimentaria: when('seguridadAlimentaria', () => safetyTold(keepingOf(formula, recipe), say)),
    ...(legal && { legal }),
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
    ofTypes: OF_TYPES,
    applied,
    law,
    named: ({ legal }) => legal,
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
      isDough(request, part) ? making(formula, 0) : making(formula, bakeLoss(request, recipe), recipe),
  },
  desk,
  instruments,
  facts: factsOf,
  says: {
    warnings,
    suggestions: (analysis, facts) => suggestionsOf(analysis, wording, facts().legal),
    headline: (judged) =>
      reviewOf(judged, fault) ?? find('panaderia.balanced-verdict', { hydration: judged.params.hidratacion ?? 0 }),
    body,
  },
})
