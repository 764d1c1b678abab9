import { describe, expect, it } from 'vitest'
import { menuRecords } from '../src/features/menu/apply.ts'
import { pastedFlavours } from '../src/features/menu/pasted-doses.ts'
import { formulaChanged, isOfRise, riseRecords, sharesOf, weeklyKilos } from '../src/features/menu/rise.ts'
import type { ShownMenu } from '../src/features/menu/shown.ts'
import { newLine, type SavedFormula, type TableFormula } from '../src/model/formula.ts'
import { nestedFormulaOf } from '../src/model/made.ts'

const formulaOf = (name: string, lines: Readonly<Record<string, number>>): TableFormula => ({
  craft: 'helado',
  type: 'helado_crema',
  name,
  lines: Object.entries(lines).map(([line, grams]) => newLine(line, grams)),
  given: {},
  batch: {},
})
const savedOf = (formula: TableFormula): SavedFormula => ({
  id: formula.name,
  savedAt: '2026-11-01T08:00:00.000Z',
  formula,
  versions: [],
  tags: [],
  note: '',
})

describe('doses as they stand on a wall', () => {
  it.each([
    ['Pistacho: 100 g de pasta de pistacho', 'Pistacho', [['pasta de pistacho', 100]]],
    [
      'Chocolate: cacao 60, cobertura 60 g',
      'Chocolate',
      [
        ['cacao', 60],
        ['cobertura', 60],
      ],
    ],
    [
      'Caramelo salado: 90 g de caramelo y 2,5 g de sal',
      'Caramelo salado',
      [
        ['caramelo', 90],
        ['sal', 2.5],
      ],
    ],
    ['Canela 3', 'Canela', [['Canela', 3]]],
    ['Yogur: 0,25 kg de yogur natural', 'Yogur', [['yogur natural', 250]]],
    [
      'Caramelo salado: caramelo 90, sal 3',
      'Caramelo salado',
      [
        ['caramelo', 90],
        ['sal', 3],
      ],
    ],
    ['Leche: 200 ml de leche', 'Leche', [['leche', 206]]],
    ['Ron: 2 cucharadas de ron', 'Ron', [['ron', 28]]],
    ['Nata', 'Nata', []],
  ] as const)('%s', (text, name, doses) => {
    expect(pastedFlavours(`\n${text}\n`)).toMatchObject([
      { name, doses: doses.map(([line, grams]) => ({ name: line, grams })) },
    ])
  })
})

it('a dose without a weight is told, and so is one that was guessed', () => {
  const [flavour] = pastedFlavours('Canela: 100 g de pasta de avellana, canela')
  expect(flavour?.unweighed).toEqual(['canela'])
  expect(pastedFlavours('Canela: 1 cucharada de canela')[0]?.guessed).toHaveLength(1)
  // A 0 in a text is asked about, with a unit and without: tables write so what nobody filled in.
  for (const text of ['Nata: sal 0', 'Nata: sal 0 g'])
    expect(pastedFlavours(text)[0]).toMatchObject({ doses: [], unweighed: ['sal'] })
  expect(pastedFlavours('Nata')[0]).toMatchObject({ doses: [], unweighed: [], guessed: [] })
})

describe('bases that are made', () => {
  const pistachio = savedOf(formulaOf('Pistacho', { Leche: 600, Nata: 300, 'Pasta de pistacho': 90 }))
  const menu: ShownMenu = {
    bases: [
      {
        mark: 1,
        family: 'leche',
        isAlone: false,
        ingredients: [
          { name: 'Leche', grams: 650 },
          { name: 'Nata', grams: 350 },
        ],
        flavours: ['Pistacho'],
        perKilo: 2,
      },
    ],
    flavours: [
      {
        name: 'Pistacho',
        type: 'helado_crema',
        mark: 1,
        doses: [{ name: 'Pasta de pistacho', grams: 100 }],
        corrections: [{ name: 'Azúcar', grams: 5 }],
        firmness: 1,
        faults: [],
      },
    ],
    corrected: [],
    isProven: true,
    correctedBound: 0,
  }
  const making = {
    craft: 'helado',
    type: 'helado_crema',
    saved: [pistachio],
    chosen: new Map([['Pistacho', pistachio]]),
    notes: { before: 'antes', base: 'base', flavour: (base: string) => `sobre ${base}` },
    now: '2026-11-18T10:00:00.000Z',
  } as const
  const records = menuRecords(menu, () => 'Base de leche', making)
  const [base, flavour] = records.map(([, , value]) => value as SavedFormula)

  it('are formulas of the book, and their flavours stand on a kilo of them', () => {
    expect(base?.formula).toMatchObject({
      name: 'Base de leche',
      lines: [
        { name: 'Leche', grams: 650 },
        { name: 'Nata', grams: 350 },
      ],
    })
    expect(flavour?.id).toBe('Pistacho')
    expect(flavour?.formula.lines).toMatchObject([
      { name: 'Base de leche', grams: 1000, made: { entry: base?.id, version: 1 } },
      { name: 'Pasta de pistacho', grams: 100, id: pistachio.formula.lines[2]?.id },
      { name: 'Azúcar', grams: 5 },
    ])
  })

  it('leave what a flavour was as a version, and are made again under their name as the next', () => {
    expect(flavour?.versions.map(({ note }) => note)).toEqual(['antes', 'sobre Base de leche'])
    expect(flavour?.versions[0]?.formula).toBe(pistachio.formula)
    const [again] = menuRecords(menu, () => 'Base de leche', { ...making, saved: [pistachio, base as SavedFormula] })
    expect(again?.[1]).toBe(base?.id)
    expect(again?.[2]).toHaveProperty('versions.length', 2)
  })
})

describe('a price that rises', () => {
  const proposal = (name: string, recupera: number, yaSePodia: number) => ({
    nombre: 'Nata',
    cambios: [{ name, de: 330, a: 268 }],
    formula: { ingredients: [] },
    verdict: 'equilibrada',
    legal: {},
    coste: { antes: 2, ahora: 3, despues: 2.5 },
    recupera,
    yaSePodia,
  })

  it('ticks what it justifies: what touches it, and gives back what was not to be had before', () => {
    expect(isOfRise(proposal('Nata 35%', 0.5, 0.1), 'Nata 35%', false)).toBe(true)
    expect(isOfRise(proposal('Leche en polvo', 0.5, 0.1), 'Nata 35%', false)).toBe(false)
    expect(isOfRise(proposal('Nata 35%', 0.5, 0.5), 'Nata 35%', false)).toBe(false)
    expect(isOfRise(proposal('Leche en polvo', -0.5, 0), 'Nata 35%', true)).toBe(true)
  })

  it('is told in three parts, and never hides what only the price cures', () => {
    const taken = proposal('Nata 35%', 10.51, 0)
    const answer = { perdido: 31.79, propuestas: [taken, proposal('Azúcar', 2.07, 2.07)] }
    const { solid, pale, hatched, perKilo } = sharesOf(answer as never, [taken], 64)
    expect([solid, pale]).toEqual([10.51, expect.closeTo(2.07)])
    expect([hatched, perKilo]).toEqual([expect.closeTo(19.21), expect.closeTo(0.3, 2)])
  })

  it('goes into whatever of the book holds what has changed, as it was', () => {
    const base = savedOf(formulaOf('Base', { 'Leche entera': 600, 'Nata 35%': 330 }))
    const onBase = (name: string, inner: SavedFormula): SavedFormula => {
      const line = { ...newLine('Base', 1000), made: { ...nestedFormulaOf(inner), entry: base.id } }
      return savedOf({ ...formulaOf(name, {}), lines: [line] })
    }
    const book = [base, onBase('Nata', base), onBase('Otra', savedOf(formulaOf('Base', { 'Leche entera': 1 })))]
    const notes = { before: 'antes', after: 'por la nata' }
    const written = riseRecords(
      book,
      new Map([['Base', proposal('Nata 35%', 1, 0)]]),
      notes,
      '2026-11-18T10:00:00.000Z',
    )
    expect(written.map(([, id]) => id)).toEqual(['Base', 'Nata'])
    const [, held] = written.map(([, , value]) => value as SavedFormula)
    expect(held?.formula.lines[0]?.made?.formula.lines.map(({ grams }) => grams)).toEqual([600, 268])
    expect(held?.versions).toHaveLength(2)
  })

  it('changes the lines that it names and no other, and nobody knows the kilos of what was never noted', () => {
    const formula = formulaOf('Nata', { 'Leche entera': 456, 'Nata 35%': 330 })
    expect(formulaChanged(formula, proposal('Nata 35%', 1, 0)).lines.map(({ grams }) => grams)).toEqual([456, 268])
    expect(weeklyKilos([], 'Nata', new Date('2026-11-18T10:00:00.000Z'))).toBeUndefined()
  })
})
