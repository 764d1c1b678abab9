import { ROOM_GRANTS } from '../secret/grants.ts'
import { type BookKeys, grantsOfKeys, hashOfToken } from '../secret/keys.ts'

/** What is asked of a relay once: to make a room, to delete it, to close it. */
export class RelayRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the relay answered ${status}`)
    this.status = status
  }
}

async function ask(url: string, init: RequestInit): Promise<void> {
  const { ok, status } = await fetch(url, init)
  if (!ok) throw new RelayRefused(status)
}

export const bearerHeader = (token = ''): Record<string, string> => ({ authorization: `Bearer ${token}` })
export const roomUrl = (relay: string, room: string): string => `${relay}/v1/rooms/${room}`
export const socketUrl = (relay: string): string => `${relay.replace(/^http/, 'ws')}/v1/sync`

/** A room for a book: the relay gets the hashes of its tokens, and nothing else. */
export async function createRoom(relay: string, { room, tokens }: BookKeys): Promise<void> {
  const grants = grantsOfKeys(tokens)
  const hashes = await Promise.all(
    ROOM_GRANTS.map(async (grant) => [grant, await hashOfToken(grants[grant] ?? '')] as const),
  )
  await ask(roomUrl(relay, room), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hashes: Object.fromEntries(hashes) }),
  })
}

export const deleteRoom = (relay: string, { room, tokens }: BookKeys): Promise<void> =>
  ask(roomUrl(relay, room), { method: 'DELETE', headers: bearerHeader(tokens.own) })

/** Nothing is written to it any more; who asks for it learns where the book has gone, if it is for them. */
export const closeRoom = (relay: string, { room, tokens }: BookKeys, moved: string): Promise<void> =>
  ask(`${roomUrl(relay, room)}/moved`, {
    method: 'PUT',
    headers: { ...bearerHeader(tokens.own), 'content-type': 'application/json' },
    body: JSON.stringify({ moved }),
  })

/** Whether there is such a room, and its key reads it. */
export async function relayHasRoom(relay: string, { room, tokens }: BookKeys): Promise<boolean> {
  const { status } = await fetch(roomUrl(relay, room), { headers: bearerHeader(tokens.read.book) })
  if (status !== 204 && status !== 404) throw new RelayRefused(status)
  return status === 204
}
