import {
  closeRoom,
  createRoom,
  type DeviceStore,
  deleteRoom,
  keysOfBook,
  moveForDevices,
  newDeviceKey,
  newSecret,
  relayHasRoom,
  SyncClient,
  secretToWeigh,
  socketUrl,
  wordsOfSecret,
} from '@obrador/book-sync'
import { START_CURSOR } from '@obrador/book-sync/wire'
import { readKey, writeKey } from '../store.ts'
import { readRaw, writeRaw } from './bridge.ts'
import { valueWrittenBy } from './clashing.ts'
import { confirmedKeys } from './holders.ts'
import { type JoinPreview, joinPreviewOf } from './joining.ts'
import { type OwnShare, ShareStore } from './keeping.ts'
import { photosHere, readPhotos, writePhotos } from './photos.ts'
import { bookForShare, keysForShare, ShareSession } from './session.ts'
import { DEVICE_GROUPS } from './shapes.ts'
import { keepShared } from './shared-as.ts'
import { changeSharing, NOT_SHARED, type SharedDevice, type SharingStatus, sharingNow, watchSharing } from './state.ts'

/** The share of this device: one tab of it keeps in step with the others, and tells the rest how it stands. */

type Secret = OwnShare['secret']

const LOCK = 'obrador-sharing'
const DEVICE = 'device'
/** So many bytes name a device. */
const DEVICE_BYTES = 16
const channel = new BroadcastChannel('obrador-sharing')
const ASKED = 'asked'

let keeping: Promise<ShareStore> | undefined
const kept = (): Promise<ShareStore> => {
  keeping ??= ShareStore.open()
  return keeping
}
let session: ShareSession | undefined
let leading: Promise<void> | undefined

channel.addEventListener('message', ({ data }: MessageEvent<SharingStatus | typeof ASKED>) => {
  if (data === ASKED) {
    if (session) channel.postMessage(sharingNow())
  } else if (!session) changeSharing(data)
})
watchSharing(() => {
  if (session) channel.postMessage(sharingNow())
})

async function open(isMoved = false): Promise<void> {
  const store = await kept()
  const mine = await store.mine()
  if (!mine) return
  session = await ShareSession.open(store, mine, follow)
  if (mine.stage === 'lost' || mine.stage === 'gone') return session.tell()
  await session.start()
  if (isMoved) await session.client.publish()
}

/** The book has another key: from its room on, with all that this device has. */
async function follow(mine: OwnShare): Promise<void> {
  await session?.close()
  await (await kept()).begin(mine)
  await open(true)
}

/** Becomes the tab that keeps in step: at once, or when the one that does is closed. */
function lead(steal: boolean): Promise<void> {
  leading ??= new Promise((resolve, reject) => {
    const held = async (): Promise<void> => {
      await open().then(resolve, reject)
      // Until the tab is closed, or another takes it over.
      await new Promise(() => undefined)
    }
    navigator.locks.request(LOCK, { steal }, held).catch(async () => {
      leading = undefined
      await session?.close()
      session = undefined
      void lead(false)
    })
  })
  return leading
}

/** Whoever does something with the share does it in this tab. */
async function ledHere(): Promise<void> {
  if (session) return
  leading = undefined
  await lead(true)
}

/** Keeps in step from now on, in this tab or in another. */
export function followBook(): void {
  channel.postMessage(ASKED)
  void lead(false).catch(() => undefined)
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** One name for this device, however often it looks at a book or joins one. */
function deviceHere(): string {
  const known = readKey(DEVICE)
  if (typeof known === 'string') return known
  const device = hex(crypto.getRandomValues(new Uint8Array(DEVICE_BYTES)))
  writeKey(DEVICE, device)
  return device
}

async function newMine(relay: string, secret: Secret, kind: OwnShare['kind'], name: string): Promise<OwnShare> {
  return { relay, secret, kind, name, device: deviceHere(), key: await newDeviceKey(), stage: 'settled' }
}

async function begin(
  mine: OwnShare,
  groups: ReadonlyMap<string, Uint8Array>,
  cursors: Cursors,
  isJoin: boolean,
): Promise<void> {
  await ledHere()
  await session?.close()
  session = undefined
  const before = isJoin ? { at: Date.now(), raw: await readRaw(), photos: await readPhotos() } : undefined
  await (await kept()).beginWith(mine, { groups, waiting: [], cursors }, before)
  keepShared(mine.kind)
  await open()
}
type Cursors = SyncClient['cursors']
const FRESH: Cursors = { book: START_CURSOR, ticks: START_CURSOR }

/** Begins a share with the book of this device. */
export async function shareBook(relay: string, name: string): Promise<void> {
  const secret = newSecret()
  await createRoom(relay, await keysOfBook(secret))
  await begin(await newMine(relay, secret, 'book', name), new Map(), FRESH, false)
}

/** What joining would do; nothing is written before `join`. */
export interface JoinOffer extends JoinPreview {
  readonly kind: OwnShare['kind']
  readonly join: () => Promise<number>
}

/** Forgets what it is told: a look at a book writes nothing. */
const noStore = (groups = new Map()): DeviceStore => ({
  load: async () => ({ groups, waiting: [], cursors: FRESH }),
  save: async () => undefined,
})

/** ms that a look at a book may take. */
const LOOK_MS = 60_000

async function lookAt(
  mine: OwnShare,
): Promise<{ readonly book: ReturnType<typeof bookForShare>; readonly cursors: Cursors }> {
  const book = bookForShare(mine)
  const store = noStore()
  const keys = await keysForShare(mine)
  return new Promise((resolve, reject) => {
    const end = (work: () => void): void => {
      clearTimeout(timer)
      void client.stop().then(work)
    }
    const timer = setTimeout(() => end(() => reject(new Error('offline'))), LOOK_MS)
    const client = new SyncClient({
      url: socketUrl(mine.relay),
      book,
      keys,
      device: mine.device,
      store,
      kept: { groups: new Map(), waiting: [], cursors: FRESH },
      onChange: () => undefined,
      onState: (state) => {
        if (state.kind === 'upToDate') end(() => resolve({ book, cursors: client.cursors }))
        const why = state.kind === 'refused' ? state.refusal : state.kind
        if (['moved', 'refused', 'unreadable'].includes(state.kind)) end(() => reject(new Error(why)))
      },
    })
    client.start()
  })
}

/** The book that some words open, or why there is none: `unknown` where the server has no such book. */
export async function previewJoin(relay: string, secret: Secret, name: string): Promise<JoinOffer | 'unknown'> {
  for (const kind of ['book', 'weigh'] as const) {
    const mine = await newMine(relay, secret, kind, name)
    if (!(await relayHasRoom(relay, await keysForShare(mine)))) continue
    const { book, cursors } = await lookAt(mine)
    const seen = joinPreviewOf(book, await readRaw(), await photosHere(), name)
    const joining = { ...mine, stage: 'joining' } as const
    return {
      ...seen,
      kind,
      join: async () => {
        await begin(joining, book.state(), cursors, true)
        return sharingNow().joined?.formulas ?? 0
      },
    }
  }
  return 'unknown'
}

/** The keys that this device may give away: that of the book, and that of who only weighs. */
export async function secretsHere(): Promise<Readonly<Record<OwnShare['kind'], Secret>> | undefined> {
  const mine = await (await kept()).mine()
  return mine?.kind === 'book' ? { book: mine.secret, weigh: await secretToWeigh(mine.secret) } : undefined
}
export { wordsOfSecret }

async function here(): Promise<ShareSession> {
  await ledHere()
  if (!session) throw new Error('the book is not shared')
  return session
}

export const renameDevice = async (name: string): Promise<void> => (await here()).rename(name)

/**
 * The book gets another key, sealed for this device and for those that a person has seen and chosen, each under the key that was shown; the room of the old one
 * is closed. Whoever is not given the key is taken from the list.
 */
export async function removeDevice(device: string, chosen: readonly SharedDevice[]): Promise<void> {
  const it = await here()
  const { mine, keys, book } = it
  const others = chosen.filter(({ id }) => id !== device && id !== mine.device)
  const secret = newSecret()
  await createRoom(mine.relay, await keysOfBook(secret))
  const staying = new Set([mine.device, ...others.map(({ id }) => id)])
  for (const name of Object.values(DEVICE_GROUPS)) {
    const group = book.group(name)
    for (const id of group.ids) if (!staying.has(id)) group.remove(id)
  }
  const stays = [
    { device: mine.device, publicKey: mine.key.publicKey, kind: mine.kind },
    ...others.map(({ id, publicKey, kind }) => ({ device: id, publicKey, kind })),
  ]
  const moved = await moveForDevices(keys.room, stays, { book: secret, weigh: await secretToWeigh(secret) })
  await it.client.flush()
  await closeRoom(mine.relay, keys, moved)
  // The closed room tells this device too where the book has gone, should it end before it gets there.
  const { expires: _, ...rest } = mine
  await follow({ ...rest, secret, pinned: { ...mine.pinned, ...confirmedKeys(others) } })
}

/** Ends a clash with what some device wrote, where it wrote something, else with what stands; gives the numbers of the versions that the others are now. */
export async function settleClash(id: string, author?: string): Promise<readonly number[]> {
  const it = await here()
  const group = it.book.group('formulas')
  const count = (): number => group.entry(id)?.kept.length ?? 0
  const before = count()
  group.settle(id, ({ values }) => valueWrittenBy(values, author)?.value ?? null)
  const after = count()
  await it.client.flush()
  await it.meet()
  return Array.from({ length: after - before }, (_, at) => before + at + 1)
}

/** The book stays on this device as it is; the others go on. */
export async function leaveBook(): Promise<void> {
  const it = await here()
  const { device, kind } = it.mine
  it.book.group(DEVICE_GROUPS[kind]).remove(device)
  await it.client.flush().catch(() => undefined)
  await it.close()
  session = undefined
  await (await kept()).forget()
  keepShared(undefined)
  changeSharing(NOT_SHARED)
  channel.postMessage(NOT_SHARED)
}

/** Deletes what the server holds; every device keeps its book. */
export async function deleteShared(): Promise<void> {
  const { mine, keys } = await here()
  await deleteRoom(mine.relay, keys)
  await leaveBook()
}

/** The library as it was before it was joined; what is in it now has been copied by whoever asks for this. */
export async function undoJoin(): Promise<void> {
  const before = await (await kept()).before()
  await leaveBook()
  if (!before) return
  await writeRaw(before.raw)
  if (before.photos) await writePhotos(before.photos)
}
