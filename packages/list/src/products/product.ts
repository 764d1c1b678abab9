/** Grams per 100 g of a list, or per 100 g of its flour, as `composition.ts` finds them. */
export type ListFigure = string

/** One condition: a figure, and what it must be. */
export type FigureCondition = readonly [figure: ListFigure, is: '>=' | '<=' | '>' | '<' | '=', value: number]

/** A type, and all that must hold for a list to be one. */
export interface TypeDecision {
  readonly type: string
  readonly if: readonly FigureCondition[]
}

/** A word that names several types: the composition decides between them, in this order. */
export interface TypeFamily {
  readonly words: string
  readonly decide: readonly TypeDecision[]
  /** Words anywhere in the title that settle it, whatever the composition. */
  readonly says?: Readonly<Record<string, string>>
}

/** A type of a craft, and the words of a title that name it, with bars between them. */
export interface ProductType {
  readonly words: string
  /** The type that is offered beside it: the one that it was judged by before it had its own. */
  readonly near?: string
  /** What a filling is used in outranks what it is made like: «ganache para bombón», «praliné bombón». */
  readonly ruling?: true
}

/** What a name that only says a shelf is, where all of this holds. Besides the figures of the list: `share` and `shareF` of the line itself, and `packet`. */
export interface GenericRule {
  readonly types?: string
  /** Words of the title. */
  readonly says?: RegExp
  readonly if?: readonly FigureCondition[]
  /** The row that is put; none where nothing is likely. */
  readonly put?: string
  /** Rows that it may be as well, with spaces between them. */
  readonly others: string
  readonly isAsked?: true
}
/** By the bare names, with bars between them; the first rule that holds. */
export type GenericRules = Readonly<Record<string, readonly GenericRule[]>>

/** How one craft is known by the titles and the composition of lists. */
export interface CraftProducts {
  readonly craft: string
  /** What a book calls the section, the sheet or the column of families in which all of the craft stands. */
  readonly sections: string
  /** On what the part of a product that is judged stands, where a text has several: flour, unless it says milk. */
  readonly mainPart?: 'milk'
  readonly types: Readonly<Record<string, ProductType>>
  readonly families: readonly TypeFamily[]
  readonly generics?: GenericRules
  /** What a list without a telling title is, by its composition alone; tried in order, over all crafts by `rank`. */
  readonly signs: readonly (TypeDecision & { readonly rank: number })[]
}
