import { useState } from 'react'
import { eurosText } from '../../format/numbers.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { kiloPrice, type PricesById } from '../../model/formula.ts'
import { importWords, importFootWords as say } from '../../words/es/import.ts'
import * as importCss from './import.module.css'
import { pricedName, pricesBeside, SAME_NAME_WAYS, type SameNameWay } from './plan.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly formulas: number
  /** Prices by what they are of here. */
  readonly priced: PricesById
  readonly device: DeviceShelf
  /** Names of recipes that are here already. */
  readonly namesakes: readonly string[]
  readonly same: SameNameWay
  readonly onSame: (same: SameNameWay) => void
  /** Prices of what nobody knows. */
  readonly unknownPrices: number
  readonly onImport: (takePrices: boolean) => void
  readonly onCancel: () => void
}

function Namesakes({ namesakes, same, onSame }: Pick<Props, 'namesakes' | 'same' | 'onSame'>) {
  if (namesakes.length === 0) return null
  return (
    <fieldset className="radios" data-part="import-same">
      <legend>{say.same(namesakes)}</legend>
      {SAME_NAME_WAYS.map((one) => (
        <label key={one}>
          <input type="radio" name="same" checked={same === one} onChange={() => onSame(one)} />
          {say.sames[one]}
        </label>
      ))}
    </fieldset>
  )
}

interface ClashProps extends Pick<Props, 'device'> {
  readonly others: ReturnType<typeof pricesBeside>['others']
  readonly takes: boolean
  readonly onTakes: (takes: boolean) => void
}

/** Prices that are others here: as they are, unless somebody says so. */
function Clashes({ others, device, takes, onTakes }: ClashProps) {
  if (others.length === 0) return null
  return (
    <details className={importCss.clashes}>
      <summary>{say.clash(others.length)}</summary>
      <ul className="reasons">
        {others.map(([key, price]) => {
          const mine = device.prices[key]
          return (
            <li key={key}>
              {say.clashRow(
                pricedName(key, device),
                eurosText(mine ? kiloPrice(mine) : 0),
                eurosText(kiloPrice(price)),
              )}
            </li>
          )
        })}
      </ul>
      <label className="check-line">
        <input type="checkbox" checked={takes} onChange={(event) => onTakes(event.target.checked)} />
        {say.takeClash}
      </label>
    </details>
  )
}

/** What would come in, what to decide first, and the one button that keeps it. */
export function ImportFoot({ formulas, priced, device, unknownPrices, onImport, onCancel, ...same }: Props) {
  const [takes, setTakes] = useState(false)
  const { fresh, others } = pricesBeside(priced, device.prices)
  const prices = fresh + (takes ? others.length : 0)
  return (
    <section className={`card ${importCss.foot}`} data-part="import-foot" aria-label={say.brings(formulas, prices)}>
      <div>
        <p>
          <b>{say.brings(formulas, prices)}</b>
          {unknownPrices > 0 ? <span className="muted"> · {say.unknownPrices(unknownPrices)}</span> : null}
        </p>
        <Clashes others={others} device={device} takes={takes} onTakes={setTakes} />
        <Namesakes {...same} />
      </div>
      <div className="buttons">
        <button type="button" className="button quiet" onClick={onCancel}>
          {importWords.cancel}
        </button>
        <button
          type="button"
          className="button primary"
          disabled={formulas + prices === 0}
          onClick={() => onImport(takes)}
        >
          {say.import(formulas, prices)}
        </button>
      </div>
    </section>
  )
}
