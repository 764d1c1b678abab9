import { expect, test } from 'vitest'
import { balancedFormula } from '../src/features/balance/apply.ts'
import type { BalancedAnswer } from '../src/features/balance/protocol.ts'
import { lineWeighedAs } from '../src/features/bench/desk/based.ts'
import { decodeFormula } from '../src/model/decode.ts'
import { setGrams } from '../src/model/edits.ts'
import { isNoneRow, isSameFormula, isUnweighedRow, type TableFormula, unweighedNamesOf } from '../src/model/formula.ts'
import { fragmentOfFormula, sharedFormulaIn } from '../src/model/link.ts'
import { blankPiece, newPart, weighPart } from '../src/model/piece.ts'
import { formulaFromCsv, formulaToCsv } from '../src/model/transfer.ts'
import { batchWeighingOf, isNothingAsked } from '../src/model/weighing.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { readTableFormula, tableRequestOf } from '../src/reading/request.ts'
import { appCraft, engine } from './engine.ts'

/** A typed 0 is a weight: the line stays, says 0 g and counts nowhere; an emptied field is what nobody has weighed. */

const loaf = exampleFormulaOf('panaderia')
const salt = loaf.lines.findIndex(({ name }) => /^sal/i.test(name))
const saltId = loaf.lines[salt]?.id ?? ''
const none = setGrams(loaf, saltId, 0)
const emptied = setGrams(loaf, saltId, undefined)
const lineOf = ({ lines }: TableFormula) => lines[salt] ?? expect.fail('the salt is gone')

test('0 is told from nothing, and either is undone by a weight', () => {
  expect([isNoneRow(lineOf(none)), isUnweighedRow(lineOf(none))]).toStrictEqual([true, false])
  expect([isNoneRow(lineOf(emptied)), isUnweighedRow(lineOf(emptied))]).toStrictEqual([false, true])
  expect([unweighedNamesOf(none.lines), unweighedNamesOf(emptied.lines)]).toStrictEqual([[], [lineOf(loaf).name]])
  expect(isSameFormula(none, emptied)).toBe(false)
  expect(setGrams(none, saltId, lineOf(loaf).grams)).toStrictEqual(loaf)
  expect(setGrams(none, saltId, undefined)).toStrictEqual(emptied)
  expect(isNoneRow(lineOf({ ...loaf, lines: lineWeighedAs(loaf.lines, new Map([[saltId, 0]])) }))).toBe(true)
})

test('it is kept where a formula is kept: on the device, in a link, in a table', async () => {
  expect(decodeFormula(none)).toStrictEqual(none)
  const sent = await sharedFormulaIn(await fragmentOfFormula({ formula: none, own: [] }))
  expect(sent && isNoneRow(lineOf(sent.formula))).toBe(true)
  const csv = formulaFromCsv(formulaToCsv(none, ['ingrediente', 'gramos', '%']), 'panaderia', loaf.type)
  expect(csv && isNoneRow(lineOf(csv))).toBe(true)
})

test('whoever judges it sees a dough without salt, as if the line were not there', () => {
  const bread = appCraft('panaderia')
  const without = { ...loaf, lines: loaf.lines.toSpliced(salt, 1) }
  expect(tableRequestOf(bread, none, [])).toStrictEqual(tableRequestOf(bread, without, []))
  const answers = [none, without, emptied].map((one) => readTableFormula(engine, one, [], {}).overview?.headline)
  expect(answers[0]).toStrictEqual(answers[1])
  expect(answers[0]).not.toStrictEqual(answers[2])
})

test('the grams that were found go to the lines that were asked about', () => {
  const asked = none.lines.filter((line) => line.id !== saltId)
  const ingredients = asked.map(({ name, grams }) => ({ nombre: name, antes: grams, despues: grams + 1, cambio: 1 }))
  const after = balancedFormula(none, { ingredients } as unknown as BalancedAnswer)
  expect(after.lines.map(({ grams }) => grams)).toStrictEqual(
    none.lines.map(({ id, grams }) => (id === saltId ? 0 : grams + 1)),
  )
})

test('a part of a piece is weighed alike', () => {
  const [line = lineOf(loaf)] = loaf.lines
  const piece = { ...blankPiece('one'), parts: [newPart(line)] }
  const parts = [0, undefined, 40].map((grams) => weighPart(weighPart(piece, line.id, 0), line.id, grams).parts[0])
  expect(parts.map((part) => part && [isNoneRow(part), isUnweighedRow(part), part.grams])).toStrictEqual([
    [true, false, 0],
    [false, true, 0],
    [false, false, 40],
  ])
})

test('nothing is weighed where somebody asks for 0', () => {
  const weighing = batchWeighingOf(loaf)
  expect(isNothingAsked(weighing)).toBe(false)
  expect(isNothingAsked({ ...weighing, way: 'total', total: 0 })).toBe(true)
  expect(isNothingAsked({ ...weighing, way: 'pieces', pieces: 0 })).toBe(true)
  expect(isNothingAsked({ ...weighing, way: 'have', have: [{ line: saltId, grams: 0 }] })).toBe(true)
})
