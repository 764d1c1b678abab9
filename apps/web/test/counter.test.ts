import { expect, it } from 'vitest'
import { newLine, type SavedFormula } from '../src/model/formula.ts'
import type { ToldPackets } from '../src/model/packets.ts'
import { keptFromLabel, toldStateOf, withToldState } from '../src/model/packets.ts'
import { blankPiece, newPart } from '../src/model/piece.ts'
import { counterRows, soldProducts } from '../src/reading/counter.ts'
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

const rowsOf = (one: SavedFormula, packets: ToldPackets = {}) =>
  counterRows(engine, { saved: [one], pieces: [] }, { own: [], habits: {}, packets })
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
  expect(rowsOf(open)[0]?.packets).toEqual([{ name: 'Cobertura negra 70%', identity: 'row:cob_negra_70' }])
})

it('of what cannot be read nothing is known, and what is empty is left out', () => {
  expect(rowsOf(saved('Nada', {}))).toEqual([])
  const [row] = rowsOf(saved('Sin almendra', { Agua: 0 }))
  expect(row?.isUnread).toBe(true)
  expect(new Set(row?.cells.map(({ is }) => is))).toEqual(new Set(['untold']))
})

it('a packet is looked at once, for every product that has it', () => {
  const cake = saved('Turrón con impulsor', { ...TURRON, Impulsor: 5, 'Azúcar glas': 20 })
  // Baking powder and icing sugar are what they are, but for the starch in them.
  expect(rowsOf(cake)[0]?.cells.filter(({ is }) => is === 'untold')).toHaveLength(1)
  expect(cellOf(cake, 'gluten')?.is).toBe('untold')
  const told = (allergens: ToldPackets[string]['allergens']) => ({
    name: 'x',
    allergens,
    brand: 'Royal',
    text: '',
    at: '',
  })
  const packets = {
    impulsor: told({ trigo: 'has', soja: 'traces' }),
    azucar_glas: told({ gluten: 'none' }),
  }
  const [row] = rowsOf(cake, packets)
  const cell = (id: string) => row?.cells.find((one) => one.id === id)
  expect(cell('gluten')).toMatchObject({ is: 'present', words: ['trigo'] })
  expect(cell('soja')).toMatchObject({ is: 'traces' })
  expect(cell('pescado')).toMatchObject({ is: 'absent' })
  expect(row?.packets).toEqual([])
})

it('what somebody answers of an allergen takes its species along', () => {
  const told = { trigo: 'has', avena: 'traces', soja: 'none' } as const
  expect(toldStateOf(told, 'gluten')).toBe('has')
  expect(toldStateOf(told, 'leche')).toBeUndefined()
  expect(withToldState(told, 'gluten', 'none')).toEqual({ soja: 'none', gluten: 'none' })
  // Another cereal that may be there stays told beside what is.
  expect(withToldState(told, 'gluten', 'has')).toEqual({ ...told, gluten: 'has' })
})

it('a nut that may be there is told beside the one that is', () => {
  const packets = {
    miel: { name: 'Miel', allergens: keptFromLabel({ pistacho: 'puede' }), brand: '', text: '', at: '' },
  }
  const cell = rowsOf(saved('Turrón', TURRON), packets)[0]?.cells.find(({ id }) => id === 'frutos_cascara')
  expect(cell).toMatchObject({ is: 'present', words: ['almendra'], traces: ['pistacho'] })
})

it('«otros frutos de cáscara» beside one that is in it are all the others', () => {
  const kept = keptFromLabel({ avellana: 'lleva', frutos_cascara: 'puede', leche: 'lleva' })
  expect(kept).toMatchObject({ avellana: 'has', pistacho: 'traces', macadamia: 'traces', leche: 'has' })
  expect(kept).not.toHaveProperty('frutos_cascara')
  expect(keptFromLabel({ frutos_cascara: 'puede' })).toEqual({ frutos_cascara: 'traces' })
})

it('parts and copies are off the sheet until somebody chooses them', () => {
  const [cream, copy] = [saved('Crema', TURRON), saved('Crema (copia)', TURRON)]
  const tart = saved('Tarta', TURRON)
  const piece = {
    ...blankPiece('p1'),
    name: 'Vaso',
    parts: [newPart({ ...newLine('Crema', 100), made: { entry: cream.id, version: 1, formula: cream.formula } })],
  }
  const sold = soldProducts([cream, copy, tart], [piece], (name) => `${name} (copia)`)
  expect([...sold]).toEqual([tart.id, 'p1'])
})
