import { expect, it } from 'vitest'
import { newLine, type SavedFormula } from '../src/model/formula.ts'
import { counterRows } from '../src/reading/counter.ts'
import { engine } from './engine.ts'

const saved = (name: string, lines: Readonly<Record<string, number>>, traces?: readonly string[]): SavedFormula => ({
  id: name,
  savedAt: '2026-11-16',
  versions: [],
  tags: [],
  note: '',
  formula: {
    craft: 'turron',
    type: 'jijona',
    name,
    lines: Object.entries(lines).map(([line, grams]) => newLine(line, grams)),
    given: {},
    batch: {},
    ...(traces && { desks: { label: { traces } } }),
  },
})

const rowsOf = (one: SavedFormula) => counterRows(engine, { saved: [one], pieces: [] }, [], {})
const cellOf = (one: SavedFormula, id: string) => rowsOf(one)[0]?.cells.find((cell) => cell.id === id)

const TURRON = { 'Almendra tostada': 640, Miel: 150, Azúcar: 180, 'Clara de huevo': 25 }

it('the counter has the fourteen allergens of a product, and names the nut', () => {
  const turron = saved('Turrón blando', TURRON)
  expect(rowsOf(turron)[0]?.cells).toHaveLength(14)
  expect(cellOf(turron, 'frutos_cascara')).toMatchObject({ is: 'present', words: ['almendra'] })
  expect(cellOf(turron, 'huevo')).toMatchObject({ is: 'present', words: [] })
  expect(cellOf(turron, 'pescado')?.is).toBe('absent')
})

it('traces are told where the maker says so, and nothing is absent beside an ingredient without a sheet', () => {
  expect(cellOf(saved('Turrón', TURRON, ['cacahuete']), 'cacahuete')?.is).toBe('traces')
  const open = saved('Turrón con cobertura', { ...TURRON, 'Cobertura negra 70%': 100 })
  expect(cellOf(open, 'pescado')?.is).toBe('untold')
  expect(rowsOf(open)[0]?.untold).toEqual(['Cobertura negra 70%'])
})

it('what cannot be read is left out', () => {
  expect(rowsOf(saved('Nada', {}))).toEqual([])
})
