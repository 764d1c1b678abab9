import { nestedFormulaWords as say } from '../../../words/es/made.ts'
import * as madeCss from './made.module.css'
import type { TrailStep } from './trail.ts'

/** The strip over a formula that was opened from inside another. */
export const WayBack = ({ step, onBack }: { readonly step: TrailStep; readonly onBack: () => void }) => (
  <p className={madeCss.wayBack} data-craft={step.craft}>
    <button type="button" className="button quiet" onClick={onBack}>
      <span aria-hidden="true">‹ </span>
      {say.back(step.name)}
    </button>
  </p>
)
