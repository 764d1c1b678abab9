import type { Craft } from '../craft/craft.ts'
import { examine, type Worded } from '../craft/overview.ts'
import { type RecipeLd, recipeOf } from '../craft/recipe.ts'
import type { CraftRequest } from '../formula/formula.ts'
import type { LabelledBody, LabelRequest } from '../make/label/label.ts'
import { labelOf } from './label.ts'

export { type RecipeLd, type RecipeParts, recipeOf, suppliesIn, withComments } from '../craft/recipe.ts'

/** A request of a craft as a schema.org/Recipe, with all its figures; `name` is what its maker calls it. */
export function recipeFor<Request extends CraftRequest>(
  craft: Craft<Request, LabelledBody & Worded>,
  request: Request & LabelRequest,
  name?: string,
): RecipeLd {
  // Corrections are most of the work, and a recipe has no place for them.
  const { overview } = examine(craft, request, { advice: false })
  return recipeOf({ craft, name, overview, figures: overview.figures, label: labelOf(craft, request) })
}
