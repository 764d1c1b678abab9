import { number } from '@obrador/engine'
import type { LineCost } from '../formula/cost.ts'
import { pricedBy } from '../formula/model.ts'
import { cost as say } from '../messages/panels.ts'
import type { Device } from '../state/use-device.ts'
import { QuantityInput } from './quantity-input.tsx'

interface Props {
  readonly of: LineCost
  readonly device: Device
}

/** €/kg of a line: one's own typed here, the catalogue's in grey; of a formula, what is inside it costs. */
export function KiloPrice({ of: { line, key, price, isOwn }, device }: Props) {
  if (line.made) return <span>{price === undefined ? say.unknown : number(price)}</span>
  return (
    <QuantityInput
      label={say.price(line.name)}
      value={isOwn ? price : undefined}
      placeholder={price === undefined ? say.unknown : number(price)}
      onChange={(value) => void device.setPrice(key, pricedBy(value, device.prices[key]))}
      onClear={() => void device.setPrice(key, undefined)}
    />
  )
}
