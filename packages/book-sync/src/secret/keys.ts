import type { LogName } from '../merge/log.ts'
import type { KeyScope } from '../merge/shape.ts'
import { hexOfBytes, type OwnBytes, randomBytes, type SealingKey, utf8Bytes } from './bytes.ts'
import type { RoomGrant } from './grants.ts'
import { SECRET_BYTES } from './words.ts'

/**
 * What follows from a secret by HKDF-SHA-256 (RFC 5869), each thing under a name of its own. The secret of the book gives that of «solo pesar», never the other way
 * round, and what both have follows from the latter: who weighs finds the room, reads formulas and plans and writes ticks, and has
 * neither the key of prices nor the token that writes the book.
 */
export interface BookKeys {
  /** Whose it is: of the book, or of who only weighs. */
  readonly kind: 'book' | 'weigh'
  readonly secret: OwnBytes
  /** 128 bits, hexadecimal: by this the relay knows the book. */
  readonly room: string
  /** Without that of prices for who only weighs. */
  readonly keys: { readonly [scope in KeyScope]?: SealingKey }
  /** Gives photos the names by which the relay knows them. */
  readonly naming: SealingKey
  readonly tokens: RelayTokens
}

/** What the relay is shown; it keeps their hashes alone. */
export interface RelayTokens {
  readonly read: Readonly<Record<LogName, string>>
  readonly write: { readonly [log in LogName]?: string }
  /** Deletes the room, closes it, and writes snapshots. */
  readonly own?: string
}

const SALT = utf8Bytes('obrador book 1')
const ROOM_BYTES = 16
const TOKEN_BYTES = 32

export const newSecret = (): OwnBytes => randomBytes(SECRET_BYTES)

type Derive = (name: string, bytes: number) => Promise<OwnBytes>
async function derivation(secret: OwnBytes): Promise<Derive> {
  const key = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits'])
  return async (name, bytes) =>
    new Uint8Array(
      await crypto.subtle.deriveBits(
        { name: 'HKDF', hash: 'SHA-256', salt: SALT, info: utf8Bytes(name) },
        key,
        8 * bytes,
      ),
    )
}

const KEY_BYTES = 32
const sealing = async (derive: Derive, name: string): Promise<SealingKey> =>
  crypto.subtle.importKey('raw', await derive(name, KEY_BYTES), 'AES-GCM', false, ['encrypt', 'decrypt'])
const naming = async (derive: Derive): Promise<SealingKey> =>
  crypto.subtle.importKey('raw', await derive('name blobs', KEY_BYTES), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
const token = async (derive: Derive, name: string): Promise<string> => hexOfBytes(await derive(name, TOKEN_BYTES))

/** What who only weighs has. */
export async function keysToWeigh(secret: OwnBytes): Promise<BookKeys> {
  const derive = await derivation(secret)
  return {
    kind: 'weigh',
    secret,
    room: hexOfBytes(await derive('room', ROOM_BYTES)),
    keys: { formulas: await sealing(derive, 'key formulas'), ticks: await sealing(derive, 'key ticks') },
    naming: await naming(derive),
    tokens: {
      read: { book: await token(derive, 'read book'), ticks: await token(derive, 'read ticks') },
      write: { ticks: await token(derive, 'write ticks') },
    },
  }
}

/** The secret that is given to who only weighs. */
export const secretToWeigh = async (secret: OwnBytes): Promise<OwnBytes> =>
  (await derivation(secret))('solo pesar', SECRET_BYTES)

/** What who has the book has. */
export async function keysOfBook(secret: OwnBytes): Promise<BookKeys> {
  const derive = await derivation(secret)
  const weigh = await keysToWeigh(await secretToWeigh(secret))
  return {
    ...weigh,
    kind: 'book',
    secret,
    keys: { ...weigh.keys, prices: await sealing(derive, 'key prices') },
    tokens: {
      read: weigh.tokens.read,
      write: { ...weigh.tokens.write, book: await token(derive, 'write book') },
      own: await token(derive, 'own'),
    },
  }
}

export const hashOfToken = async (text: string): Promise<string> =>
  hexOfBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8Bytes(text))))

export const grantsOfKeys = ({ read, write, own }: RelayTokens): { readonly [grant in RoomGrant]?: string } => ({
  'read book': read.book,
  'read ticks': read.ticks,
  ...(write.book !== undefined && { 'write book': write.book }),
  ...(write.ticks !== undefined && { 'write ticks': write.ticks }),
  ...(own !== undefined && { own }),
})
