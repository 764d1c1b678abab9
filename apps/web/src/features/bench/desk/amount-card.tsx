import type { LossDesk } from '@obrador/engine/desk'
import { useMemo } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import { GRAMS_PER_KILO, numberWithUnit, type WeightUnit } from '../../../format/numbers.ts'
import { numberText } from '../../../format/page-speech.ts'
import { changeDay } from '../../../library/commands/day.ts'
import type { DeviceShelf } from '../../../library/use-device.ts'
import { batchCountOf, finishedFrom, rawGramsFor } from '../../../model/amounts.ts'
import { batchFactor, batchTotal, isBatchScaled } from '../../../model/batch.ts'
import { dayWithCapacity } from '../../../model/day.ts'
import { scaleFormulaBy } from '../../../model/edits.ts'
import type { BatchSize, GivenDetails } from '../../../model/formula.ts'
import { makingLossOf } from '../../../reading/loss.ts'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { amountWords as say } from '../../../words/es/desk.ts'
import { batchPanelWords } from '../../../words/es/panels.ts'
import type { WorkshopState } from '../../../workshop/use-workshop.ts'
import * as deskCss from './desk.module.css'
import '../../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
  readonly loss: LossDesk
}

const kilos = (grams: number): string => numberWithUnit(grams / GRAMS_PER_KILO, 'kg', 2)

interface FieldProps {
  readonly label: string
  readonly value: number | undefined
  readonly placeholder?: string
  readonly unit?: WeightUnit
  readonly onChange: (value: number) => void
  readonly onClear: () => void
}

const Field = ({ label, ...rest }: FieldProps) => (
  <div className="field">
    <span aria-hidden="true">{label}</span>
    <QuantityInput label={label} {...rest} />
  </div>
)

/** How many pieces, of what weight once they are made: what is divided and kneaded follows. */
export function AmountCard({ craft, workshop, device, loss }: Props) {
  const { formula, edit } = workshop
  const toast = useToast()
  const { typed, usual, percent } = useMemo(
    () => makingLossOf(craft, formula, device.own),
    [craft, formula, device.own],
  )
  const field = loss.field as keyof GivenDetails
  const { pieces, pieceGrams } = formula.batch
  const setBatch = (next: BatchSize): void => edit((now) => ({ ...now, batch: next }), 'batch')

  function setFinished(finished: number | undefined): void {
    const { pieceGrams: _, total: _total, ...rest } = formula.batch
    setBatch(finished === undefined ? rest : { ...rest, pieceGrams: rawGramsFor(finished, percent) })
  }

  /** What a piece weighs once it is made stays: what it is divided from is what changes. */
  function setLoss(value: number | undefined): void {
    const next = Math.min(loss.most, value ?? usual)
    edit((now) => {
      const { [field]: _, ...others } = now.given
      const finished = now.batch.pieceGrams === undefined ? undefined : finishedFrom(now.batch.pieceGrams, percent)
      return {
        ...now,
        given: value === undefined ? others : { ...others, [field]: (next * loss.of) / 100 },
        batch: { ...now.batch, ...(finished !== undefined && { pieceGrams: rawGramsFor(finished, next) }) },
      }
    }, 'loss')
  }

  function apply(): void {
    const factor = batchFactor(formula)
    const undo = workshop.act((now) => scaleFormulaBy(now, factor))
    toast({ text: batchPanelWords.applied, undo })
  }

  const total = batchTotal(formula)
  const capacity = device.day?.capacity[craft.id]
  const batches = batchCountOf(total, capacity)
  const hasAmount = pieces !== undefined && pieceGrams !== undefined && pieces > 0 && pieceGrams > 0
  return (
    <section className={`card ${deskCss.amount}`} aria-labelledby="amount">
      <header className="card-head">
        <h2 id="amount">{say.title}</h2>
      </header>
      <div className={deskCss.amountFields}>
        <Field
          label={say.pieces}
          value={pieces}
          onChange={(value) => setBatch({ ...formula.batch, pieces: Math.round(value) })}
          onClear={() => {
            const { pieces: _, ...rest } = formula.batch
            setBatch(rest)
          }}
        />
        <Field
          unit="g"
          label={say.each(loss.finished)}
          value={pieceGrams === undefined ? undefined : finishedFrom(pieceGrams, percent)}
          onChange={setFinished}
          onClear={() => setFinished(undefined)}
        />
        <Field
          label={say.loss(loss.label)}
          value={typed}
          placeholder={numberText(usual, 1)}
          onChange={setLoss}
          onClear={() => setLoss(undefined)}
        />
        <Field
          unit="kg"
          label={say.capacity}
          value={capacity === undefined ? undefined : capacity / GRAMS_PER_KILO}
          onChange={(value) => changeDay((now) => dayWithCapacity(now, craft.id, value * GRAMS_PER_KILO))}
          onClear={() => changeDay((now) => dayWithCapacity(now, craft.id, undefined))}
        />
      </div>
      {hasAmount ? (
        <p aria-live="polite">
          <span className="lead">{say.divide(numberWithUnit(pieceGrams, 'g', 0), loss.raw)}</span>{' '}
          <span className="muted">
            {batches > 1 ? say.batches(kilos(total), String(batches), kilos(total / batches)) : say.total(kilos(total))}
          </span>
        </p>
      ) : (
        <p className="muted">{say.empty}</p>
      )}
      {isBatchScaled(formula.batch) ? (
        <div className="buttons">
          <button type="button" className="button" onClick={apply}>
            {say.apply}
          </button>
          <button type="button" className="button quiet" onClick={() => setBatch({})}>
            {say.clear}
          </button>
        </div>
      ) : null}
    </section>
  )
}
