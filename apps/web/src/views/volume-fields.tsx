import { gramsText } from '../format/numbers.ts'
import { numberText } from '../format/page-speech.ts'
import { type BatchVolume, litresOfVolume, type VolumeWay } from '../model/volume.ts'
import { QuantityInput } from '../ui/quantity-input.tsx'
import { volumeWords as say } from '../words/es/volume.ts'
import * as volumeCss from './volume.module.css'
import '../ui/style/controls.css'

interface FieldProps {
  readonly label: string
  readonly unit: string
  readonly value: number | undefined
  readonly step: number
  readonly onChange: (value: number) => void
}

/** A figure between a step down and a step up. */
function Stepped({ label, unit, value, step, onChange }: FieldProps) {
  const change = (by: number): void => onChange(Math.max(0, Math.round(((value ?? 0) + by) * 100) / 100))
  return (
    <div className="field">
      <span aria-hidden="true">{label}</span>
      <div className={volumeCss.stepped}>
        <button type="button" className="button" aria-label={say.less(label)} onClick={() => change(-step)}>
          <span aria-hidden="true">−</span>
        </button>
        <QuantityInput label={`${label} (${unit})`} value={value} step={step} onChange={onChange} />
        <span className={volumeCss.unit} aria-hidden="true">
          {unit}
        </span>
        <button type="button" className="button" aria-label={say.more(label)} onClick={() => change(step)}>
          <span aria-hidden="true">+</span>
        </button>
      </div>
    </div>
  )
}

interface Props {
  readonly way: VolumeWay
  readonly volume: BatchVolume
  readonly overrun: number | undefined
  /** g of the mix in a litre; none until the air is known. */
  readonly litre: number | undefined
  readonly onChange: (volume: BatchVolume, overrun: number | undefined) => void
}

const AIR_STEP = 5
const LITRE_STEP = 0.5

/** How much is made, in litres or in tubs, with the air that it is given: the grams of the mix follow. */
export function VolumeFields({ way, volume, overrun, litre, onChange }: Props) {
  const change = (some: Partial<BatchVolume>): void => onChange({ ...volume, ...some }, overrun)
  const litres = litresOfVolume(way, volume)
  const mix = litre === undefined ? undefined : gramsText(Math.round(litres * litre))
  return (
    <div className={volumeCss.fields}>
      {way === 'litres' ? (
        <Stepped
          label={say.litres}
          unit="l"
          step={LITRE_STEP}
          value={volume.litres}
          onChange={(value) => change({ litres: value })}
        />
      ) : (
        <>
          <Stepped
            label={say.tubs}
            unit={say.tubUnit}
            step={1}
            value={volume.tubs}
            onChange={(tubs) => change({ tubs })}
          />
          <Stepped label={say.tub} unit="l" step={LITRE_STEP} value={volume.tub} onChange={(tub) => change({ tub })} />
        </>
      )}
      <Stepped label={say.air} unit="%" step={AIR_STEP} value={overrun} onChange={(value) => onChange(volume, value)} />
      <p className="lead" aria-live="polite" data-part="volume-said">
        {mix === undefined || overrun === undefined
          ? say.noAir
          : way === 'litres'
            ? say.ofLitres(numberText(volume.litres, 2), numberText(overrun, 1), mix)
            : say.ofTubs(numberText(volume.tubs, 2), numberText(volume.tub, 2), numberText(overrun, 1), mix)}
      </p>
    </div>
  )
}
