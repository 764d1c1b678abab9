import type { Overview } from '@obrador/engine'
import type { Formula } from '../../../../model/formula.ts'

/** What the panel of a craft is given: the answer of its own craft, with explanations. */
export interface CraftPanelProps<Body> {
  readonly body: Body
  readonly overview: Overview
  readonly formula: Formula
  /** How cold the cabinet is, where somebody has said it. */
  readonly cabinet: number | undefined
  readonly onCabinet: (cabinet: number | undefined) => void
}
