import type { KeptKind } from '../model/kept-kind.ts'
import type { KeptSettings, SettingName } from './kept.ts'
import { keepWrite, type PendingWrite } from './writes.ts'

/** The part with the database is loaded when it is first needed: the first screen has no use for it. */
export const loadLibrary = () => import('./library.ts')
type Library = Awaited<ReturnType<typeof loadLibrary>>

interface Command extends Omit<PendingWrite, 'write'> {
  readonly write: (kept: Library) => Promise<void>
}

/** Shows a change at once, because it is being typed, and writes it in its turn, which tells the other tabs: see `keepWrite`. */
export const runCommand = ({ write, ...rest }: Command): Promise<boolean> =>
  keepWrite({ ...rest, write: async () => write(await loadLibrary()) })

/** Changes a setting where it is shown and where it is kept; done twice it changes nothing more. `things`: which of it, unless all. */
export const changeSetting = <Name extends SettingName>(
  kind: KeptKind,
  name: Name,
  change: (now: KeptSettings[Name]) => KeptSettings[Name],
  things: readonly string[] = [name],
): Promise<boolean> =>
  runCommand({
    kind,
    things,
    isWhole: true,
    show: (shelf) => ({ [name]: change(shelf[name]) }),
    write: (kept) => kept.changeSetting(name, change),
  })
