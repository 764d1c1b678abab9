import type { Guard } from '../advise/advice.ts'
import type { Advice } from '../advise/correction.ts'
import type { Identity, Recogniser } from '../advise/identity.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import type { Names } from '../catalogue/reading/reader.ts'
import type { SourceKey, Titles } from '../catalogue/sources.ts'
import type { Book, Finding, Say, Text } from '../findings/finding.ts'
import type { CraftRequest, Formula, RawLine, Reader } from '../formula/formula.ts'
import type { OpenReading } from '../formula/open-reading.ts'
import type { Denomination, Legal } from '../judge/legal.ts'
import type { Norms } from '../judge/norm.ts'
import type { OwnNorms } from '../judge/own-norms.ts'
import type { Style, Telling } from '../judge/style.ts'
import type { FoodCategory } from '../judge/substances.ts'
import type { InRange, Verdict } from '../judge/verdict.ts'
import type { Making, Mention } from '../make/made.ts'
import type { AsPart } from '../make/part.ts'
import type { FigureExplanation } from '../ratio/explanation.ts'
import type { Measure, Parameters } from '../ratio/parameter.ts'
import type { Range } from '../ratio/range.ts'
import type { Explanation, OtherProduct, Unread } from './answer-parts.ts'
import type { Desk } from './desk.ts'
import type { Doubted } from './doubted.ts'
import type { Instruments } from './instruments.ts'
import type { Ladder } from './ladder.ts'
import type { Answered } from './readings.ts'
import type { Forgotten, Habitual, UsualMap } from './usual.ts'
import type { Only, When } from './wanted.ts'

/**
 * What an engine is made of. A part that is left out is a feature that the engine refuses or omits, and everything that one
 * engine knows is in its parts: two engines share what caches they have only where they share the part that has them.
 */
export interface Parts<Definitions> {
  readonly crafts: Definitions
  /** How what was found is said; the first that has a word for it. Without them it is said by its code. */
  readonly words?: readonly Book[]
  /** Told of everything that is said. */
  readonly hear?: (finding: Finding, sentence: string) => void
  /** Without it names are read as they stand in the catalogue, and others are refused. */
  readonly names?: Names
  /** Without it formulas inside formulas are refused. */
  readonly preparations?: Preparing
  /** Without it there are no corrections. */
  readonly advice?: Advising
  /** Without it nobody may ask how sure the figures are, but who brings a reader along. */
  readonly doubt?: DoubtReader
  /** Without it nothing is told of how usual a formula is, but to who brings a reader along, and nothing is taken for forgotten. */
  readonly usual?: UsualReader
  /** Without it sources are cited by their keys. */
  readonly titles?: Titles
}

/** Crafts that know of each other, and what they share. */
export interface Engine<Crafts = Readonly<Record<string, Craft>>> extends Omit<Parts<unknown>, 'names'> {
  /** What it was made of. */
  readonly parts: Parts<unknown>
  /** By id, in the order in which they were given. */
  readonly crafts: Crafts
  /** In alphabetical order: what is looked for among all of them is found in no other. */
  readonly everyCraft: readonly Craft[]
  readonly names: Names
  /** Says what was found in the words of this engine. */
  readonly say: Say
  /** The same with words for what is asked besides, where the engine has none for it: a label, a plan, the doubt. */
  readonly sayWith: (words: Book) => Say
  /** The row that a name is read as outside any craft; none where it is read as none. */
  readonly rowNamed: (name: string) => Ingredient | undefined
}

/** What an engine advises with. */
export type Advising = <Matter>(
  found: Found<Matter>,
  other: OtherProduct<Text> | undefined,
) => { readonly advice: Advice<string>; readonly other: OtherProduct<Text> | undefined }

/** Who opens the formulas inside a formula, and tells what became of them. */
export interface Preparing {
  /** The lines of a request, those that use a preparation with what is inside it. */
  readonly open: (engine: Engine, request: CraftRequest, craft: string) => readonly RawLine[]
  /** How each preparation is judged by itself: the additive `preparaciones` of an answer. */
  readonly report: <Matter>(formula: Formula<Matter>) => readonly object[]
  /** The formula with each preparation as one line, for whoever moves or explains lines. */
  readonly gather: <Matter>(seen: Gathered<Matter>) => Gathered<Matter>
  /** What each line inside a preparation puts into the figures, beside what it puts in as one. */
  readonly explainThrough: <Matter>(explained: FigureExplanation, found: Found<Matter>) => FigureExplanation
  /** What the maker should know of the preparations that were sent. */
  readonly notes: <Matter>(request: CraftRequest, formula: Formula<Matter>) => readonly Text[]
}

/** A formula as it is moved and told, with the readings that go with it. */
export interface Gathered<Matter> {
  readonly found: Found<Matter>
  readonly law: readonly Guard<Matter>[]
  readonly guards: readonly Guard<Matter>[]
}

/** Who tells how usual a formula is. It never decides a verdict. */
export interface UsualReader {
  /** Nothing where too few were published, or too much of the formula could not be read. */
  readonly read: <Matter>(found: Found<Matter>) => Habitual | undefined
  /** What was forgotten: it is asked before anything is corrected. */
  readonly forgotten: <Matter>(found: Found<Matter>) => Forgotten | undefined
  /** Nothing where too few were published. */
  readonly map: <Matter>(found: Found<Matter>) => UsualMap | undefined
  /** How it is said, where the engine has no words for it. */
  readonly words: Book
}

export type DoubtReader = <Matter>(found: Found<Matter>) => Doubted

export type Ranges<Key extends string> = { readonly [key in Key]?: Range }
export type Values<Key extends string> = { readonly [key in Key]?: number }

/** One recipe type of a craft: its label, its target ranges, and who says so. */
export interface RecipeType<Key extends string> {
  readonly label: string
  readonly ranges: Ranges<Key>
  /** It has no ranges: what goes in is told, and nothing is judged. */
  readonly isFree?: true
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
  /** Corrections in grams, where the engine has them; on unless switched off (they are most of the work). */
  readonly advice?: boolean
  /** How every figure came about: formula, contribution of each line, source. */
  readonly explain?: boolean
  /** And of what lies inside a preparation too. */
  readonly through?: boolean
  /** Temperature of the cabinet, °C, where the craft has one. */
  readonly cabinet?: number
  /** How sure the figures are: by the engine's own reader, or by another (see `doubt.ts`), since it brings the table of spreads along. */
  readonly doubt?: DoubtReader | boolean | undefined
  /** How usual it is among the published ones, where the engine or the question brings a reader along (see `usual.ts`). */
  readonly habitual?: boolean
  /** Who tells that, where the engine has nobody: then what was forgotten is asked for, too. */
  readonly usual?: UsualReader | undefined
  /** The fields of the answer that are wanted; what only the others need is not worked out, and they are left out. */
  readonly only?: Only
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

/** Everything the engine found out about a formula, before a craft words it. */
export interface Analysis<Matter, Key extends string, Judged extends Key, Recipe extends RecipeType<Key>>
  extends Judgement<Matter, Key, Judged, Recipe> {
  readonly advice: Advice<Judged>
  readonly warnings: readonly Text[]
  /** How whoever asked is told. */
  readonly say: Say
  readonly explanation: Explanation | undefined
  /** Another product that it looks like. */
  readonly other: OtherProduct<Text> | undefined
  /** What is out by less than its own doubt, where it was asked for. */
  readonly near?: Readonly<Record<string, Text>> | undefined
  /** What nobody can read, and must be told before anything is corrected. */
  readonly unread?: Unread | undefined
  /** What was forgotten, which is asked before anything is corrected. */
  readonly forgotten?: Forgotten | undefined
}

/** An analysis with what is said of its corrections, and what is wanted of it. */
export interface Suggested {
  readonly suggestions: readonly Text[]
  /** Works out a field of the answer, if it is wanted: whatever takes more than a glance stands behind it. */
  readonly when: When
}

/** Two ways to read the same figures, and the sum (g per 100 g of a line) whose sign decides. */
export interface Turn<Matter> {
  readonly on: Measure<Matter>
  readonly label: string
  /** How a measure is told that the second way reads otherwise. */
  readonly aside: string
  readonly above: Parameters<Matter>
  readonly below: Parameters<Matter>
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
  /** Parameters that are read otherwise where a sum over the lines falls below nothing, for whoever writes both down. */
  readonly turns?: Turn<Matter>
  /** The parameters an answer shows for a recipe; all of them unless said. */
  readonly shown?: (recipe: Recipe) => readonly Key[]
}

/** What a craft calls right, besides the ranges of its types. */
interface Judges<Matter, Key extends string, Judged extends Key, Recipe extends RecipeType<Key>, Request, Facts> {
  /** The parameters the verdict looks at; those with a range in the recipe unless said. */
  readonly keys?: readonly Judged[]
  /** Besides those, the ones that only the types with a range for them look at. */
  readonly ofTypes?: readonly Judged[]
  /** Ranges that hold for every type. */
  readonly commonRanges?: Ranges<Key>
  /** Where the ranges come from. */
  readonly norms: Norms<string, Key>
  /** The ranges as they apply to a formula, where something in it moves them (a dough with sourdough needs no yeast). */
  readonly applied?: (ranges: Ranges<Key>, params: Values<Key>, formula: Formula<Matter>, own: OwnNorms) => Ranges<Key>
  /** The classes that a formula may reach, where there are more than being in range. */
  readonly ladder?: (judgement: Judgement<Matter, Key, Judged, Recipe>, facts: () => Facts) => Ladder<Key>
  /** Names that the law reserves for its products, and what each asks for. */
  readonly law?: readonly Denomination<string>[]
  /** What the law says of its name, among its facts; nothing where the law reserves no name for it. */
  readonly named?: (facts: Facts) => Legal<Text> | undefined
  /** What the law asks of the name that the type bears, where the verdict does not look at it already. */
  readonly lawful?: (
    type: string,
    recipe: Recipe,
    request: Request,
    formula?: Formula<Matter>,
    facts?: () => Facts,
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
interface Makes<Judgement, Request, Matter, Facts> {
  /** What making the product takes from the formula, sold by itself or as part of another; nothing unless said. */
  readonly making?: (judgement: Judgement, request: Request, part?: AsPart) => Making<Matter> | undefined
  /** What kind of food it is for the law of additives (Regulation (EC) 1333/2008, annex II, part D). */
  readonly food?: (judgement: Judgement, facts: () => Facts) => FoodCategory | undefined
  /** % of VAT that it is sold with, where it is not that of food (Ley 37/1992, art. 91.Dos). */
  readonly vat?: (facts: () => Facts) => number | undefined
  /** What a law of the craft makes the label say, besides what it makes every label say. */
  readonly mentions?: (judgement: Judgement, request: Request, facts: () => Facts) => readonly Mention[]
}

/** The craft in its own words. */
interface Says<Judgement, Analysis, Request, Body, Facts> {
  readonly warnings: (judgement: Judgement, request: Request, facts: () => Facts) => readonly Text[]
  /** The verdict as a maker would say it, in a sentence or two. */
  readonly headline: (judgement: Judgement, facts: () => Facts) => Text
  /** What is too much of several lines taken together, where the craft counts them so: a headline over it is not green. */
  readonly highDose?: (judgement: Judgement, facts: () => Facts) => Text | undefined
  /** The corrections in their order and what they leave undone, or one confirmation. */
  readonly suggestions: (analysis: Analysis, facts: () => Facts) => readonly Text[]
  readonly body: (analysis: Analysis & Suggested, options: Options, request: Request, facts: () => Facts) => Body
}

/** What a craft folder writes: data, measures and sentences, by the room that reads them. The mechanics are in `bind.ts`. */
export interface CraftDefinition<
  Matter,
  Key extends string,
  Judged extends Key,
  Recipe extends RecipeType<Key>,
  Request extends CraftRequest,
  Body,
  Facts = undefined,
> {
  readonly id: string
  readonly label: string
  readonly defaultType: string
  readonly types: Readonly<Record<string, Recipe>>
  readonly parameters: Parameters<Matter, Key>
  /** With whatever reads names where the craft is used. */
  readonly reads: (names: Names) => Reads<Matter, Key, Recipe>
  readonly judges: Judges<Matter, Key, Judged, Recipe, Request, Facts>
  readonly advises: Advises<Matter, Key>
  readonly makes?: Makes<Judgement<Matter, Key, Judged, Recipe>, Request, Matter, Facts>
  /** What its desk has that others have not. */
  readonly desk?: Desk<Matter>
  /** What can be read of its products once they are made. */
  readonly instruments?: Instruments<Matter>
  /** What several of its sentences look at, worked out once for each formula, when the first of them asks: law, keeping. */
  readonly facts?: (judgement: Judgement<Matter, Key, Judged, Recipe>, request: Request) => Facts
  readonly says: Says<
    Judgement<Matter, Key, Judged, Recipe>,
    Analysis<Matter, Key, Judged, Recipe>,
    Request,
    Body,
    Facts
  >
}

/** A definition that knows how names are read. */
export interface BoundDefinition<
  Matter,
  Key extends string,
  Judged extends Key,
  Recipe extends RecipeType<Key>,
  Request extends CraftRequest,
  Body,
  Facts = undefined,
> extends Omit<CraftDefinition<Matter, Key, Judged, Recipe, Request, Body, Facts>, 'reads'> {
  readonly reads: Reads<Matter, Key, Recipe>
}

/** What a name is read as, and what that leaves open. */
export interface NameReading {
  readonly ingredient: Ingredient
  readonly open?: OpenReading
}

/** A craft, as every face of the service sees it. */
export interface Craft<Request extends CraftRequest = CraftRequest, Body = unknown> {
  readonly id: string
  /** The engine that it is a craft of. */
  readonly engine: Engine
  readonly label: string
  readonly defaultType: string
  readonly types: Readonly<Record<string, RecipeType<string>>>
  /** What a line of a request calls the ingredient and its weight. */
  readonly fields: { readonly name: string; readonly grams: string }
  /** The row that a name is read as in a formula; none where it is read as none. A type that nobody knows is the usual one. */
  readonly rowNamed: (name: string, type?: string) => Ingredient | undefined
  /** The same with what the reading leaves open: words that were left out, and what it may be as well. */
  readonly nameRead: (name: string, type?: string) => NameReading | undefined
  readonly analyse: (request: Request, options?: Options) => Answered<Body>
  /** Hands what was found out about a formula to whoever reads it in another way, whatever the craft sees in it. */
  readonly found: <Result>(request: Request, read: Read<Body, Result>) => Result
  /** The types that a formula may be of by what goes in, read once for all of them. */
  readonly mayBe: (request: Request) => readonly string[]
  /** The same of what may be of its type by what goes in; nothing is measured of what may not. */
  readonly fitting: <Result>(request: Request, read: Read<Body, Result>) => Result | undefined
}

export type Read<Body, Result> = <Matter>(found: Found<Matter, Body>) => Result

/** A formula that a craft has read and judged, and the definition it was read by. */
export interface Found<Matter, Body = unknown> {
  /** Whom it was asked of: what is not found out yet is found out by its parts. */
  readonly engine: Engine
  readonly definition: BoundDefinition<Matter, string, string, RecipeType<string>, CraftRequest, Body, unknown>
  readonly request: CraftRequest
  /** The type as it was asked for, and whether the craft knows it. */
  readonly asked: string
  readonly isKnown: boolean
  readonly parameters: Parameters<Matter>
  /** The ranges that decide something. */
  readonly limits: Ranges<string>
  readonly judged: readonly string[]
  readonly judgement: Judgement<Matter, string, string, RecipeType<string>>
  /** What its craft looks at to speak of it, whatever that is. */
  readonly facts: () => unknown
  /** What must be told before anything is corrected. */
  readonly unread: () => Unread | undefined
  /** Why it is no product of its craft, where it need not be one: it is only used in another. */
  readonly unjudged: Text | undefined
}
