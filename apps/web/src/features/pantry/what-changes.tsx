import { useEngine } from '../../engine/use-engine.ts'
import { eurosText, percentWithUnit } from '../../format/numbers.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { craftIds } from '../../model/crafts.ts'
import type { PricesById } from '../../model/formula.ts'
import { priceWords as say } from '../../words/es/pantry.ts'
import * as pantryCss from './pantry.module.css'
import { type CostChange, costChangesOf } from './price-changes.ts'

interface Props {
  readonly device: DeviceShelf
  readonly before: PricesById
  readonly next: PricesById
}

/** How many are told at once: the prices that somebody is changing stay in sight beneath them. */
const MOST_AT_ONCE = 6

interface ListProps {
  readonly changes: readonly CostChange[]
  /** Whether it is told of each that it has no price; where none has one, it is told once. */
  readonly isPriceMissed: boolean
}

const ChangeList = ({ changes, isPriceMissed }: ListProps) => (
  <ul className={pantryCss.pastedPrices}>
    {changes.map(({ id, name, unit, before, after, margins }) => (
      <li key={id}>
        <span>{name}</span>
        <span className="muted">
          {margins
            ? say.changes.margin(percentWithUnit(margins[0]), percentWithUnit(margins[1]))
            : isPriceMissed
              ? say.changes.noPrice
              : null}
        </span>
        <span className="figure">{say.changes.cost(eurosText(before), eurosText(after), unit)}</span>
      </li>
    ))}
  </ul>
)

/** The products whose cost other prices change, with their margin where they have a price. */
export function WhatChanges({ device, before: paid, next }: Props) {
  // Its products may be of any craft.
  const engine = useEngine([...craftIds, 'names'])
  // Whose margin is known comes first: that is what a rise takes.
  const changes = costChangesOf(engine, device, paid, next).toSorted((a, b) => Number(!a.margins) - Number(!b.margins))
  if (changes.length === 0) return null
  const isPriceMissed = changes.some(({ margins }) => margins)
  // One that stands alone behind a press would only hide itself.
  const shown = changes.length > MOST_AT_ONCE + 1 ? changes.slice(0, MOST_AT_ONCE) : changes
  const rest = changes.slice(shown.length)
  return (
    <section data-part="price-changes" aria-live="polite">
      <h3>{say.changes.title(changes.length)}</h3>
      {isPriceMissed ? null : <p className="muted">{say.changes.noPrices}</p>}
      <ChangeList changes={shown} isPriceMissed={isPriceMissed} />
      {rest.length > 0 ? (
        <details>
          <summary>{say.changes.more(rest.length)}</summary>
          <ChangeList changes={rest} isPriceMissed={isPriceMissed} />
        </details>
      ) : null}
    </section>
  )
}
