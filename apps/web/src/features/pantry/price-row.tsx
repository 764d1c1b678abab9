import { type KeyboardEvent, useState } from 'react'
import { eurosText, GRAMS_PER_KILO } from '../../format/numbers.ts'
import { shownName } from '../../format/page-speech.ts'
import { kiloPrice, type PackPrice } from '../../model/formula.ts'
import type { PastPrice } from '../../model/price-history.ts'
import { latelyText } from '../../ui/dates.ts'
import { DecorativeIcon } from '../../ui/icons.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { priceWords as say } from '../../words/es/pantry.ts'
import * as pantryCss from './pantry.module.css'
import { PriceTrend } from './price-trend.tsx'
import type { PricedRow } from './used-rows.ts'

interface Props {
  readonly row: PricedRow
  readonly price: PackPrice | undefined
  readonly past: readonly PastPrice[]
  /** Grams that there are; nothing where nobody has counted. */
  readonly stock: number | undefined
  readonly onStock: (grams: number | undefined) => void
  readonly onPrice: (price: PackPrice | undefined) => void
  readonly onClear: () => void
  /** It costs more than before: what to change is asked. */
  readonly onRise: () => void
  /** Where there is no room, a row is a name and what a kilo costs, and opens to its fields. */
  readonly folds: boolean
}

const MONTH_MS = 30.44 * 86_400_000
/** Older than this a price is doubtful, months. */
const OLD = 6

const kilosOf = (grams: number | undefined): number | undefined => grams && grams / GRAMS_PER_KILO

/** Two decimals, as money has; the head says that they are euros. */
const amount = (value: number): string => eurosText(value).replace(/\s*€\s*/, '')

/** The same column of the next row, or of the one before. */
function moveDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter') return
  const cell = event.currentTarget.closest('td')
  const next = cell?.closest('tr')?.nextElementSibling?.children[cell.cellIndex]
  next?.querySelector('input')?.focus()
}

/** What is paid for one ingredient, to be typed in place. */
export function PantryPriceRow({ row, price, past, stock, onStock, onPrice, onClear, onRise, folds }: Props) {
  const { name, estimate } = row
  const [isOpen, setOpen] = useState(false)
  // As it was before it was touched, for Escape.
  const [before, setBefore] = useState<{ readonly price: PackPrice | undefined }>()
  // The format comes first on the way: it waits for the price of it.
  const [packGrams, setPackGrams] = useState<number>()
  const set = (some: Partial<PackPrice>): void => {
    const now = price ?? { pack: 0, packGrams: packGrams ?? GRAMS_PER_KILO, supplier: '', at: '' }
    const next = { ...now, ...some }
    // The date is of what is paid: another supplier at the same price leaves it.
    const isSame = price !== undefined && kiloPrice(next) === kiloPrice(price)
    onPrice({ ...next, at: isSame ? price.at : new Date().toISOString() })
  }
  const months = price?.at ? Math.floor((Date.now() - Date.parse(price.at)) / MONTH_MS) : 0
  return (
    <tr
      onFocus={() => setBefore({ price })}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && before) onPrice(before.price)
      }}
      data-estimated={price === undefined || undefined}
      data-folded={(folds && !isOpen) || undefined}
    >
      <th scope="row">
        {folds ? (
          <button type="button" className={pantryCss.priceOpen} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {shownName(name)}
          </button>
        ) : (
          shownName(name)
        )}
      </th>
      <td className="number" data-label={say.pack} onKeyDown={moveDown}>
        <QuantityInput
          unit="kg"
          label={say.packOf(shownName(name))}
          value={kilosOf(price?.packGrams ?? packGrams)}
          placeholder="1"
          onChange={(kilos) => {
            if (kilos <= 0) return
            if (price) set({ packGrams: kilos * GRAMS_PER_KILO })
            else setPackGrams(kilos * GRAMS_PER_KILO)
          }}
        />
      </td>
      <td className="number" data-label={say.price} onKeyDown={moveDown}>
        <QuantityInput
          label={say.priceOf(shownName(name))}
          value={price?.pack}
          placeholder={estimate === undefined ? '—' : amount(estimate)}
          onChange={(pack) => set({ pack })}
          onClear={() => onPrice(undefined)}
        />
      </td>
      <td
        className={`number ${pantryCss.priceKilo}`}
        data-part="price-kilo"
        data-before={say.kiloPrice.before}
        data-after={say.kiloPrice.after}
      >
        {price ? (
          amount(kiloPrice(price))
        ) : (
          <em>{estimate === undefined ? say.unknown : say.estimated(amount(estimate))}</em>
        )}
      </td>
      <td data-label={say.supplier} onKeyDown={moveDown}>
        <input
          className={pantryCss.supplier}
          aria-label={say.supplierOf(shownName(name))}
          value={price?.supplier ?? ''}
          disabled={price === undefined}
          maxLength={80}
          onChange={(event) => set({ supplier: event.target.value })}
        />
      </td>
      <td className={pantryCss.priceDate} data-part="price-date" data-label={say.date}>
        {price?.at ? (months >= OLD ? say.old(months) : latelyText(new Date(price.at))) : ''}
        <PriceTrend past={past} price={price} />
        {price && (past.at(-1)?.kilo ?? Number.POSITIVE_INFINITY) < kiloPrice(price) ? (
          <button type="button" className="button quiet" aria-label={say.riseOf(shownName(name))} onClick={onRise}>
            {say.rise}
          </button>
        ) : null}
      </td>
      <td
        className="number"
        data-label={say.have}
        data-part="stock"
        data-none={stock === 0 || undefined}
        onKeyDown={moveDown}
      >
        <QuantityInput
          unit="kg"
          label={say.haveOf(shownName(name))}
          value={stock === undefined ? undefined : stock / GRAMS_PER_KILO}
          placeholder="—"
          onChange={(kilos) => onStock(kilos * GRAMS_PER_KILO)}
          onClear={() => onStock(undefined)}
        />
        {stock === 0 ? <span className={pantryCss.none}>{say.none0}</span> : null}
      </td>
      <td className={pantryCss.priceClear}>
        {price ? (
          <button type="button" className="icon-button" aria-label={say.clear(shownName(name))} onClick={onClear}>
            <DecorativeIcon name="close" />
          </button>
        ) : null}
      </td>
    </tr>
  )
}
