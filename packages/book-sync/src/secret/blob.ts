import { LEAST_BLOB } from '../wire/wire.ts'
import { hexOfBytes, type OwnBytes, utf8Bytes } from './bytes.ts'
import type { BookKeys } from './keys.ts'
import {
  decryptBytes,
  encryptBytes,
  LENGTH_BYTES,
  nextPower,
  paddedContent,
  SEAL_OVERHEAD,
  sealingKeyOf,
  unpaddedContent,
} from './seal.ts'

/**
 * A photo as the relay keeps it. A record of the book says its hash; the name that the relay knows follows from the hash by a key, so that who has the picture cannot
 * tell that it is there, nor that two rooms have the same. The same picture has one name in a room, however often it is put there.
 */

/** 128 bits. */
const NAME_BYTES = 16

/** SHA-256 of a picture, as records of the book say it. */
export const hashOfBlob = async (content: OwnBytes): Promise<string> =>
  hexOfBytes(new Uint8Array(await crypto.subtle.digest('SHA-256', content)))

export async function nameOfBlob({ naming }: BookKeys, hash: string): Promise<string> {
  const mac = await crypto.subtle.sign('HMAC', naming, utf8Bytes(hash))
  return hexOfBytes(new Uint8Array(mac).subarray(0, NAME_BYTES))
}

const associated = (room: string, name: string): OwnBytes => utf8Bytes(`${room} blob ${name}`)

/** Bytes that a photo of so many has when it is sealed. */
export const sealedSize = (bytes: number): number => nextPower(bytes + LENGTH_BYTES + SEAL_OVERHEAD, LEAST_BLOB)

/** Under the key of formulas, which who weighs has too; bound to its room and its name. */
export const sealBlob = (keys: BookKeys, name: string, content: OwnBytes): Promise<OwnBytes> =>
  encryptBytes(
    sealingKeyOf(keys, 'formulas'),
    paddedContent(content, sealedSize(content.length) - SEAL_OVERHEAD),
    associated(keys.room, name),
  )

/** Throws where it is not whole, or of another name or room. */
export const openBlob = async (keys: BookKeys, name: string, box: Uint8Array): Promise<OwnBytes> =>
  unpaddedContent(await decryptBytes(sealingKeyOf(keys, 'formulas'), box, associated(keys.room, name)))
