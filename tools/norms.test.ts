import { describe, expect, test } from 'vitest'
import type { CraftId } from '../packages/engine/test/golden/corpus.ts'
import { decidedBounds, guardRanges } from './norms/decided.ts'
import { printedBound, scaleOf } from './norms/fit.ts'
import { readBase, readRecord } from './norms/recorded.ts'
import { differencesOfTypes } from './norms/standing.ts'
import { writtenRange } from './norms/types-text.ts'

const base = readBase()
const record = readRecord()
const crafts = Object.keys(base) as CraftId[]

/** What is recorded is worked out again at night (`node tools/norms.ts`); here types.ts is held against it. */
describe.each(crafts)('the ranges of %s', (craft) => {
  const frozen = base[craft] ?? {}

  test('are those that the record asks for, and what is typed by hand says who decided it', () => {
    const recorded = record[craft]
    expect(recorded && differencesOfTypes(craft, frozen, recorded)).toStrictEqual([])
  })

  test('move outwards from where they were frozen, unless somebody decided otherwise', () => {
    const inwards = Object.entries(record[craft]?.moved ?? {}).filter(([name, { was, now }]) => {
      const isDecided = decidedBounds(craft).some(({ group, key }) => name === `${group} ${key}`)
      return !isDecided && (now[0] > was[0] || now[1] < was[1])
    })
    expect(inwards).toStrictEqual([])
  })

  test('know every bound that was decided, and no guard twice', () => {
    const strangers = decidedBounds(craft).filter(({ group, key }) => !frozen[group]?.[key])
    expect(strangers).toStrictEqual([])
    expect(guardRanges(craft).filter(({ group, key }) => frozen[group]?.[key])).toStrictEqual([])
  })
})

test('a difference of types.ts is told', () => {
  const [craft = 'panaderia'] = crafts
  const recorded = record[craft]
  const [name = '', range] = Object.entries(recorded?.moved ?? {})[0] ?? []
  const other = range && { ...range, now: [0.5, range.now[1]] as const }
  const told =
    recorded &&
    other &&
    differencesOfTypes(craft, base[craft] ?? {}, { ...recorded, moved: { ...recorded.moved, [name]: other } })
  expect(told).toStrictEqual([
    `${craft} ${name}: ${range?.now[0]} to ${range?.now[1]} stands, 0.5 to ${range?.now[1]} is worked out`,
  ])
})

test('a range is written where its type or its style writes it', () => {
  const text = `
  one: {
    ranges: { salt: [1, 2], fat: [0, 3] },
    styles: [
      { id: 'dry', ranges: { salt: [1, 2] } },
      { id: 'wet', ranges: { salt: [1, 2] } },
    ],
  },
  two: {
    ranges: { salt: [1, 2] },
  },
`
  const written = writtenRange(writtenRange(text, 'one', 'salt', [0.9, 2]), 'one/wet', 'salt', [1, 2.5])
  expect(written.match(/salt: \[[^\]]*\]/g)).toStrictEqual([
    'salt: [0.9, 2]',
    'salt: [1, 2]',
    'salt: [1, 2.5]',
    'salt: [1, 2]',
  ])
  expect(() => writtenRange(text, 'three', 'salt', [1, 2])).toThrow('three')
  expect(() => writtenRange(text, 'two', 'fat', [1, 2])).toThrow('fat')
})

test('a range that starts at nothing has a width, and a bound is printed in steps', () => {
  expect(scaleOf([0, 10]).width).toBeCloseTo(Math.log(11))
  expect([31.3, 0.638, 11.07, 346, 128.9, 3.894, 0.0748].map(printedBound)).toStrictEqual([
    31, 0.64, 11, 350, 128, 3.8, 0.075,
  ])
})
