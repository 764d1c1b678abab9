import { decoded, encoded, type Frame, START } from '@obrador/book-sync/wire'
import { expect } from 'vitest'

/** A connection that says whatever it is told. */
export async function raw(to: string) {
  const socket = new WebSocket(`${to.replace('http', 'ws')}/v1/sync`)
  socket.binaryType = 'arraybuffer'
  const frames: Frame[] = []
  let isClosed = false
  const closed = new Promise<void>((resolve) => {
    socket.addEventListener('close', () => {
      isClosed = true
      resolve()
    })
  })
  socket.addEventListener('message', ({ data }) => {
    const frame = decoded(new Uint8Array(data))
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
    send: (frame: Frame) => socket.send(encoded(frame)),
  }
}

const DEVICE = 'ab'.repeat(16)
const cursors = { book: START, ticks: START }
/** A greeting that shows some tokens. */
export const helloOf = (room: string, grants: Record<string, string>, device = DEVICE): Frame => ({
  kind: 'hello',
  hello: { protocol: 1, room, device, grants, cursors },
})
