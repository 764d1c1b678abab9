import { expect, it } from 'vitest'
import { setMeasured } from '../src/model/edits.ts'
import type { TableFormula } from '../src/model/formula.ts'
import { NO_NORMS } from '../src/model/norms.ts'
import { exampleFormulaOf } from '../src/reading/examples.ts'
import { whyLessSure } from '../src/reading/less-sure.ts'
import * as sure from '../src/reading/sure.ts'
import { readInDoubt } from '../src/reading/use-reading.ts'
import { engine } from './engine.ts'

/** Enough cream for the fat to lie near its limit. */
const rich: TableFormula = {
  ...exampleFormulaOf('helado'),
  lines: exampleFormulaOf('helado').lines.map((line) =>
    line.name.startsWith('Nata') ? { ...line, grams: 283 } : line,
  ),
}
const milk = rich.lines.find(({ name }) => name === 'Leche entera') as TableFormula['lines'][number]
const told = (formula: TableFormula) => {
  const { overview } = readInDoubt(sure, engine, formula, [], { advice: false })
  return { firmness: overview?.doubt?.firmeza, why: overview && whyLessSure(engine, formula, [], NO_NORMS, overview) }
}

it('says why a figure that was measured leaves the verdict less sure', () => {
  expect(told(rich)).toEqual({ firmness: 'justa', why: undefined })
  // The usual figure, measured, varies less.
  expect(told(setMeasured(rich, milk, 'grasa', 3.6)).why).toBeUndefined()
  const fat = told(setMeasured(rich, milk, 'grasa', 3.75))
  expect(fat.firmness).toBe('incierta')
  expect(fat.why).toBe(
    'Lo que has medido (3,75 % de grasa en leche entera) deja la cifra de grasa más cerca de su máximo: por eso es menos seguro que antes de medir.',
  )
})
