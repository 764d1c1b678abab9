import type { AppCraft } from '../../engine/crafts.ts'
import { isObject, quantities } from '../../model/decode.ts'
import type { Formula } from '../../model/formula.ts'
import type { Habits } from '../../model/habits.ts'
import { UNITS, type Unit } from '../../model/price-unit.ts'
import { legalIn } from '../../reading/law.ts'
import { type OwnIngredients, read } from '../../reading/request.ts'

/** What a price is asked with, besides the ingredients. It is kept with the formula. */
export interface Asked {
  /** % of what is made that is not sold. */
  readonly loss?: number
  /** € of each unit. */
  readonly packaging?: number
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
  readonly per?: Unit
}

/** The desk under which it is kept. */
export const COST_DESK = 'cost'

const FIGURES = ['loss', 'packaging', 'minutes', 'hourly', 'vat', 'overrun', 'margin', 'price'] as const

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
  const per = isObject(value) ? UNITS.find((unit) => unit === value.per) : undefined
  return {
    ...(hourly !== undefined && { hourly }),
    ...(vat !== undefined && { vat }),
    ...quantities(value, FIGURES),
    ...(per && { per }),
  }
}

/** Margin and price each give the other: one of them is typed. */
export function ruledBy({ margin: _, price: _price, ...rest }: Asked, typed: Pick<Asked, 'margin' | 'price'>): Asked {
  return { ...rest, ...typed }
}
