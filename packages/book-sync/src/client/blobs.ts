import { hashOfBlob, nameOfBlob, openBlob, sealBlob, sealedSize } from '../secret/blob.ts'
import type { OwnBytes } from '../secret/bytes.ts'
import type { BookKeys } from '../secret/keys.ts'
import { MOST_BYTES } from '../wire/wire.ts'
import { bearerHeader, RelayRefused, roomUrl } from './http.ts'

/** What a room has of photos, and how much it holds in all. */
export interface BlobList {
  readonly bytes: number
  /** By its name, the days since it was last put there. */
  readonly days: ReadonlyMap<string, number>
}

const FULL = 413
const ABSENT = 404

/** Photos of a room, sealed here: by the hash of the picture, which the relay never learns. */
export class RoomBlobs {
  readonly #relay: string
  readonly #keys: BookKeys
  readonly #signal: AbortSignal | undefined
  readonly #names = new Map<string, string>()

  constructor(relay: string, keys: BookKeys, signal?: AbortSignal) {
    this.#relay = relay
    this.#keys = keys
    this.#signal = signal
  }

  /** By which the relay knows it. */
  async nameOf(hash: string): Promise<string> {
    const name = this.#names.get(hash) ?? (await nameOfBlob(this.#keys, hash))
    this.#names.set(hash, name)
    return name
  }

  #ask(name: string, token: string | undefined, init: RequestInit = {}): Promise<Response> {
    return fetch(`${roomUrl(this.#relay, this.#keys.room)}/blobs${name}`, {
      ...init,
      headers: { ...bearerHeader(token), ...init.headers },
      ...(this.#signal && { signal: this.#signal }),
    })
  }

  async list(): Promise<BlobList> {
    const answer = await this.#ask('', this.#keys.tokens.read.book)
    if (!answer.ok) throw new RelayRefused(answer.status)
    const { bytes, days } = (await answer.json()) as { bytes: number; days: Record<string, number> }
    return { bytes, days: new Map(Object.entries(days)) }
  }

  /** `full`: there is no room for it. */
  async put(hash: string, content: OwnBytes): Promise<'kept' | 'full'> {
    if (sealedSize(content.length) > MOST_BYTES) return 'full'
    const name = await this.nameOf(hash)
    const { ok, status } = await this.#ask(`/${name}`, this.#keys.tokens.write.book, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream' },
      body: await sealBlob(this.#keys, name, content),
    })
    if (!ok && status !== FULL) throw new RelayRefused(status)
    return ok ? 'kept' : 'full'
  }

  /** Nothing where the room does not have it, or what it has is not that picture. */
  async get(hash: string): Promise<OwnBytes | undefined> {
    const name = await this.nameOf(hash)
    const answer = await this.#ask(`/${name}`, this.#keys.tokens.read.book)
    if (answer.status === ABSENT) return undefined
    if (!answer.ok) throw new RelayRefused(answer.status)
    const box = new Uint8Array(await answer.arrayBuffer())
    const content = await openBlob(this.#keys, name, box).catch(() => undefined)
    return content && (await hashOfBlob(content)) === hash ? content : undefined
  }

  /** By its name: who deletes need not know what it was. */
  async delete(name: string): Promise<void> {
    const { ok, status } = await this.#ask(`/${name}`, this.#keys.tokens.write.book, { method: 'DELETE' })
    if (!ok) throw new RelayRefused(status)
  }
}
