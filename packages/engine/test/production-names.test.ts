import { describe, expect, test } from 'vitest'
import { measuredTest, type ThreadClock } from '../../../tools/measured.ts'
import { productionOf } from '../src/entries/production.ts'
import '../src/index.ts'

/** Parts that bear one name and differ cost as much as parts that bear different names. */

const PARTS = 400
/** A product has at most 200 lines with its preparations opened. */
const PARTS_OF_PRODUCT = 40

const partsNamed = (nameOf: (at: number) => string) =>
  Array.from({ length: PARTS }, (_, at) => ({
    nombre: nameOf(at),
    gramos: 10,
    preparacion: {
      oficio: 'helado',
      type: 'sorbete_agua',
      ingredients: [
        { name: 'Agua', grams: 500 + at },
        { name: 'Azúcar', grams: 200 },
        { name: 'Dextrosa', grams: 20 },
      ],
    },
  }))
const planOf = (parts: readonly object[]) => ({
  productos: Array.from({ length: parts.length / PARTS_OF_PRODUCT }, (_, at) => ({
    nombre: 'Pieza',
    piezas: 1,
    partes: parts.slice(at * PARTS_OF_PRODUCT, (at + 1) * PARTS_OF_PRODUCT),
  })),
})
const plan = (nameOf: (at: number) => string) => planOf(partsNamed(nameOf))

/** ms of the quickest of some rounds of each, in turns: what slows the machine slows both. */
function quickest({ worked }: ThreadClock, ...works: readonly (() => void)[]): readonly number[] {
  const best = works.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 6; round++)
    for (const [at, work] of works.entries()) {
      const start = worked()
      work()
      best[at] = Math.min(best[at] ?? 0, worked() - start)
    }
  return best
}

describe('many preparations of one name', () => {
  test('are told apart, each with a name of its own', () => {
    const { hacer } = productionOf(plan(() => 'Sorbete') as never)
    expect(new Set(hacer.map(({ nombre }) => nombre)).size).toBe(PARTS)
  })

  test('and written the same are one', () => {
    const [part] = partsNamed(() => 'Sorbete')
    const { hacer } = productionOf(planOf(Array.from({ length: PARTS }, () => structuredClone(part) ?? {})) as never)
    expect(hacer).toHaveLength(1)
  })

  measuredTest('cost no more than three times those of different names', (clock) => {
    const [alike = 0, different = 0] = quickest(
      clock,
      () => productionOf(plan(() => 'Sorbete') as never),
      () => productionOf(plan((at) => `Sorbete ${at}`) as never),
    )
    expect(alike / different).toBeLessThan(3)
  })
})
