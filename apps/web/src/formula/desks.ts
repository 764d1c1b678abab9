import type { Formula } from './model.ts'

/** What a desk keeps, with what has been typed; what was cleared is gone. */
export function withDesk(formula: Formula, desk: string, kept: object): Formula {
  const typed = Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined))
  return { ...formula, desks: { ...formula.desks, [desk]: typed } }
}
