import { foldText } from './fold.ts'
import { isPartName } from './one-line.ts'
import { isProductName } from './products/titled.ts'
import type { ListLine, ListPart, ReadLine } from './reading.ts'
import { isHeadingWord } from './skips.ts'
import { type RecipeTitle, titleInLine, yieldInText } from './title.ts'

/** One recipe of a text, or one part of a recipe: its name and its lines. */
export interface ListRecipe extends Partial<RecipeTitle> {
  readonly lines: readonly ListLine[]
}

/** What a text holds: how the whole is called and how much is made, and its recipes in order. */
export interface ListRecipes extends Partial<RecipeTitle> {
  readonly recipes: readonly ListRecipe[]
}

const isSkip = (line: ReadLine): line is Extract<ReadLine, { skip: string }> => 'skip' in line

/** The heads of columns and of lists, which name nothing. */
const COLUMNS =
  /^(?:\|?\s*)?(?:g|kg|%|n[º°]|cod\p{L}*|ingredient\p{L}*|producto|articulo|materias? primas?|descripcion|concepto|nombre|cant\p{L}*|peso|pesos|gramos|unidad|ud)\b.*(?:\t|;|\||\s{2,}|\b(?:g|gr|kg|gramos|cantidad|peso|unidad|precio|%)\b)/u
const LISTED =
  /^(?:lista de )?(?:los )?(?:ingredient\p{L}*|zutaten|materias? primas?|composicion|elaboracion|preparacion|procedimiento|proceso|pasos|metodo|instrucciones|method|notas?|receta|formula|ficha tecnica|escandallo|para \d+ .*)\s*(?:\([^()]*\))?\s*:?$/u
/** Parts of one dough or mix, which are weighed and judged together. */
const TOGETHER =
  /^(?:para (?:el|la) )?(?:prefermento|pre-?fermento|poolish|biga|masa madre|pie de|esponja|tangzhong|yudane|levain|starter|soaker|remojo|masa final|final dough|resto|empaste|plaston|autolisis|fase|secos|solidos|liquidos|polvos|paso|dia|primer amasado|segundo amasado|parte [ab12])\b/

export const isBarrenRecipe = (text: string): boolean => {
  const folded = foldText(text).replace(/[#*_]/g, '').trim()
  return !/\p{L}{2}/u.test(folded) || COLUMNS.test(folded) || LISTED.test(folded)
}

/** «Molde 8 rebanadas»: what it is made in and how many it gives, where nothing else names it. */
const SLICED = /^\p{L}+ (?:de )?\d+ \p{L}+/u
const WEIGHED = /\d\s*(?:g|gr|grs|kgs?|kilos?|l|ml)\b/i

/** How well a line above the first weight suits as the title of all. */
function titleRank(line: Extract<ReadLine, { skip: string }>, isFirst: boolean): number {
  if (line.skip === 'stamp' || line.skip === 'joined' || isBarrenRecipe(line.text)) return 0
  const { title } = titleInLine(line.text)
  if (title === '' || !/\p{L}{2}/u.test(title)) return 0
  const product = isProductName(title)
  const folded = foldText(title)
  if (line.skip === 'yield' && !product) return isFirst && !WEIGHED.test(line.text) && SLICED.test(folded) ? 1 : 0
  if (line.skip === 'heading') return isHeadingWord(folded) && !product ? 1 : product ? 4 : 3
  return product && folded.split(' ').length <= 8 ? 2 : 0
}

/** The line that names the whole: the first of the best among those above the first ingredient. */
function titleLine(above: readonly ReadLine[], strip: (text: string) => string): RecipeTitle | undefined {
  const ranked = above
    .filter(isSkip)
    .map((line, at) => ({ line, rank: titleRank({ ...line, text: strip(line.text) }, at === 0) }))
  // A heading that comes first is the title even where a later one names a product: that one heads a part.
  const first =
    ranked.find(({ rank }) => rank >= 3) ??
    ranked.find(({ rank }) => rank === 2) ??
    ranked.find(({ rank }) => rank === 1)
  return first && titleInLine(strip(first.line.text))
}

const partsOf = (line: ListLine): readonly ListPart[] => line.parts ?? [{ ...line, name: line.name ?? line.text }]
export const partWeightOf = ({ grams, suggest }: ListPart): number => grams ?? suggest?.grams ?? 0
export const ingredientPartsOf = (lines: readonly ListLine[]): readonly ListPart[] => lines.flatMap(partsOf)

/** How near a figure must come to the sum of the lines to be their total. */
const NEAR = 0.1

/** What a total, «salen 20 unidades» or «para 4 kg» says; a bare total is in the unit in which it comes near the sum. */
function yieldsIn(lines: readonly ReadLine[], strip: (text: string) => string): Omit<RecipeTitle, 'title'> {
  const sum = ingredientPartsOf(lines.filter((line): line is ListLine => !isSkip(line))).reduce(
    (total, part) => total + partWeightOf(part),
    0,
  )
  let found: Omit<RecipeTitle, 'title'> = {}
  for (const line of lines.filter(isSkip).filter(({ skip }) => skip === 'yield')) {
    const { rest: _, ...said } = yieldInText(strip(line.text))
    const figures = (line.text.match(/\d[\d.]*(?:,\d+)?/g) ?? []).map((one) =>
      Number(one.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')),
    )
    const loose = (line.text.match(/\d+[.,]\d+/g) ?? []).map((one) => Number(one.replace(',', '.')))
    const total = [...figures, ...loose]
      .flatMap((one) => [one, one * 1000])
      .find((one) => Math.abs(one - sum) <= NEAR * sum)
    found = { ...said, ...(total === undefined || sum === 0 ? {} : { yield: total }), ...found }
  }
  return found
}

/** «1) Suizos», «2. Crema»: recipes that a text counts. */
const COUNTED = /^\s*\(?\d{1,2}\s?(?:\)|\.-|\.\s)\s*\p{L}/u

/**
 * Whether a heading amid the lines opens a recipe or a part of its own: the name of a part or of a product, a number, a yield. Any other («Lácteos»,
 * «Secos») only groups what goes in together.
 */
export function opensRecipe(text: string): boolean {
  const folded = foldText(text).replace(/^[\s#*_]+/, '')
  if (isBarrenRecipe(text) || TOGETHER.test(folded)) return false
  const { title, yield: made, pieces } = titleInLine(text)
  return isPartName(title) || isProductName(title) || COUNTED.test(text) || made !== undefined || pieces !== undefined
}

/** Whether a heading names a part of the recipe above it («Masa», «Poolish», «Relleno») and no product of its own. */
export const headsPart = (text: string): boolean => {
  const { title } = titleInLine(text)
  return TOGETHER.test(foldText(title)) || (isPartName(title) && !isProductName(title))
}

/** The recipes of a text that was read. */
export function recipesInText(lines: readonly ReadLine[], strip: (text: string) => string): ListRecipes {
  const start = lines.findIndex((line) => !isSkip(line))
  const above = start < 0 ? lines : lines.slice(0, start)
  const first = start < 0 ? undefined : lines[start]
  const inLine =
    first && !isSkip(first) && first.title !== undefined
      ? {
          title: first.title,
          ...(first.yield === undefined ? {} : { yield: first.yield }),
          ...(first.pieces === undefined ? {} : { pieces: first.pieces }),
        }
      : undefined
  const whole = titleLine(above, strip) ?? inLine
  const recipes: { title?: string; yield?: number; pieces?: number; lines: ListLine[] }[] = []
  // A second heading above the first line is that of its part: «Brioche», «Masa».
  const heads = above.filter(isSkip).filter(({ skip, text }) => skip === 'heading' && !isBarrenRecipe(strip(text)))
  const last = strip(heads.at(-1)?.text ?? '')
  const own = heads.length > 1 && opensRecipe(last) ? titleInLine(last) : whole
  let open: Partial<RecipeTitle> | undefined = own ?? {}
  for (const line of start < 0 ? [] : lines.slice(start)) {
    if (isSkip(line)) {
      if (line.skip === 'heading' && opensRecipe(strip(line.text)) && titleInLine(strip(line.text)).title !== '')
        open = titleInLine(strip(line.text))
      continue
    }
    if (line.title !== undefined && (recipes.length > 0 || isPartName(line.title))) open = { title: line.title }
    if (open || recipes.length === 0) {
      recipes.push({ ...open, lines: [line] })
      open = undefined
    } else recipes.at(-1)?.lines.push(line)
  }
  const made = yieldsIn(lines, strip)
  return { ...made, ...whole, recipes }
}
