import { useState } from 'react'
import { gramsText, parseQuantity, parseSigned } from '../format/numbers.ts'
import { numberText, shownName } from '../format/page-speech.ts'
import type { LineNote, MadeBatchLine, MadeReading } from '../model/made-batch.ts'
import { madeBatchWords as say } from '../words/es/made-batch.ts'
import * as batchCss from './batch.module.css'
import { WeightKeypad } from './keypad.tsx'

/** What is being typed, as it is typed: nothing is preset. */
export interface TypedMeasures {
  readonly values: Readonly<Record<string, string>>
  readonly others: Readonly<Record<string, string>>
  readonly degrees: Readonly<Record<string, string>>
  readonly grams: Readonly<Record<number, string>>
  readonly lots: Readonly<Record<number, string>>
  /** What a sheet says of one line alone. */
  readonly sheet?: SheetTyped
}

export interface SheetTyped {
  readonly line: number
  readonly que: string
  readonly value: string
}

/** What an instrument shows at most. */
const MOST: Readonly<Record<string, number>> = { brix: 95, aw: 1, humedad: 100, grasa: 100, masa: 60, dureza: 5 }
/** Figures that may lie below zero. */
const isSigned = (group: string, que: string): boolean =>
  (group === 'values' && que === 'agua') || (group === 'others' && que === 'dureza')

/** Nothing is typed yet but what was noted of the lines while they were weighed. */
export const typedMeasuresOf = (noted: readonly (LineNote | undefined)[] = []): TypedMeasures => ({
  values: {},
  others: {},
  degrees: {},
  grams: Object.fromEntries(
    noted.flatMap((note, line) => (note?.grams === undefined ? [] : [[line, gramsText(note.grams)]])),
  ),
  lots: Object.fromEntries(noted.flatMap((note, line) => (note?.lot ? [[line, note.lot]] : []))),
})

const DEGREES = ['harina', 'ambiente', 'agua'] as const
/** Readings that are shown at once; the others are a tap away. */
const FIRST = 2

const numberIn = (text: string | undefined): number | undefined => {
  const typed = (text ?? '').trim().replace('−', '-')
  if (typed === '') return undefined
  return typed.startsWith('-') || typed.startsWith('+') ? parseSigned(typed) : parseQuantity(typed)
}

/** A figure that its instrument cannot show, and the one that was likely meant: a comma forgotten. */
function impossibleIn(
  que: string,
  text: string | undefined,
): { readonly most: number; readonly maybe: number } | undefined {
  const [value, most] = [numberIn(text), MOST[que]]
  if (value === undefined || most === undefined || value <= most) return undefined
  let maybe = value
  while (maybe > most) maybe /= 10
  return { most, maybe }
}

const sheetReading = ({ sheet }: TypedMeasures): MadeReading[] => {
  const value = sheet && numberIn(sheet.value)
  return sheet && value !== undefined ? [{ que: sheet.que, value, line: sheet.line }] : []
}

export const typedReadingsIn = (typed: TypedMeasures): MadeReading[] => [
  ...Object.entries(typed.values).flatMap(([que, text]) => {
    const value = numberIn(text)
    const other = numberIn(typed.others[que])
    return value === undefined ? [] : [{ que, value, ...(other !== undefined && { other }) }]
  }),
  ...sheetReading(typed),
]

export const typedDegreesIn = ({ degrees }: TypedMeasures): Record<string, number> =>
  Object.fromEntries(
    Object.entries(degrees).flatMap(([key, text]) => {
      const value = numberIn(text)
      return value === undefined ? [] : [[key, value]]
    }),
  )

export const typedLinesIn = (
  { grams: real, lots }: TypedMeasures,
  of: readonly Pick<MadeBatchLine, 'name' | 'identity'>[],
  open: readonly string[],
): MadeBatchLine[] =>
  of.map((one, line) => {
    const weighed = numberIn(real[line])
    const lot = (lots[line] ?? '').trim()
    const supposed = lot === '' ? (open[line] ?? '') : ''
    return {
      line,
      ...one,
      ...(weighed !== undefined && { grams: weighed }),
      ...(lot !== '' && { lot }),
      ...(supposed !== '' && { supposed }),
    }
  })

interface FieldProps {
  readonly label: string
  readonly unit: string
  readonly value: string
  readonly isActive: boolean
  readonly onActive: () => void
  readonly onChange: (text: string) => void
}

const Field = ({ label, unit, value, isActive, onActive, onChange }: FieldProps) => (
  <label className={batchCss.field} data-active={isActive || undefined}>
    <span>{label}</span>
    <span className={batchCss.typed}>
      {/* The keys are below: the keyboard of the device would cover them. */}
      <input
        type="text"
        inputMode="none"
        autoComplete="off"
        value={value}
        onFocus={onActive}
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
  /** By line, the lot that is open, which nobody has confirmed yet. */
  readonly open: readonly string[]
  readonly typed: TypedMeasures
  readonly onTyped: (typed: TypedMeasures) => void
}

type Group = 'values' | 'others' | 'degrees'

/** Lots and real weights of those lines that the maker wants. */
function Lots({ names, open, typed, onTyped }: Omit<Props, 'telling'>) {
  const set = (key: 'lots' | 'grams', at: number, text: string): void =>
    onTyped({ ...typed, [key]: { ...typed[key], [at]: text } })
  // What was noted at the scale is seen before it is kept.
  const [isNoted] = useState(() => [typed.lots, typed.grams].some((one) => Object.keys(one).length > 0))
  return (
    <details className={batchCss.lots} open={isNoted} data-part="measure-lots">
      <summary>{say.lots}</summary>
      <p className="muted">{say.lotsLead}</p>
      <ul>
        {names.map((name, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are told by their place.
          <li key={line}>
            <span>{shownName(name)}</span>
            <input
              type="text"
              aria-label={say.lotOf(shownName(name))}
              placeholder={say.lot}
              maxLength={60}
              value={typed.lots[line] ?? ''}
              onChange={(event) => set('lots', line, event.target.value)}
            />
            {open[line] && !typed.lots[line] ? (
              <button type="button" className="button quiet" onClick={() => set('lots', line, open[line] ?? '')}>
                {say.isLot(open[line])}
              </button>
            ) : null}
            <input
              type="text"
              inputMode="decimal"
              aria-label={say.realOf(shownName(name))}
              placeholder={say.real}
              value={typed.grams[line] ?? ''}
              onChange={(event) => set('grams', line, event.target.value)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What the sheet of a supplier, or an instrument in the pulp, says of one line alone. */
function SheetFields({ names, typed, onTyped }: Pick<Props, 'names' | 'typed' | 'onTyped'>) {
  const { sheet } = typed
  if (!sheet)
    return (
      <button
        type="button"
        className="button"
        onClick={() => onTyped({ ...typed, sheet: { line: 0, que: 'brix', value: '' } })}
      >
        {say.sheetAdd}
      </button>
    )
  const set = (some: Partial<SheetTyped>): void => onTyped({ ...typed, sheet: { ...sheet, ...some } })
  return (
    <fieldset className={batchCss.degrees}>
      <legend>{say.sheetWhat}</legend>
      <select
        aria-label={say.sheetLine}
        value={sheet.line}
        onChange={(event) => set({ line: Number(event.target.value) })}
      >
        {names.map((name, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are told by their place.
          <option key={line} value={line}>
            {shownName(name)}
          </option>
        ))}
      </select>
      <select aria-label={say.sheetWhat} value={sheet.que} onChange={(event) => set({ que: event.target.value })}>
        {Object.entries(say.sheetFields).map(([que, label]) => (
          <option key={que} value={que}>
            {label}
          </option>
        ))}
      </select>
      <span className={batchCss.typed}>
        <input
          type="text"
          inputMode="decimal"
          aria-label={say.sheetValue}
          value={sheet.value}
          onChange={(event) => set({ value: event.target.value })}
        />
      </span>
    </fieldset>
  )
}

/** What was measured, the most telling first with why, on keys of its own; lots, real weights and sheets of those lines that the maker wants. */
export function BatchMeasureForm({ telling, names, open, typed, onTyped }: Props) {
  const [shown, setShown] = useState<readonly string[]>(telling.slice(0, FIRST))
  const [[group, key], setActive] = useState<readonly [Group, string]>(['values', telling[0] ?? ''])
  const set = (of: Group, at: string, text: string): void => onTyped({ ...typed, [of]: { ...typed[of], [at]: text } })
  const later = telling.filter((que) => !shown.includes(que))
  const field = (of: Group, at: string, label: string, unit: string) => (
    <Field
      key={`${of} ${at}`}
      label={label}
      unit={unit}
      value={typed[of][at] ?? ''}
      isActive={of === group && at === key}
      onActive={() => setActive([of, at])}
      onChange={(text) => set(of, at, text)}
    />
  )
  return (
    <div className={batchCss.form}>
      {shown.map((que) => {
        const other = say.other(que)
        const wrong = impossibleIn(que, typed.values[que])
        return (
          <div key={que} className={batchCss.asked}>
            {field('values', que, say.reading(que), say.unit(que))}
            {other ? field('others', que, other[0], other[1]) : null}
            <p className={`muted ${batchCss.why}`}>{say.why(que)}</p>
            {wrong ? (
              <p role="alert">
                <button
                  type="button"
                  className="button quiet"
                  onClick={() => set('values', que, numberText(wrong.maybe, 3))}
                >
                  {say.impossible(que, numberText(wrong.most, 0), numberText(wrong.maybe, 3))}
                </button>
              </p>
            ) : null}
          </div>
        )
      })}
      {shown.includes('masa') ? (
        <fieldset className={batchCss.degrees}>
          <legend>{say.degrees}</legend>
          {DEGREES.map((at) => field('degrees', at, say.degree[at] ?? at, '°C'))}
        </fieldset>
      ) : null}
      <div className={batchCss.more}>
        {later.map((que) => (
          <button
            key={que}
            type="button"
            className="button"
            onClick={() => {
              setShown([...shown, que])
              setActive(['values', que])
            }}
          >
            {say.more(que)}
          </button>
        ))}
        <SheetFields names={names} typed={typed} onTyped={onTyped} />
      </div>
      <WeightKeypad
        value={typed[group][key] ?? ''}
        isSigned={isSigned(group, key)}
        onValue={(text) => set(group, key, text)}
      />
      <Lots names={names} open={open} typed={typed} onTyped={onTyped} />
    </div>
  )
}
