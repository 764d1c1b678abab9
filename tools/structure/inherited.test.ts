import { expect, test } from 'vitest'
import { inheritedIn } from './inherited.ts'

test.each([
  ['if (!(que in SHOWN || que === 1)) refuse()', 'que in SHOWN'],
  ['const isMeasure = (field: string) => field in MEASURES', 'field in MEASURES'],
  ['return request.oficio in engine.crafts ? 1 : 2', 'request.oficio in engine.crafts'],
  ['allKeys.filter((key) => key in ranges)', 'key in ranges'],
])('%s', (text, found) => {
  expect(inheritedIn(text)).toEqual([found])
})

test.each([
  ["const isCost = (one: Reading): one is Cost => 'prices' in one"],
  ['for (const key in table) look(table[key])'],
  ['type Ranges = { readonly [key in Key]?: Range }'],
  ['/** As many as stand in it: what is in a table. */'],
  ['const sent = 1 // what was in it'],
  ['const text = `one goes in after the other`'],
  ['Object.hasOwn(table, name)'],
])('%s', (text) => {
  expect(inheritedIn(text)).toEqual([])
})
