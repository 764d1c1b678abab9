import { numberText, shownName } from '../format/page-speech.ts'
import { setPrice } from '../library/commands/pantry.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import type { LineCost } from '../model/cost.ts'
import { pricedByPack } from '../model/formula.ts'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { costPanelWords as say } from '../words/es/panels.ts'

interface Props {
  readonly of: LineCost
  readonly device: DeviceShelf
}

/** €/kg of a line: one's own typed here, the catalogue's in grey; of a formula, what is inside it costs. */
export function KiloPrice({ of: { line, key, price, isOwn }, device }: Props) {
  if (line.made) return <span>{price === undefined ? say.unknown : numberText(price)}</span>
  return (
    <QuantityInput
      label={say.price(shownName(line.name))}
      value={isOwn ? price : undefined}
      placeholder={price === undefined ? say.unknown : numberText(price)}
      onChange={(value) => void setPrice(key, pricedByPack(value, device.prices[key]))}
      onClear={() => void setPrice(key, undefined)}
    />
  )
}
