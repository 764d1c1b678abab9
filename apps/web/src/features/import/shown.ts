import { readText } from '@obrador/list'
import type { BookLine, BookRecipe, LineDoubt, ReviewedRecipe } from '@obrador/list/book'
import { type AppEngine, craftOfEngine } from '../../engine/crafts.ts'
import { foldedText } from '../../format/folded.ts'
import { roundGrams } from '../../format/numbers.ts'
import { isCraftId } from '../../model/crafts.ts'
import {
  type CraftId,
  newLine,
  type OwnIngredient,
  type SavedFormula,
  type TableFormula,
  weighedAs,
} from '../../model/formula.ts'
import { ownNamed } from '../../model/same-ingredient.ts'
import { type FormulaTie, tiesFor } from './ties.ts'

/** What somebody has said of a line: what it is, and what it weighs. */
export interface LineAnswer {
  readonly name?: string
  readonly own?: string | undefined
  /** The formula that it is made of (`FormulaTie.to`). */
  readonly tie?: string | undefined
  readonly grams?: number
  /** € of a kilo; nothing of it where it is 0. */
  readonly perKg?: number
}

/** Units that the figures of a recipe may be in, with the grams of one; those of a share are over a kilo. */
export const BOOK_UNITS = { grams: 1, kilos: 1000, shares: 10 } as const
export type BookUnit = keyof typeof BOOK_UNITS

/** The unit of the figures of a recipe that say none, and who says so: nothing where they differ or are open. */
export interface ShownBookUnit {
  readonly is: BookUnit | undefined
  readonly by: 'column' | 'supposed' | 'hand'
  /** The place of its column, from 0. */
  readonly column: number | undefined
}

export interface RecipeAnswer {
  readonly isIn?: boolean
  readonly title?: string
  readonly unit?: BookUnit
  readonly kind?: Pick<TableFormula, 'craft' | 'type'>
  /** By the place of the line. */
  readonly lines?: Readonly<Record<number, LineAnswer>>
}

export interface ImportAnswers {
  /** By the place of the recipe in the file. */
  readonly recipes: Readonly<Record<number, RecipeAnswer>>
  /** What a written name is in every recipe, where somebody said so. */
  readonly names: Readonly<Record<string, LineAnswer>>
}

export const NO_ANSWERS: ImportAnswers = { recipes: {}, names: {} }

export interface ShownLine extends Omit<BookLine, 'own'> {
  /** As the file has it. */
  readonly written: string
  readonly own: string | undefined
  /** Formulas that bear its name, and the one that somebody has said it is made of. */
  readonly ties: readonly FormulaTie[]
  readonly tie: string | undefined
  readonly doubt: LineDoubt | undefined
  /** Somebody said what it is. */
  readonly isConfirmed: boolean
  /** What it weighs as written, said, or proposed. */
  readonly weight: number | undefined
  /** € of a kilo as it would be kept, and whether somebody has typed it. */
  readonly perKg: number | undefined
  readonly isPriceTyped: boolean
}

export interface ImportedRecipe {
  readonly at: number
  readonly recipe: BookRecipe
  readonly craft: CraftId | undefined
  readonly type: string | undefined
  readonly typeLabel: string | undefined
  readonly lines: readonly ShownLine[]
  /** Lines to look at. */
  readonly open: number
  /** It has a type and something in it. */
  readonly isReady: boolean
  readonly isIn: boolean
  readonly grams: number
  readonly prices: number
  /** Nothing where every figure has a unit of its own. */
  readonly unit: ShownBookUnit | undefined
}

interface Asked {
  readonly engine: AppEngine
  readonly own: readonly OwnIngredient[]
  readonly saved: readonly SavedFormula[]
}

/** What a name leaves open in the craft that the recipe is of now. */
function nameDoubt(
  { engine }: Asked,
  craft: CraftId | undefined,
  type: string | undefined,
  name: string,
): LineDoubt | undefined {
  if (craft === undefined) return undefined
  const read = craftOfEngine(engine, craft).nameRead(name, type)
  if (!read) return 'unknown'
  return read.open?.others === undefined ? undefined : 'open'
}

interface LineAsked {
  readonly line: BookLine
  readonly ties: readonly FormulaTie[]
  readonly told: LineDoubt | undefined
  readonly answer: LineAnswer | undefined
  /** The type was chosen by hand: names are read again. */
  readonly isRetyped: boolean
  readonly unit: BookUnit | undefined
  readonly craft: CraftId | undefined
  readonly type: string | undefined
}

/** A line whose text is weighed in words: «Base Crema 50 Sosa 50 g». */
const WEIGHED = /\d\s*(?:k?g|gr|ml|l)\b/iu

/** A line that bears a name of one's own: that is what it is, and a figure of it no weight. */
function readByOwnName(line: BookLine, own: readonly OwnIngredient[]): BookLine {
  const live = own.flatMap(({ name, deletedAt }) => (deletedAt === undefined ? [name] : []))
  const [read] = live.length === 0 ? [] : readText(line.text, { own: live })
  if (!read || 'skip' in read || !read.own) return line
  const isWeighed = read.grams !== undefined && WEIGHED.test(line.text)
  return { ...line, name: read.own.name, own: read.own, ...(isWeighed && { grams: read.grams }) }
}

function shownLine(
  { line: raw, ties, told: doubt, answer = {}, isRetyped, unit, craft, type }: LineAsked,
  asked: Asked,
): ShownLine {
  const line = readByOwnName(raw, asked.own)
  const name = answer.name ?? line.name
  const own =
    answer.name === undefined || answer.own !== undefined ? (answer.own ?? ownNamed(asked.own, name)?.id) : undefined
  // Eggs that are counted are so many in any unit.
  const inUnit =
    unit && line.figure && line.ask !== 'pieces' ? roundGrams(line.figure.value * BOOK_UNITS[unit]) : undefined
  const told = answer.grams ?? inUnit ?? line.grams
  // As much as fingers take is no weight.
  const weight = told ?? (line.ask === 'toTaste' ? undefined : line.suggest?.grams)
  const perKg = answer.perKg ?? (line.price?.doubt ? undefined : line.price?.perKg)
  const isOwnName = own !== undefined && line.own?.isExact !== false
  const isConfirmed = answer.name !== undefined || (isOwnName && ties.length === 0)
  const isTold = !isRetyped && doubt !== 'weight'
  const isOpen = ties.length > 0 || own !== undefined
  const named = isConfirmed ? undefined : isOpen ? 'open' : isTold ? doubt : nameDoubt(asked, craft, type, name)
  return {
    ...line,
    name,
    written: raw.name,
    own,
    ties,
    tie: answer.tie,
    isConfirmed,
    weight,
    perKg: perKg === 0 ? undefined : perKg,
    isPriceTyped: answer.perKg !== undefined,
    doubt: told === undefined ? 'weight' : named,
  }
}

/** The unit that all figures without one have. */
function unitOfRecipe(lines: readonly ShownLine[], said: BookUnit | undefined): ShownBookUnit | undefined {
  const bare = lines.filter(({ figure, ask }) => figure && ask !== 'pieces')
  const [first] = bare
  if (!first) return undefined
  const column = first.cells?.find(({ role }) => role === 'grams' || role === 'quantity')?.at
  if (said) return { is: said, by: 'hand', column }
  const clear = bare.filter(({ alarm }) => !alarm)
  const sizes = (clear.length > 0 ? clear : bare).map(
    ({ figure, grams, suggest }) => (grams ?? suggest?.grams ?? 0) / (figure?.value ?? 1),
  )
  const is = (Object.keys(BOOK_UNITS) as BookUnit[]).find((unit) =>
    sizes.every((size) => Math.abs(size / BOOK_UNITS[unit] - 1) < NEAR_UNIT),
  )
  return { is, by: bare.every(({ figure }) => figure?.isHeaded) ? 'column' : 'supposed', column }
}
/** Weights are rounded. */
const NEAR_UNIT = 0.01

function shownRecipe(
  { recipe, doubts }: ReviewedRecipe,
  at: number,
  { recipes, names }: ImportAnswers,
  asked: Asked,
  titles: readonly string[],
): ImportedRecipe {
  const answer = recipes[at] ?? {}
  const read = isCraftId(recipe.kind.craft) ? recipe.kind.craft : undefined
  const craft = answer.kind?.craft ?? read
  const type = answer.kind?.type ?? (read && recipe.kind.type)
  const lines = recipe.lines.map((line, place) =>
    shownLine(
      {
        line,
        ties: tiesFor(line.name, asked.saved, titles, at),
        told: doubts[place],
        answer: { ...names[foldedText(line.name)], ...answer.lines?.[place] },
        isRetyped: answer.kind !== undefined,
        unit: answer.unit,
        craft,
        type,
      },
      asked,
    ),
  )
  const isReady = craft !== undefined && type !== undefined && lines.length > 0
  return {
    at,
    recipe: answer.title === undefined ? recipe : { ...recipe, title: answer.title },
    craft,
    type,
    typeLabel:
      craft === undefined || type === undefined ? undefined : craftOfEngine(asked.engine, craft).types[type]?.label,
    lines,
    open: lines.filter(({ doubt }) => doubt !== undefined).length + (isReady ? 0 : 1),
    isReady,
    isIn: isReady && (answer.isIn ?? true),
    grams: roundGrams(lines.reduce((sum, { weight = 0 }) => sum + weight, 0)),
    prices: lines.filter(({ price }) => price !== undefined).length,
    unit: unitOfRecipe(lines, answer.unit),
  }
}

export const importedRecipes = (
  looked: readonly ReviewedRecipe[],
  answers: ImportAnswers,
  asked: Asked,
): readonly ImportedRecipe[] => {
  const titles = looked.map(({ recipe }) => recipe.title)
  return looked.map((one, at) => shownRecipe(one, at, answers, asked, titles))
}

/** The formula that a recipe makes; nothing where nobody knows what it is. */
export function importedFormulaOf({ recipe, craft, type, lines, grams }: ImportedRecipe): TableFormula | undefined {
  if (craft === undefined || type === undefined) return undefined
  const { pieces, steps, title } = recipe
  return {
    craft,
    type,
    name: title,
    lines: lines.map(({ name, weight, own }) => weighedAs(newLine(name, 0, own), weight)),
    given: {},
    batch: pieces === undefined || grams === 0 ? {} : { pieces, pieceGrams: roundGrams(grams / pieces) },
    ...(steps.length > 0 && { steps }),
  }
}

/** Other lines of the file that say the same and are in doubt. */
export const alikeLinesIn = (recipes: readonly ImportedRecipe[], at: number, written: string): number =>
  recipes.reduce(
    (sum, recipe) =>
      recipe.at === at
        ? sum
        : sum +
          recipe.lines.filter((line) => foldedText(line.written) === foldedText(written) && line.doubt !== undefined)
            .length,
    0,
  )
