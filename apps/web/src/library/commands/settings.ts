import type { Habits } from '../../model/habits.ts'
import type { Norms } from '../../model/norms.ts'
import { command, library, unheard } from '../command.ts'
import { writeKey } from '../store.ts'

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

export const setPrintsCost = (prints: boolean): Promise<void> =>
  command(
    () => ({ printsCost: prints }),
    (kept) => kept.writeSetting('printsCost', prints),
  )

export function setNorms(norms: Norms): Promise<void> {
  // The next visit reads them before anything else.
  writeKey('norms', norms)
  return command(
    () => ({ norms }),
    (kept) => kept.writeSetting('norms', norms),
  )
}

const now = (): string => new Date().toISOString()

/** Everything has been copied to a file, or somebody has been asked to. */
export const markCopied = async (): Promise<void> => (await library()).writeSetting('copiedAt', now())
export const markReminded = async (): Promise<void> => (await library()).writeSetting('remindedAt', now())
