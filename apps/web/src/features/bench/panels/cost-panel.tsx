import { PRICES_AS_OF } from '@obrador/engine'
import type { AppCraft } from '../../../engine/crafts.ts'
import { percent } from '../../../format/numbers.ts'
import { setPrintsCost } from '../../../library/commands/settings.ts'
import type { Device } from '../../../library/use-device.ts'
import { withDesk } from '../../../model/desks.ts'
import { costed } from '../../../reading/cost.ts'
import { type Asked, askedIn, COST_DESK } from '../../../reading/price-asked.ts'
import { CostSentence, CostTable, UnitChoice } from '../../../views/cost-table.tsx'
import { cost as sayCost } from '../../../words/es/cost.ts'
import { ficha } from '../../../words/es/label.ts'
import { cost as say } from '../../../words/es/panels.ts'
import type { Workshop } from '../../../workshop/use-workshop.ts'
import '../../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
  /** Opens what it may be sold for. */
  readonly onPrice: () => void
}

export function CostPanel({ craft, workshop, device, onPrice }: Props) {
  const { formula, edit } = workshop
  const worked = costed(craft, formula, device, askedIn(formula, device.habits))
  const keep = (next: (now: Asked) => Asked): void =>
    edit((now) => withDesk(now, COST_DESK, next(askedIn(now))), COST_DESK)
  return (
    <>
      <CostSentence costed={worked} />
      <UnitChoice craft={craft} workshop={workshop} costed={worked} onAsked={keep} />
      {worked.unit === 'litre' && worked.litre === undefined ? <p className="muted">{sayCost.noAir}</p> : null}
      {worked.left < 1 ? <p className="muted">{sayCost.baked(percent(100 * (1 - worked.left), 1))}</p> : null}
      <CostTable costed={worked} device={device} />
      <button type="button" className="button" onClick={onPrice}>
        {sayCost.open}
      </button>
      <p className="muted">{say.indicative(PRICES_AS_OF)}</p>
      <label className="check-line">
        <input
          type="checkbox"
          checked={device.printsCost}
          onChange={(event) => void setPrintsCost(event.target.checked)}
        />
        {ficha.withCost}
      </label>
    </>
  )
}
