import { csvOfRows } from '@obrador/list/spreadsheet'
import { type CellStyle, type WriteSheet, writeXlsx } from 'hucre/xlsx'
import type { Recipe } from './recipes.ts'

/** The book of a workshop in the three ways in which books are kept, in the manner of real ones: merged cells, totals, percentages, notes, two languages. */

type Value = string | number | null
interface Cell {
  readonly value: Value
  readonly format?: string
  readonly formula?: string
}
type Row = readonly (Value | Cell)[]

interface Merge {
  readonly startRow: number
  readonly endRow: number
  readonly startCol: number
  readonly endCol: number
}

interface Sheet {
  readonly name: string
  readonly rows: Row[]
  readonly merges: Merge[]
}

const isCell = (cell: Value | Cell): cell is Cell => typeof cell === 'object' && cell !== null
const newSheet = (name: string): Sheet => ({ name, rows: [], merges: [] })
const add = (sheet: Sheet, ...rows: readonly Row[]): void => {
  sheet.rows.push(...rows)
}
const across = (sheet: Sheet, columns: number): void => {
  const at = sheet.rows.length - 1
  sheet.merges.push({ startRow: at, endRow: at, startCol: 0, endCol: columns - 1 })
}

const ENGLISH: Readonly<Record<string, string>> = {
  Agua: 'Water',
  Azúcar: 'Sugar',
  Sal: 'Salt',
  Mantequilla: 'Butter',
  'Leche entera': 'Whole milk',
  'Huevo entero': 'Whole egg',
  Huevo: 'Egg',
  Yema: 'Egg yolk',
  Harina: 'Flour',
  Dextrosa: 'Dextrose',
  Miel: 'Honey',
}
/** Some lines say what they are in two languages. */
const bilingual = (name: string): string => (ENGLISH[name] === undefined ? name : `${name} / ${ENGLISH[name]}`)

const gramsOf = ({ lines }: Recipe): number => lines.reduce((sum, { grams }) => sum + grams, 0)
const percent = (share: number): Cell => ({ value: share, format: '0.0%' })
/** A price that follows from the name, so that one thing has one price. */
const priceOf = (name: string): number =>
  0.8 + ([...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 900) / 100
const SUPPLIERS = ['Lácteos Rías', 'Molino S. José', 'Azucarera', 'Cacaos del Sur', 'Frutas Pina']
const supplierOf = (name: string): string => SUPPLIERS[name.length % SUPPLIERS.length] ?? ''
const NOTES = ['fría', 'tamizar', 'a 40 ºC', 'a temperatura ambiente', 'cold', 'sift']
const STEPS = [
  'Mezclar y reposar 2 h en frío.',
  'Hornear a 180 ºC 20 min.',
  'Nota: ojo con la sal.',
  'Mature overnight at 4 °C.',
]
const pick = (from: readonly string[], at: number): string => from[at % from.length] ?? ''

/** One table, the recipe in a merged column, a total under each. */
function byColumn(recipes: readonly Recipe[]): readonly Sheet[] {
  const sheet = newSheet('Recetas')
  add(sheet, ['Pastelería La Rosa · Recetario 2026'])
  across(sheet, 7)
  add(sheet, [], ['Receta / Recipe', 'Ingrediente / Ingredient', 'Gramos', '%', 'Precio €/kg', 'Proveedor', 'Obs.'])
  for (const [at, recipe] of recipes.entries()) {
    const start = sheet.rows.length
    for (const [place, { name, grams }] of recipe.lines.entries()) {
      const note = (at + place) % 7 === 0 ? pick(NOTES, at) : null
      const row = [
        place === 0 ? recipe.title : null,
        at % 3 === 0 ? bilingual(name) : name,
        grams,
        percent(grams / gramsOf(recipe)),
      ]
      add(sheet, [
        ...row,
        place % 2 === 0 ? { value: priceOf(name), format: '#,##0.00 "€"' } : null,
        place % 2 === 0 ? supplierOf(name) : null,
        note,
      ])
    }
    const end = sheet.rows.length - 1
    sheet.merges.push({ startRow: start, endRow: end, startCol: 0, endCol: 0 })
    add(sheet, ['TOTAL', null, { value: gramsOf(recipe), formula: `SUM(C${start + 1}:C${end + 1})` }, percent(1)])
  }
  return [sheet, notesSheet()]
}

const notesSheet = (): Sheet => ({
  name: 'Notas',
  rows: [['Pedir harina los martes'], ['Teléfono del molino'], ['La cámara 2 pierde frío']],
  merges: [],
})

interface Language {
  readonly head: readonly string[]
  readonly total: string
  readonly kilos?: true
}
const LANGUAGES: readonly Language[] = [
  { head: ['Ingrediente', 'Peso (g)', '%'], total: 'TOTAL' },
  { head: ['Ingredient', 'Weight (g)', '%'], total: 'Total weight' },
  { head: ['Materia prima', 'Cantidad (kg)', '% total'], total: 'Total', kilos: true },
]

/** Blocks with titles, a sheet for each craft. */
function byBlocks(recipes: readonly Recipe[]): readonly Sheet[] {
  const sheets = [...Map.groupBy(recipes, ({ craft }) => craft)].map(([craft, own]) => {
    const sheet = newSheet(craft.charAt(0).toUpperCase() + craft.slice(1))
    add(sheet, ['PASTELERÍA LA ROSA'])
    across(sheet, 3)
    add(sheet, [])
    for (const [at, recipe] of own.entries()) block(sheet, recipe, at)
    return sheet
  })
  return [...sheets, notesSheet()]
}

function block(sheet: Sheet, recipe: Recipe, at: number): void {
  const { head, total, kilos } = LANGUAGES[at % LANGUAGES.length] ?? { head: [], total: '' }
  const weight = (grams: number): Value => (kilos ? grams / 1000 : grams)
  add(sheet, [at % 4 === 1 ? `${recipe.title} (${Math.round(gramsOf(recipe))} g)` : recipe.title])
  across(sheet, 3)
  add(sheet, head)
  const start = sheet.rows.length
  for (const { name, grams } of recipe.lines)
    add(sheet, [at % 3 === 1 ? bilingual(name) : name, weight(grams), percent(grams / gramsOf(recipe))])
  add(sheet, [
    total,
    { value: weight(gramsOf(recipe)), formula: `SUM(B${start + 1}:B${sheet.rows.length})` },
    percent(1),
  ])
  if (at % 2 === 0) add(sheet, [pick(STEPS, at / 2)])
  add(sheet, [])
}

/** Letters that Excel lets a sheet have in its name. */
const SHEET_NAME = 31
function sheetName(title: string, taken: Set<string>): string {
  const clean = title
    .replace(/[[\]:*?/\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  for (let turn = 1; ; turn++) {
    const name = turn === 1 ? clean.slice(0, SHEET_NAME) : `${clean.slice(0, SHEET_NAME - 4)} ${turn}`
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}

/** A sheet for each recipe, with what a form has around it. */
function bySheets(recipes: readonly Recipe[]): readonly Sheet[] {
  const taken = new Set<string>()
  return recipes.map((recipe, at) => {
    const sheet = newSheet(sheetName(recipe.title, taken))
    add(sheet, ['PASTELERÍA LA ROSA'])
    across(sheet, 4)
    add(
      sheet,
      ['FICHA TÉCNICA'],
      ['Receta:', recipe.title],
      ['Fecha', '12/03/2026'],
      ['Rendimiento', `${Math.round(gramsOf(recipe))} g`],
      [],
    )
    add(sheet, at % 2 === 0 ? ['Ingrediente', 'Gramos', '%', 'Notas'] : ['Ingredient', 'Grams', '%', 'Notes'])
    for (const [place, { name, grams }] of recipe.lines.entries()) {
      const shown: Value | Cell = at % 5 === 0 ? { value: grams, format: '0 "g"' } : grams
      add(sheet, [
        at % 3 === 2 ? bilingual(name) : name,
        shown,
        percent(grams / gramsOf(recipe)),
        place === 1 ? pick(NOTES, at) : null,
      ])
    }
    add(sheet, ['Total', gramsOf(recipe), percent(1)], [], ['Elaboración'], [pick(STEPS, at)])
    return sheet
  })
}

export const LAYOUTS = { columna: byColumn, bloques: byBlocks, hojas: bySheets } as const

function written({ name, rows, merges }: Sheet): WriteSheet {
  const cells = rows.flatMap((row, at) =>
    row.flatMap(
      (cell, column): [string, { value: Value; style?: CellStyle; formula?: string; formulaResult?: Value }][] =>
        isCell(cell)
          ? [
              [
                `${at},${column}`,
                {
                  value: cell.value,
                  ...(cell.format !== undefined && { style: { numFmt: cell.format } }),
                  ...(cell.formula !== undefined && { formula: cell.formula, formulaResult: cell.value }),
                },
              ],
            ]
          : [],
    ),
  )
  return {
    name,
    rows: rows.map((row) => row.map((cell) => (isCell(cell) ? cell.value : cell))),
    merges,
    cells: new Map(cells),
  }
}

export const workbookOf = async (sheets: readonly Sheet[]): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await writeXlsx({ sheets: sheets.map(written) }))

const shown = (cell: Value | Cell): string | number | undefined => {
  if (!isCell(cell)) return cell ?? undefined
  if (cell.format?.includes('%')) return `${(Number(cell.value) * 100).toFixed(1).replace('.', ',')} %`
  return cell.value ?? undefined
}

/** A sheet as a Spanish spreadsheet saves it. */
export const csvOfSheet = ({ rows }: Sheet): string => csvOfRows(rows.map((row) => row.map(shown)))
