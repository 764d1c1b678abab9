import { allCrafts, findRow } from '@obrador/engine'
import { foldText } from '../fold.ts'
import { craftOfSection, guessInSection, guessTypeOf, type TypeGuess } from '../guess.ts'
import { suggestionReasons } from '../messages.ts'
import { readList } from '../read-text.ts'
import type { ListLine, ListPart } from '../reading.ts'
import { ingredientPartsOf, partWeightOf } from '../recipes.ts'
import { titleInLine, yieldInText } from '../title.ts'
import { percentInCell, weightOfRow } from './amounts.ts'
import { cellText, type DraftRow, type RecipeDraft } from './draft.ts'
import type { SheetWriting } from './figures.ts'
import { type BookPrice, priceInRow } from './prices.ts'

/** One ingredient of a recipe of a book: its weight, or the question that stands in its way. */
export interface BookLine extends ListPart {
  /** As a spreadsheet numbers it; from 1 in what is no sheet. */
  readonly row: number
  /** What stood in the cells, or the line. */
  readonly text: string
  readonly note?: string
  /** What it costs, where its row says so. */
  readonly price?: BookPrice
}

export interface BookRecipe {
  readonly title: string
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

/** A weight that no list would have, behind a name that is to be cleaned. */
const PROBE = 123
/** The name without remarks, as the reader of lists has it; what the catalogue knows as it stands is left so. */
function nameIn(written: string): string {
  const name = oneLanguage(written)
  if (findRow(name)) return name
  const [read, ...more] = readList(`${name}: ${PROBE} g`)
  return more.length === 0 && read?.grams === PROBE && read.name !== undefined && read.name !== '' ? read.name : name
}

function lineOf(row: DraftRow, writing: SheetWriting): BookLine {
  const written = cellText(row.cell('ingredient'))
  const name = nameIn(written)
  const unit = row.cell('unit')
  const [role] = (['grams', 'quantity'] as const).filter((one) => row.cell(one) !== undefined)
  const { grams } = (role && row.column(role)) ?? {}
  const cell = role && row.cell(role)
  const found = weightOfRow(
    name,
    { cell, ...(unit !== undefined && { unit: cellText(unit) }), ...(grams !== undefined && { grams }) },
    writing,
  )
  const note = row.cell('note')
  const [price] = priceInRow(row, name)
  return {
    name,
    row: row.row,
    text: [written, cellText(cell), cellText(unit)].filter((one) => one !== '').join(' '),
    ...(found ?? { ask: 'unclear' as const }),
    ...(note !== undefined && { note: cellText(note) }),
    ...(price && { price }),
  }
}

const HUNDRED = 100
/** How far percentages may sum from a hundred, by their rounding. */
const NEAR_HUNDRED = 1.5
const KILO = 1000
const FLOUR = /harina|farina|flour|farine|semola/

const round = (grams: number): number => Math.round(grams * 1000) / 1000

/** Grams of lines that have nothing but a percentage: of what the recipe says it makes; else of a kilo, which is asked. */
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
    if (made !== undefined) return { ...rest, grams: round((percent / (isOfWhole ? HUNDRED : sum * scale)) * made) }
    const suggest = {
      grams: round((percent / HUNDRED) * KILO),
      approx: true,
      why: isOfWhole ? suggestionReasons.ofBatch(percent) : suggestionReasons.bakers(percent),
      grade: 'C' as const,
    }
    return { ...rest, ask: 'unclear', suggest }
  })
}

/** Bare figures under a head that names no unit, so small that they are kilos: asked, and proposed as such. */
const MOST_KILOS = 20
const isBareQuantity = (row: DraftRow): boolean =>
  row.cell('grams') === undefined &&
  typeof row.cell('quantity') === 'number' &&
  row.cell('unit') === undefined &&
  row.column('quantity')?.grams === undefined

function inKilos(lines: readonly BookLine[], rows: readonly DraftRow[]): readonly BookLine[] {
  const bare = rows.every(isBareQuantity)
  const figures = lines.map(({ grams }) => grams ?? 0)
  if (!bare || figures.some((figure) => figure > MOST_KILOS) || figures.every(Number.isInteger)) return lines
  return lines.map(
    ({ grams, ...line }): BookLine =>
      grams === undefined
        ? line
        : {
            ...line,
            ask: 'unclear',
            suggest: { grams: round(grams * KILO), approx: true, why: suggestionReasons.kilos(grams), grade: 'C' },
          },
  )
}

/** What a row of totals says, in grams, where it comes near what it sums up or nothing else tells. */
function totalOf({ total, rows }: RecipeDraft, writing: SheetWriting): number | undefined {
  const column = rows[0]?.column('grams') ?? rows[0]?.column('quantity')
  const found =
    total === undefined
      ? undefined
      : weightOfRow('total', { cell: total, ...(column?.grams !== undefined && { grams: column.grams }) }, writing)
  return found?.grams
}

const asListLines = (lines: readonly BookLine[]): readonly ListLine[] =>
  lines.map(({ row, note: _, price: _price, ...line }) => ({ ...line, line: row }))

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

const withPart = (title: string, part: string): string => `${title}, ${part.charAt(0).toLowerCase()}${part.slice(1)}`

/** The recipes that the rows of a draft make. */
export function bookRecipesOf(
  draft: RecipeDraft,
  sheet: string,
  fallback: string,
  writing: SheetWriting,
): readonly BookRecipe[] {
  const head = titleInLine(draft.title ?? fallback)
  const title = head.title === '' ? fallback : head.title
  const made = { ...yieldInText(draft.made ?? ''), ...head }
  const read = draft.rows.map((row) => lineOf(row, writing))
  const shares = draft.rows.map((row) => percentInCell(row.cell('percent'), writing))
  const isShares = read.every(({ grams, suggest }) => grams === undefined && suggest === undefined)
  const lines = isShares ? fromShares(read, shares, made.yield ?? totalOf(draft, writing)) : inKilos(read, draft.rows)
  const heading = [draft.family, sheet].find((one) => one !== undefined && craftOfSection(one) !== undefined)
  return partsOf(draft, lines).map(({ part, lines: own, kind }) => ({
    title: part === undefined || part === '' ? title : withPart(title, titleInLine(part).title),
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
