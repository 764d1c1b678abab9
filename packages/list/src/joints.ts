import { listed } from './fold.ts'

/** Between two figures: so many times so much. */
export const TIMES = new Set(['x', '×', '*', 'por', '✕', '·'])
/** Between an amount and what it is of. */
export const OF = new Set(listed("de|d'|di|a|of|an"))
