import type { Production, Purchase } from '@obrador/engine/production'
import { euros } from '../../format/numbers.ts'
import type { Day } from '../../model/day.ts'
import type { Prices } from '../../model/formula.ts'
import { download } from '../../model/transfer.ts'
import { Icon } from '../../ui/icons.tsx'
import { SendText } from '../../ui/send-text.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { day as page, shopping as say } from '../../words/es/production.ts'
import { BRAND } from '../../words/es/shell.ts'
import { shoppingText } from './as-text.ts'
import * as productionCss from './production.module.css'
import { packsFor, shoppingCsv } from './shopping-csv.ts'
import { weight } from './written.ts'
import '../../ui/style/controls.css'

interface Props {
  readonly day: Day
  readonly title: string
  readonly prices: Prices
  readonly production: Production | undefined
  readonly onPrint: () => void
}

function Row({ purchase, prices }: { readonly purchase: Purchase; readonly prices: Prices }) {
  const { id, nombre, gramos, coste, precioPropio } = purchase
  const price = id === undefined ? undefined : prices[id]
  return (
    <tr>
      <th scope="row">
        {nombre}
        {price ? (
          <span className={`muted ${productionCss.since}`}>
            {say.packs(packsFor(gramos, price.packGrams), weight(price.packGrams))}
          </span>
        ) : null}
      </th>
      <td className="number">{weight(gramos)}</td>
      <td className="number">
        {coste === undefined ? (
          '–'
        ) : (
          <>
            {precioPropio ? null : (
              <>
                <span aria-hidden="true">○ </span>
                <span className="unseen">{say.isEstimated} </span>
              </>
            )}
            {euros(coste)}
          </>
        )}
      </td>
    </tr>
  )
}

/** Everything to buy, once, at this workshop's prices. */
export function ShoppingCard({ day, title, prices, production, onPrint }: Props) {
  const { compra = [], coste } = production ?? {}
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
          <table className="table">
            <TableHead rows={say.ingredient} figures={[say.need, say.euro]} />
            <tbody>
              {compra.map((purchase) => (
                <Row key={purchase.id ?? purchase.nombre} purchase={purchase} prices={prices} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  {say.total}
                </th>
                <td className="number">{euros(coste?.total ?? 0)}</td>
              </tr>
            </tfoot>
          </table>
          {compra.some(({ coste: cost, precioPropio }) => cost !== undefined && !precioPropio) ? (
            <p className="muted">{say.estimated}</p>
          ) : null}
          <div className={productionCss.tools}>
            <button type="button" className="button" onClick={onPrint}>
              <Icon name="print" />
              {page.print}
            </button>
            <SendText
              title={say.titleOf(title)}
              text={() => shoppingText(title, production, prices)}
              className="button quiet"
            />
            <button
              type="button"
              className="button quiet"
              onClick={() => download(`${say.file(day.date)}.csv`, 'text/csv', shoppingCsv(production))}
            >
              {say.csv}
            </button>
          </div>
        </>
      ) : null}
    </section>
  )
}
