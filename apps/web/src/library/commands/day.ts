import { emptyDay, type WorkDay } from '../../model/day.ts'
import { changeSetting } from '../command.ts'
import { shelfNow } from '../shelf.ts'

/** Changes the plan of this device as it is now, whatever is being worked out meanwhile. Gives back the plan as it was. */
export function changeDay(change: (day: WorkDay) => WorkDay): WorkDay {
  const former = shelfNow().day ?? emptyDay()
  const day = change(former)
  if (day === former) return former
  void changeSetting('day', 'day', () => day)
  return former
}
