import { number, PRICES_AS_OF } from '@obrador/engine'
import { pricedBy } from '../craft/made.ts'
import type { AppCraft } from '../craft/registry.ts'
import { costOf } from '../formula/cost.ts'
import { pricedBy as packedAt } from '../formula/model.ts'
import { euros } from '../formula/numbers.ts'
import { ficha } from '../messages/label.ts'
import { cost as say } from '../messages/panels.ts'
import { QuantityInput } from '../parts/quantity-input.tsx'
import { TableHead } from '../parts/table-head.tsx'
import type { Device } from '../state/use-device.ts'
import type { Workshop } from '../state/use-workshop.ts'
import { Facts } from './facts.tsx'

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Device
}

export function CostPanel({ craft, workshop: { formula }, device }: Props) {
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
      <table className="table">
        <TableHead rows={say.ingredient} figures={[say.priceHead, say.costHead]} />
        <tbody>
          {cost.lines.map(({ line, key, price, isOwn, cost: euro }) => (
            <tr key={line.id}>
              <th scope="row">{line.name}</th>
              <td className="number price">
                {line.made ? (
                  // What is inside has the prices.
                  <span>{price === undefined ? say.unknown : number(price)}</span>
                ) : (
                  <QuantityInput
                    label={say.price(line.name)}
                    value={isOwn ? price : undefined}
                    placeholder={price === undefined ? say.unknown : number(price)}
                    onChange={(value) => void device.setPrice(key, packedAt(value, device.prices[key]))}
                    onClear={() => void device.setPrice(key, undefined)}
                  />
                )}
              </td>
              <td className="number">{euros(euro)}</td>
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
