import { describe, expect, it } from 'vitest'
import { readBook } from '../src/book/book.ts'
import type { CsvCell } from '../src/spreadsheet.ts'

/** What a book costs to read, counted by how often its rows and cells are looked at: twice the rows are looked at twice as often, whatever stands in them. */

type Row = readonly CsvCell[]
const _ = undefined

/** The same cells, telling how often one of them is asked for. */
function watched(rows: readonly Row[], looked: () => void): readonly Row[] {
  const watch = <T extends object>(list: T): T =>
    new Proxy(list, {
      get(target, key, self) {
        if (typeof key === 'string') looked()
        return Reflect.get(target, key, self) as unknown
      },
    })
  return watch(rows.map(watch))
}

function looksAt(rows: readonly Row[]): number {
  let looks = 0
  readBook([
    {
      name: 'Hoja',
      rows: watched(rows, () => {
        looks += 1
      }),
    },
  ])
  return looks
}

/** Each row by its number. */
const SHEETS: Readonly<Record<string, (at: number) => Row>> = {
  'words and figures without a head': (at) => [`Cosa ${at}`, at],
  'a tariff': (at) => (at === 0 ? ['Artículo', 'Precio €/kg'] : [`Harina ${at}`, 1.2]),
  'titles across, over words': (at) => (at % 4 === 0 ? [_, 'Alfa', 'Beta'] : ['Azúcar', 10, 'x']),
  'titles across, over nothing': (at) => (at % 4 === 0 ? [_, 'Alfa', 'Beta'] : ['Azúcar', _, _]),
  'titles across, over one word at the end': (at) =>
    at % 4 === 0 ? [_, 'Alfa', 'Beta'] : ['Azúcar', 10, at > 300 ? 'x' : 10],
  'a head over each line': (at) => (at % 2 === 0 ? ['Ingrediente', 'Gramos', 'Foto'] : ['Azúcar', 100, 'x']),
  'blocks with titles': (at) =>
    [[`Bizcocho ${at}`], ['Ingrediente', 'Gramos'], ['Azúcar', 100], ['Harina', 200], []][at % 5] ?? [],
  'titles far apart': (at) => (at % 50 === 0 ? [`Bizcocho ${at}`] : []),
  'lines as people write them': (at) => [`${100 + (at % 50)} g de azúcar`],
}

const FEW = 400
/** Twice, and what does not grow: what a head is looked for in. */
const MOST_GROWTH = 2.2

describe('a book is read in one walk', () => {
  it.each(Object.entries(SHEETS))('%s', (_name, rowAt) => {
    const sheet = (rows: number): readonly Row[] => Array.from({ length: rows }, (_row, at) => rowAt(at))
    expect(looksAt(sheet(2 * FEW)) / looksAt(sheet(FEW))).toBeLessThan(MOST_GROWTH)
  })
})
