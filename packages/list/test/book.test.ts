import { describe, expect, it } from 'vitest'
import { type BookRecipe, readBook } from '../src/book/book.ts'
import type { CsvCell } from '../src/spreadsheet.ts'

/** Books as workshops keep them, each in a way that no other test has. */

const _ = undefined
const read = (...rows: readonly (readonly CsvCell[])[]): readonly BookRecipe[] =>
  readBook([{ name: 'Hoja1', rows }]).recipes
const weights = ({ lines }: BookRecipe): Readonly<Record<string, number | undefined>> =>
  Object.fromEntries(lines.map(({ name, grams, suggest }) => [name, grams ?? suggest?.grams]))

describe('a recipe in each column of a table', () => {
  const table: readonly (readonly CsvCell[])[] = [
    ['Ingredientes (kg)', 'Nata', 'Chocolate', '€/kg'],
    ['Leche entera', 5.8, 5.6, 0.9],
    ['Azúcar', 1.3, 1.2, 1.1],
    ['Cacao en polvo', _, 0.6, 12],
    ['TOTAL', 7.1, 7.4, _],
  ]

  it('has the weights of its column, in the unit of the corner', () => {
    const [cream, chocolate, ...others] = read(...table)
    expect(others).toEqual([])
    expect(cream?.title).toBe('Nata')
    expect(cream && weights(cream)).toEqual({ 'Leche entera': 5800, Azúcar: 1300 })
    expect(chocolate && weights(chocolate)).toEqual({ 'Leche entera': 5600, Azúcar: 1200, 'Cacao en polvo': 600 })
  })

  it('takes no column of words or prices for a recipe', () => {
    expect(
      read(
        ['Artículo', 'Proveedor A', 'Proveedor B'],
        ['Harina', 0.62, 0.7],
        ['Azúcar', 1.1, 1.05],
        ['Mantequilla', 7.9, 8.2],
      ),
    ).toEqual([])
  })
})

describe('units', () => {
  it('are read from a column without a head', () => {
    const [recipe] = read(
      ['Magdalenas'],
      [1, 'kg', 'Harina floja'],
      [800, 'g', 'Azúcar'],
      [12, 'ud', 'Huevos'],
      [250, 'ml', 'Leche'],
    )
    expect(recipe?.lines[0]?.grams).toBe(1000)
    expect(recipe?.lines[2]).toMatchObject({ ask: expect.any(String), suggest: { grams: 600 } })
  })

  it('are read under a head that nobody knows', () => {
    const [recipe] = read(
      ['Receta', 'Item', 'Qty', 'Med. usada'],
      ['Hogaza', 'Harina', 1, 'kg'],
      ['Hogaza', 'Agua', 700, 'g'],
      ['Hogaza', 'Sal', 20, 'g'],
    )
    expect(recipe && weights(recipe)).toEqual({ Harina: 1000, Agua: 700, Sal: 20 })
  })

  it('are pounds and ounces', () => {
    const [recipe] = read(
      ['Recipe name', 'Item', 'Qty', 'UOM'],
      ['Country loaf', 'Bread flour', 20, 'lb'],
      [_, 'Salt', 7, 'oz'],
    )
    expect(recipe?.lines.map(({ grams }) => Math.round(grams ?? 0))).toEqual([9072, 198])
  })
})

describe('a sheet that says what it is', () => {
  it('has its name beside a key, with other keys in the row', () => {
    const [recipe] = read(
      ['FICHA TÉCNICA'],
      ['Nombre:', 'Crema pastelera', 'Fecha:', '12/03/2024'],
      ['Rendimiento:', '1,6 kg', 'Autor:', 'Marta'],
      [],
      ['Nº', 'Materia prima', 'Cantidad', 'Ud'],
      [1, 'Leche entera', 1000, 'g'],
      [2, 'Azúcar', 250, 'g'],
      [3, 'Yema', 200, 'g'],
    )
    expect(recipe?.title).toBe('Crema pastelera')
    expect(recipe?.yield).toBe(1600)
  })

  it('weighs what goes in, not what is bought', () => {
    const [recipe] = read(
      ['Producto', 'Tarta de manzana', _, 'Nº piezas', 6],
      ['Descripción', 'Cantidad bruta', 'Merma %', 'Cantidad neta', 'Unidad', 'Precio'],
      ['Manzana', 1200, 15, 1020, 'g', 1.9],
      ['Azúcar', 200, 0, 200, 'g', 1.1],
    )
    expect(recipe?.title).toBe('Tarta de manzana')
    expect(recipe && weights(recipe)).toEqual({ Manzana: 1020, Azúcar: 200 })
  })
})

it('keeps the title of a recipe over its parts', () => {
  const recipes = read(
    ['TARTA DE LIMÓN'],
    ['Ingrediente', 'Peso (g)'],
    ['Masa sablé'],
    ['Harina', 500],
    ['Mantequilla', 300],
    ['Azúcar glas', 190],
    ['Huevo', 100],
    [],
    ['Merengue italiano'],
    ['Claras', 200],
    ['Azúcar', 400],
    ['Agua', 120],
    [],
    ['TARTA DE QUESO'],
    ['Ingrediente', 'Peso (g)'],
    ['Queso crema', 1000],
    ['Nata 35%', 500],
    ['Azúcar', 350],
    ['Huevo', 350],
  )
  expect(recipes.map(({ title }) => title)).toEqual([
    'Tarta de limón, masa sablé',
    'Tarta de limón, merengue italiano',
    'Tarta de queso',
  ])
})

it('reads lines that stand in one cell each, parted by blank rows', () => {
  const recipes = read(
    ['Brownie'],
    ['500 g chocolate 70%'],
    ['350 g mantequilla'],
    ['400 g azúcar'],
    [],
    ['Cookies'],
    ['225 g mantequilla'],
    ['350 g harina'],
  )
  expect(recipes.map(({ title, from, lines }) => [title, from, lines.length])).toEqual([
    ['Brownie', 2, 3],
    ['Cookies', 7, 2],
  ])
})

it("proposes a kilo of flour for baker's percentages of several flours, kept as shares", () => {
  const [recipe] = read(
    ['Receta', 'Ingrediente', '% panadero'],
    ['Pan de centeno', 'Harina de centeno', 0.6],
    ['Pan de centeno', 'Harina de trigo', 0.4],
    ['Pan de centeno', 'Agua', 0.75],
    ['Pan de centeno', 'Sal', 0.02],
  )
  expect(recipe && weights(recipe)).toEqual({
    'Harina de centeno': 600,
    'Harina de trigo': 400,
    Agua: 750,
    Sal: 20,
  })
  expect(recipe?.lines.every(({ ask }) => ask !== undefined)).toBe(true)
})

it('parts recipes side by side of which one has weights and another percentages', () => {
  const recipes = read(
    ['1.- Pan de centeno', _, '2.- Pan candeal', _, '3.- Focaccia', _],
    ['Peso', 'Género', '%', 'Género', 'Peso', 'Género'],
    ['4,36 kg', 'Harina de centeno', '100%', 'Harina panificable', '1850 g', 'Harina de fuerza'],
    ['3790 g', 'Agua', '43,6%', 'Agua', '1,52 kg', 'Agua'],
    ['110 g', 'Sal', '1,7%', 'Sal', '42 g', 'Sal'],
    [_, _, _, _, _, _],
    ['4.- Barra de pan', _, '5.- Mollete', _, '6.- Chapata', _],
    ['%', 'Género', 'Peso', 'Género', '%', 'Género'],
    ['100%', 'Harina panificable', '4,54 kg', 'Harina panificable', '100%', 'Harina de fuerza'],
    ['62,6%', 'Agua', '3,09 kg', 'Agua', '80%', 'Agua'],
    ['1,8%', 'Sal', '82 g', 'Sal', '2%', 'Sal'],
  )
  const told = recipes.map(({ title, lines }) => [title, lines.map(({ grams }) => grams ?? '?').join(' ')])
  expect(Object.fromEntries(told)).toEqual({
    'Pan de centeno': '4360 3790 110',
    'Pan candeal': '? ? ?',
    Focaccia: '1850 1520 42',
    'Barra de pan': '? ? ?',
    Mollete: '4540 3090 82',
    Chapata: '? ? ?',
  })
})

describe('parts of a recipe that are written as no title is', () => {
  const told = (...rows: readonly (readonly CsvCell[])[]) =>
    read(...rows).map(({ title, lines }) => [
      title,
      lines.map(({ name, grams }) => `${name} ${grams ?? '?'}`).join(', '),
    ])

  it('are of the recipe above them, whatever dish bears their word', () => {
    expect(
      told(
        ['RECETA: Bombón de café', _],
        [_, 'CAMISA'],
        ['385 g', 'Chocolate negro 55 %'],
        [_, 'GANACHE'],
        ['635 g', 'Cobertura con leche'],
        ['57 g', 'Mantequilla'],
        [_, _],
        ['RECETA: Turrón de coco', _],
        ['1,15 kg', 'Coco rallado'],
        ['860 g', 'Azúcar'],
      ),
    ).toEqual([
      ['Bombón de café', 'Chocolate negro 55 % 385, Cobertura con leche 635, Mantequilla 57'],
      ['Turrón de coco', 'Coco rallado 1150, Azúcar 860'],
    ])
  })

  it('begin right below the title or its head, and keep what nobody weighed', () => {
    expect(
      told(
        ['R-017 Tiramisú', _],
        ['Ingrediente', 'Peso (g)'],
        ['BIZCOCHO', _],
        ['Harina floja', 150],
        ['AZÚCAR', 150],
        ['Suma bizcocho', 300],
        ['CREMA', _],
        ['Mascarpone', 960],
        ['Nata 35 %', 385],
        ['Subtotal', 1345],
        ['ACABADO', _],
        ['Cacao 22/24', _],
        ['Suma acabado', 0],
        [_, _],
        ['R-018 Helado de nata', _],
        ['Ingrediente', 'Peso (g)'],
        ['Leche', 1310],
        ['Nata 35 %', 435],
        ['Azúcar', 250],
      ),
    ).toEqual([
      ['Tiramisú, bizcocho', 'Harina floja 150, AZÚCAR 150'],
      ['Tiramisú, crema', 'Mascarpone 960, Nata 35 % 385'],
      ['Tiramisú, acabado', 'Cacao 22/24 ?'],
      ['Helado de nata', 'Leche 1310, Nata 35 % 435, Azúcar 250'],
    ])
  })
})
