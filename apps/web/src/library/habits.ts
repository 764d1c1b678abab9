import type { Habits } from '../formula/habits.ts'
import { library } from '../state/use-device.ts'
import { changeShelf, shelfNow } from './shelf.ts'

/** Remembers how this workshop does something; shown at once, because it is being typed. */
export function remember(change: Habits): void {
  changeShelf({ habits: { ...shelfNow().habits, ...change } })
  // Where the browser keeps nothing that has been said already.
  void library()
    .then((it) => it.keepHabits(change))
    .catch(() => undefined)
}
