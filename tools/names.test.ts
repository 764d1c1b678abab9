import { describe, expect, test } from 'vitest'
import { namesIn } from './names/cases.ts'
import { measureNames } from './names/measure.ts'

describe('names of the trade', () => {
  const measured = measureNames(namesIn('trade.txt'))
  const share = (outcome: string): number =>
    (100 * measured.filter((one) => one.outcome === outcome).length) / measured.length

  test('are read right, nineteen of twenty at least', () => expect(share('right')).toBeGreaterThanOrEqual(95))

  test('are never read as what would do harm', () => {
    expect(measured.filter(({ outcome }) => outcome === 'harmful').map(({ text }) => text)).toStrictEqual([])
  })

  test('are hardly ever read wrongly', () => expect(share('wrong')).toBeLessThanOrEqual(0.5))

  test('bring the allergens of a right reading', () => {
    const wrong = measured.filter(({ outcome, allergens }) => outcome === 'right' && !allergens)
    expect(wrong.map(({ text, found }) => `${text}: ${found?.id}`)).toStrictEqual([])
  })
})
