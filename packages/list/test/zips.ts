import { crc32, deflateRawSync } from 'node:zlib'

/** Zips made by hand, so that they may lie. */

export interface Part {
  readonly name: string
  readonly data: Uint8Array
  /** What the directory says instead of the truth. */
  readonly size?: number
  readonly isStored?: true
  readonly flags?: number
  /** Another part whose bytes it claims for its own. */
  readonly at?: number
}

const le = (size: 2 | 4, value: number): Buffer => {
  const bytes = Buffer.alloc(size)
  if (size === 2) bytes.writeUInt16LE(value)
  else bytes.writeUInt32LE(value >>> 0)
  return bytes
}

export function zipOf(parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const name = Buffer.from(part.name)
    const packed = part.isStored ? Buffer.from(part.data) : deflateRawSync(part.data)
    const common = [
      le(2, 20),
      le(2, part.flags ?? 0),
      le(2, part.isStored ? 0 : 8),
      le(4, 0),
      le(4, crc32(part.data)),
      le(4, packed.length),
      le(4, part.size ?? part.data.length),
      le(2, name.length),
      le(2, 0),
    ]
    const place = part.at ?? at
    directory.push(
      Buffer.concat([
        le(4, 0x02_01_4b_50),
        le(2, 20),
        ...common,
        le(2, 0),
        le(2, 0),
        le(2, 0),
        le(4, 0),
        le(4, place),
        name,
      ]),
    )
    if (part.at !== undefined) continue
    const body = Buffer.concat([le(4, 0x04_03_4b_50), ...common, name, packed])
    bodies.push(body)
    at += body.length
  }
  const listed = Buffer.concat(directory)
  const end = [
    le(4, 0x06_05_4b_50),
    le(4, 0),
    le(2, parts.length),
    le(2, parts.length),
    le(4, listed.length),
    le(4, at),
    le(2, 0),
  ]
  return new Uint8Array(Buffer.concat([...bodies, listed, ...end]))
}

const TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const rels = (...all: readonly (readonly [type: string, target: string])[]): string =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${REL}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`
const text = (name: string, data: string): Part => ({ name, data: new TextEncoder().encode(data) })

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const START = '<?xml version="1.0"?>'

const PARTS = {
  sheet: ['xl/worksheets/sheet1.xml', 'worksheet'],
  strings: ['xl/sharedStrings.xml', 'sst'],
  styles: ['xl/styles.xml', 'styleSheet'],
  book: ['xl/workbook.xml', 'workbook'],
} as const
/** A part of a workbook, whose inside is given. */
export const partWith = (part: keyof typeof PARTS, inside: string): Part => {
  const [name, root] = PARTS[part]
  return text(name, `${START}<${root} xmlns="${MAIN}" xmlns:r="${REL}">${inside}</${root}>`)
}
const data = (sheet: string): Part => partWith('sheet', `<sheetData>${sheet}</sheetData>`)

/** A workbook with one sheet whose inside is given; a part that is given besides takes the place of the one that has its name. */
export const workbookWith = (sheet: string, more: readonly Part[] = []): Uint8Array<ArrayBuffer> =>
  zipOf([
    text('[Content_Types].xml', TYPES),
    text('_rels/.rels', rels(['officeDocument', 'xl/workbook.xml'])),
    text(
      'xl/_rels/workbook.xml.rels',
      rels(
        ['worksheet', 'worksheets/sheet1.xml'],
        ['sharedStrings', 'sharedStrings.xml'],
        ['externalLink', 'externalLinks/externalLink1.xml'],
        ['styles', 'styles.xml'],
      ),
    ),
    ...[partWith('book', '<sheets><sheet name="Hoja" sheetId="1" r:id="rId1"/></sheets>'), data(sheet)].filter(
      ({ name }) => more.every((part) => part.name !== name),
    ),
    ...more,
  ])

export const inline = (place: string, words: string): string =>
  `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`
