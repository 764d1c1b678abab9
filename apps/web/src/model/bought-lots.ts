import { identityKeyOf } from './ingredient-identity.ts'
import { textUpTo } from './later-shapes.ts'
import { lotNumberOf } from './same-ingredient.ts'
import { type KeptAs, maybeKept, recordOf, shortText, tableOf, unlessEmpty } from './shape.ts'

/** Sacks and boxes of some years. */
const MOST_LOTS = 4000
const LONGEST_NAME = 120

/** A sack or a box as it came: from whom and on which day (Regulation (EC) 178/2002, art. 18). */
export interface BoughtLot extends KeptAs<typeof boughtLotShape> {}
const boughtLotShape = recordOf({
  lot: shortText,
  supplier: maybeKept(textUpTo(LONGEST_NAME)),
  bought: maybeKept(shortText),
})

/** By what it is of, and its number. */
export type BoughtLots = Readonly<Record<string, BoughtLot>>
export const boughtLotsShape = unlessEmpty(tableOf(boughtLotShape, MOST_LOTS))

export const lotKeyOf = (identity: string, lot: string): string => `${identityKeyOf(identity)} ${lotNumberOf(lot)}`

/** What is known of the purchase of a lot that bears some identities: of two rows of one box, what either says. */
export const boughtLotOf = (
  lots: BoughtLots | undefined,
  { identities, lot }: { readonly identities: readonly string[]; readonly lot: string },
): BoughtLot | undefined => identities.flatMap((identity) => lots?.[lotKeyOf(identity, lot)] ?? [])[0]

/** With what is now known of one; nothing is kept of what says nothing. */
export function boughtLotsWith(lots: BoughtLots = {}, identity: string, one: BoughtLot): BoughtLots {
  const key = lotKeyOf(identity, one.lot)
  const { [key]: _, ...others } = lots
  const { lot, supplier = '', bought = '' } = one
  if (supplier === '' && bought === '') return others
  const all = { ...others, [key]: { lot, ...(supplier !== '' && { supplier }), ...(bought !== '' && { bought }) } }
  return Object.fromEntries(Object.entries(all).slice(-MOST_LOTS))
}
