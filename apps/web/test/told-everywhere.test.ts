import { describe, expect, it } from 'vitest'
import { planText } from '../src/features/production/as-text.ts'
import { barText } from '../src/features/production/step-bar.ts'
import { workOutPlan } from '../src/features/production/work-out.ts'
import { dayProductOf, emptyDay, pieceProduct } from '../src/model/day.ts'
import { newLine, type SavedFormula, type TableFormula, type TableLine } from '../src/model/formula.ts'
import { nestedFormulaOf } from '../src/model/made.ts'
import { blankPiece, newPart } from '../src/model/piece.ts'
import { statedInFormula } from '../src/model/stated.ts'
import { counterRows } from '../src/reading/counter.ts'
import { workshopReading } from '../src/reading/food-label.ts'
import { formulaLookOf } from '../src/reading/look.ts'
import { labelOfFormula, wordedLabel } from '../src/reading/on-label.ts'
import { labelOfPiece, readPiece } from '../src/reading/read-piece.ts'
import { appCraft, engine, store } from './engine.ts'

/** What is known of one formula is told wherever that formula comes: by itself, inside another, in a piece, on paper. */

const AT = '2026-11-18T10:00:00.000Z'
const savedAs = (name: string, lines: readonly TableLine[], more: Partial<TableFormula> = {}): SavedFormula => {
  const formula: TableFormula = { craft: 'pasteleria', type: 'libre', name, lines, given: {}, batch: {}, ...more }
  return { id: name, savedAt: AT, formula, versions: [{ at: AT, note: '', formula }], tags: [], note: '' }
}
const linesOf = (grams: Readonly<Record<string, number>>) =>
  Object.entries(grams).map(([name, each]) => newLine(name, each))
const madeOf = (one: SavedFormula, grams: number): TableLine => ({
  ...newLine(one.formula.name, grams),
  made: nestedFormulaOf(one),
})

/** The cream, what is filled with it, what that lies in, and a piece of it. */
function workshopOf(cream: SavedFormula) {
  const filling = savedAs('Relleno', [newLine('Mantequilla', 500), madeOf(cream, 500)])
  const cake = savedAs('Pastel', [newLine('Nata 35%', 100), madeOf(filling, 500)])
  const piece = { ...blankPiece('piece'), name: 'Bocado', pieces: 10, parts: [newPart(madeOf(filling, 40))] }
  return { saved: [cream, filling, cake], pieces: [piece] }
}

describe('traces', () => {
  const SUGAR = { name: 'Azúcar', allergens: { cacahuete: 'traces' }, brand: '', text: '', at: AT } as const
  const cream = savedAs('Crema', linesOf({ 'Leche entera': 800, Azúcar: 200 }), {
    desks: { label: { traces: ['sésamo'] } },
  })
  const packets = { azucar: SUGAR }
  const { saved, pieces } = workshopOf(cream)
  const reading = workshopReading({ packets, saved })
  const rows = counterRows(engine, { saved, pieces }, { own: [], habits: {}, packets })
  const formulas = saved.map((one) => [
    one.formula.name,
    () => labelOfFormula(appCraft('pasteleria'), one.formula, [], {}, reading),
  ])
  const shownPieces = pieces.flatMap((piece) => {
    const named = { name: piece.name, lines: piece.parts }
    const worded = (label: ReturnType<typeof labelOfPiece>) =>
      label && wordedLabel(label, statedInFormula(piece), named, {}, reading)
    return [
      [`${piece.name}, label`, () => worded(labelOfPiece(engine, piece, [], reading))],
      [`${piece.name}, page`, () => worded(readPiece(engine, piece, [], {}, reading).facts?.etiqueta)],
    ]
  })

  it.each([...formulas, ...shownPieces] as [string, () => ReturnType<typeof labelOfFormula>][])(
    'of a packet and of what its maker told of the cream: %s',
    (_, labelled) => {
      expect(labelled()?.stated.traces).toEqual(expect.arrayContaining(['cacahuete', 'sésamo']))
      // No desk takes away what is told of what is inside.
      expect(labelled()?.told).toContain('cacahuete')
    },
  )

  it.each([...saved.map(({ id }) => id), ...pieces.map(({ id }) => id)])('at the counter: %s', (id) => {
    const cells = rows.find((one) => one.id === id)?.cells ?? []
    const told = cells.filter(({ is }) => is === 'traces').map((cell) => cell.id)
    expect(told).toEqual(['cacahuete', 'sesamo'])
  })

  it('are of nothing that somebody says is not in it', () => {
    const none = { ...madeOf(cream, 0), none: true }
    const formula = savedAs('Sin', [newLine('Mantequilla', 500), none]).formula
    expect(labelOfFormula(appCraft('pasteleria'), formula, [], {}, reading)?.stated.traces).toEqual([])
  })
})

describe('what may not be sold so', () => {
  it.each([
    ['raw egg', 'mousse_chocolate', { 'Chocolate negro': 200, 'Nata 35%': 200, 'Huevo de cáscara': 100 }],
    ['raw milk', 'crema_pastelera', { 'Leche cruda': 1000, Yema: 180, Azúcar: 220, 'Almidón de maíz': 90 }],
  ])('%s is told in the book, in the plan, at the scale, on paper and in the message', async (_, type, grams) => {
    const one = savedAs('Base', linesOf(grams), { type })
    const { saved, pieces } = workshopOf(one)
    const look = formulaLookOf(appCraft('pasteleria'), one.formula, {
      own: [],
      prices: {},
      habits: {},
      norms: {} as never,
    })
    for (const product of [dayProductOf(one), ...pieces.map(pieceProduct)]) {
      const day = { ...emptyDay(), products: [product] }
      const { production } = await workOutPlan(store, day, { saved, pieces, own: [], prices: {} })
      const step = production?.hacer.find(({ nombre }) => nombre === 'Base')
      if (!production || !step?.titular) throw new Error('the plan says nothing')
      const bar = barText(step.titular)
      expect(bar.slice(0, 1)).toBe(look.shape)
      expect(planText('Hoy', production, () => ({ shares: [], says: [] }))).toContain(bar)
    }
  })
})
