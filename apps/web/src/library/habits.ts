import type { Habits } from '../model/habits.ts'
import { changeShelf, shelfNow } from './shelf.ts'
import { library } from './use-device.ts'

/** What is not known any more is told by nothing. */
type Change = { readonly [habit in keyof Habits]?: Habits[habit] | undefined }

/** Remembers how this workshop does something; shown at once, because it is being typed. */
export function remember(change: Change): void {
  changeShelf({ habits: { ...shelfNow().habits, ...change } as Habits })
  // Where the browser keeps nothing that has been said already.
  void library()
    .then((it) => it.keepHabits(change as Habits))
    .catch(() => undefined)
}
