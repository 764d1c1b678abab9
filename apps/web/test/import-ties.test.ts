import { reviewRecipe } from '@obrador/list/book'
import { readBookFile } from '@obrador/list/book/file'
import { describe, expect, it } from 'vitest'
import { importPlan } from '../src/features/import/plan.ts'
import { type ImportAnswers, importedFormulaOf, importedRecipes, NO_ANSWERS } from '../src/features/import/shown.ts'
import { recipeTiesOf } from '../src/features/import/ties.ts'
import { EMPTY_LIBRARY } from '../src/library/shelf.ts'
import { newLine, type OwnIngredient, type SavedFormula } from '../src/model/formula.ts'
import { engine } from './engine.ts'

const CREAM: SavedFormula = {
  id: 'f1',
  savedAt: '2026-11-01',
  formula: {
    craft: 'pasteleria',
    type: 'crema_pastelera',
    name: 'Crema pastelera',
    lines: [
      newLine('Leche entera', 1000),
      newLine('Yema', 200),
      newLine('Azúcar', 200),
      newLine('Almidón de maíz', 80),
    ],
    given: {},
    batch: {},
  },
  versions: [],
  tags: [],
  note: '',
}
const sheet = { grasa: 0, hidratos: 0, azucares: 0, proteinas: 0 }
const OWN: readonly OwnIngredient[] = [{ id: 'x1', name: 'Base Crema 50 Sosa', model: 'base_50', sheet }]

const BOOK = `Masa de croissant
Harina de fuerza: 1000 g
Agua: 500 g
Mantequilla: 500 g

Croissant relleno
Masa de croissant (ver hoja): 900 g
Crema pastelera: 400 g

Helado de nata
Leche entera: 600 g
Azúcar: 150 g
Base Crema 50 Sosa: 50 g
`

const { recipes: read } = await readBookFile(new TextEncoder().encode(BOOK), 'libro.txt', {}, () => undefined)
const looked = read.map(reviewRecipe)
const shown = (answers: ImportAnswers = NO_ANSWERS) =>
  importedRecipes(looked, answers, { engine, own: OWN, saved: [CREAM] })
const filled = shown().findIndex(({ recipe }) => recipe.title === 'Croissant relleno')
const kind = { craft: 'pasteleria', type: 'crema_pastelera' } as const

describe('a book that is imported', () => {
  it('asks whether a line is a formula of one’s own, here or in the file, and ties nothing by itself', () => {
    const [dough, cream] = shown()[filled]?.lines ?? []
    expect(dough?.ties).toMatchObject([{ name: 'Masa de croissant', isInFile: true }])
    expect(cream?.ties).toMatchObject([{ to: 'f1', isInFile: false }])
    for (const line of [dough, cream]) expect([line?.doubt, line?.tie]).toEqual(['open', undefined])
    const one = shown({ ...NO_ANSWERS, recipes: { [filled]: { kind } } })[filled]
    expect(one && importedFormulaOf(one)?.lines.every(({ made }) => made === undefined)).toBe(true)
  })

  it('ties what was answered, and the recipe of the file comes in under one id', () => {
    const [dough, cream] = shown()[filled]?.lines ?? []
    const answers: ImportAnswers = {
      ...NO_ANSWERS,
      recipes: {
        [filled]: {
          kind,
          lines: {
            0: { name: dough?.name ?? '', tie: dough?.ties[0]?.to },
            1: { name: cream?.name ?? '', tie: 'f1' },
          },
        },
      },
    }
    const recipes = shown(answers).filter((one) => importedFormulaOf(one))
    const plan = importPlan(
      {
        file: 'libro.txt',
        formulas: recipes.flatMap((one) => importedFormulaOf(one) ?? []),
        prices: {},
        same: 'version',
        ties: recipeTiesOf(recipes),
      },
      { ...EMPTY_LIBRARY, saved: [CREAM] },
      '2026-11-18',
    )
    const croissant = plan.formulas.find(({ formula }) => formula.name === 'Croissant relleno')
    const inside = plan.formulas.find(({ formula }) => formula.name === 'Masa de croissant')
    expect(croissant?.formula.lines.map(({ made }) => made?.entry)).toEqual([inside?.id, 'f1'])
    expect(croissant?.formula.lines.map(({ grams }) => grams)).toEqual([900, 400])
    expect(croissant?.versions[0]?.formula.lines[0]?.made?.formula.lines).toHaveLength(3)
  })

  it('reads a name of one’s own, whose figure is no weight', () => {
    const line = shown()
      .flatMap(({ lines }) => lines)
      .find(({ own }) => own === 'x1')
    expect([line?.name, line?.weight, line?.doubt]).toEqual(['Base Crema 50 Sosa', 50, undefined])
  })

  it('two recipes that name each other are not tied in a circle', () => {
    const loose = { ...CREAM, id: 'a', formula: { ...CREAM.formula, name: 'A', lines: [newLine('B', 100)] } }
    const other = { ...CREAM, id: 'b', formula: { ...CREAM.formula, name: 'B', lines: [newLine('A', 100)] } }
    const plan = importPlan(
      {
        file: 'libro.txt',
        formulas: [loose.formula, other.formula],
        prices: {},
        same: 'apart',
        ties: [{ 0: 1 }, { 0: 0 }],
      },
      EMPTY_LIBRARY,
      '2026-11-18',
    )
    expect(plan.formulas.filter(({ formula }) => formula.lines[0]?.made)).toHaveLength(1)
  })
})
