import fc from 'fast-check'
import { expect, it } from 'vitest'
import { runs } from '../../../tools/tier.ts'
import { editOfTab, mergedFormula } from '../src/library/sharing/merged.ts'
import { setGrams } from '../src/model/edits.ts'
import type { TableFormula } from '../src/model/formula.ts'
import { reduceTables, type TableAction, tablesOfCraft } from '../src/model/tables.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'

/** The tables of a tab, action by action: what was on the device comes with the action, and nothing else is read. */

const ice = exampleFormulaOf('helado')
const bread = exampleFormulaOf('panaderia')
const weigh =
  (grams: number) =>
  (formula: TableFormula): TableFormula =>
    setGrams(formula, formula.lines[0]?.id ?? '', grams)
const first = ({ lines }: TableFormula): number | undefined => lines[0]?.grams
const after = (...actions: readonly TableAction[]) => actions.reduce(reduceTables, tablesOfCraft(ice))

it('goes to the table of another craft with what was taken from it, and back to its own as it was left', () => {
  const away = after({ do: 'edit', edit: weigh(111) }, { do: 'craft', craft: 'panaderia', taken: bread })
  expect(away.craft).toBe('panaderia')
  expect(away.histories.panaderia).toEqual({ now: bread, past: [], future: [] })
  const back = reduceTables(away, { do: 'craft', craft: 'helado' })
  expect(back.craft).toBe('helado')
  expect(first(back.histories.helado?.now ?? bread)).toBe(111)
})

it('changes a table that is not in sight, and stays where it is', () => {
  const tables = after({ do: 'edit', craft: 'panaderia', taken: bread, edit: weigh(222) })
  expect(tables.craft).toBe('helado')
  expect(first(tables.histories.panaderia?.now ?? ice)).toBe(222)
  expect(tables.histories.panaderia?.past).toEqual([bread])
  expect(tables.histories.helado?.past).toEqual([])
})

it('does nothing to a table that nobody has taken: it has nothing to change', () => {
  const tables = tablesOfCraft(ice)
  expect(reduceTables(tables, { do: 'edit', craft: 'turron', edit: weigh(1) })).toBe(tables)
  expect(reduceTables(tables, { do: 'craft', craft: 'turron' })).toBe(tables)
})

it('begins anew with what another tab has written', () => {
  const other = weigh(333)(ice)
  const tables = after({ do: 'edit', edit: weigh(111) }, { do: 'adopt', craft: 'helado', taken: other })
  expect(tables.histories.helado).toEqual({ now: other, past: [], future: [] })
})

it('takes back one change alone: the last step is undone, an earlier one is reverted', () => {
  const changed = weigh(111)(ice)
  const did: TableAction = { do: 'edit', edit: () => changed }
  const undone = after(did, { do: 'revert', before: ice, after: changed })
  expect(undone.histories.helado).toEqual({ now: ice, past: [], future: [changed] })
  const later = after(
    did,
    { do: 'edit', edit: (now) => ({ ...now, name: 'Otro' }) },
    { do: 'revert', before: ice, after: changed },
  )
  expect(later.histories.helado?.now.name).toBe('Otro')
  expect(first(later.histories.helado?.now ?? bread)).toBe(first(ice))
})

it('a formula that comes into the library is its working copy in what can be undone too', () => {
  const tables = after(
    { do: 'edit', edit: weigh(111) },
    { do: 'bind', craft: 'helado', entry: 'libro' },
    { do: 'undo' },
  )
  expect(tables.histories.helado?.now).toEqual({ ...ice, entry: 'libro' })
})

it('has its place in the library from the first change on, and keeps it when that is undone', () => {
  const edit: TableAction = { do: 'edit', edit: weigh(111), fresh: 'one' }
  expect(after(edit).histories.helado).toMatchObject({ now: { entry: 'one' }, past: [{ entry: 'one' }] })
  expect(after(edit, { do: 'undo' }, { ...edit, fresh: 'two' }).histories.helado?.now.entry).toBe('one')
  // What changes nothing is no work, and what is only looked at has no place.
  expect(after({ ...edit, edit: (now) => now }).histories.helado).toEqual({ now: ice, past: [], future: [] })
  expect(after({ do: 'open', formula: weigh(5)(ice) }).histories.helado?.now.entry).toBeUndefined()
  // What was opened over it is another formula.
  const other = after(edit, { do: 'open', formula: ice }, { ...edit, fresh: 'two' })
  expect(other.histories.helado?.past.map(({ entry }) => entry)).toEqual(['one', 'one', 'two'])
})

it('undoes what was done here, and leaves what another device wrote', () => {
  const [line, other] = ice.lines
  if (!line || !other) throw new Error('two lines are needed')
  const theirs = setGrams(weigh(111)(ice), other.id, 77)
  const received: TableAction = {
    do: 'receive',
    craft: 'helado',
    edit: (now) => mergedFormula(now, weigh(111)(ice), theirs),
  }
  const otherIn = (formula: TableFormula | undefined) => formula?.lines[1]?.grams
  const both = after({ do: 'edit', edit: weigh(111) }, received)
  expect([first(both.histories.helado?.now ?? bread), otherIn(both.histories.helado?.now)]).toEqual([111, 77])
  const undone = reduceTables(both, { do: 'undo' })
  expect([first(undone.histories.helado?.now ?? bread), otherIn(undone.histories.helado?.now)]).toEqual([
    line.grams,
    77,
  ])
  // It is no step of its own, and does not take away what can be done again.
  expect(undone.histories.helado?.past).toEqual([])
  const again = reduceTables(reduceTables(undone, received), { do: 'redo' })
  expect([first(again.histories.helado?.now ?? bread), otherIn(again.histories.helado?.now)]).toEqual([111, 77])
})

it('two tabs that take what the other wrote end with the same, and lose nothing; where both typed in one place it is told', () => {
  const ids = ['1', '2', '3']
  const tab = fc.constantFrom<(0 | 1)[]>(0, 1)
  const step = fc.oneof(
    fc.record({ tab, id: fc.constantFrom(...ids), grams: fc.integer({ min: 1, max: 99 }) }),
    fc.record({ tab, isKept: fc.constant(true) }),
  )
  let clashes = 0
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const lines = ids.map((id) => ({ id, name: id, grams: 0, locked: false }))
      const begun: TableFormula = { ...ice, entry: 'e', lines }
      const shown: [TableFormula, TableFormula] = [begun, begun]
      let kept = begun
      let isClash = false
      /** What was kept is what both have seen: the other takes it at once, or is told. */
      const keep = (at: 0 | 1): void => {
        const [before, other] = [kept, at === 0 ? 1 : 0] as const
        kept = shown[at]
        const edit = editOfTab(shown[other], before, kept)
        isClash ||= edit === undefined
        if (edit) shown[other] = edit(shown[other])
      }
      for (const one of steps) {
        if (isClash) break
        if ('isKept' in one) keep(one.tab)
        else {
          const now = shown[one.tab]
          const next = now.lines.map((line) => (line.id === one.id ? { ...line, grams: one.grams } : line))
          shown[one.tab] = { ...now, lines: next }
        }
      }
      const typed = shown.map(({ lines: all }) => all.map(({ grams }) => grams))
      for (const at of [0, 1] as const) if (!isClash) keep(at)
      clashes += Number(isClash)
      if (isClash) return
      expect(shown[1].lines).toEqual(shown[0].lines)
      // Every weight was typed in one of the two.
      for (const [at, { grams }] of shown[0].lines.entries()) expect(typed.map((all) => all[at])).toContain(grams)
    }),
    { numRuns: runs(1000) },
  )
  expect(clashes).toBeGreaterThan(runs(1000) / 20)
})
