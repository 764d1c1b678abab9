import { number } from '@obrador/engine'
import { beliefOf, constantOf, type Evidence, isEvidence, nameOfConstant } from '@obrador/engine/batch'
import { useId } from 'react'
import { evidenceOf, type MadeBatch } from '../../model/made-batch.ts'
import { book as say } from '../../words/es/batch-book.ts'
import { batch } from '../../words/es/made-batch.ts'
import * as batchesCss from './batches.module.css'

/** How each constant is read: shares as percentages, the rest as they are. */
const SHARES = /^(?:evaporacion|coccion|horno)/
const NINE_IN_TEN = 1.645
const scaleOf = (key: string): readonly [times: number, unit: string, decimals: number] => {
  if (SHARES.test(key)) return [100, ' %', 1]
  if (key.startsWith('friccion') || key.startsWith('vitrina')) return [1, ' °C', 1]
  if (key.startsWith('aire')) return [1, ' %', 0]
  return [1, '', 3]
}

const believedIn = (batches: readonly MadeBatch[]): Evidence | undefined => {
  const evidence = evidenceOf(batches)
  return evidence && isEvidence(evidence) ? evidence : undefined
}

/** What the batches have taught of the workshop, beside what is supposed of any. */
export function OwnWorkshop({ batches }: { readonly batches: readonly MadeBatch[] }) {
  const title = useId()
  const evidence = believedIn(batches)
  if (!evidence || evidence.hornadas.length === 0) return null
  const { constants, mean, covariance } = beliefOf(evidence)
  const rows = [...constants].flatMap(([key, at]) => {
    const known = constantOf(key)
    if (!known || nameOfConstant(key) === 'absorcion') return []
    const [times, unit, decimals] = scaleOf(key)
    const told = (value: number, sd: number): string =>
      say.yours(number(times * value, decimals) + unit, number(NINE_IN_TEN * times * sd, decimals))
    return [
      {
        key,
        first: told(known.mean, known.sd),
        own: told(known.mean + known.sd * (mean[at] ?? 0), known.sd * Math.sqrt(covariance[at]?.[at] ?? 0)),
      },
    ]
  })
  return (
    <section className="card" aria-labelledby={title}>
      <h2 id={title}>{say.workshop}</h2>
      <p className="muted">{say.workshopLead}</p>
      <table className={batchesCss.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">{say.mine}</th>
            <th scope="col">{say.atFirst}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, first, own }) => (
            <tr key={key}>
              <th scope="row">{say.constant(key)}</th>
              <td className="figure">{own}</td>
              <td className="figure muted">{first}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{batch.foot}</p>
    </section>
  )
}
