import { describe, expect, test } from 'vitest'
import { share } from '../../../tools/tier.ts'
import { rowsById } from '../src/catalogue/catalogue.ts'
import { seldomRows } from '../src/catalogue/reading/seldom.ts'
import { englishNames } from '../src/entries/names-en.ts'
import { italianNames } from '../src/entries/names-it.ts'
import { catalogueCsv } from '../src/entries/open-data.ts'
import { allCrafts, describeCraft, readIngredientName, searchRows } from '../src/index.ts'

/** What is shown in English and Italian: everything has a name, and each is read back as what it names. */

const rows = [...rowsById.values(), ...seldomRows()]
const crafts = Object.values(allCrafts)

describe.each([englishNames, italianNames])('$language', ({ rowName, typeName }) => {
  test('every craft, type and style has a name', () => {
    const nameless = crafts.flatMap((craft) =>
      [
        [],
        ...describeCraft(craft).tipos.flatMap(({ id, variantes }) => [
          [id],
          ...variantes.map((style) => [id, style.id]),
        ]),
      ]
        .filter(([type, style]) => typeName(craft.id, type, style) === undefined)
        .map((path) => [craft.id, ...path].join('/')),
    )
    expect(nameless).toEqual([])
    expect(typeName('helado', 'unheard_of')).toBeUndefined()
  })

  test('a row of one’s own keeps its name', () => {
    expect(rowName({ id: 'mine', name: 'Mezcla de Marta' })).toBe('Mezcla de Marta')
  })

  test('no two rows are shown alike', () => {
    expect(new Set(rows.map(rowName)).size).toBe(rows.length)
  })

  test.each(crafts)('what is shown is read back as what it names, without a question: $id', ({ nameRead }) => {
    const others = rows.flatMap((row) => {
      const read = nameRead(rowName(row))
      // A craft may mean another row by a word of its own: then it does so in Spanish or outside it.
      const isIt = read && (read.ingredient.id === row.id || readIngredientName(rowName(row))?.ingredient.id === row.id)
      return isIt && !read.open ? [] : [`${row.id}: ${rowName(row)} → ${read?.ingredient.id}`]
    })
    expect(others).toEqual([])
  })

  test('a search finds a row by the name that is shown', () => {
    const lost = share([...rowsById.values()], 0).filter(
      (row) => !searchRows(rowName(row), rowName).slice(0, 3).includes(row),
    )
    expect(lost.map(rowName)).toEqual([])
  })
})

test('the table of the catalogue has its heads and names in the language asked for', () => {
  const [head = '', first = ''] = catalogueCsv(undefined, italianNames).split('\r\n')
  expect(head).toMatch(/^id,nome,alias,categoria,acqua,proteine,/)
  expect(first).toMatch(/^leche_entera,Latte intero,"?Leche entera\|/)
  expect(catalogueCsv(undefined, englishNames)).toMatch(/^id,name,aliases,category,water,/)
  expect(catalogueCsv()).toMatch(/^id,nombre,alias,categoria,agua,/)
  const spanish = new Set((catalogueCsv().split('\r\n')[0] ?? '').split(','))
  const same = [
    'id',
    'alias',
    'categoria',
    'fibra',
    'kcal_100g',
    'vegano',
    'nota',
    'off',
    'ciqual',
    'usda_ndb',
    'usda_fdc',
    'cofid',
    'bls',
    'mext',
  ]
  expect(head.split(',').filter((one) => spanish.has(one))).toEqual(same)
})
