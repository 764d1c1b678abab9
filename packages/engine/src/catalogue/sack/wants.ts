import type { SackFigure } from './readings.ts'

/** The figures of a bought product that a craft works with, and how wide the range is in which each of them usually lies. */
export type SackWants = { readonly [figure in SackFigure]?: number }
