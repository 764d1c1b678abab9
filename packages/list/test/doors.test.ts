import { readIngredientName } from '@obrador/engine'
import { describe, expect, it } from 'vitest'
import { readBook, readLoose } from '../src/book/book.ts'
import { readList } from '../src/index.ts'
import { readPrices } from '../src/prices/prices.ts'

/** One name, every door: written alone, in a list, in a book or on a tariff it is the same row, or somebody is asked. */

/** Names as workshops write them: with grades, codes, brands, remarks, sizes and mistakes. */
const NAMES = [
  ...[
    'E415',
    'E-471',
    'T80',
    'W200',
    'harina T80',
    'T65 harina ecológica',
    'harina de fuerza W260',
    'DE 38 glucosa',
    'glucosa DE 38',
  ],
  ...[
    'nata 35',
    'nata, 35 % MG',
    'leche 3,6',
    'cobertura 70',
    'cacao 22-24',
    'harina 0000',
    'licor 43',
    'farina 0 W260',
  ],
  ...[
    'H. espelta int.',
    'har. fuerza',
    'Ác. cítrico',
    'leche en polvo desnat.',
    'azúcar inv.',
    'L. entera',
    'LPD 1%',
    'MM sólida',
  ],
  ...[
    'doce de leite',
    'mantca de cacao',
    'polvillo de naranja',
    'alemndra molida',
    'fresa, plátano y naranja',
    'harina, fuerza',
  ],
  ...[
    'cerezas confitadas',
    'canela y azúcar glas',
    'chocolate para fundir',
    'mantequilla pomada',
    'TPT almendra',
    'yema pasteurizada',
  ],
  ...[
    'goma xantana E415',
    'levadura seca (Saf)',
    'azúcar (sacarosa)',
    'agua a 28 ºC',
    'pasta pura de pistacho 100% Bronte',
    'Valrhona Guanaja 70%',
  ],
  ...[
    'té',
    'AOVE',
    'sal',
    'farina fluixa',
    'bread flour',
    'zucchero a velo',
    'crema de leche',
    'piel de limón rallada',
  ],
]
const WEIGHT = 123
const ASKED = 'asked'

const rowOf = (name: string): string => readIngredientName(name)?.ingredient.id ?? '-'

interface Line {
  readonly name?: string
  readonly grams?: number
  readonly parts?: readonly unknown[]
}
/** What one line was read as: its row where it was weighed without a question. */
const said = (lines: readonly Line[]): string => {
  const [line] = lines
  if (!line) return 'lost'
  if (lines.length > 1 || line.parts || line.grams === undefined) return ASKED
  return line.grams === WEIGHT ? rowOf(line.name ?? '') : `${line.grams} g`
}

const BESIDE = ['Harina de trigo', 'Agua', 'Sal']
const besides = (lines: readonly Line[] = []): readonly Line[] =>
  lines.filter(({ name = '' }) => !BESIDE.includes(name))

const priced = (text: string): string => {
  const row = readPrices(text).at(-1)
  return row ? (row.perKg === WEIGHT ? rowOf(row.name) : ASKED) : 'lost'
}

const DOORS: Readonly<Record<string, (name: string) => string>> = {
  'a list, name first': (name) => said(readList(`${name} ${WEIGHT} g`)),
  'a list, weight first': (name) => said(readList(`${WEIGHT} g ${name}`)),
  'two columns': (name) => said(readList(`${name}\t${WEIGHT} g`)),
  'a book by columns': (name) => {
    const rows = [
      ['Receta', 'Ingrediente', 'Gramos'],
      ['Masa', name, WEIGHT],
      ['Masa', 'Harina de trigo', 500],
      ['Masa', 'Agua', 300],
    ]
    return said(besides(readBook([{ name: 'H', rows }]).recipes[0]?.lines))
  },
  'a book in blocks': (name) => {
    const rows = [['Masa de la casa'], [name, WEIGHT], ['Harina de trigo', 500], ['Agua', 300], ['Sal', 10]]
    return said(besides(readBook([{ name: 'H', rows }]).recipes[0]?.lines))
  },
  'a text': (name) =>
    said(
      besides(
        readLoose(`Masa de la casa\n\n${name} ${WEIGHT} g\nHarina de trigo 500 g\nAgua 300 g\nSal 10 g`, 'x')[0]?.lines,
      ),
    ),
  'a tariff in columns': (name) => priced(`Artículo\tPrecio €/kg\n${name}\t${WEIGHT},00`),
  'a tariff without a head': (name) => priced(`${name}\t${WEIGHT},00 €/kg`),
  'a line of a tariff': (name) => priced(`${name} ${WEIGHT},00 €/kg`),
}

describe.each(Object.entries(DOORS))('%s', (_, read) => {
  it.each(NAMES)('%s', (name) => {
    expect([rowOf(name), ASKED]).toContain(read(name))
  })

  it('asks of few', () => {
    expect(NAMES.filter((name) => read(name) === ASKED).length).toBeLessThan(NAMES.length / 4)
  })
})

it('a number of an article is none of the name, and a grade of it is', () => {
  const [article, flour] = readPrices('LAC0034 Leche entera 1,02 €/kg\nT80 Harina de trigo 0,90 €/kg')
  expect(article).toMatchObject({ reference: 'LAC0034', name: 'Leche entera' })
  expect(flour).toMatchObject({ name: 'T80 Harina de trigo' })
  expect(flour?.reference).toBeUndefined()
})

it.each([
  ['Flour, rye', 'harina_centeno'],
  ['nata montada s/a', 'nata'],
  ['doce de leite', 'dulce_de_leche'],
  ['mantca de cacao', 'manteca_cacao'],
  ['H. espelta int.', 'harina_espelta_integral'],
  ['llevadura fresca', 'levadura_fresca'],
  ['pell de llimona', 'ralladura_limon'],
  ['farina forta', 'harina_fuerza'],
])('«%s» is %s', (name, row) => {
  expect(rowOf(name)).toBe(row)
})
