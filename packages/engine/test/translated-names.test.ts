import { describe, expect, test } from 'vitest'
import { rowsById } from '../src/catalogue/catalogue.ts'
import { seldomRows } from '../src/catalogue/reading/seldom.ts'
import { englishNames } from '../src/entries/names-en.ts'
import { italianNames } from '../src/entries/names-it.ts'
import { allCrafts, describeCraft } from '../src/index.ts'

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
})
