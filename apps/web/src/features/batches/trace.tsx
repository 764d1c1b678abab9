import { useId, useState } from 'react'
import { lotsIn, type MadeBatch, type Traced } from '../../model/made-batch.ts'
import { batch as say } from '../../words/es/made-batch.ts'
import * as batchesCss from './batches.module.css'

interface Props {
  readonly batches: readonly MadeBatch[]
}

const keyOf = ({ name, lot }: Pick<Traced, 'name' | 'lot'>): string => JSON.stringify([name, lot])

/** Both ways in one tap: from a lot to every batch that has it, and from a batch to its lots. */
export function Trace({ batches }: Props) {
  const title = useId()
  const lots = lotsIn(batches)
  const [chosen, setChosen] = useState<{ readonly lot?: string; readonly batch?: string }>({})
  const lot = lots.find((one) => keyOf(one) === chosen.lot)
  const batch = batches.find(({ id }) => id === chosen.batch)
  const tied = (one: MadeBatch): boolean => (lot ? lot.batches.includes(one) : batch ? batch === one : true)
  const tiedLot = (one: Traced): boolean => (lot ? lot === one : batch ? one.batches.includes(batch) : true)
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{say.trace}</h2>
      <p className="muted">{say.traceLead}</p>
      {lots.length === 0 ? <p>{say.noLots}</p> : null}
      <p aria-live="polite">
        {lot
          ? say.lotHas(lot.name, lot.lot, lot.batches.length)
          : batch
            ? say.batchHas(batch.lot, lots.filter(({ batches: all }) => all.includes(batch)).length)
            : ''}
      </p>
      <div className={batchesCss.columns}>
        <ul>
          {lots.map((one) => (
            <li key={keyOf(one)} data-tied={tiedLot(one) || undefined}>
              <button
                type="button"
                className="button"
                aria-pressed={lot === one}
                onClick={() => setChosen(lot === one ? {} : { lot: keyOf(one) })}
              >
                {`${one.name} · ${one.lot}`}
              </button>
            </li>
          ))}
        </ul>
        <ul>
          {batches.map((one) => (
            <li key={one.id} data-tied={tied(one) || undefined}>
              <button
                type="button"
                className="button"
                aria-pressed={batch === one}
                onClick={() => setChosen(batch === one ? {} : { batch: one.id })}
              >
                {`${one.lot} · ${one.formula.name} · ${one.day}`}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className="muted">{say.law}</p>
    </section>
  )
}
