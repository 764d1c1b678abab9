/** What a price may be of. */
export const UNITS = ['piece', 'kilo', 'litre'] as const
export type Unit = (typeof UNITS)[number]
