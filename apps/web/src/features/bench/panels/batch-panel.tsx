import { useMemo, useState } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import { GRAMS_PER_KILO, gramsText, numberWithUnit, type WeightUnit } from '../../../format/numbers.ts'
import { numberText, shownName } from '../../../format/page-speech.ts'
import { rememberHabit } from '../../../library/commands/habits.ts'
import type { DeviceShelf } from '../../../library/use-device.ts'
import { batchCountOf } from '../../../model/amounts.ts'
import { batchFactor, batchTotal, isBatchScaled, mouldFactor } from '../../../model/batch.ts'
import { scaleFormulaBy } from '../../../model/edits.ts'
import { type BatchSize, type TableFormula, totalGramsOf } from '../../../model/formula.ts'
import {
  type BatchVolume,
  batchOfVolume,
  isVolumeWay,
  litreGrams,
  litresOfVolume,
  USUAL_TUB,
  type VolumeWay,
  volumeInBatch,
  volumeOfGrams,
  volumeWayOf,
} from '../../../model/volume.ts'
import { readDesk } from '../../../reading/read-desk.ts'
import { FactList } from '../../../ui/facts.tsx'
import { DecorativeIcon } from '../../../ui/icons.tsx'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { VolumeFields } from '../../../views/volume-fields.tsx'
import { batchPanelWords } from '../../../words/es/panels.ts'
import { volumeWords as say } from '../../../words/es/volume.ts'
import type { WorkshopState } from '../../../workshop/use-workshop.ts'
import '../../../ui/style/controls.css'

const WAYS = ['total', 'litres', 'tubs', 'pieces', 'moulds'] as const
type Way = (typeof WAYS)[number]
/** What is sold by the litre fills no moulds of some diameter. */
const waysOf = (hasVolume: boolean): readonly Way[] =>
  WAYS.filter((way) => (hasVolume ? way !== 'moulds' : !isVolumeWay(way)))

interface Moulds {
  readonly count: number
  readonly diameter: number
}

interface FieldProps {
  readonly label: string
  readonly value: number | undefined
  readonly unit?: WeightUnit
  readonly onChange: (value: number) => void
}

const Quantity = ({ label, ...rest }: FieldProps) => (
  <div className="field">
    <span aria-hidden="true">{label}</span>
    <QuantityInput label={label} {...rest} />
  </div>
)

function MouldFields({
  formula,
  onBatch,
}: {
  readonly formula: TableFormula
  readonly onBatch: (batch: BatchSize) => void
}) {
  const [has, setHas] = useState<Moulds>({ count: 1, diameter: 20 })
  const [wants, setWants] = useState<Moulds>({ count: 1, diameter: 20 })
  function change(nextHas: Moulds, nextWants: Moulds): void {
    setHas(nextHas)
    setWants(nextWants)
    const factor = mouldFactor(nextHas, nextWants)
    if (Number.isFinite(factor) && factor > 0) onBatch({ total: totalGramsOf(formula.lines) * factor })
  }
  return (
    <div className="pair">
      <Quantity
        label={batchPanelWords.hasMoulds}
        value={has.count}
        onChange={(count) => change({ ...has, count }, wants)}
      />
      <Quantity
        label={batchPanelWords.hasDiameter}
        value={has.diameter}
        onChange={(diameter) => change({ ...has, diameter }, wants)}
      />
      <Quantity
        label={batchPanelWords.wantMoulds}
        value={wants.count}
        onChange={(count) => change(has, { ...wants, count })}
      />
      <Quantity
        label={batchPanelWords.wantDiameter}
        value={wants.diameter}
        onChange={(diameter) => change(has, { ...wants, diameter })}
      />
      <p className="muted">{batchPanelWords.sameHeight}</p>
    </div>
  )
}

function Fields({
  way,
  formula,
  onBatch,
}: {
  readonly way: Exclude<Way, VolumeWay>
  readonly formula: TableFormula
  readonly onBatch: (batch: BatchSize) => void
}) {
  const { batch } = formula
  if (way === 'moulds') return <MouldFields formula={formula} onBatch={onBatch} />
  if (way === 'total') {
    return (
      <Quantity
        unit="g"
        label={batchPanelWords.grams}
        value={batchTotal(formula)}
        onChange={(total) => onBatch(total > 0 ? { total } : {})}
      />
    )
  }
  return (
    <div className="pair">
      <Quantity
        label={batchPanelWords.count}
        value={batch.pieces}
        onChange={(pieces) => onBatch({ ...batch, pieces })}
      />
      <Quantity
        unit="g"
        label={batchPanelWords.each}
        value={batch.pieceGrams}
        onChange={(pieceGrams) => onBatch({ ...batch, pieceGrams })}
      />
    </div>
  )
}

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: Pick<DeviceShelf, 'own' | 'habits' | 'day'>
  readonly onWeigh: () => void
}

interface ByVolumeProps extends Pick<Props, 'craft' | 'device'> {
  readonly way: VolumeWay
  readonly formula: TableFormula
  readonly density: number
  readonly overrun: number | undefined
  readonly onBatch: (batch: BatchSize) => void
}

/** What is made told in litres or tubs, and what that is to the scale and to the machine. */
function ByVolume({ way, craft, device, formula, density, overrun, onBatch }: ByVolumeProps) {
  const { batch } = formula
  const litre = litreGrams(density, overrun)
  const total = batchTotal(formula)
  const volume = volumeInBatch(batch) ?? volumeOfGrams(litre === undefined ? 0 : total, litre ?? 1, USUAL_TUB)
  const told = litre === undefined ? undefined : litresOfVolume(way, volume) * litre
  const g = (grams: number): string => numberWithUnit(grams, 'g', 0)
  const capacity = device.day?.capacity[craft.id]
  const rounds = batchCountOf(total, capacity)

  function change(next: BatchVolume, air: number | undefined): void {
    if (air === undefined) return
    rememberHabit({ overrun: air })
    const weighs = litreGrams(density, air)
    // The first time that the air is told, what is there in grams is told in litres.
    const asked = litre === undefined && weighs !== undefined ? volumeOfGrams(total, weighs, next.tub) : next
    if (weighs !== undefined) onBatch(batchOfVolume(way, asked, weighs, air))
  }

  return (
    <>
      <VolumeFields way={way} volume={volume} overrun={overrun} litre={litre} onChange={change} />
      {told === undefined || litre === undefined || overrun === undefined ? null : (
        <>
          {batch.litres !== undefined && Math.abs(told - total) >= 1 ? (
            <p role="status">
              {say.stale(g(told))}{' '}
              <button
                type="button"
                className="button quiet"
                onClick={() => onBatch(batchOfVolume(way, volume, litre, overrun))}
              >
                {say.renew}
              </button>
            </p>
          ) : null}
          <FactList
            facts={[
              [say.made, `${numberText(litresOfVolume(way, volume), 2)}\u00a0l`],
              [say.mix(numberText(density, 3)), g(told)],
              [say.litre, g(litre)],
              ...(capacity === undefined
                ? []
                : [
                    [
                      say.machine(numberWithUnit(capacity / GRAMS_PER_KILO, 'kg', 1)),
                      say.rounds(rounds, g(total / rounds)),
                    ] as const,
                  ]),
            ]}
          />
        </>
      )}
    </>
  )
}

/** What is weighed of each line. */
const Weights = ({ formula, factor }: { readonly formula: TableFormula; readonly factor: number }) => (
  <table className="table">
    <caption>
      {batchPanelWords.weights} <span className="muted">{batchPanelWords.times(numberText(factor, 3))}</span>
    </caption>
    <tbody>
      {formula.lines.map(({ id, name, grams: weight }) => (
        <tr key={id}>
          <th scope="row">{shownName(name)}</th>
          <td className="number">{numberWithUnit(weight * factor, 'g', 1)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">{batchPanelWords.sum}</th>
        <td className="number">{gramsText(batchTotal(formula))} g</td>
      </tr>
    </tfoot>
  </table>
)

/** How much of the formula is made, without touching it until asked to. */
export function BatchPanel({ craft, workshop, device, onWeigh }: Props) {
  const { formula, edit } = workshop
  const toast = useToast()
  const [way, setWay] = useState<Way>(
    volumeWayOf(formula.batch) ?? (formula.batch.pieces === undefined ? 'total' : 'pieces'),
  )
  const density = useMemo(() => readDesk(craft, formula, device.own)?.density, [craft, formula, device.own])
  const overrun = formula.batch.overrun ?? device.habits.overrun
  const factor = batchFactor(formula)
  const onBatch = (batch: BatchSize): void => edit((now) => ({ ...now, batch }), 'batch')

  /** The figure is told in the other unit; what is weighed stays. */
  function turnTo(next: Way): void {
    setWay(next)
    const total = batchTotal(formula)
    const litre = litreGrams(density, overrun)
    if (isVolumeWay(next)) {
      if (litre !== undefined && overrun !== undefined)
        onBatch(
          batchOfVolume(
            next,
            volumeOfGrams(total, litre, volumeInBatch(formula.batch)?.tub ?? USUAL_TUB),
            litre,
            overrun,
          ),
        )
      return
    }
    const { litres: _, overrun: _air, ...plain } = formula.batch
    if (formula.batch.litres !== undefined) onBatch(next === 'pieces' ? plain : { total })
  }

  function apply(): void {
    const undo = workshop.act((now) => ({
      ...scaleFormulaBy(now, factor),
      batch: now.batch.pieces === undefined ? {} : now.batch,
    }))
    toast({ text: batchPanelWords.applied, undo })
  }

  return (
    <>
      <fieldset className="choices">
        <legend className="unseen">{batchPanelWords.how}</legend>
        {waysOf(density !== undefined).map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="way" checked={way === one} onChange={() => turnTo(one)} />
            {batchPanelWords[one]}
          </label>
        ))}
      </fieldset>
      {isVolumeWay(way) ? (
        density === undefined ? null : (
          <ByVolume
            way={way}
            craft={craft}
            device={device}
            formula={formula}
            density={density}
            overrun={overrun}
            onBatch={onBatch}
          />
        )
      ) : (
        <Fields way={way} formula={formula} onBatch={onBatch} />
      )}
      <div className="buttons">
        <button type="button" className="button" onClick={onWeigh}>
          <DecorativeIcon name="pot" />
          {say.weigh(numberWithUnit(batchTotal(formula), 'g', 0))}
        </button>
      </div>
      <Weights formula={formula} factor={factor} />
      {isBatchScaled(formula.batch) ? (
        <p className="muted">{say.stays(numberWithUnit(totalGramsOf(formula.lines), 'g', 0))}</p>
      ) : null}
      {isBatchScaled(formula.batch) ? (
        <div className="buttons">
          <button type="button" className="button" onClick={apply}>
            {batchPanelWords.apply}
          </button>
          <button type="button" className="button quiet" onClick={() => onBatch({})}>
            {batchPanelWords.clear}
          </button>
        </div>
      ) : null}
    </>
  )
}
