import type { OverviewLine } from '@obrador/engine'
import { createContext, type ReactNode } from 'react'
import type { TableLine } from '../../model/formula.ts'
import type { PickedIngredient } from '../../views/ingredient-picker.tsx'
import type { SetMeasure } from './use-measure.ts'

/** What a row of the table and what opens in it know of each other. */

export interface RowActions {
  readonly pick: (line: TableLine, picked: PickedIngredient) => void
  readonly create: (line: TableLine, name: string) => void
  readonly grams: (line: TableLine, grams: number | undefined) => void
  readonly move: (line: TableLine, places: number) => void
  readonly lock: (line: TableLine) => void
  readonly remove: (line: TableLine) => void
  readonly enter: (line: TableLine) => void
  readonly edit: (line: TableLine | undefined) => void
  /** Of a line made of a formula: it goes on its own bench, or its lines come into this one, or move by themselves. */
  readonly openMade: (line: TableLine) => void
  readonly release: (line: TableLine) => void
  readonly opens: (line: TableLine) => void
  /** It is that part of the product, or no longer. */
  readonly part: (line: TableLine, part: string) => void
  readonly measure: SetMeasure
}

/** What all lines weigh together. */
export const TotalGrams = createContext(0)
/** Whether a line is told of a kilo, or of a hundred. */
export const PerKilo = createContext(false)
/** The lines as they were read, with what could be measured of each. */
export const ReadLines = createContext<readonly OverviewLine[]>([])

/** The line whose amount is odd among the published formulas, and the grams that would be usual. */
export const OddLine = createContext<{ readonly name: string; readonly range: readonly [number, number] } | undefined>(
  undefined,
)

/** What the desk of a craft shows of a line: before its grams, after them in place of its share, and beneath. */
export type DeskPlace = 'before' | 'after' | 'beneath'
export const DeskOf = createContext<((line: TableLine, place: DeskPlace) => ReactNode) | undefined>(undefined)
