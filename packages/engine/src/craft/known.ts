import { FormulaError } from '../formula/errors.ts'
import type { CraftRequest, Formula, RawLine } from '../formula/formula.ts'
import type { FigureExplanation } from '../ratio/explanation.ts'
import { cannotOpen } from '../words/messages.ts'
import type { Craft, Found } from './craft.ts'
import type { InHand } from './gathered.ts'

/** The crafts that know of each other: each says that it is there when it is defined, and none imports another. */
const crafts: Craft[] = []

export const register = (craft: Craft): void => {
  crafts.push(craft)
}

export const knownCrafts = (): readonly Craft[] => crafts

/** Who opens the formulas inside a formula, and tells what became of them. */
export interface Preparing {
  /** The lines of a request, those that use a preparation with what is inside it. */
  readonly open: (request: CraftRequest, craft: string) => readonly RawLine[]
  /** How each preparation is judged by itself: the additive `preparaciones` of an answer. */
  readonly report: <Matter>(formula: Formula<Matter>) => readonly object[]
  /** The formula with each preparation as one line, for whoever moves or explains lines. */
  readonly gather: <Matter>(seen: InHand<Matter>) => InHand<Matter>
  /** What each line inside a preparation puts into the figures, beside what it puts in as one. */
  readonly explainThrough: <Matter>(explained: FigureExplanation, found: Found<Matter>) => FigureExplanation
  /** What the maker should know of the preparations that were sent. */
  readonly notes: <Matter>(request: CraftRequest, formula: Formula<Matter>) => readonly string[]
}

let preparing: Preparing | undefined

/** Given once by whoever brings the crafts together: a craft alone does not carry it. */
export const prepareWith = (given: Preparing): void => {
  preparing = given
}

export const whoPrepares = (): Preparing | undefined => preparing

/** The lines of a request, those that use a preparation with what is inside it. */
export function opened(request: CraftRequest, craft: string): readonly RawLine[] {
  const { ingredients, preparaciones } = request
  const isUsed =
    Array.isArray(ingredients) && ingredients.some((line) => line && typeof line === 'object' && 'preparacion' in line)
  if (!isUsed && !preparaciones) return ingredients
  const preparing = whoPrepares()
  if (!preparing) throw new FormulaError('invalid-request', cannotOpen())
  return preparing.open(request, craft)
}

/** A formula as it is moved and told: each preparation as one line, with the readings that go with it. */
export const inHand = <Matter>(seen: InHand<Matter>): InHand<Matter> =>
  seen.found.judgement.formula.uses.length > 0 ? (preparing?.gather(seen) ?? seen) : seen
