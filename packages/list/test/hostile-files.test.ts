import { gzipSync } from 'node:zlib'
import { FileError, type FileRefusal, fileRefused, readRecipeFile } from '@obrador/list/files'
import { describe, expect, it, vi } from 'vitest'
import { measuredTest, quietestRound } from '../../../tools/measured.ts'
import { isFull } from '../../../tools/tier.ts'
import { inline, partWith, workbookWith, zipOf } from './zips.ts'

const MEGA = 1024 * 1024
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const zeros = (size: number): Uint8Array => new Uint8Array(size)
const rowsOf = (count: number, row: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => row(at + 1)).join('')

const RECIPE = `<row r="1">${inline('A1', 'Ingrediente')}${inline('B1', 'Gramos')}</row><row r="2">${inline('A2', 'Azúcar')}<c r="B2"><v>100</v></c></row>`

/** Each is made when it is tried, so that its own size does not count for another. */
const HOSTILE: readonly (readonly [what: string, made: () => Uint8Array<ArrayBuffer>, code: FileRefusal])[] = [
  [
    'a sheet of sixty megabytes of noughts',
    () => workbookWith('', [{ name: 'xl/worksheets/sheet2.xml', data: zeros(60 * MEGA) }]),
    'swells',
  ],
  [
    'a sheet that says to be small and is not',
    () => workbookWith('', [{ name: 'xl/worksheets/sheet2.xml', data: zeros(40 * MEGA), size: 1000 }]),
    'swells',
  ],
  [
    'many parts on the same bytes',
    () =>
      workbookWith(
        '',
        Array.from({ length: 500 }, (_, at) => ({ name: `xl/worksheets/x${at}.xml`, data: zeros(10), at: 0 })),
      ),
    'swells',
  ],
  [
    'more parts than a book has',
    () => zipOf(Array.from({ length: 5000 }, (_, at) => ({ name: `xl/worksheets/s${at}.xml`, data: zeros(1) }))),
    'parts',
  ],
  ['a million rows', () => workbookWith(rowsOf(1_000_000, (at) => `<row r="${at}"/>`)), 'rows'],
  ['a row far below', () => workbookWith(`<row r="1048576">${inline('A1048576', 'x')}</row>`), 'rows'],
  ['a cell far to the right', () => workbookWith(`<row r="1">${inline('XFD1', 'x')}</row>`), 'cells'],
  [
    'too many cells',
    () => workbookWith(rowsOf(40_000, (at) => `<row r="${at}">${'<c r="A1"><v>1</v></c>'.repeat(20)}</row>`)),
    'cells',
  ],
  [
    'a text of five million letters',
    () => workbookWith(`<row r="1">${inline('A1', 'a'.repeat(5 * MEGA))}</row>`),
    'text',
  ],
  [
    'a shared text longer than Excel has',
    () => workbookWith(RECIPE, [partWith('strings', `<si><t>${'b'.repeat(40_000)}</t></si>`)]),
    'text',
  ],
  [
    'entities that grow',
    () =>
      workbookWith('', [
        {
          name: 'xl/worksheets/sheet2.xml',
          data: bytesOf('<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><worksheet>&a;</worksheet>'),
        },
      ]),
    'entities',
  ],
  ['a zip that was cut', () => workbookWith(RECIPE).slice(0, 300), 'cut'],
  [
    'a zip with a broken part',
    () => workbookWith(RECIPE).map((byte, at) => (at > 90 && at < 400 ? byte ^ 0x55 : byte)),
    'cut',
  ],
  ['a locked zip', () => zipOf([{ name: 'xl/workbook.xml', data: bytesOf('x'), flags: 1 }]), 'locked'],
  ['an old Excel', () => new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 'older'],
  ['ten million lines', () => bytesOf('a\n'.repeat(10_000_000)).slice(0, 20 * MEGA - 1), 'rows'],
  ['a file of thirty megabytes', () => new Uint8Array(30 * MEGA), 'large'],
  ['a cell that never ends', () => bytesOf(`Receta;Ingrediente;Gramos\n"${'x;'.repeat(2 * MEGA)}`), 'text'],
  ['bytes of a picture', () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46]), 'unknown'],
  ['a recipe that unzips to two hundred megabytes', () => new Uint8Array(gzipSync(zeros(200 * MEGA))), 'swells'],
  ['lists in lists without end', () => bytesOf('['.repeat(5 * MEGA)), 'unknown'],
  [
    'a page of scripts that never close',
    () => bytesOf('<script type="application/ld+json">'.repeat(300_000)),
    'unknown',
  ],
  ['nothing', () => new Uint8Array(), 'empty'],
]

const SHEET_ON_FIRST = '<sheet name="Hoja" sheetId="1" r:id="rId1"/>'
const withSheets = (count: number) => () =>
  workbookWith(
    rowsOf(1000, (at) => `<row r="${at}"><c r="A${at}"><v>1</v></c></row>`),
    [partWith('book', `<sheets>${SHEET_ON_FIRST.repeat(count)}</sheets>`)],
  )
const withStrings = (strings: string) => () => workbookWith(RECIPE, [partWith('strings', strings)])
const withStyles = (styles: string) => () => workbookWith(RECIPE, [partWith('styles', styles)])
/** 570,000 cells that look alike. */
const alike = (cell: string): string => `<row>${cell.repeat(19)}</row>`.repeat(30_000)

/** Small zips of very many things: each is refused where it has more than a book may have, and KiB unzipped by then. */
const MANY: readonly (readonly [what: string, made: () => Uint8Array<ArrayBuffer>, code: FileRefusal, kib: number])[] =
  [
    [
      'widths of two hundred thousand columns',
      () =>
        workbookWith('', [partWith('sheet', `<cols>${'<col min="1" max="16384" width="9"/>'.repeat(200_000)}</cols>`)]),
      'cells',
      600,
    ],
    ['twenty thousand sheets on one part', withSheets(20_000), 'parts', 25],
    ['four hundred sheets on one part', withSheets(400), 'swells', 70],
    ['texts that no cell has', withStrings('<si><t>a</t></si>'.repeat(2_700_000)), 'cells', 10_000],
    [
      'a text of a million runs',
      withStrings(`<si>${'<r><rPr><b/></rPr><t>a</t></r>'.repeat(1_500_000)}</si>`),
      'text',
      1000,
    ],
    [
      'texts of two runs each',
      withStrings('<si><r><t>a</t></r><r><t>b</t></r></si>'.repeat(1_100_000)),
      'swells',
      15_700,
    ],
    [
      'styles of cells that no sheet has',
      withStyles(`<cellXfs>${'<xf numFmtId="14"/>'.repeat(2_200_000)}</cellXfs>`),
      'swells',
      1250,
    ],
    [
      'a million number formats',
      withStyles(`<numFmts>${rowsOf(900_000, (at) => `<numFmt numFmtId="${at}" formatCode="0"/>`)}</numFmts>`),
      'swells',
      2600,
    ],
    [
      'two and a half million fonts',
      withStyles(`<fonts>${'<font><b/></font>'.repeat(2_500_000)}</fonts>`),
      'swells',
      16_700,
    ],
    ['six million remarks', () => workbookWith('<!---->'.repeat(6_000_000)), 'swells', 13_700],
    ['elements that never close', () => workbookWith('<a>'.repeat(15_000_000)), 'swells', 5900],
    [
      'a million things that a part points at',
      () =>
        workbookWith('', [
          {
            name: '_rels/.rels',
            data: bytesOf(
              `<Relationships>${'<Relationship Id="x" Type="y" Target="z"/>'.repeat(1_000_000)}</Relationships>`,
            ),
          },
        ]),
      'parts',
      170,
    ],
    [
      'a long text in every cell',
      () =>
        workbookWith(alike('<c t="s"><v>0</v></c>'), [partWith('strings', `<si><t>${'a b  '.repeat(6000)}</t></si>`)]),
      'swells',
      70,
    ],
    [
      'a cell at the end of a hundred thousand rows',
      () => workbookWith('<row r="100000"><c r="IV100000"><v>1</v></c></row>'),
      'cells',
      2,
    ],
  ]

/** Of these what takes longest to make: each is stopped by what stops another of them. */
const LONG_MADE: readonly string[] = [
  'texts of two runs each',
  'a million rows',
  'texts that no cell has',
  'more parts than a book has',
  'a million number formats',
  'two and a half million fonts',
  'six million remarks',
  'elements that never close',
]

/** KiB that are unzipped before anybody asks for them. */
const AHEAD = 256

/** Bytes that leave the unzipping while something is done. */
async function unzippedIn(work: () => Promise<unknown>): Promise<number> {
  let bytes = 0
  const Unzipping = DecompressionStream
  vi.stubGlobal('DecompressionStream', function counted(format: 'deflate-raw' | 'gzip') {
    const { writable, readable } = new Unzipping(format)
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, to) {
        bytes += chunk.length
        to.enqueue(chunk)
      },
    })
    return { writable, readable: readable.pipeThrough(counting) }
  })
  await work().finally(() => vi.unstubAllGlobals())
  return bytes
}

const refusalOf = (bytes: Uint8Array<ArrayBuffer>): Promise<unknown> =>
  readRecipeFile(bytes, 'libro.xlsx').catch((refused: unknown) => refused)

function expectRefusal(problem: unknown, code: FileRefusal): void {
  expect(problem).toBeInstanceOf(FileError)
  expect((problem as FileError).code).toBe(code)
  expect(fileRefused(code)).toMatch(/^\p{Lu}.*\.$/u)
}

describe('hostile files are refused in words', () => {
  it.for(HOSTILE)('%s', async ([what, made, code], { skip }) => {
    if (!isFull && LONG_MADE.includes(what)) skip('nightly')
    expectRefusal(await refusalOf(made()), code)
  })

  it.for(MANY)('before more of it is unzipped: %s', async ([what, made, code, kib], { skip }) => {
    if (!isFull && LONG_MADE.includes(what)) skip('nightly')
    const bytes = made()
    const read = await unzippedIn(async () => expectRefusal(await refusalOf(bytes), code))
    expect(read).toBeLessThan((kib + AHEAD) * 1024)
  })
})

/** ms of work, and bytes that the heap may have grown by. */
const MOST_WORK = 1000
const MOST_GROWTH = 200 * MEGA

describe('hostile files are refused soon, and without memory', () => {
  for (const [what, made] of [...HOSTILE, ...MANY])
    measuredTest(what, async ({ worked, onFreeMachine }) => {
      const bytes = made()
      const round = async (): Promise<number> => {
        const [heap, start] = [process.memoryUsage().heapUsed, worked()]
        await refusalOf(bytes)
        const took = onFreeMachine(worked() - start, MOST_WORK)
        expect(process.memoryUsage().heapUsed - heap).toBeLessThan(MOST_GROWTH)
        return took
      }
      expect(await quietestRound(round, MOST_WORK)).toBeLessThan(MOST_WORK)
    })
})

describe('what a workbook has that is odd', () => {
  const days = partWith('styles', '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>')
  const day = (place: string, value: string): string => `<c r="${place}" s="1"><v>${value}</v></c>`

  it('a day that no calendar has stays a figure', async () => {
    const row = `<row r="1">${day('A1', '1e300')}${day('B1', '-5e9')}${day('C1', '46000')}${day('D1', '1e999')}${day('E1', '60')}</row>`
    expect(await readRecipeFile(workbookWith(row, [days]), 'libro.xlsx')).toMatchObject({
      sheets: [{ rows: [[1e300, -5e9, '2025-12-09', '1e999', '1900-02-28']] }],
    })
  })

  it('a format as long as a text may be, in every cell, is looked at once', async () => {
    const long = partWith(
      'styles',
      `<numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(32_000)}%"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>`,
    )
    const tested = vi.spyOn(RegExp.prototype, Symbol.replace)
    await readRecipeFile(
      workbookWith('<row><c s="0"><v>1.5</v></c><c s="0"><v>2.5</v></c></row>', [long]),
      'libro.xlsx',
    )
    const formats = tested.mock.calls.filter(([text]) => String(text).startsWith('['))
    tested.mockRestore()
    expect(formats.length).toBeLessThan(5)
  })

  it('a sheet that is a chart has no cells', async () => {
    const book = partWith(
      'book',
      '<sheets><sheet name="Gráfico" sheetId="2" r:id="rId3"/><sheet name="Hoja" sheetId="1" r:id="rId1"/></sheets>',
    )
    expect(await readRecipeFile(workbookWith(RECIPE, [book]), 'libro.xlsx')).toMatchObject({
      sheets: [{ name: 'Hoja' }],
    })
  })

  it('a byte that changed on the way', async () => {
    const sheet = partWith('sheet', `<sheetData>${RECIPE}</sheetData>`)
    const bytes = workbookWith('', [{ ...sheet, isStored: true }])
    const at = Buffer.from(bytes).indexOf('<v>100</v>')
    bytes[at + 3] = '9'.charCodeAt(0)
    expect(await refusalOf(bytes)).toMatchObject({ code: 'cut' })
  })
})
