import { allCrafts, findRow } from '@obrador/engine'
import { foldText } from '../fold.ts'
import { craftOfSection, guessInSection, guessTypeOf, type TypeGuess } from '../guess.ts'
import { type FiguredLine, type ListUnit, sharesOfLines } from '../list-unit.ts'
import { readList } from '../read-text.ts'
import type { ListLine, ListPart } from '../reading.ts'
import { ingredientPartsOf, partWeightOf } from '../recipes.ts'
import type { CsvCell } from '../spreadsheet.ts'
import { titleInLine, yieldInText } from '../title.ts'
import { groundTold } from '../weight-ground.ts'
import { percentInCell, type RowReading, readingOfRow, totalsIn, unitOfRow } from './amounts.ts'
import type { ColumnRole } from './columns.ts'
import { cellText, type DraftRow, type FilledCell, type RecipeDraft } from './draft.ts'
import type { SheetWriting } from './figures.ts'
import { type BookPrice, priceInRow } from './prices.ts'
import { leaningsOf, type SettledWeight, settledWeights, weightsBesideShares } from './settled.ts'

/** A cell as it stands in the file, by its place in the row, from 0. */
export interface BookCell {
  readonly role: ColumnRole
  readonly at: number
  readonly text: string
}

/** One ingredient of a recipe of a book: its weight, or the question that stands in its way. */
export interface BookLine extends ListPart, Pick<SettledWeight, 'alarm'> {
  /** As a spreadsheet numbers it; from 1 in what is no sheet. */
  readonly row: number
  /** What stood in the cells, or the line. */
  readonly text: string
  readonly cells?: readonly BookCell[]
  readonly note?: string
  /** What it costs, where its row says so. */
  readonly price?: BookPrice
  /** The figure of a cell that says no unit, and whether its head says one: in another unit it weighs something else. */
  readonly figure?: { readonly value: number; readonly isHeaded: boolean }
}

export interface BookRecipe {
  readonly title: string
  /** The heading as it stands in the file. */
  readonly heading?: string
  /** The sheet that it stands on, and its first and last row. */
  readonly sheet?: string
  readonly from: number
  readonly to: number
  readonly lines: readonly BookLine[]
  readonly kind: TypeGuess
  /** Grams and pieces that it says are made. */
  readonly yield?: number
  readonly pieces?: number
  readonly steps: readonly string[]
}

/** «Leche entera / Whole milk»: of two languages, the side that the catalogue knows. */
function oneLanguage(name: string): string {
  const sides = name.split(/\s+[/|]\s+|\s*\n\s*/).filter((side) => /\p{L}{2}/u.test(side))
  if (sides.length < 2 || findRow(name)) return name
  return sides.find((side) => findRow(side)) ?? sides[0] ?? name
}

/** A figure with its unit, or one before all: «Esencia XB-2» has none. */
const AMOUNT_IN_NAME =
  /^\s*\d|\d\s*(?:mg|gr?s?|gramos|kgs?|kilos?|ml|cl|dl|lt?s?|litros?|uds?|unidades|hojas?|pizcas?|cda?s?|cdtas?)\.?\s*\)?$/iu
/** «Harina de fuerza 500 g» in the column of names, and nothing in that of weights. */
function weightInName(written: string): ListPart | undefined {
  if (!AMOUNT_IN_NAME.test(written) || findRow(written)) return undefined
  const [read, ...more] = readList(written)
  if (!read?.name || read.parts || more.length > 0 || (read.grams ?? read.suggest?.grams) === undefined)
    return undefined
  const { text: _, line: __, parts: ___, name, ...part } = read
  return { name, ...part }
}

/** As a Spanish spreadsheet shows it. */
const cellShown = (cell: CsvCell): string =>
  typeof cell === 'number' ? String(cell).replace('.', ',') : cellText(cell)

/** A weight that no list would have, behind a name that is to be cleaned. */
const PROBE = 123
/** The name without remarks, as the reader of lists has it; what the catalogue knows as it stands is left so. */
function nameIn(written: string): string {
  const name = oneLanguage(written)
  if (findRow(name)) return name
  const [read, ...more] = readList(`${name}: ${PROBE} g`)
  return more.length === 0 && read?.grams === PROBE && read.name !== undefined && read.name !== '' ? read.name : name
}

const isAmount = (cell: FilledCell): boolean => cell.column.role !== 'percent'
/** The cells of a row that say what it is, what it weighs and what it costs, as they stand there. */
const cellsOf = (row: DraftRow): readonly BookCell[] =>
  (['ingredient', 'grams', 'quantity', 'unit', 'percent', 'price', 'packPrice'] as const)
    .flatMap((role) => row.filled(role))
    .map(({ cell, column: { role }, at }) => ({ role, at, text: cellShown(cell) }))

/** A row before its weight is settled beside the others. */
interface ReadRow {
  readonly line: Omit<BookLine, 'grams' | 'ask' | 'suggest'>
  readonly reading: RowReading
}

function rowsReadOf(rows: readonly DraftRow[], writing: SheetWriting): readonly ReadRow[] {
  let unit = ''
  return rows.map((row) => {
    const written = cellText(row.cell('ingredient'))
    const amounts = [...row.filled('grams'), ...row.filled('quantity')].filter(isAmount)
    const own = amounts.length === 0 && row.cell('unit') === undefined ? weightInName(written) : undefined
    const name = own?.name ?? nameIn(written)
    const reading = own ? { name, ways: [], asked: own } : readingOfRow(name, row, writing, unit)
    unit = unitOfRow(row, unit)
    const note = row.cell('note')
    const [price] = priceInRow(row, name)
    const said = [written, ...amounts.map(({ cell }) => cellText(cell)), cellText(row.cell('unit'))]
    return {
      reading,
      line: {
        name,
        row: row.row,
        text: said.filter((one) => one !== '').join(' '),
        cells: cellsOf(row),
        ...(note !== undefined && { note: cellText(note) }),
        ...(price && { price }),
        ...(reading.figure &&
          Number.isFinite(reading.figure.value) && {
            figure: { value: reading.figure.value, isHeaded: reading.headed !== undefined },
          }),
      },
    }
  })
}

const HUNDRED = 100
/** How far percentages may sum from a hundred, by their rounding. */
const NEAR_HUNDRED = 1.5
const KILO = 1000
const FLOUR = /harina|farina|flour|farine|semola/

const round = (grams: number): number => Math.round(grams * 1000) / 1000

/** Lines that have nothing but a percentage: asked, with the grams of what the recipe says it makes, else of a kilo. */
function fromShares(
  lines: readonly BookLine[],
  shares: readonly (number | undefined)[],
  made: number | undefined,
): readonly BookLine[] {
  const sum = shares.reduce<number>((total, share) => total + (share ?? 0), 0)
  const flour = lines.reduce((total, { name }, at) => total + (FLOUR.test(foldText(name)) ? (shares[at] ?? 0) : 0), 0)
  const isHundred = (percent: number): boolean => Math.abs(percent - HUNDRED) <= NEAR_HUNDRED
  // A workbook may keep 61 % as 0.61.
  const scale = isHundred(sum * HUNDRED) || isHundred(flour * HUNDRED) ? HUNDRED : 1
  const isOfWhole = isHundred(sum * scale)
  const isOfFlour = !isOfWhole && isHundred(flour * scale)
  if (!isOfWhole && !isOfFlour) return lines
  return lines.map((line, at): BookLine => {
    const share = shares[at]
    if (share === undefined) return line
    const { ask: _, suggest: __, ...rest } = line
    const percent = round(share * scale)
    const whole = made === undefined ? KILO : isOfWhole ? made : (made * HUNDRED) / (sum * scale)
    const suggest = {
      grams: round((percent / HUNDRED) * whole),
      approx: true,
      ...groundTold([isOfWhole ? 'ofBatch' : 'bakers', percent]),
      grade: 'C' as const,
    }
    return { ...rest, ask: 'unclear', suggest }
  })
}

/** Figures that say no unit, where they are shares of the flour, of the whole, or of each other. */
function sharesIn(rows: readonly RowReading[], made: number | undefined): ListUnit['is'] | undefined {
  const lines = rows.map(({ name, figure, headed, ways }): FiguredLine => {
    const bare = headed ? undefined : figure
    return { name, ...(bare && { bare: { ...bare, ...(ways.some(({ pieces }) => pieces) && { isCount: true }) } }) }
  })
  return rows.length < 2 ? undefined : sharesOfLines(lines, made)?.is
}

/** What the rows of a recipe weigh: decided for all of them together. */
function weighedLines(
  { draft, rows, leaning }: ReadDraft,
  made: number | undefined,
  writing: SheetWriting,
): readonly BookLine[] {
  const readings = rows.map(({ reading }) => reading)
  const unread = rows.map(({ line }): BookLine => ({ ...line, ask: 'unclear' }))
  const column = draft.rows[0]?.column('grams') ?? draft.rows[0]?.column('quantity')
  const totals = draft.total === undefined ? [] : totalsIn(draft.total, column?.grams, writing)
  const shares = draft.rows.map((row) => percentInCell(row.cell('percent'), writing))
  const isShares = readings.every(
    ({ ways, asked }) => ways.length === 0 && asked?.grams === undefined && !asked?.suggest,
  )
  if (isShares && shares.some((share) => share !== undefined))
    return fromShares(
      unread.map((line, at) => ({ ...line, ...readings[at]?.asked })),
      shares,
      made ?? totals[0],
    )
  const unit = sharesIn(readings, made)
  if (unit === 'parts') return unread
  if (unit === 'bakers' || unit === 'shares')
    return fromShares(
      unread,
      readings.map(({ figure }) => figure?.value),
      made,
    )
  const weights = settledWeights(readings, { made, totals, leaning, isOurs: writing.isOurs })
  const settled = writing.isOurs ? weights : weightsBesideShares(weights, shares)
  return rows.map(({ line }, at) => ({ ...line, ...(settled[at] ?? { ask: 'unclear' }) }))
}

const asListLines = (lines: readonly BookLine[]): readonly ListLine[] =>
  lines.map(({ row, note: _, price: _price, cells: _cells, alarm: _alarm, figure: _figure, ...line }) => ({
    ...line,
    line: row,
  }))

const TYPES = Object.values(allCrafts).flatMap(({ id, types }) =>
  Object.entries(types).map(([type, { label }]) => ({
    craft: id,
    type,
    names: [foldText(type), foldText(type).replaceAll('_', ' '), foldText(label)],
  })),
)

/** A type that its own column names outright. */
function typeNamed(cell: string): TypeGuess | undefined {
  const found = TYPES.find(({ names }) => names.includes(foldText(cell.trim())))
  return found && { craft: found.craft, type: found.type, grounds: [{ by: 'heading', words: cell }], others: [] }
}

/** A craft and a type by our own names, if we have them. */
export function typeSaidInBook({
  craft,
  type,
}: {
  readonly craft: string
  readonly type: string
}): TypeGuess | undefined {
  return TYPES.some((one) => one.craft === craft && one.type === type)
    ? { craft, type, grounds: [{ by: 'heading', words: type }], others: [] }
    : undefined
}

function kindOf(draft: RecipeDraft, title: string, heading: string | undefined, lines: readonly BookLine[]): TypeGuess {
  const said = draft.rows.map(({ cell }) => cell('type')).find((cell) => cell !== undefined)
  const named = said === undefined ? undefined : typeNamed(cellText(said))
  const guess = guessTypeOf(title, { lines: asListLines(lines) })
  return named ?? guessInSection(guess, heading === undefined ? undefined : craftOfSection(heading))
}

/** What a recipe is by another title than it was read with, where the first one told nothing. */
export const kindTitled = ({ kind, lines }: BookRecipe, title: string): TypeGuess =>
  kind.grounds.some(({ by }) => by !== 'composition') ? kind : guessTypeOf(title, { lines: asListLines(lines) })

/** The parts of a recipe, where at least two of them are known products that differ: then each is a formula of its own. */
function partsOf(
  draft: RecipeDraft,
  lines: readonly BookLine[],
): readonly { readonly part?: string; readonly lines: readonly BookLine[]; readonly kind?: TypeGuess }[] {
  const groups = [...Map.groupBy(lines, (_, at) => draft.rows[at]?.part ?? '')]
  if (groups.length < 2) return [{ lines }]
  const parts = groups.map(([part, own]) => ({
    part,
    lines: own,
    kind: guessTypeOf(part === '' ? draft.title : part, { lines: asListLines(own) }),
  }))
  const types = new Set(parts.flatMap(({ kind: { craft, type } }) => (type === undefined ? [] : [`${craft} ${type}`])))
  return types.size > 1 ? parts : [{ lines }]
}

export const titleWithPart = (title: string, part: string): string =>
  `${title}, ${part.charAt(0).toLowerCase()}${part.slice(1)}`

/** «R-008 Pestiños», «101 - Magdalenas»: the code before a name. */
const CODE_BEFORE = /^\s*(?:\p{Lu}{1,4}-?\d{1,4}\s*[-–·:.]?\s+|\d{1,4}\s*[-–·:]\s+)(?=\p{L}{3})/u

/** A draft with its rows read, and how much the others of its column lean to kilos. */
export interface ReadDraft {
  readonly draft: RecipeDraft
  readonly rows: readonly ReadRow[]
  readonly leaning: number
}

export function readDraftsOf(drafts: readonly RecipeDraft[], writing: SheetWriting): readonly ReadDraft[] {
  const rows = drafts.map((draft) => rowsReadOf(draft.rows, writing))
  const leanings = leaningsOf(rows.map((read) => read.map(({ reading }) => reading)))
  return drafts.map((draft, at) => ({ draft, rows: rows[at] ?? [], leaning: leanings[at] ?? 0 }))
}

/** The recipes that the rows of a draft make. */
export function bookRecipesOf(
  read: ReadDraft,
  sheet: string,
  fallback: string,
  writing: SheetWriting,
): readonly BookRecipe[] {
  const { draft } = read
  const head = titleInLine((draft.title ?? fallback).replace(CODE_BEFORE, ''))
  const title = head.title === '' ? fallback : head.title
  const made = { ...yieldInText(draft.made ?? ''), ...head }
  const lines = weighedLines(read, made.yield, writing)
  const heading = [draft.family, sheet].find((one) => one !== undefined && craftOfSection(one) !== undefined)
  return partsOf(draft, lines).map(({ part, lines: own, kind }) => ({
    title: part === undefined || part === '' ? title : titleWithPart(title, titleInLine(part).title),
    heading: draft.title ?? fallback,
    sheet,
    from: own[0]?.row ?? draft.from,
    to: own.at(-1)?.row ?? draft.to,
    lines: own,
    kind: kind ?? kindOf(draft, title, heading, own),
    ...(part === undefined && made.yield !== undefined && { yield: made.yield }),
    ...(part === undefined && made.pieces !== undefined && { pieces: made.pieces }),
    steps: draft.notes,
  }))
}

export const recipeGramsOf = (lines: readonly BookLine[]): number =>
  round(ingredientPartsOf(asListLines(lines)).reduce((sum, part) => sum + partWeightOf(part), 0))
