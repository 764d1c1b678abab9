import { allCrafts, OWN_NORMS } from '@obrador/engine'
import { usualReader } from '@obrador/engine/usual'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { fileNameOf, tableWorkbookOf, type WorkbookOptions, workbookFileOf } from '../src/index.ts'

const DATE = new Date(2026, 10, 16)

const milk = {
  type: 'helado_leche',
  ingredients: [
    { name: 'Leche entera', grams: 625 },
    { name: 'Nata 35 %', grams: 130 },
    { name: 'Leche en polvo desnatada', grams: 34 },
    { name: 'Sacarosa', grams: 125 },
    { name: 'Dextrosa', grams: 36 },
  ],
}

/** The workbook as a program reads it that calculates nothing: texts, numbers, formulas and what they came to when it was written. */
async function read(
  craft: keyof typeof allCrafts = 'helado',
  request: object = milk,
  options: Partial<WorkbookOptions> = {},
) {
  const { bytes, fileName } = await workbookFileOf(allCrafts[craft], request as never, { date: DATE, ...options })
  const { sheets, namedRanges = [] } = await readXlsx(bytes)
  const placeOf = (cell: string): readonly [row: number, column: number] => {
    const [, letter = 'A', row = '1'] = /^([A-Z])(\d+)$/.exec(cell) ?? []
    return [Number(row) - 1, letter.charCodeAt(0) - 65]
  }
  const at = (sheet: number, cell: string) => {
    const [row, column] = placeOf(cell)
    const rich = sheets[sheet]?.cells?.get(`${row},${column}`)
    return { formula: rich?.formula, value: rich?.formulaResult ?? sheets[sheet]?.rows?.[row]?.[column] ?? '' }
  }
  const rows = (sheet: number): readonly (readonly unknown[])[] => sheets[sheet]?.rows ?? []
  const rowOf = (sheet: number, first: string) => rows(sheet).findIndex(([cell]) => cell === first) + 1
  return { bytes, fileName, sheets, namedRanges, at, rows, rowOf }
}

describe('a workbook', () => {
  it('has four sheets and names that formulas read', async () => {
    const { sheets, namedRanges, fileName } = await read()
    expect(sheets.map(({ name }) => name)).toEqual(['Fórmula', 'Curvas', 'Coste y nutrición', 'De dónde sale'])
    expect(namedRanges.map(({ name }) => name)).toEqual(expect.arrayContaining(['Gramos', 'Grasa', 'SLNG', 'Precio']))
    expect(fileName).toBe('helado-de-leche.xlsx')
  })

  it('writes each figure as the quotient of two sums, with five spare rows inside them', async () => {
    const { at, rowOf, namedRanges } = await read()
    const fat = at(0, `B${rowOf(0, 'Grasa')}`)
    expect(fat.formula).toBe('IF(SUM(Gramos)>0,SUMPRODUCT(Gramos,Grasa)/SUM(Gramos),"")')
    const { params } = allCrafts.helado.analyse(milk)
    expect(fat.value).toBeCloseTo(params.materiaGrasa, 2)
    const grams = namedRanges.find(({ name }) => name === 'Gramos')
    expect(grams?.range).toBe(`'Fórmula'!$B$5:$B$${4 + milk.ingredients.length + 5}`)
    // Behind a curve the figure is read on the sheet of curves.
    expect(at(0, `B${rowOf(0, 'PAC')}`).formula).toContain("'Curvas'!")
  })

  it('says the verdict by its own rule, and gives the day to what it cannot calculate', async () => {
    const { at, rows } = await read()
    expect(at(0, 'A2').formula).toContain('Equilibrada')
    const texts = rows(0).flat().map(String)
    expect(texts).toContain('Escrito el 16-11-2026 (no se recalcula)')
    expect(texts.join('\n')).toMatch(/Si cambias los gramos, vuelve a comprobarlo en Obrador/)
  })

  it('keeps what is in range and out of it as the engine says', async () => {
    for (const grams of [125, 20, 300]) {
      const request = { ...milk, ingredients: milk.ingredients.map((line, k) => (k === 3 ? { ...line, grams } : line)) }
      const { at, rowOf } = await read('helado', request)
      const { inRange } = allCrafts.helado.analyse(request)
      const state = (label: string): string => String(at(0, `F${rowOf(0, label)}`).value)
      expect([grams, state('POD').startsWith('●')]).toEqual([grams, inRange.POD])
      expect([grams, state('Azúcares').startsWith('●')]).toEqual([grams, inRange.azucares])
    }
  })

  it('has limits of one’s own beside those of the type', async () => {
    const request = { ...milk, [OWN_NORMS]: { ranges: { POD: [1, 2] } } }
    const { at, rowOf } = await read('helado', request)
    const row = rowOf(0, 'POD')
    expect([at(0, `H${row}`).value, at(0, `I${row}`).value]).toEqual([1, 2])
    expect(at(0, `D${row}`).value).not.toBe(1)
    expect(String(at(0, `F${row}`).value)).toMatch(/^▲ .* de más$/)
  })

  it('tells what is usual where somebody knows it', async () => {
    const without = await read()
    const row = without.rowOf(0, 'POD')
    expect(without.at(0, `G${row}`).value).toBe('')
    expect(String((await read('helado', milk, { usual: usualReader })).at(0, `G${row}`).value)).toMatch(
      /^[\d,]+ … [\d,]+$/,
    )
  })

  it('says where a row comes from, with its code and its licence', async () => {
    const { rows } = await read()
    const line = rows(3).find(([what]) => what === 'Leche entera')
    expect(String(line?.[3])).toMatch(/CIQUAL|USDA/)
    expect(String(line?.[3])).toMatch(/\b\d{4,6}\b/)
    expect(String(line?.[3])).toMatch(/Licence Ouverte|Dominio público/)
    expect(String(rows(3).at(-1)?.[0])).toMatch(/sin macros, sin enlaces externos, sin datos ocultos$/)
  })

  it('says what nobody knows, what is one’s own and what is made of others', async () => {
    const request = {
      ...milk,
      preparaciones: {
        Jarabe: {
          oficio: 'helado',
          ingredients: [
            { name: 'Agua', grams: 50 },
            { name: 'Azúcar', grams: 50 },
          ],
        },
      },
      ingredients: [
        ...milk.ingredients,
        { name: 'zurbacho', grams: 5 },
        { name: 'mi base', grams: 20, azucares: 50, otrossolidos: 40 },
        { name: 'Jarabe', grams: 30, preparacion: 'Jarabe' },
      ],
    }
    const { rows } = await read('helado', request)
    const from = (name: string): string => String(rows(3).find(([what]) => what === name)?.[3])
    expect(from('zurbacho')).toMatch(/pesa y no cuenta/)
    expect(from('mi base')).toMatch(/Composición que diste tú/)
    expect(from('Jarabe')).toMatch(/Fórmula tuya dentro de esta/)
    expect(rows(2).flat().map(String).join('\n')).toMatch(/Sin precio conocido.*zurbacho/)
  })

  it('has no macros, no links, nothing hidden and nothing locked', async () => {
    const { bytes, sheets } = await read()
    const files = Buffer.from(bytes).toString('latin1')
    expect(files).not.toMatch(/vbaProject|externalLink/)
    for (const sheet of sheets) {
      expect([sheet.name, sheet.hidden ?? false, sheet.veryHidden ?? false]).toEqual([sheet.name, false, false])
      expect(sheet.protection).toBeUndefined()
      expect((sheet.columns ?? []).some(({ hidden }) => hidden)).toBe(false)
    }
  })

  it('takes names as texts, whatever they begin with', async () => {
    const name = '=HYPERLINK("http://x.invalid")'
    const { at } = await read('helado', { ...milk, ingredients: [{ name, grams: 5 }, ...milk.ingredients] }, { name })
    expect([at(0, 'A1').formula, at(0, 'A1').value]).toEqual([undefined, name])
    expect([at(0, 'A5').formula, at(0, 'A5').value]).toEqual([undefined, name])
  })

  it('of a type without ranges judges nothing', async () => {
    const free = Object.entries(allCrafts.pasteleria.types).find(([, { isFree }]) => isFree)?.[0]
    const request = {
      type: free,
      ingredients: [
        { name: 'azúcar', grams: 100 },
        { name: 'agua', grams: 50 },
      ],
    }
    const { at } = await read('pasteleria', request)
    expect(String(at(0, 'A2').value)).toMatch(/no se juzga/)
  })
})

it('a file is called in letters that every system takes', () => {
  expect(fileNameOf('Turrón de Jijona (blando)')).toBe('turron-de-jijona-blando.xlsx')
  expect(fileNameOf('///')).toBe('formula.xlsx')
  expect(fileNameOf('a'.repeat(500)).length).toBeLessThan(70)
})

it('shows «?» and no green for a figure that what nobody weighed decides', async () => {
  const bread = [
    { name: 'Harina', grams: 1000 },
    { name: 'Agua', grams: 620 },
    { name: 'Levadura fresca', grams: 15 },
    { name: 'Sal', grams: 0, sinPesar: true },
  ]
  const { at, rows } = await read('panaderia', { type: 'pan_comun', ingredients: bread })
  const row = rows(0).findLastIndex(([cell]) => cell === 'Sal') + 1
  expect(at(0, `B${row}`)).toMatchObject({ value: '?', formula: expect.stringContaining('(Gramos="")') })
  expect(at(0, `F${row}`).value).toBe('? falta pesar')
  expect(at(0, 'A2').value).toBe('? Por ver: falta pesar lo que está sin gramos.')
  const costs = 2
  const salt = rows(costs).findIndex(([cell]) => cell === 'Sal') + 1
  expect(at(costs, `D${salt}`).value).toBe('?')
  const total = rows(costs).findIndex(([cell]) => cell === 'Coste de los ingredientes') + 1
  expect(at(costs, `C${total}`).value).toBe('como mínimo: falta pesar lo que lleva «?»')
})

it('a table is a sheet with its heads, its figures as figures and what is not known as it is written', async () => {
  const bytes = await tableWorkbookOf(
    'Costes',
    ['Producto', 'Coste (€)'],
    [
      ['Leche', 1.61],
      ['Otro', '?'],
    ],
  )
  const { sheets } = await readXlsx(bytes)
  expect(sheets.map(({ name, rows }) => [name, rows])).toEqual([
    [
      'Costes',
      [
        ['Producto', 'Coste (€)'],
        ['Leche', 1.61],
        ['Otro', '?'],
      ],
    ],
  ])
})
