import type { Change } from '@obrador/engine'
import { type Formula, type Line, newLine, totalOf } from './model.ts'
import { roundGrams } from './numbers.ts'

/** Every way to change a formula: pure, so that each can be undone and previewed. */

const replaceLine = (formula: Formula, id: string, change: (line: Line) => Line): Formula => ({
  ...formula,
  lines: formula.lines.map((line) => (line.id === id ? change(line) : line)),
})

export const setGrams = (formula: Formula, id: string, grams: number): Formula =>
  replaceLine(formula, id, (line) => ({ ...line, grams }))

export const setIngredient = (formula: Formula, id: string, name: string, own?: string): Formula =>
  replaceLine(formula, id, ({ own: _, ...line }) => ({ ...line, name, ...(own !== undefined && { own }) }))

export const toggleLock = (formula: Formula, id: string): Formula =>
  replaceLine(formula, id, (line) => ({ ...line, locked: !line.locked }))

export const addLines = (formula: Formula, lines: readonly Line[]): Formula => ({
  ...formula,
  lines: [...formula.lines, ...lines],
})

export const removeLine = (formula: Formula, id: string): Formula => ({
  ...formula,
  lines: formula.lines.filter((line) => line.id !== id),
})

/** A blank line that nobody filled in is no line. */
export function withoutBlank(formula: Formula): Formula {
  const lines = formula.lines.filter(({ name, grams }) => name !== '' || grams > 0)
  return lines.length === formula.lines.length ? formula : { ...formula, lines }
}

/** Moves a line so many places down, or up when negative; the ends stop it. */
export function moveLine(formula: Formula, id: string, places: number): Formula {
  const from = formula.lines.findIndex((line) => line.id === id)
  const line = formula.lines[from]
  if (!line) return formula
  const to = Math.max(0, Math.min(formula.lines.length - 1, from + places))
  const rest = formula.lines.toSpliced(from, 1)
  return { ...formula, lines: rest.toSpliced(to, 0, line) }
}

/** Every line by the same factor. */
export const scaleBy = (formula: Formula, factor: number): Formula => ({
  ...formula,
  lines: formula.lines.map((line) => ({ ...line, grams: roundGrams(line.grams * factor) })),
})

export const scaleTo = (formula: Formula, total: number): Formula => {
  const now = totalOf(formula.lines)
  return now > 0 ? scaleBy(formula, total / now) : formula
}

/** Lines that a change of the engine speaks of: by the name written, or by the one it was read as. */
type ReadAs = (line: Line) => string | undefined
const isNamed = (line: Line, name: string, readAs: ReadAs): boolean => line.name === name || readAs(line) === name

function take(lines: readonly Line[], name: string, grams: number, readAs: ReadAs): Line[] {
  let left = grams
  return lines.map((line) => {
    if (left <= 0 || !isNamed(line, name, readAs)) return line
    const taken = Math.min(line.grams, left)
    left -= taken
    return { ...line, grams: roundGrams(line.grams - taken) }
  })
}

function put(lines: readonly Line[], name: string, grams: number, readAs: ReadAs): readonly Line[] {
  const at = lines.findIndex((line) => isNamed(line, name, readAs))
  const line = lines[at]
  return line
    ? lines.with(at, { ...line, grams: roundGrams(line.grams + grams) })
    : [...lines, newLine(name, roundGrams(grams))]
}

/** The formula after changes proposed by the engine; a line emptied by them is taken out. */
export function applyChanges(formula: Formula, changes: readonly Change[], readAs: ReadAs): Formula {
  const empty = new Set(formula.lines.filter(({ grams }) => grams === 0).map(({ id }) => id))
  let lines = formula.lines
  for (const { from, to, grams } of changes) {
    if (from !== undefined) lines = take(lines, from, grams, readAs)
    if (to !== undefined) lines = put(lines, to, grams, readAs)
  }
  return { ...formula, lines: lines.filter(({ id, grams }) => grams > 0 || empty.has(id)) }
}
