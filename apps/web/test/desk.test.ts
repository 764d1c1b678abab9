import { deskReadingOf } from '@obrador/engine/desk'
import { describe, expect, it } from 'vitest'
import { type BasedLine, formulaScaledBy, formulaWithShare } from '../src/features/bench/desk/based.ts'
import { batchCountOf, finishedFrom, frictionFrom, rawGramsFor } from '../src/model/amounts.ts'
import { decodeFormula } from '../src/model/decode.ts'
import { setIngredient } from '../src/model/edits.ts'
import { isSameFormula, newLine, type TableFormula } from '../src/model/formula.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { readDesk } from '../src/reading/read-desk.ts'
import { appCraft } from './engine.ts'

const panaderia = appCraft('panaderia')

const line = (id: string, grams: number, base: number): BasedLine => ({ id, grams, base })
/** A dough with two flours and a pre-ferment at 50 % of water: 600 + 200 + 300 · 2/3 = 1000 g of flour. */
const dough = [
  line('white', 600, 1),
  line('rye', 200, 1),
  line('water', 600, 0),
  line('salt', 20, 0),
  line('stiff', 300, 2 / 3),
]
const flourIn = (weights: ReadonlyMap<string, number>): number =>
  dough.reduce((sum, { id, grams, base }) => sum + (weights.get(id) ?? grams) * base, 0)

describe('a share typed over the flour', () => {
  it('moves its own line alone where there is no flour in it', () => {
    expect(formulaWithShare(dough, 'salt', 1.8)).toEqual(new Map([['salt', 18]]))
    expect(formulaWithShare(dough, 'water', 60.33)).toEqual(new Map([['water', 603.3]]))
  })

  it('takes from the other flours what a flour or a pre-ferment has more of, and the flour in all stays', () => {
    const rye = formulaWithShare(dough, 'rye', 30) as ReadonlyMap<string, number>
    expect(rye.get('rye')).toBe(300)
    expect(rye.get('white')).toBe(500)
    expect(flourIn(rye)).toBeCloseTo(1000, 6)
    const stiff = formulaWithShare(dough, 'stiff', 60) as ReadonlyMap<string, number>
    expect(stiff.get('stiff')).toBe(600)
    expect(flourIn(stiff)).toBeCloseTo(1000, 3)
    // Those that give do so in the proportion that they had.
    expect((stiff.get('white') ?? 0) / (stiff.get('rye') ?? 1)).toBeCloseTo(3, 4)
  })

  it('cannot have more flour than there is, nor any without flour', () => {
    expect(formulaWithShare(dough, 'rye', 90)).toBeUndefined()
    expect(formulaWithShare([line('only', 1000, 1), line('water', 600, 0)], 'only', 80)).toBeUndefined()
    expect(formulaWithShare([line('water', 600, 0)], 'water', 60)).toBeUndefined()
  })

  it('comes back as it was typed, whatever the flour weighs', () => {
    for (const flour of [333, 1000, 1717.5, 25_000]) {
      for (const typed of [60.33, 0.05, 1.8, 72.25, 0.002]) {
        const lines = [line('flour', flour, 1), line('other', 1, 0)]
        const grams = formulaWithShare(lines, 'other', typed)?.get('other') ?? 0
        expect(Number(((100 * grams) / flour).toFixed(3))).toBe(typed)
      }
    }
  })
})

describe('grams of a flour typed while shares rule', () => {
  it('scale everything, what was typed being exact', () => {
    const scaled = formulaScaledBy(dough, 'white', 900) as ReadonlyMap<string, number>
    expect([...scaled]).toEqual([
      ['white', 900],
      ['rye', 300],
      ['water', 900],
      ['salt', 30],
      ['stiff', 450],
    ])
    expect(formulaScaledBy(dough, 'white', 0)).toBeUndefined()
    expect(formulaScaledBy([line('white', 0, 1)], 'white', 10)).toBeUndefined()
  })
})

describe('the desk of a baker', () => {
  it('reads the flour of every line, that of a pre-ferment counted inside', () => {
    const formula = exampleFormulaOf('panaderia')
    const on = readDesk(panaderia, formula, [])
    const levain = formula.lines.find(({ name }) => /masa madre/i.test(name))
    const read = on?.lines.get(levain?.id ?? '')
    expect(read?.stage?.hydration).toBe(100)
    expect(read?.base).toBeCloseTo((levain?.grams ?? 0) / 2, 6)
    expect(read?.stage?.parts.reduce((sum, { grams }) => sum + grams, 0)).toBeCloseTo(levain?.grams ?? 0, 6)
    expect(on?.base).toBeCloseTo(1100, 6)
  })

  it('builds a pre-ferment as its maker says, keeps it, and forgets it with its ingredient', () => {
    const [flour, water] = [newLine('Harina panificable', 800), newLine('Agua', 500)]
    const biga = { ...newLine('Biga', 310), stage: { hydration: 55, hours: 16, degrees: 18 } }
    const formula: TableFormula = { ...exampleFormulaOf('panaderia'), lines: [flour, water, biga] }
    expect(readDesk(panaderia, formula, [])?.lines.get(biga.id)?.base).toBeCloseTo(200, 6)
    const wetter = { ...formula, lines: [flour, water, { ...biga, stage: { hydration: 100 } }] }
    expect(readDesk(panaderia, wetter, [])?.lines.get(biga.id)?.base).toBeCloseTo(155, 6)
    // On the way to «55» it is 5, which no dough is: it is read as if nothing were said.
    const typing = { ...formula, lines: [flour, water, { ...biga, stage: { hydration: 5 } }] }
    expect(readDesk(panaderia, typing, [])?.lines.get(biga.id)?.base).toBeCloseTo(200, 6)
    const back = decodeFormula(JSON.parse(JSON.stringify(formula))) as TableFormula
    expect(back.lines[2]?.stage).toEqual(biga.stage)
    expect(isSameFormula(back, formula)).toBe(true)
    expect(isSameFormula(wetter, formula)).toBe(false)
    expect(setIngredient(formula, biga.id, 'Agua').lines[2]?.stage).toBeUndefined()
  })

  it('is nothing without flour, and ordinary for who has none', async () => {
    const formula = { ...exampleFormulaOf('panaderia'), lines: [newLine('Agua', 500)] }
    expect(readDesk(panaderia, formula, [])).toBeUndefined()
    const turron = appCraft('turron')
    expect(deskReadingOf(turron, { ingredients: [{ ingrediente: 'Miel', peso: 100 }] })).toBeUndefined()
  })
})

describe('how much is made', () => {
  it('goes from what is sold to what is divided, and back', () => {
    expect(rawGramsFor(500, 18)).toBeCloseTo(609.7561, 4)
    expect(finishedFrom(rawGramsFor(500, 18), 18)).toBe(500)
    expect(rawGramsFor(500, 0)).toBe(500)
    expect(batchCountOf(14_640, 8000)).toBe(2)
    expect(batchCountOf(16_000, 8000)).toBe(2)
    expect(batchCountOf(16_001, 8000)).toBe(3)
    expect(batchCountOf(14_640, undefined)).toBe(1)
  })

  it('learns what the mixer adds from what came out of it', () => {
    // Four things go in; a dough one degree warmer than wanted is four degrees of friction more.
    expect(frictionFrom(14, 4, 24, 25)).toBe(18)
    expect(frictionFrom(14, 4, 24, 24)).toBe(14)
    expect(frictionFrom(3, 4, 24, 20)).toBe(0)
  })
})
