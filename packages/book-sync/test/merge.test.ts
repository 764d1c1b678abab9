import { expect, it } from 'vitest'
import { SharedBook } from '../src/merge/book.ts'
import { valuesByAuthor } from '../src/merge/conflicts.ts'
import type { JsonObject } from '../src/merge/json.ts'
import { formula, line, shapes } from './shapes.ts'

const HOGAZA = formula('h', 'Hogaza', [line('1', 'Harina', 1000), line('2', 'Agua', 650), line('3', 'Sal', 20)])
const NINE = Date.parse('2026-11-16T09:00:00Z')

type Formula = ReturnType<typeof formula>
const withGrams = (record: JsonObject, id: string, grams: number): Formula => {
  const one = record as unknown as Formula
  const lines = one.formula.lines.map((each) => (each.id === id ? { ...each, grams } : each))
  return { ...one, formula: { ...one.formula, lines } }
}

/** Two devices that know the same formula, each with a clock of its own. */
function two(clocks: readonly [number, number] = [NINE, NINE + 120_000]) {
  const [desk, phone] = clocks.map(
    (clock, at) => new SharedBook(shapes, { device: ['mesa', 'ana'][at] ?? '', now: () => clock }),
  ) as [SharedBook, SharedBook]
  desk.group('formulas').put(HOGAZA)
  const meet = () => {
    const [ofDesk, ofPhone] = [desk.takePending(), phone.takePending()]
    for (const payload of ofDesk) phone.apply(payload)
    for (const payload of ofPhone) desk.apply(payload)
  }
  meet()
  const change = (book: SharedBook, to: (record: JsonObject) => Formula) => {
    const group = book.group('formulas')
    group.put(to(group.entry('h')?.record ?? {}))
  }
  return { desk, phone, meet, change }
}
const entryOf = (book: SharedBook) => book.group('formulas').entry('h')
const linesOf = (book: SharedBook) => {
  const record = entryOf(book)?.record as unknown as Formula | undefined
  return record?.formula.lines ?? []
}
const gramsOf = (book: SharedBook) => linesOf(book).map(({ grams }) => grams)

it('a record comes out as it was put in', () => {
  const { desk, phone } = two()
  for (const book of [desk, phone]) expect(entryOf(book)?.record).toEqual(HOGAZA)
})

it('changes of two lines at once both stay, and there is nothing to say', () => {
  const { desk, phone, meet, change } = two()
  change(desk, (record) => withGrams(record, '2', 700))
  change(phone, (record) => withGrams(record, '3', 22))
  meet()
  for (const book of [desk, phone]) {
    expect(gramsOf(book)).toEqual([1000, 700, 22])
    expect(entryOf(book)).toMatchObject({ conflicts: [], kept: [] })
  }
})

it('of two weights of one line at once the later counts, both are told, and the other is a version once it is settled', () => {
  const { desk, phone, meet, change } = two()
  change(desk, (record) => withGrams(record, '2', 700))
  change(phone, (record) => withGrams(record, '2', 720))
  meet()
  for (const book of [desk, phone]) {
    expect(gramsOf(book)).toEqual([1000, 720, 20])
    expect(entryOf(book)?.conflicts).toMatchObject([
      {
        values: [
          { value: { grams: 720 }, device: 'ana' },
          { value: { grams: 700 }, device: 'mesa' },
        ],
      },
    ])
  }
  desk.group('formulas').settle('h')
  meet()
  for (const book of [desk, phone]) {
    expect(entryOf(book)?.conflicts).toEqual([])
    expect(gramsOf(book)).toEqual([1000, 720, 20])
    expect(JSON.stringify(entryOf(book)?.record.versions)).toContain('"grams":700')
  }
})

it('who chooses has all that the other device wrote at once as one version', () => {
  const { desk, phone, meet, change } = two()
  change(desk, (record) => withGrams(withGrams(record, '2', 700), '3', 21))
  change(phone, (record) => withGrams(withGrams(record, '2', 720), '3', 22))
  meet()
  desk.group('formulas').settle('h', ({ values }) => values.find(({ device }) => device === 'mesa')?.value ?? null)
  meet()
  for (const book of [desk, phone]) {
    expect(gramsOf(book)).toEqual([1000, 700, 21])
    expect(entryOf(book)?.kept).toHaveLength(1)
    const version = JSON.stringify(entryOf(book)?.kept)
    for (const grams of [1000, 720, 22]) expect(version).toContain(`"grams":${grams}`)
  }
})

it('two devices of one name are told apart', () => {
  const at = NINE
  const values = [
    { value: 1, at, device: 'Móvil' },
    { value: 2, at, device: 'Móvil' },
    { value: 3, at, device: 'Mesa' },
  ]
  expect(valuesByAuthor(values).map(({ author }) => author)).toEqual(['Móvil', 'Móvil (2)', 'Mesa'])
})

it('whoever writes on without choosing keeps the other as a version too', () => {
  const { desk, phone, meet, change } = two()
  change(desk, (record) => withGrams(record, '2', 700))
  change(phone, (record) => withGrams(record, '2', 720))
  meet()
  change(phone, (record) => withGrams(record, '2', 730))
  meet()
  expect(gramsOf(desk)).toEqual([1000, 730, 20])
  expect(JSON.stringify(entryOf(desk)?.record.versions)).toContain('"grams":700')
  expect(JSON.stringify(entryOf(desk)?.record.versions)).not.toContain('"grams":720')
})

it('whoever writes from an older copy changes only what they changed', () => {
  const { desk, phone, meet, change } = two()
  const older = entryOf(desk)?.record ?? {}
  change(phone, (record) => withGrams(record, '3', 25))
  meet()
  desk.group('formulas').put(withGrams(older, '2', 640), older)
  expect(gramsOf(desk)).toEqual([1000, 640, 25])
})

it('who writes over what has come in and they have not seen: both are there and both are told, whoever is heard first', () => {
  const { desk, phone, meet, change } = two()
  const older = entryOf(desk)?.record ?? {}
  change(phone, (record) => withGrams(record, '1', 1100))
  meet()
  desk.group('formulas').put(withGrams(older, '1', 900), older)
  meet()
  for (const book of [desk, phone]) {
    expect(gramsOf(book)).toEqual([1100, 650, 20])
    const [clash] = entryOf(book)?.conflicts ?? []
    expect(clash?.values.map(({ value, device }) => [(value as JsonObject).grams, device])).toEqual([
      [1100, 'ana'],
      [900, 'mesa'],
    ])
  }
  // Typing on is of who typed: their own is no other.
  desk.group('formulas').put(withGrams(older, '1', 905), older)
  meet()
  expect(JSON.stringify(entryOf(phone)?.conflicts)).toContain('"grams":905')
  expect(JSON.stringify(entryOf(phone)?.conflicts)).not.toContain('"grams":900')
  phone.group('formulas').settle('h')
  meet()
  expect(entryOf(desk)?.conflicts).toEqual([])
  expect(JSON.stringify(entryOf(desk)?.record.versions)).toContain('"grams":905')
})

it.each([
  ['the clock of who deletes is two hours ahead', [NINE + 7_200_000, NINE]],
  ['the clock of who deletes is two hours behind', [NINE - 7_200_000, NINE]],
] as const)('a deletion does not win over a change that it has not seen: %s', (_, clocks) => {
  const { desk, phone, meet, change } = two([...clocks])
  desk.group('formulas').remove('h')
  change(phone, (record) => withGrams(record, '2', 700))
  meet()
  for (const book of [desk, phone]) {
    expect(gramsOf(book)).toEqual([1000, 700, 20])
    expect(entryOf(book)?.record.deletedAt).toBeUndefined()
    expect(entryOf(book)?.undeleted?.device).toBe('mesa')
    // What was deleted is there as it was.
    expect(JSON.stringify(entryOf(book)?.record.versions)).toContain('"grams":650')
  }
  phone.group('formulas').remove('h')
  meet()
  for (const book of [desk, phone]) expect(entryOf(book)?.record.deletedAt).toBeTypeOf('string')
})

it('a deletion from an older copy does not win over what has come in since', () => {
  const { desk, phone, meet, change } = two()
  const older = entryOf(desk)?.record as unknown as Formula
  change(phone, (record) => withGrams(record, '2', 700))
  meet()
  desk.group('formulas').put({ ...older, deletedAt: '2026-11-16T09:05:00.000Z' } as Formula, older as never)
  expect(entryOf(desk)?.record.deletedAt).toBeUndefined()
  expect(gramsOf(desk)).toEqual([1000, 700, 20])
})

it('out of the bin it is as it was, and a line removed while it was changed stays', () => {
  const { desk, phone, meet, change } = two()
  phone.group('formulas').remove('h')
  meet()
  desk.group('formulas').recover('h')
  meet()
  for (const book of [desk, phone]) expect(gramsOf(book)).toEqual([1000, 650, 20])
  change(desk, (record) => {
    const one = record as unknown as Formula
    return { ...one, formula: { ...one.formula, lines: one.formula.lines.slice(0, 2) } }
  })
  change(phone, (record) => withGrams(record, '3', 21))
  meet()
  for (const book of [desk, phone]) expect(gramsOf(book)).toEqual([1000, 650, 21])
})

it('a version, once kept, is never another', () => {
  const { desk, phone, meet } = two()
  const version = { at: '2026-11-16T09:01:00.000Z', note: 'la buena', formula: HOGAZA.formula }
  desk.group('formulas').put({ ...HOGAZA, versions: [version] } as never)
  meet()
  phone.group('formulas').put({ ...HOGAZA, versions: [{ ...version, note: 'otra' }] } as never)
  meet()
  for (const book of [desk, phone])
    expect(entryOf(book)?.record.versions).toMatchObject([{ note: 'la buena' }, { note: 'otra' }])
})

it('lines put in at once by two devices are both there, each behind what it was put behind', () => {
  const { desk, phone, meet, change } = two()
  const insert = (record: JsonObject, at: number, id: string) => {
    const one = record as unknown as Formula
    return { ...one, formula: { ...one.formula, lines: one.formula.lines.toSpliced(at, 0, line(id, id, 1)) } }
  }
  change(desk, (record) => insert(record, 1, 'malta'))
  change(phone, (record) => insert(record, 3, 'levadura'))
  meet()
  const names = (book: SharedBook) => linesOf(book).map(({ name }) => name)
  expect(names(desk)).toEqual(['Harina', 'malta', 'Agua', 'Sal', 'levadura'])
  expect(names(phone)).toEqual(names(desk))
})

it('who has only the key to weigh has no prices', () => {
  const weigh = new SharedBook(shapes, { device: 'tableta', now: () => NINE }, new Map(), ['formulas', 'ticks'])
  expect(() => weigh.group('prices')).toThrow('prices')
})

it('what another has not heard of is told: a write, a deletion, and a group that it does not name', () => {
  const { desk, phone, meet, change } = two()
  const wholeOf = (book: SharedBook) => book.whole('book').flatMap(({ parts }) => parts)
  expect(desk.hasMoreThan('book', wholeOf(phone))).toBe(false)
  expect(desk.hasMoreThan('book', [])).toBe(true)
  expect(desk.hasMoreThan('ticks', [])).toBe(false)
  change(phone, (record) => withGrams(record, '2', 700))
  expect(phone.hasMoreThan('book', wholeOf(desk))).toBe(true)
  expect(desk.hasMoreThan('book', wholeOf(phone))).toBe(false)
  // A change that only deletes: what was set aside is settled.
  desk.group('formulas').remove('h')
  meet()
  const before = wholeOf(phone)
  phone.group('formulas').settle('h')
  expect(phone.hasMoreThan('book', before)).toBe(true)
  expect(phone.hasMoreThan('book', wholeOf(phone))).toBe(false)
})
