import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../../tools/tier.ts'
import { canonicalJson } from '../../src/merge/json.ts'
import { histories, Workshop } from './history.ts'

/** Histories of three to six devices that are parted, crash, hear things twice and backwards, and have clocks hours apart. */
const HISTORIES = 2000

it('devices that have heard everything have the same book, with every version and every change in it', () => {
  let conflicts = 0
  let undeleted = 0
  let binned = 0
  let chosen = 0
  fc.assert(
    fc.property(histories, ({ skews, steps }) => {
      const workshop = new Workshop(skews)
      for (const step of steps) workshop.live(step)
      workshop.meet()
      const [first, ...others] = workshop.devices.map((device) => device.all)
      const text = canonicalJson(first as never)
      for (const other of others) expect(canonicalJson(other as never)).toBe(text)
      for (const note of workshop.versions) expect(text).toContain(`"note":"${note}"`)
      for (const grams of workshop.written)
        if (!workshop.replaced.has(grams)) expect(text, `${grams} g`).toMatch(new RegExp(`"grams":${grams}\\b`))
      for (const { id, record, conflicts: clashes, undeleted: kept } of (first ?? []) as never[] as Entry[]) {
        expect(record.deletedAt !== undefined, `${id} in the bin`).toBe(workshop.isBinned(id))
        conflicts += clashes.length
        undeleted += kept ? 1 : 0
        binned += record.deletedAt === undefined ? 0 : 1
      }
      chosen += workshop.chosen
      // What is stored is the same book again.
      const device = workshop.devices[0]
      device?.crash()
      expect(canonicalJson(device?.all as never)).toBe(text)
    }),
    { numRuns: runs(HISTORIES), endOnFailure: process.env.SHRINK === undefined },
  )
  // Histories in which nothing meets would prove nothing.
  for (const count of [conflicts, undeleted, binned, chosen]) expect(count).toBeGreaterThan(runs(HISTORIES) / 20)
})

interface Entry {
  readonly id: string
  readonly record: { readonly deletedAt?: string }
  readonly conflicts: readonly unknown[]
  readonly undeleted?: unknown
}
