import { gzipSync } from 'node:zlib'
import { readBookFile } from '@obrador/list/book/file'
import { describe, expect, it } from 'vitest'
import { inline, workbookWith, zipOf } from './zips.ts'

const MEGA = 1024 * 1024
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)
const zeros = (size: number): Uint8Array => new Uint8Array(size)

describe('what a workbook asks of others', () => {
  const formula = (place: string, asks: string, value: string): string =>
    `<c r="${place}"><f>${asks}</f><v>${value}</v></c>`

  it('is not asked: formulas are not run, and their last value is read', async () => {
    const sheet = `<row r="1">${inline('A1', 'Ingrediente')}${inline('B1', 'Gramos')}</row>
      <row r="2">${inline('A2', 'Azúcar')}${formula('B2', 'WEBSERVICE("http://localhost:1/x")', '150')}</row>
      <row r="3">${inline('A3', 'Agua')}${formula('B3', '[1]Hoja!A1', '850')}</row>
      <row r="4">${inline('A4', 'Sal')}<c r="B4"><f>cmd|'/c calc'!A0</f></c></row>`
    const linked = { name: 'xl/externalLinks/externalLink1.xml', data: zeros(60 * MEGA) }
    const book = await readBookFile(workbookWith(sheet, [linked]), 'libro.xlsx')
    expect(book.recipes[0]?.lines.map(({ name, grams }) => [name, grams])).toEqual([
      ['Azúcar', 150],
      ['Agua', 850],
      ['Sal', undefined],
    ])
    expect([book.formulas, book.outside]).toEqual([3, 3])
  })
})

describe('texts', () => {
  const LINES = [
    ['Receta', 'Ingrediente', 'Peso (g)'],
    ['Crema de limón', 'Azúcar', '120,5'],
    ['', 'Limón', '80'],
  ]

  it.each([
    [';', 'utf8'],
    ['\t', 'utf16le'],
    ['|', 'utf8'],
    [';', 'latin1'],
  ] as const)('parted by «%s», as %s', async (separator, encoding) => {
    const text = LINES.map((row) => row.join(separator)).join('\r\n')
    const marked = encoding === 'utf16le' ? `\uFEFF${text}` : text
    const { recipes } = await readBookFile(new Uint8Array(Buffer.from(marked, encoding)), 'libro.csv')
    expect(recipes.map(({ title, lines }) => [title, lines.map(({ grams }) => grams)])).toEqual([
      ['Crema de limón', [120.5, 80]],
    ])
  })
})

describe('exports of others', () => {
  const paprika = {
    name: 'Flan',
    ingredients: '500 g leche entera\n4 huevos\n120 g azúcar',
    directions: 'Hornear.\nEnfriar.',
    servings: '8 raciones',
    photo_data: 'aaaa',
  }

  it('of Paprika: a zip of packed recipes', async () => {
    const file = zipOf([{ name: 'Flan.paprikarecipe', data: gzipSync(JSON.stringify(paprika)), isStored: true }])
    const { recipes } = await readBookFile(file, 'Mis recetas.paprikarecipes')
    expect(recipes).toMatchObject([
      { title: 'Flan', pieces: 8, steps: ['Hornear.', 'Enfriar.'], kind: { type: 'flan' } },
    ])
    expect(recipes[0]?.lines.map(({ name, grams, suggest }) => [name, grams ?? suggest?.grams])).toEqual([
      ['leche entera', 500],
      ['huevos', 200],
      ['azúcar', 120],
    ])
  })

  it('of Mealie: ingredients as things, shown or in parts', async () => {
    const mealie = {
      name: 'Natillas',
      slug: 'natillas',
      recipeYield: '6 raciones',
      recipeIngredient: [
        {
          quantity: 500,
          unit: { name: 'gramo' },
          food: { name: 'leche entera' },
          note: '',
          display: '500 gramos leche entera',
        },
        { quantity: 90, unit: { name: 'g' }, food: { name: 'azúcar' }, note: '' },
      ],
      recipeInstructions: [{ text: 'Calentar.' }],
    }
    const file = zipOf([{ name: 'recipes/natillas/natillas.json', data: bytesOf(JSON.stringify(mealie)) }])
    const { recipes } = await readBookFile(file, 'mealie.zip')
    expect(recipes.map(({ title, lines }) => [title, lines.map(({ name, grams }) => `${grams} ${name}`)])).toEqual([
      ['Natillas', ['500 leche entera', '90 azúcar']],
    ])
  })
})

describe('pages that tell their recipe to programs', () => {
  const RECIPE_DATA = {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: 'Helado de leche',
    recipeIngredient: ['200 g Leche entera', '35.5 g Nata 35%', '30 g Azúcar'],
    recipeYield: '265.5 g',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'PAC', value: -11.2 }],
    nutrition: { '@type': 'NutritionInformation', calories: '150 kcal' },
    recipeInstructions: [{ '@type': 'HowToSection', itemListElement: [{ '@type': 'HowToStep', text: 'Pasteuriza.' }] }],
  }

  it.each([
    ['as data', JSON.stringify(RECIPE_DATA)],
    [
      'in a graph',
      JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, { ...RECIPE_DATA, '@type': ['Thing', 'Recipe'] }] }),
    ],
    ['in a list', JSON.stringify([RECIPE_DATA])],
    [
      'in a page',
      `<!doctype html><html><script>var a = 1</script><script id="x" type="application/ld+json">\n${JSON.stringify(RECIPE_DATA)}\n</script></html>`,
    ],
  ])('%s: names and grams as they are written', async (_, text) => {
    const { recipes } = await readBookFile(bytesOf(text), 'pagina.html')
    expect(recipes).toHaveLength(1)
    expect(recipes[0]).toMatchObject({ title: 'Helado de leche', yield: 265.5, steps: ['Pasteuriza.'] })
    expect(recipes[0]?.lines.map(({ name, grams }) => [name, grams])).toEqual([
      ['Leche entera', 200],
      ['Nata 35%', 35.5],
      ['Azúcar', 30],
    ])
  })

  it('ours, with its lines as figures and its craft and type told', async () => {
    const supply = [
      ['Nata 35%', 1250.125],
      ['Azúcar 100% de caña, 2 g', 0.3],
    ] as const
    const ours = {
      '@type': 'Recipe',
      name: 'La de siempre',
      recipeIngredient: ['1250,125 g Nata 35%', '0,3 g Azúcar 100% de caña, 2 g'],
      supply: supply.map(([name, value]) => ({
        '@type': 'HowToSupply',
        name,
        requiredQuantity: { value, unitText: 'g', unitCode: 'GRM' },
      })),
      recipeYield: '1250,43 g',
      yield: {
        value: 1250.43,
        unitCode: 'GRM',
        additionalProperty: [
          { propertyID: 'craft', value: 'helado' },
          { propertyID: 'type', value: 'helado_crema' },
        ],
      },
    }
    for (const data of [ours, { ...ours, supply: undefined }]) {
      const { recipes } = await readBookFile(bytesOf(JSON.stringify(data)), 'receta.json')
      expect(recipes[0]?.lines.map(({ name, grams }) => [name, grams])).toEqual(supply)
      expect(recipes[0]).toMatchObject({ kind: { craft: 'helado', type: 'helado_crema' }, yield: 1250.43 })
    }
  })
})
