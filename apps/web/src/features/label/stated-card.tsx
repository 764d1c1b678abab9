import { type ChangeEvent, type ReactNode, useEffect, useRef } from 'react'
import { rememberHabit } from '../../library/commands/habits.ts'
import { lotMark } from '../../library/sharing/shared-as.ts'
import { useDevice } from '../../library/use-device.ts'
import type { WorkshopHabits } from '../../model/habits.ts'
import type { MadeBatch } from '../../model/made-batch.ts'
import { lotOfBatch } from '../../model/made-batch.ts'
import { dateFormOf, dateKindOf, isFormTooShort, isPastDate, type OnLabel } from '../../model/mentions.ts'
import {
  DATE_FORMS,
  DATE_KINDS,
  type DateForm,
  type DateKind,
  NET_UNITS,
  type NetUnit,
  type StatedOnLabel,
} from '../../model/stated.ts'
import { dayOfYear } from '../../ui/dates.ts'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import * as gaugesCss from '../../views/gauges.module.css'
import { labelFormWords as say } from '../../words/es/label-desk.ts'
import * as labelCss from './label.module.css'
import { TraceAllergens } from './traces.tsx'
import '../../ui/style/controls.css'

export type StatedChange = { readonly [key in keyof StatedOnLabel]?: StatedOnLabel[key] | undefined }

interface Props {
  readonly on: OnLabel
  readonly habits: WorkshopHabits
  readonly onChange: (change: StatedChange) => void
  /** Batches of it whose lot it may bear, newest first. */
  readonly batches?: readonly MadeBatch[] | undefined
}

interface TextProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly rows?: number
  readonly onChange: (value: string) => void
}

/** As long as what may be kept of it. */
const LONGEST = 300

const Text = ({ label, value, placeholder, rows, onChange }: TextProps) => {
  const field = {
    lang: 'es',
    value,
    maxLength: LONGEST,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  return rows === undefined ? (
    <label className="field">
      {label}
      <input placeholder={placeholder} {...field} />
    </label>
  ) : (
    <label className="field">
      {label}
      <textarea rows={rows} {...field} />
    </label>
  )
}

const Note = ({ isBad = false, children }: { readonly isBad?: boolean; readonly children: ReactNode }) => (
  <p className={isBad ? 'over-text' : 'muted'}>{children}</p>
)

function NetField({ on: { stated }, onChange }: Pick<Props, 'on' | 'onChange'>) {
  return (
    <div className="field" data-mention="net">
      <span aria-hidden="true">{say.net}</span>
      <div className={labelCss.netField}>
        <QuantityInput
          label={say.net}
          value={stated.net}
          onChange={(net) => onChange({ net })}
          onClear={() => onChange({ net: undefined })}
        />
        <select
          aria-label={say.unit}
          value={stated.unit}
          onChange={(event) => onChange({ unit: event.target.value as NetUnit })}
        >
          {NET_UNITS.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </select>
      </div>
    </div>
  )
}

function DateFields({ on: { label, stated }, onChange }: Pick<Props, 'on' | 'onChange'>) {
  const { seguridadAlimentaria: safety } = label
  const kind = dateKindOf(safety, stated)
  const form = dateFormOf(stated, safety)
  return (
    <>
      {safety ? null : (
        <label className={`field ${labelCss.wide}`}>
          {say.dateKind}
          <select value={kind} onChange={(event) => onChange({ dateKind: event.target.value as DateKind })}>
            {DATE_KINDS.map((one) => (
              <option key={one} value={one}>
                {say.date[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="field" data-mention="date">
        {say.date[kind]}
        <input
          type="date"
          value={stated.date ?? ''}
          disabled={form === 'none'}
          onChange={(event) => onChange({ date: event.target.value || undefined })}
        />
      </label>
      {kind === 'useBy' ? null : (
        <label className="field">
          {say.dateForm}
          <select value={form} onChange={(event) => onChange({ dateForm: event.target.value as DateForm })}>
            {DATE_FORMS.map((one) => (
              <option key={one} value={one}>
                {say.dateForms[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className={labelCss.wide}>
        <Note>{safety ? say.dateWhy[kind] : say.dateUntold}</Note>
        {form !== 'none' && isPastDate(stated) ? <Note isBad>{say.past}</Note> : null}
        {(form === 'month' || form === 'year') && isFormTooShort(stated) ? (
          <Note isBad>{say.formTooShort[form]}</Note>
        ) : null}
      </div>
    </>
  )
}

/** Who makes it: typed once for all labels, and asked for first where there is room to see it. */
function Operator({ operator }: Pick<OnLabel, 'operator'>) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isEmpty = operator.trim() === ''
  const wasEmpty = useRef(isEmpty)
  useEffect(() => {
    if (wasEmpty.current && matchMedia('(min-width: 51.25rem)').matches) field.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className={labelCss.wide} data-mention="operator">
      <label className="field">
        {say.operator}
        <textarea
          ref={field}
          rows={2}
          maxLength={LONGEST}
          value={operator}
          aria-invalid={isEmpty || undefined}
          onChange={(event) => rememberHabit({ operator: event.target.value })}
        />
      </label>
      {isEmpty ? (
        <Note isBad>
          <span aria-hidden="true">▼</span> {say.noOperator}
        </Note>
      ) : null}
      <Note>{say.operatorHelp}</Note>
    </div>
  )
}

/** Lots that are offered: of the last batches, or of today. */
const MOST_LOTS = 3

interface LotProps extends Pick<Props, 'batches' | 'onChange'> {
  readonly lot: string
}

function LotField({ lot, batches, onChange }: LotProps) {
  const today = lotOfBatch(useDevice().batches, new Date().toLocaleDateString('sv-SE'), lotMark())
  const last = (batches ?? []).filter((one) => one.lot !== '').slice(0, MOST_LOTS)
  const isOffered = last.length > 0 ? last.every((one) => one.lot !== lot) : lot === ''
  return (
    <>
      <div data-mention="lot">
        <Text label={say.lot} value={lot} onChange={(typed) => onChange({ lot: typed || undefined })} />
      </div>
      {isOffered ? (
        <div className={labelCss.wide}>
          {last.map((one) => (
            <button key={one.id} type="button" className="button quiet" onClick={() => onChange({ lot: one.lot })}>
              {say.lotOfBatch(one.lot, dayOfYear(new Date(one.at)))}
            </button>
          ))}
          {last.length > 0 ? null : (
            <button type="button" className="button quiet" onClick={() => onChange({ lot: today })}>
              {say.lotToday(today)}
            </button>
          )}
          {lot === '' ? <Note>{say.lotHelp}</Note> : null}
        </div>
      ) : null}
    </>
  )
}

/** What only its maker knows. */
export function StatedCard({ on, habits, onChange, batches }: Props) {
  const { label, stated, keeping, operator } = on
  const { lot = '', origin = '', text = '', nutrition = true, isSmall = false } = stated

  function keep(typed: string): void {
    onChange({ keeping: typed })
    const clase = label.seguridadAlimentaria?.clase
    if (clase !== undefined) rememberHabit({ keeping: { ...habits.keeping, [clase]: typed } })
  }

  return (
    <section className="card" aria-labelledby="stated">
      <header className="card-head">
        <h2 id="stated">{say.title}</h2>
      </header>
      <div className={labelCss.stated}>
        <NetField on={on} onChange={onChange} />
        <LotField lot={lot} batches={batches} onChange={onChange} />
        <DateFields on={on} onChange={onChange} />
        <div className={labelCss.wide} data-mention="keeping">
          <Text label={say.keeping} rows={2} value={keeping} onChange={keep} />
        </div>
        <div className={labelCss.wide}>
          <TraceAllergens on={on} onChange={(traces) => onChange({ traces })} />
        </div>
        <Operator operator={operator} />
        <details className={`${labelCss.wide} ${gaugesCss.moreFigures}`}>
          <summary>{say.more}</summary>
          <Text label={say.origin} value={origin} onChange={(typed) => onChange({ origin: typed || undefined })} />
          <Text label={say.text} rows={2} value={text} onChange={(typed) => onChange({ text: typed || undefined })} />
          <label className="check-line">
            <input
              type="checkbox"
              checked={nutrition}
              onChange={(event) => onChange({ nutrition: event.target.checked ? undefined : false })}
            />
            {say.nutrition}
          </label>
          {nutrition ? null : <Note>{say.noNutrition}</Note>}
          <label className="check-line">
            <input
              type="checkbox"
              checked={isSmall}
              onChange={(event) => onChange({ isSmall: event.target.checked || undefined })}
            />
            {say.isSmall}
          </label>
        </details>
      </div>
    </section>
  )
}
