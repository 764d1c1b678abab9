import { rowsById } from '../catalogue/catalogue.ts'
import type { Ingredient, LegalAllergen } from '../catalogue/ingredient.ts'
import type { MeasuredFigures } from '../catalogue/measured.ts'
import type { CraftVocabulary, DosedLine, NameMatch, NamesPart, ResolvedClass } from '../catalogue/reading/reader.ts'
import type { ToldAllergens } from '../catalogue/told-allergens.ts'
import type { FindingText } from '../findings/finding.ts'
import type { FoodComposition, UntoldNutrient } from '../science/composition.ts'
import type { SafetyClass } from '../words/safety.ts'
import { nameResolverBy } from './named.ts'
import { asRead, type OpenReading } from './open-reading.ts'

/**
 * A formula that is an ingredient of another. It is never one opaque row: it opens into the lines it is made of, in grams
 * for each gram of it as it is when it is used, and what making it takes away is a line that weighs less than nothing. So
 * every figure and every law of the outer craft reads what is really inside, and a nested formula reads as its flat one.
 */
export interface PreparedFormula {
  /** As it was sent. */
  readonly asked: object
  /** The craft that makes it, and the type it was made as. */
  readonly craft: string
  readonly type: string
  readonly typeLabel: string
  /** What its craft calls the name and the weight of a line. */
  readonly fields: { readonly name: string; readonly grams: string }
  /** It is what making another took away, and weighs less than nothing. */
  readonly isLoss?: true
  /** Somebody said of what type it is. */
  readonly isTyped: boolean
  /** Grams of each line in a gram of it: they add up to one. */
  readonly inner: readonly InnerLine[]
  /** The preparations among its own lines, with grams in a gram of it. */
  readonly uses: readonly PreparationUse[]
  /** Its own lines and those of its preparations, all told. */
  readonly size: number
  /** How many levels of preparations it is, itself included. */
  readonly levels: number
  /** Grams weighed for a gram of it. */
  readonly weighed: number
  /** What it is made of as far as it is known, g per 100 g, and the share that nobody knows. */
  readonly composition: FoodComposition
  readonly unknown: number
  /** €/kg; none when something in it has no price. */
  readonly price: number | undefined
  readonly allergens: readonly LegalAllergen[]
  /** What its maker should know about how it was read. */
  readonly notes: readonly FindingText[]
  /** How it keeps by its own craft; nothing where nobody said of what type it is, or it is no product of its craft. */
  readonly keeps: () => SafetyClass | undefined
  /** How far its recipe may be off, where it is read off a label. */
  readonly sack?: SackDoubt
  /** What its own craft found out about it, for whoever knows how to read that. */
  readonly found: unknown
  /** What it is made of, as the craft that uses it sees it. It brings its own way, so that a craft alone need not have one. */
  readonly read: <Matter>(
    use: Omit<PreparationUse, 'isStage'>,
    by: PartReader<Matter>,
    notes: ReadingNotes,
  ) => FormulaLine<Matter>[]
}

/** The doubt of a bought product whose recipe is read off its label, for 100 g of it. */
export interface SackDoubt {
  /** Grams of each of its lines that go together, a deviation each. */
  readonly modes: readonly (readonly number[])[]
  /** What its purchases vary by besides: g of each tracked component, a deviation each. */
  readonly purchase: readonly (readonly number[])[]
  /** What to ask its maker for, as it was asked. */
  readonly question: string | undefined
  /** What its packet says of allergens, besides what is inside. */
  readonly told: ToldAllergens | undefined
}

/** A craft that reads what a preparation is made of. */
export interface PartReader<Matter> {
  readonly craft: string
  readonly reader: LineReader<Matter>
  readonly type: string
  readonly lineOf: (
    sent: SentLine,
    grams: number,
    given: Readonly<Record<string, number>> | undefined,
    notes: Pick<ReadingNotes, 'warnings' | 'unknown'>,
    position: number,
  ) => FormulaLine<Matter>
  readonly given: (
    custom: CustomComposition<Matter>,
    raw: RawLine,
    position: number,
    name: string,
  ) => Readonly<Record<string, number>> | undefined
}

/** One line that uses a preparation. */
export interface PreparationUse {
  /** As the line calls it. */
  readonly name: string
  readonly grams: number
  readonly prepared: PreparedFormula
  /** In the craft that uses it, it is a thing of its own that is no product: a dough to ferment another with. */
  readonly isStage: boolean
  /** Nobody weighed it, and so nothing that is inside. */
  readonly isUnweighed?: true
}

/** A line of a preparation, opened through all its levels. */
export interface InnerLine {
  readonly name: string
  /** Grams in a gram of the preparation. */
  readonly share: number
  /** What its craft read in it, as it is when it is used; none when nobody knows it. */
  readonly row: Ingredient | undefined
  readonly inSpanish?: string
  /** The row only describes it: what it is called tells nobody what it is. */
  readonly isDescribed: boolean
  readonly untold: readonly UntoldNutrient[]
  /** As it was sent, and the craft it was sent to; whether that still tells what it is now that it is made. */
  readonly sent: Readonly<Record<string, unknown>>
  readonly craft: string
  readonly isAsSent: boolean
  /** The preparations that it lies in, inside this one, from the outermost. */
  readonly within: readonly PreparationUse[]
}

/** Bounds of a request: they keep every calculation small and every answer readable. */
export const REQUEST_LIMITS = { ingredients: 200, nameLength: 120, grams: 1_000_000 } as const

export type RawLine = Readonly<Record<string, unknown>>

/** What every craft may be sent. */
export interface CraftRequest {
  readonly type?: string | null
  readonly ingredients: readonly RawLine[]
  /** Grams of water lost in cooking, where the craft cooks its mixes. */
  readonly aguaEvaporada?: number
  /** Water activity that the maker measured in the finished product. */
  readonly awMedida?: number | null
  /** Formulas that the lines may use by name. */
  readonly preparaciones?: Readonly<Record<string, unknown>>
}

/**
 * Under this key a line may bring a row of its own instead of a name of the catalogue (see `catalogue/sheet.ts`). It is a
 * symbol so that no JSON can carry it: only code that built the row.
 */
export const OWN_ROW: unique symbol = Symbol('own row')

/** The row that a line brings along, if any. */
export const ownRow = (raw: RawLine): Ingredient | undefined => (raw as { readonly [OWN_ROW]?: Ingredient })[OWN_ROW]

/** The row that a label was read as: a line of a bought product bears the words of its label and, beside them, the id of a row. */
export const rowOfLabel = ({ fila }: RawLine): Ingredient | undefined => rowsById.get(fila as string)

/** The row that a line is, whatever it is called; none of what is only a name. */
export const rowBrought = (raw: RawLine): Ingredient | undefined => ownRow(raw) ?? rowOfLabel(raw)

/** Under this key a line may bring what its maker pays for it, €/kg, whatever craft it is of: the row stays the one that its name means. */
export const OWN_PRICE: unique symbol = Symbol('own price')

/** What the maker pays for a line, €/kg, if that was told. */
export const ownPrice = (raw: RawLine): number | undefined => (raw as { readonly [OWN_PRICE]?: number })[OWN_PRICE]

/** The field by which a line says that nobody weighed it. */
export const UNWEIGHED_FIELD = 'sinPesar'

/** Grams of such a line: law, list and allergens find it there, and no figure sees it. */
export const UNWEIGHED_GRAMS = 1e-6

export const isUnweighedLine = (raw: RawLine): boolean => raw[UNWEIGHED_FIELD] === true

/** One line of a formula: what was sent, and what the craft sees in it. */
export interface FormulaLine<Matter> {
  readonly name: string
  readonly grams: number
  readonly matter: Matter
  /** The catalogue row it was read as; none for a custom or unknown ingredient. */
  readonly ingredient: Ingredient | undefined
  /** False when nothing is known of it, so that it only weighs. */
  readonly known: boolean
  /** Nobody weighed it («una pizca»): it is there, and its grams tell nothing. */
  readonly isUnweighed?: true
  /** Grams that there could be of such a line, as far as it thins the rest and as far as it brings its own. */
  readonly couldWeigh?: { readonly thinning: number; readonly bringing: number }
  /** What else it may be, where its reading is provisional. */
  readonly couldBe?: readonly Pick<IdentifiedName<Matter>, 'matter' | 'ingredient'>[]
  /** The name is not one of the row's: it was read by its words, and the reader is told. */
  readonly interpreted?: true
  /** What Spanish texts call it, where the name is another language's. */
  readonly inSpanish?: string
  readonly open?: OpenReading
  /** The composition that the caller gave for it, if any. */
  readonly given?: Readonly<Record<string, number>>
  /** What was measured of it, or read on its sack: its row is the catalogue's at those figures. */
  readonly measured?: MeasuredFigures
  /** As it was sent; none for what was never sent. */
  readonly sent?: SentLine
  /** What it is in the preparation that it comes from, and the line that uses that one. */
  readonly inner?: InnerLine
  readonly use?: PreparationUse
  /** Of a preparation taken as one: its €/kg, and the row that its name alone would be. */
  readonly price?: number | undefined
  readonly namedAs?: Ingredient | undefined
}

/** The innermost bought product among preparations that lie in each other: one whose recipe is read off its label. */
export const packetUseAmong = (within: readonly PreparationUse[]): PreparationUse | undefined =>
  within.findLast(({ prepared }) => prepared.sack !== undefined)

/** The one that a line comes in. */
export const packetUseOf = ({ use, inner }: Pick<FormulaLine<unknown>, 'use' | 'inner'>): PreparationUse | undefined =>
  packetUseAmong([...(use ? [use] : []), ...(inner?.within ?? [])])

/** Grams of what nobody can read. */
export const unreadGramsIn = (lines: readonly Pick<FormulaLine<unknown>, 'known' | 'grams'>[]): number =>
  lines.reduce((sum, { known, grams }) => sum + (known ? 0 : Math.max(0, grams)), 0)

/** The whole composition of a line that is not that of its row, and what of it nobody told. */
export interface ComposedLine {
  readonly composition: FoodComposition
  readonly untold: readonly UntoldNutrient[]
}

export interface ParsedFormula<Matter> {
  readonly lines: readonly FormulaLine<Matter>[]
  readonly total: number
  /** Lines that bear a name nobody knows and no composition: they weigh, and are nothing. */
  readonly unknownNames: number
  readonly warnings: readonly FindingText[]
  /** Those of the warnings that say how a line was read; the others are about names nobody knows. */
  readonly notes: readonly FindingText[]
  /** The lines that use a preparation; among `lines` stands what they are made of. */
  readonly uses: readonly PreparationUse[]
  /** The lines with what every preparation is made of, where `lines` has each of them as one. */
  readonly leaves?: readonly FormulaLine<Matter>[]
}

/** What a craft makes of a name it knows. */
export interface IdentifiedName<Matter> {
  readonly matter: Matter
  readonly ingredient?: Ingredient
  /** The name is not one of the row's own. */
  readonly interpreted?: true
  readonly inSpanish?: string
  /** What the reading leaves open, if anything. */
  readonly open?: OpenReading
  /** What the maker should know about the reading. */
  readonly notes?: readonly FindingText[]
}

/** A line as it was sent: its name, all its fields, and the type of the formula it stands in. */
export interface SentLine {
  readonly name: string
  readonly raw: RawLine
  readonly type: string
}

/** How a craft reads the lines of a request. */
export interface LineReader<Matter> {
  readonly fields: { readonly name: string; readonly grams: string }
  /** None for a name the craft does not know. */
  readonly identify: (sent: SentLine) => IdentifiedName<Matter> | undefined
  /** Allergens that the words of a name speak of: all that is known of one that is not read. */
  readonly mayHold?: (name: string) => readonly LegalAllergen[]
  /** The names that only say a class and that the formula settles. */
  readonly settle?: (lines: readonly DosedLine[]) => ReadonlyMap<string, ResolvedClass>
  readonly inert: Matter
  /** What being inert does to the craft's figures, to be said beside the unknown name. */
  readonly inertEffect: FindingText
  readonly custom?: CustomComposition<Matter>
  /** What a line is made of, where that is not the composition of its row: the caller's figures, another hydration. */
  readonly composed?: (line: FormulaLine<Matter>) => ComposedLine | undefined
  /** Pure water, and how much of it an ingredient has (g per 100 g), where a formula may lose some in cooking. */
  readonly steam?: { readonly matter: Matter; readonly in: (matter: Matter) => number }
  /** What lines mean beside each other, where the type asks: of two fats, which one is laminated in. */
  readonly together?: (lines: readonly FormulaLine<Matter>[], type: string) => readonly FormulaLine<Matter>[]
  /** What being part of a preparation makes of a thing, where that is more than what it is by itself. */
  readonly asPart?: (use: Pick<PreparationUse, 'name' | 'prepared'>) => PartInCraft<Matter> | undefined
}

/** What a preparation is to the craft that uses it, beside what it is made of: a dough that fermented, a chocolate. */
export interface PartInCraft<Matter> {
  readonly become: (matter: Matter) => Matter
  /** It is no product by itself. */
  readonly isStage: boolean
}

/** Reads names by the rules of the craft; what it sees in a row depends on the row alone, and is worked out once. */
export function identifyByName<Matter>(
  names: NamesPart,
  vocabulary: CraftVocabulary,
  matterOf: (ingredient: Ingredient) => Matter,
): LineReader<Matter>['identify'] {
  const resolve = nameResolverBy(names, vocabulary)
  const identified = new WeakMap<Ingredient, IdentifiedName<Matter>>()
  return ({ name, raw }) => {
    const own = rowBrought(raw)
    const found: NameMatch | undefined = own ? { ingredient: own, interpreted: false } : resolve(name)
    if (!found) return undefined
    const { ingredient } = found
    let known = identified.get(ingredient)
    if (!known) {
      known = { ingredient, matter: matterOf(ingredient) }
      identified.set(ingredient, known)
    }
    return asRead(known, name, found)
  }
}

/** Composition that a caller may give for a line, over the catalogue's or in its place. */
export interface CustomComposition<Matter> {
  readonly fields: readonly string[]
  /** Those that are grams per 100 g. */
  readonly components: readonly string[]
  /** Those that describe the ingredient; with none of them an unknown name stays inert. */
  readonly describing: readonly string[]
  readonly apply: (given: Readonly<Record<string, number>>, base: Matter | undefined, sent: SentLine) => Matter
  readonly solids: (matter: Matter) => number
  /** Lactose, and the milk solids that hold it, g per 100 g. */
  readonly dairy: (matter: Matter) => { readonly lactose: number; readonly solids: number }
  /** The grams behind them, where the craft keeps no whole composition. */
  readonly blocks?: (matter: Matter) => SheetBlocks
}

/** What a data sheet of the trade splits an ingredient into, g per 100 g; sugars are those without lactose. */
export interface SheetBlocks {
  readonly azucares: number
  readonly materiagrasa: number
  readonly lactosa: number
  readonly proteinas: number
  readonly agua: number
  readonly alcohol: number
}

/** What is noted while lines are read. */
export interface ReadingNotes {
  /** What the formula settles of names that only say a class. */
  readonly settled?: ReadonlyMap<string, ResolvedClass>
  readonly warnings: FindingText[]
  readonly unknown: {
    readonly name: string
    readonly grams: number
    /** The preparations that it lies in, from the outermost. */
    readonly within?: readonly string[]
  }[]
  readonly uses: PreparationUse[]
}
