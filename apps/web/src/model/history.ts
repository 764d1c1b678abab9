import type { TableFormula } from './formula.ts'

/** What can be undone: the formulas before each change, and those undone from here. */
export interface FormulaHistory {
  readonly now: TableFormula
  readonly past: readonly TableFormula[]
  readonly future: readonly TableFormula[]
  /** What the last change was about: typing on in the same place is one change. */
  readonly about?: string | undefined
}

const MOST_STEPS = 100

export const beginHistory = (formula: TableFormula): FormulaHistory => ({ now: formula, past: [], future: [] })

export function changeHistory(history: FormulaHistory, next: TableFormula, about?: string): FormulaHistory {
  if (next === history.now) return history
  const continues = about !== undefined && about === history.about
  const past = continues ? history.past : [...history.past, history.now].slice(-MOST_STEPS)
  return { now: next, past, future: [], about }
}

export function undoHistory({ now, past, future }: FormulaHistory): FormulaHistory {
  const before = past.at(-1)
  return before ? { now: before, past: past.slice(0, -1), future: [now, ...future] } : { now, past, future }
}

export function redoHistory({ now, past, future }: FormulaHistory): FormulaHistory {
  const [after, ...rest] = future
  return after ? { now: after, past: [...past, now], future: rest } : { now, past, future }
}
