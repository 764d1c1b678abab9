import { expect, test } from 'vitest'
import { isBareParticiple, nameFigures, namesIn, wordsIn } from './names.ts'

test('a module exports what it declares, takes apart or hands on under another name', () => {
  const source = `export const rowOf = 1
export async function readRow() {}
export interface RowReading {}
export type RowKey = string
export abstract class RowReader {}
export const { crafts: allCrafts, helado } = engine
export { rowOf as sameRow, type RowKey as SameKey }
export { type Ingredient, round as roundTo } from './other.ts'
export * from './all.ts'
const own = 2
`
  expect(namesIn(source).toSorted()).toEqual(
    [
      'rowOf',
      'readRow',
      'RowReading',
      'RowKey',
      'RowReader',
      'allCrafts',
      'helado',
      'sameRow',
      'SameKey',
      'roundTo',
    ].toSorted(),
  )
})

test.each([
  ['normalise', 1],
  ['waterActivityOf', 3],
  ['WATER_ACTIVITY', 2],
  ['JSONLines', 2],
  ['utf8Bytes', 2],
])('%s has %i words', (name, words) => {
  expect(wordsIn(name)).toHaveLength(words)
})

test.each(['Found', 'told', 'READ', 'Judged', 'kept', 'MEASURED'])('%s is a bare participle', (name) => {
  expect(isBareParticiple(name)).toBe(true)
})

test.each(['JudgedFormula', 'Seed', 'speed', 'embed', 'Recipe', 'foundIn'])('%s is none', (name) => {
  expect(isBareParticiple(name)).toBe(false)
})

const modules = (names: Readonly<Record<string, string>>) =>
  new Map(Object.entries(names).map(([path, name]) => [path, `export const ${name} = 1\n`]))

test('few words, a bare participle and a name of three modules are refused', () => {
  const { count, words, shared, breaches } = nameFigures(
    modules({ 'a.ts': 'found', 'b.ts': 'lineReadings', 'c.ts': 'lineReadings', 'd.ts': 'lineReadings' }),
  )
  expect([count, words, shared]).toEqual([4, 1.75, []])
  expect(breaches).toEqual([
    'exported names have 1.75 words, and should have 2.2',
    'lineReadings is exported by 3 modules: b.ts, c.ts, d.ts',
    'a.ts exports a bare participle: found',
  ])
})

test('sister files of the crafts may share a name, but not many', () => {
  const folder = (craft: string) => `packages/engine/src/crafts/${craft}`
  const crafts = ['helado', 'cacao', 'turron', 'panaderia']
  const few = new Map(crafts.map((craft) => [`${folder(craft)}/law.ts`, 'export const namesOfLaw = 1\n']))
  expect(nameFigures(few)).toMatchObject({ shared: ['namesOfLaw'], breaches: [] })
  const names = Array.from({ length: 11 }, (_, at) => `export const someLongName${at} = 1`).join('\n')
  const many = new Map(crafts.map((craft) => [`${folder(craft)}/law.ts`, names]))
  expect(nameFigures(many).breaches).toEqual([expect.stringContaining('names that 4 modules export: someLongName0')])
})

test('a word of the app has one name in all its languages', () => {
  const said = ['es', 'en', 'it'].map((language) => [`apps/web/src/words/${language}/menu.ts`, 'menuPageWords'])
  expect(nameFigures(modules(Object.fromEntries(said)))).toMatchObject({ count: 1, breaches: [] })
  const ownFiles = ['en/text.ts', 'it/grammar.ts', 'ca/list.ts'].map((file) => [`src/words/${file}`, 'listedNames'])
  expect(nameFigures(modules(Object.fromEntries(ownFiles))).breaches).toHaveLength(2)
})
