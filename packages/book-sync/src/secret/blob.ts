import { LEAST_BLOB } from '../wire/wire.ts'
import { type Bytes, hexOf, utf8 } from './bytes.ts'
import type { Keys } from './keys.ts'
import { decrypt, encrypt, keyOf, LENGTH_BYTES, nextPower, OVERHEAD, padded, unpadded } from './seal.ts'

/**
 * A photo as the relay keeps it. A record of the book says its hash; the name that the relay knows follows from the hash by a key, so that who has the picture cannot
 * tell that it is there, nor that two rooms have the same. The same picture has one name in a room, however often it is put there.
 */

/** 128 bits. */
const NAME_BYTES = 16

/** SHA-256 of a picture, as records of the book say it. */
export const hashOfBlob = async (content: Bytes): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', content)))

export async function nameOfBlob({ naming }: Keys, hash: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', naming, utf8(hash))
  return hexOf(new Uint8Array(mac).subarray(0, NAME_BYTES))
}

const associated = (room: string, name: string): Bytes => utf8(`${room} blob ${name}`)

/** Bytes that a photo of so many has when it is sealed. */
export const sealedSize = (bytes: number): number => nextPower(bytes + LENGTH_BYTES + OVERHEAD, LEAST_BLOB)

/** Under the key of formulas, which who weighs has too; bound to its room and its name. */
export const sealBlob = (keys: Keys, name: string, content: Bytes): Promise<Bytes> =>
  encrypt(keyOf(keys, 'formulas'), padded(content, sealedSize(content.length) - OVERHEAD), associated(keys.room, name))

/** Throws where it is not whole, or of another name or room. */
export const openBlob = async (keys: Keys, name: string, box: Uint8Array): Promise<Bytes> =>
  unpadded(await decrypt(keyOf(keys, 'formulas'), box, associated(keys.room, name)))
