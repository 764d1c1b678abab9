import { type Day, emptyDay } from '../../model/day.ts'
import { command } from '../command.ts'
import { shelfNow } from '../shelf.ts'

/** Changes the plan of this device as it is now, whatever is being worked out meanwhile. Gives back the plan as it was. */
export function changeDay(change: (day: Day) => Day): Day {
  const former = shelfNow().day ?? emptyDay()
  const day = change(former)
  if (day === former) return former
  void command({
    kind: 'day',
    things: ['day'],
    isWhole: true,
    show: () => ({ day }),
    write: (kept) => kept.writeDay(day),
  })
  return former
}
