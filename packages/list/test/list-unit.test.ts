import { describe, expect, it } from 'vitest'
import { readList } from '../src/index.ts'

/** Figures without a unit have the unit of their list. */

const read = (text: string): readonly string[] =>
  readList(text).map(({ name, grams, ask, suggest }) => `${name} ${grams ?? `${ask} ${suggest?.grams ?? ''}`.trim()}`)

describe('the unit belongs to the list', () => {
  it.each([
    [
      'kilos, by the scale and the decimals',
      'harina 10\nagua 8\nsal 0,2\nlevadura 0,05',
      ['harina 10000', 'agua 8000', 'sal 200', 'levadura 50'],
    ],
    ['kilos of three decimals', 'Harina 2,400\nAgua 1,500\nSal 0,048', ['Harina 2400', 'Agua 1500', 'Sal 48']],
    [
      'grams, with a stabiliser below a gram',
      'leche 650\nnata 150\nazúcar 160\nneutro 0,8',
      ['leche 650', 'nata 150', 'azúcar 160', 'neutro 0.8'],
    ],
    ['the kilos of its neighbour', 'harina 8 kg\nagua 5,2\nsal 160 g', ['harina 8000', 'agua 5200', 'sal 160']],
    [
      "a baker's percentages, over a kilo of flour and asked",
      'Harina 100\nAgua 78\nSal 2\nLevadura 0,6',
      ['Harina unclear 1000', 'Agua unclear 780', 'Sal unclear 20', 'Levadura unclear 6'],
    ],
    ['parts, which are nobody’s weights', 'azúcar 2\nalmendra 2\nclara de huevo líquida 1', undefined],
    [
      'two units in one list: the odd ones are asked about',
      'harina 10\nagua 6\nsal 180\nlevadura 100',
      ['harina unclear 10000', 'agua unclear 6000', 'sal 180', 'levadura 100'],
    ],
    [
      "a baker's percentages of flours that are not called so",
      'trigo T80 65\nespelta integral 35\nagua 74\nsal 2',
      ['trigo T80 unclear 650', 'espelta integral unclear 350', 'agua unclear 740', 'sal unclear 20'],
    ],
    [
      'grams of juice among grams, and no lemons',
      'mango 520\nagua 215\nazúcar 150\nneutro 6\nzumo de limón 4',
      ['mango 520', 'agua 215', 'azúcar 150', 'neutro 6', 'zumo de limón 4'],
    ],
    [
      'two batches: the first is proposed for every line, whatever figure a name may have',
      'Huevo 250 1000\nAzúcar 150 600\nHarina floja 150 600',
      ['Huevo unclear 250', 'Azúcar unclear 150', 'Harina floja unclear 150'],
    ],
    [
      'a 0 is asked for, and tells nothing of the unit',
      'Harina 1000\nAgua 650\nAceite 0\nSal 20',
      ['Harina 1000', 'Agua 650', 'Aceite unclear', 'Sal 20'],
    ],
    ['more than a tonne of one thing is asked for', 'harina 1500000\nagua 900000', ['harina unclear', 'agua 900000']],
    [
      'a litre of milk among grams',
      'leche 1\nnata 200\nazúcar 180\nneutro 5',
      ['leche unclear 1000', 'nata 200', 'azúcar 180', 'neutro 5'],
    ],
  ])('%s', (_, text, expected) => {
    if (expected) expect(read(text)).toEqual(expected)
    else expect(readList(text).every(({ grams }) => grams === undefined)).toBe(true)
  })

  it('a comma that is said parts a weight from the next name', () => {
    const [line] = readList('harina quinientos gramos coma huevos doscientos gramos coma azúcar sesenta gramos')
    expect(line?.parts?.map(({ name, grams }) => [name, grams])).toEqual([
      ['harina', 500],
      ['huevos', 200],
      ['azúcar', 60],
    ])
  })

  it('a title that says how much is made tells the unit', () => {
    expect(read('Ganache de nata para 3 kg\ncobertura negra 2\nnata 1')).toEqual(['cobertura negra 2000', 'nata 1000'])
  })
})
