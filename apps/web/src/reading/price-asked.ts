import type { AppCraft } from '../engine/crafts.ts'
import type { TableFormula } from '../model/formula.ts'
import type { WorkshopHabits } from '../model/habits.ts'
import { PRICE_UNITS, type PriceUnitName } from '../model/price-unit.ts'
import { isPlainObject, quantitiesIn } from '../model/shape.ts'
import { legalBlockIn } from './law.ts'
import { type OwnIngredients, readTableFormula } from './request.ts'

/** What a price is asked with, besides the ingredients. It is kept with the formula. */
export interface PriceSettings {
  /** % of what is made that is not sold. */
  readonly loss?: number
  /** €, and of what they were typed: looked at in another unit they are converted. */
  readonly packaging?: number
  readonly packagingPer?: PriceUnitName
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
  readonly pricePer?: PriceUnitName
  /** What everything is shown of. */
  readonly per?: PriceUnitName
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

export function lawfulVat(craft: AppCraft, formula: TableFormula, own: OwnIngredients): LawfulVat | undefined {
  const rates = craft.definition.desk?.vat
  const category =
    rates && legalBlockIn(readTableFormula(craft.engine, formula, own, { advice: false }).body)?.categoria
  const rate = category === undefined ? undefined : rates?.[category]
  return category === undefined || rate === undefined ? undefined : { category, rate }
}

/** With what the workshop always pays, where the formula says nothing else; a rate that the law gives the product goes before that. */
export function priceSettingsIn(
  { desks }: Pick<TableFormula, 'desks'>,
  { hourly, vat: usual }: WorkshopHabits = {},
  lawful: LawfulVat | undefined = undefined,
): PriceSettings {
  const vat = lawful?.rate ?? usual
  const value = desks?.[COST_DESK]
  const units = Object.fromEntries(
    OF_UNITS.flatMap((key) => {
      const unit = isPlainObject(value) ? PRICE_UNITS.find((one) => one === value[key]) : undefined
      return unit ? [[key, unit]] : []
    }),
  ) as Pick<PriceSettings, (typeof OF_UNITS)[number]>
  return {
    ...(hourly !== undefined && { hourly }),
    ...(vat !== undefined && { vat }),
    ...quantitiesIn(value, FIGURES),
    ...units,
  }
}

/** Margin and price each give the other: one of them is typed, the price of a unit. */
export function priceRuledBy(
  { margin: _, price: _price, pricePer: _per, ...rest }: PriceSettings,
  typed: Pick<PriceSettings, 'margin' | 'price'>,
  unit: PriceUnitName,
): PriceSettings {
  return { ...rest, ...typed, ...(typed.price !== undefined && { pricePer: unit }) }
}

/** Shown of another unit; what was typed of the one before stays what it was. */
export const shownPer = (asked: PriceSettings, unit: PriceUnitName, next: PriceUnitName): PriceSettings => ({
  ...asked,
  per: next,
  ...(asked.price !== undefined && { pricePer: asked.pricePer ?? unit }),
  ...(asked.packaging !== undefined && { packagingPer: asked.packagingPer ?? unit }),
})
