import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { decodeFrame, encodeFrame, MOST_BYTES, START_CURSOR, type WireFrame } from '../src/wire/wire.ts'

const place = { log: 'ticks', session: '0123456789abcdef', sequence: 2 ** 40 + 5 } as const
const box = Uint8Array.from([9, 8, 7])
const FRAMES: readonly WireFrame[] = [
  {
    kind: 'hello',
    hello: {
      protocol: 1,
      room: 'a'.repeat(32),
      device: 'b'.repeat(32),
      grants: { 'read book': 'c'.repeat(64) },
      cursors: { book: START_CURSOR, ticks: { version: 7, chain: 'd'.repeat(64) } },
    },
  },
  { kind: 'append', ...place, box },
  { kind: 'snapshot', ...place, covers: 12, adds: 1, part: 1, parts: 3, box },
  {
    kind: 'welcome',
    welcome: { bytes: 1, mostBytes: 2, devices: 1, mostDevices: 10, diverged: ['book'], expires: '2027-12-21' },
  },
  { kind: 'entry', ...place, version: 12, chain: 'e'.repeat(64), box },
  { kind: 'kept', ...place, version: 13 },
  { kind: 'upToDate', log: 'book', version: 13, chain: 'f'.repeat(64) },
  { kind: 'refused', refusal: 'full', session: place.session, sequence: 3 },
]

it.each(FRAMES)('a frame of kind $kind is read as it was written, and cut short it is none', (frame) => {
  const bytes = encodeFrame(frame)
  expect(decodeFrame(bytes)).toEqual(frame)
  const least = 'box' in frame ? bytes.length - frame.box.length : bytes.length
  for (let length = 0; length < least; length++) expect(decodeFrame(bytes.subarray(0, length))).toBeUndefined()
})

it('what is no frame is none, and nothing is thrown', () => {
  const start = fc.constantFrom(1, 2, 3, 11, 12, 14, 15, 16)
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 200 }), (kind, bytes) => {
      const frame = decodeFrame(Uint8Array.from([kind, ...bytes]))
      if (frame) expect(encodeFrame(frame)).toEqual(Uint8Array.from([kind, ...bytes]))
    }),
    { numRuns: runs(20_000) },
  )
  expect(decodeFrame(new Uint8Array(MOST_BYTES + 1).fill(2))).toBeUndefined()
})
