import { number } from '@obrador/engine'
import { useState } from 'react'
import { grams, withUnit } from '../../../format/numbers.ts'
import { batchFactor, batchTotal, isScaled, mouldFactor } from '../../../model/batch.ts'
import { scaleBy } from '../../../model/edits.ts'
import { type Batch, type Formula, totalOf } from '../../../model/formula.ts'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { batch as say } from '../../../words/es/panels.ts'
import type { Workshop } from '../../../workshop/use-workshop.ts'
import '../../../ui/style/controls.css'

const WAYS = ['total', 'pieces', 'moulds'] as const
type Way = (typeof WAYS)[number]

interface Moulds {
  readonly count: number
  readonly diameter: number
}

interface FieldProps {
  readonly label: string
  readonly value: number | undefined
  readonly onChange: (value: number) => void
}

const Quantity = ({ label, value, onChange }: FieldProps) => (
  <div className="field">
    <span aria-hidden="true">{label}</span>
    <QuantityInput label={label} value={value} onChange={onChange} />
  </div>
)

function MouldFields({ formula, onBatch }: { readonly formula: Formula; readonly onBatch: (batch: Batch) => void }) {
  const [has, setHas] = useState<Moulds>({ count: 1, diameter: 20 })
  const [wants, setWants] = useState<Moulds>({ count: 1, diameter: 20 })
  function change(nextHas: Moulds, nextWants: Moulds): void {
    setHas(nextHas)
    setWants(nextWants)
    const factor = mouldFactor(nextHas, nextWants)
    if (Number.isFinite(factor) && factor > 0) onBatch({ total: totalOf(formula.lines) * factor })
  }
  return (
    <div className="pair">
      <Quantity label={say.hasMoulds} value={has.count} onChange={(count) => change({ ...has, count }, wants)} />
      <Quantity
        label={say.hasDiameter}
        value={has.diameter}
        onChange={(diameter) => change({ ...has, diameter }, wants)}
      />
      <Quantity label={say.wantMoulds} value={wants.count} onChange={(count) => change(has, { ...wants, count })} />
      <Quantity
        label={say.wantDiameter}
        value={wants.diameter}
        onChange={(diameter) => change(has, { ...wants, diameter })}
      />
      <p className="muted">{say.sameHeight}</p>
    </div>
  )
}

function Fields({
  way,
  formula,
  onBatch,
}: {
  readonly way: Way
  readonly formula: Formula
  readonly onBatch: (batch: Batch) => void
}) {
  const { batch } = formula
  if (way === 'moulds') return <MouldFields formula={formula} onBatch={onBatch} />
  if (way === 'total') {
    return (
      <Quantity
        label={say.grams}
        value={batchTotal(formula)}
        onChange={(total) => onBatch(total > 0 ? { total } : {})}
      />
    )
  }
  return (
    <div className="pair">
      <Quantity label={say.count} value={batch.pieces} onChange={(pieces) => onBatch({ ...batch, pieces })} />
      <Quantity
        label={say.each}
        value={batch.pieceGrams}
        onChange={(pieceGrams) => onBatch({ ...batch, pieceGrams })}
      />
    </div>
  )
}

/** How much of the formula is made, without touching it until asked to. */
export function BatchPanel({ workshop }: { readonly workshop: Workshop }) {
  const { formula, edit } = workshop
  const toast = useToast()
  const [way, setWay] = useState<Way>(formula.batch.pieces === undefined ? 'total' : 'pieces')
  const factor = batchFactor(formula)
  const onBatch = (batch: Batch): void => edit((now) => ({ ...now, batch }), 'batch')

  function apply(): void {
    const undo = workshop.act((now) => ({
      ...scaleBy(now, factor),
      batch: now.batch.pieces === undefined ? {} : now.batch,
    }))
    toast({ text: say.applied, undo })
  }

  return (
    <>
      <fieldset className="choices">
        <legend className="unseen">{say.how}</legend>
        {WAYS.map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="way" checked={way === one} onChange={() => setWay(one)} />
            {say[one]}
          </label>
        ))}
      </fieldset>
      <Fields way={way} formula={formula} onBatch={onBatch} />
      <table className="table">
        <caption>
          {say.weights} <span className="muted">{say.times(number(factor, 3))}</span>
        </caption>
        <tbody>
          {formula.lines.map(({ id, name, grams: weight }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className="number">{withUnit(weight * factor, 'g', 1)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{say.sum}</th>
            <td className="number">{grams(batchTotal(formula))} g</td>
          </tr>
        </tfoot>
      </table>
      {isScaled(formula.batch) ? (
        <div className="buttons">
          <button type="button" className="button" onClick={apply}>
            {say.apply}
          </button>
          <button type="button" className="button quiet" onClick={() => onBatch({})}>
            {say.clear}
          </button>
        </div>
      ) : null}
    </>
  )
}
