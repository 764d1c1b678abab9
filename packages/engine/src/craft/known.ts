import { find } from '../findings/find.ts'
import type { Text } from '../findings/finding.ts'
import { FormulaError, saying } from '../formula/errors.ts'
import type { CraftRequest, Formula, RawLine } from '../formula/formula.ts'
import type { FigureExplanation } from '../ratio/explanation.ts'
import type { Craft, Found } from './craft.ts'
import type { Engine } from './engine.ts'
import type { Gathered } from './gathered.ts'

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

/** The lines of a request, those that use a preparation with what is inside it. */
export function opened(engine: Engine, request: CraftRequest, craft: string): readonly RawLine[] {
  const { ingredients, preparaciones } = request
  const isUsed =
    Array.isArray(ingredients) && ingredients.some((line) => line && typeof line === 'object' && 'preparacion' in line)
  if (!isUsed && !preparaciones) return ingredients
  if (!engine.preparations) throw new FormulaError('invalid-request', find('formula.cannot-open'))
  return engine.preparations.open(engine, request, craft)
}

/** A request whose preparations are opened once, for whoever will ask about it with many other weights. */
export const withPreparations = <Request extends CraftRequest>(craft: Craft, request: Request): Request =>
  Array.isArray(request.ingredients) && request.ingredients.length > 0
    ? { ...request, ingredients: saying(craft.engine.say, () => opened(craft.engine, request, craft.id)) }
    : request

/** A formula as it is moved and told: each preparation as one line, with the readings that go with it. */
export const gather = <Matter>(seen: Gathered<Matter>): Gathered<Matter> =>
  seen.found.judgement.formula.uses.length > 0 ? (seen.found.engine.preparations?.gather(seen) ?? seen) : seen
