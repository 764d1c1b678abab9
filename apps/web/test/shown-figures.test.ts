import { expect, it } from 'vitest'
import { numberWithUnit } from '../src/format/numbers.ts'
import { craftIds } from '../src/model/crafts.ts'
import { newLine } from '../src/model/formula.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { readTableFormula } from '../src/reading/request.ts'
import { shownFiguresOf } from '../src/reading/shown-figures.ts'
import { engine } from './engine.ts'

const figuresOf = (formula: ReturnType<typeof exampleFormulaOf>) =>
  readTableFormula(engine, formula, [], { advice: false }).overview?.figures ?? []

it('chocolate has a gauge for each thing: none at zero, no two alike', () => {
  const { judged, others } = shownFiguresOf(figuresOf(exampleFormulaOf('cacao')))
  expect(judged.length).toBeLessThanOrEqual(8)
  expect(judged.filter(({ value }) => value === 0)).toEqual([])
  expect(new Set(judged.map(({ name, value }) => `${name} ${value}`)).size).toBe(judged.length)
  const told = [...judged, ...others].map(({ name, value }) => `${name} ${value}`)
  expect(new Set(told).size).toBe(told.length)
})

it('the PAC of an ice has one gauge, and its classic index stands with the other figures', () => {
  const { judged, others } = shownFiguresOf(figuresOf(exampleFormulaOf('helado')))
  const named = (figures: typeof judged) => figures.filter(({ name, aside }) => name === 'PAC' || aside === 'PAC')
  expect(named(judged).map(({ key }) => key)).toEqual(['PAC'])
  expect(named(others).map(({ key }) => key)).toEqual(['PAC_indice_clasico'])
})

it('what is out of its range always has its gauge', () => {
  for (const id of craftIds) {
    const spoiled = {
      ...exampleFormulaOf(id),
      lines: [...exampleFormulaOf(id).lines, newLine('Aceite de coco', 300), newLine('Agua', 200)],
    }
    const figures = figuresOf(spoiled)
    const out = figures.filter(({ inRange }) => inRange === false).map(({ key }) => key)
    expect(out.length, id).toBeGreaterThan(0)
    const shown = shownFiguresOf(figures).judged.map(({ key }) => key)
    for (const key of out) expect(shown, id).toContain(key)
  }
})

it('with more than a fifth of the mass unread no figure is a number, on any page', () => {
  for (const id of craftIds) {
    const { lines, ...rest } = exampleFormulaOf(id)
    const total = lines.reduce((sum, { grams }) => sum + grams, 0)
    const unread = { ...rest, lines: [...lines, newLine('Polvo de Marta zzz', total)] }
    const overview = readTableFormula(engine, unread, [], { advice: false }).overview
    const shown = (overview?.figures ?? []).map(({ value, unit, decimals }) => numberWithUnit(value, unit, decimals))
    expect(new Set(shown), id).toEqual(new Set(['?']))
    expect(
      overview?.figures.some(({ margin, inRange }) => margin || inRange !== null),
      id,
    ).toBe(false)
    const few = { ...rest, lines: [...lines, newLine('Polvo de Marta zzz', total / 20)] }
    const known = readTableFormula(engine, few, [], { advice: false }).overview?.figures ?? []
    expect(
      known.some(({ value }) => Number.isNaN(value)),
      id,
    ).toBe(false)
  }
})
