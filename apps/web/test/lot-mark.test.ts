import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type MarkedDevice, markAmong } from '../src/library/sharing/lot-mark.ts'
import { lotOfBatch } from '../src/model/made-batch.ts'

it('who began a share numbers batches as before, and who joins has a letter', () => {
  expect(markAmong([], { id: 'a' })).toBe('')
  expect(markAmong([{ id: 'a', mark: '' }], { id: 'b' })).toBe('B')
  expect(lotOfBatch([], '2026-11-17')).toBe('L261117-1')
  expect(lotOfBatch([], '2026-11-17', 'B')).toBe('L261117-B1')
  // The other one's numbers are not in the way of one's own.
  const other = { lot: 'L261117-1' } as never
  expect(lotOfBatch([other], '2026-11-17', 'B')).toBe('L261117-B1')
})

it('devices that took one letter at once have different ones after they have heard of each other, in any order', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 10 })
  fc.assert(
    fc.property(ids, fc.infiniteStream(fc.nat()), fc.boolean(), (all, order, isBegun) => {
      const marks = new Map(all.map((id, at): [string, string] => [id, isBegun && at === 0 ? '' : 'B']))
      const othersOf = (id: string): MarkedDevice[] =>
        all.filter((one) => one !== id).map((one) => ({ id: one, mark: marks.get(one) ?? '' }))
      // Each looks at the list as often as there are devices: whoever yields once may meet another.
      for (const round of all)
        for (const id of all.toSorted((a, b) => ((order.next().value ?? 0) % 3) - 1 || a.localeCompare(b))) {
          marks.set(id, markAmong(othersOf(id), { id, mark: marks.get(id) ?? round }))
        }
      expect(new Set(marks.values()).size).toBe(all.length)
      for (const id of all) expect(markAmong(othersOf(id), { id, mark: marks.get(id) ?? '' })).toBe(marks.get(id))
    }),
  )
})
