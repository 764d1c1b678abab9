import { useEngine } from '../../engine/use-engine.ts'
import { eurosText, percentWithUnit } from '../../format/numbers.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { craftIds } from '../../model/crafts.ts'
import type { PricesById } from '../../model/formula.ts'
import { priceWords as say } from '../../words/es/pantry.ts'
import * as pantryCss from './pantry.module.css'
import { costChangesOf } from './price-changes.ts'

interface Props {
  readonly device: DeviceShelf
  readonly before: PricesById
  readonly next: PricesById
}

/** The products whose cost other prices change, with their margin where they have a price. */
export function WhatChanges({ device, before: paid, next }: Props) {
  // Its products may be of any craft.
  const engine = useEngine([...craftIds, 'names'])
  const changes = costChangesOf(engine, device, paid, next)
  if (changes.length === 0) return null
  return (
    <section data-part="price-changes" aria-live="polite">
      <h3>{say.changes.title(changes.length)}</h3>
      <ul className={pantryCss.pastedPrices}>
        {changes.map(({ id, name, unit, before, after, margins }) => (
          <li key={id}>
            <span>{name}</span>
            <span className="muted">
              {margins
                ? say.changes.margin(percentWithUnit(margins[0]), percentWithUnit(margins[1]))
                : say.changes.noPrice}
            </span>
            <span className="figure">{say.changes.cost(eurosText(before), eurosText(after), unit)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
