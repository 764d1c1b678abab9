import { describe, expect, test } from 'vitest'
import { rowsById } from '../src/catalogue/catalogue.ts'
import { seldomRows } from '../src/catalogue/reading/seldom.ts'
import { ADDITIVE_ROWS, COLOUR_ROWS, FOOD_CATEGORIES, type FoodCategory } from '../src/judge/additives.ts'
import { colourInLine } from '../src/judge/colours.ts'
import { type SaleTold, substancesInFood } from '../src/judge/substances.ts'

/** Every limit of annex II of Regulation (EC) 1333/2008 that the tables hold, on both of its sides, in every category of food. */

const rows = new Map([...rowsById, ...seldomRows().map((row) => [row.id, row] as const)])
/** g of food in which a milligram is a millionth: what is weighed in mg is its dose in mg/kg. */
const KILO = 1000
const A_LITTLE = 1
const MUCH = 500_000

interface Additive {
  readonly name: string
  readonly ingredient: ReturnType<typeof rows.get>
}

/** What the law says of so many mg of an additive in a kilo of a food, beside sugar or without. */
function kindsOf(
  { name, ingredient }: Additive,
  mg: number,
  category: FoodCategory,
  { sale, isSweet = false }: { readonly sale?: SaleTold; readonly isSweet?: boolean } = {},
): readonly string[] {
  const sugar = { name: 'Azúcar', grams: 100, ingredient: rows.get('azucar') }
  const lines = [{ name, grams: mg / 1000, ingredient }, ...(isSweet ? [sugar] : [])]
  return substancesInFood(lines, KILO, category, sale).flatMap(({ kind, text }) =>
    // Novel foods and the like are asked of in any food.
    typeof text !== 'string' && /^substance\.(?:novel-food|notice)/.test(text.code) ? [] : [kind],
  )
}

const HUMECTANTS = new Set(['sorbitol', 'sorbitol_liquido'])

const cases = ADDITIVE_ROWS.flatMap(({ ids, numbers, cells }) =>
  ids.split(' ').flatMap((id) => {
    const [number = ''] = numbers.split(/[,–]/)
    const ingredient = id.startsWith('@') ? undefined : rows.get(id)
    const additive = { name: ingredient?.name ?? `E ${number}`, ingredient }
    return cells.split(' ').map((cell, at) => [id, FOOD_CATEGORIES[at] as FoodCategory, cell, additive] as const)
  }),
)

describe('additives', () => {
  test('each row of the table is one of the catalogue or read by its number', () => {
    expect(cases.filter(([id, , , { ingredient }]) => !id.startsWith('@') && !ingredient)).toEqual([])
    expect(cases.every(([, category]) => category !== undefined)).toBe(true)
  })

  test.each(cases.filter(([, , cell]) => Number.parseFloat(cell) > 0))(
    '%s in %s: %s',
    (id, category, cell, additive) => {
      const most = Number.parseFloat(cell)
      const sale: SaleTold = 'packed'
      expect(kindsOf(additive, most, category, { sale })).toEqual([])
      expect(kindsOf(additive, most + 1, category, { sale })).toEqual(['dose'])
      if (cell.endsWith('p')) {
        expect(kindsOf(additive, most, category)).toEqual(['asks'])
        expect(kindsOf(additive, most, category, { sale: 'loose' })).toEqual(['forbidden'])
      }
      if (cell.endsWith('e')) {
        expect(kindsOf(additive, most, category, { isSweet: true })).toEqual(HUMECTANTS.has(id) ? [] : ['asks'])
        expect(kindsOf(additive, most + 1, category, { isSweet: true })).toEqual(['dose'])
      }
    },
  )

  test('what needs no limit has none, and what is not permitted is not in any dose', () => {
    for (const [id, category, cell, additive] of cases) {
      const at = `${id} in ${category}`
      if (cell === 'q') expect(kindsOf(additive, MUCH, category), at).toEqual([])
      if (cell === '-') expect(kindsOf(additive, A_LITTLE, category), at).toEqual(['forbidden'])
      if (cell === 'u') expect(kindsOf(additive, A_LITTLE, category), at).toEqual(['asks'])
      if (cell !== 'e') continue
      expect(kindsOf(additive, MUCH, category), at).toEqual([])
      expect(kindsOf(additive, MUCH, category, { isSweet: true }), at).toEqual(HUMECTANTS.has(id) ? [] : ['asks'])
    }
  })
})

const colours = COLOUR_ROWS.flatMap(({ numbers, cells }, row) =>
  numbers.split(' ').flatMap((code) =>
    cells
      .split(' ')
      .map((cell, at) => ({ cell, at }))
      // A later row is stricter, and is the one that decides of a colour.
      .filter(({ at }) => !COLOUR_ROWS.slice(row + 1).some((one) => isToldIn(one, code, at)))
      .map(({ cell, at }) => [code, FOOD_CATEGORIES[at] as FoodCategory, cell] as const),
  ),
)
function isToldIn({ numbers, cells }: (typeof COLOUR_ROWS)[number], code: string, at: number): boolean {
  return numbers.split(' ').includes(code) && cells.split(' ')[at] !== '.'
}
const pure = (code: string): Additive => ({ name: `Colorante E ${code} puro`, ingredient: undefined })

describe('colours', () => {
  test('each on both sides of its figure in each food', () => {
    for (const [code, category, cell] of colours) {
      const at = `E ${code} in ${category}`
      if (cell === '.') continue
      if (cell === '-') expect(kindsOf(pure(code), A_LITTLE, category), at).toEqual(['forbidden'])
      else if (cell === 'q') expect(kindsOf(pure(code), MUCH, category), at).toEqual([])
      else {
        expect(kindsOf(pure(code), Number(cell), category), at).toEqual([])
        expect(kindsOf(pure(code), Number(cell) + 0.1, category), at).toEqual(['dose'])
        // Of unknown strength it is asked for.
        expect(kindsOf({ ...pure(code), name: `Colorante E ${code}` }, Number(cell) + 0.1, category), at).toEqual([
          'asks',
        ])
      }
    }
    expect(colours.filter(([, , cell]) => Number(cell) > 0).length).toBeGreaterThan(100)
  })

  test.each([
    ['Rojo cochinilla A', '124'],
    ['Cochinilla', '120'],
    ['Carmín de cochinilla', '120'],
    ['Tartrazina', '102'],
    ['Carbón activado', '153'],
    ['Eritrosina', '127'],
    ['TiO2', '171'],
    ['Amaranto', undefined],
  ])('«%s» is E %s', (name, code) => {
    expect(colourInLine(name, undefined)).toBe(code)
  })

  test('of one that no row of the text that was read has, it is asked', () => {
    for (const code of ['127', '180']) expect(kindsOf(pure(code), A_LITTLE, '07.2'), code).toEqual(['asks'])
  })

  test('those of a group are one sum', () => {
    const halves = (mg: number) =>
      substancesInFood(
        ['102', '129'].map((code) => ({ ...pure(code), grams: mg / 2000 })),
        KILO,
        '07.2',
      ).map(({ kind }) => kind)
    expect(halves(200)).toEqual([])
    expect(halves(200.1)).toEqual(['dose'])
  })
})
