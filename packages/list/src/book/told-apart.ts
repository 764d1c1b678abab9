import type { CellSheet } from '../files/xlsx.ts'
import { foldText } from '../fold.ts'
import { titleInLine, yieldInText } from '../title.ts'
import { isRecipeCode } from './columns.ts'
import { cellText, filledCellsOf, hasLetterCell } from './draft.ts'
import { type BookRecipe, kindTitled } from './recipe.ts'

/** Recipes of a book that bear one title: a title that loses what tells two recipes apart makes one formula of both. */

/** What a program calls a sheet that nobody has named. */
const UNNAMED_SHEET = /^(?:hoja|sheet|full|foglio|feuil|tabelle|planilha|libro)\s*\d*$/

/** The names that some sheet gives to codes: «101 | Brioche». */
function namesOfCodes(sheets: readonly CellSheet[], codes: ReadonlySet<string>): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  if (codes.size === 0) return names
  for (const { rows } of sheets) {
    for (const cells of rows) {
      const [code, name, ...more] = filledCellsOf(cells)
      const key = foldText(cellText(code))
      if (more.length === 0 && codes.has(key) && hasLetterCell(name) && !names.has(key)) names.set(key, name)
    }
  }
  return names
}

/** A heading with its remarks, and without what it says is made. */
const remarked = (heading: string): string =>
  yieldInText(heading)
    .rest.replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The headings say what differs; where they are alike on several sheets they are of the house, and the sheet's name is that of the recipe. */
function titleApart({ title, heading = title, sheet = '' }: BookRecipe, alike: readonly BookRecipe[]): string {
  if (alike.length < 2) return title
  for (const said of [remarked, (text: string) => text.trim()]) {
    const headings = new Set(alike.map((one) => foldText(said(one.heading ?? one.title))))
    if (headings.size === alike.length) return said(heading)
  }
  const isNamed = sheet !== '' && !UNNAMED_SHEET.test(foldText(sheet))
  const onSheet = alike.filter((one) => one.sheet === sheet)
  return isNamed && onSheet.length === 1 ? titleInLine(sheet).title || sheet : title
}

const FEWEST_LISTED = 2
const MOST_LISTED = 0.8

export function toldApart(recipes: readonly BookRecipe[], sheets: readonly CellSheet[]): readonly BookRecipe[] {
  const codes = new Set(recipes.flatMap(({ heading }) => (isRecipeCode(heading) ? [foldText(heading ?? '')] : [])))
  const named = namesOfCodes(sheets, codes)
  const alike = Map.groupBy(recipes, ({ title }) => foldText(title))
  // A list of the recipes, with their codes or what is made of them, has figures and names too, and is none.
  const names = new Set([...named.values()].map(foldText))
  const titles = new Set([...names, ...recipes.map(({ title }) => foldText(title))])
  const isIndex = ({ lines }: BookRecipe): boolean =>
    lines.length >= FEWEST_LISTED &&
    lines.filter(({ name }) => titles.has(foldText(name))).length >= MOST_LISTED * lines.length
  return recipes
    .filter((recipe) => !isIndex(recipe))
    .map((recipe) => {
      const name = named.get(foldText(recipe.heading ?? ''))
      const title = name ?? titleApart(recipe, alike.get(foldText(recipe.title)) ?? [])
      return title === recipe.title ? recipe : { ...recipe, title, kind: kindTitled(recipe, title) }
    })
}
