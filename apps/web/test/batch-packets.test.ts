import { describe, expect, it } from 'vitest'
import { packetsOfBatch } from '../src/model/made-batch.ts'

/** The label of a batch says what its own packets said, whatever the packets of today say. */

const packet = (allergens: Readonly<Record<string, 'has' | 'traces' | 'none'>>, brand = '') => ({
  name: 'Base',
  allergens,
  brand,
  text: '',
  at: '',
})

describe('the packets of a batch', () => {
  it('stay what they were', () => {
    const kept = packet({ soja: 'has' })
    expect(packetsOfBatch({ packets: { base: kept } }, { base: packet({ soja: 'none' }) }).base?.allergens).toEqual({
      soja: 'has',
    })
  })

  it('are of today where nobody had looked, and the packet is of the same maker', () => {
    const kept = { base: packet({ soja: 'has' }, 'Una') }
    const now = packet({ soja: 'none', leche: 'has' }, 'Una')
    expect(packetsOfBatch({ packets: kept }, { base: now }).base?.allergens).toEqual({ soja: 'has', leche: 'has' })
    const another = packet({ leche: 'has' }, 'Otra')
    expect(packetsOfBatch({ packets: kept }, { base: another }).base?.allergens).toEqual({ soja: 'has' })
    expect(packetsOfBatch({}, { base: now })).toEqual({ base: now })
  })
})
