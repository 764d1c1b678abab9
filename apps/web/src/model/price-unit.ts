/** What a cost or a price may be of; `batch`: all that is made at once. */
export const PRICE_UNITS = ['kilo', 'litre', 'piece', 'batch'] as const
export type PriceUnitName = (typeof PRICE_UNITS)[number]
