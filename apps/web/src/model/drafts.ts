import { craftIds } from './crafts.ts'
import { allergensShape, SHEET_FIELDS } from './decode-library.ts'
import { clearable, tableOrNone, textUpTo } from './later-shapes.ts'
import { sackDraftShape } from './sack.ts'
import {
  figuresOf,
  type KeptAs,
  type KeptShape,
  maybeKept,
  oneOfTexts,
  recordOf,
  shapeOr,
  shapeWhere,
  shortText,
  someFigure,
  tableOf,
  trueOrFalse,
  unlessEmpty,
} from './shape.ts'

/** What somebody has begun and not finished: it is there again when the same sheet is opened. */

/** Beyond any list that is read. */
const LONGEST_TEXT = 20_000
const MOST_KEPT = 400
const longText = textUpTo(LONGEST_TEXT)

/** What a line of a list may be: weighed, told in the method, or neither. */
const LINE_KINDS = ['ingredient', 'step', 'out'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** What a person has said of a line of a list, which counts for more than what was read. */
export interface LineCorrection extends KeptAs<typeof correctionShape> {}
const correctionShape = recordOf(
  {
    name: maybeKept(shortText),
    own: maybeKept(shortText),
    grams: clearable(someFigure),
    is: maybeKept(oneOfTexts(LINE_KINDS)),
  },
  // Without a figure somebody has emptied the field.
  (correction, value) =>
    'grams' in value && !('grams' in correction) ? { ...correction, grams: undefined } : correction,
)
export type LineCorrections = Readonly<Record<string, LineCorrection>>

/** What a person has said of a recipe of a list. */
export interface DraftRecipeAnswer extends KeptAs<typeof answerShape> {}
const answerShape = recordOf(
  {
    name: maybeKept(shortText),
    craft: maybeKept(oneOfTexts(craftIds)),
    type: maybeKept(shortText),
    /** Grams that are made of it. */
    made: maybeKept(someFigure),
    /** Every line is multiplied by this. */
    factor: maybeKept(someFigure),
    /** So many come out of it. */
    pieces: maybeKept(someFigure),
  },
  // A type is one of its craft.
  (answer) => {
    const { craft, type, ...rest } = answer
    return craft === undefined || type === undefined ? rest : answer
  },
)

/** Several recipes of a list: a formula of each, one of all, or only the first. */
const RECIPE_KEEPINGS = ['apart', 'together', 'first'] as const
export type RecipeKeeping = (typeof RECIPE_KEEPINGS)[number]

/** Units that a whole list may be written in. */
export const PASTED_UNITS = ['kilos', 'grams', 'bakers'] as const
export type PastedUnit = (typeof PASTED_UNITS)[number]

export interface PasteDraft extends KeptAs<typeof pasteShape> {}
const pasteShape = recordOf({
  text: shapeWhere(longText, (text) => text.trim() !== ''),
  isRead: trueOrFalse,
  corrections: tableOrNone(correctionShape, MOST_KEPT),
  /** By the place of the recipe in the list, or `all`. */
  recipes: tableOrNone(answerShape, MOST_KEPT),
  keeping: maybeKept(oneOfTexts(RECIPE_KEEPINGS)),
  /** What its figures without a unit are, where somebody has said it. */
  unit: maybeKept(oneOfTexts(PASTED_UNITS)),
})

/** By the name of the field, as far as they are typed. */
const sheetShape: KeptShape<{ readonly [field in (typeof SHEET_FIELDS)[number]]?: number }> = {
  ...figuresOf(SHEET_FIELDS),
  is: 'table',
  of: someFigure,
}

/** The fields of the sheet of an ingredient of one's own, as far as they are filled in. */
export interface OwnDraft extends KeptAs<typeof ownDraftShape> {}
const ownDraftShape = recordOf({
  name: shortText,
  model: maybeKept(shortText),
  sheet: shapeOr(sheetShape, {}),
  price: maybeKept(someFigure),
  /** As far as it is typed. */
  gtin: maybeKept(shortText),
  allergens: shapeOr(allergensShape, {}),
  label: longText,
})

export interface KeptDrafts extends KeptAs<typeof draftsShape> {}
export const draftsShape = recordOf({
  paste: maybeKept(pasteShape),
  /** A label that is being opened. */
  sack: maybeKept(sackDraftShape),
  /** By the id of the ingredient that is being changed, or `new`. */
  own: unlessEmpty(tableOf(ownDraftShape, MOST_KEPT)),
})
