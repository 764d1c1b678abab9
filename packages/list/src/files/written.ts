import { FILE_LIMITS } from './limits.ts'
import { withEntities } from './text.ts'

/** Recipes that others have written as data: what a page says of itself (schema.org/Recipe), and the exports of Paprika and Mealie. */

export interface WrittenRecipe {
  readonly title: string
  /** Each as it is written: «200 g leche entera». */
  readonly ingredients: readonly string[]
  /** «12 raciones», «1 kg». */
  readonly yield?: string
  /** The steps, one each. */
  readonly steps: readonly string[]
  /** Craft and type, where the recipe tells them by our own names, as those written here do. */
  readonly said?: { readonly craft: string; readonly type: string }
}

type Data = Readonly<Record<string, unknown>>
const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** Words without marks of a page; entities are letters again. */
const plain = (value: unknown): string =>
  withEntities(
    (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
      .slice(0, FILE_LIMITS.text)
      .replace(/<[^<>]*>/g, ' '),
  )
    .replace(/\s+/g, ' ')
    .trim()
const plainList = (value: unknown): readonly string[] =>
  listOf(value)
    .map(plain)
    .filter((one) => one !== '')

const isKind = (value: Data, kind: string): boolean =>
  listOf(value['@type']).some((one) => typeof one === 'string' && one.replace(/^.*[/:#]/, '') === kind)

/** Steps are texts, or things with a text, in sections or not. */
function stepsOf(value: unknown, depth = 0): readonly string[] {
  if (depth > FILE_LIMITS.depth) return []
  return listOf(value).flatMap((one) => {
    if (!isData(one)) return plainList(one)
    return one.itemListElement === undefined ? plainList(one.text ?? one.name) : stepsOf(one.itemListElement, depth + 1)
  })
}

const made = (title: string, ingredients: readonly string[], yields: string, steps: readonly string[]) =>
  title === '' || ingredients.length === 0
    ? []
    : [{ title, ingredients, steps, ...(yields !== '' && { yield: yields }) } satisfies WrittenRecipe]

/** Grams, in the codes of UN/CEFACT that schema.org asks for. */
const GRAM = 'GRM'

/** Lines that are told as figures in grams: a text may be read in more than one way. */
function supplied(supply: unknown): readonly string[] | undefined {
  const all = listOf(supply)
  const lines = all.flatMap((one) => {
    const quantity = isData(one) ? one.requiredQuantity : undefined
    const isWeighed = isData(quantity) && quantity.unitCode === GRAM && typeof quantity.value === 'number'
    return isData(one) && isWeighed && plain(one.name) !== '' ? [`${quantity.value} g ${plain(one.name)}`] : []
  })
  return lines.length > 0 && lines.length === all.length ? lines : undefined
}

/** What a property of a recipe, or of its yield, says. */
function propertyOf({ yield: made, additionalProperty }: Data, id: string): string {
  const all = [...listOf(additionalProperty), ...(isData(made) ? listOf(made.additionalProperty) : [])]
  return plain(all.filter(isData).find(({ propertyID }) => propertyID === id)?.value)
}

function schemaRecipe(recipe: Data): readonly WrittenRecipe[] {
  const [craft, type] = [propertyOf(recipe, 'craft'), propertyOf(recipe, 'type')]
  return made(
    plain(recipe.name ?? recipe.headline),
    // `ingredients` is the name that it had before 2015.
    supplied(recipe.supply) ?? plainList(recipe.recipeIngredient ?? recipe.ingredients),
    yieldOf(recipe.recipeYield ?? recipe.yield),
    stepsOf(recipe.recipeInstructions),
  ).map((one) => (craft === '' || type === '' ? one : { ...one, said: { craft, type } }))
}

/** A text, a list of them, or a `QuantitativeValue`; the one that has a unit says most. */
function yieldOf(value: unknown): string {
  const said = listOf(value).map((one) =>
    isData(one) ? [plain(one.value), plain(one.unitText ?? one.unitCode)].join(' ').trim() : plain(one),
  )
  return said.find((one) => /\p{L}/u.test(one)) ?? said[0] ?? ''
}

/** «GRM» and «KGM» are what schema.org has for units (UN/CEFACT). */
const inWords = (text: string): string => text.replace(/\bGRM\b/, 'g').replace(/\bKGM\b/, 'kg')

/** One ingredient of Mealie: as it is shown, or put together from its parts. */
function mealieIngredient(one: unknown): string {
  if (!isData(one)) return plain(one)
  const shown = plain(one.display) || plain(one.originalText ?? one.original_text)
  if (shown !== '') return shown
  const named = (value: unknown): string => (isData(value) ? plain(value.name) : plain(value))
  const quantity = Number(one.quantity) > 0 ? plain(one.quantity) : ''
  return [quantity, named(one.unit), named(one.food), plain(one.note)].filter((text) => text !== '').join(' ')
}

/** A recipe of Mealie has a `slug` and its ingredients as things. */
function mealieRecipe(recipe: Data): readonly WrittenRecipe[] {
  const listed = recipe.recipeIngredient ?? recipe.recipe_ingredient
  return made(
    plain(recipe.name),
    listOf(listed)
      .map(mealieIngredient)
      .filter((one) => one !== ''),
    plain(recipe.recipeYield ?? recipe.recipe_yield),
    stepsOf(recipe.recipeInstructions ?? recipe.recipe_instructions),
  )
}
const isMealie = (value: Data): boolean =>
  typeof value.slug === 'string' && Array.isArray(value.recipeIngredient ?? value.recipe_ingredient)

const linesOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? value
        .slice(0, FILE_LIMITS.text)
        .split(/\r\n|\r|\n/)
        .map(plain)
        .filter((one) => one !== '')
    : []

/** A recipe of Paprika has its ingredients and its steps as lines of a text. */
const paprikaRecipe = (recipe: Data): readonly WrittenRecipe[] =>
  made(plain(recipe.name), linesOf(recipe.ingredients), plain(recipe.servings), linesOf(recipe.directions))
const isPaprika = (value: Data): boolean =>
  typeof value.ingredients === 'string' && typeof value.name === 'string' && 'directions' in value

/** The recipes in some data, wherever they stand in it. */
export function recipesInData(value: unknown, depth = 0): readonly WrittenRecipe[] {
  if (depth > FILE_LIMITS.depth) return []
  if (Array.isArray(value)) return value.flatMap((one) => recipesInData(one, depth + 1))
  if (!isData(value)) return []
  if (isKind(value, 'Recipe')) return schemaRecipe(value).map((one) => withUnits(one))
  if (isMealie(value)) return mealieRecipe(value)
  if (isPaprika(value)) return paprikaRecipe(value)
  return Object.values(value).flatMap((one) => recipesInData(one, depth + 1))
}

const withUnits = (recipe: WrittenRecipe): WrittenRecipe =>
  recipe.yield === undefined ? recipe : { ...recipe, yield: inWords(recipe.yield) }

/** A text as data; nothing if it is none. */
export function parseJsonText(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const OPENING = /<script\b[^>]{0,500}\btype\s*=\s*["']?application\/ld\+json\b[^>]{0,500}>/gi
const CLOSING = '</script'

/** What stands between the script marks of a page that are meant for programs. */
function* scriptsIn(page: string): Generator<string> {
  const lower = page.toLowerCase()
  for (const found of page.matchAll(OPENING)) {
    const start = found.index + found[0].length
    const end = lower.indexOf(CLOSING, start)
    if (end < 0) return
    yield page.slice(start, end)
  }
}

/** The recipes that a page tells of itself to programs. */
export const recipesInPage = (page: string): readonly WrittenRecipe[] =>
  [...scriptsIn(page)].flatMap((script) =>
    recipesInData(parseJsonText(script.trim().replace(/^<!--|-->$|<!\[CDATA\[|\]\]>/g, ''))),
  )
