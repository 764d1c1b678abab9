import type { Production } from '@obrador/engine/production'
import { euros } from '../../format/numbers.ts'
import { countStock } from '../../library/commands/pantry.ts'
import type { Device } from '../../library/use-device.ts'
import type { Day } from '../../model/day.ts'
import { download } from '../../model/transfer.ts'
import { Icon } from '../../ui/icons.tsx'
import { SendText } from '../../ui/send-text.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { day as page, shopping as say } from '../../words/es/production.ts'
import { BRAND } from '../../words/es/shell.ts'
import { shoppingText } from './as-text.ts'
import * as productionCss from './production.module.css'
import { shoppingCsv } from './shopping-csv.ts'
import { outlayOf, stockBought, stockUsed, type ToBuy, toBuy } from './to-buy.ts'
import { weight } from './written.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly day: Day
  readonly title: string
  readonly device: Device
  readonly production: Production | undefined
  readonly onPrint: () => void
}

function Row({ buy }: { readonly buy: ToBuy }) {
  const { nombre, gramos, have, missing, packs, bought, outlay, precioPropio } = buy
  return (
    <tr data-part="buy-row" data-bought={missing === 0 || undefined}>
      <th scope="row">
        {nombre}
        {have === undefined ? null : (
          <span className={`muted ${productionCss.since}`}>{say.needs(weight(gramos), weight(have))}</span>
        )}
        {packs && packs.count > 0 ? (
          <span className={`muted ${productionCss.since}`}>{say.packs(packs.count, weight(packs.grams))}</span>
        ) : null}
      </th>
      <td className="number">{missing === 0 ? say.enough : weight(bought)}</td>
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
            {euros(outlay)}
          </>
        )}
      </td>
    </tr>
  )
}

/** What there is changes with what is bought and what is made, when the maker says so. */
function Stock({ list, device }: { readonly list: readonly ToBuy[]; readonly device: Device }) {
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
  const list = toBuy(compra, device.prices, device.stock)
  const missing = list.filter((one) => one.missing > 0)
  const outlay = outlayOf(list)
  return (
    <section className={`card ${productionCss.buy}`} data-part="day-buy" aria-labelledby="day-buy">
      <p className={productionCss.print} data-part="day-print">
        {BRAND}. {title}
      </p>
      <header className="card-head">
        <h2 id="day-buy">{say.title}</h2>
        <span className="muted">{say.count(compra.length)}</span>
      </header>
      {production ? (
        <>
          {compra.length > 0 ? <p data-part="buy-lead">{say.lead(missing.length, euros(outlay))}</p> : null}
          <table className="table">
            <TableHead rows={say.ingredient} figures={[say.buy, say.euro]} />
            <tbody>
              {list.map((buy) => (
                <Row key={buy.id ?? buy.nombre} buy={buy} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {say.total}
                </th>
                <td className="number">{euros(outlay)}</td>
              </tr>
            </tfoot>
          </table>
          {coste && compra.length > 0 ? <p className="muted">{say.uses(euros(coste.total))}</p> : null}
          {missing.some(({ outlay: cost, precioPropio }) => cost !== undefined && !precioPropio) ? (
            <p className="muted">{say.estimated}</p>
          ) : null}
          <div className={productionCss.tools}>
            <Stock list={list} device={device} />
            <button type="button" className="button" onClick={onPrint}>
              <Icon name="print" />
              {page.print}
            </button>
            <SendText title={say.titleOf(title)} text={() => shoppingText(title, list)} className="button quiet" />
            <button
              type="button"
              className="button quiet"
              onClick={() => download(`${say.file(day.date)}.csv`, 'text/csv', shoppingCsv(production, list))}
            >
              {say.csv}
            </button>
          </div>
        </>
      ) : null}
    </section>
  )
}
