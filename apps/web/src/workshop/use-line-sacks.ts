import type { CraftEngine } from '@obrador/engine'
import { useMemo } from 'react'
import { useDevice } from '../library/use-device.ts'
import { type LineSack, openSacksIn, sackOfLine } from '../model/open-sacks.ts'
import { identifiedBatches } from '../model/trace.ts'

/** The sack that is open of an ingredient, by what it is. */
export function useLineSacks({ rowNamed }: Pick<CraftEngine, 'rowNamed'>): (identity: string) => LineSack {
  const { batches, habits } = useDevice()
  return useMemo(() => {
    const open = openSacksIn(identifiedBatches(batches, rowNamed), habits.opened)
    return (identity) => sackOfLine(identity, batches, open)
  }, [batches, habits.opened, rowNamed])
}
