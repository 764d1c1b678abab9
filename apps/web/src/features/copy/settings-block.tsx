import type { FigureRange } from '@obrador/engine'
import { Suspense, useState } from 'react'
import { craftOfEngine } from '../../engine/crafts.ts'
import { useEngine } from '../../engine/use-engine.ts'
import { numberWithUnit } from '../../format/numbers.ts'
import { numberText } from '../../format/page-speech.ts'
import { rememberHabit } from '../../library/commands/habits.ts'
import { setNorms } from '../../library/commands/settings.ts'
import { writeKey } from '../../library/store.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { isCraftId } from '../../model/crafts.ts'
import type { CraftId } from '../../model/formula.ts'
import { VAT_RATES } from '../../model/habits.ts'
import { normsWithCabinet, normsWithRange } from '../../model/norm-edits.ts'
import type { WorkshopNorms } from '../../model/norms.ts'
import { SCALE_DIVISIONS } from '../../model/weighing.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { CabinetField } from '../../views/cabinet-field.tsx'
import { settingsWords as say } from '../../words/es/norms.ts'
import { keptDivision } from '../../workshop/use-weighing.ts'
import * as settingsCss from './settings.module.css'

/** As long as the label allows. */
const LONGEST_OPERATOR = 200

interface SettingProps {
  readonly told: string
  readonly onReset: () => void
}

const Setting = ({ told, onReset }: SettingProps) => (
  <li className={settingsCss.setting}>
    {told}
    <button type="button" className="button quiet" aria-label={say.resetOne(told)} onClick={onReset}>
      {say.reset}
    </button>
  </li>
)

interface RangeProps {
  readonly craft: CraftId
  readonly type: string
  readonly parameter: string
  readonly range: FigureRange
  readonly onReset: () => void
}

/** A craft calls its types and figures by name once it is here. */
function RangeSetting({ craft: id, type, parameter, range: [least, most], onReset }: RangeProps) {
  const { types, definition } = craftOfEngine(useEngine([id]), id)
  const label = definition.parameters[parameter]?.label ?? parameter
  return (
    <Setting
      told={say.range(types[type]?.label ?? type, label, numberText(least), numberText(most))}
      onReset={onReset}
    />
  )
}

/** Each range of one's own, by its craft, type and figure. */
const rangesIn = ({ ranges = {} }: WorkshopNorms) =>
  Object.entries(ranges).flatMap(([key, own]) => {
    const [craft, type = ''] = key.split('.')
    if (!isCraftId(craft)) return []
    return Object.entries(own).map(([parameter, range]) => ({ craft, type, parameter, range }))
  })

/** What a thing on the board is sold and made with, whatever the formula. */
function Habits({ habits }: Pick<DeviceShelf, 'habits'>) {
  const [division, setDivision] = useState(keptDivision)
  return (
    <>
      <label className="field">
        {say.division}
        <select
          value={division}
          onChange={(event) => {
            writeKey('division', Number(event.target.value))
            setDivision(Number(event.target.value))
          }}
        >
          {SCALE_DIVISIONS.map((one) => (
            <option key={one} value={one}>
              {numberWithUnit(one, 'g', 1)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {say.vat}
        <select
          value={habits.vat ?? VAT_RATES[0]}
          onChange={(event) => rememberHabit({ vat: Number(event.target.value) })}
        >
          {VAT_RATES.toSorted((a, b) => a - b).map((rate) => (
            <option key={rate} value={rate}>
              {rate}
            </option>
          ))}
        </select>
      </label>
      <div className="field">
        <span aria-hidden="true">{say.hourly}</span>
        <QuantityInput
          label={say.hourly}
          value={habits.hourly}
          onChange={(hourly) => rememberHabit({ hourly })}
          onClear={() => rememberHabit({ hourly: undefined })}
        />
      </div>
      <label className={`field ${settingsCss.operator}`}>
        {say.operator}
        <textarea
          rows={2}
          value={habits.operator ?? ''}
          maxLength={LONGEST_OPERATOR}
          onChange={(event) => rememberHabit({ operator: event.target.value })}
        />
      </label>
      <p className="muted">{say.vatHelp}</p>
    </>
  )
}

/** What this workshop has decided for itself, all in one place, and how to take it back. */
export function SettingsBlock({ device: { norms, habits } }: { readonly device: DeviceShelf }) {
  const ranges = rangesIn(norms)
  const keep = (next: WorkshopNorms) => void setNorms(next)
  return (
    <section className={`card ${settingsCss.settings}`} aria-labelledby="settings">
      <h2 id="settings">{say.title}</h2>
      <CabinetField
        key={norms.cabinet}
        cabinet={norms.cabinet}
        onCabinet={(cabinet) => keep(normsWithCabinet(norms, cabinet))}
      />
      <div className={settingsCss.fields}>
        <Habits habits={habits} />
      </div>
      <h3>{say.ranges}</h3>
      {ranges.length === 0 ? <p className="muted">{say.none}</p> : null}
      <ul>
        {ranges.map(({ craft, type, parameter, range }) => (
          <Suspense key={`${craft}.${type}.${parameter}`}>
            <RangeSetting
              craft={craft}
              type={type}
              parameter={parameter}
              range={range}
              onReset={() => keep(normsWithRange(norms, { craft, type }, parameter, undefined))}
            />
          </Suspense>
        ))}
      </ul>
    </section>
  )
}
