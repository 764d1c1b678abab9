import { reviewOf, suggestionsOf } from '../../advise/suggestions.ts'
import { byId } from '../../catalogue/catalogue.ts'
import type { Names } from '../../catalogue/reading/reader.ts'
import type { Explanation, OtherProduct } from '../../craft/answer-parts.ts'
import type { Analysis, Judgement, Options, Reads, Suggested } from '../../craft/craft.ts'
import { defineCraft } from '../../craft/define-craft.ts'
import { productTold } from '../../craft/nearest.ts'
import type { PreparationReport } from '../../craft/report.ts'
import { typeNames } from '../../craft/type-names.ts'
import type { Text } from '../../findings/finding.ts'
import { FormulaError } from '../../formula/errors.ts'
import { type CraftRequest, identifyByName, type RawLine, type Reader, type Sent } from '../../formula/formula.ts'
import type { Legal } from '../../judge/legal.ts'
import { legalTold } from '../../judge/legal-told.ts'
import { type Safety, safetyTold } from '../../judge/safety.ts'
import { type ReadAs, readAs } from '../../judge/style.ts'
import type { InRange, Verdict } from '../../judge/verdict.ts'
import type { Range } from '../../ratio/range.ts'
import { MEDALS, POWERED_BY } from '../../words/terms.ts'
import { type Finished, finished, making, useOf } from './extras.ts'
import { fault, find, wording } from './findings.ts'
import { instruments } from './instruments.ts'
import { law } from './law.ts'
import { foodOf, lawful } from './legal.ts'
import { identity } from './levers.ts'
import {
  COMPONENTS,
  composed,
  FIGURES,
  INERT,
  inPlaceOf,
  type Matter,
  matterOf,
  override,
  solids,
  withRole,
} from './matter.ts'
import { ROLES, type Role, usualRow, vocabulary } from './names.ts'
import { norms } from './norms.ts'
import { COMMON, type ParameterKey, parameters } from './params.ts'
import { ANY_GANACHE, type Facts, factsOf, recipeFor, type Trophy, trophyOf, warnings } from './rules.ts'
import { type Recipe, type TypeKey, types } from './types.ts'

type Common = (typeof COMMON)[number]

export interface PasteleriaBody extends ReadAs {
  readonly status: 'ok'
  readonly verdict: Verdict
  readonly type: TypeKey
  readonly typeLabel: string
  /** The school of the type that the formula belongs to, where it has several. */
  readonly estilo?: string
  readonly estiloLabel?: string
  readonly params: { readonly [key in Common]: number } & { readonly [key in ParameterKey]?: number }
  readonly ranges: { readonly [key in ParameterKey]?: Range }
  readonly inRange: Partial<InRange<ParameterKey>>
  readonly trophy?: Trophy
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
  readonly seguridadAlimentaria: Safety
  /** What it may be called (RD 496/2010): its customary name, never asserted. */
  readonly legal: Legal
  readonly explicacion?: Explanation & { readonly acabado?: Finished }
}

export interface PasteleriaRequest extends CraftRequest {
  /** % of weight lost in the oven or the pan, in place of the usual one of the type. */
  readonly perdidaHorneado?: number
}

type Found = Analysis<Matter, ParameterKey, ParameterKey, Recipe>

/** What each figure is called in a recipe, which may read some in its own way. */
const figuresOf = ({ reads: own }: Recipe) => (own ? { ...parameters, ...own } : parameters)

function headline(judged: Judgement<Matter, ParameterKey, ParameterKey, Recipe>): Text {
  const { recipe } = judged
  const trophy = trophyOf(judged)
  return (
    reviewOf(judged, fault(figuresOf(recipe))) ??
    find('pasteleria.balanced-verdict', { medal: trophy && MEDALS[trophy] })
  )
}

function body(
  analysis: Found & Suggested,
  _: Options,
  { perdidaHorneado }: PasteleriaRequest,
  facts: () => Facts,
): PasteleriaBody {
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
  const { style } = recipe
  const trophy = trophyOf(analysis)
  const uso = recipe.isFree ? undefined : useOf(params)
  const acabado = explanation && finished(analysis, perdidaHorneado)
  return {
    status: 'ok',
    verdict,
    type: type as TypeKey,
    typeLabel: recipe.label,
    ...(style && { estilo: style.id, estiloLabel: style.label }),
    ...readAs(style, say),
    // The common parameters are all per mass, so none is absent.
    params: params as PasteleriaBody['params'],
    ranges,
    inRange,
    ...(trophy && { trophy, trophyLabel: MEDALS[trophy] }),
    ...(uso && { uso }),
    suggestions: suggestions.map(say),
    warnings: warned.map(say),
    ...(analysis.other && { pareceTipo: productTold(analysis.other, say) }),
    poweredBy: POWERED_BY,
    seguridadAlimentaria: when('seguridadAlimentaria', () => safetyTold(facts().keeping, say)),
    legal: when('legal', () => legalTold(facts().legal(), say)),
    ...(explanation && { explicacion: { ...explanation, ...(acabado && { acabado }) } }),
  }
}

/** What the caller says an ingredient is for, if anything. */
function roleOf({ name, raw: { role } }: Sent): Role | undefined {
  if (role === undefined || role === null) return undefined
  const known = ROLES.find((word) => word === role)
  if (!known)
    throw new FormulaError('invalid-line', find('pasteleria.unknown-role', { name, roles: ROLES }), { field: 'role' })
  return known
}

const describes = (raw: RawLine): boolean => COMPONENTS.some((field) => raw[field] !== undefined)
type Identify = Reader<Matter>['identify']

/** A name as pastry reads it; a role says what it is for, and by itself which row an unknown name stands for. */
const identifyBy =
  (byName: Identify): Identify =>
  (sent) => {
    const known = byName(sent)
    const role = roleOf(sent)
    if (!role) return known
    if (known) return { ...known, matter: withRole(known.matter, role) }
    const usual = byId.get(usualRow[role] ?? '')
    if (!usual || describes(sent.raw)) return undefined
    return {
      ingredient: usual,
      matter: withRole(matterOf(usual), role),
      notes: [find('formula.interpreted', { name: sent.name, as: usual.name })],
    }
  }

/** A chocolate made in house is for what chocolate is for. */
const asPart =
  (byName: Identify): NonNullable<Reader<Matter>['asPart']> =>
  ({ name, prepared: { craft, type } }) => {
    const known = craft === 'cacao' ? byName({ name, raw: {}, type }) : undefined
    if (known?.ingredient?.category !== 'chocolate') return undefined
    return { become: (matter) => inPlaceOf(matter, known.matter), isStage: false }
  }

const allKeys = Object.keys(parameters) as ParameterKey[]

function shown({ ranges, informs = [], isFree }: Recipe): readonly ParameterKey[] {
  // Where nothing is judged every ratio with a base may be what somebody looks for.
  if (isFree) return allKeys
  const keys = new Set<string>([...COMMON, ...Object.keys(ranges), ...informs])
  return allKeys.filter((key) => keys.has(key))
}

function reads(names: Names): Reads<Matter, ParameterKey, Recipe> {
  const byName = identifyByName(names, vocabulary, matterOf)
  return {
    fields: { name: 'name', grams: 'grams' },
    identify: identifyBy(byName),
    inert: INERT,
    inertEffect: find('pasteleria.inert'),
    custom: {
      fields: [...COMPONENTS, ...FIGURES],
      components: COMPONENTS,
      describing: COMPONENTS,
      apply: (given, base, sent) => override(given, base, roleOf(sent)),
      solids,
      dairy: ({ composition: { lactose, msnf } }) => ({ lactose, solids: msnf }),
    },
    composed,
    asPart: asPart(byName),
    typeNamed: typeNames(types, [ANY_GANACHE]),
    recipeFor,
    tells: { chocolateNata: parameters.chocolateNata, nata: parameters.nata },
    readAs: ({ reads: own }) => own,
    shown,
  }
}

export const definition = defineCraft<
  Matter,
  ParameterKey,
  ParameterKey,
  Recipe,
  PasteleriaRequest,
  PasteleriaBody,
  Facts
>({
  id: 'pasteleria',
  label: 'Pastelería',
  defaultType: 'genoise',
  types,
  parameters,
  reads,
  judges: {
    norms,
    law,
    named: ({ legal }) => legal(),
    lawful,
  },
  advises: {
    identity,
  },
  makes: {
    food: ({ type }) => foodOf(type),
    // Nobody bakes what has no type, unless its loss is given.
    making: (judgement, { perdidaHorneado }, part) =>
      part && !part.isTyped && (perdidaHorneado ?? undefined) === undefined
        ? undefined
        : making(judgement, perdidaHorneado),
  },
  instruments,
  facts: factsOf,
  says: {
    warnings,
    suggestions: (analysis, facts) => suggestionsOf(analysis, wording(figuresOf(analysis.recipe)), facts().legal()),
    headline,
    body,
  },
})
