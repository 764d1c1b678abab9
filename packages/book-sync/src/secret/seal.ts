import type { Part, Payload } from '../merge/book.ts'
import { type Log, logOf } from '../merge/log.ts'
import type { Scope } from '../merge/shape.ts'
import { type Bytes, joined, random, type SealingKey, textOf, utf8 } from './bytes.ts'
import type { Keys } from './keys.ts'

/** Where a message belongs: bound to it as associated data, so that it opens nowhere else. */
export interface Address {
  readonly room: string
  readonly log: Log
  /** Who wrote it, 64 bits hexadecimal, drawn each time a device opens the book; and the how-manieth it is of them. */
  readonly session: string
  readonly sequence: number
}

/** AES-GCM: 96 bits of nonce, drawn for each message, and 128 of tag. */
const NONCE_BYTES = 12
const TAG_BYTES = 16
export const OVERHEAD = NONCE_BYTES + TAG_BYTES
/** A sealed message has 128 bytes or the next power of two: sizes tell little. */
const LEAST_SEALED = 128
/** Bytes of the length that stands before what is padded. */
export const LENGTH_BYTES = 4
/** Bytes from which it pays to compress. */
const WORTH_COMPRESSING = 1024

const associated = ({ room, log, session, sequence }: Address, scope: Scope): Bytes =>
  utf8(`${room} ${log} ${session} ${sequence} ${scope}`)

export const nextPower = (bytes: number, least = LEAST_SEALED): number =>
  2 ** Math.ceil(Math.log2(Math.max(least, bytes)))

export function padded(content: Bytes, to: number): Bytes {
  const all = new Uint8Array(to)
  new DataView(all.buffer).setUint32(0, content.length)
  all.set(content, LENGTH_BYTES)
  return all
}

export function unpadded(all: Bytes): Bytes {
  const length = new DataView(all.buffer, all.byteOffset).getUint32(0)
  if (length > all.length - LENGTH_BYTES) throw new Error('a message says that it is longer than it is')
  return all.slice(LENGTH_BYTES, LENGTH_BYTES + length)
}

export async function encrypt(key: SealingKey, content: Bytes, additionalData: Bytes): Promise<Bytes> {
  const iv = random(NONCE_BYTES)
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, content)
  return joined(iv, new Uint8Array(sealed))
}

export async function decrypt(key: SealingKey, box: Uint8Array, additionalData: Bytes): Promise<Bytes> {
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
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Bytes> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of new Blob([bytes]).stream().pipeThrough(stream)) {
    size += chunk.length
    if (size > most) throw new BadContent(`a message has more than ${most} bytes`)
    chunks.push(chunk)
  }
  return joined(...chunks)
}

/** Parts as bytes: of each the length of its name, its name, the length of its update, its update. */
function packed(parts: readonly Part[]): Bytes {
  return joined(
    ...parts.flatMap(({ group, update }) => {
      const name = utf8(group)
      const length = new Uint8Array(LENGTH_BYTES)
      new DataView(length.buffer).setUint32(0, update.length)
      return [Uint8Array.of(name.length), name, length, update]
    }),
  )
}

function unpacked(bytes: Bytes): Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Part[] = []
  for (let at = 0; at < bytes.length; ) {
    const name = at + 1
    const update = name + view.getUint8(at) + LENGTH_BYTES
    const end = update + view.getUint32(update - LENGTH_BYTES)
    if (end > bytes.length) throw new BadContent('a part says that it is longer than it is')
    if (parts.length === MOST_PARTS) throw new BadContent(`a message has more than ${MOST_PARTS} parts`)
    parts.push({ group: textOf(bytes.subarray(name, update - LENGTH_BYTES)), update: bytes.slice(update, end) })
    at = end
  }
  return parts
}

const RAW = 0
const DEFLATED = 1

export async function squeezed(parts: readonly Part[]): Promise<Bytes> {
  const raw = packed(parts)
  if (raw.length < WORTH_COMPRESSING) return joined(Uint8Array.of(RAW), raw)
  return joined(Uint8Array.of(DEFLATED), await through(raw, new CompressionStream('deflate-raw')))
}

/** `most`: bytes that it may have when it is no longer compressed. */
export async function unsqueezed(bytes: Bytes, most = MOST_INFLATED): Promise<Part[]> {
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
const INNER: readonly Scope[] = ['formulas', 'prices', 'ticks']

export function keyOf({ keys }: Keys, scope: Scope): SealingKey {
  const key = keys[scope]
  if (!key) throw new Error(`this key does not open what is of «${scope}»`)
  return key
}

const outerOf = (log: Log): Scope => (log === 'ticks' ? 'ticks' : 'formulas')

/**
 * Seals what was written under one key. What is of prices is sealed under their key and then, like everything of the book, under that of
 * formulas: whoever may read the book can tell that a message is whole, and the relay not which kind it is.
 */
export async function seal(keys: Keys, address: Address, { scope, parts }: Payload): Promise<Bytes> {
  const outer = outerOf(address.log)
  const content = await squeezed(parts)
  const inner = scope === outer ? content : await encrypt(keyOf(keys, scope), content, associated(address, scope))
  const marked = joined(Uint8Array.of(INNER.indexOf(scope)), inner)
  const size = nextPower(marked.length + LENGTH_BYTES + OVERHEAD)
  return encrypt(keyOf(keys, outer), padded(marked, size - OVERHEAD), associated(address, outer))
}

/**
 * What a message says, or nothing where it is of prices and this key does not open them. Throws where it is not whole, or not of this place, and `BadContent` where
 * it is, but says nothing that can be read.
 */
export async function open(keys: Keys, address: Address, box: Uint8Array): Promise<Payload | undefined> {
  const outer = outerOf(address.log)
  const marked = unpadded(await decrypt(keyOf(keys, outer), box, associated(address, outer)))
  const scope = INNER[marked[0] ?? INNER.length]
  if (!scope || logOf(scope) !== address.log) throw new Error('a message is of no scope of its log')
  const inner = marked.slice(1)
  if (scope === outer) return { scope, parts: await unsqueezed(inner) }
  const key = keys.keys[scope]
  if (!key) return undefined
  return { scope, parts: await unsqueezed(await decrypt(key, inner, associated(address, scope))) }
}
