import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

/** The files of a zip, by name: as little of the format as a workbook uses. */

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const LOCAL_LENGTH = 30
const DEFLATED = 8
const VERSION = 20

export function unzip(bytes: Uint8Array): Map<string, Buffer> {
  const zip = Buffer.from(bytes)
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END) throw new Error('no es un zip')
  const files = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const method = zip.readUInt16LE(at + 10)
    const size = zip.readUInt32LE(at + 20)
    const nameLength = zip.readUInt16LE(at + 28)
    const local = zip.readUInt32LE(at + 42)
    const name = zip.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)
    const from = local + LOCAL_LENGTH + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(from, from + size)
    files.set(name, method === DEFLATED ? inflateRawSync(data) : Buffer.from(data))
    at += ENTRY_LENGTH + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

export function zipped(files: ReadonlyMap<string, Buffer>): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, content] of files) {
    const title = Buffer.from(name)
    const data = deflateRawSync(content)
    // What both headers have: version, flags, method, time, date, checksum, sizes, lengths of the name and of what comes after it.
    const common = Buffer.alloc(26)
    common.writeUInt16LE(VERSION, 0)
    common.writeUInt16LE(DEFLATED, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(title.length, 22)
    const local = Buffer.alloc(4)
    local.writeUInt32LE(LOCAL)
    const entry = Buffer.alloc(6)
    entry.writeUInt32LE(ENTRY)
    entry.writeUInt16LE(VERSION, 4)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    locals.push(local, common, title, data)
    entries.push(entry, common, rest, title)
    offset += LOCAL_LENGTH + title.length + data.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(END_LENGTH)
  end.writeUInt32LE(END)
  end.writeUInt16LE(files.size, 8)
  end.writeUInt16LE(files.size, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
