import { describe, expect, it } from 'vitest'
import { fitsOnPaper } from '../src/features/label/checks.ts'
import { settingsShape } from '../src/library/kept.ts'
import { decodeFormula } from '../src/model/decode.ts'
import { formulaWithDesk } from '../src/model/desks.ts'
import { isSameFormula, type TableFormula } from '../src/model/formula.ts'
import { dateKindOf, isFormTooShort, isPastDate, missingMentionsIn, type OnLabel } from '../src/model/mentions.ts'
import { figureHeightOf, leastFigure, netPoints, pageOfPaper, paperOfId, xHeightOf } from '../src/model/paper.ts'
import { decodeShape } from '../src/model/shape.ts'
import { type StatedOnLabel, statedInFormula } from '../src/model/stated.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { dateOnLabel, labelOfFormula, netOnLabel } from '../src/reading/on-label.ts'
import { appCraft } from './engine.ts'

const { fields } = settingsShape

const helado = appCraft('helado')
const pasteleria = appCraft('pasteleria')
const habits = { operator: 'Heladería La Umbría. C/ Mayor, 14. 03100 Jijona' }

const labelled = (stated: StatedOnLabel, formula: TableFormula = exampleFormulaOf('helado')): TableFormula =>
  formulaWithDesk(formula, 'label', stated)

describe('what is typed on a label', () => {
  it('is kept with the formula, told apart from others, and bounded', () => {
    const stated: StatedOnLabel = { net: 500, unit: 'ml', lot: 'L-326', date: '2027-05-20', traces: ['avellana'] }
    const formula = labelled(stated)
    const back = decodeFormula(JSON.parse(JSON.stringify(formula))) as TableFormula
    expect(statedInFormula(back)).toEqual(stated)
    expect(isSameFormula(back, formula)).toBe(true)
    expect(isSameFormula(formula, exampleFormulaOf('helado'))).toBe(false)
    const hostile = {
      ...formula,
      desks: { label: { net: -3, date: 'ayer', lot: 'x'.repeat(5000), unit: 'kg', traces: 7 } },
    }
    expect(statedInFormula(decodeFormula(hostile) as TableFormula)).toEqual({})
    let deep: unknown = 'x'
    for (let level = 0; level < 50; level++) deep = { deep }
    expect(JSON.stringify(decodeFormula({ ...formula, desks: { label: deep } })?.desks).length).toBeLessThan(60)
  })

  it('leaves a formula of before as it was', () => {
    const before = exampleFormulaOf('helado')
    expect(decodeFormula(JSON.parse(JSON.stringify(before)))).toEqual(before)
    expect(statedInFormula(before)).toEqual({})
  })

  it('of the workshop is bounded too', () => {
    expect(
      decodeShape(fields.habits, {
        operator: 'Yo',
        hourly: 18,
        keeping: { F: 'A −20 °C.', 3: 4 },
        points: -1,
        other: 1,
      }),
    ).toEqual({
      operator: 'Yo',
      hourly: 18,
      keeping: { F: 'A −20 °C.' },
    })
    expect(decodeShape(fields.habits, 'nada')).toEqual({})
  })
})

describe('the mentions that the law asks for', () => {
  const whole: StatedOnLabel = { net: 500, lot: 'L-326', date: '2027-05-20' }
  const example = exampleFormulaOf('helado')
  /** Without the mix of a supplier, whose allergens only its own label tells. */
  const plainFormula = { ...example, lines: example.lines.filter(({ name }) => !name.startsWith('Neutro')) }
  const read = (stated: StatedOnLabel, some = habits): OnLabel =>
    labelOfFormula(helado, labelled(stated, plainFormula), [], some) as OnLabel

  it('leave the allergens open while a compound has no sheet', () => {
    expect(missingMentionsIn(labelOfFormula(helado, labelled(whole), [], habits) as OnLabel)).toEqual(['allergens'])
  })

  it('are named one by one until all are there', () => {
    expect(missingMentionsIn(read({}, { operator: '' }))).toEqual(['net', 'date', 'lot', 'operator'])
    expect(missingMentionsIn(read({ net: 500, lot: 'L-1', keeping: '' }))).toEqual(['date', 'keeping'])
    expect(missingMentionsIn(read(whole))).toEqual([])
  })

  it('let the day and the month stand for the lot, and nothing less', () => {
    const { lot: _, ...without } = whole
    expect(missingMentionsIn(read(without))).toEqual([])
    expect(missingMentionsIn(read({ ...without, dateForm: 'month' }))).toEqual(['lot'])
  })

  it('are a use-by date for what spoils, by its keeping', () => {
    const cream = labelOfFormula(
      pasteleria,
      labelled({ date: '2026-11-18' }, exampleFormulaOf('pasteleria')),
      [],
      habits,
    ) as OnLabel
    expect(dateKindOf(cream.label.seguridadAlimentaria, {})).toBe('useBy')
    // Where nobody knows how it keeps, it spoils until its maker says otherwise.
    expect(dateKindOf(undefined, {})).toBe('useBy')
    expect(dateKindOf(undefined, { dateKind: 'bestBefore' })).toBe('bestBefore')
    expect(dateKindOf(cream.label.seguridadAlimentaria, { dateKind: 'bestBefore' })).toBe('useBy')
    expect(dateOnLabel(cream)).toEqual({ words: 'Fecha de caducidad:', date: '18/11/2026' })
    expect(dateOnLabel(read({ date: '2027-05-20' }))).toEqual({
      words: 'Consumir preferentemente antes del',
      date: '20/05/2027',
    })
    expect(dateOnLabel(read({ date: '2027-05-20', dateForm: 'month' }))?.date).toBe('05/2027')
    expect(dateOnLabel(read({ date: '2029-05-20', dateForm: 'year' }))?.date).toBe('2029')
    expect(dateOnLabel(read({ date: '2029-05-20', dateForm: 'none' }))).toBeUndefined()
  })

  it('say the day of what keeps for less than three months', () => {
    const now = new Date('2026-11-15T10:00')
    // It must keep for more than three months, or 18.
    expect(isFormTooShort({ date: '2027-02-15', dateForm: 'month' }, now)).toBe(true)
    expect(isFormTooShort({ date: '2027-02-16', dateForm: 'month' }, now)).toBe(false)
    expect(isFormTooShort({ date: '2028-05-15', dateForm: 'year' }, now)).toBe(true)
    expect(isFormTooShort({ date: '2028-05-16', dateForm: 'year' }, now)).toBe(false)
    expect(isPastDate({ date: '2026-11-14' }, now)).toBe(true)
    expect(isPastDate({ date: '2026-11-15' }, now)).toBe(false)
  })

  it('never have a name that the formula may not bear', () => {
    const poor = {
      ...exampleFormulaOf('helado'),
      lines: exampleFormulaOf('helado').lines.filter(({ name }) => !/nata|leche/i.test(name)),
    }
    const named = labelOfFormula(
      helado,
      labelled({ name: 'Helado de leche artesano' }, { ...poor, type: 'helado_leche' }),
      [],
      habits,
    )
    const other = labelOfFormula(
      helado,
      labelled({ name: 'Postre helado' }, { ...poor, type: 'helado_leche' }),
      [],
      habits,
    )
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
    expect(pageOfPaper(paperOfId({}), 94)).toEqual({ width: 62, height: 94 })
    expect(pageOfPaper(paperOfId({ paper: 'card' }), 94)).toEqual({ width: 100, height: 50 })
    expect(pageOfPaper(paperOfId({ paper: 'sheet' }), 94)).toEqual({ width: 210, height: 297 })
    expect(paperOfId({ paper: 'custom', paperWidth: 3, paperHeight: 4000 })).toEqual({ width: 20, height: 297 })
    expect(fitsOnPaper({ width: 62 }, 500)).toBe(true)
    expect(fitsOnPaper({ width: 62, height: 50 }, 51)).toBe(false)
  })

  it('writes amounts as a label does', () => {
    expect(netOnLabel({ net: 500, unit: 'ml' })).toBe('500 ml')
  })
})
