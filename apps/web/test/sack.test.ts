import { doubtReader } from '@obrador/engine/doubt'
import { describe, expect, it } from 'vitest'
import { craftOfEngine } from '../src/engine/crafts.ts'
import { settingsShape } from '../src/library/kept.ts'
import { decodeOwn } from '../src/model/decode-library.ts'
import { newLine, type OwnIngredient } from '../src/model/formula.ts'
import { NO_SACK } from '../src/model/sack.ts'
import { decodeShape } from '../src/model/shape.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
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
