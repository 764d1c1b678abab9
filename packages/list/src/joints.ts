import { listedWords } from './fold.ts'

/** Between two figures: so many times so much. */
export const TIMES_SIGNS = new Set(['x', '×', '*', 'por', '✕', '·'])
/** Between an amount and what it is of. */
export const OF_WORDS = new Set(listedWords("de|d'|di|a|of|an"))
