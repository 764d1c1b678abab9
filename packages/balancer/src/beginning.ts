import type { AdjustableLines, Craft, LineBounds, SolverProblem } from '@obrador/engine'
import { type FormulaOffer, problemWithGrams } from './offer.ts'
import { isLineWished, lineWishesOf } from './wishes.ts'

/** Where the search begins: the formula once what is plainly wrong is put right, and what may be moved in it. */
export interface SearchBeginning {
  readonly start: SolverProblem<unknown>
  readonly adjustable: AdjustableLines
  readonly grams: readonly number[]
  readonly settled: readonly LineBounds['settled'][]
  readonly preliminaryChanges: AdjustableLines['preliminaryChanges']
}

export function searchBeginningOf(offer: FormulaOffer, craft: Craft, isAlien: boolean): SearchBeginning {
  const { asSent, raw } = offer
  const first = asSent.adjustable()
  const lines = asSent.lines.slice(0, raw.length)
  // What the caller wishes of a line wins over the rules.
  const isFree = (at: number): boolean => !isAlien && !isLineWished(lineWishesOf(raw[at]))
  const settled = lines.map((_, at) => (isFree(at) ? first.lines[at]?.settled : undefined))
  const isPutRight = first.lines.some((line, at) => (line.settled ?? line.isLacking) && isFree(at))
  const grams = lines.map((line, at) =>
    isPutRight && isFree(at) ? (first.lines[at]?.grams ?? line.grams) : line.grams,
  )
  const start = (isPutRight ? problemWithGrams(offer, craft, grams) : undefined) ?? asSent
  return {
    start,
    adjustable: start === asSent ? first : start.adjustable(),
    grams,
    settled,
    preliminaryChanges: first.preliminaryChanges.filter(({ line }) => settled[line] !== undefined),
  }
}
