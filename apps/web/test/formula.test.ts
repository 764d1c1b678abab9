import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balancedFormula } from '../src/features/balance/apply.ts'
import { applyChanges } from '../src/features/bench/changes.ts'
import { batchFactor, batchTotal, mouldFactor } from '../src/model/batch.ts'
import { formulaCostOf } from '../src/model/cost.ts'
import { decodeFormula } from '../src/model/decode.ts'
import { decodeOwn } from '../src/model/decode-library.ts'
import {
  addLines,
  moveLine,
  removeLine,
  scaleFormulaTo,
  setGrams,
  setIngredient,
  setMeasured,
  withoutBlank,
} from '../src/model/edits.ts'
import { isSameFormula, newLine, totalGramsOf } from '../src/model/formula.ts'
import { beginHistory, changeHistory, redoHistory, undoHistory } from '../src/model/history.ts'
import { fragmentOfFormula, sharedFormulaIn } from '../src/model/link.ts'
import { revertedFormula } from '../src/model/revert.ts'
import { formulaFromCsv, formulaToCsv } from '../src/model/transfer.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { comparedLinesOf } from '../src/views/differences.ts'

const formula = exampleFormulaOf('helado')
const names = (of = formula) => of.lines.map(({ name }) => name)
const bare = (of = formula) => of.lines.map(({ name, grams }) => [name, grams])

describe('edits', () => {
  it('moves a line, and the ends stop it', () => {
    const [first = newLine('', 0)] = formula.lines
    expect(names(moveLine(formula, first.id, 2))[2]).toBe(first.name)
    expect(names(moveLine(formula, first.id, -5))[0]).toBe(first.name)
    expect(names(moveLine(formula, first.id, 99)).at(-1)).toBe(first.name)
  })

  it('applies what the engine proposes, also by the name it was read as, and takes out what is emptied', () => {
    const changes = [
      { from: 'Neutro para cremas 5', to: 'Inulina', grams: 5, parameter: '', finding: '', sentence: '' },
      { to: 'Azúcar', grams: 10, parameter: '', finding: '', sentence: '' },
    ]
    const after = applyChanges(formula, changes, ({ name }) => (name === 'Sacarosa' ? 'Azúcar' : undefined))
    expect(names(after)).not.toContain('Neutro para cremas 5')
    expect(after.lines.at(-1)).toMatchObject({ name: 'Inulina', grams: 5 })
    expect(after.lines.find(({ name }) => name === 'Sacarosa')?.grams).toBe(135)
    expect(totalGramsOf(after.lines)).toBe(totalGramsOf(formula.lines) + 10)
  })

  it('moves no locked line: of two of one name the other, and no half of a swap', () => {
    const [milk = newLine('', 0), cream = newLine('', 0), ...rest] = formula.lines
    const locked = { ...formula, lines: [{ ...milk, locked: true }, newLine(milk.name, 100), cream, ...rest] }
    const swap = [{ from: milk.name, to: cream.name, grams: 60, parameter: '', finding: '', sentence: '' }]
    const after = applyChanges(locked, swap, () => undefined)
    expect(after.lines.slice(0, 3).map(({ grams }) => grams)).toEqual([milk.grams, 40, cream.grams + 60])
    const alone = { ...formula, lines: [milk, { ...cream, locked: true }, ...rest] }
    expect(applyChanges(alone, swap, () => undefined).lines).toEqual(alone.lines)
  })

  it('scales, and forgets blank lines', () => {
    expect(totalGramsOf(scaleFormulaTo(formula, 1958).lines)).toBeCloseTo(1958, 1)
    expect(withoutBlank({ ...formula, lines: [...formula.lines, newLine('', 0)] }).lines).toHaveLength(7)
    expect(withoutBlank(formula)).toBe(formula)
  })

  it('takes the grams of the balancer in their order, and adds what is new', () => {
    const ingredients = formula.lines.map(({ name, grams }) => ({
      nombre: name,
      antes: grams,
      despues: grams + 1,
      cambio: 1,
      fijo: false,
      nuevo: false,
    }))
    const fresh = { nombre: 'Inulina', antes: 0, despues: 12, cambio: 12, fijo: false, nuevo: true }
    const after = balancedFormula(formula, { ingredients: [...ingredients, fresh] } as never)
    expect(bare(after)).toEqual([...bare().map(([name, grams]) => [name, Number(grams) + 1]), ['Inulina', 12]])
  })
})

describe('taking back one change', () => {
  const [first = newLine('', 0), second = newLine('', 0), third = newLine('', 0)] = formula.lines

  it('puts a removed line back where it was, and leaves what was typed since', () => {
    const after = removeLine(formula, second.id)
    const since = setGrams(after, first.id, 1)
    const back = revertedFormula(since, formula, after)
    expect(names(back)).toEqual(names())
    expect(back.lines[0]?.grams).toBe(1)
  })

  it('finds a place for it when its neighbours are gone', () => {
    const after = removeLine(formula, third.id)
    const since = removeLine(removeLine(after, second.id), first.id)
    expect(names(revertedFormula(since, formula, after))).toEqual(names().slice(2))
  })

  it('takes out what the change added and gives back its weights, but not those changed since', () => {
    const after = { ...addLines(setGrams(formula, first.id, 1), [newLine('Inulina', 5)]), name: 'otra' }
    expect(revertedFormula(after, formula, after)).toEqual(formula)
    const since = setGrams(after, first.id, 2)
    expect(revertedFormula(since, formula, after)).toEqual(setGrams(formula, first.id, 2))
  })
})

it('history: one step per change, typing on is one step, redo until something else is done', () => {
  const named = (name: string) => ({ ...formula, name })
  let history = beginHistory(formula)
  for (const name of ['a', 'ab', 'abc']) history = changeHistory(history, named(name), 'name')
  expect(undoHistory(history).now).toBe(formula)
  expect(redoHistory(undoHistory(history)).now.name).toBe('abc')
  history = changeHistory(undoHistory(history), named('z'))
  expect(redoHistory(history).now.name).toBe('z')
  expect(undoHistory(beginHistory(formula)).now).toBe(formula)
})

it('a batch is a weight, so many pieces, or other moulds', () => {
  expect(batchTotal({ ...formula, batch: {} })).toBe(979)
  expect(batchTotal({ ...formula, batch: { pieces: 24, pieceGrams: 80 } })).toBe(1920)
  expect(batchFactor({ ...formula, batch: { total: 1958 } })).toBe(2)
  expect(mouldFactor({ count: 1, diameter: 20 }, { count: 2, diameter: 24 })).toBeCloseTo(2.88)
})

it('the cost follows the prices, own ones first', () => {
  const cost = formulaCostOf(
    { ...formula, batch: { pieces: 10, pieceGrams: 100 } },
    { leche: { pack: 50, packGrams: 25_000, supplier: '', at: '' } },
    ({ name }) => ({ price: 1, id: name === 'Leche entera' ? 'leche' : 'otra' }) as never,
  )
  expect(cost.lines[0]).toMatchObject({ cost: 1.25, isOwn: true })
  expect(cost.perKiloWeighed).toBeCloseTo((625 * 2 + 354) / 979)
})

describe('what leaves the device comes back', () => {
  const own = {
    id: 'x1',
    name: 'Mi nata',
    model: 'nata',
    sheet: { grasa: 35, hidratos: 3, azucares: 3, proteinas: 2 },
    price: 4,
  }
  const mixed = {
    ...formula,
    lines: [...formula.lines, newLine('Mi nata', 20, 'x1')],
    batch: { pieces: 3, pieceGrams: 90 },
  }

  it('in a link', async () => {
    const shared = await sharedFormulaIn(
      await fragmentOfFormula({ formula: mixed, own: [own, { ...own, id: 'unused' }] }),
    )
    expect(shared?.own).toEqual([own])
    expect(shared && bare(shared.formula)).toEqual(bare(mixed))
    expect(shared?.formula.batch).toEqual(mixed.batch)
  })

  it('with what was measured, of every line of that ingredient', async () => {
    const milk = newLine('Leche entera', 50)
    const before = addLines(formula, [milk])
    const after = setMeasured(setMeasured(before, milk, 'grasa', 3.8), milk, 'humedad', 87)
    const told = after.lines.filter(({ measured }) => measured)
    expect(told.map(({ name, measured }) => [name, measured])).toEqual([
      ['Leche entera', { grasa: 3.8, humedad: 87 }],
      ['Leche entera', { grasa: 3.8, humedad: 87 }],
    ])
    expect(isSameFormula(before, after)).toBe(false)
    expect(isSameFormula(after, setMeasured(setMeasured(before, milk, 'humedad', 87), milk, 'grasa', 3.8))).toBe(true)
    const shared = await sharedFormulaIn(await fragmentOfFormula({ formula: after, own: [] }))
    expect(shared && isSameFormula(shared.formula, after)).toBe(true)
    // Taken out, it is as it was; and another ingredient has not been measured.
    expect(setMeasured(setMeasured(after, milk, 'grasa', undefined), milk, 'humedad', undefined)).toEqual(before)
    expect(setIngredient(after, milk.id, 'Nata 35%').lines.at(-1)).toEqual({ ...milk, name: 'Nata 35%' })
    const strange = {
      craft: 'helado',
      type: 'x',
      lines: [{ name: 'b', grams: 1, measured: { brix: 'mucho', sal: 3 } }],
    }
    expect(decodeFormula(strange)?.lines[0]).not.toHaveProperty('measured')
  })

  it('in a CSV', () => {
    const csv = formulaFromCsv(formulaToCsv(formula, ['a', 'b', 'c']), 'helado', 'base')
    expect(csv && bare(csv)).toEqual(bare())
    expect(formulaFromCsv('uno, dos', 'helado', 'base')).toBeUndefined()
  })

  it('in a CSV that no spreadsheet takes for formulas, with the same names', () => {
    const strange = ['=HYPERLINK("http://a.b")', '+1', '-Nata', '@casa', "'=ya", 'Leche\rentera', 'Nata\n35 %', 'a;"b"']
    const written = formulaToCsv({ ...formula, lines: strange.map((name) => newLine(name, 10)) }, ['a', 'b', 'c'])
    for (const row of written.split('\r\n').slice(1)) expect(row).not.toMatch(/^"?[=+\-@]/)
    expect(formulaFromCsv(written, 'helado', 'base')?.lines.map(({ name, grams }) => [name, grams])).toEqual(
      strange.map((name) => [name, 10]),
    )
  })

  it('and nothing strange gets in', async () => {
    for (const fragment of ['', '#f=', '#f=%%%', '#f=AAAA', `#f=${'A'.repeat(50_000)}`, '#otra']) {
      expect(await sharedFormulaIn(fragment)).toBeUndefined()
    }
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        decodeFormula(value)
        decodeOwn(value)
        decodeFormula({ craft: 'helado', type: 'base', lines: value })
      }),
    )
    expect(decodeFormula({ craft: 'queso', type: 'x', lines: [] })).toBeUndefined()
    expect(
      decodeFormula({
        craft: 'helado',
        type: 'x',
        lines: [
          { name: 'a', grams: -1 },
          { name: 'b', grams: 1 },
        ],
      })?.lines,
    ).toHaveLength(1)
  })
})

it('two formulas are compared by what their ingredients are, of as much of each', () => {
  const written = { ...formula, lines: [newLine('Azúcar', 100), newLine('Leche', 900)] }
  const other = { ...formula, lines: [newLine('Sacarosa', 600), newLine('leche entera', 3400)] }
  const keyOf = ({ name }: { readonly name: string }): string => (/az|sac/i.test(name) ? 'sugar' : 'milk')
  expect(
    comparedLinesOf({ formula: written, keyOf, factor: 1000 / 1000 }, { formula: other, keyOf, factor: 1000 / 4000 }),
  ).toEqual([
    { name: 'Sacarosa', also: ['Azúcar'], before: 100, after: 150 },
    { name: 'leche entera', also: ['Leche'], before: 900, after: 850 },
  ])
})
