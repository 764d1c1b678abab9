import { findRow } from '@obrador/engine'
import type { CellSheet } from '../files/xlsx.ts'
import { foldText } from '../fold.ts'
import { isDishName } from '../known.ts'
import { rowKindOf } from '../products/composition.ts'
import { isProductName } from '../products/titled.ts'
import { headsPart, isBarrenRecipe } from '../recipes.ts'
import { hasHeatOrTime, skipByWords } from '../skips.ts'
import type { CsvCell } from '../spreadsheet.ts'
import { columnsFromCells } from './bare-columns.ts'
import { type BookColumn, isRecipeCode } from './columns.ts'
import {
  cellText,
  draftRowOf,
  filledCellsOf,
  hasAmountCell,
  hasLetterCell,
  isBesideCell,
  isBlankRow,
  isTotalRow,
  isWordsOnly,
  newDraft,
  type RecipeDraft,
} from './draft.ts'
import {
  headsOwnPart,
  isBarePart,
  isMarkedUnder,
  isPartTotal,
  isShouted,
  isWholeTotal,
  NUMBERED_TITLE,
} from './headings.ts'
import { keyPairsIn, MADE_KEYS, META_KEYS, TITLE_KEYS } from './pairs.ts'
import {
  codedTitlesJoined,
  FEWEST_NUMBERED,
  isEachHeaded,
  isLoneName,
  isNumberedTitle,
  isOtherHead,
  sheetPlacesOf,
} from './places.ts'

/** Recipes one under the other, each with its title; a sheet with one of them is the same. */

/** Takes what a row says of the whole sheet: its name, what it makes. Tells whether the row says that and no more: «Huevos | 16 | unidades» does not. */
function readPairs(reader: Reader, cells: readonly CsvCell[], row: number, isLine: boolean): boolean {
  const filled = filledCellsOf(cells)
  const pairs = !isLine ? keyPairsIn(cells) : hasLetterCell(filled[0]) ? keyPairsIn(filled.slice(0, 2)) : []
  const title = pairs.find(({ key, value }) => TITLE_KEYS.has(key) && hasLetterCell(value))
  const made = pairs.find(({ key, value }) => MADE_KEYS.test(key) && value !== '')
  if (title) {
    reader.above.push({ text: title.value, row })
    reader.isEnded = true
  }
  if (made && reader.open && !reader.isEnded) reader.open.made = made.value
  else if (made) reader.made = made.value
  return pairs.some(({ key }) =>
    TITLE_KEYS.has(key) ? title !== undefined : MADE_KEYS.test(key) || META_KEYS.test(key),
  )
}

interface Reader {
  readonly drafts: RecipeDraft[]
  columns: readonly BookColumn[] | undefined
  open: RecipeDraft | undefined
  part: string | undefined
  /** Texts that stood alone since the last line: the last of them is the title of what follows. */
  above: {
    readonly text: string
    readonly row: number
    readonly cells?: readonly CsvCell[]
    readonly isPart?: boolean
  }[]
  /** Each recipe has a title and a head of its own: what else stands alone heads a part. */
  readonly isHeaded: boolean
  readonly isOne: boolean
  /** Titles have a number, or a head of their own: nothing else is one. */
  readonly isMarked: boolean
  /** What stands below a row, by its number, until the next text alone: whether some of it the open recipe has already. */
  readonly isRepeated: (row: number) => boolean
  /** Whether a weight stands right below a row, by its number. */
  readonly hasLinesBelow: (row: number) => boolean
  family: string | undefined
  made: string | undefined
  /** A blank row, a total or a head since the last line: what follows may be another recipe. */
  isEnded: boolean
  /** All of the recipe above was summed up: nothing of it follows. */
  isTotalled: boolean
  /** A part of the recipe above was summed up: the next part follows, or the total of all. */
  isSummed: boolean
  /** The heading of a part stands above, and no line of it yet. */
  isInPart: boolean
  /** The row above is a head. */
  isBelowHead: boolean
  /** No more than one text stands alone below the head: the sheet is one recipe, and its name that of it. */
  readonly isAlone: boolean
}

/** Opens the recipe that the texts above announce: the last names it, unless an earlier one alone names a product; what is before is over several. */
function begin(reader: Reader, row: number): RecipeDraft {
  const named = reader.above.filter(({ text }) => !isBarrenRecipe(text))
  const isBelow = (at: number): boolean => named.slice(0, at).some(({ text }) => !isBarePart(text))
  const titles = named.filter(({ isPart, text }, at) => !isPart && !(isBarePart(text) && isBelow(at)))
  const title =
    titles.findLast(({ text }) => NUMBERED_TITLE.test(text)) ??
    titles.findLast(({ text }) => isProductName(text) && !headsPart(text)) ??
    titles.findLast(({ text }) => !headsPart(text)) ??
    titles.at(-1) ??
    (reader.isOne ? undefined : named.at(-1))
  const before = title ? named.slice(0, named.indexOf(title)) : []
  reader.family = before.at(-1)?.text ?? reader.family
  const draft = newDraft(title?.row ?? row, title?.text, reader.family)
  if (reader.made !== undefined) draft.made = reader.made
  const after = title ? named.slice(named.indexOf(title) + 1) : reader.isOne ? named : []
  const isNumbered = title !== undefined && NUMBERED_TITLE.test(title.text)
  const isOfPart = ({ text, isPart }: Reader['above'][number]): boolean =>
    isPart ||
    headsPart(text) ||
    isBarePart(text) ||
    /:\s*$/.test(text) ||
    (isNumbered && (rowKindOf(text) === 'other' || !findRow(text)))
  reader.part = after.find(isOfPart)?.text
  // An ingredient above the first weight, in the column of the others, is one that nobody has weighed.
  const isIngredient = ({ text, row: at, cells }: Reader['above'][number]): boolean =>
    cells !== undefined &&
    findRow(text) !== undefined &&
    !isProductName(text) &&
    named.some((one) => one.row === at - 1)
  const others = after.filter((one) => !isOfPart(one))
  const unweighed = [...(title ? [title] : []), ...others].filter(isIngredient)
  for (const { cells = [], row: at } of unweighed)
    draft.rows.push(draftRowOf(cells, reader.columns ?? [], at, reader.part))
  draft.notes.push(...others.filter((one) => !isIngredient(one)).map(({ text }) => text))
  reader.drafts.push(draft)
  reader.open = draft
  reader.above = []
  reader.made = undefined
  return draft
}

/** Words of a name at most: more is said in a sentence. */
const MOST_NAME_WORDS = 6

/** Whether a text amid the lines is an ingredient that nobody has weighed: it stands in their column, and is no title and no remark. */
function isUnweighed(reader: Reader, text: string, cells: readonly CsvCell[], row: number): boolean {
  if (
    !reader.columns ||
    NUMBERED_TITLE.test(text) ||
    draftRowOf(cells, reader.columns, row).cell('ingredient') === undefined
  )
    return false
  if (filledCellsOf(cells).length > 1) return true
  const names = (reader.open?.rows ?? []).map(({ cell }) => cellText(cell('ingredient')))
  if (isShouted(text) && !names.some(isShouted) && reader.hasLinesBelow(row)) return false
  if (findRow(text)) return rowKindOf(text) !== 'other' || !isProductName(text) || !reader.hasLinesBelow(row)
  const isName = !/[.:!?]$/.test(text.trim()) && text.trim().split(/\s+/).length <= MOST_NAME_WORDS
  if (isName && reader.isInPart) return true
  return isName && !isProductName(text) && !reader.isRepeated(row)
}

/** A dish right below the title of another, over lines and marked as no title is: the first part of it, and no ingredient that nobody weighed. */
function isFirstPart(reader: Reader, text: string, row: number): boolean {
  const title = reader.above.at(-1)?.text
  if (title === undefined || !isMarkedUnder(title, text) || !reader.hasLinesBelow(row)) return false
  const isTitle = isProductName(title) || NUMBERED_TITLE.test(title)
  return (
    isTitle && !text.trim().includes(' ') && rowKindOf(text) === 'other' && (isProductName(text) || isDishName(text))
  )
}

/** Amid the lines of a part, a text over lines that is marked as the heading of that part is: the next part. */
function isNextPart({ open, part, isEnded, hasLinesBelow }: Reader, text: string, row: number): boolean {
  const title = open?.title
  if (title === undefined || part === undefined || isEnded || !hasLinesBelow(row)) return false
  if (!isMarkedUnder(title, part) || !isMarkedUnder(title, text) || rowKindOf(text) !== 'other') return false
  if (/:\s*$/.test(text) || isProductName(text)) return true
  // Where ingredients are in capitals too, it may be one that nobody weighed.
  return !findRow(text) && !open?.rows.some(({ cell }) => isShouted(cellText(cell('ingredient'))))
}

/** The first line of a recipe, without a weight: right below the head, and something else is the title. */
const isFirstUnweighed = (reader: Reader, text: string): boolean =>
  reader.isBelowHead &&
  (reader.above.length > 0 || reader.isAlone || reader.isOne) &&
  findRow(text) !== undefined &&
  !headsPart(text) &&
  !isBarePart(text) &&
  (reader.above.length > 0 || reader.isOne || !isProductName(text))

/** Below the head of a sheet that is one recipe: a text over lines, in capitals or called as no ingredient is. */
function isHeading(reader: Reader, text: string, row: number): boolean {
  if (reader.columns === undefined || !reader.hasLinesBelow(row) || isBarrenRecipe(text)) return false
  const names = (reader.open?.rows ?? []).map(({ cell }) => cellText(cell('ingredient')))
  if (isShouted(text) && !names.every(isShouted)) return true
  return headsPart(text) || isBarePart(text) || (rowKindOf(text) === 'other' && (isProductName(text) || !findRow(text)))
}

/** A text alone: a title, the heading of a part, an ingredient nobody has weighed, or a remark. */
function readText(reader: Reader, text: string, row: number, cells: readonly CsvCell[], isTitled: boolean): void {
  const { open } = reader
  // Right above a head, and behind the end of another recipe, it is a title whatever its words.
  if (isTitled && reader.isEnded && !(open && !reader.isTotalled && headsOwnPart(text))) {
    reader.above.push({ text, row })
    return
  }
  const isOpen = open !== undefined && open.rows.length > 0
  if (isFirstPart(reader, text, row)) {
    reader.above.push({ text, row, isPart: true })
    return
  }
  if (isFirstUnweighed(reader, text)) {
    begin(reader, row).rows.push(draftRowOf(cells, reader.columns ?? [], row, reader.part))
    reader.isEnded = false
    return
  }
  const said = skipByWords(text) ?? skipByWords(text.replace(/^\s*\d{1,2}\s?[.)-]+\s*/, ''))
  const isProse = !isTitled && (/\S\s.*\s\S.*[.!]\s*$/.test(text) || hasHeatOrTime(foldText(text)))
  // «Acabado» amid parts heads one more, and begins no method.
  const isNamed = isProductName(text) || (reader.part !== undefined && isBarePart(text))
  if (isProse || (said !== undefined && said !== 'heading' && !isNamed)) {
    if (isOpen) open.notes.push(text)
    if (said === 'yield') reader.made ??= text
    return
  }
  const isPart =
    !isTitled &&
    !NUMBERED_TITLE.test(text) &&
    ((reader.isHeaded && reader.isEnded && !reader.isTotalled) ||
      ((reader.isOne || (reader.isMarked && !reader.isTotalled)) && isHeading(reader, text, row)))
  if (isPart && !isOpen) {
    reader.above.push({ text, row, isPart })
    return
  }
  const isBare = isBarePart(text) && (reader.part !== undefined || !reader.isEnded)
  // «Salsa para vetear» behind a blank row, over what the recipe above has too: another recipe.
  const isAnother = reader.isEnded && !isBarePart(text) && (NUMBERED_TITLE.test(text) || reader.isRepeated(row))
  const isNext =
    !isTitled &&
    !NUMBERED_TITLE.test(text) &&
    ((reader.isSummed && reader.part !== undefined) || isNextPart(reader, text, row))
  if (isOpen && reader.above.length === 0 && (isPart || (headsPart(text) && !isAnother) || isBare || isNext)) {
    reader.part = text
    reader.isInPart = true
    reader.isEnded = false
    reader.isSummed = false
    return
  }
  if (isOpen && !reader.isEnded) {
    if (isUnweighed(reader, text, cells, row)) open.rows.push(draftRowOf(cells, reader.columns ?? [], row, reader.part))
    else if (isProductName(text) || NUMBERED_TITLE.test(text) || reader.isRepeated(row))
      reader.above.push({ text, row })
    else open.notes.push(text)
    return
  }
  const isInColumn =
    reader.columns !== undefined && draftRowOf(cells, reader.columns, row).cell('ingredient') !== undefined
  reader.above.push({ text, row, ...(isInColumn && { cells }) })
}

/** «101 | Brioche»: the cells behind a code. */
const withoutCode = (filled: readonly CsvCell[]): readonly CsvCell[] =>
  filled.length > 1 && isRecipeCode(filled[0]) && hasLetterCell(filled[1]) ? filled.slice(1) : filled

/** «Brioche | | 40 uds»: a title and, in another cell, how much it makes. */
const titleOf = (cells: readonly CsvCell[]): string => {
  const [first, ...others] = withoutCode(filledCellsOf(cells)).map(cellText)
  // «Harina: | 25 kg» beside it says something else.
  const isMade = (cell: string, at: number): boolean =>
    /^\d[\d.,]*\s*\p{L}/u.test(cell) && !/:\s*$/.test(others[at - 1] ?? '')
  return [first, ...others.filter(isMade)].join(' ')
}

function readRow(reader: Reader, cells: readonly CsvCell[], row: number, isTitled: boolean): void {
  const columns = reader.columns ?? []
  const line = draftRowOf(cells, columns, row, reader.part)
  const name = line.cell('ingredient')
  const [first] = filledCellsOf(cells)
  const text = isTitled ? titleOf(cells) : cellText(name ?? first)
  if (isTotalRow(text) || isTotalRow(cellText(first))) {
    if (reader.open) reader.open.total ??= line.cell('grams') ?? line.cell('quantity')
    reader.isEnded = true
    const said = isTotalRow(text) ? text : cellText(first)
    reader.isTotalled = isWholeTotal(said) && !isPartTotal(said, reader.part)
    reader.isSummed = /^sub/i.test(said) || isPartTotal(said, reader.part)
    return
  }
  const isLine = reader.columns !== undefined && hasLetterCell(name) && hasAmountCell(line) && !isTitled
  if (readPairs(reader, cells, row, isLine)) return
  if (!hasLetterCell(text)) return
  if (!isLine) {
    readText(reader, text, row, cells, isTitled)
    return
  }
  if (isBesideCell(text) && !findRow(text)) return
  if (reader.drafts.length === 0 && isWordsOnly(line)) return
  const isAnother = reader.above.length > 0 || reader.open === undefined
  const draft = isAnother ? begin(reader, row) : reader.open
  draft?.rows.push(draftRowOf(cells, columns, row, reader.part))
  if (draft) draft.to = row
  reader.isEnded = false
  reader.isInPart = false
  reader.isTotalled = false
  reader.isSummed = false
}

/** Rows below a text that are compared with those above it. */
const NAMES_AHEAD = 30

export interface BlockDrafts {
  readonly drafts: readonly RecipeDraft[]
  /** The columns by which the sheet was read, and the row of its first head. */
  readonly columns?: readonly BookColumn[]
  readonly headAt?: number
}

/** What the sheets of a book have in common. */
export interface BookHabits {
  /** Texts that stand on most of them: the name of the house is no title. */
  readonly repeated: ReadonlySet<string>
  /** Each sheet is one recipe, and what stands alone below its head is of a part. */
  readonly isOne: boolean
}

/** The recipes of a sheet by its titles. */
export function draftsInBlocks(
  sheet: CellSheet,
  { repeated, isOne }: BookHabits,
  given?: readonly BookColumn[],
): BlockDrafts {
  const rows = codedTitlesJoined(sheet.rows)
  const places = sheetPlacesOf(rows)
  const headAt = places.findIndex(({ head }) => head !== undefined)
  const columns = given ?? (headAt < 0 ? columnsFromCells(rows) : places[headAt]?.head)
  const namesFrom = (row: number): readonly string[] => {
    const names: string[] = []
    for (const { cells } of places.slice(row, row + NAMES_AHEAD)) {
      const line = draftRowOf(cells, reader.columns ?? [], row)
      const name = cellText(line.cell('ingredient'))
      if (!hasAmountCell(line) || isTotalRow(name)) break
      names.push(foldText(name))
    }
    return names
  }
  const numbered = places.filter(({ cells, next }) => next && isNumberedTitle(cells, next)).length
  const reader: Reader = {
    isHeaded: isEachHeaded(places),
    isOne,
    isMarked: isEachHeaded(places) || numbered >= FEWEST_NUMBERED,
    isRepeated: (row) => {
      const before = new Set(
        reader.open?.rows.slice(-NAMES_AHEAD).map(({ cell }) => foldText(cellText(cell('ingredient')))),
      )
      return namesFrom(row).some((name) => before.has(name))
    },
    hasLinesBelow: (row) => namesFrom(row).length > 0,
    drafts: [],
    columns: given ?? (headAt < 0 ? columns : undefined),
    open: undefined,
    part: undefined,
    above: [],
    family: undefined,
    made: undefined,
    isEnded: true,
    isInPart: false,
    isTotalled: false,
    isSummed: false,
    isBelowHead: false,
    isAlone: headAt >= 0 && places.slice(headAt + 1).filter(({ cells }) => isLoneName(cells)).length === 1,
  }
  for (const [at, { cells, head, next, title }] of places.entries()) {
    if (head) {
      reader.columns = given ?? head
      if (title !== undefined) reader.isEnded = true
      const isPart = title !== undefined && isBarePart(title)
      if (title !== undefined) reader.above.push({ text: title, row: at + 1, ...(isPart && { isPart }) })
      // A head inside a recipe is of its next part, unless a total or a title stands before it.
      if (reader.isEnded && !reader.isInPart) reader.open = undefined
      reader.isEnded = true
      reader.isBelowHead = true
      continue
    }
    if (isBlankRow(cells)) reader.isEnded = true
    else if (reader.isEnded && given === undefined && headAt >= 0 && at > headAt && isOtherHead(cells))
      reader.columns = undefined
    else if (!filledCellsOf(cells).every((cell) => repeated.has(foldText(cellText(cell)))))
      readRow(reader, cells, at + 1, next?.head !== undefined)
    reader.isBelowHead = false
  }
  return {
    drafts: reader.drafts.filter((draft) => draft.rows.length > 0),
    ...(columns && { columns }),
    ...(headAt >= 0 && { headAt }),
  }
}
