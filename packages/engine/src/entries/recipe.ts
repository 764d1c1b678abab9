import type { Craft } from '../craft/craft.ts'
import { type CommonAnswer, examineFormula } from '../craft/overview.ts'
import { type RecipeLd, recipeJsonLdOf } from '../craft/recipe.ts'
import type { CraftRequest } from '../formula/formula.ts'
import { LABEL_LIMITS, type LabelRequest } from '../make/label/asked.ts'
import type { LabelledBody } from '../make/label/labelled-body.ts'
import { labelOf } from './label.ts'

export {
  type RecipeLd,
  type RecipeParts,
  recipeJsonLdOf,
  recipeWithComments,
  suppliesInRecipe,
} from '../craft/recipe.ts'

/** A request of a craft as a schema.org/Recipe, with all its figures; `name` is what its maker calls it, and is judged as the name of a label is. */
export function recipeJsonLdFor<Request extends CraftRequest>(
  craft: Craft<Request, LabelledBody & CommonAnswer>,
  request: Request & LabelRequest,
  name?: string,
): RecipeLd {
  // Corrections are most of the work, and a recipe has no place for them.
  const { overview } = examineFormula(craft, request, { advice: false })
  const title = name?.trim() ?? ''
  const isName = title !== '' && title.length <= LABEL_LIMITS.denominacion
  const label = labelOf(craft, isName ? { ...request, denominacion: title } : request)
  return recipeJsonLdOf({ craft, overview, figures: overview.figures, label })
}
