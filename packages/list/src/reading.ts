import type { WeightGround } from './weight-ground.ts'

/** A name of one's own that a line was read as; not exact where only some of its words stand there. */
export interface OwnNameRead {
  readonly name: string
  readonly isExact: boolean
}

/** Why a line cannot be taken without a question. */
export type AskReason = 'volume' | 'pieces' | 'range' | 'toTaste' | 'unclear'

/** Why a line is no ingredient. «joined»: another line holds its reading, the other half of a line that was split in two or those of a part that goes in here. */
export type SkipReason = 'heading' | 'step' | 'note' | 'yield' | 'stamp' | 'joined'

/** How sure a weight is that was not written: physics or definition, settled trade habit, kitchen custom. */
export type WeightGrade = 'A' | 'B' | 'C'

/** The weight that a question proposes. */
export interface WeightSuggestion {
  readonly grams: number
  /** False only where nothing is guessed (water by volume): it may be taken without asking. */
  readonly approx: boolean
  /** «3 × 50 g (huevo sin cáscara, talla M)». */
  readonly why: string
  /** The same as data, for words of another language. */
  readonly ground: WeightGround
  readonly grade: WeightGrade
}

/** What the figures without a unit of a list are: weights, or shares of the flour, of the whole or of each other. */
export type FigureUnit = 'grams' | 'kilos' | 'bakers' | 'shares' | 'parts'

/** One ingredient: its weight in grams as written, or the question that stands in its way. */
export interface ListPart {
  readonly name: string
  readonly grams?: number
  /** The text itself says that the weight is approximate. */
  readonly approx?: boolean
  readonly ask?: AskReason
  readonly suggest?: WeightSuggestion
  /** Its figure has no unit, and was taken for one of these because of the whole list. */
  readonly figureUnit?: FigureUnit
  /** Its share as it is written, %, where the list is written over its flour. */
  readonly percent?: number
  /** The name of one's own that it was read as, where such names were handed over. */
  readonly own?: OwnNameRead
}

/** A line that holds one ingredient, or several (`parts`); several have no weight of their own. */
export interface ListLine extends Partial<ListPart> {
  /** The line as it was pasted, without the space around it. */
  readonly text: string
  /** Which line of the text it is, from 1. */
  readonly line: number
  readonly parts?: readonly ListPart[]
  /** The name of the recipe that stands before them in the same line. */
  readonly title?: string
  /** Grams and pieces that the same line says are made of them. */
  readonly yield?: number
  readonly pieces?: number
}

export interface SkippedLine {
  readonly text: string
  readonly line: number
  readonly skip: SkipReason
  /** Of a step: the part that it speaks of, and the first line of that part; neither where it is of the whole. */
  readonly part?: string
  readonly partLine?: number
}

export type ReadLine = ListLine | SkippedLine
