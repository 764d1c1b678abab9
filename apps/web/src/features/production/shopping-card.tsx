import type { ProductionPlan } from '@obrador/engine/production'
import { eurosText } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import { weightText } from '../../format/weight-text.ts'
import { countStock } from '../../library/commands/pantry.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import type { WorkDay } from '../../model/day.ts'
import { downloadFile } from '../../model/transfer.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { SendText } from '../../ui/send-text.tsx'
import { ColumnHeads } from '../../ui/table-head.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { dayWords, shoppingWords as say } from '../../words/es/production.ts'
import { BRAND_NAME } from '../../words/es/shell.ts'
import { shoppingText } from './as-text.ts'
import * as productionCss from './production.module.css'
import { shoppingCsv } from './shopping-csv.ts'
import { outlayOfList, purchasesToBuy, stockBought, stockUsed, type ToBuy } from './to-buy.ts'
import { lineWeightText } from './written.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly day: WorkDay
  readonly title: string
  readonly device: DeviceShelf
  readonly production: ProductionPlan | undefined
  readonly onPrint: () => void
}

function Row({ buy }: { readonly buy: ToBuy }) {
  const { nombre, gramos, have, packs, bought, outlay, precioPropio, sinPesar } = buy
  // Of what nobody weighed there may be not enough.
  const missing = sinPesar ? Number.NaN : buy.missing
  return (
    <tr data-part="buy-row" data-bought={missing === 0 || undefined}>
      <th scope="row">
        {shownName(nombre)}
        {have === undefined ? null : (
          <span className={`muted ${productionCss.since}`}>{say.needs(weightText(gramos), weightText(have))}</span>
        )}
        {packs && packs.count > 0 ? (
          <span className={`muted ${productionCss.since}`}>{say.packs(packs.count, weightText(packs.grams))}</span>
        ) : null}
      </th>
      <td className="number">{missing === 0 ? say.enough : lineWeightText(bought, buy)}</td>
      <td className="number">
        {missing === 0 ? (
          ''
        ) : outlay === undefined ? (
          '–'
        ) : (
          <>
            {precioPropio ? null : (
              <>
                <span aria-hidden="true">○ </span>
                <span className="unseen">{say.isEstimated} </span>
              </>
            )}
            {eurosText(outlay)}
          </>
        )}
      </td>
    </tr>
  )
}

/** What there is changes with what is bought and what is made, when the maker says so. */
function Stock({ list, device }: { readonly list: readonly ToBuy[]; readonly device: DeviceShelf }) {
  const toast = useToast()
  function count(counted: Readonly<Record<string, number>>, text: string): void {
    const former = Object.fromEntries(Object.keys(counted).map((key) => [key, device.stock[key]]))
    void countStock(counted)
    toast({ text, undo: () => void countStock(former) })
  }
  const isMissing = list.some(({ missing }) => missing > 0)
  if (!isMissing && list.every(({ have }) => have === undefined)) return null
  return isMissing ? (
    <button type="button" className="button" onClick={() => count(stockBought(list), say.haveBought)}>
      {say.bought}
    </button>
  ) : (
    <button type="button" className="button" onClick={() => count(stockUsed(list), say.haveUsed)}>
      {say.used}
    </button>
  )
}

/** Everything to buy, once, at this workshop's prices, in whole packs and without what there is. */
export function ShoppingCard({ day, title, device, production, onPrint }: Props) {
  const { compra = [], coste } = production ?? {}
  const list = purchasesToBuy(compra, device)
  const missing = list.filter((one) => one.missing > 0)
  const outlay = outlayOfList(list)
  return (
    <section className={`card ${productionCss.buy}`} data-part="day-buy" aria-labelledby="day-buy">
      <p className={productionCss.print} data-part="day-print">
        {BRAND_NAME}. {title}
      </p>
      <header className="card-head">
        <h2 id="day-buy">{say.title}</h2>
        <span className="muted">{say.count(compra.length)}</span>
      </header>
      {production ? (
        <>
          {compra.length > 0 ? <p data-part="buy-lead">{say.lead(missing.length, eurosText(outlay))}</p> : null}
          <table className="table">
            <ColumnHeads rows={say.ingredient} figures={[say.buy, say.euro]} />
            <tbody>
              {list.map((buy) => (
                <Row key={buy.id} buy={buy} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {say.total}
                </th>
                <td className="number">{eurosText(outlay)}</td>
              </tr>
            </tfoot>
          </table>
          {coste && compra.length > 0 ? <p className="muted">{say.uses(eurosText(coste.total))}</p> : null}
          {missing.some(({ outlay: cost, precioPropio }) => cost !== undefined && !precioPropio) ? (
            <p className="muted">{say.estimated}</p>
          ) : null}
          <div className={productionCss.tools}>
            <Stock list={list} device={device} />
            <button type="button" className="button" onClick={onPrint}>
              <DecorativeIcon name="print" />
              {dayWords.print}
            </button>
            <SendText title={say.titleOf(title)} text={() => shoppingText(title, list)} className="button quiet" />
            <button
              type="button"
              className="button quiet"
              onClick={() => downloadFile(`${say.file(day.date)}.csv`, 'text/csv', shoppingCsv(production, list))}
            >
              {say.csv}
            </button>
          </div>
        </>
      ) : null}
    </section>
  )
}
