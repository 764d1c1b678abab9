import type { CorrectionAdvice } from '../advise/correction.ts'
import type { CraftIdentity, ProductRecogniser } from '../advise/identity.ts'
import type { LimitGuard } from '../advise/limit-guard.ts'
import type { Ingredient } from '../catalogue/ingredient.ts'
import type { NamesPart } from '../catalogue/reading/reader.ts'
import type { SourceKey, SourceTitles } from '../catalogue/sources.ts'
import type { FindingText, FormulaFinding, Phrasebook, SayFinding, TermReader } from '../findings/finding.ts'
import type { CraftRequest, LineReader, ParsedFormula, RawLine } from '../formula/formula.ts'
import type { OpenReading } from '../formula/open-reading.ts'
import type { FoodCategory } from '../judge/additives.ts'
import type { LegalDenomination } from '../judge/denomination.ts'
import type { LegalBlock } from '../judge/legal.ts'
import type { CraftNorms } from '../judge/norm.ts'
import type { OwnNorms } from '../judge/own-norms.ts'
import type { StyleIndicators, TypeStyle } from '../judge/style.ts'
import type { BalanceVerdict, InRange } from '../judge/verdict.ts'
import type { PacketOfLine } from '../make/label/sheet-lines.ts'
import type { LegalMention, MakingLosses } from '../make/made.ts'
import type { PartInProduct } from '../make/part.ts'
import type { FigureExplanation } from '../ratio/explanation.ts'
import type { FigureParameters, SignDependentParameters } from '../ratio/parameter.ts'
import type { FigureRange } from '../ratio/range.ts'
import type { AnalysisOutcome, AnswerExplanation, BlockingUnknowns, OtherProduct } from './answer-parts.ts'
import type { CraftDesk } from './desk.ts'
import type { UncertaintyReport } from './doubted.ts'
import type { CraftInstruments } from './instruments.ts'
import type { ClassLadder } from './ladder.ts'
import type { AnswerWithReadings } from './readings.ts'
import type { ForgottenIngredient, UsualMap, UsualReport } from './usual.ts'
import type { WantedFields, WhenWanted } from './wanted.ts'
import type { WrittenNameReport } from './written-name-report.ts'

/**
 * What an engine is made of. A part that is left out is a feature that the engine refuses or omits, and everything that one
 * engine knows is in its parts: two engines share what caches they have only where they share the part that has them.
 */
export interface EngineParts<Definitions> extends TermReader {
  readonly crafts: Definitions
  /** How what was found is said; the first that has a word for it. Without them it is said by its code. */
  readonly words?: readonly Phrasebook[]
  /** Told of everything that is said. */
  readonly hear?: (finding: FormulaFinding, sentence: string) => void
  /** Without it names are read as they stand in the catalogue, and others are refused. */
  readonly names?: NamesPart
  /** Without it formulas inside formulas are refused. */
  readonly preparations?: PreparationsPart
  /** Without it there are no corrections. */
  readonly advice?: AdvicePart
  /** Without it nobody may ask how sure the figures are, but who brings a reader along. */
  readonly doubt?: DoubtReader
  /** Without it nothing is told of how usual a formula is, but to who brings a reader along, and nothing is taken for forgotten. */
  readonly usual?: UsualReader
  /** Without it nothing is told of the name that a formula is sent with: its label alone judges it. */
  readonly writtenName?: WrittenNameReader
  /** Without it sources are cited by their keys. */
  readonly titles?: SourceTitles
}

/** Crafts that know of each other, and what they share. */
export interface CraftEngine<Crafts = Readonly<Record<string, Craft>>> extends Omit<EngineParts<unknown>, 'names'> {
  /** What it was made of. */
  readonly parts: EngineParts<unknown>
  /** By id, in the order in which they were given. */
  readonly crafts: Crafts
  /** In alphabetical order: what is looked for among all of them is found in no other. */
  readonly everyCraft: readonly Craft[]
  readonly names: NamesPart
  /** Says what was found in the words of this engine. */
  readonly say: SayFinding
  /** The same with words for what is asked besides, where the engine has none for it: a label, a plan, the doubt. */
  readonly sayWith: (words: Phrasebook) => SayFinding
  /** The row that a name is read as outside any craft; none where it is read as none. */
  readonly rowNamed: (name: string) => Ingredient | undefined
}

/** Who judges the name that a formula is sent with; nothing of one that is sent with none. */
export type WrittenNameReader = (
  found: JudgedFormula<unknown>,
  options: Pick<AnalysisOptions, 'advice' | 'packetOf'>,
) => WrittenNameReport | undefined

/** What an engine advises with. */
export type AdvicePart = <Matter>(
  found: JudgedFormula<Matter>,
  other: OtherProduct<FindingText> | undefined,
) => { readonly advice: CorrectionAdvice<string>; readonly other: OtherProduct<FindingText> | undefined }

/** Who opens the formulas inside a formula, and tells what became of them. */
export interface PreparationsPart {
  /** The lines of a request, those that use a preparation with what is inside it. */
  readonly open: (engine: CraftEngine, request: CraftRequest, craft: string) => readonly RawLine[]
  /** How each preparation is judged by itself: the additive `preparaciones` of an answer. */
  readonly report: <Matter>(formula: ParsedFormula<Matter>) => readonly object[]
  /** The formula with each preparation as one line, for whoever moves or explains lines. */
  readonly gather: <Matter>(seen: CollapsedFormula<Matter>) => CollapsedFormula<Matter>
  /** What each line inside a preparation puts into the figures, beside what it puts in as one. */
  readonly explainThrough: <Matter>(explained: FigureExplanation, found: JudgedFormula<Matter>) => FigureExplanation
  /** What the maker should know of the preparations that were sent. */
  readonly notes: <Matter>(request: CraftRequest, formula: ParsedFormula<Matter>) => readonly FindingText[]
}

/** A formula as it is moved and told, with the readings that go with it. */
export interface CollapsedFormula<Matter> {
  readonly found: JudgedFormula<Matter>
  readonly law: readonly LimitGuard<Matter>[]
  readonly guards: readonly LimitGuard<Matter>[]
}

/** Who tells how usual a formula is. It never decides a verdict. */
export interface UsualReader {
  /** Nothing where too few were published, or too much of the formula could not be read. */
  readonly read: <Matter>(found: JudgedFormula<Matter>) => UsualReport | undefined
  /** What was forgotten: it is asked before anything is corrected. */
  readonly forgotten: <Matter>(found: JudgedFormula<Matter>) => ForgottenIngredient | undefined
  /** Nothing where too few were published. */
  readonly map: <Matter>(found: JudgedFormula<Matter>) => UsualMap | undefined
  /** How it is said, where the engine has no words for it. */
  readonly words: Phrasebook
}

export type DoubtReader = <Matter>(found: JudgedFormula<Matter>) => UncertaintyReport

export type ParameterRanges<Key extends string> = { readonly [key in Key]?: FigureRange }
export type ParameterValues<Key extends string> = { readonly [key in Key]?: number }

/** One recipe type of a craft: its label, its target ranges, and who says so. */
export interface RecipeType<Key extends string> {
  readonly label: string
  readonly ranges: ParameterRanges<Key>
  /** It has no ranges: what goes in is told, and nothing is judged. */
  readonly isFree?: true
  /** Parameters whose range is shown as a reference and decides nothing in this type. */
  readonly unjudged?: readonly Key[]
  /** Other ways of making it that a formula tells by itself. */
  readonly styles?: readonly TypeStyle<Key>[]
  /** Once a formula is at hand, the one it was found to be of. */
  readonly style?: TypeStyle<Key>
  /** Where advice should take a parameter of this type, when just inside its range is not the best place. */
  readonly aims?: ParameterValues<Key>
  readonly sources: readonly SourceKey[]
}

export interface AnalysisOptions {
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
  /** What the packets that a workshop has looked at tell of a line: a name may say «sin gluten». */
  readonly packetOf?: PacketOfLine
  /** The fields of the answer that are wanted; what only the others need is not worked out, and they are left out. */
  readonly only?: WantedFields
  /** Told in passing what came out, for whoever keeps statistics: nothing of the formula itself. */
  readonly observe?: (outcome: AnalysisOutcome) => void
}

/** What a formula is, before anyone advises on it. */
export interface FormulaJudgement<Matter, Key extends string, Judged extends Key, Recipe extends RecipeType<Key>> {
  readonly type: string
  readonly recipe: Recipe
  readonly formula: ParsedFormula<Matter>
  /** Rounded: what is shown, and what the ranges are compared with. A parameter without a base is absent. */
  readonly params: ParameterValues<Key>
  readonly ranges: ParameterRanges<Key>
  readonly inRange: InRange<Judged>
  readonly verdict: BalanceVerdict
  /** Judged figures that what nobody weighed decides: they are not judged. */
  readonly unsettled?: ReadonlySet<string>
  /** The product that it is told to be, whatever it was sent as. */
  readonly recognised?: ProductRecogniser | undefined
}

/** Everything the engine found out about a formula, before a craft words it. */
export interface FormulaAnalysis<Matter, Key extends string, Judged extends Key, Recipe extends RecipeType<Key>>
  extends FormulaJudgement<Matter, Key, Judged, Recipe> {
  readonly advice: CorrectionAdvice<Judged>
  readonly warnings: readonly FindingText[]
  /** How whoever asked is told. */
  readonly say: SayFinding
  readonly explanation: AnswerExplanation | undefined
  /** Another product that it looks like. */
  readonly other: OtherProduct<FindingText> | undefined
  /** What is out by less than its own doubt, where it was asked for. */
  readonly near?: Readonly<Record<string, FindingText>> | undefined
  /** What nobody can read, and must be told before anything is corrected. */
  readonly unread?: BlockingUnknowns | undefined
  /** What was forgotten, which is asked before anything is corrected. */
  readonly forgotten?: ForgottenIngredient | undefined
  /** Why it may not be sold as it stands: it is told in the place of praise. */
  readonly barred?: FindingText | undefined
}

/** What is wanted of an analysis. */
export interface WantedParts {
  /** Works out a field of the answer, if it is wanted: whatever takes more than a glance stands behind it. */
  readonly when: WhenWanted
}

/** How a craft reads what it is sent. */
export interface RequestRules<Matter, Key extends string, Recipe> extends LineReader<Matter> {
  /** Other spellings of a type, where the craft accepts them. */
  readonly typeNamed?: (asked: string) => string | undefined
  /** The variant of a type that a formula belongs to, where a type has several; also stops what it cannot judge. */
  readonly recipeFor?: (
    type: string,
    formula: ParsedFormula<Matter>,
  ) => { readonly type: string; readonly recipe: Recipe }
  /** The figures by which a formula tells of which style of its type it is. */
  readonly tells?: StyleIndicators<Matter>
  /** Parameters that a recipe reads in its own way (a litre of milk alone, not of milk and cream); of few, made once. */
  readonly readAs?: (recipe: Recipe, own: OwnNorms) => Partial<FigureParameters<Matter, Key>> | undefined
  /** Parameters that are read otherwise where a sum over the lines falls below nothing, for whoever writes both down. */
  readonly turns?: SignDependentParameters<Matter>
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
  readonly commonRanges?: ParameterRanges<Key>
  /** Where the ranges come from. */
  readonly norms: CraftNorms<string, Key>
  /** The ranges as they apply to a formula, where something in it moves them (a dough with sourdough needs no yeast). */
  readonly applied?: (
    ranges: ParameterRanges<Key>,
    params: ParameterValues<Key>,
    formula: ParsedFormula<Matter>,
    own: OwnNorms,
  ) => ParameterRanges<Key>
  /** The classes that a formula may reach, where there are more than being in range. */
  readonly ladder?: (judgement: FormulaJudgement<Matter, Key, Judged, Recipe>, facts: () => Facts) => ClassLadder<Key>
  /** Names that the law reserves for its products, and what each asks for. */
  readonly law?: readonly LegalDenomination<string>[]
  /** What the law says of its name, among its facts; nothing where the law reserves no name for it. */
  readonly named?: (facts: Facts) => LegalBlock<FindingText> | undefined
  /** What the law asks of the name that the type bears, where the verdict does not look at it already. */
  readonly lawful?: (
    type: string,
    recipe: Recipe,
    request: Request,
    formula?: ParsedFormula<Matter>,
    facts?: () => Facts,
  ) => readonly LimitGuard<Matter>[]
}

/** What a master of the craft would move, and how far. */
interface Advises<Matter, Key extends string> {
  /** What it keeps of a product, and in what order it answers a fault. */
  readonly identity: CraftIdentity<Matter>
  /** Where to take a parameter of any type, when just inside its range is not the best place. */
  readonly aims?: ParameterValues<Key>
  /** What a change must not break on the way. */
  readonly guards?: readonly LimitGuard<Matter>[]
}

/** What becomes of a formula. */
interface Makes<Judgement, Request, Matter, Facts> {
  /** What making the product takes from the formula, sold by itself or as part of another; nothing unless said. */
  readonly making?: (judgement: Judgement, request: Request, part?: PartInProduct) => MakingLosses<Matter> | undefined
  /** What kind of food it is for the law of additives (Regulation (EC) 1333/2008, annex II, part D). */
  readonly food?: (judgement: Judgement, facts: () => Facts) => FoodCategory | undefined
  /** % of VAT that it is sold with, where it is not that of food (Ley 37/1992, art. 91.Dos). */
  readonly vat?: (facts: () => Facts) => number | undefined
  /** What a law of the craft makes the label say, besides what it makes every label say. */
  readonly mentions?: (judgement: Judgement, request: Request, facts: () => Facts) => readonly LegalMention[]
}

/** The craft in its own words. */
interface Says<Judgement, Analysis, Request, Body, Facts> {
  readonly warnings: (judgement: Judgement, request: Request, facts: () => Facts) => readonly FindingText[]
  /** The verdict as a maker would say it, in a sentence or two. */
  readonly headline: (judgement: Judgement, facts: () => Facts) => FindingText
  /** What is too much of several lines taken together, where the craft counts them so: a headline over it is not green. */
  readonly highDose?: (judgement: Judgement, facts: () => Facts) => FindingText | undefined
  /** The corrections in their order and what they leave undone, or one confirmation. */
  readonly suggestions: (analysis: Analysis, facts: () => Facts) => readonly FindingText[]
  readonly body: (
    analysis: Analysis & WantedParts,
    options: AnalysisOptions,
    request: Request,
    facts: () => Facts,
  ) => Body
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
  readonly parameters: FigureParameters<Matter, Key>
  /** With whatever reads names where the craft is used. */
  readonly reads: (names: NamesPart) => RequestRules<Matter, Key, Recipe>
  readonly judges: Judges<Matter, Key, Judged, Recipe, Request, Facts>
  readonly advises: Advises<Matter, Key>
  readonly makes?: Makes<FormulaJudgement<Matter, Key, Judged, Recipe>, Request, Matter, Facts>
  /** What its desk has that others have not. */
  readonly desk?: CraftDesk<Matter>
  /** What can be read of its products once they are made. */
  readonly instruments?: CraftInstruments<Matter>
  /** What several of its sentences look at, worked out once for each formula, when the first of them asks: law, keeping. */
  readonly facts?: (judgement: FormulaJudgement<Matter, Key, Judged, Recipe>, request: Request) => Facts
  readonly says: Says<
    FormulaJudgement<Matter, Key, Judged, Recipe>,
    FormulaAnalysis<Matter, Key, Judged, Recipe>,
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
  readonly reads: RequestRules<Matter, Key, Recipe>
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
  readonly engine: CraftEngine
  readonly label: string
  readonly defaultType: string
  readonly types: Readonly<Record<string, RecipeType<string>>>
  /** What a line of a request calls the ingredient and its weight. */
  readonly fields: { readonly name: string; readonly grams: string }
  /** The row that a name is read as in a formula; none where it is read as none. A type that nobody knows is the usual one. */
  readonly rowNamed: (name: string, type?: string) => Ingredient | undefined
  /** The same with what the reading leaves open: words that were left out, and what it may be as well. */
  readonly nameRead: (name: string, type?: string) => NameReading | undefined
  readonly analyse: (request: Request, options?: AnalysisOptions) => AnswerWithReadings<Body>
  /** Hands what was found out about a formula to whoever reads it in another way, whatever the craft sees in it. */
  readonly found: <Result>(request: Request, read: JudgedFormulaReader<Body, Result>) => Result
  /** The types that a formula may be of by what goes in, read once for all of them. */
  readonly mayBe: (request: Request) => readonly string[]
  /** The same of what may be of its type by what goes in; nothing is measured of what may not. */
  readonly fitting: <Result>(request: Request, read: JudgedFormulaReader<Body, Result>) => Result | undefined
}

export type JudgedFormulaReader<Body, Result> = <Matter>(found: JudgedFormula<Matter, Body>) => Result

/** A formula that a craft has read and judged, and the definition it was read by. */
export interface JudgedFormula<Matter, Body = unknown> {
  /** Whom it was asked of: what is not found out yet is found out by its parts. */
  readonly engine: CraftEngine
  readonly definition: BoundDefinition<Matter, string, string, RecipeType<string>, CraftRequest, Body, unknown>
  readonly request: CraftRequest
  /** The type as it was asked for, and whether the craft knows it. */
  readonly asked: string
  readonly isKnown: boolean
  readonly parameters: FigureParameters<Matter>
  /** The ranges that decide something. */
  readonly limits: ParameterRanges<string>
  readonly judged: readonly string[]
  readonly judgement: FormulaJudgement<Matter, string, string, RecipeType<string>>
  /** What its craft looks at to speak of it, whatever that is. */
  readonly facts: () => unknown
  /** What must be told before anything is corrected. */
  readonly unread: () => BlockingUnknowns | undefined
  /** Why it is no product of its craft, where it need not be one: it is only used in another. */
  readonly unjudged: FindingText | undefined
}
