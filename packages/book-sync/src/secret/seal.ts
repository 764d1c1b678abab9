import type { GroupUpdate, LogPayload } from '../merge/book.ts'
import { type LogName, logOfScope } from '../merge/log.ts'
import type { KeyScope } from '../merge/shape.ts'
import { joinedBytes, type OwnBytes, randomBytes, type SealingKey, textOfBytes, utf8Bytes } from './bytes.ts'
import type { BookKeys } from './keys.ts'

/** Where a message belongs: bound to it as associated data, so that it opens nowhere else. */
export interface MessageAddress {
  readonly room: string
  readonly log: LogName
  /** Who wrote it, 64 bits hexadecimal, drawn each time a device opens the book; and the how-manieth it is of them. */
  readonly session: string
  readonly sequence: number
}

/** AES-GCM: 96 bits of nonce, drawn for each message, and 128 of tag. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
export const SEAL_OVERHEAD = NONCE_BYTES + TAG_BYTES
/** A sealed message has 128 bytes or the next power of two: sizes tell little. */
const LEAST_SEALED = 128
/** Bytes of the length that stands before what is padded. */
export const LENGTH_BYTES = 4
/** Bytes from which it pays to compress. */
const WORTH_COMPRESSING = 1024

const associated = ({ room, log, session, sequence }: MessageAddress, scope: KeyScope): OwnBytes =>
  utf8Bytes(`${room} ${log} ${session} ${sequence} ${scope}`)

export const nextPower = (bytes: number, least = LEAST_SEALED): number =>
  2 ** Math.ceil(Math.log2(Math.max(least, bytes)))

export function paddedContent(content: OwnBytes, to: number): OwnBytes {
  const all = new Uint8Array(to)
  new DataView(all.buffer).setUint32(0, content.length)
  all.set(content, LENGTH_BYTES)
  return all
}

export function unpaddedContent(all: OwnBytes): OwnBytes {
  const length = new DataView(all.buffer, all.byteOffset).getUint32(0)
  if (length > all.length - LENGTH_BYTES) throw new Error('a message says that it is longer than it is')
  return all.slice(LENGTH_BYTES, LENGTH_BYTES + length)
}

export async function encryptBytes(key: SealingKey, content: OwnBytes, additionalData: OwnBytes): Promise<OwnBytes> {
  const iv = randomBytes(NONCE_BYTES)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, content)
  return joinedBytes(iv, new Uint8Array(sealed))
}

export async function decryptBytes(key: SealingKey, box: Uint8Array, additionalData: OwnBytes): Promise<OwnBytes> {
  const iv = Uint8Array.from(box.subarray(0, NONCE_BYTES))
  const sealed = Uint8Array.from(box.subarray(NONCE_BYTES))
  return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, sealed))
}

/** Sealed by a key of the book, and yet nothing that a device of ours writes. */
export class BadContent extends Error {}

/** Bytes that a message may have when it is no longer compressed: sixty times what an honest one has at most (merge/book.ts). Half a mebibyte may be made of a thousand times as many. */
const MOST_INFLATED = 16 * 1024 * 1024
/** Parts of a message: some twenty groups, each with a few. */
const MOST_PARTS = 256

/** Stops as soon as there are more bytes than somebody says. */
async function through(
  bytes: OwnBytes,
  stream: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<OwnBytes> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of new Blob([bytes]).stream().pipeThrough(stream)) {
    size += chunk.length
    if (size > most) throw new BadContent(`a message has more than ${most} bytes`)
    chunks.push(chunk)
  }
  return joinedBytes(...chunks)
}

/** Parts as bytes: of each the length of its name, its name, the length of its update, its update. */
function packed(parts: readonly GroupUpdate[]): OwnBytes {
  return joinedBytes(
    ...parts.flatMap(({ group, update }) => {
      const name = utf8Bytes(group)
      const length = new Uint8Array(LENGTH_BYTES)
      new DataView(length.buffer).setUint32(0, update.length)
      return [Uint8Array.of(name.length), name, length, update]
    }),
  )
}

function unpacked(bytes: OwnBytes): GroupUpdate[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: GroupUpdate[] = []
  for (let at = 0; at < bytes.length; ) {
    const name = at + 1
    const update = name + view.getUint8(at) + LENGTH_BYTES
    const end = update + view.getUint32(update - LENGTH_BYTES)
    if (end > bytes.length) throw new BadContent('a part says that it is longer than it is')
    if (parts.length === MOST_PARTS) throw new BadContent(`a message has more than ${MOST_PARTS} parts`)
    parts.push({ group: textOfBytes(bytes.subarray(name, update - LENGTH_BYTES)), update: bytes.slice(update, end) })
    at = end
  }
  return parts
}

const RAW = 0
const DEFLATED = 1

export async function squeezeParts(parts: readonly GroupUpdate[]): Promise<OwnBytes> {
  const raw = packed(parts)
  if (raw.length < WORTH_COMPRESSING) return joinedBytes(Uint8Array.of(RAW), raw)
  return joinedBytes(Uint8Array.of(DEFLATED), await through(raw, new CompressionStream('deflate-raw')))
}

/** `most`: bytes that it may have when it is no longer compressed. */
export async function unsqueezeParts(bytes: OwnBytes, most = MOST_INFLATED): Promise<GroupUpdate[]> {
  const content = bytes.slice(1)
  try {
    return unpacked(
      bytes[0] === DEFLATED ? await through(content, new DecompressionStream('deflate-raw'), most) : content,
    )
  } catch (problem) {
    throw problem instanceof BadContent ? problem : new BadContent('a message is not packed as it should be')
  }
}

/** The scopes of the log of the book: that of formulas seals the outside of both, so that the relay cannot tell which it carries. */
const INNER: readonly KeyScope[] = ['formulas', 'prices', 'ticks']

export function sealingKeyOf({ keys }: BookKeys, scope: KeyScope): SealingKey {
  const key = keys[scope]
  if (!key) throw new Error(`this key does not open what is of «${scope}»`)
  return key
}

const outerOf = (log: LogName): KeyScope => (log === 'ticks' ? 'ticks' : 'formulas')

/**
 * Seals what was written under one key. What is of prices is sealed under their key and then, like everything of the book, under that of
 * formulas: whoever may read the book can tell that a message is whole, and the relay not which kind it is.
 */
export async function sealPayload(
  keys: BookKeys,
  address: MessageAddress,
  { scope, parts }: LogPayload,
): Promise<OwnBytes> {
  const outer = outerOf(address.log)
  const content = await squeezeParts(parts)
  const inner =
    scope === outer ? content : await encryptBytes(sealingKeyOf(keys, scope), content, associated(address, scope))
  const marked = joinedBytes(Uint8Array.of(INNER.indexOf(scope)), inner)
  const size = nextPower(marked.length + LENGTH_BYTES + SEAL_OVERHEAD)
  return encryptBytes(
    sealingKeyOf(keys, outer),
    paddedContent(marked, size - SEAL_OVERHEAD),
    associated(address, outer),
  )
}

/**
 * What a message says, or nothing where it is of prices and this key does not open them. Throws where it is not whole, or not of this place, and `BadContent` where
 * it is, but says nothing that can be read.
 */
export async function openMessage(
  keys: BookKeys,
  address: MessageAddress,
  box: Uint8Array,
): Promise<LogPayload | undefined> {
  const outer = outerOf(address.log)
  const marked = unpaddedContent(await decryptBytes(sealingKeyOf(keys, outer), box, associated(address, outer)))
  const scope = INNER[marked[0] ?? INNER.length]
  if (!scope || logOfScope(scope) !== address.log) throw new Error('a message is of no scope of its log')
  const inner = marked.slice(1)
  if (scope === outer) return { scope, parts: await unsqueezeParts(inner) }
  const key = keys.keys[scope]
  if (!key) return undefined
  return { scope, parts: await unsqueezeParts(await decryptBytes(key, inner, associated(address, scope))) }
}
