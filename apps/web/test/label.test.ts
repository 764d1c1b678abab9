import { describe, expect, it } from 'vitest'
import { fitsOn } from '../src/features/label/checks.ts'
import { decodeFormula } from '../src/model/decode.ts'
import { withDesk } from '../src/model/desks.ts'
import { type Formula, isSame } from '../src/model/formula.ts'
import { decodeHabits } from '../src/model/habits.ts'
import { dateKindOf, isFormTooShort, isPast, missingIn, type OnLabel } from '../src/model/mentions.ts'
import { figureHeightOf, leastFigure, netPoints, pageOf, paperOf, xHeightOf } from '../src/model/paper.ts'
import { type Stated, statedIn } from '../src/model/stated.ts'
import { exampleOf } from '../src/reading/examples.ts'
import { dateOn, lotOfToday, netOn, onLabel } from '../src/reading/on-label.ts'
import { appCraft } from './engine.ts'

const helado = appCraft('helado')
const pasteleria = appCraft('pasteleria')
const habits = { operator: 'Heladería La Umbría. C/ Mayor, 14. 03100 Jijona' }

const labelled = (stated: Stated, formula: Formula = exampleOf('helado')): Formula => withDesk(formula, 'label', stated)

describe('what is typed on a label', () => {
  it('is kept with the formula, told apart from others, and bounded', () => {
    const stated: Stated = { net: 500, unit: 'ml', lot: 'L-326', date: '2027-05-20', traces: ['avellana'] }
    const formula = labelled(stated)
    const back = decodeFormula(JSON.parse(JSON.stringify(formula))) as Formula
    expect(statedIn(back)).toEqual(stated)
    expect(isSame(back, formula)).toBe(true)
    expect(isSame(formula, exampleOf('helado'))).toBe(false)
    const hostile = {
      ...formula,
      desks: { label: { net: -3, date: 'ayer', lot: 'x'.repeat(5000), unit: 'kg', traces: 7 } },
    }
    expect(statedIn(decodeFormula(hostile) as Formula)).toEqual({})
    let deep: unknown = 'x'
    for (let level = 0; level < 50; level++) deep = { deep }
    expect(JSON.stringify(decodeFormula({ ...formula, desks: { label: deep } })?.desks).length).toBeLessThan(60)
  })

  it('leaves a formula of before as it was', () => {
    const before = exampleOf('helado')
    expect(decodeFormula(JSON.parse(JSON.stringify(before)))).toEqual(before)
    expect(statedIn(before)).toEqual({})
  })

  it('of the workshop is bounded too', () => {
    expect(
      decodeHabits({ operator: 'Yo', hourly: 18, keeping: { F: 'A −20 °C.', 3: 4 }, points: -1, other: 1 }),
    ).toEqual({
      operator: 'Yo',
      hourly: 18,
      keeping: { F: 'A −20 °C.' },
    })
    expect(decodeHabits('nada')).toEqual({})
  })
})

describe('the mentions that the law asks for', () => {
  const whole: Stated = { net: 500, lot: 'L-326', date: '2027-05-20' }
  const example = exampleOf('helado')
  /** Without the mix of a supplier, whose allergens only its own label tells. */
  const plainFormula = { ...example, lines: example.lines.filter(({ name }) => !name.startsWith('Neutro')) }
  const read = (stated: Stated, some = habits): OnLabel =>
    onLabel(helado, labelled(stated, plainFormula), [], some) as OnLabel

  it('leave the allergens open while a compound has no sheet', () => {
    expect(missingIn(onLabel(helado, labelled(whole), [], habits) as OnLabel)).toEqual(['allergens'])
  })

  it('are named one by one until all are there', () => {
    expect(missingIn(read({}, { operator: '' }))).toEqual(['net', 'date', 'lot', 'operator'])
    expect(missingIn(read({ net: 500, lot: 'L-1', keeping: '' }))).toEqual(['date', 'keeping'])
    expect(missingIn(read(whole))).toEqual([])
  })

  it('let the day and the month stand for the lot, and nothing less', () => {
    const { lot: _, ...without } = whole
    expect(missingIn(read(without))).toEqual([])
    expect(missingIn(read({ ...without, dateForm: 'month' }))).toEqual(['lot'])
  })

  it('are a use-by date for what spoils, by its keeping', () => {
    const cream = onLabel(pasteleria, labelled({ date: '2026-11-18' }, exampleOf('pasteleria')), [], habits) as OnLabel
    expect(dateKindOf(cream.label.seguridadAlimentaria, {})).toBe('useBy')
    // Where nobody knows how it keeps, it spoils until its maker says otherwise.
    expect(dateKindOf(undefined, {})).toBe('useBy')
    expect(dateKindOf(undefined, { dateKind: 'bestBefore' })).toBe('bestBefore')
    expect(dateKindOf(cream.label.seguridadAlimentaria, { dateKind: 'bestBefore' })).toBe('useBy')
    expect(dateOn(cream)).toEqual({ words: 'Fecha de caducidad:', date: '18/11/2026' })
    expect(dateOn(read({ date: '2027-05-20' }))).toEqual({
      words: 'Consumir preferentemente antes del',
      date: '20/05/2027',
    })
    expect(dateOn(read({ date: '2027-05-20', dateForm: 'month' }))?.date).toBe('05/2027')
    expect(dateOn(read({ date: '2029-05-20', dateForm: 'year' }))?.date).toBe('2029')
    expect(dateOn(read({ date: '2029-05-20', dateForm: 'none' }))).toBeUndefined()
  })

  it('say the day of what keeps for less than three months', () => {
    const now = new Date('2026-11-15T10:00')
    // It must keep for more than three months, or 18.
    expect(isFormTooShort({ date: '2027-02-15', dateForm: 'month' }, now)).toBe(true)
    expect(isFormTooShort({ date: '2027-02-16', dateForm: 'month' }, now)).toBe(false)
    expect(isFormTooShort({ date: '2028-05-15', dateForm: 'year' }, now)).toBe(true)
    expect(isFormTooShort({ date: '2028-05-16', dateForm: 'year' }, now)).toBe(false)
    expect(isPast({ date: '2026-11-14' }, now)).toBe(true)
    expect(isPast({ date: '2026-11-15' }, now)).toBe(false)
  })

  it('never have a name that the formula may not bear', () => {
    const poor = {
      ...exampleOf('helado'),
      lines: exampleOf('helado').lines.filter(({ name }) => !/nata|leche/i.test(name)),
    }
    const named = onLabel(
      helado,
      labelled({ name: 'Helado de leche artesano' }, { ...poor, type: 'helado_leche' }),
      [],
      habits,
    )
    const other = onLabel(helado, labelled({ name: 'Postre helado' }, { ...poor, type: 'helado_leche' }), [], habits)
    expect(named?.isMisnamed).toBe(named?.label.legal?.cumple === false)
    expect(other?.isMisnamed).toBe(false)
    expect(read({}).isMisnamed).toBe(false)
  })

  it('propose how to keep it, as this workshop last put it', () => {
    expect(read({}).keeping).toContain('−18 °C')
    const own = { ...habits, keeping: { F: 'A −20 °C.' } }
    expect(read({}, own).keeping).toBe('A −20 °C.')
    expect(read({ keeping: 'En el arcón.' }, own).keeping).toBe('En el arcón.')
  })
})

describe('the label at its size', () => {
  it('is as large as the law asks', () => {
    expect(xHeightOf(7.2)).toBeCloseTo(1.234, 3)
    for (const [net, least] of [
      [50, 2],
      [51, 3],
      [200, 3],
      [201, 4],
      [1000, 4],
      [1001, 6],
    ] as const) {
      expect(leastFigure(net)).toBe(least)
      expect(figureHeightOf(netPoints(net, 7.2))).toBeGreaterThanOrEqual(least)
      expect(figureHeightOf(netPoints(net, 7.2))).toBeLessThan(least + 0.15)
    }
  })

  it('is on its paper: a roll as long as it, a card, a sheet of 24, one of one’s own', () => {
    expect(pageOf(paperOf({}), 94)).toEqual({ width: 62, height: 94 })
    expect(pageOf(paperOf({ paper: 'card' }), 94)).toEqual({ width: 100, height: 50 })
    expect(pageOf(paperOf({ paper: 'sheet' }), 94)).toEqual({ width: 210, height: 297 })
    expect(paperOf({ paper: 'custom', paperWidth: 3, paperHeight: 4000 })).toEqual({ width: 20, height: 297 })
    expect(fitsOn({ width: 62 }, 500)).toBe(true)
    expect(fitsOn({ width: 62, height: 50 }, 51)).toBe(false)
  })

  it('writes amounts and lots as a label does', () => {
    expect(netOn({ net: 500, unit: 'ml' })).toBe('500 ml')
    expect(lotOfToday(new Date('2026-11-15T23:30'))).toBe('L-26319')
    expect(lotOfToday(new Date('2028-12-31T00:30'))).toBe('L-28366')
  })
})
