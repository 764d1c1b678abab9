import { number } from '@obrador/engine'
import { type KeyboardEvent, useState } from 'react'
import { lately } from '../formula/dates.ts'
import { kiloPrice, type Price } from '../formula/model.ts'
import { prices as say } from '../messages/pantry.ts'
import { Icon } from '../parts/icons.tsx'
import { QuantityInput } from '../parts/quantity-input.tsx'
import type { PricedRow } from './used-rows.ts'

interface Props {
  readonly row: PricedRow
  readonly price: Price | undefined
  readonly onPrice: (price: Price | undefined) => void
  readonly onClear: () => void
}

const GRAMS_PER_KILO = 1000
const MONTH_MS = 30.44 * 86_400_000
/** Older than this a price is doubtful, months. */
const OLD = 6

/** The same column of the next row, or of the one before. */
function moveDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return
  const cell = event.currentTarget.closest('td')
  const next = cell?.closest('tr')?.nextElementSibling?.children[cell.cellIndex]
  next?.querySelector('input')?.focus()
}

/** What is paid for one ingredient, to be typed in place. */
export function PriceRow({ row, price, onPrice, onClear }: Props) {
  const { name, estimate } = row
  // As it was before it was touched, for Escape.
  const [before, setBefore] = useState<{ readonly price: Price | undefined }>()
  const set = (some: Partial<Price>): void => {
    const now = price ?? { pack: estimate ?? 0, packGrams: GRAMS_PER_KILO, supplier: '', at: '' }
    onPrice({ ...now, ...some, at: new Date().toISOString() })
  }
  const months = price?.at ? Math.floor((Date.now() - Date.parse(price.at)) / MONTH_MS) : 0
  return (
    <tr
      onFocus={() => setBefore({ price })}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && before) onPrice(before.price)
      }}
      data-estimated={price === undefined || undefined}
    >
      <th scope="row">{name}</th>
      <td className="number" data-label={say.pack} onKeyDown={moveDown}>
        <QuantityInput
          label={say.packOf(name)}
          value={price && price.packGrams / GRAMS_PER_KILO}
          placeholder="1"
          onChange={(kilos) => kilos > 0 && set({ packGrams: kilos * GRAMS_PER_KILO })}
        />
      </td>
      <td className="number" data-label={say.price} onKeyDown={moveDown}>
        <QuantityInput
          label={say.priceOf(name)}
          value={price?.pack}
          placeholder={estimate === undefined ? '—' : number(estimate, 2)}
          onChange={(pack) => set({ pack })}
          onClear={() => onPrice(undefined)}
        />
      </td>
      <td className="number price-kilo" data-label={say.perKilo}>
        {price ? (
          number(kiloPrice(price), 2)
        ) : (
          <em>
            {estimate === undefined ? '—' : number(estimate, 2)} {say.estimated}
          </em>
        )}
      </td>
      <td data-label={say.supplier} onKeyDown={moveDown}>
        <input
          className="supplier"
          aria-label={say.supplierOf(name)}
          value={price?.supplier ?? ''}
          disabled={price === undefined}
          maxLength={80}
          onChange={(event) => set({ supplier: event.target.value })}
        />
      </td>
      <td className="price-date" data-label={say.date}>
        {price?.at ? (months >= OLD ? say.old(months) : lately(new Date(price.at))) : ''}
      </td>
      <td className="price-clear">
        {price ? (
          <button type="button" className="icon-button" aria-label={say.clear(name)} onClick={onClear}>
            <Icon name="close" />
          </button>
        ) : null}
      </td>
    </tr>
  )
}
