import { canonicalJson } from '@obrador/book-sync'
import { expect, it } from 'vitest'
import { mergedFormula } from '../src/library/sharing/merged.ts'
import { canHold, libraryWithRecords, type RawLibrary, recordsOfLibrary } from '../src/library/sharing/records.ts'
import { bookShapes } from '../src/library/sharing/shapes.ts'
import { emptyDay } from '../src/model/day.ts'
import { FIRST_CLOCK } from '../src/model/day-clock.ts'
import { decodeSaved } from '../src/model/decode-library.ts'
import type { TableFormula, TableLine } from '../src/model/formula.ts'
import { blankPiece } from '../src/model/piece.ts'

const line = (id: string, name: string, grams: number): TableLine => ({ id, name, grams, locked: false })
const formula = (lines: readonly TableLine[]): TableFormula => ({
  craft: 'panaderia',
  type: 'hogaza',
  name: 'Hogaza',
  lines,
  given: {},
  batch: { pieces: 12 },
  entry: 'h',
  desks: { cost: { price: 4321.5 }, label: { name: 'Pan' } },
})
const at = '2026-11-16T09:00:00.000Z'
const inside = { ...formula([line('1', 'Harina', 500)]), entry: 'm' }

/** A library with something of everything. */
const library: RawLibrary = {
  formulas: new Map([
    [
      'h',
      {
        id: 'h',
        savedAt: at,
        formula: formula([
          line('1', 'Agua', 650),
          { ...line('2', 'Masa madre', 200), made: { entry: 'm', version: 1, formula: inside } },
        ]),
        versions: [{ at, note: 'La primera.', formula: formula([line('1', 'Agua', 600)]) }],
        tags: ['pan'],
        note: '',
      },
    ],
  ]),
  own: new Map([
    [
      'o',
      {
        id: 'o',
        name: 'Mi harina',
        model: 'harina',
        sheet: { grasa: 1, hidratos: 70, azucares: 1, proteinas: 10 },
        price: 4321.5,
      },
    ],
  ]),
  prices: new Map([['agua', { pack: 4321.5, packGrams: 1000, supplier: 'Molino', at }]]),
  batches: new Map([
    [
      'b',
      {
        id: 'b',
        at,
        day: '2026-11-16',
        formula: formula([line('1', 'Agua', 650)]),
        lines: [{ line: 0, name: 'Agua', grams: 651, lot: 'L1' }],
        readings: [{ que: 'masa', value: 25 }],
        lot: 'L261116-1',
        note: '',
        verdict: 'cuadra',
        sentence: '',
      },
    ],
  ]),
  settings: new Map<string, unknown>([
    ['pieces', [{ ...blankPiece('p'), name: 'Tarta', price: 4321.5, hourly: 4321.5 }]],
    ['pantry', ['Agua', 'Sal']],
    ['stock', { agua: 5000 }],
    ['priceHistory', { agua: [{ kilo: 4321.5, supplier: '', at }] }],
    ['norms', { cabinet: -14 }],
    ['habits', { operator: 'Obrador Ana', hourly: 4321.5, vat: 10, screen: 1.1 }],
    ['printsCost', true],
    [
      'day',
      {
        ...emptyDay(new Date(at)),
        products: [{ id: 'x', entry: 'h', pieces: 24, grams: 600 }],
        done: ['Masa madre'],
        weighed: { Hogaza: ['1'] },
        atHand: [{ name: 'Crema', grams: 200, at: '2026-11-16' }],
        clock: { at: '05:30', own: {}, times: {}, done: { 'Hogaza amasar': at } },
      },
    ],
  ]),
}
const empty: RawLibrary = {
  formulas: new Map(),
  own: new Map(),
  prices: new Map(),
  batches: new Map(),
  settings: new Map(),
}
const textOf = (raw: RawLibrary): string =>
  JSON.stringify(
    Object.entries(recordsOfLibrary(raw)).map(([name, all]) => [
      name,
      [...all].map(([id, one]) => [id, canonicalJson(one)]),
    ]),
  )

it('a library that is empty gets from its records all that is shared', () => {
  expect(textOf(libraryWithRecords(empty, recordsOfLibrary(library)))).toBe(textOf(library))
  const { settings, formulas } = libraryWithRecords(empty, recordsOfLibrary(library))
  expect(decodeSaved(formulas.get('h'))?.formula.desks).toEqual({ cost: { price: 4321.5 }, label: { name: 'Pan' } })
  expect(settings.get('day')).toEqual(library.settings.get('day'))
  // How far a screen is stretched is of that screen.
  expect(settings.get('habits')).toEqual({ operator: 'Obrador Ana', hourly: 4321.5, vat: 10 })
})

it('what says a price is in no group but those of prices', () => {
  for (const [name, records] of Object.entries(recordsOfLibrary(library))) {
    const { scope } = bookShapes[name as keyof typeof bookShapes]
    const text = [...records.values()].map(canonicalJson).join('')
    expect(text.includes('4321.5'), name).toBe(scope === 'prices')
  }
})

it('records that say the same leave every object as it is, and a version keeps what it has here alone', () => {
  const again = libraryWithRecords(library, {
    prices: new Map(),
    formulas: recordsOfLibrary(library).formulas ?? new Map(),
  })
  const versionsIn = (raw: RawLibrary): unknown => Reflect.get(Object(raw.formulas.get('h')), 'versions')[0]
  expect(versionsIn(again)).toBe(versionsIn(library))
  expect(decodeSaved(again.formulas.get('h'))?.formula.desks?.cost).toEqual({ price: 4321.5 })
  expect(again.own.get('o')).toBe(library.own.get('o'))
})

it('what is ticked of another day says nothing of this one', () => {
  const late = { id: 'only', done: { '2026-11-01 Brioche': true }, weighed: {}, atHand: {} }
  const day = libraryWithRecords(library, { ticks: new Map([['only', late]]) }).settings.get('day')
  expect(day).toMatchObject({ done: [] })
})

it('what is done on time is ticked: who only weighs may say it, and the hours are of the plan', () => {
  const { day, ticks } = recordsOfLibrary(library)
  expect(canonicalJson(day?.get('only') ?? {})).not.toContain('amasar')
  expect(canonicalJson(ticks?.get('only') ?? {})).toContain('amasar')
  // Hours that nobody has set are no change of the plan.
  const plain = {
    ...(library.settings.get('day') as object),
    clock: { ...FIRST_CLOCK, done: { 'Hogaza hornear': at } },
  }
  const ticked: RawLibrary = { ...library, settings: new Map([['day', plain]]) }
  expect(recordsOfLibrary(ticked).day?.get('only')).not.toHaveProperty('clock')
  expect(libraryWithRecords(empty, recordsOfLibrary(ticked)).settings.get('day')).toEqual(plain)
})

it('a formula on a table takes what came in, and keeps what was changed on it', () => {
  const before = formula([line('1', 'Agua', 650), line('2', 'Sal', 20), line('3', 'Miel', 5)])
  const after = formula([line('1', 'Agua', 700), line('4', 'Malta', 9), line('2', 'Sal', 20)])
  const now = formula([line('1', 'Agua', 650), line('2', 'Sal', 22), line('3', 'Miel', 5)])
  expect(mergedFormula(now, before, after).lines.map(({ name, grams }) => `${name} ${grams}`)).toEqual([
    'Agua 700',
    'Malta 9',
    'Sal 22',
  ])
  expect(mergedFormula(now, before, before)).toBe(now)
})

it('a record that no library can hold is told, and what is odd in ticks is left out of the day', () => {
  const groups = recordsOfLibrary(library)
  for (const [name, all] of Object.entries(groups))
    for (const record of all.values()) expect(canHold(name as never, record), `${name} ${record.id}`).toBe(true)
  const batch = groups.batches?.get('b') ?? { id: 'b' }
  for (const rest of [null, 7, [], [{}], [{ formula: {} }], [{ formula: { lines: 3 } }]])
    expect(canHold('batches', { ...batch, rest })).toBe(false)
  expect(canHold('formulas', { id: 'h', formula: 'nada' })).toBe(false)
  const date = String((library.settings.get('day') as { date: string }).date)
  const odd = Object.fromEntries(['a', 'b', 'c'].map((name, at) => [`${date} ${name}`, [null, 7, 'x'][at] ?? null]))
  const ticks = { id: 'only', onTime: odd, done: odd, weighed: odd, atHand: odd }
  const next = libraryWithRecords(library, { ticks: new Map([['only', ticks]]) })
  const day = next.settings.get('day') as { atHand: unknown[]; clock: { done: object } }
  expect(day.atHand).toEqual([])
  expect(day.clock.done).toEqual({ c: 'x' })
  expect(recordsOfLibrary(next).ticks?.has('only')).toBe(true)
})
