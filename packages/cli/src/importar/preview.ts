import { styleText } from 'node:util'
import { allCrafts } from '@obrador/engine'
import { type LineDoubt, type ReviewedRecipe, recipeGramsOf } from '@obrador/list/book'
import type { BookFile } from '@obrador/list/book/file'
import type { CommandWords } from '../language.ts'

/** A book as a person looks it over in a terminal: each recipe in a line, and below it what is to be looked at. */

type Colour = 'green' | 'red' | 'yellow' | 'dim'
const paint = (colour: Colour, text: string): string => styleText(colour, text, { stream: process.stdout })

const NAME_WIDTH = 38
const TYPE_WIDTH = 26
const fit = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text.padEnd(width)

const typeLabel = ({ recipe: { kind } }: ReviewedRecipe, say: CommandWords): string => {
  const craft = Object.values(allCrafts).find(({ id }) => id === kind.craft)
  const types = (craft?.types ?? {}) as Readonly<Record<string, { readonly label: string } | undefined>>
  return types[kind.type ?? '']?.label ?? say.NO_TYPE
}

const MARKS: Readonly<Record<LineDoubt, (text: string) => string>> = {
  weight: (text) => paint('red', text),
  unknown: (text) => paint('red', text),
  open: (text) => paint('yellow', text),
}

function wanting({ recipe, doubts }: ReviewedRecipe, say: CommandWords): readonly string[] {
  return recipe.lines.flatMap((line, at) => {
    const doubt = doubts[at]
    return doubt === undefined ? [] : [`    ${MARKS[doubt](say.lineDoubt(line, doubt))}`]
  })
}

function rowOf(looked: ReviewedRecipe, say: CommandWords): readonly string[] {
  const { recipe, open } = looked
  const isSure = open === 0
  const mark = isSure ? paint('green', '●') : paint('yellow', '○')
  const cells = [
    fit(recipe.title, NAME_WIDTH),
    fit(typeLabel(looked, say), TYPE_WIDTH),
    String(recipe.lines.length).padStart(6),
    say.gramsShown(recipeGramsOf(recipe.lines)).padStart(10),
  ]
  return [`${mark} ${cells.join(' ')}`, ...wanting(looked, say)]
}

export function previewText(
  file: string,
  book: BookFile,
  looked: readonly ReviewedRecipe[],
  say: CommandWords,
): string {
  const open = looked.filter((one) => one.open > 0).length
  const out = book.sheets.filter(({ layout }) => layout === 'none').map(({ name }) => name)
  const head = `  ${fit(say.bookHeads.recipe, NAME_WIDTH)} ${fit(say.bookHeads.type, TYPE_WIDTH)} ${say.bookHeads.lines.padStart(6)} ${say.bookHeads.grams.padStart(10)}`
  return [
    say.bookFound(file, looked.length, open, book.prices.length),
    ...say.bookNotes({
      out,
      several: book.several,
      askedPrices: book.askedPrices,
      formulas: book.formulas,
      outside: book.outside,
    }),
    ...(looked.length > 0 ? ['', paint('dim', head), ...looked.flatMap((one) => rowOf(one, say))] : []),
  ].join('\n')
}
