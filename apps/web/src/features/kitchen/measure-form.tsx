import { useState } from 'react'
import { parseQuantity, parseSigned } from '../../format/numbers.ts'
import type { MadeLine, MadeReading } from '../../model/made-batch.ts'
import { batch as say } from '../../words/es/made-batch.ts'
import * as batchCss from './batch.module.css'

/** What is being typed, as it is typed: nothing is preset. */
export interface Typed {
  readonly values: Readonly<Record<string, string>>
  readonly others: Readonly<Record<string, string>>
  readonly degrees: Readonly<Record<string, string>>
  readonly grams: Readonly<Record<number, string>>
  readonly lots: Readonly<Record<number, string>>
}

export const NOTHING_TYPED: Typed = { values: {}, others: {}, degrees: {}, grams: {}, lots: {} }

const DEGREES = ['harina', 'ambiente', 'agua'] as const
/** Readings that are shown at once; the others are a tap away. */
const FIRST = 2

const numberIn = (text: string | undefined): number | undefined => {
  const typed = (text ?? '').trim().replace('−', '-')
  if (typed === '') return undefined
  return typed.startsWith('-') || typed.startsWith('+') ? parseSigned(typed) : parseQuantity(typed)
}

export const readingsIn = ({ values, others }: Typed): MadeReading[] =>
  Object.entries(values).flatMap(([que, text]) => {
    const value = numberIn(text)
    const other = numberIn(others[que])
    return value === undefined ? [] : [{ que, value, ...(other !== undefined && { other }) }]
  })

export const degreesIn = ({ degrees }: Typed): Record<string, number> =>
  Object.fromEntries(
    Object.entries(degrees).flatMap(([key, text]) => {
      const value = numberIn(text)
      return value === undefined ? [] : [[key, value]]
    }),
  )

export const linesIn = ({ grams, lots }: Typed, names: readonly string[], open: readonly string[]): MadeLine[] =>
  names.map((name, line) => {
    const real = numberIn(grams[line])
    const lot = (lots[line] ?? open[line] ?? '').trim()
    return { line, name, ...(real !== undefined && { grams: real }), ...(lot !== '' && { lot }) }
  })

interface FieldProps {
  readonly label: string
  readonly unit: string
  readonly value: string
  readonly onChange: (text: string) => void
}

const Field = ({ label, unit, value, onChange }: FieldProps) => (
  <label className={batchCss.field}>
    <span>{label}</span>
    <span className={batchCss.typed}>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <span aria-hidden="true">{unit}</span>
    </span>
  </label>
)

interface Props {
  /** What can be read, the most telling first. */
  readonly telling: readonly string[]
  readonly names: readonly string[]
  /** By line, the lot that is open. */
  readonly open: readonly string[]
  readonly typed: Typed
  readonly onTyped: (typed: Typed) => void
}

/** What was measured, the most telling first with why; lots and real weights of those lines that the maker wants. */
export function MeasureForm({ telling, names, open, typed, onTyped }: Props) {
  const [shown, setShown] = useState<readonly string[]>(telling.slice(0, FIRST))
  const set = <Key extends keyof Typed>(key: Key, at: string | number, text: string): void =>
    onTyped({ ...typed, [key]: { ...typed[key], [at]: text } })
  const later = telling.filter((que) => !shown.includes(que))
  return (
    <div className={batchCss.form}>
      <p className="muted">{say.lead}</p>
      {shown.map((que) => {
        const other = say.other(que)
        return (
          <div key={que}>
            <Field
              label={say.reading(que)}
              unit={say.unit(que)}
              value={typed.values[que] ?? ''}
              onChange={(text) => set('values', que, text)}
            />
            {other ? (
              <Field
                label={other[0]}
                unit={other[1]}
                value={typed.others[que] ?? ''}
                onChange={(text) => set('others', que, text)}
              />
            ) : null}
            <p className={`muted ${batchCss.why}`}>{say.why(que)}</p>
          </div>
        )
      })}
      {shown.includes('masa') ? (
        <fieldset className={batchCss.degrees}>
          <legend>{say.degrees}</legend>
          {DEGREES.map((key) => (
            <Field
              key={key}
              label={say.degree[key] ?? key}
              unit="°C"
              value={typed.degrees[key] ?? ''}
              onChange={(text) => set('degrees', key, text)}
            />
          ))}
        </fieldset>
      ) : null}
      {later.length > 0 ? (
        <div className={batchCss.more}>
          {later.map((que) => (
            <button key={que} type="button" className="button" onClick={() => setShown([...shown, que])}>
              {say.more(que)}
            </button>
          ))}
        </div>
      ) : null}
      <details className={batchCss.lots}>
        <summary>{say.lots}</summary>
        <p className="muted">{say.lotsLead}</p>
        <ul>
          {names.map((name, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are told by their place.
            <li key={line}>
              <span>{name}</span>
              <input
                type="text"
                aria-label={say.lotOf(name)}
                placeholder={say.lot}
                maxLength={60}
                value={typed.lots[line] ?? open[line] ?? ''}
                onChange={(event) => set('lots', line, event.target.value)}
              />
              <input
                type="text"
                inputMode="decimal"
                aria-label={say.realOf(name)}
                placeholder={say.real}
                value={typed.grams[line] ?? ''}
                onChange={(event) => set('grams', line, event.target.value)}
              />
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
