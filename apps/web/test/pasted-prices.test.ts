import { expect, it } from 'vitest'
import { type PriceAnswers, pastedPricesIn } from '../src/features/pantry/pasted-prices.ts'
import { costChangesOf, pricesWith } from '../src/features/pantry/price-changes.ts'
import type { DeviceShelf } from '../src/library/use-device.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { engine } from './engine.ts'

const device = { own: [] } as unknown as DeviceShelf
const NOTHING: PriceAnswers = { units: {}, keys: {} }

it('the tariff of a supplier becomes prices of a kilo, with the pack and how it was found', () => {
  const { priced, asked } = pastedPricesIn(
    engine,
    'REF\tDESCRIPCIÓN\tFORMATO\tU.M.\tPRECIO\n010234\tLeche entera\tBrik 6x1L\tCAJA\t5,94\n010311\tMantequilla\tBloque 1 kg\tKG\t7,95',
    device,
    NOTHING,
  )
  expect(asked).toEqual([])
  expect(priced.map(({ key, kilo }) => [key, kilo])).toEqual([
    ['leche_entera', 0.9612],
    ['mantequilla', 7.95],
  ])
  expect(priced[0]?.packGrams).toBeCloseTo(6180, -1)
  expect(priced[0]?.row.how).toContain('1,03 kg/l')
  expect(priced[1]?.packGrams).toBeUndefined()
})

it('a price that may be of two things is asked about, and the answer settles it', () => {
  const text = 'Artículo\tFormato\tPrecio\npolvo de hadas\tcaja 6 x 1 kg\t12,00'
  const [row] = pastedPricesIn(engine, text, device, NOTHING).asked
  expect(row?.question).toBe('unit')
  const line = row?.line ?? 0
  const answered = pastedPricesIn(engine, text, device, { units: { [line]: 'pack' }, keys: { [line]: 'azucar' } })
  expect(answered.asked).toEqual([])
  expect(answered.priced[0]).toMatchObject({ kilo: 2, key: 'azucar' })
})

it('what other prices change is told for each product: its cost, and its margin at the price that it has', () => {
  const formula = exampleFormulaOf('helado')
  const saved = (id: string, desks?: object) => ({ id, formula: { ...formula, name: id, ...(desks && { desks }) } })
  const shelf = {
    own: [],
    habits: {},
    prices: {},
    saved: [saved('sin precio'), saved('con precio', { cost: { price: 12, pricePer: 'kilo', per: 'kilo' } })],
  } as unknown as DeviceShelf
  const { priced } = pastedPricesIn(
    engine,
    'Ref\tArtículo\tFormato\tPVP\tDto.\tNeto\n1\tNata 35%\tPaq. 10 x 1 kg\t100\t10\t90',
    device,
    NOTHING,
  )
  expect(priced.map(({ key, kilo }) => [key, kilo])).toEqual([['nata', 9]])
  const taken = priced.flatMap(({ key, ...price }) => (key === undefined ? [] : [{ ...price, key }]))
  const changes = costChangesOf(engine, shelf, shelf.prices, pricesWith(shelf.prices, taken))
  expect(changes.map(({ name }) => name).toSorted()).toEqual(['con precio', 'sin precio'])
  for (const { before, after } of changes) expect(after).toBeGreaterThan(before)
  const [before = 0, after = 0] = changes.find(({ name }) => name === 'con precio')?.margins ?? []
  expect(after).toBeLessThan(before)
  expect(changes.find(({ name }) => name === 'sin precio')?.margins).toBeUndefined()
  expect(costChangesOf(engine, shelf, shelf.prices, shelf.prices)).toEqual([])
})
