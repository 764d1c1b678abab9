import type { Craft, Hand, Held, Problem } from '@obrador/engine'
import { type Offer, problemWith } from './offer.ts'
import { isWished, wishesOf } from './wishes.ts'

/** Where the search begins: the formula once what is plainly wrong is put right, and what a hand may do with it. */
export interface Beginning {
  readonly start: Problem<unknown>
  readonly hand: Hand
  readonly grams: readonly number[]
  readonly settled: readonly Held['settled'][]
  readonly deeds: Hand['deeds']
}

export function beginningOf(offer: Offer, craft: Craft, isAlien: boolean): Beginning {
  const { asSent, raw } = offer
  const first = asSent.hand()
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
    hand: start === asSent ? first : start.hand(),
    grams,
    settled,
    deeds: first.deeds.filter(({ line }) => settled[line] !== undefined),
  }
}
