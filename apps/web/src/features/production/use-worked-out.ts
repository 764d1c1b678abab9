import { useEffect, useState } from 'react'
import { useEngineStore } from '../../engine/use-engine.ts'
import type { Device } from '../../library/use-device.ts'
import { type Day, emptyDay } from '../../model/day.ts'
import { type WorkedOut, workOut } from './work-out.ts'

/** The plan worked out; while the next one is, the one before stays to be read. */
export function useWorkedOut(day: Day, { saved, pieces, own, prices }: Device): WorkedOut | undefined {
  const store = useEngineStore()
  const [worked, setWorked] = useState<WorkedOut>()
  const { products, capacity, atHand } = day
  useEffect(() => {
    let isLate = false
    workOut(store, { ...emptyDay(), products, capacity, atHand }, { saved, pieces, own, prices }).then(
      (now) => {
        if (!isLate) setWorked(now)
      },
      (error) =>
        // The page is where it is caught.
        setWorked(() => {
          throw error
        }),
    )
    return () => {
      isLate = true
    }
  }, [store, products, capacity, atHand, saved, pieces, own, prices])
  return worked
}
