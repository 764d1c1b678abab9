import { crafts, find } from '@obrador/engine'
import { fold } from '../fold.ts'
import { craftOfSection, inSection, type TypeGuess, typeOf } from '../guess.ts'
import { why } from '../messages.ts'
import { readList } from '../read-text.ts'
import type { ListLine, Part } from '../reading.ts'
import { ingredientsOf, weightOf } from '../recipes.ts'
import { titleIn, yieldIn } from '../title.ts'
import { percentIn, weighed } from './amounts.ts'
import { type Draft, type DraftRow, textOf } from './draft.ts'
import type { Writing } from './figures.ts'
import { type BookPrice, priceIn } from './prices.ts'

/** One ingredient of a recipe of a book: its weight, or the question that stands in its way. */
export interface BookLine extends Part {
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
  if (sides.length < 2 || find(name)) return name
  return sides.find((side) => find(side)) ?? sides[0] ?? name
}

/** A weight that no list would have, behind a name that is to be cleaned. */
const PROBE = 123
/** The name without remarks, as the reader of lists has it; what the catalogue knows as it stands is left so. */
function nameIn(written: string): string {
  const name = oneLanguage(written)
  if (find(name)) return name
  const [read, ...more] = readList(`${name}: ${PROBE} g`)
  return more.length === 0 && read?.grams === PROBE && read.name !== undefined && read.name !== '' ? read.name : name
}

function lineOf(row: DraftRow, writing: Writing): BookLine {
  const written = textOf(row.cell('ingredient'))
  const name = nameIn(written)
  const unit = row.cell('unit')
  const [role] = (['grams', 'quantity'] as const).filter((one) => row.cell(one) !== undefined)
  const { grams } = (role && row.column(role)) ?? {}
  const cell = role && row.cell(role)
  const found = weighed(
    name,
    { cell, ...(unit !== undefined && { unit: textOf(unit) }), ...(grams !== undefined && { grams }) },
    writing,
  )
  const note = row.cell('note')
  const [price] = priceIn(row, name)
  return {
    name,
    row: row.row,
    text: [written, textOf(cell), textOf(unit)].filter((one) => one !== '').join(' '),
    ...(found ?? { ask: 'unclear' as const }),
    ...(note !== undefined && { note: textOf(note) }),
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
  const flour = lines.reduce((total, { name }, at) => total + (FLOUR.test(fold(name)) ? (shares[at] ?? 0) : 0), 0)
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
      why: isOfWhole ? why.ofBatch(percent) : why.bakers(percent),
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
            suggest: { grams: round(grams * KILO), approx: true, why: why.kilos(grams), grade: 'C' },
          },
  )
}

/** What a row of totals says, in grams, where it comes near what it sums up or nothing else tells. */
function totalOf({ total, rows }: Draft, writing: Writing): number | undefined {
  const column = rows[0]?.column('grams') ?? rows[0]?.column('quantity')
  const found =
    total === undefined
      ? undefined
      : weighed('total', { cell: total, ...(column?.grams !== undefined && { grams: column.grams }) }, writing)
  return found?.grams
}

const asListLines = (lines: readonly BookLine[]): readonly ListLine[] =>
  lines.map(({ row, note: _, price: _price, ...line }) => ({ ...line, line: row }))

const TYPES = Object.values(crafts).flatMap(({ id, types }) =>
  Object.entries(types).map(([type, { label }]) => ({
    craft: id,
    type,
    names: [fold(type), fold(type).replaceAll('_', ' '), fold(label)],
  })),
)

/** A type that its own column names outright. */
function typeNamed(cell: string): TypeGuess | undefined {
  const found = TYPES.find(({ names }) => names.includes(fold(cell.trim())))
  return found && { craft: found.craft, type: found.type, grounds: [{ by: 'heading', words: cell }], others: [] }
}

/** A craft and a type by our own names, if we have them. */
export function kindSaid({ craft, type }: { readonly craft: string; readonly type: string }): TypeGuess | undefined {
  return TYPES.some((one) => one.craft === craft && one.type === type)
    ? { craft, type, grounds: [{ by: 'heading', words: type }], others: [] }
    : undefined
}

function kindOf(draft: Draft, title: string, heading: string | undefined, lines: readonly BookLine[]): TypeGuess {
  const said = draft.rows.map(({ cell }) => cell('type')).find((cell) => cell !== undefined)
  const named = said === undefined ? undefined : typeNamed(textOf(said))
  const guess = typeOf(title, { lines: asListLines(lines) })
  return named ?? inSection(guess, heading === undefined ? undefined : craftOfSection(heading))
}

/** The parts of a recipe, where at least two of them are known products that differ: then each is a formula of its own. */
function partsOf(
  draft: Draft,
  lines: readonly BookLine[],
): readonly { readonly part?: string; readonly lines: readonly BookLine[]; readonly kind?: TypeGuess }[] {
  const groups = [...Map.groupBy(lines, (_, at) => draft.rows[at]?.part ?? '')]
  if (groups.length < 2) return [{ lines }]
  const parts = groups.map(([part, own]) => ({
    part,
    lines: own,
    kind: typeOf(part === '' ? draft.title : part, { lines: asListLines(own) }),
  }))
  const types = new Set(parts.flatMap(({ kind: { craft, type } }) => (type === undefined ? [] : [`${craft} ${type}`])))
  return types.size > 1 ? parts : [{ lines }]
}

const withPart = (title: string, part: string): string => `${title}, ${part.charAt(0).toLowerCase()}${part.slice(1)}`

/** The recipes that the rows of a draft make. */
export function recipesOf(draft: Draft, sheet: string, fallback: string, writing: Writing): readonly BookRecipe[] {
  const head = titleIn(draft.title ?? fallback)
  const title = head.title === '' ? fallback : head.title
  const made = { ...yieldIn(draft.made ?? ''), ...head }
  const read = draft.rows.map((row) => lineOf(row, writing))
  const shares = draft.rows.map((row) => percentIn(row.cell('percent'), writing))
  const isShares = read.every(({ grams, suggest }) => grams === undefined && suggest === undefined)
  const lines = isShares ? fromShares(read, shares, made.yield ?? totalOf(draft, writing)) : inKilos(read, draft.rows)
  const heading = [draft.family, sheet].find((one) => one !== undefined && craftOfSection(one) !== undefined)
  return partsOf(draft, lines).map(({ part, lines: own, kind }) => ({
    title: part === undefined || part === '' ? title : withPart(title, titleIn(part).title),
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

export const gramsOf = (lines: readonly BookLine[]): number =>
  round(ingredientsOf(asListLines(lines)).reduce((sum, part) => sum + weightOf(part), 0))
