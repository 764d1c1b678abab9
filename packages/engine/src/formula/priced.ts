import type { FormulaLine, InnerLine } from './formula.ts'

/** Whether somebody knows what it costs: its maker, or the table of its row. What only describes it tells no price. */
export const isPricedInside = ({ row, isDescribed, sent }: InnerLine): boolean =>
  row !== undefined && !(isDescribed && row.price === 0 && sent.precio === undefined)

/** The same of a line, with what lies in a preparation as that tells it; what is not there needs none. */
export const hasPrice = ({ grams, inner, ingredient, sent }: FormulaLine<unknown>): boolean =>
  grams <= 0 || (inner ? isPricedInside(inner) : ingredient !== undefined || sent?.raw.precio !== undefined)

/** Whether whoever sent it told what it costs. */
export const isPriceTold = ({ inner, sent }: FormulaLine<unknown>): boolean =>
  (inner ? inner.sent : sent?.raw)?.precio !== undefined
