import { commonFinding } from '../findings/find.ts'
import { FormulaError, refusingInWords } from '../formula/errors.ts'
import type { CraftRequest, RawLine } from '../formula/formula.ts'
import type { CollapsedFormula, Craft, CraftEngine } from './craft.ts'

/** The lines of a request, those that use a preparation with what is inside it. */
export function expandPreparations(engine: CraftEngine, request: CraftRequest, craft: string): readonly RawLine[] {
  const { ingredients, preparaciones } = request
  const isUsed =
    Array.isArray(ingredients) && ingredients.some((line) => line && typeof line === 'object' && 'preparacion' in line)
  if (!isUsed && !preparaciones) return ingredients
  if (!engine.preparations) throw new FormulaError('invalid-request', commonFinding('formula.cannot-open'))
  return engine.preparations.open(engine, request, craft)
}

/** A request whose preparations are opened once, for whoever will ask about it with many other weights. */
export const withPreparations = <Request extends CraftRequest>(craft: Craft, request: Request): Request =>
  Array.isArray(request.ingredients) && request.ingredients.length > 0
    ? {
        ...request,
        ingredients: refusingInWords(craft.engine.say, () => expandPreparations(craft.engine, request, craft.id)),
      }
    : request

/** A formula as it is moved and told: each preparation as one line, with the readings that go with it. */
export const collapsePreparations = <Matter>(seen: CollapsedFormula<Matter>): CollapsedFormula<Matter> =>
  seen.found.judgement.formula.uses.length > 0 ? (seen.found.engine.preparations?.gather(seen) ?? seen) : seen
