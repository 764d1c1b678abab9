import { PRICES_AS_OF } from '@obrador/engine'
import type { AppCraft } from '../../../engine/crafts.ts'
import { percentWithUnit } from '../../../format/numbers.ts'
import { shownTerm } from '../../../format/page-speech.ts'
import { setPrintsCost } from '../../../library/commands/settings.ts'
import type { DeviceShelf } from '../../../library/use-device.ts'
import { formulaWithDesk } from '../../../model/desks.ts'
import { costedFormula } from '../../../reading/cost.ts'
import { COST_DESK, type PriceSettings, priceSettingsIn } from '../../../reading/price-asked.ts'
import { CostSentence, CostTable, UnitChoice } from '../../../views/cost-table.tsx'
import { costWords } from '../../../words/es/cost.ts'
import { technicalSheetWords } from '../../../words/es/label.ts'
import { costPanelWords as say } from '../../../words/es/panels.ts'
import type { WorkshopState } from '../../../workshop/use-workshop.ts'
import '../../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  /** Opens what it may be sold for. */
  readonly onPrice: () => void
}

export function CostPanel({ craft, workshop, device, onPrice }: Props) {
  const { formula, edit } = workshop
  const worked = costedFormula(craft, formula, device, priceSettingsIn(formula, device.habits))
  const keep = (next: (now: PriceSettings) => PriceSettings): void =>
    edit((now) => formulaWithDesk(now, COST_DESK, next(priceSettingsIn(now))), COST_DESK)
  return (
    <>
      <CostSentence costed={worked} />
      <UnitChoice craft={craft} workshop={workshop} costed={worked} onAsked={keep} />
      {worked.unit === 'litre' && worked.litre === undefined ? <p className="muted">{costWords.noAir}</p> : null}
      {worked.left < 1 ? <p className="muted">{costWords.baked(percentWithUnit(100 * (1 - worked.left), 1))}</p> : null}
      <CostTable costed={worked} device={device} />
      <button type="button" className="button" onClick={onPrice}>
        {costWords.open}
      </button>
      <p className="muted">{say.indicative(shownTerm(PRICES_AS_OF))}</p>
      <label className="check-line">
        <input
          type="checkbox"
          checked={device.printsCost}
          onChange={(event) => void setPrintsCost(event.target.checked)}
        />
        {technicalSheetWords.withCost}
      </label>
    </>
  )
}
