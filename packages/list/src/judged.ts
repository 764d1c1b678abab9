import { foldText } from './fold.ts'
import { CRAFT_PRODUCTS } from './products/all.ts'
import { rowKindOf } from './products/composition.ts'
import { productsNamedIn } from './products/titled.ts'
import type { ListLine } from './reading.ts'
import { ingredientPartsOf, type ListRecipe, partWeightOf } from './recipes.ts'

/** Which of the recipes of a text is judged. The others are told, and never added to it in silence. */
export interface RecipeSelection {
  /** What is judged, as one recipe; none where the text has no ingredient. */
  readonly main: ListRecipe | undefined
  /** For each recipe of the text, whether it is judged. */
  readonly isMain: readonly boolean[]
}

/** Parts that go into the product itself, whatever they would be alone. */
const MIXED_IN =
  /^(?:para (?:el|la) )?(?:tpt|tant pour tant|merengue|claras|yemas|pate a bombe|pasta bomba|crema inglesa|crema pastelera|nata|almibar|sirope|infusion|gelatina|mezcla)/
/** Products that are made of such parts, by the words of their titles. */
const MADE_OF_PARTS =
  /\b(?:macarons?|mousse|bavarois|bavaresa|semifrio|parfait|dacquoise|joconda|gioconda|souffle|nubes?|marshmallow|chiboust|diplomatica|saint honore|biscuit|bizcocho|genoise|genoves|chiffon|marquise|nougat|turron|tocino)\b/

const namesOf = (lines: readonly ListLine[]): readonly { readonly kind: string; readonly grams: number }[] =>
  ingredientPartsOf(lines).map((part) => ({ kind: rowKindOf(part.name), grams: partWeightOf(part) }))

const FLOURS: ReadonlySet<string> = new Set(['flour', 'rye', 'freeFlour'])
const MILKS: ReadonlySet<string> = new Set(['milk', 'cream', 'plant', 'yogurt'])
/** Less flour than this share of a part only binds it. */
const LEAST_FLOUR = 0.2
const LEAST_MILK = 0.3

const weightOfAll = (recipe: ListRecipe): number => namesOf(recipe.lines).reduce((sum, { grams }) => sum + grams, 0)
const shareOf = (recipe: ListRecipe, kinds: ReadonlySet<string>): number => {
  const of = namesOf(recipe.lines)
  const whole = of.reduce((sum, { grams }) => sum + grams, 0)
  return whole === 0 ? 0 : of.reduce((sum, { kind, grams }) => (kinds.has(kind) ? sum + grams : sum), 0) / whole
}

/** The part that bears the name of the whole, else the first with flour, else the first on milk, else the heaviest. */
function mainAt(title: string | undefined, recipes: readonly ListRecipe[]): number {
  const [whole] = productsNamedIn(title ?? '')
  const isOfWhole = ({ title: own = '' }: ListRecipe): boolean => {
    const [hit] = productsNamedIn(own)
    return (
      whole !== undefined && (own === title || (hit?.phrase === whole.phrase && hit.named.craft === whole.named.craft))
    )
  }
  const isFloured = (recipe: ListRecipe): boolean => shareOf(recipe, FLOURS) >= LEAST_FLOUR
  const isOnMilk = (recipe: ListRecipe): boolean => shareOf(recipe, MILKS) >= LEAST_MILK
  const { mainPart } = CRAFT_PRODUCTS.find(({ craft }) => craft === whole?.named.craft) ?? {}
  for (const rule of [isOfWhole, ...(mainPart === 'milk' ? [isOnMilk] : [isFloured, isOnMilk])]) {
    const at = recipes.findIndex(rule)
    if (at >= 0) return at
  }
  const weights = recipes.map(weightOfAll)
  return weights.indexOf(Math.max(...weights))
}

export function recipeSelectionOf(title: string | undefined, recipes: readonly ListRecipe[]): RecipeSelection {
  if (recipes.length < 2) return { main: recipes[0], isMain: recipes.map(() => true) }
  const at = mainAt(title, recipes)
  const madeOfParts = MADE_OF_PARTS.test(foldText(title ?? ''))
  const goesIn = ({ title: own }: ListRecipe): boolean =>
    own === undefined || own === title || MIXED_IN.test(foldText(own))
  // Where a part bears the name of the whole, the others stand beside it.
  const isWhole = madeOfParts && recipes.every(goesIn)
  const isMain = recipes.map((_, place) => isWhole || place === at)
  const own = recipes.filter((_, place) => isMain[place])
  const [first] = own
  return { main: first && { ...first, lines: own.flatMap(({ lines }) => lines) }, isMain }
}
