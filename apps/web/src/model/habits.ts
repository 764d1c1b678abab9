import { boughtLotsShape } from './bought-lots.ts'
import { sharedAs } from './later-shapes.ts'
import {
  isQuantityValue,
  type KeptAs,
  maybeKept,
  recordOf,
  shapeWhere,
  shortText,
  signedFigure,
  someFigure,
  tableOf,
  unlessEmpty,
} from './shape.ts'

/** VAT in Spain, %: that of most food first (Ley 37/1992, arts. 91.Uno, 91.Dos and 90). */
export const VAT_RATES = [10, 4, 21] as const

/** More than there are classes of keeping, or temperatures on any desk; and more than the things that one buys. */
const MOST_KEYS = 20
const MOST_ROWS = 240

const openedShape = recordOf({ lot: shortText, at: shortText })

const textsByKey = unlessEmpty(tableOf(shortText, MOST_KEYS))
const maybeText = maybeKept(shortText)
const maybeFigure = maybeKept(someFigure)

/** What a workshop always does, whatever the formula: typed once, on whichever desk asks for it first. */
export interface WorkshopHabits extends KeptAs<typeof habitsShape> {}
export const habitsShape = recordOf({
  /** Who makes it and where, as labels say it. */
  operator: maybeText,
  /** The paper of its labels, and mm of one that is none of the usual. */
  paper: maybeText,
  paperWidth: maybeFigure,
  paperHeight: maybeFigure,
  /** Size of the letters of its labels, points. */
  points: maybeFigure,
  /** By how much its screen is to be stretched so that a millimetre is one. */
  screen: sharedAs('never', maybeFigure),
  /** € of an hour, and % of VAT. */
  hourly: sharedAs('price', maybeFigure),
  vat: sharedAs('price', maybeFigure),
  /** % of air that its machine gives to a mix. */
  overrun: maybeFigure,
  /** How many there are of what only so many things can use at once: hands, places in the oven, the machine of a craft. */
  places: unlessEmpty(
    tableOf(
      shapeWhere(someFigure, (count) => count >= 1),
      MOST_KEYS,
    ),
  ),
  /** How it is kept, by the class of its keeping. */
  keeping: textsByKey,
  /** °C of the workshop, by what the desk of a craft calls them. */
  degrees: unlessEmpty(tableOf(shapeWhere(signedFigure, isQuantityValue), MOST_KEYS)),
  /** By row of the catalogue, the sack or box that was opened since the last batch, and when. */
  opened: unlessEmpty(tableOf(openedShape, MOST_ROWS)),
  /** Sacks and boxes as they came, by ingredient and number: from whom and when. */
  lots: boughtLotsShape,
  /** By constant of the workshop, since when it is learned anew. */
  forgotten: textsByKey,
})
