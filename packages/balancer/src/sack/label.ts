import type { LabelClaim, LabelItem, Printed, Process, SackReading } from '@obrador/engine/sack'

/** A bought product as its label and its sheet tell it. */
export interface SackLabel {
  readonly items: readonly LabelItem[]
  /** What is printed, by the reading that it is of. */
  readonly declared: ReadonlyMap<SackReading, Declared>
  readonly claims: readonly LabelClaim[]
  readonly process: Process
}

/** A figure that is told, and whether a table or a sheet tells it. */
export interface Declared extends Printed {
  /** What the request calls it. */
  readonly field: string
  readonly isMeasured: boolean
}
