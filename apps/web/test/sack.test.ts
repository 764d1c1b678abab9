import { doubtReader } from '@obrador/engine/doubt'
import { describe, expect, it } from 'vitest'
import { craftOfEngine } from '../src/engine/crafts.ts'
import { needsOfFormula, partLoaders } from '../src/engine/parts.ts'
import { createEngineStore } from '../src/engine/store.ts'
import { settingsShape } from '../src/library/kept.ts'
import { decodeOwn } from '../src/model/decode-library.ts'
import { newLine, type OwnIngredient, type SavedFormula, type TableFormula } from '../src/model/formula.ts'
import { blankPiece, newPart } from '../src/model/piece.ts'
import { NO_SACK } from '../src/model/sack.ts'
import { decodeShape } from '../src/model/shape.ts'
import { counterRows } from '../src/reading/counter.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { legalBlockIn } from '../src/reading/law.ts'
import { labelOfFormula } from '../src/reading/on-label.ts'
import { readTableFormula, tableRequestOf } from '../src/reading/request.ts'
import { engine } from './engine.ts'

const { fields } = settingsShape

const own: OwnIngredient = {
  id: 'o1',
  name: 'Base leche 100',
  model: 'dextrosa',
  sheet: { grasa: 9.1, hidratos: 74, azucares: 58, proteinas: 7.9, agua: 3 },
  allergens: { leche: 'has' },
  label: 'Dextrosa, leche desnatada en polvo',
  sack: {
    draft: { ...NO_SACK, name: 'Base leche 100', text: 'Dextrosa, leche desnatada en polvo', process: 'polvo' },
    lines: [
      { name: 'dextrosa', grams: 70 },
      { name: 'leche_desn_polvo', grams: 30 },
    ],
    yields: 100,
    modes: [[4, -4]],
    purchase: [[0.1, 0, 0, 0, 0, 0, 0, 0, -0.1]],
    question: 'cuánta dextrosa lleva',
    told: 'POD 60 ± 2',
  },
}

describe('a product of the pantry that was opened by its label', () => {
  const formula = {
    ...exampleFormulaOf('helado'),
    lines: [newLine('Leche entera', 700), newLine('Nata 35%', 120), newLine('Base leche 100', 120, 'o1')],
  }

  it('is read as what is inside, with its doubt', () => {
    const craft = craftOfEngine(engine, 'helado')
    const line = tableRequestOf(craft, formula, [own]).ingredients[2]
    expect(line).toMatchObject({ preparacion: { ingredients: [{}, {}], rendimiento: 100 }, saco: { modos: [[4, -4]] } })
    const known = readTableFormula(engine, formula, [own], { doubt: doubtReader })
    const { sack: _, ...plain } = own
    const asSheet = readTableFormula(engine, formula, [plain], { doubt: doubtReader })
    expect(known.problem).toBeUndefined()
    expect(known.body).not.toEqual(asSheet.body)
  })

  it('comes back from a copy as it was, and without what is no sack', () => {
    expect(decodeOwn(JSON.parse(JSON.stringify(own)))).toEqual(own)
    const { sack: _, ...plain } = own
    expect(decodeOwn({ ...own, sack: { lines: 'no' } })).toEqual(plain)
    expect(decodeOwn({ ...own, sack: { ...own.sack, modes: [[1, 2, 3]] } })?.sack?.modes).toEqual([])
  })

  it('a label that is half typed is kept', () => {
    expect(decodeShape(fields.drafts, { sack: own.sack?.draft })).toEqual({ sack: own.sack?.draft })
    expect(decodeShape(fields.drafts, { sack: { text: 7 } })).toEqual({})
  })
})

describe('a bought base with coconut fat in a milk ice', () => {
  const base: OwnIngredient = {
    ...own,
    name: 'Base Nívea',
    label: 'Dextrosa, grasa de coco refinada, leche desnatada en polvo. Puede contener trazas de avellana y soja.',
    allergens: { leche: 'has', avellana: 'traces', soja: 'traces' },
    sack: {
      ...(own.sack as NonNullable<OwnIngredient['sack']>),
      lines: [
        { name: 'dextrosa', row: 'dextrosa', grams: 60 },
        { name: 'grasa de coco refinada', row: 'aceite_coco_refinado', grams: 20 },
        { name: 'leche desnatada en polvo', row: 'leche_desn_polvo', grams: 19 },
        { name: 'emulgente (E 471)', row: 'mono_digliceridos', grams: 1 },
      ],
      modes: [],
    },
  }
  const formula: TableFormula = {
    ...exampleFormulaOf('helado'),
    type: 'helado_leche',
    name: 'Leche merengada',
    lines: [
      newLine('Leche entera', 650),
      newLine('Nata 35%', 120),
      newLine('Azúcar', 150),
      newLine('Leche desnatada en polvo', 40),
      newLine('Base Nívea', 60, 'o1'),
    ],
  }
  const saved: SavedFormula = { id: 'f1', savedAt: '2026-11-16', versions: [], tags: [], note: '', formula }

  it('asks for the part that opens it, and is no milk ice on the bench', async () => {
    const needs = needsOfFormula(formula)
    expect(needs).toContain('preparations')
    const { body } = readTableFormula(await createEngineStore(partLoaders).load(needs), formula, [base], {})
    const law = legalBlockIn(body)
    expect(law).toMatchObject({ cumple: false, nombre: 'Helado' })
    expect(law?.condiciones.find(({ id }) => id === 'grasaAnadida')?.valor).toBeGreaterThan(1)
  })

  it('says the same on the label, on the counter and in a piece', () => {
    const craft = craftOfEngine(engine, 'helado')
    const on = labelOfFormula(
      craft,
      { ...formula, desks: { label: { traces: ['sésamo', 'soja', 'leche'] } } },
      [base],
      {},
    )
    expect(on?.name).toBe('Helado')
    expect(on?.stated.traces).toEqual(['soja', 'avellana', 'sésamo'])
    expect(on?.label.ingredientes.texto).toContain('grasa de coco refinada')
    expect(on?.label.ingredientes.texto).toContain('emulgente (E 471)')
    expect(on?.label.ingredientes.texto).not.toContain('trazas')
    const piece = {
      ...blankPiece('p1'),
      name: 'Vaso',
      parts: [newPart({ ...newLine('Leche merengada', 100), made: { entry: 'f1', version: 1, formula } })],
    }
    const rows = counterRows(engine, { saved: [saved], pieces: [piece] }, { own: [base], habits: {}, packets: {} })
    expect(rows).toHaveLength(2)
    for (const { cells } of rows) {
      const cell = (id: string) => cells.find((one) => one.id === id)
      expect(cell('soja')).toMatchObject({ is: 'traces' })
      expect(cell('frutos_cascara')).toMatchObject({ is: 'traces', words: ['avellana'] })
      expect(cell('leche')).toMatchObject({ is: 'present' })
    }
  })
})
