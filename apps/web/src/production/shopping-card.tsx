import type { Production, Purchase } from '@obrador/engine/production'
import type { Prices } from '../formula/model.ts'
import { euros } from '../formula/numbers.ts'
import { download } from '../formula/transfer.ts'
import { day as page, shopping as say } from '../messages/production.ts'
import { BRAND } from '../messages/shell.ts'
import { Icon } from '../parts/icons.tsx'
import { TableHead } from '../parts/table-head.tsx'
import type { Day } from './day.ts'
import { packsFor, shoppingCsv } from './shopping-csv.ts'
import { weight } from './written.ts'

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
          <span className="muted day-since">
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
    <section className="card day-buy" aria-labelledby="day-buy">
      <p className="day-print">
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
          <div className="day-tools">
            <button type="button" className="button" onClick={onPrint}>
              <Icon name="print" />
              {page.print}
            </button>
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
