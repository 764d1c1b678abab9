import type { LabelClaim, LabelItem, PrintedFigure, SackProcess, SackReading } from '@obrador/engine/sack'

/** A bought product as its label and its sheet tell it. */
export interface SackLabel {
  readonly items: readonly LabelItem[]
  /** What is printed, by the reading that it is of. */
  readonly declared: ReadonlyMap<SackReading, DeclaredFigure>
  readonly claims: readonly LabelClaim[]
  readonly process: SackProcess
}

/** A figure that is told, and whether a table or a sheet tells it. */
export interface DeclaredFigure extends PrintedFigure {
  /** What the request calls it. */
  readonly field: string
  readonly isMeasured: boolean
}
