import type { ReactNode } from 'react'
import { changeDay } from '../../library/commands/day.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { DAY_LIMITS, type WorkDay } from '../../model/day.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { dayWords, productWords as say } from '../../words/es/production.ts'
import { ProductRow } from './product-row.tsx'
import * as productionCss from './production.module.css'
import type { WorkedOutPlan } from './work-out.ts'

interface Props {
  readonly day: WorkDay
  readonly device: DeviceShelf
  readonly worked: WorkedOutPlan | undefined
  /** The product that has just been added. */
  readonly added: string | undefined
  readonly onAdd: () => void
  readonly children?: ReactNode
}

/** What is made, and how many. */
export function ProductsCard({ day, device, worked, added, onAdd, children }: Props) {
  const { products } = day
  const isFull = products.length >= DAY_LIMITS.products
  return (
    <section className="card" aria-labelledby="day-products">
      <header className="card-head">
        <h2 id="day-products">{dayWords.what}</h2>
        {products.length > 0 ? <span className="muted">{say.count(products.length)}</span> : null}
      </header>
      {products.length > 0 ? (
        <>
          <label className="field">
            {dayWords.date}
            <input
              type="date"
              value={day.date}
              onChange={(event) => {
                const { value } = event.target
                if (value !== '') changeDay((now) => ({ ...now, date: value }))
              }}
            />
          </label>
          <ul className={productionCss.products}>
            {products.map((product) => (
              <ProductRow
                key={product.id}
                product={product}
                saved={product.isPiece ? undefined : device.saved.find(({ id }) => id === product.entry)}
                piece={product.isPiece ? device.pieces.find(({ id }) => id === product.entry) : undefined}
                left={worked?.left.get(product.id)}
                isNew={product.id === added}
              />
            ))}
          </ul>
          {products.some(({ loss, isPiece }) => loss === undefined && !isPiece) ? (
            <p className="muted">{say.noLoss}</p>
          ) : null}
        </>
      ) : null}
      <button
        type="button"
        className={products.length > 0 ? 'button' : 'button primary'}
        disabled={isFull}
        onClick={onAdd}
      >
        <DecorativeIcon name="plus" />
        {say.add}
      </button>
      {isFull ? <p className="muted">{say.most(DAY_LIMITS.products)}</p> : null}
      {children}
    </section>
  )
}
