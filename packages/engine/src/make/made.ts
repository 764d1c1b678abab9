import type { Ingredient, IngredientCategory } from '../catalogue/ingredient.ts'
import type { MeasuredFigures } from '../catalogue/measured.ts'
import type { FindingText } from '../findings/finding.ts'
import type { FormulaLine, PreparationUse, RawLine } from '../formula/formula.ts'
import type { LegalDenomination } from '../judge/denomination.ts'
import type { LegalBlock, NameGrounds } from '../judge/legal.ts'
import type { FoundSubstance } from '../judge/substances.ts'
import type { MatterMeasure } from '../ratio/parameter.ts'
import type { FoodComposition, UntoldNutrient } from '../science/composition.ts'

/** What making a product takes from its formula. */
export interface MakingLosses<Matter> {
  /** Grams that leave in the oven or the pan: water, and the alcohol of the lines that boil. */
  readonly lost: number
  /**
   * The same loss as what 100 g of a line leave, where it follows from the weights: of each group the least sum holds, and of the
   * groups the largest.
   */
  readonly leaves?: readonly (readonly MatterMeasure<Matter>[])[]
  /** Lines whose alcohol leaves with the steam. */
  readonly boils?: (line: FormulaLine<Matter>) => boolean
  /** Grams of a line at the moment of use, where they are not those weighed: nuts that are roasted on the way. */
  readonly atUse?: (line: FormulaLine<Matter>) => number
  /** How it is lost, as the end of a sentence. */
  readonly said: FindingText
  /** What it takes up on the way that nobody weighed: the oil of frying. */
  readonly gains?: readonly MakingGain[]
}

/** Something that a product takes up while it is made, by what is usual. */
export interface MakingGain {
  readonly ingredient: Ingredient
  readonly grams: number
  /** What was assumed, in a sentence. */
  readonly note: FindingText
}

/** A sentence that a law makes the label carry. */
export interface LegalMention {
  readonly text: FindingText
  /** Ingredients whose quantity it already gives, so that the list need not (Regulation (EU) 1169/2011, Annex VIII, 1.a.ii). */
  readonly covers?: IngredientCategory
}

export interface MadeLine {
  /** As it was sent. */
  readonly name: string
  readonly grams: number
  /** Grams at the moment of use. */
  readonly used: number
  readonly ingredient: Ingredient | undefined
  /** The craft took the name for a row that the name itself does not say: by its role, or as the nearest it has. */
  readonly assumed: boolean
  /** What the label calls it, where the name is another language's. */
  readonly inSpanish?: string
  /** Its name is how the label of a bought product says it, and is printed so. */
  readonly isLabelled?: true
  /** g per 100 g; none when nobody knows what is in it. */
  readonly composition: FoodComposition | undefined
  readonly untold: readonly UntoldNutrient[]
  /** Nobody weighed it: what it brings is not in any figure. */
  readonly isUnweighed?: true
  /** False where the alcohol leaves with the steam. */
  readonly keepsAlcohol: boolean
  /** What was measured of it. */
  readonly measured?: MeasuredFigures
  /** Energy that the caller gave, kcal per 100 g. */
  readonly kcal: number | undefined
  /** All its fields, as they were sent. */
  readonly sent: RawLine
  /** The preparations that it lies in, from the outermost; none of what stands in the formula itself. */
  readonly within: readonly PreparationUse[]
}

/** A formula as the product it makes. */
export interface FinishedProduct<Body = unknown> {
  readonly type: string
  readonly typeLabel: string
  /** As sent and in that order, each preparation as the lines it is made of, what leaves as steam apart. */
  readonly lines: readonly MadeLine[]
  /** The lines that use a preparation. */
  readonly uses: readonly PreparationUse[]
  /** Grams weighed, lost and left. */
  readonly weighed: number
  readonly lost: number
  readonly finished: number
  /** Grams that the making of its preparations took from their lines: they are weighed here without them. */
  readonly lostInside: number
  /** The same, each where it left: grams below nothing. */
  readonly vapour: readonly Pick<MadeLine, 'grams' | 'within'>[]
  /** What the law of its own craft says of the name of a preparation; nothing of what is no product. */
  readonly lawOf: (use: PreparationUse) => LegalBlock | undefined
  /** What a name is held against where it speaks of that part. */
  readonly writtenOf: (use: PreparationUse) => FinishedProduct['written']
  /** How it is lost, as the end of a sentence; absent when nothing is. */
  readonly said: FindingText | undefined
  readonly mentions: readonly LegalMention[]
  /** What may not be in it, or not so much. */
  readonly substances: readonly FoundSubstance[]
  readonly warnings: readonly FindingText[]
  /** The law of its craft, which a name that somebody writes is held against; none of what is put together. */
  readonly written?: { readonly law: readonly LegalDenomination<string>[]; readonly grounds?: NameGrounds | undefined }
  readonly body: Body
}
