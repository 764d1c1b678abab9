import type { AppCraft } from '../engine/crafts.ts'
import { isObject, quantities } from '../model/decode.ts'
import type { Formula } from '../model/formula.ts'
import type { Habits } from '../model/habits.ts'
import { UNITS, type Unit } from '../model/price-unit.ts'
import { legalIn } from './law.ts'
import { type OwnIngredients, read } from './request.ts'

/** What a price is asked with, besides the ingredients. It is kept with the formula. */
export interface Asked {
  /** % of what is made that is not sold. */
  readonly loss?: number
  /** €, and of what they were typed: looked at in another unit they are converted. */
  readonly packaging?: number
  readonly packagingPer?: Unit
  /** Of the whole batch, and €/h. */
  readonly minutes?: number
  readonly hourly?: number
  /** % */
  readonly vat?: number
  /** % of air over the mix. */
  readonly overrun?: number
  /** The one that was typed last; the other follows. */
  readonly margin?: number
  readonly price?: number
  readonly pricePer?: Unit
  /** What everything is shown of. */
  readonly per?: Unit
}

/** The desk under which it is kept. */
export const COST_DESK = 'cost'

const FIGURES = ['loss', 'packaging', 'minutes', 'hourly', 'vat', 'overrun', 'margin', 'price'] as const
const OF_UNITS = ['per', 'packagingPer', 'pricePer'] as const

/** The VAT of a product of which the law says another than that of most food: of what, and %. */
export interface LawfulVat {
  readonly category: string
  readonly rate: number
}

export function lawfulVat(craft: AppCraft, formula: Formula, own: OwnIngredients): LawfulVat | undefined {
  const rates = craft.definition.desk?.vat
  const category = rates && legalIn(read(craft.engine, formula, own, { advice: false }).body)?.categoria
  const rate = category === undefined ? undefined : rates?.[category]
  return category === undefined || rate === undefined ? undefined : { category, rate }
}

/** With what the workshop always pays, where the formula says nothing else; a rate that the law gives the product goes before that. */
export function askedIn(
  { desks }: Pick<Formula, 'desks'>,
  { hourly, vat: usual }: Habits = {},
  lawful: LawfulVat | undefined = undefined,
): Asked {
  const vat = lawful?.rate ?? usual
  const value = desks?.[COST_DESK]
  const units = Object.fromEntries(
    OF_UNITS.flatMap((key) => {
      const unit = isObject(value) ? UNITS.find((one) => one === value[key]) : undefined
      return unit ? [[key, unit]] : []
    }),
  ) as Pick<Asked, (typeof OF_UNITS)[number]>
  return {
    ...(hourly !== undefined && { hourly }),
    ...(vat !== undefined && { vat }),
    ...quantities(value, FIGURES),
    ...units,
  }
}

/** Margin and price each give the other: one of them is typed, the price of a unit. */
export function ruledBy(
  { margin: _, price: _price, pricePer: _per, ...rest }: Asked,
  typed: Pick<Asked, 'margin' | 'price'>,
  unit: Unit,
): Asked {
  return { ...rest, ...typed, ...(typed.price !== undefined && { pricePer: unit }) }
}

/** Shown of another unit; what was typed of the one before stays what it was. */
export const shownPer = (asked: Asked, unit: Unit, next: Unit): Asked => ({
  ...asked,
  per: next,
  ...(asked.price !== undefined && { pricePer: asked.pricePer ?? unit }),
  ...(asked.packaging !== undefined && { packagingPer: asked.packagingPer ?? unit }),
})
