import { describe, expect, test } from 'vitest'
import { textsByRow } from '../src/catalogue/by-row.ts'
import { ingredientCatalogue, rowsById } from '../src/catalogue/catalogue.ts'
import { designationOfRow, isCompoundRow } from '../src/catalogue/designations.ts'
import type { Ingredient } from '../src/catalogue/ingredient.ts'
import { mixturesById } from '../src/catalogue/mixtures.ts'
import { foldWords } from '../src/catalogue/normalise.ts'
import { seldomRows } from '../src/catalogue/reading/seldom.ts'
import { remarkOfRow } from '../src/catalogue/remarks.ts'
import { rowSpreadOf } from '../src/catalogue/spread.ts'
import { denseComposition } from '../src/science/composition.ts'
import { readIngredientName } from '../src/whole.ts'
import type { TableLine } from './fixtures/table.ts'
import { tables } from './fixtures/tables.ts'

/** What the engine reads is what the tables of packages/engine/data say, read here as a person would. */

const rare = new Map(seldomRows().map((row) => [row.id, row]))
const lines = [...tables.values()].flat()
const { mezclas = [], ...families } = Object.fromEntries(tables)
const plain = Object.values(families).flat()
const isSeldom = ({ seldom: said }: TableLine): boolean => said === 'yes'

function rowOf({ id = '' }: TableLine): Ingredient {
  const row = rowsById.get(id) ?? rare.get(id)
  if (!row) throw new Error(`the engine does not have ${id}`)
  return row
}

const list = (cell = '', by = '|'): string[] => (cell === '' ? [] : cell.split(by))
const pairs = (cell = ''): [string, string][] =>
  [...cell.matchAll(/(\S+) (\S+)/g)].map(([, name = '', value = '']) => [name, value])

/** What the lines say and what the engine has, where they differ. */
const differing = (
  of: readonly TableLine[],
  both: (line: TableLine) => readonly [said: unknown, read: unknown],
): string[] =>
  of.flatMap((line) => {
    const [said, read] = both(line).map((one) => JSON.stringify(one))
    return said === read ? [] : [`${line.id}: the table says ${said}, the engine reads ${read}`]
  })

describe('every line of the tables', () => {
  test('is a row of the catalogue, or of what is seldom bought, and nothing else is', () => {
    const ids = (of: readonly TableLine[], seldomly: boolean) =>
      of.flatMap((line) => (isSeldom(line) === seldomly ? [line.id] : []))
    expect(ingredientCatalogue.map(({ id }) => id).toSorted()).toEqual(ids(lines, false).toSorted())
    expect([...rare.keys()].toSorted()).toEqual(ids(lines, true).toSorted())
    expect([...mixturesById.keys()]).toEqual(ids(mezclas, false))
    expect(lines.length).toBeGreaterThan(700)
  })

  test('keeps its place in its table', () => {
    for (const [name, of] of tables) {
      const told = of.filter((line) => !isSeldom(line)).map(({ id }) => id)
      const held = new Set(told)
      expect(
        ingredientCatalogue.map(({ id }) => id).filter((id) => held.has(id)),
        name,
      ).toEqual(told)
    }
  })

  test('is read with its name, its shelf and its other names', () => {
    expect(differing(lines, (line) => [line.name, rowOf(line).name])).toEqual([])
    expect(differing(lines, (line) => [line.shelf, rowOf(line).category])).toEqual([])
    expect(
      differing(lines, (line) => {
        const words = line.id?.replaceAll('_', ' ') ?? ''
        const names = list(line.names).map((name) => name.replace(/^~/, ''))
        const named = [line.name, ...names].some((label) => foldWords(label ?? '').join(' ') === words)
        const isName = !named && !line.traits?.includes('id-not-a-name')
        return [[...names, ...(isName ? [words] : [])], rowOf(line).aliases]
      }),
    ).toEqual([])
  })

  test('is read with the names that are of another food, which a label does not replace', () => {
    const near = (line: TableLine): string[] =>
      list(line.names).flatMap((name) => (name.startsWith('~') ? name.slice(1) : []))
    expect(lines.flatMap(near).length).toBeGreaterThan(100)
    expect(differing(lines, (line) => [near(line), rowOf(line).near])).toEqual([])
  })

  test('is read with its figures', () => {
    expect(
      differing(plain, (line) => {
        const figures = pairs(line.per100g).map(([name, value]) => [name, Number(value.split('/')[0])])
        const protein = pairs(line.per100g).find(([name]) => name === 'protein')?.[1] ?? '0'
        const labelProtein = Number(protein.split('/').at(-1))
        return [denseComposition({ ...Object.fromEntries(figures), labelProtein }), rowOf(line).composition]
      }),
    ).toEqual([])
    expect(differing(plain, (line) => [Number(line.price), rowOf(line).price])).toEqual([])
  })

  test('is read with its source, its grade, its allergens and what is remarked of it', () => {
    expect(
      differing(plain, (line) => {
        const row = rowOf(line)
        const { detail } = remarkOfRow(row.id)
        return [line.source, detail ? `${row.source}: ${detail}` : row.source]
      }),
    ).toEqual([])
    expect(differing(plain, (line) => [line.grade, rowOf(line).grade])).toEqual([])
    expect(differing(plain, (line) => [list(line.allergens), rowOf(line).allergens])).toEqual([])
    expect(differing(lines, (line) => [line.note ?? '', remarkOfRow(rowOf(line).id).note ?? ''])).toEqual([])
    expect(differing(lines, (line) => [line.price_basis ?? '', remarkOfRow(rowOf(line).id).priceBasis ?? ''])).toEqual(
      [],
    )
  })

  test('is read with its traits', () => {
    const traits = ({ traits: said }: TableLine) =>
      Object.fromEntries(list(said, ' ').map((text) => [text.split('=')[0], text.split('=')[1] ?? true]))
    expect(
      differing(plain, (line) => {
        const { de, abv, w, polyol } = traits(line)
        const row = rowOf(line)
        return [
          [de, abv, w, polyol].map((value) => value ?? ''),
          [row.de, row.abv, row.flourW, row.polyolType].map((value) => String(value ?? '')),
        ]
      }),
    ).toEqual([])
    const having = (name: string): Ingredient[] => lines.filter((line) => name in traits(line)).map(rowOf)
    expect(having('animal').map(({ vegan }) => vegan)).not.toContain(true)
    expect(having('tasty').map(({ flavour }) => flavour)).not.toContain(false)
    expect(having('plain').map(({ flavour }) => flavour)).not.toContain(true)
    expect(having('compound').map(isCompoundRow)).not.toContain(false)
    expect(having('simple').map(isCompoundRow)).not.toContain(true)
  })

  test('is read with its designation and its spread', () => {
    expect(
      differing(
        lines.filter(({ label }) => label),
        (line) => [line.label, designationOfRow(rowOf(line))],
      ),
    ).toEqual([])
    expect(
      differing(
        plain.filter(({ spread }) => spread),
        (line) => {
          const spread = rowSpreadOf(rowOf(line))
          const isPure = line.spread === 'pure'
          const fields = list(line.measures, ',').filter((field) => field !== 'ficha')
          return [
            [isPure ? 'B' : line.spread?.charAt(0), isPure, fields, line.measures === 'ficha'],
            [spread?.grade, spread?.ways.length === 0, spread?.fields, spread?.isOnSheet],
          ]
        },
      ),
    ).toEqual([])
  })

  test('is found by the names that only the grammar knows', () => {
    const also = lines.flatMap((line) => list(line.also).map((label) => [label, line.id] as const))
    expect(also.length).toBeGreaterThan(200)
    // «Cidra confitada» alone is the jam of it; in a longer name it is the candied fruit.
    expect(also.filter(([label, id]) => readIngredientName(label)?.ingredient.id !== id)).toEqual([
      ['cidra confitada', 'fruta_confitada'],
    ])
  })
})

test('what is said of a row in no list stands behind its id', () => {
  const said = textsByRow(`of the first${'\n'.repeat(ingredientCatalogue.length)}lulo|one|other`)()
  expect([...said]).toEqual([
    [ingredientCatalogue[0]?.id, 'of the first'],
    ['lulo', 'one|other'],
  ])
})
