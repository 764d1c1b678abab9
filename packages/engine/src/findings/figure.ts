import type { GramMove } from './advice.ts'

type Range = readonly [least: number, most: number]

/** A figure of a craft as a sentence speaks of it. */
export interface NamedFigure {
  readonly key: string
  readonly label: string
  readonly unit: string
  readonly decimals: number
}

/** A figure out of its range, the change that mends it, and where it takes it. */
export interface CorrectedFigure {
  readonly figure: NamedFigure
  readonly before: number
  readonly after: number
  readonly range: Range
  /** An earlier change took it out of its range. */
  readonly caused: boolean
  readonly change: GramMove
}

/** What is said of the figures of a craft whatever is wrong with them. */
export interface FigureFault {
  readonly figure: NamedFigure
  readonly low: boolean
}

export const namedFigure = (key: string, { label, unit, decimals }: Omit<NamedFigure, 'key'>): NamedFigure => ({
  key,
  label,
  unit,
  decimals,
})
