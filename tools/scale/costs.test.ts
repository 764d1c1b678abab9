import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { measured, OPERATIONS } from './costs.ts'
import { costsTable } from './tables.ts'

it('every operation was measured, with its noise', () => {
  const { costs } = measured()
  for (const one of OPERATIONS) {
    const { loop, least, most, bytes } = costs[one]
    expect(least, one).toBeGreaterThan(0)
    expect(loop, one).toBeGreaterThanOrEqual(least)
    expect(most, one).toBeGreaterThanOrEqual(loop)
    expect(bytes, one).toBeGreaterThan(0)
  }
  expect(readFileSync(join(import.meta.dirname, '../../docs/scale.md'), 'utf8')).toContain(costsTable(measured()))
})
