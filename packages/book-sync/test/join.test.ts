import { expect, it } from 'vitest'
import { SharedBook } from '../src/merge/book.ts'
import { type DeviceLibrary, joinLibrary, joinPlan, type RecordNaming } from '../src/merge/join.ts'
import { formula, line, shapes } from './shapes.ts'

const AT = '2026-11-16T10:00:00.000Z'
const naming: RecordNaming = {
  nameOf: (group, record) =>
    group === 'formulas' ? String((record as unknown as ReturnType<typeof formula>).formula.name) : undefined,
  renamed: (_, record) => {
    const one = record as unknown as ReturnType<typeof formula>
    return { ...one, formula: { ...one.formula, name: `${one.formula.name}, móvil de Ana` } } as never
  },
}

it('joins two books as it said it would: nothing is written over, nothing is lost', () => {
  const book = new SharedBook(shapes, { device: 'mesa', now: () => Date.parse(AT) })
  const there = book.group('formulas')
  there.put(formula('h', 'Hogaza', [line('1', 'Agua', 700)]))
  there.put(formula('c', 'Crema pastelera', [line('1', 'Leche', 1000)]))
  there.put(formula('b', 'Brioche', [line('1', 'Huevo', 300)]))
  const mine = formula('h', 'Hogaza', [line('1', 'Agua', 650)])
  const kept = { at: '2026-01-01T00:00:00.000Z', note: 'la de enero', formula: mine.formula }
  const library = {
    formulas: [
      { ...mine, versions: [kept] },
      formula('z', 'crema Pastelera ', [line('1', 'Leche', 500)]),
      formula('b', 'Brioche', [line('1', 'Huevo', 300)]),
      formula('t', 'Torta', [line('1', 'Harina', 100)]),
    ],
    prices: [{ id: 'agua', pack: 2 }],
  } as never as DeviceLibrary
  const plan = joinPlan(book, library, naming)
  expect(plan.counts).toMatchObject({
    formulas: { here: 4, there: 3, same: 1 },
    prices: { here: 1, there: 0, same: 0 },
  })
  expect(plan.clashes).toEqual([
    { group: 'formulas', id: 'h', kind: 'changed' },
    { group: 'formulas', id: 'z', kind: 'namesake' },
  ])
  // Looking changes nothing.
  expect(there.ids).toHaveLength(3)
  joinLibrary(book, library, plan, naming, AT)
  const gramsOf = (id: string) =>
    (there.entry(id)?.record as never as ReturnType<typeof formula> | undefined)?.formula.lines.map(
      ({ grams }) => grams,
    )
  expect([gramsOf('h'), gramsOf('c'), gramsOf('z'), gramsOf('t')]).toEqual([[700], [1000], [500], [100]])
  expect(there.entry('h')?.record.versions).toMatchObject([{ note: 'la de enero' }, { at: AT, formula: mine.formula }])
  expect(naming.nameOf('formulas', there.entry('z')?.record ?? {})).toBe('crema Pastelera , móvil de Ana')
  expect(book.group('prices').entry('agua')?.record).toEqual({ id: 'agua', pack: 2 })
  // A second time there is nothing left to say, but for what stays another.
  expect(joinPlan(book, library, naming).counts.formulas).toMatchObject({ there: 5 })
})
