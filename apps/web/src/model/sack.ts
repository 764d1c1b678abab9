import { listOrNone, shapeAs, tableOrNone, textUpTo } from './later-shapes.ts'
import {
  isFiniteNumber,
  type KeptAs,
  listOf,
  maybeKept,
  oneOfTexts,
  recordOf,
  shapeOr,
  shapeWhere,
  shortText,
  signedFigure,
  someFigure,
} from './shape.ts'

/** A bought product that was opened by its label: what its maker typed, and what is likely inside. */

export const OPENED_SACK_PROCESSES = ['polvo', 'mezcla', 'horneado', 'cocido'] as const
export type OpenedSackProcess = (typeof OPENED_SACK_PROCESSES)[number]

const USUAL_PROCESS: OpenedSackProcess = 'mezcla'

const LONGEST_TEXT = 8_000
const LONGEST_CELL = 60
const LONGEST_NAME = 2 * LONGEST_CELL
const MOST = { entries: 60, lines: 300, modes: 6, ways: 9 } as const

const cell = shapeWhere(shortText, ({ length }) => length <= LONGEST_CELL)

/** What stands on the label and in the sheet, as it was typed. */
export interface SackDraft extends KeptAs<typeof sackDraftShape> {}
export const sackDraftShape = recordOf({
  name: textUpTo(LONGEST_NAME),
  text: textUpTo(LONGEST_TEXT),
  /** By nutrient, as it is printed. */
  table: tableOrNone(cell, MOST.entries),
  process: shapeOr(oneOfTexts(OPENED_SACK_PROCESSES), USUAL_PROCESS),
  /** What the sheet or the supplier says, by field. */
  measures: tableOrNone(someFigure, MOST.entries),
  /** Percentages that the supplier has told, by the place of the item. */
  shares: tableOrNone(someFigure, MOST.entries),
  /** What an item was said to be, by its text: a row of the catalogue or another name. */
  choices: tableOrNone(cell, MOST.entries),
})

export const NO_SACK: SackDraft = {
  name: '',
  text: '',
  table: {},
  process: USUAL_PROCESS,
  measures: {},
  shares: {},
  choices: {},
}

/** Rows of as many figures each; nothing where one is something else. */
function rowsOf(value: unknown, most: number, size: number): readonly (readonly number[])[] {
  if (!Array.isArray(value) || value.length > most) return []
  return value.every((row) => Array.isArray(row) && row.length === size && row.every(isFiniteNumber)) ? value : []
}
const rows = listOrNone(listOf(signedFigure))

/** The same with what was found inside. */
export interface OwnSack extends KeptAs<typeof sackShape> {}
export const sackShape = recordOf(
  {
    draft: sackDraftShape,
    lines: shapeWhere(
      listOf(recordOf({ name: shortText, grams: someFigure, row: maybeKept(shortText) }), MOST.lines),
      ({ length }) => length > 0,
    ),
    /** Grams left of 100 weighed. */
    yields: shapeWhere(someFigure, (grams) => grams > 0),
    modes: rows,
    purchase: rows,
    /** What is left to ask its supplier for. */
    question: maybeKept(shapeAs(shortText, (text) => text.slice(0, LONGEST_NAME))),
    /** What the pantry tells of it. */
    told: shapeOr(textUpTo(LONGEST_NAME), ''),
  },
  (sack, { modes, purchase }) => ({
    ...sack,
    modes: rowsOf(modes, MOST.modes, sack.lines.length),
    purchase: rowsOf(purchase, MOST.ways, MOST.ways),
  }),
)
