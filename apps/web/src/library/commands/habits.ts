import type { Habits } from '../../model/habits.ts'
import { command } from '../command.ts'

/** What is not known any more is told by nothing. */
type Change = { readonly [habit in keyof Habits]?: Habits[habit] | undefined }

/** Remembers how this workshop does something. */
export const remember = (change: Change): void =>
  void command({
    kind: 'settings',
    things: Object.keys(change).map((habit) => `habit ${habit}`),
    isWhole: true,
    show: ({ habits }) => ({ habits: { ...habits, ...change } as Habits }),
    write: (kept) => kept.writeHabits(change as Habits),
  })
