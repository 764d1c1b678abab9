/** What a cost or a price may be of; `batch`: all that is made at once. */
export const UNITS = ['kilo', 'litre', 'piece', 'batch'] as const
export type Unit = (typeof UNITS)[number]
