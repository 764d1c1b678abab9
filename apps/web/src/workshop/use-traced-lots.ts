import { useMemo } from 'react'
import { useEngine } from '../engine/use-engine.ts'
import type { DeviceShelf } from '../library/use-device.ts'
import { identifiedBatches, tracedLotsIn } from '../model/trace.ts'

/** Every lot of the device with its batches: each page that counts them counts these. */
export function useTracedLots({ batches, own }: Pick<DeviceShelf, 'batches' | 'own'>) {
  const { rowNamed } = useEngine(['names'])
  return useMemo(() => {
    const known = identifiedBatches(batches, rowNamed)
    return { batches: known, lots: tracedLotsIn(known, own) }
  }, [batches, own, rowNamed])
}
