import { useEffect, useState } from 'react'
import { type WorkedOut, workOut } from '../features/production/work-out.ts'
import { changeShelf, shelfNow } from '../library/shelf.ts'
import { type Device, library } from '../library/use-device.ts'
import { type Day, emptyDay } from '../model/day.ts'

/** The plan of this device as it is now: what is changed is changed in it, whatever is being worked out meanwhile. */
export const dayNow = (): Day => shelfNow().day ?? emptyDay()

/** Shown at once; a browser that keeps nothing loses only that. */
export function changeDay(change: (day: Day) => Day): void {
  const day = change(dayNow())
  changeShelf({ day })
  void library()
    .then((it) => it.setDay(day))
    .catch(() => undefined)
}

/** The plan worked out; while the next one is, the one before stays to be read. */
export function useWorkedOut(day: Day, { saved, pieces, own, prices }: Device): WorkedOut | undefined {
  const [worked, setWorked] = useState<WorkedOut>()
  const { products, capacity, atHand } = day
  useEffect(() => {
    let isLate = false
    workOut({ ...emptyDay(), products, capacity, atHand }, { saved, pieces, own, prices }).then(
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
  }, [products, capacity, atHand, saved, pieces, own, prices])
  return worked
}
