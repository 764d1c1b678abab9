import type { Advice, Guard } from '../advise/advice.ts'
import type { CorrectionExplanation } from '../advise/correction-explanation.ts'
import { canBe, type Identity, judgedBy, type Recogniser, recognised } from '../advise/identity.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import { type Names, names } from '../catalogue/reading/reader.ts'
import type { SourceKey } from '../catalogue/sources.ts'
import { FormulaError } from '../formula/errors.ts'
import { type CraftRequest, type Formula, formulaReader, type Reader } from '../formula/formula.ts'
import { NESTED } from '../formula/prepared.ts'
import type { Denomination } from '../judge/legal.ts'
import type { Norm, Norms } from '../judge/norm.ts'
import { onceEach } from '../judge/once.ts'
import { type OwnNorms, ownNorms, withOwn } from '../judge/own-norms.ts'
import { type Style, styleTold, type Telling } from '../judge/style.ts'
import { type InRange, judge, type Verdict, verdict } from '../judge/verdict.ts'
import type { Making, Mention } from '../make/made.ts'
import type { AsPart } from '../make/part.ts'
import type { FigureExplanation, ParameterExplanation } from '../ratio/explanation.ts'
import { measureAll, type Parameters } from '../ratio/parameter.ts'
import type { Range } from '../ratio/range.ts'
import { round } from '../words/round.ts'
import { answer } from './answer.ts'
import type { Desk } from './desk.ts'
import type { DoubtReader } from './doubted.ts'
import { opened, register } from './known.ts'
import type { OtherProduct } from './nearest.ts'
import type { Ladder } from './problem.ts'
import type { Answered } from './readings.ts'

export type Ranges<Key extends string> = { readonly [key in Key]?: Range }
export type Values<Key extends string> = { readonly [key in Key]?: number }

/** One recipe type of a craft: its label, its target ranges, and who says so. */
export interface RecipeType<Key extends string> {
  readonly label: string
  readonly ranges: Ranges<Key>
  /** Parameters whose range is shown as a reference and decides nothing in this type. */
  readonly unjudged?: readonly Key[]
  /** Other ways of making it that a formula tells by itself. */
  readonly styles?: readonly Style<Key>[]
  /** Once a formula is at hand, the one it was found to be of. */
  readonly style?: Style<Key>
  /** Where advice should take a parameter of this type, when just inside its range is not the best place. */
  readonly aims?: Values<Key>
  readonly sources: readonly SourceKey[]
}

export interface Options {
  /** Corrections in grams; on unless switched off (they are most of the work). */
  readonly advice?: boolean
  /** How every figure came about: formula, contribution of each line, source. */
  readonly explain?: boolean
  /** And of what lies inside a preparation too. */
  readonly through?: boolean
  /** Temperature of the cabinet, °C, where the craft has one. */
  readonly cabinet?: number
  /** How sure the figures are: a reader of its own, since it brings the table of spreads along (see `doubt.ts`). */
  readonly doubt?: DoubtReader | undefined
  /** Told in passing what came out, for whoever keeps statistics: nothing of the formula itself. */
  readonly observe?: (outcome: Outcome) => void
}

export interface Outcome {
  readonly type: string
  readonly verdict: Verdict
  /** How many lines bear a name that nobody knows. */
  readonly unknownNames: number
}

/** What a formula is, before anyone advises on it. */
export interface Judgement<Matter, Key extends string, Judged extends Key, Recipe extends RecipeType<Key>> {
  readonly type: string
  readonly recipe: Recipe
  readonly formula: Formula<Matter>
  /** Rounded: what is shown, and what the ranges are compared with. A parameter without a base is absent. */
  readonly params: Values<Key>
  readonly ranges: Ranges<Key>
  readonly inRange: InRange<Judged>
  readonly verdict: Verdict
  /** The product that it is told to be, whatever it was sent as. */
  readonly recognised?: Recogniser | undefined
}

/** How an answer came about: the additive `explicacion` of a response. */
export interface Explanation extends FigureExplanation {
  /** Each figure, and why its range is what it is. */
  readonly parametros: Readonly<Record<string, ParameterExplanation & { readonly porque?: Norm }>>
  readonly correcciones: readonly CorrectionExplanation[]
}

/** Everything the engine found out about a formula, before a craft words it. */
export interface Analysis<Matter, Key extends string, Judged extends Key, Recipe extends RecipeType<Key>>
  extends Judgement<Matter, Key, Judged, Recipe> {
  readonly advice: Advice<Judged>
  readonly warnings: readonly string[]
  readonly explanation: Explanation | undefined
  /** Another product that it looks like. */
  readonly other: OtherProduct | undefined
  /** What is out by less than its own doubt, in words, where it was asked for. */
  readonly near?: Readonly<Record<string, string>> | undefined
}

/** How a craft reads what it is sent. */
export interface Reads<Matter, Key extends string, Recipe> extends Reader<Matter> {
  /** Other spellings of a type, where the craft accepts them. */
  readonly typeNamed?: (asked: string) => string | undefined
  /** The variant of a type that a formula belongs to, where a type has several; also stops what it cannot judge. */
  readonly recipeFor?: (type: string, formula: Formula<Matter>) => { readonly type: string; readonly recipe: Recipe }
  /** The figures by which a formula tells of which style of its type it is. */
  readonly tells?: Telling<Matter>
  /** Parameters that a recipe reads in its own way (a litre of milk alone, not of milk and cream); of few, made once. */
  readonly readAs?: (recipe: Recipe, own: OwnNorms) => Partial<Parameters<Matter, Key>> | undefined
  /** The parameters an answer shows for a recipe; all of them unless said. */
  readonly shown?: (recipe: Recipe) => readonly Key[]
}

/** What a craft calls right, besides the ranges of its types. */
interface Judges<Matter, Key extends string, Judged extends Key, Recipe extends RecipeType<Key>, Request> {
  /** The parameters the verdict looks at; those with a range in the recipe unless said. */
  readonly keys?: readonly Judged[]
  /** Ranges that hold for every type. */
  readonly commonRanges?: Ranges<Key>
  /** Where the ranges come from. */
  readonly norms: Norms<string, Key>
  /** The ranges as they apply to a formula, where something in it moves them (a dough with sourdough needs no yeast). */
  readonly applied?: (ranges: Ranges<Key>, params: Values<Key>, formula: Formula<Matter>, own: OwnNorms) => Ranges<Key>
  /** The classes that a formula may reach, where there are more than being in range. */
  readonly ladder?: (judgement: Judgement<Matter, Key, Judged, Recipe>) => Ladder<Key>
  /** Names that the law reserves for its products, and what each asks for. */
  readonly law?: readonly Denomination<string>[]
  /** What the law asks of the name that the type bears, where the verdict does not look at it already. */
  readonly lawful?: (
    type: string,
    recipe: Recipe,
    request: Request,
    formula?: Formula<Matter>,
  ) => readonly Guard<Matter>[]
}

/** What a master of the craft would move, and how far. */
interface Advises<Matter, Key extends string> {
  /** What it keeps of a product, and in what order it answers a fault. */
  readonly identity: Identity<Matter>
  /** Where to take a parameter of any type, when just inside its range is not the best place. */
  readonly aims?: Values<Key>
  /** What a change must not break on the way. */
  readonly guards?: readonly Guard<Matter>[]
}

/** What becomes of a formula. */
interface Makes<Judgement, Request, Matter> {
  /** What making the product takes from the formula, sold by itself or as part of another; nothing unless said. */
  readonly making?: (judgement: Judgement, request: Request, part?: AsPart) => Making<Matter> | undefined
  /** What a law of the craft makes the label say, besides what it makes every label say. */
  readonly mentions?: (judgement: Judgement, request: Request) => readonly Mention[]
}

/** The craft in its own words. */
interface Says<Judgement, Analysis, Request, Body> {
  readonly warnings: (judgement: Judgement, request: Request) => readonly string[]
  /** The verdict as a maker would say it, in a sentence or two. */
  readonly headline: (judgement: Judgement) => string
  readonly body: (analysis: Analysis, options: Options, request: Request) => Body
}

/** What a craft folder writes: data, measures and sentences, by the room that reads them. The mechanics are all below. */
export interface CraftDefinition<
  Matter,
  Key extends string,
  Judged extends Key,
  Recipe extends RecipeType<Key>,
  Request extends CraftRequest,
  Body,
> {
  readonly id: string
  readonly label: string
  readonly defaultType: string
  readonly types: Readonly<Record<string, Recipe>>
  readonly parameters: Parameters<Matter, Key>
  /** With whatever reads names where the craft is used. */
  readonly reads: (names: Names) => Reads<Matter, Key, Recipe>
  readonly judges: Judges<Matter, Key, Judged, Recipe, Request>
  readonly advises: Advises<Matter, Key>
  readonly makes?: Makes<Judgement<Matter, Key, Judged, Recipe>, Request, Matter>
  /** What its desk has that others have not. */
  readonly desk?: Desk<Matter>
  readonly says: Says<Judgement<Matter, Key, Judged, Recipe>, Analysis<Matter, Key, Judged, Recipe>, Request, Body>
}

/** A definition that knows how names are read. */
export interface BoundDefinition<
  Matter,
  Key extends string,
  Judged extends Key,
  Recipe extends RecipeType<Key>,
  Request extends CraftRequest,
  Body,
> extends Omit<CraftDefinition<Matter, Key, Judged, Recipe, Request, Body>, 'reads'> {
  readonly reads: Reads<Matter, Key, Recipe>
}

/** A craft, as every face of the service sees it. */
export interface Craft<Request extends CraftRequest = CraftRequest, Body = unknown> {
  readonly id: string
  readonly label: string
  readonly defaultType: string
  readonly types: Readonly<Record<string, RecipeType<string>>>
  /** What a line of a request calls the ingredient and its weight. */
  readonly fields: { readonly name: string; readonly grams: string }
  /** The row that a name is read as in a formula; none where it is read as none. A type that nobody knows is the usual one. */
  readonly rowNamed: (name: string, type?: string) => Ingredient | undefined
  readonly analyse: (request: Request, options?: Options) => Answered<Body>
  /** Hands what was found out about a formula to whoever reads it in another way, whatever the craft sees in it. */
  readonly found: <Result>(request: Request, read: Read<Body, Result>) => Result
  /** The same of what may be of its type by what goes in; nothing is measured of what may not. */
  readonly fitting: <Result>(request: Request, read: Read<Body, Result>) => Result | undefined
}

type Read<Body, Result> = <Matter>(found: Found<Matter, Body>) => Result

/** A formula that a craft has read and judged, and the definition it was read by. */
export interface Found<Matter, Body = unknown> {
  readonly definition: BoundDefinition<Matter, string, string, RecipeType<string>, CraftRequest, Body>
  readonly request: CraftRequest
  /** The type as it was asked for, and whether the craft knows it. */
  readonly asked: string
  readonly isKnown: boolean
  readonly parameters: Parameters<Matter>
  /** The ranges that decide something. */
  readonly limits: Ranges<string>
  readonly judged: readonly string[]
  readonly judgement: Judgement<Matter, string, string, RecipeType<string>>
  /** Why it is no product of its craft, where it need not be one: it is only used in another. */
  readonly unjudged: string | undefined
}

export function defineCraft<
  Matter,
  Key extends string,
  Judged extends Key,
  Recipe extends RecipeType<Key>,
  Request extends CraftRequest,
  Body,
>(
  written: CraftDefinition<Matter, Key, Judged, Recipe, Request, Body>,
): Craft<Request, Body> & { readonly definition: BoundDefinition<Matter, Key, Judged, Recipe, Request, Body> } {
  const definition = { ...written, reads: written.reads(names) }
  const { types, defaultType, reads, judges } = definition
  const read = formulaReader(reads, definition.id)
  const allKeys = Object.keys(definition.parameters) as Key[]

  const typeNamed = (asked: string): string | undefined =>
    Object.hasOwn(types, asked) ? asked : reads.typeNamed?.(asked)

  const readingAs = onceEach((own: Partial<Parameters<Matter, Key>>) => ({ ...definition.parameters, ...own }))

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
      return { ...plain, unjudged: problem.message }
    }
  }

  function rowNamed(name: string, type = defaultType): Ingredient | undefined {
    try {
      return reads.identify({ name, raw: {}, type: typeNamed(type) ?? defaultType })?.ingredient
    } catch (problem) {
      // A name may say what cannot be: a sourdough of a thousand per cent.
      if (problem instanceof FormulaError) return undefined
      throw problem
    }
  }

  /** The lines of a request, read for its type. */
  function readFor(request: Request) {
    const asked = request.type ?? defaultType
    const named = typeNamed(asked)
    const as = named ?? defaultType
    return {
      asked,
      isKnown: named !== undefined,
      as,
      formula: read(opened(request, definition.id), as, request.aguaEvaporada ?? 0),
    }
  }

  /** Everything but the advice and the words. Whoever reads it in another way asks nothing of the keys. */
  function find(request: Request, { asked, isKnown, as, formula } = readFor(request)): Found<Matter, Body> {
    const plain = { type: as, recipe: types[as] as Recipe }
    const { unjudged, ...told } = recipeOf(plain, formula, NESTED in request)
    const { type, recipe } = inStyle(told, formula)
    const norms = ownNorms(request)
    const parameters = parametersOf(recipe, norms)
    const params = shown(parameters, recipe, formula)
    const known = recognised(definition.advises.identity, type, formula)
    const own: Ranges<Key> = { ...judges.commonRanges, ...recipe.ranges }
    const ofType = known?.ranges ? judgedBy(own, known.ranges, recipe.style ? types[type]?.ranges : undefined) : own
    const ranges = withOwn(judges.applied?.(ofType, params, formula, norms) ?? ofType, norms)
    const limits = limitsOf(recipe, ranges)
    const judged = judges.keys ?? (Object.keys(ranges) as Judged[])
    const inRange = judge(judged, params, limits)
    const judgement = { type, recipe, formula, params, ranges, inRange, verdict: verdict(inRange), recognised: known }
    const found = { definition, request, asked, isKnown, parameters, limits, judged, judgement, unjudged }
    return found as unknown as Found<Matter, Body>
  }

  const craft = {
    id: definition.id,
    label: definition.label,
    defaultType,
    types,
    fields: reads.fields,
    rowNamed,
    analyse: (request: Request, options: Options = {}) => answer(find(request), options).body,
    found: <Result>(request: Request, readAs: Read<Body, Result>) => readAs(find(request)),
    fitting: <Result>(request: Request, readAs: Read<Body, Result>) => {
      const sent = readFor(request)
      return canBe(definition.advises.identity, sent.as, sent.formula) ? readAs(find(request, sent)) : undefined
    },
    definition,
  }
  register(craft as unknown as Craft)
  return craft as unknown as Craft<Request, Body> & { readonly definition: typeof definition }
}
