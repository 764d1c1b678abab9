import { changeShelf, shelfNow } from './shelf.ts'
import type { Shelf } from './types.ts'

/** The part with the database is loaded when it is first needed: the first screen has no use for it. */
export const library = () => import('./library.ts')
type Library = Awaited<ReturnType<typeof library>>

/** Shows a change at once, because it is being typed, and then writes it, which tells the other tabs. */
export async function command(
  show: (shelf: Shelf) => Partial<Shelf>,
  write: (kept: Library) => Promise<void>,
): Promise<void> {
  changeShelf(show(shelfNow()))
  await write(await library())
}

/** For what is shown already and has nobody to tell: a browser that keeps nothing says so elsewhere. */
export const unheard = (written: Promise<void>): void => void written.catch(() => undefined)
