import type { Adjustable, Craft, LineBounds, Problem } from '@obrador/engine'
import { type Offer, problemWith } from './offer.ts'
import { isWished, wishesOf } from './wishes.ts'

/** Where the search begins: the formula once what is plainly wrong is put right, and what may be moved in it. */
export interface Beginning {
  readonly start: Problem<unknown>
  readonly adjustable: Adjustable
  readonly grams: readonly number[]
  readonly settled: readonly LineBounds['settled'][]
  readonly preliminaryChanges: Adjustable['preliminaryChanges']
}

export function beginningOf(offer: Offer, craft: Craft, isAlien: boolean): Beginning {
  const { asSent, raw } = offer
  const first = asSent.adjustable()
  const lines = asSent.lines.slice(0, raw.length)
  // What the caller wishes of a line wins over the rules.
  const isFree = (at: number): boolean => !isAlien && !isWished(wishesOf(raw[at]))
  const settled = lines.map((_, at) => (isFree(at) ? first.lines[at]?.settled : undefined))
  const isPutRight = first.lines.some((line, at) => (line.settled ?? line.isLacking) && isFree(at))
  const grams = lines.map((line, at) =>
    isPutRight && isFree(at) ? (first.lines[at]?.grams ?? line.grams) : line.grams,
  )
  const start = (isPutRight ? problemWith(offer, craft, grams) : undefined) ?? asSent
  return {
    start,
    adjustable: start === asSent ? first : start.adjustable(),
    grams,
    settled,
    preliminaryChanges: first.preliminaryChanges.filter(({ line }) => settled[line] !== undefined),
  }
}
