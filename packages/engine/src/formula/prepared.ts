import type { Allergen, Ingredient } from '../catalogue/ingredient.ts'
import type { Text } from '../findings/finding.ts'
import type { Composition, Untold } from '../science/composition.ts'
import type { SafetyClass } from '../words/safety.ts'
import type { CustomComposition, Line, Notes, RawLine, Reader, Sent } from './formula.ts'

/**
 * A formula that is an ingredient of another. It is never one opaque row: it opens into the lines it is made of, in grams
 * for each gram of it as it is when it is used, and what making it takes away is a line that weighs less than nothing. So
 * every figure and every law of the outer craft reads what is really inside, and a nested formula reads as its flat one.
 */
export interface Prepared {
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
  readonly inner: readonly Inner[]
  /** The preparations among its own lines, with grams in a gram of it. */
  readonly uses: readonly Use[]
  /** Its own lines and those of its preparations, all told. */
  readonly size: number
  /** How many levels of preparations it is, itself included. */
  readonly levels: number
  /** Grams weighed for a gram of it. */
  readonly weighed: number
  /** What it is made of as far as it is known, g per 100 g, and the share that nobody knows. */
  readonly composition: Composition
  readonly unknown: number
  /** €/kg; none when something in it has no price. */
  readonly price: number | undefined
  readonly allergens: readonly Allergen[]
  /** What its maker should know about how it was read. */
  readonly notes: readonly Text[]
  /** How it keeps by its own craft; nothing where nobody said of what type it is, or it is no product of its craft. */
  readonly keeps: () => SafetyClass | undefined
  /** How far its recipe may be off, where it is read off a label. */
  readonly sack?: Sack
  /** What its own craft found out about it, for whoever knows how to read that. */
  readonly found: unknown
  /** What it is made of, as the craft that uses it sees it. It brings its own way, so that a craft alone need not have one. */
  readonly read: <Matter>(
    use: Pick<Use, 'name' | 'grams' | 'prepared'>,
    by: PartReader<Matter>,
    notes: Notes,
  ) => Line<Matter>[]
}

/** The doubt of a bought product whose recipe is read off its label, for 100 g of it. */
export interface Sack {
  /** Grams of each of its lines that go together, a deviation each. */
  readonly modes: readonly (readonly number[])[]
  /** What its purchases vary by besides: g of each tracked component, a deviation each. */
  readonly purchase: readonly (readonly number[])[]
  /** What to ask its maker for, as it was asked. */
  readonly question: string | undefined
}

/** A craft that reads what a preparation is made of. */
export interface PartReader<Matter> {
  readonly craft: string
  readonly reader: Reader<Matter>
  readonly type: string
  readonly lineOf: (
    sent: Sent,
    grams: number,
    given: Readonly<Record<string, number>> | undefined,
    notes: Pick<Notes, 'warnings' | 'unknown'>,
    position: number,
  ) => Line<Matter>
  readonly given: (
    custom: CustomComposition<Matter>,
    raw: RawLine,
    position: number,
    name: string,
  ) => Readonly<Record<string, number>> | undefined
}

/** One line that uses a preparation. */
export interface Use {
  /** As the line calls it. */
  readonly name: string
  readonly grams: number
  readonly prepared: Prepared
  /** In the craft that uses it, it is a thing of its own that is no product: a dough to ferment another with. */
  readonly isStage: boolean
}

/** A line of a preparation, opened through all its levels. */
export interface Inner {
  readonly name: string
  /** Grams in a gram of the preparation. */
  readonly share: number
  /** What its craft read in it, as it is when it is used; none when nobody knows it. */
  readonly row: Ingredient | undefined
  /** The row only describes it: what it is called tells nobody what it is. */
  readonly isDescribed: boolean
  readonly untold: readonly Untold[]
  /** As it was sent, and the craft it was sent to; whether that still tells what it is now that it is made. */
  readonly sent: Readonly<Record<string, unknown>>
  readonly craft: string
  readonly isAsSent: boolean
  /** The preparations that it lies in, inside this one, from the outermost. */
  readonly within: readonly Use[]
}

/**
 * Under this key a line brings the preparation that it uses, already opened. It is a symbol so that no JSON can carry it:
 * only code that opened it.
 */
export const OPENED: unique symbol = Symbol('opened preparation')

/** The preparation that a line brings along, if any. */
export const openedIn = (raw: object): Prepared | undefined => (raw as { readonly [OPENED]?: Prepared })[OPENED]

/**
 * Under this key a request says that it is one of a preparation: then it need not be a product of its craft. A symbol, so
 * that no JSON can carry it.
 */
export const NESTED: unique symbol = Symbol('nested formula')
