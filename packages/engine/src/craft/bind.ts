import { canBe, judgedBy, recognised } from '../advise/identity.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { FormulaError, saying, unlessRefused } from '../formula/errors.ts'
import { type CraftRequest, type Formula, formulaReader } from '../formula/formula.ts'
import { NESTED } from '../formula/prepared.ts'
import { type OwnNorms, ownNorms, withOwn } from '../judge/own-norms.ts'
import { styleTold } from '../judge/style.ts'
import { judge, verdict } from '../judge/verdict.ts'
import { measureAll, type Parameters } from '../ratio/parameter.ts'
import type { Range } from '../ratio/range.ts'
import { lazy, lazyFor } from '../words/lazy.ts'
import { round } from '../words/round.ts'
import { answer } from './answer.ts'
import type {
  BoundDefinition,
  Craft,
  CraftDefinition,
  Found,
  Options,
  Ranges,
  Read,
  RecipeType,
  Values,
} from './craft.ts'
import type { Engine } from './engine.ts'
import { opened } from './known.ts'
import { type Unread, unreadIn, withoutGrams } from './unread.ts'

/** A craft with the definition that it was bound from. */
export interface BoundCraft<
  Matter,
  Key extends string,
  Judged extends Key,
  Recipe extends RecipeType<Key>,
  Request extends CraftRequest,
  Body,
  Facts = undefined,
> extends Craft<Request, Body> {
  readonly definition: BoundDefinition<Matter, Key, Judged, Recipe, Request, Body, Facts>
}

/** A craft of an engine: the mechanics that every one of them shares. */
export function bindCraft<
  Matter,
  Key extends string,
  Judged extends Key,
  Recipe extends RecipeType<Key>,
  Request extends CraftRequest,
  Body,
  Facts,
>(
  written: CraftDefinition<Matter, Key, Judged, Recipe, Request, Body, Facts>,
  engine: Engine,
): BoundCraft<Matter, Key, Judged, Recipe, Request, Body, Facts> {
  const { say } = engine
  const { mayHold, settle } = engine.names
  const definition = { ...written, reads: { ...written.reads(engine.names), mayHold, settle } }
  const { types, defaultType, reads, judges } = definition
  const read = formulaReader(reads, definition.id)
  const allKeys = Object.keys(definition.parameters) as Key[]

  const typeNamed = (asked: string): string | undefined =>
    Object.hasOwn(types, asked) ? asked : reads.typeNamed?.(asked)

  const readingAs = lazyFor((own: Partial<Parameters<Matter, Key>>) => ({ ...definition.parameters, ...own }))

  function parametersOf(recipe: Recipe, norms: OwnNorms): Parameters<Matter, Key> {
    const own = reads.readAs?.(recipe, norms)
    return own ? readingAs(own) : definition.parameters
  }

  function shown(parameters: Parameters<Matter, Key>, recipe: Recipe, { lines }: Formula<Matter>): Values<Key> {
    const params = measureAll(parameters, reads.shown?.(recipe) ?? allKeys, lines)
    for (const key of Object.keys(params) as Key[]) params[key] = round(params[key] as number, parameters[key].decimals)
    return params
  }

  function limitsOf({ unjudged }: Recipe, ranges: Ranges<Key>): Ranges<Key> {
    if (!unjudged) return ranges
    const limits: { [key in Key]?: Range } = {}
    for (const key of Object.keys(ranges) as Key[]) if (!unjudged.includes(key)) limits[key] = ranges[key] as Range
    return limits
  }

  /** The parameters that decide something of a recipe with these ranges. */
  function judgedIn({ isFree }: Recipe, ranges: Ranges<Key>): readonly Judged[] {
    if (isFree) return []
    if (!judges.keys) return Object.keys(ranges) as Judged[]
    return [...judges.keys, ...(judges.ofTypes ?? []).filter((key) => Object.hasOwn(ranges, key))]
  }

  /** The recipe of the style that the formula tells, where the craft has not said one. */
  function inStyle({ type, recipe }: { type: string; recipe: Recipe }, { lines }: Formula<Matter>) {
    const style = recipe.style ? undefined : styleTold(recipe.styles ?? [], reads.tells ?? {}, lines)
    return { type, recipe: style ? { ...recipe, ranges: style.ranges, style } : recipe }
  }

  /** The recipe that a formula is judged by. Of what is only used in another, also why it cannot be. */
  function recipeOf(plain: { type: string; recipe: Recipe }, formula: Formula<Matter>, isNested: boolean) {
    try {
      return { ...(reads.recipeFor?.(plain.type, formula) ?? plain), unjudged: undefined }
    } catch (problem) {
      if (!(isNested && problem instanceof FormulaError && problem.code === 'missing-base')) throw problem
      return { ...plain, unjudged: problem.finding }
    }
  }

  // A name may say what cannot be: a sourdough of a thousand per cent.
  const rowNamed = (name: string, type = defaultType): Ingredient | undefined =>
    unlessRefused(() => reads.identify({ name, raw: {}, type: typeNamed(type) ?? defaultType }))?.ingredient

  /** The lines of a request, read for its type. */
  function readFor(request: Request) {
    const asked = request.type ?? defaultType
    const named = typeNamed(asked)
    const as = named ?? defaultType
    return {
      asked,
      isKnown: named !== undefined,
      as,
      formula: read(opened(engine, request, definition.id), as, request.aguaEvaporada ?? 0),
    }
  }

  /** Everything but the advice and the words. Whoever reads it in another way asks nothing of the keys. */
  function find(request: Request, { asked, isKnown, as, formula } = readFor(request)): Found<Matter, Body> {
    const plain = { type: as, recipe: types[as] as Recipe }
    const { unjudged, ...fits } = recipeOf(plain, formula, NESTED in request)
    const { type, recipe } = inStyle(fits, formula)
    const norms = ownNorms(request)
    const parameters = parametersOf(recipe, norms)
    const params = shown(parameters, recipe, formula)
    const known = recognised(definition.advises.identity, type, formula)
    const own: Ranges<Key> = { ...judges.commonRanges, ...recipe.ranges }
    const ofType = known?.ranges ? judgedBy(own, known.ranges, recipe.style ? types[type]?.ranges : undefined) : own
    const ranges = withOwn(judges.applied?.(ofType, params, formula, norms) ?? ofType, norms)
    const limits = limitsOf(recipe, ranges)
    const judged = judgedIn(recipe, ranges)
    const inRange = judge(judged, params, limits)
    // What nobody judged is not approved.
    const said = recipe.isFree ? 'revisar' : verdict(inRange)
    const judgement = { type, recipe, formula, params, ranges, inRange, verdict: said, recognised: known }
    const told = { engine, definition, request, asked, isKnown, parameters, limits, judged, judgement, unjudged }
    const unread = lazy((): Unread | undefined => unreadIn(told as unknown as Found<Matter, Body>))
    // Nothing gives grams over what nobody can read.
    const facts = lazy(() => {
      const own = definition.facts?.(judgement, request)
      return own && unread() ? withoutGrams(own) : own
    })
    return { ...told, unread, facts } as unknown as Found<Matter, Body>
  }

  return {
    id: definition.id,
    engine,
    label: definition.label,
    defaultType,
    types,
    fields: reads.fields,
    rowNamed,
    analyse: (request: Request, options: Options = {}) => saying(say, () => answer(find(request), options).body),
    found: <Result>(request: Request, readAs: Read<Body, Result>) => saying(say, () => readAs(find(request))),
    fitting: <Result>(request: Request, readAs: Read<Body, Result>) => {
      const sent = readFor(request)
      return canBe(definition.advises.identity, sent.as, sent.formula) ? readAs(find(request, sent)) : undefined
    },
    definition,
  }
}
