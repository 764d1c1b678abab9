import type { Formula } from './formula.ts'

/** What can be undone: the formulas before each change, and those undone from here. */
export interface History {
  readonly now: Formula
  readonly past: readonly Formula[]
  readonly future: readonly Formula[]
  /** What the last change was about: typing on in the same place is one change. */
  readonly about?: string | undefined
}

const MOST_STEPS = 100

export const begin = (formula: Formula): History => ({ now: formula, past: [], future: [] })

export function change(history: History, next: Formula, about?: string): History {
  if (next === history.now) return history
  const continues = about !== undefined && about === history.about
  const past = continues ? history.past : [...history.past, history.now].slice(-MOST_STEPS)
  return { now: next, past, future: [], about }
}

export function undo({ now, past, future }: History): History {
  const before = past.at(-1)
  return before ? { now: before, past: past.slice(0, -1), future: [now, ...future] } : { now, past, future }
}

export function redo({ now, past, future }: History): History {
  const [after, ...rest] = future
  return after ? { now: after, past: [...past, now], future: rest } : { now, past, future }
}
