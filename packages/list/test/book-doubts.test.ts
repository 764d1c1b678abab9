import { describe, expect, it } from 'vitest'
import { type BookRecipe, type ByHand, readBook } from '../src/book/book.ts'
import type { CsvCell } from '../src/spreadsheet.ts'

/** What a book says in a way that a hasty reader gets wrong: read right, or asked; never wrong in silence. */

type Row = readonly CsvCell[]
const _ = undefined
const read = (rows: readonly Row[], byHand: ByHand = {}): readonly BookRecipe[] =>
  readBook([{ name: 'Hoja1', rows }], byHand).recipes
const titles = (recipes: readonly BookRecipe[]): readonly string[] => recipes.map(({ title }) => title)

/** Each line as «name grams», or «name ?proposal» where it is asked. */
const lines = (recipe: BookRecipe | undefined): readonly string[] =>
  (recipe?.lines ?? []).map(({ name, grams, suggest }) => `${name} ${grams ?? `?${suggest?.grams ?? ''}`}`)
const table = (head: Row, ...rows: readonly Row[]): readonly string[] => lines(read([['Brioche'], head, ...rows])[0])

describe('the weight of a row', () => {
  it('is asked where an egg of so many would weigh what none does', () => {
    const head: Row = ['Ingrediente', 'Cantidad', 'Ud', 'Gramos']
    const eggs = (grams: number): string | undefined =>
      table(head, ['Harina', 1, 'kg', 1000], ['Azúcar', 0.3, 'kg', 300], ['Huevos', 6, 'ud', grams])[2]
    expect(eggs(330)).toBe('Huevos 330')
    expect(eggs(70)).toBe('Huevos ?300')
    expect(eggs(900)).toBe('Huevos ?300')
  })

  it('is no ton where a text says 1.250 kg', () => {
    const kilos = (text: string): Row => ['Harina', text, 'kg']
    const rows: readonly Row[] = [
      ['Mantequilla', '0,350', 'kg'],
      ['Leche', '0,25', 'kg'],
      ['Sal', '0,022', 'kg'],
    ]
    const head: Row = ['Ingrediente', 'Cantidad', 'Ud']
    expect(table(head, kilos('1.250'), ...rows)[0]).toBe('Harina 1250')
    expect(table(head, kilos('1250'), ...rows)[0]).toBe('Harina ?1250')
    expect(table(head, ['Harina', '1.250', 'g'], ['Leche', 300, 'g'], ['Sal', 25, 'g'])[0]).toBe('Harina 1250')
  })

  it('is asked where a figure counts eggs', () => {
    const rest: readonly Row[] = [
      ['Harina', 250],
      ['Azúcar', 250],
      ['Aceite', 150],
    ]
    expect(table(['Ingrediente', 'Cantidad'], ['Huevos', 6], ...rest)[0]).toBe('Huevos ?300')
    expect(table(['Ingrediente', 'Gramos'], ['Huevos', 6], ...rest)[0]).toBe('Huevos ?300')
    expect(table(['Ingrediente', 'Gramos'], ['Huevos', 300], ...rest)[0]).toBe('Huevos 300')
  })

  it('stays where its unit is a word that heads other things', () => {
    const rows = table(['Ingrediente', 'Cantidad', 'Unidad'], ['Harina', 250, 'g'], ['Huevos', 16, 'unidades'])
    expect(rows).toEqual(['Harina 250', 'Huevos ?800'])
  })

  it('stays, asked, where there is none', () => {
    const rows = table(
      ['Ingrediente', 'g', '€/kg'],
      ['Harina', 500, 1],
      ['Esencia XB-2'],
      ['Azahar', _, 41],
      ['Sal', 10, 1],
    )
    expect(rows).toEqual(['Harina 500', 'Esencia XB-2 ?', 'Azahar ?', 'Sal 10'])
  })

  it('is no figure of the name', () => {
    const rows = table(
      ['Ingrediente', 'Cantidad', 'Ud'],
      ['Harina', 1, 'kg'],
      ['Esencia XB-2', 'c/s'],
      ['Sal', 20, 'g'],
    )
    expect(rows).toEqual(['Harina 1000', 'Esencia XB-2 ?', 'Sal 20'])
  })

  it('stands in the column of kilos, in that of grams, or in both', () => {
    const rows = table(
      ['Ingrediente', 'Kg', 'Gr'],
      ['Harina', 1, 250],
      ['Leche', _, 600],
      ['Azúcar', 1, _],
      ['Sal', 0, 20],
      ['Mantequilla', 0.35, 350],
      ['Yema', 0.35, 20],
    )
    expect(rows).toEqual(['Harina 1250', 'Leche 600', 'Azúcar 1000', 'Sal 20', 'Mantequilla 350', 'Yema ?370'])
  })

  it('is of the list where nothing says its unit, and asked where a head says one that cannot be', () => {
    const dough = (factor: number): readonly Row[] =>
      [
        ['Harina', 5],
        ['Leche', 2.5],
        ['Mantequilla', 2],
        ['Sal', 0.1],
      ].map(([name, kilos]) => [name, Number(kilos) * factor])
    const right = ['Harina 5000', 'Leche 2500', 'Mantequilla 2000', 'Sal 100']
    const asked = right.map((line) => line.replace(' ', ' ?'))
    expect(table(['Ingrediente', 'Cantidad'], ...dough(1))).toEqual(right)
    expect(table(['Ingrediente', 'Cantidad'], ...dough(1000))).toEqual(right)
    expect(table(['Ingrediente', 'Kg'], ...dough(1000))).toEqual(asked)
    expect(table(['Ingrediente', 'g'], ...dough(1))).toEqual(asked)
    expect(table(['Ingrediente', 'Cantidad'], ['Harina', 100], ['Agua', 65], ['Sal', 2])).toEqual([
      'Harina ?1000',
      'Agua ?650',
      'Sal ?20',
    ])
  })

  it('is asked where it cannot be beside the others', () => {
    const head: Row = ['Ingrediente', 'Cantidad', 'Ud', '%']
    const rows = (salt: Row): readonly string[] =>
      table(head, ['Harina', 500, 'g'], ['Leche', 250, 'g'], ['Mantequilla', 200, 'g'], salt)
    expect(rows(['Sal', 10, 'g']).at(-1)).toBe('Sal 10')
    expect(rows(['Sal', 10, 'kg']).at(-1)).toBe('Sal ?10')
    expect(
      table(
        ['Ingrediente', 'g', '%'],
        ['Harina', 1000, '100 %'],
        ['Agua', 650, '65 %'],
        ['Sal', 35, '2 %'],
        ['Levadura', 10, '1 %'],
      )[2],
    ).toBe('Sal ?20')
  })
})

describe('the price of a row', () => {
  it('is of a piece where the row counts pieces, and to be looked at', () => {
    const [recipe] = read([
      ['Bizcocho'],
      ['Ingrediente', 'Cantidad', 'Ud', '€/kg'],
      ['Harina', 250, 'g', 0.8],
      ['Huevos', 6, 'ud', 0.18],
      ['Azúcar', 150, 'g', 105],
    ])
    expect(recipe?.lines.map(({ price }) => [price?.perKg, price?.doubt !== undefined])).toEqual([
      [0.8, false],
      [3.6, true],
      [105, true],
    ])
  })

  it('is not of the book while it is in doubt', () => {
    const { prices, askedPrices } = readBook([
      { name: 'Hoja1', rows: [['Crema'], ['Ingrediente', 'g', '€/kg'], ['Leche', 1000, 92], ['Azúcar', 200, 1.1]] },
    ])
    expect(prices.map(({ name }) => name)).toEqual(['Azúcar'])
    expect(askedPrices).toBe(1)
  })
})

describe('the name of a recipe', () => {
  const dough: readonly Row[] = [
    ['Ingrediente', 'g'],
    ['Harina', 500],
    ['Leche', 200],
    ['Azúcar', 100],
  ]

  it.each([2, 4])('is that of its sheet where %i sheets bear the firm', (count) => {
    const names = ['Brioche', 'Crema', 'Suizos', 'Magdalenas'].slice(0, count)
    const book = readBook(names.map((name) => ({ name, rows: [['Pastelería Marta S.L.'], ...dough] })))
    expect(titles(book.recipes)).toEqual(names)
    expect(book.recipes[0]?.kind.type).toBe('brioche')
  })

  it('is over its parts, numbered or not', () => {
    const cake = (title: string): readonly Row[] => [
      [title],
      ['Base'],
      ['Galleta', 300],
      ['Mantequilla', 150],
      ['Crema'],
      ['Queso crema', 1000],
      ['Nata', 500],
      ['Azúcar', 350],
    ]
    expect(titles(read([['Ingrediente', 'g'], ...cake('1. Tarta de queso'), ...cake('2. Tarta vasca')]))).toEqual([
      'Tarta de queso, base',
      'Tarta de queso, crema',
      'Tarta vasca, base',
      'Tarta vasca, crema',
    ])
  })

  it.each(['Ficha nº 2: Pestiños', 'Receta 2 - Pestiños', 'Fórmula 2. Pestiños'])(
    'is «%s», and no part of the recipe before it',
    (second) => {
      const first = second.replace('2', '1').replace('Pestiños', 'Tarta de queso')
      const recipes = read([
        [first],
        ['Base:'],
        ['Galleta molida', 150],
        ['Mantequilla', 65],
        ['Relleno:'],
        ['Queso crema', 575],
        ['Nata', 240],
        [second],
        ['Harina', 980],
        ['Aceite de oliva', 225],
        ['Vino', 245],
      ])
      expect(recipes.find(({ title }) => title === 'Pestiños')?.lines).toHaveLength(3)
    },
  )

  it('keeps the letter, the version and the remark that tell two apart', () => {
    const two = (...names: readonly string[]): readonly string[] =>
      titles(read(names.flatMap((name) => [[name], ...dough, []])))
    expect(two('Masa A', 'Masa B')).toEqual(['Masa A', 'Masa B'])
    expect(two('Brioche (mantequilla)', 'Brioche (margarina)')).toEqual([
      'Brioche (mantequilla)',
      'Brioche (margarina)',
    ])
    expect(two('Brioche v1', 'Brioche v2')).toEqual(['Brioche v1', 'Brioche v2'])
  })

  const coded = (head: string, codes: Row): readonly Row[] => [
    [head, 'Ingrediente', 'g'],
    ...codes.flatMap((code, at) => [
      [code, 'Harina', 500 + at],
      [code, 'Agua', 300 + at],
      [code, 'Sal', 10 + at],
    ]),
  ]
  it.each([
    ['Cód.', [101, 102]],
    ['Receta', [101, 102]],
    ['Receta', ['R1', 'R2']],
    ['Nº', ['A', 'B']],
  ] as const)('is the code that parts them, «%s» %j', (head, codes) => {
    const recipes = read(coded(head, codes))
    expect(titles(recipes)).toEqual(codes.map(String))
    expect(lines(recipes[1])).toEqual(['Harina 501', 'Agua 301', 'Sal 11'])
  })

  it('is looked up where a sheet says what codes are called, and stages part no recipe', () => {
    const book = readBook([
      { name: 'Fórmulas', rows: coded('Cód.', [101, 102]) },
      {
        name: 'Índice',
        rows: [
          ['Código', 'Nombre'],
          [101, 'Baguette'],
          [102, 'Hogaza'],
        ],
      },
    ])
    expect(titles(book.recipes)).toEqual(['Baguette', 'Hogaza'])
    expect(read(coded('Fase', [1, 2]))).toHaveLength(1)
  })

  it('is the code that somebody points at by hand', () => {
    const columns = { Hoja1: [{ role: 'recipe' }, { role: 'ingredient' }, { role: 'grams', grams: 1 }] } as const
    expect(titles(read(coded('Fase', [1, 2]), { columns }))).toEqual(['1', '2'])
  })
})
