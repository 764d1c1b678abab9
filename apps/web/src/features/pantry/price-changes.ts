import { type AppEngine, craftOfEngine } from '../../engine/crafts.ts'
import { GRAMS_PER_KILO } from '../../format/numbers.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { type PricesById, pricedByPack } from '../../model/formula.ts'
import { costedFormula } from '../../reading/cost.ts'
import { priceSettingsIn } from '../../reading/price-asked.ts'
import type { PastedPrice } from './pasted-prices.ts'

/** A product whose cost other prices change: € of a unit, and % of margin where it has a price. */
export interface CostChange {
  readonly id: string
  readonly name: string
  readonly unit: 'kilo' | 'litre' | 'piece' | 'batch'
  readonly before: number
  readonly after: number
  readonly margins?: readonly [before: number, after: number]
}

/** What is paid once some prices have been taken; the rest stay. */
export function pricesWith(prices: PricesById, taken: readonly PastedPrice[]): PricesById {
  const put = taken.map(({ key, kilo, packGrams }) => {
    const price = pricedByPack(kilo, prices[key])
    const pack = packGrams === undefined ? {} : { packGrams, pack: (kilo * packGrams) / GRAMS_PER_KILO }
    return [key, { ...price, ...pack }] as const
  })
  return { ...prices, ...Object.fromEntries(put) }
}

/** Half a cent: less is no change that anybody sees. */
const LEAST_EUROS = 0.005

/** The products whose cost changes from some prices to the next, the most first. @param engine - With the crafts of all of them. */
export function costChangesOf(
  engine: AppEngine,
  { own, habits, saved }: Pick<DeviceShelf, 'own' | 'habits' | 'saved'>,
  prices: PricesById,
  next: PricesById,
): readonly CostChange[] {
  const changes = saved.flatMap(({ id, formula }): readonly CostChange[] => {
    const craft = craftOfEngine(engine, formula.craft)
    const asked = priceSettingsIn(formula, habits)
    // The price stays and the margin follows: what is sold costs its buyer the same tomorrow.
    const was = costedFormula(craft, formula, { own, prices }, asked)
    const pvp = was.price?.pvp
    const { margin: _, ...fixed } = asked
    const will = costedFormula(
      craft,
      formula,
      { own, prices: next },
      pvp === undefined ? asked : { ...fixed, price: pvp, pricePer: was.unit },
    )
    const [before, after] = [was.cost?.pieza ?? 0, will.cost?.pieza ?? 0]
    if (Math.abs(after - before) < LEAST_EUROS) return []
    const margins = was.price && will.price ? { margins: [was.price.margen, will.price.margen] as const } : {}
    return [{ id, name: formula.name, unit: was.unit, before, after, ...margins }]
  })
  return changes.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
}
