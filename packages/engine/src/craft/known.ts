import { find } from '../findings/find.ts'
import { FormulaError, saying } from '../formula/errors.ts'
import type { CraftRequest, RawLine } from '../formula/formula.ts'
import type { Craft, Engine, Gathered } from './craft.ts'

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
