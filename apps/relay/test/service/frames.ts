import { type BookKeys, createRoom, keysOfBook, keysToWeigh, newSecret, secretToWeigh } from '@obrador/book-sync'
import { decodeFrame, encodeFrame, START_CURSOR, type WireFrame } from '@obrador/book-sync/wire'
import { expect } from 'vitest'

/** A connection that says whatever it is told. */
export async function raw(to: string) {
  const socket = new WebSocket(`${to.replace('http', 'ws')}/v1/sync`)
  socket.binaryType = 'arraybuffer'
  const frames: WireFrame[] = []
  let isClosed = false
  const closed = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => {
      isClosed = true
      resolve()
    })
  })
  socket.addEventListener('message', ({ data }) => {
    const frame = decodeFrame(new Uint8Array(data))
    if (frame) frames.push(frame)
  })
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  const refusal = async () => {
    await expect.poll(() => isClosed || frames.some(({ kind }) => kind === 'refused')).toBe(true)
    return frames.flatMap((frame) => (frame.kind === 'refused' ? [frame.refusal] : []))[0]
  }
  return {
    socket,
    frames,
    closed,
    refusal,
    isClosed: () => isClosed,
    send: (frame: WireFrame) => socket.send(encodeFrame(frame)),
  }
}

const DEVICE = 'ab'.repeat(16)
const cursors = { book: START_CURSOR, ticks: START_CURSOR }
/** A greeting that shows some tokens. */
export const helloOf = (room: string, grants: Record<string, string>, device = DEVICE): WireFrame => ({
  kind: 'hello',
  hello: { protocol: 1, room, device, grants, cursors },
})

/** What a key may show. */
export const grantsIn = ({ tokens: { read, write, own } }: BookKeys): Record<string, string> => ({
  'read book': read.book,
  'read ticks': read.ticks,
  ...(write.book !== undefined && { 'write book': write.book }),
  ...(write.ticks !== undefined && { 'write ticks': write.ticks }),
  ...(own !== undefined && { own }),
})

/** A new room: what who has the book shows, and who only weighs. */
export async function newRoom(url: string) {
  const secret = newSecret()
  const keys = await keysOfBook(secret)
  await createRoom(url, keys)
  const weigh = await keysToWeigh(await secretToWeigh(secret))
  return { keys, room: keys.room, grants: grantsIn(keys), weighing: grantsIn(weigh) }
}

/** A connection that has been let in, and has read what there is. */
export async function greeted(url: string, room: string, grants: Record<string, string>, device = DEVICE) {
  const connection = await raw(url)
  connection.send(helloOf(room, grants, device))
  await expect.poll(() => connection.frames.some(({ kind }) => kind === 'upToDate')).toBe(true)
  return connection
}

/** Of the frames those of a kind. */
export const framesOf = <Kind extends WireFrame['kind']>(
  { frames }: { readonly frames: readonly WireFrame[] },
  kind: Kind,
): readonly Extract<WireFrame, { kind: Kind }>[] => frames.filter((frame): frame is never => frame.kind === kind)
