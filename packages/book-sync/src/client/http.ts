import { GRANTS } from '../secret/grants.ts'
import { grantsOf, hashOfToken, type Keys } from '../secret/keys.ts'

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

export const bearer = (token = ''): Record<string, string> => ({ authorization: `Bearer ${token}` })
export const roomUrl = (relay: string, room: string): string => `${relay}/v1/rooms/${room}`
export const socketUrl = (relay: string): string => `${relay.replace(/^http/, 'ws')}/v1/sync`

/** A room for a book: the relay gets the hashes of its tokens, and nothing else. */
export async function createRoom(relay: string, { room, tokens }: Keys): Promise<void> {
  const grants = grantsOf(tokens)
  const hashes = await Promise.all(
    GRANTS.map(async (grant) => [grant, await hashOfToken(grants[grant] ?? '')] as const),
  )
  await ask(roomUrl(relay, room), {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ hashes: Object.fromEntries(hashes) }),
  })
}

export const deleteRoom = (relay: string, { room, tokens }: Keys): Promise<void> =>
  ask(roomUrl(relay, room), { method: 'DELETE', headers: bearer(tokens.own) })

/** Nothing is written to it any more; who asks for it learns where the book has gone, if it is for them. */
export const closeRoom = (relay: string, { room, tokens }: Keys, moved: string): Promise<void> =>
  ask(`${roomUrl(relay, room)}/moved`, {
    method: 'PUT',
    headers: { ...bearer(tokens.own), 'content-type': 'application/json' },
    body: JSON.stringify({ moved }),
  })

/** Whether there is such a room, and its key reads it. */
export async function hasRoom(relay: string, { room, tokens }: Keys): Promise<boolean> {
  const { status } = await fetch(roomUrl(relay, room), { headers: bearer(tokens.read.book) })
  if (status !== 204 && status !== 404) throw new RelayRefused(status)
  return status === 204
}
