import { isPlainObject } from '../model/shape.ts'
import { loadPriceKey } from '../reading/identity.ts'
import { copyFromJson, copyName, copyToJson, type LibraryCopy, libraryCopyOf } from './copy.ts'
import { libraryDatabase, onLibraryChange, readPhotosAsText, shelfChanged } from './library.ts'
import { isEmptyPlan, restorePlanOf } from './plan.ts'
import { changeShelf, shelfNow } from './shelf.ts'
import { workedTable } from './tables.ts'
import type { FileHandle, OwnFile, OwnFileState, RestorePlan } from './types.ts'

/**
 * A file of the user's own, in a folder that is synchronised or copied by other means: kept up to date by itself. Only
 * some browsers hand one over; what is not known to their types is written here.
 */

type Picker = (options: object) => Promise<FileHandle>
const picker = (): Picker | undefined => Reflect.get(globalThis, 'showSaveFilePicker')

export const canHaveFile = (): boolean => picker() !== undefined

const READ_WRITE = { mode: 'readwrite' } as const
/** Long enough to gather what is typed, ms. */
const WRITE_AFTER = 1000

const isOwnFile = (value: unknown): value is OwnFile => isPlainObject(value) && isPlainObject(value.handle)
async function keptFile(): Promise<OwnFile | undefined> {
  const file = await (await libraryDatabase()).get('settings', 'file')
  return isOwnFile(file) ? file : undefined
}

async function keep(file: OwnFile): Promise<void> {
  await (await libraryDatabase()).put('settings', file, 'file')
}

const say = (file: OwnFileState | undefined): void => changeShelf({ file })

async function write(handle: FileHandle): Promise<void> {
  const copy = libraryCopyOf(shelfNow(), await readPhotosAsText())
  const stream = await handle.createWritable()
  await stream.write(copyToJson(copy))
  await stream.close()
  await keep({ handle, stamp: copy.stamp })
  say({ is: 'current', name: handle.name, at: copy.at })
}

/** What the file brings; the tables of another device and what is half written there are no reason to ask. */
function newsIn(copy: LibraryCopy): RestorePlan | undefined {
  const planned = (read: LibraryCopy): RestorePlan => restorePlanOf(read, shelfNow(), workedTable)
  return isEmptyPlan(planned({ ...copy, tables: [], drafts: {} })) ? undefined : planned(copy)
}

/** Writes what has changed, unless the file has what is not here: then it says so and waits. */
async function bringUpToDate(): Promise<void> {
  const kept = await keptFile()
  if (!kept) return say(undefined)
  const { handle, stamp } = kept
  const { name } = handle
  if ((await handle.queryPermission?.(READ_WRITE)) === 'prompt') return say({ is: 'locked', name })
  try {
    const text = await (await handle.getFile()).text()
    if (text.trim() !== '') {
      const copy = copyFromJson(text, await loadPriceKey())
      if (!copy) return say({ is: 'foreign', name })
      const plan = copy.stamp === stamp ? undefined : newsIn(copy)
      if (plan) return say({ is: 'ahead', name, plan, stamp: copy.stamp })
    }
    await write(handle)
  } catch {
    say({ is: 'missing', name })
  }
}

/** One tab at a time. */
const inTurn = (): Promise<void> =>
  navigator.locks ? navigator.locks.request('obrador.file', bringUpToDate) : bringUpToDate()

let later: ReturnType<typeof setTimeout> | undefined

/** From now on every change goes to the file too. */
export async function followFile(): Promise<void> {
  onLibraryChange(() => {
    clearTimeout(later)
    later = setTimeout(() => void inTurn(), WRITE_AFTER)
  })
  if (await keptFile()) await inTurn()
}

/** Lets the user choose the file; what it holds already is not written over. */
export async function chooseFile(): Promise<void> {
  const types = [{ accept: { 'application/json': ['.json'] } }]
  const handle = await picker()?.({ suggestedName: copyName(), types }).catch(() => undefined)
  if (!handle) return
  await keep({ handle, stamp: '' })
  await inTurn()
}

export async function allowFile(): Promise<void> {
  const kept = await keptFile()
  await kept?.handle.requestPermission?.(READ_WRITE)
  await inTurn()
}

/** What another device wrote counts as seen: taken in already, or written over on purpose. */
export async function settleFile(stamp: string): Promise<void> {
  const kept = await keptFile()
  if (kept) await keep({ ...kept, stamp })
  await inTurn()
}

export async function leaveFile(): Promise<void> {
  await (await libraryDatabase()).delete('settings', 'file')
  say(undefined)
  await shelfChanged([['settings', 'file']])
}
