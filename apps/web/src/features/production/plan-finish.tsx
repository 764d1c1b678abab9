import { craftOfEngine } from '../../engine/crafts.ts'
import { needsOfFormula } from '../../engine/parts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import type { TableFormula } from '../../model/formula.ts'
import type { LineNote } from '../../model/made-batch.ts'
import { FinishSheet } from '../../views/finish-sheet.tsx'

interface Props {
  readonly formula: TableFormula
  readonly pieces: number | undefined
  readonly noted: readonly (LineNote | undefined)[]
  readonly onClose: () => void
  readonly onKept: () => void
}

/** «Terminada» of a step of the plan, once its craft is here. */
export const PlanFinish = (props: Props) => (
  <FinishSheet
    craft={craftOfEngine(useEngine([...needsOfFormula(props.formula), 'names']), props.formula.craft)}
    {...props}
  />
)
