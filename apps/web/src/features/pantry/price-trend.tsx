import { lazyFormatter } from '../../format/formatter.ts'
import { pageLocale } from '../../format/page-speech.ts'
import { kiloPrice, type PackPrice } from '../../model/formula.ts'
import { type PastPrice, priceTrendOf } from '../../model/price-history.ts'
import { priceWords as say } from '../../words/es/pantry.ts'
import * as pantryCss from './pantry.module.css'

const month = lazyFormatter<Date>(() => new Intl.DateTimeFormat(pageLocale(), { month: 'long' }))
const monthOfYear = lazyFormatter<Date>(() => new Intl.DateTimeFormat(pageLocale(), { month: 'long', year: 'numeric' }))
const two = lazyFormatter<number>(
  () => new Intl.NumberFormat(pageLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

/** «julio», «julio de 2025»; nothing where nobody knows when. */
function sinceOf(at: string): string {
  if (at === '') return ''
  const date = new Date(at)
  return (date.getFullYear() === new Date().getFullYear() ? month : monthOfYear)(date)
}

const WIDTH = 72
const HEIGHT = 22
const EDGE = 2
const YEAR_MS = 365 * 86_400_000

/** The prices of the last year in steps: each holds until the next was written. */
function pathOf(past: readonly PastPrice[], price: PackPrice): string {
  const now = Date.now()
  const dated = [...past, { kilo: kiloPrice(price), at: price.at }].filter(({ at }) => at !== '')
  const kilos = dated.map(({ kilo }) => kilo)
  const [least, most] = [Math.min(...kilos), Math.max(...kilos)]
  const x = (at: string): number => WIDTH * Math.max(0, 1 - (now - Date.parse(at)) / YEAR_MS)
  const y = (kilo: number): number => HEIGHT - EDGE - ((kilo - least) / (most - least || 1)) * (HEIGHT - 2 * EDGE)
  const steps = dated.map(({ kilo, at }, place) =>
    place === 0 ? `M${x(at).toFixed(1)} ${y(kilo).toFixed(1)}` : `H${x(at).toFixed(1)}V${y(kilo).toFixed(1)}`,
  )
  return `${steps.join('')}H${WIDTH}`
}

/** How what is paid has moved since the price before it, drawn and in words. */
export function PriceTrend({
  past,
  price,
}: {
  readonly past: readonly PastPrice[]
  readonly price: PackPrice | undefined
}) {
  const trend = priceTrendOf(past, price)
  if (!trend || !price) return null
  const { change, since, from, to } = trend
  return (
    <span className={pantryCss.trend} data-part="price-trend" data-rise={change > 0 || undefined}>
      <svg width={WIDTH} height={HEIGHT} aria-hidden="true">
        <path d={pathOf(past, price)} fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <span>{say.trend(change, sinceOf(since), two(from), two(to))}</span>
    </span>
  )
}
