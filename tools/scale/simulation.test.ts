import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { measured, OPERATIONS } from './costs.ts'
import { AGENTS, PEOPLE, play, type Share } from './simulation.ts'
import { costsTable, SEED } from './tables.ts'

const { costs } = measured()
const shareOf = ({ sent, refused }: Share): number => refused / sent

it('every operation was measured, with its noise', () => {
  for (const one of OPERATIONS) {
    const { loop, least, most, bytes } = costs[one]
    expect(least, one).toBeGreaterThan(0)
    expect(loop, one).toBeGreaterThanOrEqual(least)
    expect(most, one).toBeGreaterThanOrEqual(loop)
    expect(bytes, one).toBeGreaterThan(0)
  }
  expect(readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8')).toContain(costsTable(measured()))
})

// «docs in sync» plays the same day in the gate and compares what docs/scale.md says of it.
it('a seed is a day: what is sent adds up, and limits do what they are for', { tags: ['nightly'] }, () => {
  const limits = [{ perMinute: 60 }, { perMinute: 6000 }, { perMinute: 60, keys: { count: 8, perMinute: 3000 } }]
  const [usual, open, keyed] = play(costs, limits, SEED) as [Day, Day, Day]
  expect(play(costs, limits, SEED)).toEqual([usual, open, keyed])
  const { shares } = usual
  // What was assumed is what came: within a percent, for a day has chance in it.
  const alone =
    PEOPLE.artisans * PEOPLE.atWork * (1 - PEOPLE.sharing - PEOPLE.looping) * PEOPLE.minutes * PEOPLE.perMinute
  expect(shares.alone.sent / alone).toBeGreaterThan(0.99)
  expect(shares.alone.sent / alone).toBeLessThan(1.03)
  expect(shares.hosted.sent / (AGENTS.conversations * AGENTS.hosted * AGENTS.calls)).toBeCloseTo(1, 1)
  expect(shareOf(shares.alone)).toBe(0)
  expect(shareOf(shares.hosted)).toBeGreaterThan(0.1)
  expect(shareOf(keyed.shares.hosted)).toBe(0)
  expect(keyed.shares.sharing).toEqual(shares.sharing)
  expect(open.loops).toBeGreaterThan(usual.loops)
  for (const share of Object.values(open.shares)) expect(shareOf(share)).toBe(0)
  // Twice as dear is twice as many cores.
  const dear = Object.fromEntries(OPERATIONS.map((one) => [one, { ...costs[one], loop: 2 * costs[one].loop }]))
  const [twice] = play(dear as typeof costs, limits.slice(0, 1), SEED) as [Day]
  expect(twice.loops).toBeCloseTo(2 * usual.loops, 1)
})

type Day = ReturnType<typeof play>[number]
