import { bytesOfHex, hexOfBytes, joinedBytes, type OwnBytes, randomBytes, type SealingKey, utf8Bytes } from './bytes.ts'

/**
 * A device is removed by giving the book another secret, sealed for each device that stays: with a key of its own (ECDH on P-256, which every browser has) that
 * the one removed does not have.
 */
export interface DeviceKey {
  /** Uncompressed, hexadecimal: for the list of devices. */
  readonly publicKey: string
  readonly privateKey: SealingKey
}

/** Which of the two secrets a device has. */
export type SecretKind = 'book' | 'weigh'

const CURVE = { name: 'ECDH', namedCurve: 'P-256' } as const
const POINT_BYTES = 65
const NONCE_BYTES = 12
const KINDS: readonly SecretKind[] = ['book', 'weigh']

export async function newDeviceKey(): Promise<DeviceKey> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(CURVE, false, ['deriveBits'])
  return { publicKey: hexOfBytes(new Uint8Array(await crypto.subtle.exportKey('raw', publicKey))), privateKey }
}

const SHARED_BITS = 256
async function sharedKey(privateKey: SealingKey, publicKey: OwnBytes, info: string): Promise<SealingKey> {
  const theirs = await crypto.subtle.importKey('raw', publicKey, CURVE, false, [])
  const bits = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, privateKey, SHARED_BITS)
  const base = await crypto.subtle.importKey('raw', bits, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: utf8Bytes('obrador move 1'), info: utf8Bytes(info) }
  return crypto.subtle.deriveKey(how, base, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

async function sealedFor(room: string, device: string, publicKey: string, content: OwnBytes): Promise<string> {
  // A key of this message alone: who learns one of them later opens no other.
  const once = await newDeviceKey()
  const key = await sharedKey(once.privateKey, bytesOfHex(publicKey) ?? new Uint8Array(), `${room} ${device}`)
  const iv = randomBytes(NONCE_BYTES)
  const box = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, content)
  return `${once.publicKey}${hexOfBytes(iv)}${hexOfBytes(new Uint8Array(box))}`
}

/** Where a book has gone, for the devices that stay: as the room that is closed says it. One whose key is none gets nothing, and keeps nobody else from it. */
export async function moveForDevices(
  room: string,
  stays: readonly { readonly device: string; readonly publicKey: string; readonly kind: SecretKind }[],
  secrets: Readonly<Record<SecretKind, OwnBytes>>,
): Promise<string> {
  const sealed = await Promise.all(
    stays.map(async ({ device, publicKey, kind }) => {
      const content = joinedBytes(Uint8Array.of(KINDS.indexOf(kind)), secrets[kind])
      const box = await sealedFor(room, device, publicKey, content).catch(() => undefined)
      return box === undefined ? [] : [[device, box] as const]
    }),
  )
  return JSON.stringify(Object.fromEntries(sealed.flat()))
}

/** The secret that a closed room holds for a device, or nothing where it is not one of those that stay. */
export async function secretMovedTo(
  moved: string,
  room: string,
  device: string,
  { privateKey }: DeviceKey,
): Promise<{ readonly kind: SecretKind; readonly secret: OwnBytes } | undefined> {
  try {
    const all = bytesOfHex(String((JSON.parse(moved) as Readonly<Record<string, unknown>>)[device])) ?? new Uint8Array()
    const iv = all.slice(POINT_BYTES, POINT_BYTES + NONCE_BYTES)
    const key = await sharedKey(privateKey, all.slice(0, POINT_BYTES), `${room} ${device}`)
    const box = all.slice(POINT_BYTES + NONCE_BYTES)
    const content = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, box))
    const kind = KINDS[content[0] ?? KINDS.length]
    return kind && { kind, secret: content.slice(1) }
  } catch {
    return undefined
  }
}
