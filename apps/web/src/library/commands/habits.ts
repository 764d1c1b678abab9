import type { Habits } from '../../model/habits.ts'
import { command, unheard } from '../command.ts'

/** What is not known any more is told by nothing. */
type Change = { readonly [habit in keyof Habits]?: Habits[habit] | undefined }

/** Remembers how this workshop does something. */
export const remember = (change: Change): void =>
  unheard(
    command(
      ({ habits }) => ({ habits: { ...habits, ...change } as Habits }),
      (kept) => kept.writeHabits(change as Habits),
    ),
  )
