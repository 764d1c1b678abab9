import { PRICES_AS_OF } from '@obrador/engine'
import type { AppCraft } from '../../../engine/crafts.ts'
import { euros } from '../../../format/numbers.ts'
import type { Device } from '../../../library/use-device.ts'
import { costOf } from '../../../model/cost.ts'
import { pricedBy } from '../../../reading/made.ts'
import { Facts } from '../../../ui/facts.tsx'
import { TableHead } from '../../../ui/table-head.tsx'
import { KiloPrice } from '../../../views/kilo-price.tsx'
import * as priceCss from '../../../views/price.module.css'
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

export function CostPanel({ craft, workshop: { formula }, device, onPrice }: Props) {
  const cost = costOf(formula, device.prices, pricedBy(craft, formula.type, device.own, device.prices))
  return (
    <>
      <Facts
        facts={[
          [say.perKilo, euros(cost.perKilo)],
          [say.perBatch, euros(cost.perBatch)],
          [say.perPiece, cost.perPiece === undefined ? '—' : euros(cost.perPiece)],
        ]}
      />
      {cost.perPiece === undefined ? <p className="muted">{say.noPieces}</p> : null}
      <button type="button" className="button" onClick={onPrice}>
        {sayCost.open}
      </button>
      <table className="table">
        <TableHead rows={say.ingredient} figures={[say.priceHead, say.costHead]} />
        <tbody>
          {cost.lines.map((line) => (
            <tr key={line.line.id}>
              <th scope="row">{line.line.name}</th>
              <td className={`number ${priceCss.price}`}>
                <KiloPrice of={line} device={device} />
              </td>
              <td className="number">{euros(line.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{say.indicative(PRICES_AS_OF)}</p>
      <label className="check-line">
        <input
          type="checkbox"
          checked={device.printsCost}
          onChange={(event) => void device.setPrintsCost(event.target.checked)}
        />
        {ficha.withCost}
      </label>
    </>
  )
}
