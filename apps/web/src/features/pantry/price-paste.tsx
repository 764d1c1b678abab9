import { findRow } from '@obrador/engine'
import type { PriceRow } from '@obrador/list/prices'
import { Suspense, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { eurosText } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { identityKeyOf } from '../../model/ingredient-identity.ts'
import { fileRefusedText } from '../../reading/file-refused.ts'
import { identityOutside } from '../../reading/identity.ts'
import { DialogSheet } from '../../ui/sheet.tsx'
import { IngredientPicker } from '../../views/ingredient-picker.tsx'
import { priceWords as say } from '../../words/es/pantry.ts'
import * as pantryCss from './pantry.module.css'
import { type PastedPrice, type PastedPriceRow, type PriceAnswers, pastedPricesIn } from './pasted-prices.ts'
import { pricesWith } from './price-changes.ts'
import { PriceColumnsTable } from './price-columns.tsx'
import { readPriceFile } from './price-file.ts'
import { WhatChanges } from './what-changes.tsx'
import '../../ui/style/controls.css'

export type { PastedPrice }

interface Props {
  readonly craft: AppCraft
  readonly type: string
  readonly device: DeviceShelf
  readonly onTake: (found: readonly PastedPrice[]) => void
  readonly onClose: () => void
}

type Known = PastedPriceRow & { readonly key: string }
const isKnown = (row: PastedPriceRow): row is Known => row.key !== undefined

interface KnownProps {
  readonly rows: readonly Known[]
  readonly device: DeviceShelf
  /** Lines whose price is not taken. */
  readonly left: ReadonlySet<number>
  readonly onLeave: (line: number) => void
}

/** What each row became: the ingredient, how €/kg was found, and the price; each is taken unless somebody says otherwise. */
const KnownRows = ({ rows, device, left, onLeave }: KnownProps) => (
  <ul className={pantryCss.pastedPrices} data-part="pasted-prices">
    {rows.map(({ key, kilo, row: { line, name, reference, how } }) => (
      <li key={line}>
        <label>
          <input type="checkbox" checked={!left.has(line)} onChange={() => onLeave(line)} />
          {device.own.find(({ id }) => id === key)?.name ?? shownName(findRow(key)?.name ?? key)}
        </label>
        <span className="muted">
          {[...(reference === undefined ? [] : [say.reference(reference)]), name, ...(how ? [how] : [])].join(' · ')}
        </span>
        <span className="figure">{`${eurosText(kilo)}/kg`}</span>
      </li>
    ))}
  </ul>
)

interface AskedProps {
  readonly rows: readonly PriceRow[]
  readonly onUnit: (line: number, unit: PriceRow['unit']) => void
}

/** What a price is of is asked with what it may be; what has no price that can be read is named. */
const AskedRows = ({ rows, onUnit }: AskedProps) => (
  <ul className={pantryCss.ownList} data-part="asked-prices">
    {rows.map(({ line, name, question = 'price', choices = [] }) => (
      <li key={line} className={pantryCss.unmatched}>
        <span>{say.asks[question](name)}</span>
        <span className="buttons">
          {choices.map(({ unit, perKg }) => (
            <button key={unit} type="button" className="button" onClick={() => onUnit(line, unit)}>
              {say.paidFor(unit, eurosText(perKg))}
            </button>
          ))}
        </span>
      </li>
    ))}
  </ul>
)

interface UnmatchedProps extends Pick<Props, 'craft' | 'type' | 'device'> {
  readonly rows: readonly PastedPriceRow[]
  readonly onKey: (line: number, key: string) => void
}

function Unmatched({ craft, type, device, rows, onKey }: UnmatchedProps) {
  const [choosing, setChoosing] = useState<number>()
  return (
    <section>
      <p>{say.unmatched}</p>
      <ul className={pantryCss.ownList}>
        {rows.map(({ row: { line, name } }) => (
          <li key={line} className={pantryCss.unmatched}>
            <span>{shownName(name)}</span>
            {choosing === line ? (
              <IngredientPicker
                craft={craft}
                type={type}
                own={device.own}
                initial=""
                onPick={(picked) => {
                  setChoosing(undefined)
                  onKey(line, identityKeyOf(identityOutside(craft.engine, picked)))
                }}
                onCreate={() => setChoosing(undefined)}
                onCancel={() => setChoosing(undefined)}
              />
            ) : (
              <button type="button" className="button" aria-label={say.match(name)} onClick={() => setChoosing(line)}>
                {say.chooseOne}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const PickTariff = ({ onFile }: { readonly onFile: (file: File) => void }) => (
  <label className="button">
    {say.file}
    <input
      type="file"
      className="unseen"
      accept=".xlsx,.xlsm,.csv,.tsv,.txt"
      onChange={(event) => {
        const [file] = event.target.files ?? []
        if (file) onFile(file)
        event.target.value = ''
      }}
    />
  </label>
)

/** A tariff that is a file goes where a pasted one goes. */
function useTariff() {
  const [text, setText] = useState('')
  const [refused, setRefused] = useState('')
  async function open(file: File): Promise<void> {
    const reply = await readPriceFile(file)
    setRefused(reply.is === 'refused' ? fileRefusedText(reply) : '')
    if (reply.is === 'read') setText(reply.text)
  }
  return { text, setText, refused, open }
}

const toggled = (lines: ReadonlySet<number>, line: number): ReadonlySet<number> =>
  lines.has(line) ? new Set([...lines].filter((one) => one !== line)) : new Set([...lines, line])

/** The price list of a supplier, or two columns of a spreadsheet; what is not known stays, with its question beside it. */
export function PricePaste({ craft, type, device, onTake, onClose }: Props) {
  const { text, setText, refused, open } = useTariff()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [answers, setAnswers] = useState<PriceAnswers>({ units: {}, keys: {} })
  const { priced, asked } = pastedPricesIn(craft.engine, text, device, answers)
  const known = priced.filter(isKnown)
  const taken = known.filter(({ row }) => !left.has(row.line))
  const unknown = priced.filter((row) => !isKnown(row))
  const count = priced.length + asked.length
  return (
    <DialogSheet title={say.paste} wide onClose={onClose}>
      <p className="muted">{say.pasteHelp}</p>
      <label className="field">
        {say.pasteLabel}
        <textarea rows={8} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <PickTariff onFile={(file) => void open(file)} />
      {refused === '' ? null : <p role="alert">{refused}</p>}
      <PriceColumnsTable
        text={text}
        columns={answers.columns}
        onColumns={(columns) => setAnswers((now) => ({ ...now, columns }))}
      />
      {count > 0 ? <p aria-live="polite">{say.read(known.length, count)}</p> : null}
      {asked.length > 0 ? (
        <AskedRows
          rows={asked}
          onUnit={(line, unit) => setAnswers((now) => ({ ...now, units: { ...now.units, [line]: unit } }))}
        />
      ) : null}
      {known.length > 0 ? (
        <KnownRows rows={known} device={device} left={left} onLeave={(line) => setLeft((now) => toggled(now, line))} />
      ) : null}
      {unknown.length > 0 ? (
        <Unmatched
          craft={craft}
          type={type}
          device={device}
          rows={unknown}
          onKey={(line, key) => setAnswers((now) => ({ ...now, keys: { ...now.keys, [line]: key } }))}
        />
      ) : null}
      {taken.length > 0 ? (
        <Suspense>
          <WhatChanges device={device} before={device.prices} next={pricesWith(device.prices, taken)} />
        </Suspense>
      ) : null}
      <div className="buttons">
        <button
          type="button"
          className="button primary"
          disabled={taken.length === 0}
          onClick={() => {
            onTake(taken)
            onClose()
          }}
        >
          {say.take}
        </button>
      </div>
    </DialogSheet>
  )
}
