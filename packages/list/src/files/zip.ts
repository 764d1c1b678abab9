import { FILE_LIMITS } from './limits.ts'
import { FileError } from './refusal.ts'

/**
 * The parts of a zip, by its central directory (PKWARE, *APPNOTE* 4.3.12 to 4.3.16), looked at before anything is unzipped: how many there are, how
 * large they say to be, and that no two share their bytes. No part may grow beyond what it says.
 */

export interface ZipEntry {
  readonly name: string
  /** Its bytes as they are unzipped, and all of them at once. */
  readonly chunks: () => Chunks
  readonly bytes: () => Promise<Uint8Array<ArrayBuffer>>
}

const SIGNATURE = { local: 0x04_03_4b_50, central: 0x02_01_4b_50, end: 0x06_05_4b_50 } as const
const LENGTH = { local: 30, central: 46, end: 22, comment: 0xff_ff } as const
const METHOD = { stored: 0, deflated: 8 } as const
const ENCRYPTED = 1
/** Stands for a figure that is told elsewhere, as only files far beyond the limits need. */
const ELSEWHERE = 0xff_ff_ff_ff

export const isZipFile = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

type Chunks = AsyncGenerator<Uint8Array<ArrayBuffer>>

/** Inflates while it is read, and stops as soon as there is more than there may be. */
async function* inflating(bytes: Uint8Array<ArrayBuffer>, format: 'deflate-raw' | 'gzip', most: number): Chunks {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw new FileError('cut')
      })
      if (done) return
      length += value.length
      if (length > most) throw new FileError('swells')
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

async function joined(chunks: Chunks): Promise<Uint8Array<ArrayBuffer>> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  const whole = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of all) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

export const gunzipBytes = (bytes: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> =>
  joined(inflating(bytes, 'gzip', most))

const BITS = 8
const POLYNOMIAL = 0xed_b8_83_20
const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < BITS; bit++) crc = crc & 1 ? (crc >>> 1) ^ POLYNOMIAL : crc >>> 1
  return crc
})

/** What is read is what was written: a byte that changed on the way might be a weight. */
async function* withChecksum(chunks: Chunks, expected: number): Chunks {
  let crc = -1
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at++)
      crc = (crc >>> BITS) ^ (CRC_TABLE[(crc ^ (chunk[at] as number)) & 0xff] as number)
    yield chunk
  }
  if (~crc >>> 0 !== expected) throw new FileError('cut')
}

interface Part {
  readonly name: string
  readonly method: number
  readonly packed: number
  readonly size: number
  readonly crc: number
  readonly at: number
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - LENGTH.end - LENGTH.comment)
  for (let at = view.byteLength - LENGTH.end; at >= first; at--)
    if (view.getUint32(at, true) === SIGNATURE.end) return at
  throw new FileError('cut')
}

function partsOf(bytes: Uint8Array, view: DataView): readonly Part[] {
  const end = endOf(view)
  const count = view.getUint16(end + 10, true)
  if (count > FILE_LIMITS.entries) throw new FileError('parts')
  let at = view.getUint32(end + 16, true)
  const parts: Part[] = []
  for (let index = 0; index < count; index++) {
    if (at + LENGTH.central > bytes.length || view.getUint32(at, true) !== SIGNATURE.central) throw new FileError('cut')
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true)) as [
      number,
      number,
      number,
    ]
    const [crc, packed, size, local] = [16, 20, 24, 42].map((field) => view.getUint32(at + field, true)) as [
      number,
      number,
      number,
      number,
    ]
    if ([packed, size, local].includes(ELSEWHERE)) throw new FileError('large')
    if (view.getUint16(at + 8, true) & ENCRYPTED) throw new FileError('locked')
    const name = new TextDecoder().decode(bytes.subarray(at + LENGTH.central, at + LENGTH.central + nameLength))
    parts.push({ name, method: view.getUint16(at + 10, true), packed, size, crc, at: local })
    at += LENGTH.central + nameLength + extra + comment
  }
  return parts
}

/** Where the bytes of a part begin; parts that overlap would unzip the same bytes many times. */
function dataOf({ at, packed }: Part, view: DataView): number {
  if (at + LENGTH.local > view.byteLength || view.getUint32(at, true) !== SIGNATURE.local) throw new FileError('cut')
  const start = at + LENGTH.local + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (start + packed > view.byteLength) throw new FileError('cut')
  return start
}

async function* unzipped(part: Part, bytes: Uint8Array<ArrayBuffer>, view: DataView): Chunks {
  const start = dataOf(part, view)
  const packed = bytes.slice(start, start + part.packed)
  if (part.method === METHOD.deflated) yield* inflating(packed, 'deflate-raw', part.size)
  else if (part.method === METHOD.stored) yield packed
  else throw new FileError('unknown')
}

function checkApart(parts: readonly Part[]): void {
  let reached = 0
  for (const { at, packed } of parts.toSorted((a, b) => a.at - b.at)) {
    if (at < reached) throw new FileError('swells')
    reached = at + LENGTH.local + packed
  }
}

/** The parts that are wanted; what they say to weigh together is within the limit. */
export function zipEntries(bytes: Uint8Array<ArrayBuffer>, isWanted: (name: string) => boolean): readonly ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = partsOf(bytes, view)
  checkApart(parts)
  const wanted = parts.filter(({ name }) => isWanted(name))
  if (wanted.reduce((sum, { size }) => sum + size, 0) > FILE_LIMITS.unzipped) throw new FileError('swells')
  return wanted.map((part) => {
    const chunks = (): Chunks => withChecksum(unzipped(part, bytes, view), part.crc)
    return { name: part.name, chunks, bytes: () => joined(chunks()) }
  })
}
