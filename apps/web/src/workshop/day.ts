import { changeShelf, shelfNow } from '../library/shelf.ts'
import { library } from '../library/use-device.ts'
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
