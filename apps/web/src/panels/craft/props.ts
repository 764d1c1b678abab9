import type { Overview } from '@obrador/engine'
import type { Formula } from '../../formula/model.ts'

/** What the panel of a craft is given: the answer of its own craft, with explanations. */
export interface CraftPanelProps<Body> {
  readonly body: Body
  readonly overview: Overview
  readonly formula: Formula
  readonly onCabinet: (cabinet: number) => void
}
