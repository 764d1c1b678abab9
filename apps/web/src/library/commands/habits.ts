import type { WorkshopHabits } from '../../model/habits.ts'
import { runCommand } from '../command.ts'

/** What is not known any more is told by nothing. */
type Change = { readonly [habit in keyof WorkshopHabits]?: WorkshopHabits[habit] | undefined }

/** Remembers how this workshop does something. */
export const rememberHabit = (change: Change): void =>
  void runCommand({
    kind: 'settings',
    things: Object.keys(change).map((habit) => `habit ${habit}`),
    isWhole: true,
    show: ({ habits }) => ({ habits: { ...habits, ...change } as WorkshopHabits }),
    write: (kept) => kept.writeHabits(change as WorkshopHabits),
  })
