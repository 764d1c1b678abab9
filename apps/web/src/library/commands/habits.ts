import type { WorkshopHabits } from '../../model/habits.ts'
import { changeSetting } from '../command.ts'

/** What is not known any more is told by nothing. */
type Change = { readonly [habit in keyof WorkshopHabits]?: WorkshopHabits[habit] | undefined }

/** Remembers how this workshop does something. */
export const rememberHabit = (change: Change): void =>
  void changeSetting(
    'settings',
    'habits',
    (habits) => ({ ...habits, ...change }) as WorkshopHabits,
    Object.keys(change).map((habit) => `habit ${habit}`),
  )
