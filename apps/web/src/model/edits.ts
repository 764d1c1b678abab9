import { MEASURED_FIELDS, type MeasuredField } from '@obrador/engine'
import { roundGrams } from '../format/numbers.ts'
import { type NestedFormula, type TableFormula, type TableLine, totalGramsOf, weighedAs } from './formula.ts'

/** Every way to change a formula: pure, so that each can be undone and previewed. */

const replaceLine = (formula: TableFormula, id: string, change: (line: TableLine) => TableLine): TableFormula => ({
  ...formula,
  lines: formula.lines.map((line) => (line.id === id ? change(line) : line)),
})

export const setGrams = (formula: TableFormula, id: string, grams: number | undefined): TableFormula =>
  replaceLine(formula, id, (line) => weighedAs(line, grams))

/** Another ingredient: what was measured of the former is not of this one. */
export const setIngredient = (formula: TableFormula, id: string, name: string, own?: string): TableFormula =>
  replaceLine(
    formula,
    id,
    ({ own: _, made: _made, opens: _opens, measured: _measured, stage: _stage, part: _part, ...line }) => ({
      ...line,
      name,
      ...(own !== undefined && { own }),
    }),
  )

export const setMade = (formula: TableFormula, id: string, name: string, made: NestedFormula): TableFormula =>
  replaceLine(formula, id, ({ own: _, measured: _measured, stage: _stage, part: _part, ...line }) => ({
    ...line,
    name,
    made,
  }))

export const toggleOpens = (formula: TableFormula, id: string): TableFormula =>
  replaceLine(formula, id, ({ opens, ...line }) => (opens ? line : { ...line, opens: true, locked: false }))

/** What was measured of a line is of the ingredient: every line of it takes the figure. Without one, the catalogue's again. */
export function setMeasured(
  formula: TableFormula,
  of: TableLine,
  field: MeasuredField,
  value: number | undefined,
): TableFormula {
  const measuredOf = ({ measured: before, ...line }: TableLine): TableLine => {
    const after = { ...before, [field]: value }
    // In one order, so that two formulas that say the same are the same.
    const measured = Object.fromEntries(
      MEASURED_FIELDS.flatMap((key) => (after[key] === undefined ? [] : [[key, after[key]]])),
    )
    return Object.keys(measured).length > 0 ? { ...line, measured } : line
  }
  return {
    ...formula,
    lines: formula.lines.map((line) => (line.name === of.name && line.own === of.own ? measuredOf(line) : line)),
  }
}

/** It is a part of the product, or no longer. */
export const togglePart = (formula: TableFormula, id: string, part: string): TableFormula =>
  replaceLine(formula, id, ({ part: before, ...line }) => (before === part ? line : { ...line, part }))

export const toggleLock = (formula: TableFormula, id: string): TableFormula =>
  replaceLine(formula, id, (line) => ({ ...line, locked: !line.locked }))

/** Locked are these lines and no others. */
export const formulaWithLocks = (formula: TableFormula, ids: ReadonlySet<string>): TableFormula => ({
  ...formula,
  lines: formula.lines.map((line) => (line.locked === ids.has(line.id) ? line : { ...line, locked: !line.locked })),
})

export const addLines = (formula: TableFormula, lines: readonly TableLine[]): TableFormula => ({
  ...formula,
  lines: [...formula.lines, ...lines],
})

export const removeLine = (formula: TableFormula, id: string): TableFormula => ({
  ...formula,
  lines: formula.lines.filter((line) => line.id !== id),
})

/** A blank line that nobody filled in is no line. */
export function withoutBlank(formula: TableFormula): TableFormula {
  const lines = formula.lines.filter(({ name, grams }) => name !== '' || grams > 0)
  return lines.length === formula.lines.length ? formula : { ...formula, lines }
}

/** Moves a line so many places down, or up when negative; the ends stop it. */
export function moveLine(formula: TableFormula, id: string, places: number): TableFormula {
  const from = formula.lines.findIndex((line) => line.id === id)
  const line = formula.lines[from]
  if (!line) return formula
  const to = Math.max(0, Math.min(formula.lines.length - 1, from + places))
  const rest = formula.lines.toSpliced(from, 1)
  return { ...formula, lines: rest.toSpliced(to, 0, line) }
}

/** Every line by the same factor. */
export const scaleFormulaBy = (formula: TableFormula, factor: number): TableFormula => ({
  ...formula,
  lines: formula.lines.map((line) => ({ ...line, grams: roundGrams(line.grams * factor) })),
})

export const scaleFormulaTo = (formula: TableFormula, total: number): TableFormula => {
  const now = totalGramsOf(formula.lines)
  return now > 0 ? scaleFormulaBy(formula, total / now) : formula
}
