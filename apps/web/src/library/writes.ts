import type { KeptKind } from '../model/kept-kind.ts'
import { changeShelf, shelfNow } from './shelf.ts'
import type { LibrarySnapshot, UnsavedWrite } from './types.ts'

/**
 * The one queue of what is to be written. A write that the browser refuses stays in it, and on screen, until it goes through; meanwhile the maker is told
 * (`LibrarySnapshot.unsaved`), it is tried again, and a page that is being left asks.
 */

export interface PendingWrite {
  readonly kind: KeptKind
  /** The things that it changes: writes of one thing are carried out in the order in which they were asked for. */
  readonly things: readonly string[]
  /** It says all of those things: what was to be written of them before is not needed any more. */
  readonly isWhole?: boolean
  /** How it looks on the shelf; done twice it changes nothing more. */
  readonly show?: (shelf: LibrarySnapshot) => Partial<LibrarySnapshot>
  /** Writes it; done twice it changes nothing more. */
  readonly write: () => Promise<unknown>
}

/** ms until what was refused is tried again: soon after somebody has made room. */
const RETRY_MS = 5000
/** ms after which a write that has not ended is told as one that was refused: some browsers never answer. */
const PATIENCE_MS = 15_000

/** In the order in which they were asked for. */
let pending: readonly PendingWrite[] = []
/** Those of them that could not be written, with why. */
const refused = new Map<PendingWrite, unknown>()
let last: Promise<unknown> = Promise.resolve()
let later: ReturnType<typeof setTimeout> | undefined

export const pendingWrites = (): readonly PendingWrite[] => pending

/** What was read, with what is not written yet. `before`: what was not when the reading began. */
export function withPending(read: LibrarySnapshot, before: readonly PendingWrite[]): LibrarySnapshot {
  const shelf = { ...read }
  for (const { show } of new Set([...before, ...pending])) Object.assign(shelf, show?.(shelf))
  return shelf
}

const askBeforeLeaving = (event: Event): void => event.preventDefault()

const toldOf = (write: PendingWrite): UnsavedWrite => ({
  kind: write.kind,
  isFull: Reflect.get(Object(refused.get(write)), 'name') === 'QuotaExceededError',
})

function tellUnsaved(): void {
  if (refused.size + shelfNow().unsaved.length === 0) return
  changeShelf({ unsaved: [...refused.keys()].map(toldOf) })
  clearTimeout(later)
  removeEventListener('beforeunload', askBeforeLeaving)
  if (refused.size === 0) return
  later = setTimeout(retryWrites, RETRY_MS)
  addEventListener('beforeunload', askBeforeLeaving)
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const next = last.then(work)
  last = next.catch(() => undefined)
  return next
}

const inTime = (written: Promise<unknown>): Promise<unknown> =>
  Promise.race([written, new Promise((_, reject) => setTimeout(reject, PATIENCE_MS))])

/** False where it has to wait. */
async function attempt(write: PendingWrite): Promise<boolean> {
  const isMeant = (): boolean => pending.includes(write)
  // A later one says all of it.
  if (!isMeant()) return true
  const first = pending.find(({ things }) => things.some((thing) => write.things.includes(thing)))
  try {
    // All before it have had their turn: one of the same thing was refused.
    if (first && first !== write) throw refused.get(first)
    await inTime(write.write())
  } catch (error) {
    if (isMeant()) refused.set(write, error)
    return false
  }
  pending = pending.filter((one) => one !== write)
  refused.delete(write)
  return true
}

/** Tries again what was refused. */
export const retryWrites = (): Promise<void> =>
  inTurn(async () => {
    for (const write of [...refused.keys()]) await attempt(write)
    tellUnsaved()
  })

/** Those that a write takes the place of go; where they were refused it stays told. */
function replaceBy(write: PendingWrite): void {
  const isReplaced = ({ things }: PendingWrite): boolean => things.every((thing) => write.things.includes(thing))
  for (const one of write.isWhole ? pending.filter(isReplaced) : []) {
    pending = pending.filter((other) => other !== one)
    if (refused.has(one)) refused.set(write, refused.get(one))
    refused.delete(one)
  }
}

/** Shows a change at once and writes it in its turn. It never fails: false says that it is not written yet, and that the maker has been told. */
export function keepWrite(write: PendingWrite): Promise<boolean> {
  if (write.show) changeShelf(write.show(shelfNow()))
  replaceBy(write)
  pending = [...pending, write]
  return inTurn(async () => {
    const isWritten = await attempt(write)
    tellUnsaved()
    // There is room again.
    if (isWritten && refused.size > 0) void retryWrites()
    return isWritten
  })
}
