import { useEffect, useState } from 'react'
import { useEngineStore } from '../../engine/use-engine.ts'
import type { DeviceShelf } from '../../library/use-device.ts'
import { emptyDay, type WorkDay } from '../../model/day.ts'
import { FIRST_CLOCK } from '../../model/day-clock.ts'
import { type WorkedOutPlan, workOutPlan } from './work-out.ts'

/** The plan worked out; while the next one is, the one before stays to be read. */
export function useWorkedOut(day: WorkDay, { saved, pieces, own, prices }: DeviceShelf): WorkedOutPlan | undefined {
  const store = useEngineStore()
  const [worked, setWorked] = useState<WorkedOutPlan>()
  const { products, capacity, atHand, clock } = day
  const times = clock?.times
  useEffect(() => {
    let isLate = false
    const asked = { ...emptyDay(), products, capacity, atHand, ...(times && { clock: { ...FIRST_CLOCK, times } }) }
    workOutPlan(store, asked, { saved, pieces, own, prices }).then(
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
  }, [store, products, capacity, atHand, times, saved, pieces, own, prices])
  return worked
}
