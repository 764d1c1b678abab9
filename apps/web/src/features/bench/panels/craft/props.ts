import type { FormulaOverview } from '@obrador/engine'
import type { TableFormula } from '../../../../model/formula.ts'

/** What the panel of a craft is given: the answer of its own craft, with explanations. */
export interface CraftPanelProps<Body> {
  readonly body: Body
  readonly overview: FormulaOverview
  readonly formula: TableFormula
  /** How cold the cabinet is, where somebody has said it. */
  readonly cabinet: number | undefined
  readonly onCabinet: (cabinet: number | undefined) => void
}
