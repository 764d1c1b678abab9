import { number } from '@obrador/engine'
import { useMemo, useState } from 'react'
import type { AppCraft } from '../../../engine/crafts.ts'
import { grams, withUnit } from '../../../format/numbers.ts'
import { remember } from '../../../library/commands/habits.ts'
import type { Device } from '../../../library/use-device.ts'
import { batchesOf } from '../../../model/amounts.ts'
import { batchFactor, batchTotal, isScaled, mouldFactor } from '../../../model/batch.ts'
import { scaleBy } from '../../../model/edits.ts'
import { type Batch, type Formula, totalOf } from '../../../model/formula.ts'
import {
  batchOf,
  isVolume,
  litreGrams,
  litresOf,
  USUAL_TUB,
  type Volume,
  type VolumeWay,
  volumeIn,
  volumeOf,
  wayOf,
} from '../../../model/volume.ts'
import { readDesk } from '../../../reading/read-desk.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { useToast } from '../../../ui/toasts.tsx'
import { VolumeFields } from '../../../views/volume-fields.tsx'
import { batch as words } from '../../../words/es/panels.ts'
import { volume as say } from '../../../words/es/volume.ts'
import type { Workshop } from '../../../workshop/use-workshop.ts'
import '../../../ui/style/controls.css'

const GRAMS_PER_KILO = 1000

const WAYS = ['total', 'litres', 'tubs', 'pieces', 'moulds'] as const
type Way = (typeof WAYS)[number]
/** What is sold by the litre fills no moulds of some diameter. */
const waysOf = (hasVolume: boolean): readonly Way[] =>
  WAYS.filter((way) => (hasVolume ? way !== 'moulds' : !isVolume(way)))

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
      <Quantity label={words.hasMoulds} value={has.count} onChange={(count) => change({ ...has, count }, wants)} />
      <Quantity
        label={words.hasDiameter}
        value={has.diameter}
        onChange={(diameter) => change({ ...has, diameter }, wants)}
      />
      <Quantity label={words.wantMoulds} value={wants.count} onChange={(count) => change(has, { ...wants, count })} />
      <Quantity
        label={words.wantDiameter}
        value={wants.diameter}
        onChange={(diameter) => change(has, { ...wants, diameter })}
      />
      <p className="muted">{words.sameHeight}</p>
    </div>
  )
}

function Fields({
  way,
  formula,
  onBatch,
}: {
  readonly way: Exclude<Way, VolumeWay>
  readonly formula: Formula
  readonly onBatch: (batch: Batch) => void
}) {
  const { batch } = formula
  if (way === 'moulds') return <MouldFields formula={formula} onBatch={onBatch} />
  if (way === 'total') {
    return (
      <Quantity
        label={words.grams}
        value={batchTotal(formula)}
        onChange={(total) => onBatch(total > 0 ? { total } : {})}
      />
    )
  }
  return (
    <div className="pair">
      <Quantity label={words.count} value={batch.pieces} onChange={(pieces) => onBatch({ ...batch, pieces })} />
      <Quantity
        label={words.each}
        value={batch.pieceGrams}
        onChange={(pieceGrams) => onBatch({ ...batch, pieceGrams })}
      />
    </div>
  )
}

interface Props {
  readonly craft: AppCraft
  readonly workshop: Workshop
  readonly device: Pick<Device, 'own' | 'habits' | 'day'>
  readonly onWeigh: () => void
}

interface ByVolumeProps extends Pick<Props, 'craft' | 'device'> {
  readonly way: VolumeWay
  readonly formula: Formula
  readonly density: number
  readonly overrun: number | undefined
  readonly onBatch: (batch: Batch) => void
}

/** What is made told in litres or tubs, and what that is to the scale and to the machine. */
function ByVolume({ way, craft, device, formula, density, overrun, onBatch }: ByVolumeProps) {
  const { batch } = formula
  const litre = litreGrams(density, overrun)
  const total = batchTotal(formula)
  const volume = volumeIn(batch) ?? volumeOf(litre === undefined ? 0 : total, litre ?? 1, USUAL_TUB)
  const told = litre === undefined ? undefined : litresOf(way, volume) * litre
  const g = (grams: number): string => withUnit(grams, 'g', 0)
  const capacity = device.day?.capacity[craft.id]
  const rounds = batchesOf(total, capacity)

  function change(next: Volume, air: number | undefined): void {
    if (air === undefined) return
    remember({ overrun: air })
    const weighs = litreGrams(density, air)
    // The first time that the air is told, what is there in grams is told in litres.
    const asked = litre === undefined && weighs !== undefined ? volumeOf(total, weighs, next.tub) : next
    if (weighs !== undefined) onBatch(batchOf(way, asked, weighs, air))
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
                onClick={() => onBatch(batchOf(way, volume, litre, overrun))}
              >
                {say.renew}
              </button>
            </p>
          ) : null}
          <Facts
            facts={[
              [say.made, `${number(litresOf(way, volume), 2)}\u00a0l`],
              [say.mix(number(density, 3)), g(told)],
              [say.litre, g(litre)],
              ...(capacity === undefined
                ? []
                : [
                    [
                      say.machine(withUnit(capacity / GRAMS_PER_KILO, 'kg', 1)),
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
const Weights = ({ formula, factor }: { readonly formula: Formula; readonly factor: number }) => (
  <table className="table">
    <caption>
      {words.weights} <span className="muted">{words.times(number(factor, 3))}</span>
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
        <th scope="row">{words.sum}</th>
        <td className="number">{grams(batchTotal(formula))} g</td>
      </tr>
    </tfoot>
  </table>
)

/** How much of the formula is made, without touching it until asked to. */
export function BatchPanel({ craft, workshop, device, onWeigh }: Props) {
  const { formula, edit } = workshop
  const toast = useToast()
  const [way, setWay] = useState<Way>(wayOf(formula.batch) ?? (formula.batch.pieces === undefined ? 'total' : 'pieces'))
  const density = useMemo(() => readDesk(craft, formula, device.own)?.density, [craft, formula, device.own])
  const overrun = formula.batch.overrun ?? device.habits.overrun
  const factor = batchFactor(formula)
  const onBatch = (batch: Batch): void => edit((now) => ({ ...now, batch }), 'batch')

  /** The figure is told in the other unit; what is weighed stays. */
  function turnTo(next: Way): void {
    setWay(next)
    const total = batchTotal(formula)
    const litre = litreGrams(density, overrun)
    if (isVolume(next)) {
      if (litre !== undefined && overrun !== undefined)
        onBatch(batchOf(next, volumeOf(total, litre, volumeIn(formula.batch)?.tub ?? USUAL_TUB), litre, overrun))
      return
    }
    const { litres: _, overrun: _air, ...plain } = formula.batch
    if (formula.batch.litres !== undefined) onBatch(next === 'pieces' ? plain : { total })
  }

  function apply(): void {
    const undo = workshop.act((now) => ({
      ...scaleBy(now, factor),
      batch: now.batch.pieces === undefined ? {} : now.batch,
    }))
    toast({ text: words.applied, undo })
  }

  return (
    <>
      <fieldset className="choices">
        <legend className="unseen">{words.how}</legend>
        {waysOf(density !== undefined).map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="way" checked={way === one} onChange={() => turnTo(one)} />
            {words[one]}
          </label>
        ))}
      </fieldset>
      {isVolume(way) ? (
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
          <Icon name="pot" />
          {say.weigh(withUnit(batchTotal(formula), 'g', 0))}
        </button>
      </div>
      <Weights formula={formula} factor={factor} />
      {isScaled(formula.batch) ? <p className="muted">{say.stays(withUnit(totalOf(formula.lines), 'g', 0))}</p> : null}
      {isScaled(formula.batch) ? (
        <div className="buttons">
          <button type="button" className="button" onClick={apply}>
            {words.apply}
          </button>
          <button type="button" className="button quiet" onClick={() => onBatch({})}>
            {words.clear}
          </button>
        </div>
      ) : null}
    </>
  )
}
