/** A zip whose parts are stored as they are. */

export interface Stored {
  readonly name: string
  readonly data: Uint8Array
  readonly crc: number
}

const SIGNATURE = { local: 0x04_03_4b_50, central: 0x02_01_4b_50, end: 0x06_05_4b_50 } as const
const VERSION = 20
/** Names are UTF-8. */
const FLAGS = 0x08_00

type Field = readonly [size: 2 | 4, value: number]

function fields(...written: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(written.reduce((sum, [size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [size, value] of written) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

const sizeOf = (chunks: readonly Uint8Array[]): number => chunks.reduce((sum, { length }) => sum + length, 0)

export function storedZip(parts: readonly Stored[]): Uint8Array<ArrayBuffer> {
  const chunks: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const { name, data, crc } of parts) {
    const encoded = new TextEncoder().encode(name)
    // Flags, method, time, date, checksum, and both sizes: the same in both places.
    const common: readonly Field[] = [
      [2, FLAGS],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, crc],
      [4, data.length],
      [4, data.length],
      [2, encoded.length],
      [2, 0],
    ]
    const local = [fields([4, SIGNATURE.local], [2, VERSION], ...common), encoded, data]
    const blanks: readonly Field[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
    ]
    directory.push(fields([4, SIGNATURE.central], [2, VERSION], [2, VERSION], ...common, ...blanks, [4, at]), encoded)
    chunks.push(...local)
    at += sizeOf(local)
  }
  const count = parts.length
  const end = fields(
    [4, SIGNATURE.end],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, sizeOf(directory)],
    [4, at],
    [2, 0],
  )
  const all = [...chunks, ...directory, end]
  const bytes = new Uint8Array(sizeOf(all))
  let place = 0
  for (const chunk of all) {
    bytes.set(chunk, place)
    place += chunk.length
  }
  return bytes
}
