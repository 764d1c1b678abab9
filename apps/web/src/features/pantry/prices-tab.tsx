import { Suspense, useDeferredValue, useState } from 'react'
import type { AppCraft } from '../../engine/crafts.ts'
import { foldedText } from '../../format/folded.ts'
import { shownName } from '../../format/page-speech.ts'
import { countStock, setPrice } from '../../library/commands/pantry.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { PricesById } from '../../model/formula.ts'
import { useOver } from '../../routes/use-over.ts'
import { goToPage } from '../../routes/use-page.ts'
import { useToast } from '../../ui/toasts.tsx'
import { priceWords as say } from '../../words/es/pantry.ts'
import type { WorkshopState } from '../../workshop/use-workshop.ts'
import * as pantryCss from './pantry.module.css'
import { pricesWith } from './price-changes.ts'
import { type PastedPrice, PricePaste } from './price-paste.tsx'
import { PantryPriceRow } from './price-row.tsx'
import { allRows, type PricedRow, useUsedRows } from './used-rows.ts'
import { WhatChanges } from './what-changes.tsx'
import '../../ui/style/controls.css'

interface Props {
  readonly craft: AppCraft
  readonly workshop: WorkshopState
  readonly device: DeviceShelf
}

const WHICH = ['used', 'priced', 'all'] as const
type Which = (typeof WHICH)[number]
const AT_FIRST = 60
/** As many as anybody writes at a first sitting. */
const TO_BEGIN_WITH = 5

interface TableProps {
  readonly rows: readonly PricedRow[]
  readonly device: DeviceShelf
  readonly folds: boolean
  readonly onClear: (row: PricedRow) => void
}

function PricesTable({ rows, device, folds, onClear }: TableProps) {
  return (
    <div>
      <table className={`table ${pantryCss.prices}`} data-part="prices">
        <thead>
          <tr>
            <th scope="col">{say.ingredient}</th>
            <th scope="col" className="number">
              {say.pack}
            </th>
            <th scope="col" className="number">
              {say.price}
            </th>
            <th scope="col" className="number">
              {say.perKilo}
            </th>
            <th scope="col">{say.supplier}</th>
            <th scope="col">{say.date}</th>
            <th scope="col" className="number">
              {say.have}
            </th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <PantryPriceRow
              key={row.key}
              row={row}
              price={device.prices[row.key]}
              past={device.priceHistory[row.key] ?? []}
              stock={device.stock[row.key]}
              onStock={(grams) => void countStock({ [row.key]: grams })}
              onPrice={(price) => void setPrice(row.key, price)}
              onClear={() => onClear(row)}
              onRise={() => goToPage('carta', { rise: row.key })}
              folds={folds}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What this workshop pays, once for all its formulas. */
export function PricesTab({ craft, workshop, device }: Props) {
  const toast = useToast()
  const [which, setWhich] = useState<Which>('used')
  const [text, setText] = useState('')
  const [most, setMost] = useState(AT_FIRST)
  // As the styles have it: a table of six columns does not fit.
  const [folds] = useState(() => matchMedia('(max-width: 51.1875rem)').matches)
  // What one begins with stays where it is while the first prices are typed.
  const [beganEmpty] = useState(Object.keys(device.prices).length === 0)
  // What a price does to the products is told beside it, as far as it was changed here.
  const [paid] = useState(device.prices)
  const paying = useDeferredValue(device.prices)
  const over = useOver<'paste'>(() => undefined)
  const asked = foldedText(useDeferredValue(text).trim())
  const weighed = useUsedRows(workshop, device)
  // A price moves its row by what it weighs: not while somebody is typing it.
  const [order] = useState(() => new Map(weighed.map(({ key }, at) => [key, at])))
  const placeOf = ({ key }: PricedRow): number => order.get(key) ?? order.size
  const used = weighed.toSorted((a, b) => placeOf(a) - placeOf(b))
  const { prices } = device
  // A search looks everywhere: whoever asks for a name wants it.
  const rows = which === 'used' && asked === '' ? used : allRows(device)
  const found = rows.filter(
    ({ key, name }) => (which !== 'priced' || prices[key] !== undefined) && foldedText(name).includes(asked),
  )
  const isFirstTime = beganEmpty && which === 'used' && asked === '' && used.length > 0

  async function putBack(former: PricesById, keys: readonly string[]): Promise<void> {
    for (const key of keys) await setPrice(key, former[key])
  }

  function clear({ key, name }: PricedRow): void {
    const former = prices
    void setPrice(key, undefined)
    toast({ text: say.cleared(shownName(name)), undo: () => void putBack(former, [key]) })
  }

  async function take(pasted: readonly PastedPrice[]): Promise<void> {
    const former = prices
    const next = pricesWith(former, pasted)
    for (const { key } of pasted) await setPrice(key, next[key])
    const undo = (): void =>
      void putBack(
        former,
        pasted.map(({ key }) => key),
      )
    toast({ text: say.taken(pasted.length), undo })
  }

  const table = (shown: readonly PricedRow[]) => (
    <PricesTable rows={shown} device={device} folds={folds} onClear={clear} />
  )

  return (
    <section className={`card ${pantryCss.pricesCard}`} aria-label={say.perKilo}>
      <p className="muted">{say.intro}</p>
      <div className={pantryCss.priceTools}>
        <label className="field">
          {say.search}
          <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <fieldset className="choices">
          <legend className="unseen">{say.which}</legend>
          {WHICH.map((one) => (
            <label key={one} className="choice">
              <input type="radio" name="which-prices" checked={which === one} onChange={() => setWhich(one)} />
              {say[one]}
            </label>
          ))}
        </fieldset>
        <button type="button" className="button" data-part="prices-paste" onClick={() => over.open('paste')}>
          {say.paste}
        </button>
      </div>
      {paying === paid ? null : (
        <Suspense>
          <WhatChanges device={device} before={paid} next={paying} />
        </Suspense>
      )}
      {found.length === 0 ? (
        <p className="muted">{asked === '' && which === 'used' ? say.noneUsed : say.none}</p>
      ) : isFirstTime ? (
        <>
          <p className="lead">{say.first}</p>
          {table(found.slice(0, TO_BEGIN_WITH))}
          {found.length > TO_BEGIN_WITH ? (
            <details>
              <summary>{say.rest}</summary>
              {table(found.slice(TO_BEGIN_WITH))}
            </details>
          ) : null}
        </>
      ) : (
        table(found.slice(0, most))
      )}
      {found.length > most && !isFirstTime ? (
        <button type="button" className="button" onClick={() => setMost(most + 5 * AT_FIRST)}>
          {say.more(found.length - most)}
        </button>
      ) : null}
      {over.opened ? (
        <PricePaste
          craft={craft}
          type={workshop.formula.type}
          device={device}
          onTake={(pasted) => void take(pasted)}
          onClose={over.close}
        />
      ) : null}
    </section>
  )
}
